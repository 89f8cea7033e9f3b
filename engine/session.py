"""A game being played: the only place where an action becomes part of the history.

Every state is kept, so that undo, redo and any jump are a matter of moving one number. States share whatever an action did
not change (`GameState.copy`), which keeps a long game small.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from engine.actions import Action, Offer
from engine.errors import Refusal
from engine.events import Event
from engine.game import Game
from engine.rounds.base import Outcome, Rules, act, check, legal
from engine.state.game_state import GameState


class Journal(Protocol):
    """Where the history is kept safe. Both calls return only when what they record would survive a power cut.

    Whatever they raise (`StoreError`) leaves the session as it was.
    """

    def append(self, index: int, action: Action, state: GameState) -> None:
        """Record the action at `index` (from 0) as the last one: what stood at or after `index` is gone.

        `state` is the one it leads to, for journals that keep a digest.
        """

    def move(self, position: int) -> None:
        """Record that the first `position` actions stand now; the later ones can still be put back."""


class Entry(msgspec.Struct, frozen=True, eq=False):
    """One action of the history, what it brought about and the state right after it."""

    action: Action
    events: tuple[Event, ...]
    state: GameState


class Session:
    """History of one game. Not for use from several threads at once; states and entries may be read anywhere.

    `position` counts the actions that stand; entries from there on were undone and can be put back until a new action is
    done.
    """

    def __init__(self, rules: Rules, game: Game, *, journal: Journal | None = None) -> None:
        self.rules = rules
        self.game = game
        self.journal = journal
        self._opening = rules.opening(game)
        self._entries: list[Entry] = []
        self._position = 0

    @property
    def position(self) -> int:
        """Number of actions that stand."""
        return self._position

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole history, undone entries included."""
        return tuple(self._entries)

    @property
    def length(self) -> int:
        """Number of entries, undone ones included."""
        return len(self._entries)

    @property
    def standing(self) -> tuple[Entry, ...]:
        """The entries that stand."""
        return tuple(self._entries[: self._position])

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that stand."""
        return tuple(entry.action for entry in self._entries[: self._position])

    @property
    def state(self) -> GameState:
        """The present state. Read it, never write on it."""
        return self.state_at(self._position)

    def state_at(self, position: int) -> GameState:
        """State after the first `position` actions, undone ones included. Raises `IndexError` outside 0 … `length`."""
        if not 0 <= position <= len(self._entries):
            raise IndexError(position)
        return self._opening if position == 0 else self._entries[position - 1].state

    def legal(self) -> tuple[Offer, ...]:
        """Everything that may be done now."""
        return legal(self.rules, self.game, self.state)

    def check(self, action: Action) -> Refusal | None:
        """Why the action is not legal now, or None."""
        return check(self.rules, self.game, self.state, action)

    def do(self, action: Action) -> Outcome | Refusal:
        """Apply an action; what was undone before is given up. A refused action changes nothing.

        The journal has the action before anybody sees the new state; if it fails, its error is raised and nothing changes.
        """
        outcome = act(self.rules, self.game, self.state, action)
        if isinstance(outcome, Refusal):
            return outcome
        if self.journal is not None:
            self.journal.append(self._position, action, outcome.state)
        self._entries[self._position :] = [Entry(action, outcome.events, outcome.state)]
        self._position += 1
        return outcome

    def can_undo(self) -> bool:
        """Whether an action stands that can be undone."""
        return self._position > 0

    def can_redo(self) -> bool:
        """Whether an undone action can be put back."""
        return self._position < len(self._entries)

    def undo(self, steps: int = 1) -> bool:
        """Take back the last `steps` actions; False (and nothing changed) when fewer stand."""
        return self._step(-steps)

    def redo(self, steps: int = 1) -> bool:
        """Put back the next `steps` undone actions; False (and nothing changed) when there are fewer."""
        return self._step(steps)

    def jump(self, position: int) -> None:
        """Make the first `position` actions stand ("undo to here"). Raises `IndexError` outside 0 … `length`."""
        self.state_at(position)
        if position == self._position:
            return
        if self.journal is not None:
            self.journal.move(position)
        self._position = position

    def _step(self, steps: int) -> bool:
        target = self._position + steps
        if not 0 <= target <= len(self._entries):
            return False
        self.jump(target)
        return True


def shared_moves(one: Session, other: Session) -> int:
    """How many of their first standing actions two sessions have in common."""
    pairs = zip(one.actions, other.actions, strict=False)
    return next((at for at, (mine, theirs) in enumerate(pairs) if mine != theirs), min(one.position, other.position))
