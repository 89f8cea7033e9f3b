"""A turn of the stock round: sell first, then one purchase (A-AZ-0): certificates, a launch, the fund, a regional."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.auction import SetStartPrice
from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.pa20 import BidRegional
from engine.actions.stock import BuyCertificate, SellCertificates
from engine.certificates import (
    Bundle,
    check_cash,
    check_room,
    check_sale,
    hand_in,
)
from engine.errors import Refusal
from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId, EntityId, HolderId, PlayerId
from engine.market import cell_of, start_cells
from engine.messages import Key
from engine.pa20 import fund, papers, regional_auction
from engine.pa20.definitions import fund_of, is_major, on_market, railways_of
from engine.pa20.state import extra, update
from engine.pa20.values import fall_by_sale, sale_value
from engine.state.game_state import GameState
from engine.steps.buy import BuyStep, EndTurnStep
from engine.steps.sell import SellStep
from engine.steps.stock_turn import StockStep, stock_turn


class SellStepPa20(SellStep):
    """Any number of sales; all of one railway in a turn count as one (A-AZ-7)."""

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Not the fund's (P-SFM-6), not a regional's (P-REG-4); operated (A-POL-4), pool limit, an heir (A-AZ-0)."""
        assert isinstance(action, SellCertificates)
        return check_on_market(game, action.corporation) or check_sale(
            game, state, action.actor, action.corporation, Bundle(action.percent, action.certificates), pool_limit=True
        )

    def sellable(self, game: Game, state: GameState) -> Iterator[CorporationId]:
        """Railways on the market of which the player whose turn it is holds something."""
        holder = HolderId(stock_turn(state).current)
        for corporation, company in state.corporations.items():
            if holder in company.certificates and on_market(game, corporation):
                yield corporation

    def carry_out(self, game: Game, draft: GameState, action: SellCertificates, log: Log) -> bool:
        """As every sale by a player (P-AZ-1)."""
        return sell(game, draft, action, log)


class BuyStepPa20(BuyStep):
    """One certificate a turn; in some zones several of one railway (A-AZ-5); the fund's count as the purchase (P-SFM-1)."""

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Not what was sold in this round (A-AZ-0); after a purchase only more of the same."""
        assert isinstance(action, BuyCertificate)
        turn, corporation = stock_turn(state), action.corporation
        if turn.bought and corporation != extra(state).buying:
            return Refusal(Key.MANY_ZONE_ONLY, "A-AZ-5", {"corporation": str(extra(state).buying)})
        if (turn.current, corporation) in turn.sold:
            return Refusal(Key.SOLD_THIS_ROUND, "A-AZ-0", {"corporation": corporation})
        if corporation == fund_of(game).id:
            return fund.check_certificate(game, state, turn.current, action.certificate)
        return papers.check_purchase(game, state, turn.current, corporation, action.certificate)

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Buy."""
        assert isinstance(action, BuyCertificate)
        turn, corporation = stock_turn(draft), action.corporation
        draft.turn = msgspec.structs.replace(turn, bought=True, acted=True)
        if corporation == fund_of(game).id:
            fund.buy_certificate(game, draft, turn.current, action.certificate, log)
            return
        update(draft, buying=corporation)
        papers.buy(game, draft, turn.current, corporation, action.certificate, log)

    def may_buy_more(self, game: Game, state: GameState) -> bool:
        """Whether the value of the railway just bought lies in a zone in which several may be bought (A-AZ-5)."""
        railway = extra(state).buying
        if railway is None or state.marker(railway) is None:
            return False
        return cell_of(game, state, railway).zone in railways_of(game).many_zones


class LaunchStep(StockStep):
    """Launch any major that is not, at a par of one's choice (A-AZ-0)."""

    name = "launch"
    handles = (SetStartPrice,)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Every unlaunched major at every par that the player can pay."""
        player = EntityId(stock_turn(state).current)
        for railway in state.sequence:
            for row, column in start_cells(game, state):
                action = SetStartPrice(player, railway, row, column)
                if self.check(game, state, action) is None:
                    yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """An unlaunched major, a par, the certificate limit, the money."""
        assert isinstance(action, SetStartPrice)
        railway, cell, player = action.corporation, (action.row, action.column), PlayerId(action.actor)
        if railway not in state.corporations or not is_major(game, railway):
            return Refusal(Key.NOTHING_TO_START, "A-AZ-0", {"corporation": railway})
        if railway in extra(state).gone:
            return Refusal(Key.RAILWAY_GONE, "P-GOV-2", {"corporation": railway})
        if railway not in state.sequence:
            return Refusal(Key.ALREADY_LAUNCHED, "A-AZ-0", {"corporation": railway})
        cells = start_cells(game, state)
        if cell not in cells:
            prices = tuple(game.title.market.rows[row][column].price for row, column in cells)
            return Refusal(Key.START_PRICE_CLOSED, "A-AZ-0", {"prices": prices})
        zone = game.title.market.rows[cell[0]][cell[1]].zone
        full = None if zone in railways_of(game).uncounted_zones else check_room(game, state, player)
        return full or check_cash(state, player, papers.launch_cost(game, railway, cell))

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Launch; it is the purchase of the turn."""
        assert isinstance(action, SetStartPrice)
        turn = stock_turn(draft)
        draft.turn = msgspec.structs.replace(turn, bought=True, acted=True)
        cell = (action.row, action.column)
        papers.launch(game, draft, turn.current, action.corporation, cell, log)


class OpenRegionalStep(StockStep):
    """Instead of a purchase, open the auction of an unsold regional (P-REG-3, A-REG-12)."""

    name = "open_regional"
    handles = (BidRegional,)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each unsold regional, from its face value up to the player's cash."""
        player = stock_turn(state).current
        for regional in regional_auction.unsold(game, state):
            offer = regional_auction.opening_offer(game, state, player, regional)
            if offer is not None:
                yield offer

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """After the first auction only, an unsold regional, its face value or more, within one's cash."""
        assert isinstance(action, BidRegional)
        return regional_auction.check_opening(game, state, PlayerId(action.actor), action.regional, action.price)

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """The auction interrupts the turn; it is the opener's purchase whoever wins (A-REG-12)."""
        assert isinstance(action, BidRegional)
        turn = stock_turn(draft)
        draft.turn = msgspec.structs.replace(turn, bought=True, acted=True)
        regional_auction.begin_single(game, draft, turn.current, action.regional, action.price, log)


class EndTurnStepPa20(EndTurnStep):
    """The player may stop (A-AZ-0)."""

    selling = SellStepPa20()
    acquiring = (BuyStepPa20(), LaunchStep(), OpenRegionalStep())

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """No more in this turn."""
        super().apply(game, draft, action, log)
        update(draft, buying=None)


def sell(game: Game, draft: GameState, action: SellCertificates, log: Log) -> bool:
    """A checked sale by a player: money, papers, presidency and the fall of the value; tells whether the marker moved."""
    share = sale_value(game, draft, action.actor, action.corporation)
    hand_in(game, draft, action.actor, action.corporation, action.certificates, action.percent, log, share=share)
    return fall_by_sale(game, draft, action.actor, action.corporation, action.percent, log)


def check_on_market(game: Game, corporation: CorporationId) -> Refusal | None:
    """Whether certificates of this kind are sold at all (P-SFM-6, P-REG-4)."""
    sheet = game.title.corporation.get(corporation)
    if sheet is None or on_market(game, corporation):
        return None
    if sheet.kind == "fund":
        return Refusal(Key.FUND_NOT_SOLD, "P-SFM-6", {"corporation": corporation})
    return Refusal(Key.NOT_ON_MARKET, "P-REG-4", {"corporation": corporation})
