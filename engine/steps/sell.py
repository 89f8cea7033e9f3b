"""Selling in a stock round (R-2.1)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.stock import SellCertificates
from engine.certificates import Bundle, can_sell, check_sale, percent, sale_bundles, sell
from engine.errors import Refusal
from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.market import keep_relative_order, operating_order
from engine.messages import Key
from engine.state.game_state import GameState
from engine.steps.stock_turn import StockStep, stock_turn


class SellStep(StockStep):
    """Any number of sales before the purchase of the turn."""

    name = "sell"
    handles = (SellCertificates,)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Every sale with a result of its own, for each corporation."""
        seller = EntityId(stock_turn(state).current)
        for corporation in self.sellable(game, state):
            for bundle in sale_bundles(game, state, seller, corporation, pool_limit=True):
                yield Offer(SellCertificates(seller, corporation, bundle.certificates, bundle.percent))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-2.1.1, R-2.1.2, R-2.1.5, R-2.1.8; in some titles one sale of a corporation in a turn."""
        assert isinstance(action, SellCertificates)
        if game.switch("sell_in_blocks") and action.corporation in stock_turn(state).sales:
            return Refusal(Key.SOLD_IN_BLOCKS, "R-2.1", {"corporation": action.corporation})
        bundle = Bundle(action.percent, action.certificates)
        return check_sale(game, state, action.actor, action.corporation, bundle, pool_limit=True)

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Sell; corporations sold in one turn keep their order on a cell they share (R-2.1.9, RUL-24)."""
        assert isinstance(action, SellCertificates)
        turn, corporation = stock_turn(draft), action.corporation
        stacking = turn.stacking or operating_order(game, draft)
        fell = self.carry_out(game, draft, action, log)
        moved = (*turn.moved, corporation) if fell and corporation not in turn.moved else turn.moved
        pair = (turn.current, corporation)
        draft.turn = msgspec.structs.replace(
            turn,
            acted=True,
            sold=turn.sold if pair in turn.sold else (*turn.sold, pair),
            sales=(*turn.sales, corporation),
            moved=moved,
            stacking=stacking,
        )
        if game.switch("multi_sale_stack") == "a":
            keep_relative_order(draft, moved, stacking)

    def sellable(self, game: Game, state: GameState) -> Iterator[CorporationId]:
        """Corporations of which certificates may be sold in this turn at all, whoever holds them."""
        turn = stock_turn(state)
        for corporation in game.order:
            if not (game.switch("sell_in_blocks") and corporation in turn.sales):
                yield corporation

    def carry_out(self, game: Game, draft: GameState, action: SellCertificates, log: Log) -> bool:
        """Money, papers and the fall of the price; tells whether the marker really moved (R-2.1.3)."""
        return sell(game, draft, action.actor, action.corporation, action.certificates, action.percent, log)

    def possible(self, game: Game, state: GameState, above: int = 0) -> Iterator[CorporationId]:
        """Corporations of which the player whose turn it is holds more than `above` percent and can still sell anything."""
        seller = self.actor(game, state)
        if seller is None:
            return
        for corporation in self.sellable(game, state):
            holds = percent(game, state, corporation, PlayerId(seller))
            if holds > above and can_sell(game, state, seller, corporation, pool_limit=True):
                yield corporation
