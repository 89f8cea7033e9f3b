"""The E-token: the right to buy electric trains (V-5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.variants import BuyElectricToken
from engine.errors import Refusal
from engine.events import BANK, ElectricTokenBought, Log
from engine.game import Game
from engine.ids import EntityId
from engine.ledger import pay
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, open_turn, pass_step
from engine.steps.variants import ELECTRIC, switched_on


class ElectricTokenStep(Step):
    """Asked, before the trains, while the corporation has none and could pay for one."""

    name = "e_token"
    handles = (BuyElectricToken, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has one or passed."""
        turn = open_turn(state, self.name)
        if turn is None or not switched_on(game, state, ELECTRIC, "e_tokens_from"):
            return None
        _, _, buyer = current(state)
        return None if buyer.e_token or buyer.cash < e_token_price(game, state) else actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """The purchase, and a pass."""
        del game
        turn, _, _ = current(state)
        yield Offer(BuyElectricToken(actor_of(turn)))
        yield Offer(Pass(actor_of(turn)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Both are allowed: the step is asked of nobody who could not buy."""
        del game, state, action
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay the bank; the step is over."""
        if isinstance(action, Pass):
            pass_step(draft, self.name, action.actor, log)
            return
        _, corporation, buyer = current(draft)
        cost = e_token_price(game, draft)
        finish_step(draft, self.name)
        pay(draft, log, action.actor, BANK, cost, reason="e_token")
        buyer.e_token = True
        draft.e_tokens_sold += 1
        log.append(ElectricTokenBought(corporation, cost))


def e_token_price(game: Game, state: GameState) -> int:
    """Price of the next E-token: by phase, dearer for the first that is sold in the game (V-5)."""
    which = "next" if state.e_tokens_sold else "first"
    return int(game.switch(f"e_token_{which}_{state.phase}"))
