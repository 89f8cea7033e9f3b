"""The chess clock of a game: runs for the player who must decide, rests while paused or while the past is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from engine.ids import PlayerId
from engine.session import Session
from engine.state.turn import FinishedTurn
from gui.clock_state import ClockState, Terms, decode, encode, new_clock
from gui.controller import GameController
from gui.desk import Desk

TICK: Final = 200
"""Milliseconds between looks at the time."""
KEEP: Final = 1000
"""Milliseconds after a move at which the clock is written down: not while the move itself is made durable."""
SECURE: Final = 15_000
"""Milliseconds of thought after which the clock is written down as well."""


class ChessClock(QObject):
    """`changed` whenever something else is to be shown. A time that has run out is shown and ends nothing.

    The rules know no clock: it is kept beside the game in the library, and a game without one is played as ever.
    """

    changed = Signal()

    def __init__(self, controller: GameController, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._desk = desk
        self._session: Session | None = None
        self._prepared: tuple[Session, ClockState] | None = None
        self._position = 0
        self._rest = 0
        self._elapsed = QElapsedTimer()
        self.milliseconds: Callable[[], int] = self._since_last
        """Time since the last call, in milliseconds; tests put their own in its place."""
        self.state: ClockState | None = None
        self.paused = True
        self._tick = self._timer(TICK, self._go_by, single=False)
        self._keep = self._timer(KEEP, self.keep, single=True)
        self._secure = self._timer(SECURE, self.keep, single=False)
        controller.applied.connect(self._after_move)
        controller.replaced.connect(self._after_jump)

    def _timer(self, interval: int, action: Callable[[], None], *, single: bool) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(interval)
        timer.setSingleShot(single)
        timer.timeout.connect(action)
        return timer

    # --- what there is to show

    @property
    def player(self) -> PlayerId | None:
        """The player whose time runs or would run; None without a clock, for programs and when the game is over."""
        session = self._controller.session
        if self.state is None or session is None or isinstance(session.state.turn, FinishedTurn):
            return None
        player = self.state.player
        bots = {seat.id for seat in session.game.seats if seat.bot}
        return None if player in bots else player

    @property
    def running(self) -> bool:
        """Whether somebody's time runs now."""
        return not self.paused and self.player is not None and not self._controller.looking

    # --- coming and going

    def prepare(self, session: Session, terms: Terms | None) -> None:
        """A new game is about to be shown that is played with a clock, or without."""
        if terms is not None:
            self._prepared = (session, new_clock(terms, session.game.players))

    def toggle(self) -> None:
        """Pause, or go on."""
        if self.state is not None:
            self._go_by()
            self.paused = not self.paused
            self._watch()

    def keep(self) -> None:
        """Write the clock down beside its game."""
        self._keep.stop()
        if self.state is not None and self._session is not None:
            self._go_by()
            self._desk.set_note(self._session, encode(self.state))

    def _after_move(self, _events: object = None) -> None:
        """The move stands: the time until now was the mover's."""
        if self.state is None or self._session is None:
            return
        self._go_by()
        self.paused = False
        self.state.begin_turn(self._controller.player())
        self._position = self._session.position
        self.state.mark(self._position)
        self._keep.start()
        self._watch()

    def _after_jump(self) -> None:
        session = self._controller.session
        if session is not self._session:
            self.keep()
            self._take(session)
        elif self.state is not None and session is not None and session.position != self._position:
            # Undone, or put back: the time is given back as well.
            self._go_by()
            self._position = session.position
            self.state.go_back(self._position)
            self._keep.start()
        self._watch()

    def _take(self, session: Session | None) -> None:
        """Another game with its own clock, which waits until somebody lets it run or moves."""
        self._session, self.state, self.paused = session, None, True
        if session is None:
            return
        if self._prepared is not None and self._prepared[0] is session:
            self.state = self._prepared[1]
        else:
            self.state = decode(self._desk.note(session), session.game.players)
        self._prepared = None
        self._position = session.position
        if self.state is not None:
            self.state.begin_turn(self._controller.player())
            self.state.mark(self._position)
            self.keep()

    # --- time

    def _watch(self) -> None:
        """Let the timers run when somebody's time does."""
        self._since_last()
        for timer in (self._tick, self._secure):
            if self.running and not timer.isActive():
                timer.start()
            elif not self.running:
                timer.stop()
        self.changed.emit()

    def _go_by(self) -> None:
        """Count the time since the last look, when it was anybody's."""
        passed = self.milliseconds()
        if self._tick.isActive() and self.state is not None:
            tenths, self._rest = divmod(self._rest + passed, 100)
            self.state.spend(tenths)
            self.changed.emit()

    def _since_last(self) -> int:
        return int(self._elapsed.restart()) if self._elapsed.isValid() else self._begin()

    def _begin(self) -> int:
        self._elapsed.start()
        return 0
