"""The choice between the last certificate and two single ones when a presidency passes (R-2.1.7, RUL-21)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.stock import ChooseExchange
from engine.certificates import take_singles
from engine.errors import Refusal
from engine.events import Log
from engine.game import Game
from engine.ids import EntityId
from engine.messages import Key
from engine.state.game_state import GameState
from engine.state.turn import ExchangeChoice
from engine.steps.base import Step


class ExchangeStep(Step):
    """Until the choice is made the last certificate counts as handed over."""

    name = "exchange"
    handles = (ChooseExchange,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The old president, or the new one under RUL-21b."""
        choice = _choice(state)
        if choice is None:
            return None
        return EntityId(choice.new if game.switch("pres_exchange_choice") == "b" else choice.old)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Both."""
        choice, actor = _choice(state), self.actor(game, state)
        assert choice is not None
        assert actor is not None
        yield Offer(ChooseExchange(actor, choice.corporation, "last"))
        yield Offer(ChooseExchange(actor, choice.corporation, "plain"))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The corporation in question."""
        del game
        assert isinstance(action, ChooseExchange)
        choice = _choice(state)
        assert choice is not None
        if action.corporation != choice.corporation:
            return Refusal(Key.NOT_NOW, "R-2.1.7", {"action": "exchange", "step": self.name})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Leave the papers as they are, or swap them."""
        assert isinstance(action, ChooseExchange)
        choice = _choice(draft)
        assert choice is not None
        draft.pending = draft.pending[1:]
        if action.take == "plain":
            take_singles(game, draft, choice, log)


def _choice(state: GameState) -> ExchangeChoice | None:
    choice = state.pending[0] if state.pending else None
    return choice if isinstance(choice, ExchangeChoice) else None
