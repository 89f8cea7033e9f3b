"""Between the window and the session: gestures become actions, outcomes become signals. The only writer in the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.actions import Action, Offer
from engine.errors import Refusal, TrinacriaError
from engine.game import Game
from engine.ids import EntityId, PlayerId
from engine.rounds.base import deciding_player, open_steps
from engine.session import Session
from engine.state.game_state import GameState


class GameController(QObject):
    """Holds the session that is shown.

    Signals: `applied` after an action (tuple of events), `replaced` after undo, redo, a jump or another session (resync all),
    `moved(old, new)` after a jump, with the positions, `refused` with a `Refusal`, `failed` with a `TrinacriaError` (the move
    could not be made durable; nothing changed).
    """

    applied = Signal(object)
    replaced = Signal()
    moved = Signal(int, int)
    refused = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._offers: tuple[Offer, ...] | None = None
        self._looked_at: int | None = None

    @property
    def session(self) -> Session | None:
        """The session that is shown, None while there is none."""
        return self._session

    @property
    def game(self) -> Game:
        """Set-up of the present game. Only while there is a session."""
        assert self._session is not None
        return self._session.game

    @property
    def state(self) -> GameState:
        """The state that is shown: the present one unless an earlier or later one is looked at. Only while there is a session."""
        assert self._session is not None
        return self._session.state_at(self.position)

    @property
    def position(self) -> int:
        """Number of actions behind the state that is shown; 0 without a session."""
        if self._session is None:
            return 0
        return self._session.position if self._looked_at is None else self._looked_at

    @property
    def looking(self) -> bool:
        """Whether another moment than the present is shown; nothing can be done then."""
        return self._looked_at is not None

    def look(self, position: int | None) -> None:
        """Show another moment of the history without changing the game; None or the present position ends it."""
        session = self._session
        if session is None or (position is not None and not 0 <= position <= session.length):
            return
        wanted = None if position == session.position else position
        if wanted != self._looked_at:
            self._looked_at = wanted
            self._offers = None
            self.replaced.emit()

    def show(self, session: Session | None) -> None:
        """Show another session, or none."""
        self._session = session
        self._changed()
        self.replaced.emit()

    def offers(self) -> tuple[Offer, ...]:
        """All that may be done now; computed once per state. Nothing while another moment is looked at."""
        if self._offers is None:
            self._offers = () if self._session is None or self.looking else self._session.legal()
        return self._offers

    def actor(self) -> EntityId | None:
        """Who must act: the actor of the step that blocks; None when the game is over or there is none."""
        if self._session is None:
            return None
        steps = open_steps(self._session.rules, self.game, self.state)
        return steps[-1].actor(self.game, self.state) if steps else None

    def step(self) -> str:
        """Name of the step that waits, empty when none does."""
        return next(reversed(self.open_steps()), "")

    def open_steps(self) -> tuple[str, ...]:
        """Names of all steps in which something may be done now, the one that waits last."""
        if self._session is None:
            return ()
        return tuple(step.name for step in open_steps(self._session.rules, self.game, self.state))

    def player(self) -> PlayerId | None:
        """The player whose decision is awaited."""
        actor = self.actor()
        return None if actor is None else deciding_player(self.state, actor)

    def check(self, action: Action) -> Refusal | None:
        """Why an action is not possible now, or None."""
        assert self._session is not None
        return self._session.check(action)

    def do(self, action: Action) -> bool:
        """Try an action in the present state; True when it stands."""
        assert self._session is not None
        self.look(None)
        try:
            outcome = self._session.do(action)
        except TrinacriaError as error:
            self.failed.emit(error)
            return False
        if isinstance(outcome, Refusal):
            self.refused.emit(outcome)
            return False
        self._changed()
        self.applied.emit(outcome.events)
        return True

    def undo(self) -> None:
        """Take back the last action."""
        if self._session is not None:
            self.jump(self._session.position - 1)

    def redo(self) -> None:
        """Put back the action undone last."""
        if self._session is not None:
            self.jump(self._session.position + 1)

    def jump(self, position: int) -> None:
        """Make the first `position` actions stand; a position outside the history is ignored."""
        session = self._session
        if session is None or not 0 <= position <= session.length:
            return
        if position == session.position:
            self.look(None)
            return
        old = session.position
        try:
            session.jump(position)
        except TrinacriaError as error:
            self.failed.emit(error)
            return
        self._changed()
        self.replaced.emit()
        self.moved.emit(old, position)

    def _changed(self) -> None:
        self._offers = None
        self._looked_at = None
