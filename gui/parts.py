"""The parts around the board: docks that are made when first seen, moved, floated, hidden, and remembered."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QVBoxLayout, QWidget

from gui.controller import GameController
from gui.settings import Settings


class Part(msgspec.Struct, frozen=True):
    """A panel in the drawer: module, class, and its name (a text of the context `parts`)."""

    id: str
    module: str
    panel: str
    words: str


DRAWER: Final = (
    Part("market", "gui.panels.market", "MarketPanel", str(QT_TRANSLATE_NOOP("parts", "Market"))),
    Part("table", "gui.panels.table", "TablePanel", str(QT_TRANSLATE_NOOP("parts", "Players and corporations"))),
    Part("trains", "gui.panels.trains", "TrainsPanel", str(QT_TRANSLATE_NOOP("parts", "Trains"))),
    Part("tiles", "gui.panels.tiles", "TilesPanel", str(QT_TRANSLATE_NOOP("parts", "Tiles"))),
    Part("log", "gui.panels.log", "LogPanel", str(QT_TRANSLATE_NOOP("parts", "Log"))),
    Part("chart", "gui.panels.chart", "ChartPanel", str(QT_TRANSLATE_NOOP("parts", "Chart"))),
)


class LatePanel(QWidget):
    """Holds the place of a panel until it is first shown, so that a hidden part costs nothing when the program starts."""

    def __init__(self, part: Part, controller: GameController, settings: Settings) -> None:
        super().__init__()
        self._part = part
        self._controller = controller
        self._settings = settings
        self.panel: QWidget | None = None
        self._front = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        controller.replaced.connect(lambda: self.come_forward(self._front))

    def come_forward(self, front: bool) -> None:  # noqa: FBT001 - the signature of the dock's signal
        """The tab was chosen, or another one was: behind other tabs Qt takes a dock for visible, and it would keep working."""
        self._front = front
        if front:
            # After what waits to be painted: the board comes first when the program starts.
            QTimer.singleShot(0, self, self._show_if_front)
        elif self.panel is not None:
            self.panel.hide()

    def _show_if_front(self) -> None:
        if self._front and self._controller.session is not None:
            self.make().show()

    def make(self) -> QWidget:
        """The panel."""
        if self.panel is None:
            panel: QWidget = getattr(importlib.import_module(self._part.module), self._part.panel)(
                self._controller, self._settings
            )
            self.panel = panel
            layout = self.layout()
            assert layout is not None
            layout.addWidget(panel)
        return self.panel


class Dock(QDockWidget):
    """A part of the window; its title follows the language, and stands in the tab alone where there is one."""

    def __init__(self, ident: str, words: str, content: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName(f"dock_{ident}")
        self._words = words
        self._window = window
        self._no_title = QWidget(self)
        self.setWidget(content)
        self.retranslate()
        self.follow_text_size()
        for changed in (self.visibilityChanged, self.topLevelChanged, self.dockLocationChanged):
            changed.connect(self._moved)

    def follow_text_size(self) -> None:
        """Let the title grow with the text: Qt draws it in a font of its own where a dock has just the application's.

        The hint tells the two fonts apart and changes nothing, since the family is there.
        """
        font = QApplication.font()
        font.setStyleHint(QFont.StyleHint.System)
        self.setFont(font)

    def _moved(self, *_: object) -> None:
        # When Qt has moved all of them.
        QTimer.singleShot(0, self, self._follow_all)

    def _follow_all(self) -> None:
        for dock in self._window.findChildren(Dock):
            dock.follow_tabs()

    def follow_tabs(self) -> None:
        """Leave out the title where a tab says it, and give the room to the part."""
        others = self._window.tabifiedDockWidgets(self)
        in_tab = not self.isFloating() and any(not other.isHidden() for other in others)
        wanted = self._no_title if in_tab else None
        # Only a change: for a floating part Qt makes its window anew with every call, and would never come to rest.
        if self.titleBarWidget() is not wanted:
            self.setTitleBarWidget(wanted)  # type: ignore[arg-type]  # With None Qt's own title comes back.

    def retranslate(self) -> None:
        """Say the title again."""
        self.setWindowTitle(QCoreApplication.translate("parts", self._words))


def drawer_docks(window: QMainWindow, controller: GameController, settings: Settings) -> dict[str, Dock]:
    """The docks at the bottom, one behind the other, the first in front."""
    docks: dict[str, Dock] = {}
    for part in DRAWER:
        if importlib.util.find_spec(part.module) is None:
            continue
        late = LatePanel(part, controller, settings)
        dock = Dock(part.id, part.words, late, window)
        dock.visibilityChanged.connect(late.come_forward)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
        if docks:
            window.tabifyDockWidget(next(iter(docks.values())), dock)
        docks[part.id] = dock
    if docks:
        next(iter(docks.values())).raise_()
    return docks
