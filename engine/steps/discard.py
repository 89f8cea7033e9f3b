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
        owner = draft.corporations[CorporationId(action.actor)]
        owner.trains = without(owner.trains, action.train)
        draft.discarded = (*draft.discarded, action.train)
        log.append(TrainDiscarded(CorporationId(action.actor), action.train))
        if len(owner.trains) <= train_limit(game, draft, CorporationId(action.actor)):
            draft.pending = draft.pending[1:]
