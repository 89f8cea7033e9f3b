"""Discarding trains above the limit (R-3.7.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import DiscardTrain
from engine.depot import without
from engine.errors import Refusal
from engine.events import Log, TrainDiscarded
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.phases import train_limit
from engine.state.game_state import GameState
from engine.state.turn import DiscardChoice
from engine.steps.base import Step


class DiscardStep(Step):
    """The first corporation above the limit, one train at a time, before anything else."""

    name = "discard"
    handles = (DiscardTrain,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The corporation whose discard is the pending choice."""
        del game
        if not state.pending or not isinstance(state.pending[0], DiscardChoice):
            return None
        return EntityId(state.pending[0].corporation)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each of its trains."""
        actor = self.actor(game, state)
        assert actor is not None
        for train in state.corporations[CorporationId(actor)].trains:
            yield Offer(DiscardTrain(actor, train))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Only a train it owns."""
        del game
        assert isinstance(action, DiscardTrain)
        if action.train not in state.corporations[CorporationId(action.actor)].trains:
            return Refusal(Key.TRAIN_NOT_OWNED, "R-3.7.2", {"train": action.train, "corporation": action.actor})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """The train goes to the bank pool without payment."""
        assert isinstance(action, DiscardTrain)
        corporation = CorporationId(action.actor)
        owner = draft.corporations[corporation]
        owner.trains = without(owner.trains, action.train)
        draft.discarded = (*draft.discarded, action.train)
        log.append(TrainDiscarded(corporation, action.train))
        if len(owner.trains) <= train_limit(game, draft, corporation):
            draft.pending = tuple(choice for choice in draft.pending if choice != DiscardChoice(corporation))


class EarlyDiscardStep(DiscardStep):
    """A corporation that is not asked first may discard all the same: the rule sets no order among them (R-3.7.2)."""

    def __init__(self, corporation: CorporationId) -> None:
        self._corporation = corporation

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The corporation, while its discard is pending."""
        del game
        return EntityId(self._corporation) if DiscardChoice(self._corporation) in state.pending else None

    def blocks(self, game: Game, state: GameState) -> bool:
        """No: the one that is asked first does."""
        del game, state
        return False

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """None: at the table the corporations are asked one after the other."""
        del game, state
        yield from ()


def early_discards(state: GameState) -> tuple[DiscardStep, ...]:
    """Steps of those above the limit that are not asked first."""
    if not state.pending or not isinstance(state.pending[0], DiscardChoice):
        return ()
    later = (choice for choice in state.pending[1:] if isinstance(choice, DiscardChoice))
    return tuple(EarlyDiscardStep(choice.corporation) for choice in later)
