"""Rules of PA20: what the rounds of the 1849 family become with junctions, regionals and governments."""

from __future__ import annotations

from typing import ClassVar

from engine.ending import note_empty_bank
from engine.events import Log
from engine.game import Game
from engine.ids import PlayerId
from engine.pa20.duty import DUTY_PA20
from engine.pa20.invariants import violations
from engine.pa20.opening import complete_opening
from engine.pa20.operating_round import OperatingRoundPa20
from engine.pa20.state import extra
from engine.pa20.stock_round import CardRound, RegionalAuctionRound, StockRoundPa20
from engine.pa20.worth import worth
from engine.rounds.base import Round
from engine.state.game_state import GameState
from engine.steps.duty import Duty
from engine.titles.base import StandardRules

EMPTY_AT_ONCE = 3
"""Rules version since which an empty bank is noticed after every move (A-END-1)."""


class RulesPa20(StandardRules):
    """Political cards, stock rounds and two operating rounds each; auctions of regionals interrupt either."""

    duty: ClassVar[Duty] = DUTY_PA20
    auction: ClassVar[Round] = CardRound()
    stock: ClassVar[Round] = StockRoundPa20()
    operating: ClassVar[Round] = OperatingRoundPa20()
    regionals: ClassVar[Round] = RegionalAuctionRound()

    def opening(self, game: Game) -> GameState:
        """A-SET-1 to A-SET-3."""
        state = super().opening(game)
        complete_opening(game, state)
        return state

    def round(self, game: Game, state: GameState) -> Round:
        """An auction of a regional comes before the turn it interrupts."""
        return self.regionals if extra(state).auction is not None else super().round(game, state)

    def note(self, game: Game, draft: GameState, log: Log) -> None:
        """A bank that is empty once is empty for good, in every kind of round and even if it is paid at once (A-END-1).

        Before rules version 3 only a bank still empty when an operating round went on by itself counted.
        """
        if game.rules_version >= EMPTY_AT_ONCE:
            note_empty_bank(game, draft, log)

    def worth(self, game: Game, state: GameState, player: PlayerId) -> int:
        """A-END-1."""
        return worth(game, state, player)

    def violations(self, game: Game, state: GameState) -> tuple[str, ...]:
        """What must hold in every state of this title."""
        return violations(game, state)
