"""The table view: board, market and whose turn it is, large enough for everybody around the table; nothing to press."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QGridLayout, QWidget

from gui.board.canvas import Canvas
from gui.board.scene import BoardScene
from gui.chess_clock import ChessClock
from gui.clock_label import RESTS
from gui.clock_state import clock_text
from gui.controller import GameController
from gui.panels.market_chart import MarketChart
from gui.settings import Settings
from gui.table_lines import Headline, LastLine, OrderBoard
from gui.theme import load_theme

_SIZE = QSize(1280, 720)
_PLACE = "table_view"
LATER = 40
"""Milliseconds after a move: the main window has been painted by then, and nobody across the table notices."""


class TableView(QWidget):
    """A window of its own that follows the game; on a second screen it fills that one. Escape closes it.

    It shows the scene of the main window, so that what is carried over the board is seen here too and nothing is drawn twice.
    """

    def __init__(self, scene: BoardScene, controller: GameController, settings: Settings, main: QWidget) -> None:
        super().__init__()
        self._controller = controller
        self._settings = settings
        self._main = main
        self._clock: ChessClock | None = None
        self.board = Canvas(scene)
        self.board.setInteractive(False)
        self.headline, self.order, self.last = Headline(), OrderBoard(), LastLine()
        self.market = MarketChart()
        for part in (self.board, self.market):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.headline, 0, 0, 1, 2)
        grid.addWidget(self.board, 1, 0, 2, 1)
        grid.addWidget(self.market, 1, 1)
        grid.addWidget(self.order, 2, 1)
        grid.addWidget(self.last, 3, 0, 1, 2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 3)
        grid.setRowStretch(2, 2)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self._catch_up)
        controller.applied.connect(self._follow)
        controller.replaced.connect(self._follow)
        settings.changed.connect(self._setting_changed)
        main.installEventFilter(self)
        main.destroyed.connect(self.deleteLater)
        self.retranslate()

    # --- coming and going

    def appear(self) -> None:
        """Show on a screen where the main window is not, all of it; in a window of its own where there is no other."""
        other = other_screen(self._main.screen(), QGuiApplication.screens())
        if other is not None:
            self.setGeometry(other.geometry())
            self.showFullScreen()
        else:
            kept = self._settings.window(_PLACE)
            if kept is None or not self.restoreGeometry(kept):
                self.resize(_SIZE.boundedTo(self._main.screen().availableSize()))
            self.show()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place."""
        if not self.isFullScreen():
            self._settings.set_window(_PLACE, self.saveGeometry())
        super().closeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the main window."""
        if watched is self._main and event.type() is QEvent.Type.Close:
            self.close()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, or the key that opened it, closes; F11 is full screen and back."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F12):
            self.close()
        elif event.key() == Qt.Key.Key_F11:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.showFullScreen()
        else:
            super().keyPressEvent(event)

    # --- following the game

    def follow_clock(self, clock: ChessClock) -> None:
        """Show the time left of the player who must decide, in games with a clock."""
        self._clock = clock
        clock.changed.connect(self._show_clock)
        self._show_clock()

    def _show_clock(self) -> None:
        clock = self._clock
        if clock is None or clock.state is None or clock.player is None:
            self.headline.show_clock("", alarm=False)
            return
        left = clock.state.left[clock.player]
        sign = "" if clock.running else f"{RESTS} "
        self.headline.show_clock(f"{sign}{clock_text(left)}", alarm=left <= 0)

    def refresh(self) -> None:
        """Show the moment that the main window shows."""
        theme = load_theme(self._settings.theme)
        controller = self._controller
        for part in (self.headline, self.order, self.last):
            part.show_game(controller, theme)
        if controller.session is None:
            self.market.clear()
        else:
            self.market.show_market(controller.game, controller.state, theme)

    def showEvent(self, event: QEvent) -> None:
        """Catch up."""
        super().showEvent(event)  # type: ignore[arg-type]  # Qt hands over what it is.
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Letters as large as the window allows."""
        super().resizeEvent(event)
        self.headline.setFixedHeight(round(self.height() * 0.17))
        self.last.setFixedHeight(round(self.height() * 0.065))

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Table view"))
        self.board.setAccessibleName(self.tr("Board"))
        self.market.setAccessibleName(self.tr("Market chart"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._follow()
        super().changeEvent(event)

    def _follow(self, _events: object = None) -> None:
        """After the main window, whose picture of the move must not wait for this one."""
        if self.isVisible():
            self.board.setUpdatesEnabled(False)
            self._later.start()

    def _catch_up(self) -> None:
        self.board.setUpdatesEnabled(True)
        if self.isVisible():
            self.refresh()

    def _setting_changed(self, name: str) -> None:
        if name == "theme":
            self._follow()


def other_screen(main: QScreen, screens: list[QScreen]) -> QScreen | None:
    """The first screen that is not the one of the main window."""
    return next((screen for screen in screens if screen is not main and screen.geometry() != main.geometry()), None)
