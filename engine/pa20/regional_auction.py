"""Auctions of regionals: all in a row when they come, one at a time in stock rounds (P-REG-2, P-REG-3, A-REG-11, A-REG-12).

An auction interrupts the turn it stands in; whoever cannot bid passes by himself.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.pa20 import BidRegional
from engine.certificates import check_cash, transfer
from engine.errors import Refusal
from engine.events import Log, Passed, RegionalBid, RegionalSold, RegionalUnsold, RoundBegan
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.ledger import pay
from engine.messages import Key
from engine.pa20.definitions import is_regional, railway_of, railways_of
from engine.pa20.state import RegionalAuction, extra, update
from engine.sequence import clockwise, first_of_round, left_of
from engine.state.game_state import GameState
from engine.steps.base import Step

NAME = "regionals"
"""Of the round in events and of its step."""


class RegionalStep(Step):
    """Open, raise or pass."""

    name = NAME
    handles = (BidRegional, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player who must act, unless he cannot bid."""
        auction = _auction(state)
        if state.players[auction.current].cash < lowest_bid(game, state):
            return None
        return EntityId(auction.current)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """From the lowest bid to all his cash, and a pass."""
        auction = _auction(state)
        player, low = EntityId(auction.current), lowest_bid(game, state)
        high = state.players[auction.current].cash
        yield Offer(BidRegional(player, auction.regional, low), vary=Range("price", low, high))
        yield Offer(Pass(player))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """On the card in question, the face value or a sufficient raise, within one's cash (A-REG-11)."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, BidRegional)
        auction = _auction(state)
        if action.regional != auction.regional:
            names = {"corporation": auction.regional, "regional": action.regional}
            return Refusal(Key.REGIONAL_OTHER, "P-REG-2", {**names})
        if auction.leader is None:
            return _check_price(game, state, auction.current, action.regional, action.price)
        low = lowest_bid(game, state)
        if action.price < low:
            return Refusal(Key.REGIONAL_RAISE, "A-REG-11", {"corporation": action.regional, "low": low})
        return check_cash(state, auction.current, action.price, "A-REG-11")

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Bid or pass, then on to the next player or card."""
        if isinstance(action, Pass):
            pass_on(game, draft, log)
            return
        assert isinstance(action, BidRegional)
        _bid(game, draft, _auction(draft), PlayerId(action.actor), action.price, log)


def begin(game: Game, draft: GameState, log: Log) -> None:
    """The regionals have come: the holder of the priority deal may open on the first (P-REG-2)."""
    update(draft, regionals_open=True)
    cards = unsold(game, draft)
    log.append(RoundBegan(NAME, draft.set_number))
    if cards:
        update(draft, auction=RegionalAuction(cards[0], first_of_round(game, draft)))


def begin_single(game: Game, draft: GameState, player: PlayerId, regional: CorporationId, price: int, log: Log) -> None:
    """A player opens on one regional in his turn of a stock round (P-REG-3); checked before."""
    _bid(game, draft, RegionalAuction(regional, player, single=True), player, price, log)


def pass_on(game: Game, draft: GameState, log: Log) -> None:
    """The player in turn passes, of his own will or because he cannot bid."""
    auction = _auction(draft)
    player = auction.current
    automatic = draft.players[player].cash < lowest_bid(game, draft)
    log.append(Passed(EntityId(player), "automatic" if automatic else NAME))
    if auction.leader is None:
        declined = (*auction.declined, player)
        if len(declined) >= sum(not seat.left for seat in draft.players.values()):
            log.append(RegionalUnsold(auction.regional))
            update(draft, auction=None)
            return
        following = msgspec.structs.replace(auction, declined=declined, current=left_of(game, draft, player))
        update(draft, auction=following)
        return
    _next_bidder(game, draft, msgspec.structs.replace(auction, passed=(*auction.passed, player)), log)


def unsold(game: Game, state: GameState) -> tuple[CorporationId, ...]:
    """Regionals nobody owns, by number; none before they have come (P-REG-2, P-REG-3)."""
    if not extra(state).regionals_open:
        return ()
    return tuple(
        regional.id
        for regional in railways_of(game).of_kind("regional")
        if regional.id not in extra(state).gone and not state.corporations[regional.id].started
    )


def lowest_bid(game: Game, state: GameState) -> int:
    """Least that the player in turn must bid: the face value, or the standing bid and a raise."""
    auction = _auction(state)
    if auction.leader is None:
        return railway_of(game, auction.regional).face
    return auction.price + railways_of(game).least_raise


def opening_offer(game: Game, state: GameState, player: PlayerId, regional: CorporationId) -> Offer | None:
    """What a player may open on a regional with in a stock round; None when he cannot."""
    low, high = railway_of(game, regional).face, state.players[player].cash
    if high < low:
        return None
    return Offer(BidRegional(EntityId(player), regional, low), vary=Range("price", low, high))


def check_opening(
    game: Game, state: GameState, player: PlayerId, regional: CorporationId, price: int
) -> Refusal | None:
    """Why a player may not open on a regional in a stock round, or None."""
    named = {"corporation": regional}
    if regional not in state.corporations or not is_regional(game, regional) or not extra(state).regionals_open:
        return Refusal(Key.REGIONAL_NOT_YET, "P-REG-3", {**named})
    if regional in extra(state).gone:
        return Refusal(Key.RAILWAY_GONE, "P-GOV-7", {**named})
    if state.corporations[regional].started:
        return Refusal(Key.REGIONAL_OWNED, "P-REG-3", {**named})
    return _check_price(game, state, player, regional, price)


def _auction(state: GameState) -> RegionalAuction:
    auction = extra(state).auction
    assert auction is not None
    return auction


def _check_price(game: Game, state: GameState, player: PlayerId, regional: CorporationId, price: int) -> Refusal | None:
    face = railway_of(game, regional).face
    if price < face:
        return Refusal(Key.REGIONAL_BELOW_FACE, "P-REG-2", {"corporation": regional, "low": face})
    return check_cash(state, player, price, "A-REG-11")


def _bid(game: Game, draft: GameState, auction: RegionalAuction, player: PlayerId, price: int, log: Log) -> None:
    log.append(RegionalBid(player, auction.regional, price))
    _next_bidder(game, draft, msgspec.structs.replace(auction, leader=player, price=price, current=player), log)


def _next_bidder(game: Game, draft: GameState, auction: RegionalAuction, log: Log) -> None:
    """The next player who has neither passed nor leads; without one the leader wins."""
    out = (*auction.passed, auction.leader)
    bidder = next((other for other in clockwise(game, draft, auction.current) if other not in out), None)
    if bidder is None:
        _sell(game, draft, auction, log)
    else:
        update(draft, auction=msgspec.structs.replace(auction, current=bidder))


def _sell(game: Game, draft: GameState, auction: RegionalAuction, log: Log) -> None:
    """The bid goes into the regional's treasury (A-REG-9); the player after the winner may open on the next one (P-REG-2).

    That is the first unsold: where one stays unsold no further one comes up.
    """
    winner, regional = auction.leader, auction.regional
    assert winner is not None
    update(draft, auction=None)
    pay(draft, log, EntityId(winner), EntityId(regional), auction.price, reason="certificate")
    company = draft.corporations[regional]
    transfer(draft, regional, tuple(range(len(company.certificates))), winner)
    company.president = winner
    log.append(RegionalSold(winner, regional, auction.price))
    following = unsold(game, draft)
    if not auction.single and following:
        update(draft, auction=RegionalAuction(following[0], left_of(game, draft, winner)))
