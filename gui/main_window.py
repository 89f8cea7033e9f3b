"""The main window: the board in the middle, tray, turn panel and drawer around it, menus and history above."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSize, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QTabWidget, QToolBar, QToolButton

from engine.catalogue import open_title
from engine.errors import TrinacriaError
from engine.messages import Key
from engine.session import Session
from gui.announcer import Announcer
from gui.appearance import apply_look
from gui.board.look import Captions
from gui.board.scene import BoardScene
from gui.board.view import BoardView
from gui.bot_player import BotPlayer
from gui.chess_clock import ChessClock
from gui.clock_label import ClockLabel
from gui.commands import Commands
from gui.controller import GameController
from gui.desk import Desk
from gui.history_bar import HistoryBar
from gui.i18n import LANGUAGE
from gui.menus import LANGUAGE_NAMES, Menus
from gui.panels.tray import TrayPanel
from gui.panels.turn import TurnPanel
from gui.parts import DRAWER, Dock, drawer_docks
from gui.passing import Passing
from gui.replies import Replies
from gui.route_plan import RoutePlan
from gui.settings import Settings
from gui.texts import error_text
from gui.theme import load_theme
from gui.tools.base import Bench
from gui.tools.toolbox import Toolbox
from gui.why_line import WhyLine
from gui.work_window import WorkWindow

SIZE: Final = QSize(1366, 768)
FIRST_TITLE: Final = "1849"
TITLE_BAR: Final = 40
"""Pixels that the frame of a window may take above it."""
TURN_WIDTH: Final = 340
TRAY_WIDTH: Final = 162
DRAWER_HEIGHT: Final = 168
FIRST_SHARE: Final = 0.92
NEEDING_A_GAME: Final = (
    "save", "export_18xx", "export_csv", "export_text", "ranking", "branch", "print_report", "copy_report", "copy_figures",
    "mail", "restart_turn",
)  # fmt: skip
"""Commands that are possible only with a game."""


class MainWindow(WorkWindow):
    """Everything a table needs. What the menus do stands in `gui.commands`."""

    def __init__(self, settings: Settings, desk: Desk | None = None) -> None:
        super().__init__(settings)
        self.desk = desk or Desk()
        self.controller = GameController(self)
        # Before the tools hear of a move: what they say about the next one stays.
        self.controller.applied.connect(self._forget_message)
        self.plan = RoutePlan(self.controller, self)
        self.scene: BoardScene = BoardScene(load_theme(settings.theme), self)
        self.view = BoardView(self.scene)
        self.setCentralWidget(self.view)
        self.setStatusBar(WhyLine())
        self.bots = BotPlayer(self.controller, self.plan, self)
        self.passing = Passing(self.controller, self)
        self.turn = TurnPanel(self.controller, settings, self.plan, self.bots, self.passing)
        self.history = HistoryBar(self.controller)
        self.announcer = Announcer(self.controller, self.view, settings)
        self.clock = ChessClock(self.controller, self.desk, self)
        bench = Bench(self.controller, self.scene, self.view, self.plan, settings, self)
        self.tools = Toolbox(bench, lambda: self.controller.looking or bool(self.bots.seat), self)
        self.replies = Replies(self)
        self.commands = Commands(self)
        self.menus = Menus(self, settings, self.commands.slots())
        self.language = QToolButton()
        self._make_bar()
        self.docks = self._make_docks()
        self._connect()
        self._show_captions()
        self._show_title(settings.text("title", FIRST_TITLE))
        self._take_first_size()
        self._first_layout = self.saveState()
        self.restore_layout()
        self._allow()
        self.retranslate()

    # --- making

    def _make_bar(self) -> None:
        bar = QToolBar()
        bar.setObjectName("bar_history")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.addWidget(self.history)
        self._clock_place = bar.addWidget(ClockLabel(self.clock, self.controller))
        self._show_clock()
        self.language.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.language.setMenu(self.menus.languages)
        bar.addWidget(self.language)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        self._bar = bar

    def _make_docks(self) -> dict[str, Dock]:
        turn = Dock("turn", str(QT_TRANSLATE_NOOP("parts", "Turn")), self.turn, self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, turn)
        tray = Dock(
            "tray", str(QT_TRANSLATE_NOOP("parts", "Tray")), TrayPanel(self.controller, self.settings, self.tools), self
        )
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, tray)
        drawer = drawer_docks(self, self.controller, self.settings)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        self.setTabPosition(Qt.DockWidgetArea.BottomDockWidgetArea, QTabWidget.TabPosition.North)
        self.resizeDocks([tray, turn], [TRAY_WIDTH, TURN_WIDTH], Qt.Orientation.Horizontal)
        docks = {"turn": turn, "tray": tray, **drawer}
        for dock in docks.values():
            self.menus.parts.addAction(dock.toggleViewAction())
        return docks

    def _take_first_size(self) -> None:
        """Before anybody has chosen another size: most of the screen, and a drawer in proportion."""
        room = self.screen().availableSize() * FIRST_SHARE
        self.resize(room.expandedTo(SIZE))
        drawer = [self.docks[part.id] for part in DRAWER if part.id in self.docks][:1]
        height = max(DRAWER_HEIGHT, self.height() * DRAWER_HEIGHT // SIZE.height())
        self.resizeDocks(drawer, [height] * len(drawer), Qt.Orientation.Vertical)

    def appear(self) -> None:
        """Come up; on a screen that has no room for the first size and a frame around it, as large as the screen."""
        room = self.screen().availableSize()
        first = self.settings.window("geometry") is None
        if first and (room.width() <= SIZE.width() or room.height() <= SIZE.height() + TITLE_BAR):
            self.showMaximized()
        else:
            self.show()

    def _connect(self) -> None:
        self.controller.applied.connect(self._show_board)
        self.controller.replaced.connect(self._show_board)
        self.plan.changed.connect(self._show_routes)
        self.settings.changed.connect(self._setting_changed)
        self.controller.failed.connect(self._rescue)
        self.tools.changed.connect(self._show_routes)
        self.tools.bench.told.connect(self.statusBar().showMessage)
        self.tools.bench.refused.connect(self.turn.show_refusal)
        self.tools.bench.considered.connect(self.turn.consider)
        self.turn.pointed.connect(self.scene.point_at)
        self.tools.choices_wanted.connect(self.turn.focus_default)
        self.turn.wanted.connect(self.commands.run)
        self.turn.rule_wanted.connect(self.commands.rules)
        self.history.branch_wanted.connect(self.commands.branch_at)
        self.history.undo_wanted.connect(self.commands.undoing.undo)
        self.clock.changed.connect(self._show_clock)
        self.tools.serve()

    # --- showing

    def show_session(self, session: Session | None) -> None:
        """Show a game, or none."""
        if session is not None:
            self.settings.set_text("title", session.game.title.id)
        self.controller.show(session)
        if session is not None:
            self.plan.worker.warm_up()
            self.turn.focus_default()
            if session.journal is None and self.desk.trouble is not None:
                self.say(self._not_kept(self.desk.trouble))
        self._name_window()

    def offer_start(self) -> None:
        """Nothing was asked for: show the first choices, with the game that was running where there is one."""
        running = self.desk.running()
        self.turn.start_page("" if running is None else running.name)
        if self.desk.trouble is not None:
            self.tell(self.desk.trouble)

    def open_file(self, path: Path, *, as_reply: bool = True) -> None:
        """Open a game from a file, or say in one sentence why not; one that goes on with a game of ours may be a reply."""
        try:
            session = self.desk.read(path)
        except TrinacriaError as error:
            self.offer_start()
            self.tell(error)
            return
        if not (as_reply and self.replies.take(session, path)):
            self.take_file(session, path)

    def take_file(self, session: Session, path: Path) -> None:
        """Keep and show the game of a file."""
        self.desk.take(session, path.stem)
        self.show_session(session)
        if self.desk.reopened:
            self.say(self.tr("The library had this game already; it goes on there."))

    def tell(self, error: TrinacriaError) -> None:
        """Say one sentence about an error."""
        self.say(error_text(error))

    def _not_kept(self, error: TrinacriaError) -> str:
        words = self.tr("{reason} This game is not kept: save it as a file before you close the window.")
        return words.format(reason=error_text(error))

    def _rescue(self, error: TrinacriaError) -> None:
        """A move could not be kept because the library is gone: make another one for the game, which is all in memory."""
        session = self.controller.session
        if error.key is not Key.LIBRARY_GONE or session is None:
            return
        if self.desk.renew(session):
            words = self.tr("{reason} A new one holds this game from now on; please repeat the move.")
            self.say(words.format(reason=error_text(error)))
        elif self.desk.trouble is not None:
            self.say(self._not_kept(self.desk.trouble))

    def say(self, words: str) -> None:
        """Say one sentence in the status line and, for as long as it matters, in the turn panel."""
        super().say(words)
        self.turn.show_notice(words)

    def show_failure(self, place: str) -> None:
        """Say that something went wrong that should not have; nothing is lost."""
        words = self.tr("Something went wrong inside the program. Your game is kept; the details are in {file}.")
        self.say(words.format(file=place))

    def show_drawer(self, shown: bool) -> None:  # noqa: FBT001 - reads as a sentence
        """Show or hide all parts at the bottom."""
        for ident, dock in self.docks.items():
            if ident not in ("turn", "tray") and not dock.isFloating():
                dock.setVisible(shown)
        self.settings.set_flag("drawer", value=shown)

    def reset_layout(self) -> None:
        """Put all parts of the window back where they were at first."""
        self.restoreState(self._first_layout)

    # --- following changes

    def _show_title(self, title_id: str) -> None:
        """The empty board, while there is no game."""
        try:
            self.scene.set_title(open_title(title_id))
        except TrinacriaError as error:
            if title_id == FIRST_TITLE:
                self.tell(error)
            else:
                self._show_title(FIRST_TITLE)

    def _show_board(self, _events: object = None) -> None:
        if self.controller.session is not None:
            self.scene.set_state(self.controller.game, self.controller.state)
        else:
            self._show_title(self.settings.text("title", FIRST_TITLE))
        self._allow()

    def _show_clock(self) -> None:
        """The clock has a place only in games that are played with one."""
        self._clock_place.setVisible(self.clock.state is not None)
        self.menus.actions["clock"].setEnabled(self.clock.state is not None)

    def _forget_message(self, _events: object = None) -> None:
        self.statusBar().clearMessage()

    def _allow(self) -> None:
        """Commands that need a game are possible only with one."""
        for ident in NEEDING_A_GAME:
            self.menus.actions[ident].setEnabled(self.controller.session is not None)

    def _show_routes(self) -> None:
        from gui.tools.draw_route import route_lines

        if not self.tools.trying:
            self.scene.show_routes(route_lines(self.plan))

    def _setting_changed(self, name: str) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        if name == "language":
            LANGUAGE.use(self.settings.language)
        elif name in ("theme", "text_percent"):
            theme = apply_look(application, self.settings)
            self.follow_text_size()
            self.scene.set_theme(theme)
            self.turn.refresh_if_shown()
        elif name in ("hex_ids", "tile_numbers", "color_letters"):
            self._show_captions()
        self.menus.follow_settings()

    def _show_captions(self) -> None:
        flag = self.settings.flag
        letters = flag("color_letters") or self.scene.theme.color_letters
        self.scene.set_captions(Captions(flag("hex_ids"), flag("tile_numbers"), letters))

    def _name_window(self) -> None:
        session = self.controller.session
        if session is None:
            self.setWindowTitle("Trinacria")
        else:
            names = ", ".join(seat.name for seat in session.game.seats)
            self.setWindowTitle(f"{session.game.title.name} · {names} — Trinacria")

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        self.menus.retranslate()
        self.tools.retranslate()
        self.language.setText(LANGUAGE_NAMES.get(LANGUAGE.language, ""))
        self.language.setToolTip(self.tr("Language"))
        self.view.setAccessibleName(self.tr("Board"))
        self._bar.setWindowTitle(self.tr("History"))
        self._name_window()

    # --- Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout; every move is kept already."""
        self.keep_layout()
        for timer in (self.passing.timer, self.bots.timer):
            timer.stop()  # Nobody moves any more: what keeps the moves is closed below.
        self.plan.worker.stop()
        self.tools.stop()
        self.clock.keep()
        self.desk.close()
        super().closeEvent(event)
