"""Rounds of players: the auction of the political cards, stock rounds, auctions of regionals."""

from __future__ import annotations

from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId
from engine.pa20.cards import CardAuctionStep, CardContestStep
from engine.pa20.operating_round import begin_set
from engine.pa20.pending import choice_steps
from engine.pa20.regional_auction import RegionalStep, pass_on
from engine.pa20.state import update
from engine.pa20.stock_steps import BuyStepPa20, EndTurnStepPa20, LaunchStep, OpenRegionalStep, SellStepPa20
from engine.pa20.values import rise_when_sold_out
from engine.rounds.auction import AuctionRound
from engine.rounds.base import Round
from engine.rounds.stock import StockRound
from engine.rounds.stock_begin import begin_turns
from engine.state.game_state import GameState
from engine.steps.base import Step


class CardRound(AuctionRound):
    """The political cards, by the rules of 1849's privates (A-SET-3, A-SET-2)."""

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """The fight over a contested card first, then the turn."""
        del game, state
        return (CardContestStep(), CardAuctionStep())

    def begin_stock_round(self, game: Game, draft: GameState, log: Log) -> None:
        """The first one; nobody has a token to place."""
        begin_turns(game, draft, log)


class StockRoundPa20(StockRound):
    """Sell, then acquire, around the table until all pass in succession (A-AZ-0).

    The priority deal passes to the left of who acted last (A-SET-2, P-SFM-9).
    """

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """Choices that are pending come first."""
        del game
        if state.pending:
            return choice_steps()
        return (SellStepPa20(), BuyStepPa20(), LaunchStep(), OpenRegionalStep(), EndTurnStepPa20())

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """The turn is over, and with it the count of its sales (A-AZ-7)."""
        update(draft, sales=(), buying=None)
        super().advance(game, draft, log)

    def move_at_end(self, game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
        """Sold-out railways rise (P-AZ-3)."""
        rise_when_sold_out(game, draft, corporation, log)

    def operate(self, game: Game, draft: GameState, log: Log) -> None:
        """P-OP-1."""
        begin_set(game, draft, log)


class RegionalAuctionRound(Round):
    """Auctions of regionals, in the middle of the round they interrupt (P-REG-2, P-REG-3)."""

    name = "regionals"
    turns_rule = "P-REG-2"
    steps_rule = "P-REG-2"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """One step."""
        del game, state
        return (RegionalStep(),)

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """The player in turn cannot bid."""
        pass_on(game, draft, log)
