"""A step: one thing a round lets somebody do. Rounds are ordered lists of steps.

The first step that blocks decides who must act; steps before it that do not block (buying a private, the port marker) may
be used as well. A step is stateless: how far a turn has come stands in the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.errors import Refusal
from engine.events import Log
from engine.game import Game
from engine.ids import EntityId
from engine.state.game_state import GameState


class Step(ABC):
    """One verb of a round."""

    name: ClassVar[str]
    handles: ClassVar[tuple[type[Action], ...]]

    @abstractmethod
    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """Who may act in this step now; None when it is over or offers nothing at all."""

    def blocks(self, game: Game, state: GameState) -> bool:
        """Whether play waits for this step (asked only when `actor` is not None)."""
        del game, state
        return True

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Why an action of this step's kind is not possible although the step may still come; None: it is just not the time.

        Asked when no open step takes the action; who acts is not checked before.
        """
        del game, state, action
        return None

    @abstractmethod
    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """All that is legal in this step now, `Pass` included where it may be declined."""

    @abstractmethod
    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Why the action is not legal now, or None. Actor and kind are checked before."""

    @abstractmethod
    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Carry out a checked action on the draft."""


class SideStep(Step):
    """A step that may be used while another one waits: play does not wait for it."""

    def blocks(self, game: Game, state: GameState) -> bool:
        """A later step of the turn does."""
        del game, state
        return False
