"""Buying trains: a type for regionals, help of their holders, removal of unsold ones (section 8, A-REG-10, A-OP-12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.operating import BuyTrain
from engine.depot import available, cheapest, open_to, price, remove_outsold, sold_any, take, without
from engine.errors import Refusal
from engine.events import BANK, Log, Passed, TrainBought, TrainsRemoved
from engine.game import Game
from engine.ids import CorporationId, EntityId, TrainId, train_type
from engine.ledger import pay
from engine.messages import Key
from engine.pa20.definitions import is_regional
from engine.pa20.duty import must_buy
from engine.phases import first_sale, train_limit
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.buy_train import LOWEST_PRICE
from engine.steps.turns import actor_of, current, finish_step, open_turn


class BuyTrainStepPa20(Step):
    """Open while the railway can buy, or must."""

    name = "trains"
    handles = (BuyTrain, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating railway until it has passed or can buy no more."""
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        can_buy = any(isinstance(offer.action, BuyTrain) for offer in self.offers(game, state))
        return actor_of(turn) if can_buy or must_buy(game, state) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Trains of the bank at list price, of others from 1 up; a pass unless a train must be bought."""
        turn, railway, _ = current(state)
        actor = actor_of(turn)
        for train in dict.fromkeys(available(game, state, railway)):
            action = BuyTrain(actor, train, price(game, train))
            if self.check(game, state, action) is None:
                yield Offer(action)
        purse = _purse(game, state)
        if purse >= LOWEST_PRICE and _has_room(game, state):
            for seller, train in _trains_of_others(game, state):
                offered = BuyTrain(actor, train, LOWEST_PRICE, EntityId(seller))
                yield Offer(offered, Range("price", LOWEST_PRICE, purse))
        if not must_buy(game, state):
            yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Room, the seller has it, it is of the right kind (P-TR-2), the price is right and can be paid."""
        _, railway, _ = current(state)
        if isinstance(action, Pass):
            must = must_buy(game, state)
            return Refusal(Key.MUST_BUY_TRAIN, "A-OP-12", {"corporation": railway}) if must else None
        assert isinstance(action, BuyTrain)
        if not _has_room(game, state):
            limit = train_limit(game, state, railway)
            return Refusal(Key.TRAIN_LIMIT, "A-F5-4", {"corporation": railway, "limit": limit})
        not_sold = Refusal(Key.TRAIN_NOT_ON_SALE, "P-TR-2", {"train": action.train})
        if action.seller is None:
            if action.train not in available(game, state, railway):
                return not_sold
            cost = price(game, action.train)
            if action.price != cost:
                return Refusal(Key.TRAIN_PRICE, "A-F5-4", {"train": action.train, "price": cost})
            return _check_purse(game, state, cost)
        if (CorporationId(action.seller), action.train) not in tuple(_trains_of_others(game, state)):
            return not_sold
        if action.price < LOWEST_PRICE:
            return Refusal(Key.TRAIN_PRICE_LOW, "A-OP-12", {"train": action.train, "low": LOWEST_PRICE})
        purse = _purse(game, state)
        return (
            Refusal(Key.CASH_SHORT, "A-OP-12", {"cash": purse, "price": action.price}) if action.price > purse else None
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay, hand over, and what the sale brings about; or pass."""
        if isinstance(action, Pass):
            finish_step(draft, self.name)
            log.append(Passed(action.actor, self.name))
            return
        assert isinstance(action, BuyTrain)
        finish_step(draft, "dividend")
        _, railway, buyer = current(draft)
        type_ = train_type(action.train)
        from_depot = action.seller is None and action.train in draft.depot
        first = from_depot and not sold_any(game, draft, type_)
        _pay(draft, action, log)
        if action.seller is None:
            take(draft, action.train)
        else:
            seller = draft.corporations[CorporationId(action.seller)]
            seller.trains = without(seller.trains, action.train)
        buyer.trains = (*buyer.trains, action.train)
        log.append(TrainBought(railway, action.train, action.price, action.seller or BANK))
        if first:
            first_sale(game, draft, type_, log)
        removed = remove_outsold(game, draft, type_) if from_depot else ()
        if removed:
            log.append(TrainsRemoved(removed))


def _has_room(game: Game, state: GameState) -> bool:
    _, railway, buyer = current(state)
    return len(buyer.trains) < train_limit(game, state, railway)


def _trains_of_others(game: Game, state: GameState) -> Iterator[tuple[CorporationId, TrainId]]:
    _, railway, _ = current(state)
    for other, held in state.corporations.items():
        if other != railway:
            for train in held.trains:
                if open_to(game, state, train_type(train), railway):
                    yield other, train


def _purse(game: Game, state: GameState) -> int:
    """What may be spent on another railway's train: the treasury, a regional's holder adding own cash (A-REG-10)."""
    _, railway, buyer = current(state)
    if not is_regional(game, railway):
        return buyer.cash
    assert buyer.president is not None
    return buyer.cash + state.players[buyer.president].cash


def _check_purse(game: Game, state: GameState, cost: int) -> Refusal | None:
    """The treasury pays; a regional's holder may add own cash at any time (A-REG-10).

    When a train must be bought and the treasury pays for none, the president adds to the cheapest (A-OP-12).
    """
    _, railway, buyer = current(state)
    if cost <= buyer.cash:
        return None
    assert buyer.president is not None
    purse = buyer.cash + state.players[buyer.president].cash
    if not is_regional(game, railway):
        lowest = cheapest(game, state, railway)
        if not must_buy(game, state) or lowest is None or lowest <= buyer.cash:
            return Refusal(Key.CASH_SHORT, "A-OP-12", {"cash": buyer.cash, "price": cost})
        if cost != lowest:
            return Refusal(Key.TRAIN_CHEAPEST_ONLY, "A-OP-12", {"price": lowest})
    return Refusal(Key.CASH_SHORT, "A-REG-10", {"cash": purse, "price": cost}) if purse < cost else None


def _pay(draft: GameState, action: BuyTrain, log: Log) -> None:
    """To the bank or the seller from the treasury, the missing part from the president."""
    _, _, buyer = current(draft)
    help_needed = max(0, action.price - buyer.cash)
    if help_needed:
        assert buyer.president is not None
        pay(draft, log, EntityId(buyer.president), action.actor, help_needed, reason="train_help")
    pay(draft, log, action.actor, action.seller or BANK, action.price, reason="train")
