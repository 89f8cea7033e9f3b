"""Buying trains from the bank and from other corporations (R-3.7.1, R-3.8.1, R-3.8.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.operating import BuyTrain
from engine.closing import close_private
from engine.depot import available, cheapest, open_to, price, sold_any, take, without
from engine.errors import Refusal
from engine.events import BANK, Log, Passed, TrainBought
from engine.game import Game
from engine.ids import CorporationId, EntityId, TrainId, train_type
from engine.ledger import pay
from engine.messages import Key
from engine.phases import first_sale, train_limit
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.duty import must_buy
from engine.steps.turns import actor_of, current, finish_step, open_turn

LOWEST_PRICE = 1
"""What a train of another corporation costs at least (R-3.7.1)."""

BEFORE = "e_token"
"""Steps up to this one are over for good when a train is bought; further trains may follow."""


class BuyTrainStep(Step):
    """Open while the corporation can buy, or must (R-3.8.1)."""

    name = "trains"
    handles = (BuyTrain, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has passed or can buy no more."""
        turn = open_turn(state, self.name)
        if turn is None or not (_can_buy(game, state) or must_buy(game, state)):
            return None
        return actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Trains of the bank at list price, of others from 1 up; a pass unless a train must be bought."""
        turn, corporation, buyer = current(state)
        actor = actor_of(turn)
        for train in available(game, state, corporation):
            if _check_bank_price(game, state, train) is None:
                yield Offer(BuyTrain(actor, train, price(game, train)))
        if buyer.cash >= LOWEST_PRICE:
            for seller, train in _trains_of_others(game, state):
                offered = BuyTrain(actor, train, LOWEST_PRICE, EntityId(seller))
                yield Offer(offered, Range("price", LOWEST_PRICE, buyer.cash))
        if not must_buy(game, state):
            yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The seller has it, the price is right and can be paid; at the train limit the step is not open at all."""
        _, corporation, buyer = current(state)
        if isinstance(action, Pass):
            if must_buy(game, state):
                return Refusal(Key.MUST_BUY_TRAIN, "R-3.8.1", {"corporation": corporation})
            return None
        assert isinstance(action, BuyTrain)
        if action.seller is None:
            if action.train not in available(game, state, corporation):
                return Refusal(Key.TRAIN_NOT_ON_SALE, "R-3.7.1", {"train": action.train})
            if action.price != price(game, action.train):
                return Refusal(Key.TRAIN_PRICE, "R-3.7.1", {"train": action.train, "price": price(game, action.train)})
            return _check_bank_price(game, state, action.train)
        if (CorporationId(action.seller), action.train) not in tuple(_trains_of_others(game, state)):
            return Refusal(Key.TRAIN_NOT_ON_SALE, "R-3.7.1", {"train": action.train})
        if action.price < LOWEST_PRICE:
            return Refusal(Key.TRAIN_PRICE_LOW, "R-3.7.1", {"train": action.train, "low": LOWEST_PRICE})
        if action.price > buyer.cash:
            return Refusal(Key.CASH_SHORT, "R-3.8.2", {"cash": buyer.cash, "price": action.price})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay, hand over, and what a first sale brings about; or pass."""
        if isinstance(action, Pass):
            finish_step(draft, self.name)
            log.append(Passed(action.actor, self.name))
            return
        assert isinstance(action, BuyTrain)
        finish_step(draft, BEFORE)
        _, corporation, buyer = current(draft)
        if action.seller is None:
            _pay_bank(draft, action, log)
            first = action.train in draft.depot and not sold_any(game, draft, train_type(action.train))
            take(draft, action.train)
        else:
            first = False
            pay(draft, log, action.actor, action.seller, action.price, reason="train")
            seller = draft.corporations[CorporationId(action.seller)]
            seller.trains = without(seller.trains, action.train)
        buyer.trains = (*buyer.trains, action.train)
        log.append(
            TrainBought(corporation, action.train, action.price, BANK if action.seller is None else action.seller)
        )
        _close_founding_private(game, draft, corporation, log)
        if first:
            first_sale(game, draft, train_type(action.train), log)


def _can_buy(game: Game, state: GameState) -> bool:
    """Whether there is room for a train (R-3.7.2) and the treasury alone buys one somewhere."""
    _, corporation, buyer = current(state)
    if buyer.cash < LOWEST_PRICE or len(buyer.trains) >= train_limit(game, state):
        return False
    if next(_trains_of_others(game, state), None) is not None:
        return True
    lowest = cheapest(game, state, corporation)
    return lowest is not None and lowest <= buyer.cash


def _trains_of_others(game: Game, state: GameState) -> Iterator[tuple[CorporationId, TrainId]]:
    _, corporation, _ = current(state)
    for other, held in state.corporations.items():
        if other != corporation:
            for train in held.trains:
                if open_to(game, state, train_type(train), corporation):
                    yield other, train


def _check_bank_price(game: Game, state: GameState, train: TrainId) -> Refusal | None:
    """The treasury pays; when it must buy and cannot pay for any train, its president adds to the cheapest (R-3.8.2)."""
    _, corporation, buyer = current(state)
    cost = price(game, train)
    if cost <= buyer.cash:
        return None
    lowest = cheapest(game, state, corporation)
    if not must_buy(game, state) or lowest is None or lowest <= buyer.cash:
        return Refusal(Key.CASH_SHORT, "R-3.7.1", {"cash": buyer.cash, "price": cost})
    if cost != lowest:
        return Refusal(Key.TRAIN_CHEAPEST_ONLY, "R-3.8.2", {"price": lowest})
    assert buyer.president is not None
    purse = buyer.cash + state.players[buyer.president].cash
    if purse < cost:
        return Refusal(Key.CASH_SHORT, "R-3.8.2", {"cash": purse, "price": cost})
    return None


def _pay_bank(draft: GameState, action: BuyTrain, log: Log) -> None:
    """From the treasury, the missing part from the president (R-3.8.2)."""
    _, _, buyer = current(draft)
    help_needed = max(0, action.price - buyer.cash)
    if help_needed:
        assert buyer.president is not None
        pay(draft, log, EntityId(buyer.president), action.actor, help_needed, reason="train_help")
    pay(draft, log, action.actor, BANK, action.price, reason="train")


def _close_founding_private(game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
    """The private that came with the first corporation closes with its first train (R-3.12.2, RUL-47)."""
    if corporation != game.order[0]:
        return
    if draft.corporations[corporation].closed_in and game.switch("rsa_restart") == "a":
        return
    for private, held in draft.privates.items():
        if game.privates[private].gives_first_presidency and not held.closed:
            close_private(draft, private, log)
