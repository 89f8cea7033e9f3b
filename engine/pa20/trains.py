"""Buying trains: a type for regionals, help of their holders, removal of unsold ones (section 8, A-REG-10, A-OP-12)."""

from __future__ import annotations

from typing import ClassVar

from engine.errors import Refusal
from engine.game import Game
from engine.messages import Key
from engine.pa20.definitions import is_regional
from engine.pa20.duty import DUTY_PA20
from engine.state.game_state import GameState
from engine.steps.buy_train import BuyTrainStep, Cited, with_help
from engine.steps.duty import Duty
from engine.steps.turns import current


class BuyTrainStepPa20(BuyTrainStep):
    """A regional's holder may add own cash at any time (A-REG-10); otherwise as in 1849 (A-OP-12)."""

    duty: ClassVar[Duty] = DUTY_PA20
    ends: ClassVar[str] = "dividend"
    cited: ClassVar[Cited] = Cited("P-TR-2", "A-F5-4", "A-OP-12", "A-OP-12")

    def purse(self, game: Game, state: GameState) -> int:
        """What may be spent on another railway's train: the treasury, with a regional its holder's cash (A-REG-10)."""
        return with_help(state) if is_regional(game, current(state)[1]) else super().purse(game, state)

    def check_purse(self, game: Game, state: GameState, cost: int) -> Refusal | None:
        """Of a regional the holder's cash counts whether it must buy or not (A-REG-10)."""
        if not is_regional(game, current(state)[1]):
            return super().check_purse(game, state, cost)
        purse = with_help(state)
        return Refusal(Key.CASH_SHORT, "A-REG-10", {"cash": purse, "price": cost}) if purse < cost else None
