"""Rules of PA20: what the rounds of the 1849 family become with junctions, regionals and governments."""

from __future__ import annotations

from typing import ClassVar

from engine.game import Game
from engine.ids import PlayerId
from engine.pa20.duty import DUTY_PA20
from engine.pa20.invariants import violations
from engine.pa20.opening import opening
from engine.pa20.operating_round import OperatingRoundPa20
from engine.pa20.state import extra
from engine.pa20.stock_round import CardRound, RegionalAuctionRound, StockRoundPa20
from engine.pa20.worth import worth
from engine.rounds.base import Round
from engine.state.game_state import GameState
from engine.steps.duty import Duty
from engine.titles.base import StandardRules, trains_for_sale


class RulesPa20(StandardRules):
    """Political cards, stock rounds and two operating rounds each; auctions of regionals interrupt either."""

    duty: ClassVar[Duty] = DUTY_PA20
    auction: ClassVar[Round] = CardRound()
    stock: ClassVar[Round] = StockRoundPa20()
    operating: ClassVar[Round] = OperatingRoundPa20()
    regionals: ClassVar[Round] = RegionalAuctionRound()

    def opening(self, game: Game) -> GameState:
        """A-SET-1 to A-SET-3."""
        return opening(game, trains_for_sale(game))

    def round(self, game: Game, state: GameState) -> Round:
        """An auction of a regional comes before the turn it interrupts."""
        return self.regionals if extra(state).auction is not None else super().round(game, state)

    def worth(self, game: Game, state: GameState, player: PlayerId) -> int:
        """A-END-1."""
        return worth(game, state, player)

    def violations(self, game: Game, state: GameState) -> tuple[str, ...]:
        """What must hold in every state of this title."""
        return violations(game, state)
