"""Rounds of players: the auction of the political cards, stock rounds, auctions of regionals."""

from __future__ import annotations

import msgspec

from engine.ending import STALEMATE, finish, is_stalemate
from engine.events import Log, Passed, RoundBegan
from engine.game import Game
from engine.ids import EntityId
from engine.market import operating_order
from engine.pa20.cards import CardAuctionStep, CardContestStep
from engine.pa20.operating_round import begin_set
from engine.pa20.pending import choice_steps
from engine.pa20.regional_auction import RegionalStep, pass_on
from engine.pa20.state import update
from engine.pa20.stock_steps import BuyStepPa20, EndTurnStepPa20, LaunchStep, OpenRegionalStep, SellStepPa20
from engine.pa20.values import rise_when_sold_out
from engine.rounds.base import Round
from engine.sequence import left_of
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, StockTurn
from engine.steps.base import Step


class CardRound(Round):
    """The political cards, by the rules of 1849's privates (A-SET-3)."""

    name = "auction"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """The fight over a contested card first, then the turn."""
        del game, state
        return (CardContestStep(), CardAuctionStep())

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """All is sold: the first stock round begins to the left of the last direct buyer (A-SET-2)."""
        turn = draft.turn
        assert isinstance(turn, AuctionTurn)
        assert turn.direct is not None
        draft.priority = left_of(game, draft, turn.direct)
        begin_stock_round(game, draft, log)


class StockRoundPa20(Round):
    """Sell, then acquire, around the table until all pass in succession (A-AZ-0)."""

    name = "stock"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """Choices that are pending come first."""
        del game
        if state.pending:
            return choice_steps()
        return (SellStepPa20(), BuyStepPa20(), LaunchStep(), OpenRegionalStep(), EndTurnStepPa20())

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """The turn is over: next player, or the end of the round when all have passed."""
        turn = draft.turn
        assert isinstance(turn, StockTurn)
        update(draft, sales=(), buying=None)
        if not turn.acted and not turn.bought:
            log.append(Passed(EntityId(turn.current), "automatic"))
        passes = 0 if turn.acted else turn.passes + 1
        last_actor = turn.current if turn.acted else turn.last_actor
        if passes >= sum(not player.left for player in draft.players.values()):
            _finish_round(game, draft, msgspec.structs.replace(turn, last_actor=last_actor), log)
            return
        draft.turn = StockTurn(
            number=turn.number,
            current=left_of(game, draft, turn.current),
            passes=passes,
            last_actor=last_actor,
            sold=turn.sold,
        )


class RegionalAuctionRound(Round):
    """Auctions of regionals, in the middle of the round they interrupt (P-REG-2, P-REG-3)."""

    name = "regionals"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """One step."""
        del game, state
        return (RegionalStep(),)

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """The player in turn cannot bid."""
        pass_on(game, draft, log)


def begin_stock_round(game: Game, draft: GameState, log: Log) -> None:
    """Begin the next stock round with the holder of the priority deal, or the next one when he has left (A-SET-2)."""
    draft.set_number += 1
    first = left_of(game, draft, draft.priority) if draft.players[draft.priority].left else draft.priority
    draft.turn = StockTurn(number=draft.set_number, current=first)
    log.append(RoundBegan("stock", draft.set_number))


def _finish_round(game: Game, draft: GameState, turn: StockTurn, log: Log) -> None:
    """The priority deal passes to the left of who acted last (A-SET-2, P-SFM-9); sold-out railways rise (P-AZ-3)."""
    if turn.last_actor is not None:
        draft.priority = left_of(game, draft, turn.last_actor)
    for railway in operating_order(game, draft):
        rise_when_sold_out(game, draft, railway, log)
    if is_stalemate(draft, log):
        finish(draft, STALEMATE, log)
        return
    begin_set(game, draft, log)
