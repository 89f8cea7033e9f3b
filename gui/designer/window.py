"""The designer's window: tools at the left, the map and the tables in the middle, properties at the right, findings below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMessageBox, QTabWidget, QWidget

from engine.designer.checks.findings import Finding
from engine.errors import TrinacriaError
from gui.board.look import Captions
from gui.designer.checker import Checker
from gui.designer.clipboard import HexClipboard
from gui.designer.commands import DesignCommands
from gui.designer.drafts import DraftKeeper
from gui.designer.events_page import EventsPage
from gui.designer.findings_panel import FindingsPanel
from gui.designer.heat_panel import HeatPanel
from gui.designer.menus import CONTEXT, ON_MAP, DesignMenus
from gui.designer.model import DesignModel
from gui.designer.name_editor import NameEditor
from gui.designer.options import Options
from gui.designer.pages import (
    LatePage,
    MarketPage,
    RailwaysPage,
    companies_page,
    setups_page,
    title_page,
    trains_page,
)
from gui.designer.palette import Palette
from gui.designer.properties import PropertyPanel
from gui.designer.rules_page import rules_page
from gui.designer.scene import DesignScene, Spot
from gui.designer.tiles_page import TilesPage
from gui.designer.tools_base import DesignBench, DesignTool, Pens
from gui.designer.tools_coast import CoastTool
from gui.designer.tools_face import StopTool, TrackTool
from gui.designer.tools_ground import ColorTool, HexTool, RegionTool, SelectTool, TerrainTool
from gui.designer.tools_place import PlaceTool
from gui.designer.tools_sides import ImpassableTool, LinkTool, RiverTool
from gui.designer.tools_text import HomeTool, NameTool
from gui.designer.view import DesignView
from gui.parts import Dock
from gui.settings import Settings
from gui.texts import error_text
from gui.theme import load_theme
from gui.work_window import WorkWindow

SIZE: Final = QSize(1366, 768)
TOOLS_WIDTH: Final = 250
PROPERTIES_WIDTH: Final = 300
FINDINGS_HEIGHT: Final = 170


class DesignerWindow(WorkWindow):
    """A window of its own for one title at a time."""

    closed = Signal()
    play_wanted = Signal(object)

    def __init__(self, model: DesignModel, settings: Settings) -> None:
        super().__init__(settings, "design_")
        self.model = model
        model.setParent(self)
        self.pens = Pens(self)
        self.scene: DesignScene = DesignScene(load_theme(settings.theme), model.files, self)
        self.view = DesignView(self.scene)
        self.bench = DesignBench(model, self.scene, self.pens, self)
        self.tools: Mapping[str, DesignTool] = {
            tool.name: tool
            for tool in (
                SelectTool(self.bench),
                PlaceTool(self.bench),
                HexTool(self.bench),
                ColorTool(self.bench),
                TerrainTool(self.bench),
                RegionTool(self.bench),
                ImpassableTool(self.bench),
                RiverTool(self.bench),
                StopTool(self.bench),
                TrackTool(self.bench),
                NameTool(self.bench),
                HomeTool(self.bench),
                LinkTool(self.bench),
                CoastTool(self.bench),
            )
        }
        self.names = NameEditor(model, self.view)
        self.palette_ = Palette()
        self.options = Options(model, self.pens)
        self.palette_.set_options(self.options)
        self.properties = PropertyPanel(model)
        self.checker = Checker(model, self)
        self.drafts = DraftKeeper(model, self)
        self.findings = FindingsPanel(self.checker, self.scene.theme)
        self.heat = HeatPanel(model)
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self._page_words: list[str] = []
        self._beside_map: dict[str, bool] = {}
        """While another page is seen: whether the parts beside the map were shown."""
        self.setCentralWidget(self.pages)
        self.clipboard = HexClipboard(self)
        self.commands = DesignCommands(self)
        self.menus = DesignMenus(self, self.commands.slots())
        self._build()
        self._connect()
        self.statusBar().setSizeGripEnabled(False)
        self.resize(SIZE)
        self.restore_layout()
        self.choose_tool("select")
        self._show_captions()
        self.retranslate()
        self.checker.timer.start()

    # --- making

    def _build(self) -> None:
        self.add_page(self.view, str(QT_TRANSLATE_NOOP("designer", "Map")))
        model, theme = self.model, self.scene.theme
        self.tiles = LatePage(self._make_tiles, theme)
        self.market = LatePage(lambda: MarketPage(model), theme)
        self.trains = LatePage(lambda: trains_page(model), theme)
        self.companies = LatePage(lambda: companies_page(model), theme)
        self.setups = LatePage(lambda: setups_page(model), theme)
        self.rules = LatePage(lambda: rules_page(model), theme)
        self.railways = LatePage(lambda: RailwaysPage(model), theme)
        self.events = LatePage(self._make_events, theme)
        self.title_page = LatePage(lambda: title_page(model), theme)
        self.add_page(self.tiles, str(QT_TRANSLATE_NOOP("designer", "Tiles")))
        self.add_page(self.market, str(QT_TRANSLATE_NOOP("designer", "Market")))
        self.add_page(self.trains, str(QT_TRANSLATE_NOOP("designer", "Trains and phases")))
        self.add_page(self.companies, str(QT_TRANSLATE_NOOP("designer", "Companies")))
        self.add_page(self.setups, str(QT_TRANSLATE_NOOP("designer", "Set-ups")))
        self.add_page(self.rules, str(QT_TRANSLATE_NOOP("designer", "Rules")))
        self.add_page(self.railways, str(QT_TRANSLATE_NOOP("designer", "Railways")))
        self.add_page(self.events, str(QT_TRANSLATE_NOOP("designer", "Events")))
        self.add_page(self.title_page, str(QT_TRANSLATE_NOOP("designer", "Title")))
        self._paint_pages()
        tools = self.add_dock(
            "tools", QT_TRANSLATE_NOOP("parts", "Tools"), self.palette_, Qt.DockWidgetArea.LeftDockWidgetArea
        )
        properties = self.add_dock(
            "properties",
            QT_TRANSLATE_NOOP("parts", "Properties"),
            self.properties,
            Qt.DockWidgetArea.RightDockWidgetArea,
        )
        findings = self.add_dock(
            "findings", QT_TRANSLATE_NOOP("parts", "Checks"), self.findings, Qt.DockWidgetArea.BottomDockWidgetArea
        )
        heat = self.add_dock(
            "heat", QT_TRANSLATE_NOOP("parts", "Heat"), self.heat, Qt.DockWidgetArea.BottomDockWidgetArea
        )
        self.tabifyDockWidget(findings, heat)
        findings.raise_()
        self.resizeDocks([findings], [FINDINGS_HEIGHT], Qt.Orientation.Vertical)
        self.resizeDocks([tools, properties], [TOOLS_WIDTH, PROPERTIES_WIDTH], Qt.Orientation.Horizontal)

    def _make_tiles(self) -> TilesPage:
        page = TilesPage(self.model, self.scene.theme)
        page.told.connect(self.say)
        return page

    def _make_events(self) -> EventsPage:
        page = EventsPage(self.model, self.scene.theme)
        page.told.connect(self.say)
        return page

    def add_page(self, page: QWidget, words: str) -> None:
        """A page beside the map; `words` is a text of the context `designer`."""
        self._page_words.append(words)
        self.pages.addTab(page, "")

    def add_dock(self, ident: str, words: object, content: QWidget, area: Qt.DockWidgetArea) -> Dock:
        """A part of the window; `words` is a text of the context `parts`."""
        dock = Dock(f"design_{ident}", str(words), content, self)
        self.addDockWidget(area, dock)
        self.docks[ident] = dock
        self.menus.parts.addAction(dock.toggleViewAction())
        return dock

    def _connect(self) -> None:
        self.model.changed.connect(self._follow)
        self.model.replaced.connect(self._replaced)
        self.model.selected.connect(self._show_selection)
        self.model.kept.connect(self._name)
        self.palette_.chosen.connect(self.choose_tool)
        self.bench.told.connect(self.say)
        self.bench.wanted_name.connect(self.names.open)
        self.options.coast_wanted.connect(self._take_coast)
        self.view.renamed.connect(self._rename)
        self.view.pointed.connect(self._pointed)
        for done in (self.view.turned_off, self.bench.put_down):
            done.connect(lambda: self.choose_tool("select"))
        self.settings.changed.connect(self._setting_changed)
        self.findings.chosen.connect(self.show_finding)
        self.heat.layer_changed.connect(self.scene.show_heat)
        self.checker.found.connect(lambda answer: self.properties.show_standing(answer.standing))
        self.pages.currentChanged.connect(self._turn_page)

    def _turn_page(self) -> None:
        """Tools and properties belong to the map: elsewhere they make room, and come back as they were."""
        on_map = self.pages.currentWidget() is self.view
        for ident in ON_MAP:
            self.menus.actions[ident].setEnabled(on_map)
        for ident in ("tools", "properties"):
            dock = self.docks[ident]
            if not on_map:
                self._beside_map.setdefault(ident, not dock.isHidden())
                dock.hide()
            elif self._beside_map.pop(ident, False):
                dock.show()

    # --- following

    def _follow(self) -> None:
        change = self.scene.follow(self.model.files)
        # What a finding pointed at may be mended by now.
        self.scene.show_place(())
        self.scene.show_point(None, None)
        cursor = self.view.cursor_spot
        if cursor is not None and all(page.map.id != cursor.map for page in self.scene.pages):
            self.view.put_cursor(None)
        if change.whole or change.removed or change.added:
            self._show_selection()
            self.scene.show_heat(self.heat.layer_now())
        self._name()

    def _replaced(self) -> None:
        self.scene.show_files(self.model.files)
        self.view.put_cursor(None)
        self.view.fit()
        self._paint_pages()
        self._name()

    def _show_selection(self) -> None:
        self.scene.show_selection(self.model.selection)

    def _pointed(self, spot: Spot | None) -> None:
        if spot is None:
            return
        words = self.commands.spot_words(spot)
        self.statusBar().showMessage(words)
        if self.view.cursor_spot is not None:
            self.view.say(words)

    def _take_coast(self) -> None:
        """Make the named coast of the map that is pointed at into points."""
        tool = self.tools["coast"]
        assert isinstance(tool, CoastTool)
        tool.take_over(self.view.present_map())

    def _rename(self, spot: Spot) -> None:
        """A double click writes the name, except with tools for which two quick clicks are two clicks."""
        if self.view.tool is self.tools["select"]:
            self.names.open(spot)

    def _name(self) -> None:
        files = self.model.files
        star = "*" if self.model.unsaved else ""
        self.setWindowTitle(f"{files.title.name} ({files.id}){star} — {self.tr('Designer')}")
        self.menus.actions["undo"].setEnabled(self.model.can_undo)
        self.menus.actions["redo"].setEnabled(self.model.can_redo)

    def _setting_changed(self, name: str) -> None:
        if name in ("theme", "text_percent"):
            self.follow_text_size()
            self.scene.set_theme(load_theme(self.settings.theme))
            self.findings.set_theme(self.scene.theme)
            self._paint_pages()
            self.scene.show_selection(self.model.selection, anew=True)
            self.scene.show_heat(self.heat.layer_now())
        elif name == "hex_ids":
            self._show_captions()

    def _paint_pages(self) -> None:
        """Colours of the set in use for what is wrong; the page of railways only where the title has any."""
        for index in range(self.pages.count()):
            page = self.pages.widget(index)
            if isinstance(page, LatePage):
                page.set_theme(self.scene.theme)
        self.pages.setTabVisible(self.pages.indexOf(self.railways), self.model.files.railways is not None)

    def _show_captions(self) -> None:
        self.scene.set_captions(Captions(self.settings.flag("hex_ids"), False, self.scene.theme.color_letters))

    # --- doing

    def show_finding(self, finding: Finding) -> None:
        """Bring the place of a finding into view."""
        known = {shape.id for shape in self.model.files.maps}
        self.scene.show_point(finding.map if finding.map in known else None, finding.point)
        if finding.hex is not None and finding.hex in self.scene.layers:
            self.commands.to_map()
            self.model.select((finding.hex,))
            self.scene.show_place((finding.hex,))
            self.view.show_hex(finding.hex)
        else:
            self.scene.show_place(())
        if finding.tile is not None:
            self.pages.setCurrentWidget(self.tiles)
            self.tiles.content().show_tile(finding.tile)
        elif finding.hex is None:
            from gui.designer.finding_cells import show_cell

            show_cell(self, finding)

    def choose_tool(self, ident: str) -> None:
        """Take a tool in hand."""
        if isinstance(self.view.tool, DesignTool):
            self.view.tool.end()
        self.view.tool = self.tools[ident]
        self.palette_.show_tool(ident)
        self.options.show_tool(ident)
        if ident == "place":
            self.clipboard.take_up()

    def show_part(self, ident: str) -> None:
        """Bring a part of the window to the front."""
        self.docks[ident].show()
        self.docks[ident].raise_()

    def tell(self, error: TrinacriaError) -> None:
        """Say why something could not be done."""
        self.say("✗ " + error_text(error))

    def may_leave(self) -> bool:
        """Ask what becomes of unsaved work; True when nothing will be lost against the person's will."""
        if not self.model.unsaved:
            return True
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Designer"))
        box.setText(self.tr("{title} has changes that are not saved.").format(title=self.model.files.title.name))
        save = box.addButton(self.tr("&Save"), QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton(self.tr("&Discard them"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("&Go on designing"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        if box.clickedButton() is save:
            return self.commands.save()
        return box.clickedButton() is discard

    def may_overwrite(self, names: tuple[str, ...]) -> bool:
        """Ask whether files that another program changed meanwhile are written over."""
        if not names:
            return True
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Designer"))
        words = self.tr(
            "Changed by another program since they were read here: {files}. Saving puts an end to those changes."
        )
        box.setText(words.format(files=", ".join(names)))
        overwrite = box.addButton(self.tr("&Save all the same"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("&Go on designing"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        return box.clickedButton() is overwrite

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        self.menus.retranslate()
        for index, words in enumerate(self._page_words):
            self.pages.setTabText(index, QCoreApplication.translate(CONTEXT, words))
        self.view.setAccessibleName(self.tr("Map under the pen"))
        self._name()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when nothing is lost."""
        if not self.may_leave():
            event.ignore()
            return
        self.checker.stop()
        self.heat.runner.cancel()
        self.drafts.forget()
        # Beside another page the parts of the map are away; they are not to be missing next time.
        self.pages.setCurrentWidget(self.view)
        self.keep_layout()
        self.closed.emit()
        super().closeEvent(event)
