"""Players without a person: one that takes any legal action by lot, one that takes what looks best at once.

They see what a person at the table sees: the state and the offers. Chance comes from the generator they are given.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from engine.actions import (
    Action,
    AnswerLoan,
    BidPrivate,
    BidRegional,
    BuyCertificate,
    BuyPrivate,
    BuyTrain,
    DeclareBankruptcy,
    LayTile,
    Offer,
    Pass,
    PayDividend,
    PlaceJunctionToken,
    PlaceToken,
    RemoveJunctionToken,
    RunRoutes,
    SellCertificates,
    SetStartPrice,
    UseTeleport,
)
from engine.game import Game
from engine.ids import CorporationId
from engine.market import price
from engine.pa20.prospects import construction_worth, money_worth
from engine.routes.search import best_runs
from engine.routes.terms import terms_of
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, OperatingTurn


class Bot(Protocol):
    """Whoever can play a seat."""

    def choose(self, game: Game, state: GameState, offers: Sequence[Offer]) -> Action:
        """One of the offered actions, with its open field filled."""


MakeBot = Callable[[random.Random], Bot]


def filled(game: Game, state: GameState, offer: Offer, value: int | None = None) -> Action:
    """The offered action: `value` for the varied field (its lowest when None), the best run for open routes."""
    action = offer.action
    if offer.vary is not None:
        chosen = offer.vary.low if value is None else min(max(value, offer.vary.low), offer.vary.high)
        return msgspec.structs.replace(action, **{offer.vary.field: chosen})
    if isinstance(action, RunRoutes) and offer.free:
        corporation = CorporationId(action.actor)
        run = best_runs(game, state.board, terms_of(game, state, corporation))
        return RunRoutes(action.actor, run.routes)
    return action


WEIGHTS: dict[type[Action], int] = {
    Pass: 6,
    RemoveJunctionToken: 1,
    BidRegional: 4,
    BidPrivate: 20,
    SetStartPrice: 12,
    BuyCertificate: 20,
    SellCertificates: 3,
    LayTile: 20,
    PlaceToken: 8,
    PlaceJunctionToken: 20,
    RunRoutes: 100,
    PayDividend: 10,
    BuyTrain: 20,
    BuyPrivate: 1,
    UseTeleport: 6,
    DeclareBankruptcy: 1,
    AnswerLoan: 10,
}
"""How often the chance-driven player takes each kind of action when it may; other kinds count `OTHERS`."""
OTHERS = 10
SPREAD = 10
"""How far above the lowest amount the chance-driven player goes."""


class RandomBot:
    """Takes a kind of action by lot and then one offer of the kind."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, game: Game, state: GameState, offers: Sequence[Offer]) -> Action:
        """See `Bot`."""
        kinds = sorted({type(offer.action) for offer in offers}, key=lambda kind: kind.__name__)
        kind = self._chance.choices(kinds, [WEIGHTS.get(found, OTHERS) for found in kinds])[0]
        offer = self._chance.choice([offer for offer in offers if type(offer.action) is kind])
        if isinstance(offer.action, PayDividend):
            offer = self._dividend([found for found in offers if isinstance(found.action, PayDividend)])
        value = None if offer.vary is None else offer.vary.low + self._chance.randrange(SPREAD)
        return filled(game, state, offer, value)

    def _dividend(self, offers: Sequence[Offer]) -> Offer:
        """Pays out three times in four, so that the money of the bank comes into play."""
        paying = [offer for offer in offers if isinstance(offer.action, PayDividend) and offer.action.choice == "pay"]
        return paying[0] if paying and self._chance.randrange(4) else self._chance.choice(list(offers))


class GreedyBot:
    """Buys what earns most for its price, builds where it is cheap, runs the best routes and pays out."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, game: Game, state: GameState, offers: Sequence[Offer]) -> Action:
        """See `Bot`."""
        ranked = [(self._worth(game, state, offer), self._chance.random(), index) for index, offer in enumerate(offers)]
        return filled(game, state, offers[max(ranked)[2]])

    def _worth(self, game: Game, state: GameState, offer: Offer) -> int:
        """How good an offer looks; a pass is worth 0."""
        action = offer.action
        if isinstance(action, Pass):
            return 0
        if game.title.railways is not None:
            worth = _railway_worth(game, state, action)
            if worth is not None:
                return worth
        if isinstance(action, BidPrivate):
            return 1 if isinstance(state.turn, AuctionTurn) and offer.vary is None else -1
        if isinstance(action, BuyCertificate):
            return self._certificate_worth(game, state, action)
        if isinstance(action, SellCertificates):
            return self._sale_worth(state, action)
        if isinstance(action, PayDividend):
            return 100 if action.choice == "pay" else 50
        if isinstance(action, BuyTrain):
            return self._train_worth(game, state, action)
        return _PLAIN_WORTH.get(type(action), 1)

    def _certificate_worth(self, game: Game, state: GameState, action: BuyCertificate) -> int:
        """Dear shares of corporations with trains; corporations leave their own where they are."""
        if CorporationId(action.actor) in state.corporations:
            return -1
        trains = len(state.corporations[action.corporation].trains)
        return 20 + price(game, state, action.corporation) // 10 + 10 * min(trains, 2)

    def _sale_worth(self, state: GameState, action: SellCertificates) -> int:
        """Corporations without a train sell to be able to buy one; players only where they must."""
        corporation = state.corporations.get(CorporationId(action.actor))
        if corporation is not None:
            return len(action.certificates) if not corporation.trains else -1
        in_need = isinstance(state.turn, OperatingTurn)
        return 10 - len(action.certificates) if in_need else -1

    def _train_worth(self, game: Game, state: GameState, action: BuyTrain) -> int:
        """A first train always, a second when the money is there; never from others at a price of their choosing."""
        buyer = state.corporations[CorporationId(action.actor)]
        if action.seller is not None:
            return -1
        limit = game.phases[state.phase].train_limit
        return 40 if not buyer.trains else 5 if len(buyer.trains) < min(limit, 2) else -1


def _railway_worth(game: Game, state: GameState, action: Action) -> int | None:
    """Moves of titles with railways on junctions."""
    if isinstance(action, LayTile | PlaceJunctionToken | RemoveJunctionToken):
        return construction_worth(game, state, CorporationId(action.actor), action)
    return money_worth(game, state, action)


_PLAIN_WORTH: dict[type[Action], int] = {
    SetStartPrice: 30,
    LayTile: 10,
    PlaceToken: 5,
    RunRoutes: 100,
    UseTeleport: -1,
    BuyPrivate: -1,
    DeclareBankruptcy: -10,
    AnswerLoan: 1,
}

BOTS: dict[str, MakeBot] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots by the name that seats and saves use."""
