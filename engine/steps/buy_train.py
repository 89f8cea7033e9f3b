"""Buying trains from the bank and from other corporations (R-3.7.1, R-3.8.1, R-3.8.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.operating import BuyTrain
from engine.closing import close_private
from engine.depot import available, cheapest, of_others, price, remove_outsold, sold_any, take, without
from engine.errors import Refusal
from engine.events import BANK, Log, TrainBought, TrainsRemoved
from engine.game import Game
from engine.ids import CorporationId, EntityId, PrivateId, train_type
from engine.ledger import pay
from engine.messages import Key
from engine.phases import first_sale, train_limit
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.duty import DUTY, Duty, president_of
from engine.steps.turns import actor_of, current, finish_step, is_ahead, open_turn, pass_step

LOWEST_PRICE = 1
"""What a train of another corporation costs at least (R-3.7.1)."""


class Cited(msgspec.Struct, frozen=True):
    """Rules that refusals name where one title says in several what R-3.7.1 says.

    `sale`: what is on sale, `price`: list prices, `lowest`: the least for a train of another's, `treasury`: who pays.
    """

    sale: str
    price: str
    lowest: str
    treasury: str


class BuyTrainStep(Step):
    """Open while the corporation can buy, or must (R-3.8.1)."""

    name = "trains"
    handles = (BuyTrain, Pass)
    duty: ClassVar[Duty] = DUTY
    ends: ClassVar[str] = "e_token"
    """Steps up to this one are over for good when a train is bought; further trains may follow."""
    cited: ClassVar[Cited] = Cited("R-3.7.1", "R-3.7.1", "R-3.7.1", "R-3.7.1")

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has passed or can buy no more."""
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        can_buy = any(isinstance(offer.action, BuyTrain) for offer in self.offers(game, state))
        return actor_of(turn) if can_buy or self.duty.must_buy(game, state) else None

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The limit is reached (R-3.7.2), or the money is short."""
        return self.check(game, state, action) if is_ahead(state, self.name, action.actor) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Trains of the bank at list price, of others from 1 up; a pass unless a train must be bought."""
        turn, corporation, _ = current(state)
        actor = actor_of(turn)
        if _has_room(game, state):
            for train in available(game, state, corporation):
                if self.check_purse(game, state, price(game, train)) is None:
                    yield Offer(BuyTrain(actor, train, price(game, train)))
            purse = self.purse(game, state)
            if purse >= LOWEST_PRICE:
                for seller, train in of_others(game, state, corporation):
                    offered = BuyTrain(actor, train, LOWEST_PRICE, EntityId(seller))
                    yield Offer(offered, Range("price", LOWEST_PRICE, purse))
        if not self.duty.must_buy(game, state):
            yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """There is room, the seller has it, the price is right and can be paid."""
        _, corporation, _ = current(state)
        if isinstance(action, Pass):
            must = self.duty.must_buy(game, state)
            return Refusal(Key.MUST_BUY_TRAIN, "R-3.8.1", {"corporation": corporation}) if must else None
        assert isinstance(action, BuyTrain)
        if not _has_room(game, state):
            limit = train_limit(game, state, corporation)
            return Refusal(Key.TRAIN_LIMIT, "R-3.7.2", {"corporation": corporation, "limit": limit})
        not_sold = Refusal(Key.TRAIN_NOT_ON_SALE, self.cited.sale, {"train": action.train})
        if action.seller is None:
            if action.train not in available(game, state, corporation):
                return not_sold
            cost = price(game, action.train)
            if action.price != cost:
                return Refusal(Key.TRAIN_PRICE, self.cited.price, {"train": action.train, "price": cost})
            return self.check_purse(game, state, cost)
        if (CorporationId(action.seller), action.train) not in tuple(of_others(game, state, corporation)):
            return not_sold
        if action.price < LOWEST_PRICE:
            return Refusal(Key.TRAIN_PRICE_LOW, self.cited.lowest, {"train": action.train, "low": LOWEST_PRICE})
        purse = self.purse(game, state)
        if action.price > purse:
            return Refusal(Key.CASH_SHORT, "R-3.8.2", {"cash": purse, "price": action.price})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay, hand over, and what a first or a last sale brings about; or pass."""
        if isinstance(action, Pass):
            pass_step(draft, self.name, action.actor, log)
            return
        assert isinstance(action, BuyTrain)
        finish_step(draft, self.ends)
        _, corporation, buyer = current(draft)
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
        log.append(TrainBought(corporation, action.train, action.price, action.seller or BANK))
        _close_founding_private(game, draft, corporation, log)
        if first:
            first_sale(game, draft, type_, log)
        removed = remove_outsold(game, draft, type_) if from_depot else ()
        if removed:
            log.append(TrainsRemoved(removed))

    def purse(self, game: Game, state: GameState) -> int:
        """What may be spent on another corporation's train: the treasury (R-3.8.2)."""
        del game
        return current(state)[2].cash

    def check_purse(self, game: Game, state: GameState, cost: int) -> Refusal | None:
        """Why the bank's price cannot be paid, or None.

        The treasury pays; when it must buy and cannot pay for any train, its president adds to the cheapest (R-3.8.2).
        """
        _, corporation, buyer = current(state)
        if cost <= buyer.cash:
            return None
        lowest = cheapest(game, state, corporation)
        if not self.duty.must_buy(game, state) or lowest is None or lowest <= buyer.cash:
            return Refusal(Key.CASH_SHORT, self.cited.treasury, {"cash": buyer.cash, "price": cost})
        if cost != lowest:
            return Refusal(Key.TRAIN_CHEAPEST_ONLY, "R-3.8.2", {"price": lowest})
        purse = with_help(state)
        return Refusal(Key.CASH_SHORT, "R-3.8.2", {"cash": purse, "price": cost}) if purse < cost else None


def with_help(state: GameState) -> int:
    """The treasury of the operating corporation and its president's cash."""
    _, _, buyer = current(state)
    return buyer.cash + state.players[president_of(state)].cash


def _has_room(game: Game, state: GameState) -> bool:
    """Whether the operating corporation is below its train limit (R-3.7.2)."""
    _, corporation, buyer = current(state)
    return len(buyer.trains) < train_limit(game, state, corporation)


def _pay(draft: GameState, action: BuyTrain, log: Log) -> None:
    """To the bank or the seller from the treasury, the missing part from the president (R-3.8.2)."""
    help_needed = max(0, action.price - current(draft)[2].cash)
    if help_needed:
        pay(draft, log, EntityId(president_of(draft)), action.actor, help_needed, reason="train_help")
    pay(draft, log, action.actor, action.seller or BANK, action.price, reason="train")


def _close_founding_private(game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
    """The private that came with the first corporation closes with its first train (R-3.12.2, RUL-47)."""
    founding = [private for private, held in draft.privates.items() if _founds(game, private) and not held.closed]
    if not founding or corporation != game.order[0]:
        return
    if draft.corporations[corporation].closed_in and game.switch("rsa_restart") == "a":
        return
    for private in founding:
        close_private(draft, private, log)


def _founds(game: Game, private: PrivateId) -> bool:
    return game.privates[private].gives_first_presidency
