"""The tile manifest: families from yellow to brown, pieces left, and what each tile replaces and becomes."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QScrollArea, QWidget

from engine.data.definitions import Gauge
from engine.ids import TileId
from gui.appearance import Scaled
from gui.controller import GameController
from gui.panels.drawer_parts import DrawerPanel, SideBySide, ToolColumn, tool
from gui.panels.tile_facts import families, tile_text
from gui.panels.tile_manifest import Manifest
from gui.settings import Settings


class TilesPanel(DrawerPanel):
    """Manifest with a filter by gauge; tiles that are used up can be hidden."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, settings, parent)
        self.manifest = Manifest()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.manifest)
        self.gauge = QComboBox()
        self.gauge.addItem("", None)
        for gauge in Gauge:
            self.gauge.addItem("", gauge)
        self.used_up = tool(self._remember, checkable=True)
        self.used_up.setChecked(settings.flag("hide_used_up"))
        self.words = Scaled(0.9)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._tools = ToolColumn(self.gauge, self.used_up, self.words)
        self._box = SideBySide(self, self.area, self._tools)
        self.gauge.currentIndexChanged.connect(self._on_change)
        self.manifest.chosen.connect(self._tell)
        self.manifest.wants_room.connect(self._make_visible)
        self.retranslate()

    def title(self) -> str:
        """See `Panel`."""
        return self.tr("Tiles")

    def retranslate(self) -> None:
        """See `Panel`."""
        names = (self.tr("All gauges"), self.tr("Narrow gauge"), self.tr("Standard gauge"), self.tr("Dual gauge"))
        for at, name in enumerate(names):
            self.gauge.setItemText(at, name)
        self.gauge.setAccessibleName(self.tr("Gauge"))
        self.used_up.setText(self.tr("Hide used-up tiles"))
        self.manifest.setAccessibleName(self.tr("Tiles"))

    def refresh(self) -> None:
        """See `Panel`."""
        game, supply = self.controller.game, self.controller.state.board.supply
        gauge = self.gauge.currentData()
        shown = families(game, gauge=gauge, left=supply if self.used_up.isChecked() else None)
        self.manifest.show_tiles(game, shown, supply, self.theme)
        self._tell(self.manifest.tile() or "")

    def clear(self) -> None:
        """See `DrawerPanel`."""
        self.manifest.clear()
        self.words.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tools beside a wide manifest, below a tall one."""
        super().resizeEvent(event)
        wide = self._box.fit(self.width(), self.height())
        self._tools.place(self, beside=wide, least=170, share=0.18, height=120)

    def _remember(self) -> None:
        self.settings.set_flag("hide_used_up", value=self.used_up.isChecked())
        self._on_change()

    def _tell(self, tile: str) -> None:
        if self.controller.session is None or tile not in self.controller.game.tiles:
            words = self.tr("Click a tile to see what it replaces (◀) and becomes (▶); R turns it.")
        else:
            left = self.controller.state.board.supply.get(TileId(tile), 0)
            words = tile_text(self.controller.game, TileId(tile), left)
        self.words.setText(words)
        self.manifest.setAccessibleDescription(words)

    def _make_visible(self, rect: QRect) -> None:
        self.area.ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height() // 2 + 4)
