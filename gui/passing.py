"""Passing on: a player says once that he passes in this stock round, and the window makes his passes, where all can see it.

Each is an ordinary pass: checked, logged, kept and undone like any other. Nothing of this is in the game or its file.
"""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.actions import Pass
from engine.errors import Refusal
from engine.events import Event
from engine.ids import EntityId, PlayerId
from engine.session import Session
from gui.controller import GameController
from gui.pass_watch import Touch, may_pass, stock_number, touch
from gui.turns import decider

PACE: Final = 1200
"""Milliseconds for which a player who passes on is shown as having the turn, and can still decide otherwise."""


class Until(enum.Enum):
    """How long a player passes: until something touches him, or whatever happens; both end with the stock round."""

    TOUCHED = "touched"
    ROUND_ENDS = "round_ends"


class Passing(QObject):
    """Who passes on. `changed` when somebody begins or ends it.

    It ends with the round, by undo and redo, with another game, and when the player must or should decide for himself: then
    `stopped` tells the player and why, until the next move.
    """

    changed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._session: Session | None = None
        self._position = 0
        self._round: int | None = None
        self._since: dict[PlayerId, int] = {}
        self.players: dict[PlayerId, Until] = {}
        self.stopped: tuple[PlayerId, Touch | Refusal] | None = None
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(PACE)
        self.timer.timeout.connect(self._pass)
        controller.applied.connect(self._after_move)
        controller.replaced.connect(self._after_jump)

    @property
    def seat(self) -> PlayerId | None:
        """The player whose turn it is and who will pass in a moment."""
        session = self._controller.session
        if session is None or self._controller.looking or self._controller.step() != "end_turn":
            return None
        player = self._controller.player()
        return player if player in self.players and may_pass(session, player) else None

    def begin(self, player: PlayerId, until: Until) -> None:
        """Pass now, or end the turn, and pass on. Nothing begins where the pass is refused."""
        session = self._controller.session
        assert session is not None
        self._session, self._round = session, stock_number(session.state)
        self.players[player] = until
        if not self._controller.do(Pass(EntityId(player))):
            self._end(player)

    def stop(self, player: PlayerId) -> None:
        """The player decides for himself again."""
        self._end(player)
        self._watch()

    def _end(self, player: PlayerId) -> None:
        if self.players.pop(player, None) is not None:
            self._since.pop(player, None)
            self.changed.emit()

    def _clear(self) -> None:
        had = bool(self.players)
        self.players.clear()
        self._since.clear()
        self.stopped = None
        self.timer.stop()
        if had:
            self.changed.emit()

    # --- following the game

    def _after_move(self, _events: tuple[Event, ...] = ()) -> None:
        session = self._controller.session
        assert session is not None
        self.stopped = None
        self._position = session.position
        if not self.players:
            return
        if stock_number(session.state) != self._round:
            self._clear()
            return
        mover = decider(session, session.position - 1)
        if mover in self.players:
            self._since[mover] = session.position
        self._look_up(session)
        self._watch()

    def _look_up(self, session: Session) -> None:
        """Whether the player whose turn has come wants to know of something."""
        player = self.seat
        if player is None:
            return
        refusal = session.check(Pass(EntityId(player)))
        found: Touch | Refusal | None = refusal
        if found is None and self.players[player] is Until.TOUCHED:
            found = touch(session, self._since.get(player, session.position), player)
        if found is not None:
            self.stopped = (player, found)
            self._end(player)

    def _after_jump(self) -> None:
        """A look at another moment only waits; an undo, a redo or another game ends it: people stepped in."""
        session = self._controller.session
        if session is not self._session or session is None or session.position != self._position:
            self._clear()
        self._session = session
        self._position = 0 if session is None else session.position
        self._watch()

    def _watch(self) -> None:
        if self.seat is None:
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()

    def _pass(self) -> None:
        player = self.seat
        if player is not None and not self._controller.do(Pass(EntityId(player))):
            self._end(player)
