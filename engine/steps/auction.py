"""Opening auction: buying the front private, bids on the others, and the fight over a contested one (R-1.8 to R-1.13)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.auction import BidPrivate
from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.errors import Refusal
from engine.events import BANK, BidMade, Log, Passed, PriceReduced, PrivateBought
from engine.game import Game
from engine.ids import EntityId, PlayerId, PrivateId
from engine.ledger import pay
from engine.messages import Key
from engine.sequence import clockwise, left_of
from engine.state.game_state import GameState, PrivateState
from engine.state.turn import AuctionTurn, Bid, StartPriceChoice
from engine.steps.base import Step


class AuctionStep(Step):
    """A turn at the table: buy the front private, bid on another, or pass (R-1.8)."""

    name = "auction"
    handles = (BidPrivate, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player whose turn it is while privates are unsold and none is fought over."""
        turn = state.turn
        if not isinstance(turn, AuctionTurn) or turn.contested is not None or front(game, state) is None:
            return None
        return EntityId(turn.current)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """The purchase, every bid that the cash allows, and a pass."""
        turn = _turn(state)
        for private in unsold(game, state):
            yield from _offers(game, state, turn.current, private)
        yield Offer(Pass(EntityId(turn.current)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-1.8 and R-1.9."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, BidPrivate)
        if action.private not in unsold(game, state):
            return Refusal(Key.PRIVATE_NOT_FOR_SALE, "R-1.8", {"private": action.private})
        return _check_price(game, state, action)

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Then it is the next player's turn, whatever the purchase brings about (R-1.10)."""
        turn = _turn(draft)
        player = turn.current
        draft.turn = msgspec.structs.replace(turn, current=left_of(game, draft, player), turns=turn.turns + 1, passes=0)
        if isinstance(action, Pass):
            log.append(Passed(action.actor, self.name))
            draft.turn = msgspec.structs.replace(_turn(draft), passes=turn.passes + 1)
        else:
            assert isinstance(action, BidPrivate)
            if action.private == front(game, draft):
                buy_front(game, draft, player, action.price, log)
            else:
                _bid(draft, player, action, log)
        _end_of_turn(game, draft, log)


class ContestStep(Step):
    """Two or more bid on the front private: those raise or drop out until one is left (R-1.10)."""

    name = "contest"
    handles = (BidPrivate, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The bidder who must raise or drop out."""
        turn = state.turn
        if not isinstance(turn, AuctionTurn) or turn.contested is None:
            return None
        return EntityId(_challenged(game, state, turn.bids[turn.contested]))

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Every raise that the cash allows, and dropping out."""
        turn = _turn(state)
        assert turn.contested is not None
        player = _challenged(game, state, turn.bids[turn.contested])
        yield from _offers(game, state, player, turn.contested)
        yield Offer(Pass(EntityId(player)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-1.9, on the contested private only."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, BidPrivate)
        contested = _turn(state).contested
        if action.private != contested:
            return Refusal(Key.ONLY_CONTESTED, "R-1.10", {"private": str(contested)})
        return _check_price(game, state, action)

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Raise, or drop out; the last one left pays his bid."""
        turn = _turn(draft)
        player, private = PlayerId(action.actor), turn.contested
        assert private is not None
        if isinstance(action, BidPrivate):
            _bid(draft, player, action, log)
            return
        log.append(Passed(action.actor, self.name))
        left = tuple(bid for bid in turn.bids[private] if bid.player != player)
        draft.turn = msgspec.structs.replace(turn, bids={**turn.bids, private: left})
        if len(left) == 1:
            _hand_over(game, draft, left[0].player, private, left[0].price, log)
            _resolve(game, draft, log)


def unsold(game: Game, state: GameState) -> tuple[PrivateId, ...]:
    """Privates nobody owns yet, the front one first."""
    return tuple(
        private
        for private in game.privates
        if state.privates[private].owner is None and not state.privates[private].closed
    )


def front(game: Game, state: GameState) -> PrivateId | None:
    """The cheapest unsold private (R-1.8); None when all are sold."""
    return next(iter(unsold(game, state)), None)


def front_price(game: Game, state: GameState) -> int:
    """Present price of the front private; only the first one of all ever gets cheaper (R-1.11)."""
    private = front(game, state)
    assert private is not None
    discount = _turn(state).discount if private == next(iter(game.privates)) else 0
    return game.privates[private].price - discount


def lowest_bid(game: Game, state: GameState, private: PrivateId) -> int:
    """Least that a new bid on a private must be (R-1.9)."""
    standing = _turn(state).bids.get(private, ())
    highest = max((bid.price for bid in standing), default=game.privates[private].price)
    return highest + int(game.switch("bid_step"))


def free_cash(state: GameState, player: PlayerId, private: PrivateId) -> int:
    """What a player may spend on a private: his cash less his bids on other privates (R-1.9)."""
    bound = sum(
        bid.price
        for other, standing in _turn(state).bids.items()
        if other != private
        for bid in standing
        if bid.player == player
    )
    return state.players[player].cash - bound


def buy_front(game: Game, draft: GameState, player: PlayerId, cost: int, log: Log) -> None:
    """A player takes the front private for `cost`; then bids on the next ones are resolved."""
    private = front(game, draft)
    assert private is not None
    _hand_over(game, draft, player, private, cost, log)
    draft.turn = msgspec.structs.replace(_turn(draft), direct=player, passes=0)
    _resolve(game, draft, log)


def _turn(state: GameState) -> AuctionTurn:
    assert isinstance(state.turn, AuctionTurn)
    return state.turn


def _offers(game: Game, state: GameState, player: PlayerId, private: PrivateId) -> Iterator[Offer]:
    high = free_cash(state, player, private)
    if private == front(game, state) and _turn(state).contested is None:
        if front_price(game, state) <= high:
            yield Offer(BidPrivate(EntityId(player), private, front_price(game, state)))
        return
    low = lowest_bid(game, state, private)
    if game.switch("bid_multiple") == "b":
        step = int(game.switch("bid_step"))
        yield from (
            Offer(BidPrivate(EntityId(player), private, price))
            for price in range(-(-low // step) * step, high + 1, step)
        )
    elif low <= high:
        yield Offer(BidPrivate(EntityId(player), private, low), vary=Range("price", low, high))


def _check_price(game: Game, state: GameState, action: BidPrivate) -> Refusal | None:
    private, high = action.private, free_cash(state, PlayerId(action.actor), action.private)
    if private == front(game, state) and _turn(state).contested is None:
        if action.price != front_price(game, state):
            return Refusal(Key.FRONT_PRICE, "R-1.8", {"private": private, "price": front_price(game, state)})
    else:
        low, step = lowest_bid(game, state, private), int(game.switch("bid_step"))
        if action.price < low:
            return Refusal(Key.BID_TOO_LOW, "R-1.9", {"private": private, "low": low})
        if game.switch("bid_multiple") == "b" and action.price % step:
            return Refusal(Key.BID_MULTIPLE, "R-1.9", {"step": step})
    if action.price > high:
        return Refusal(Key.BID_TOO_HIGH, "R-1.9", {"private": private, "high": max(high, 0)})
    return None


def _bid(draft: GameState, player: PlayerId, action: BidPrivate, log: Log) -> None:
    turn = _turn(draft)
    others = tuple(bid for bid in turn.bids.get(action.private, ()) if bid.player != player)
    standing = (*others, Bid(player, action.price))
    draft.turn = msgspec.structs.replace(turn, bids={**turn.bids, action.private: standing})
    log.append(BidMade(player, action.private, action.price))


def _challenged(game: Game, state: GameState, standing: tuple[Bid, ...]) -> PlayerId:
    """Who must raise or drop out: the lowest bidder, or the next one clockwise from the highest (RUL-06)."""
    if game.switch("contested_bid_order") == "a":
        return min(standing, key=lambda bid: bid.price).player
    highest = max(standing, key=lambda bid: bid.price).player
    bidders = {bid.player for bid in standing}
    return next(player for player in clockwise(game, state, highest) if player in bidders)


def _hand_over(game: Game, draft: GameState, player: PlayerId, private: PrivateId, cost: int, log: Log) -> None:
    turn = _turn(draft)
    bids = {other: standing for other, standing in turn.bids.items() if other != private}
    to_the_left_of = player if game.switch("priority_after_auction") == "b" else turn.direct
    draft.turn = msgspec.structs.replace(turn, bids=bids, contested=None, direct=to_the_left_of)
    pay(draft, log, EntityId(player), BANK, cost, reason="private")
    draft.privates[private] = PrivateState(owner=EntityId(player))
    log.append(PrivateBought(EntityId(player), BANK, private, cost))
    if game.privates[private].gives_first_presidency:
        draft.pending = (*draft.pending, StartPriceChoice(player, draft.sequence[0]))


def _resolve(game: Game, draft: GameState, log: Log) -> None:
    """Sell front privates with one bid, stop at one without, let bidders fight over one with several (R-1.10)."""
    while (private := front(game, draft)) is not None:
        standing = _turn(draft).bids.get(private, ())
        if len(standing) != 1:
            if standing:
                draft.turn = msgspec.structs.replace(_turn(draft), contested=private)
            return
        _hand_over(game, draft, standing[0].player, private, standing[0].price, log)


def _end_of_turn(game: Game, draft: GameState, log: Log) -> None:
    """A table round without a buyer makes the first private cheaper; later, a round of passes pays income (RUL-05, RUL-07)."""
    turn = _turn(draft)
    seats = len(game.seats)
    if front(game, draft) == next(iter(game.privates)):
        count = turn.turns if game.switch("sce_drop_on") == "a" else turn.passes
        if count >= seats:
            _reduce(game, draft, log)
    elif turn.passes >= seats:
        draft.turn = msgspec.structs.replace(turn, passes=0)
        if game.switch("allpass_income") == "a":
            _pay_income(game, draft, log)


def _reduce(game: Game, draft: GameState, log: Log) -> None:
    turn = _turn(draft)
    discount = turn.discount + int(game.switch("auction_discount"))
    draft.turn = msgspec.structs.replace(turn, discount=discount, turns=0, passes=0)
    private, cost = next(iter(game.privates)), front_price(game, draft)
    log.append(PriceReduced(private, max(cost, 0)))
    if cost <= 0:
        draft.turn = msgspec.structs.replace(_turn(draft), current=left_of(game, draft, turn.current))
        buy_front(game, draft, turn.current, 0, log)


def _pay_income(game: Game, draft: GameState, log: Log) -> None:
    for private, held in draft.privates.items():
        if held.owner is not None:
            pay(draft, log, BANK, held.owner, game.privates[private].revenue, reason="private_income")
