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
    ChooseHome,
    DeclareBankruptcy,
    DiscardTrain,
    LayTile,
    Offer,
    Pass,
    PayDividend,
    PlaceJunctionToken,
    PlacePortMarker,
    PlaceToken,
    RemoveJunctionToken,
    RunRoutes,
    SellCertificates,
    SetStartPrice,
    UseTeleport,
)
from engine.game import Game
from engine.ids import CorporationId, EntityId, PrivateId
from engine.pa20.prospects import construction_worth, money_worth
from engine.prospects.papers import paper_worth, start_worth
from engine.prospects.privates import SPREAD as SPREAD_OF_TASTES
from engine.prospects.privates import bid_worth, marker_worth, private_price, private_worth
from engine.prospects.track import home_worth, lay_worth, teleport_worth, token_worth
from engine.prospects.trains import discard_worth, dividend_worth, handover_price, train_worth
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


PATIENCE = 60
"""Turns of a table round in an auction after which the chance-driven player raises no more: bids that take all the money of
everybody could go on for ever, since every round in which all pass brings income."""


class RandomBot:
    """Takes a kind of action by lot and then one offer of the kind."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, game: Game, state: GameState, offers: Sequence[Offer]) -> Action:
        """See `Bot`."""
        if isinstance(state.turn, AuctionTurn) and state.turn.turns > PATIENCE:
            offers = [offer for offer in offers if offer.vary is None] or offers
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


BID_STEP = 5
LARGEST_RAISE = 5
"""Bids go above the lowest by fewer steps than this."""


class GreedyBot:
    """Takes what promises most: builds what raises its runs, buys trains before they are needed, keeps clear of ruin."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._tastes: dict[tuple[EntityId, PrivateId], int] = {}

    def choose(self, game: Game, state: GameState, offers: Sequence[Offer]) -> Action:
        """See `Bot`."""
        ranked = [(self._worth(game, state, offer), self._chance.random(), index) for index, offer in enumerate(offers)]
        offer = offers[max(ranked)[2]]
        return filled(game, state, offer, self._price_for(game, state, offer))

    def _worth(self, game: Game, state: GameState, offer: Offer) -> int:
        """How good an offer looks; a pass is worth 0."""
        action = offer.action
        if isinstance(action, Pass):
            return 0
        if game.title.railways is not None:
            return _railway_worth(game, state, offer)
        if isinstance(action, BidPrivate):
            return bid_worth(game, state, action, self._taste(action))
        return _worth_in_game(game, state, action)

    def _price_for(self, game: Game, state: GameState, offer: Offer) -> int | None:
        """What to put into the open field of an offer; None for the lowest."""
        action = offer.action
        if game.title.railways is not None or offer.vary is None:
            return None
        if isinstance(action, BidPrivate):
            surplus = max(self._worth(game, state, offer), 0)
            return offer.vary.low + min(
                BID_STEP * self._chance.randrange(LARGEST_RAISE), surplus // BID_STEP * BID_STEP
            )
        if isinstance(action, BuyTrain):
            return handover_price(game, state, action)
        return private_price(game, state, action) if isinstance(action, BuyPrivate) else None

    def _taste(self, action: BidPrivate) -> int:
        """What this player thinks of a private, made up when he is first asked."""
        key = (action.actor, action.private)
        if key not in self._tastes:
            self._tastes[key] = self._chance.randrange(SPREAD_OF_TASTES)
        return self._tastes[key]


def _worth_in_game(game: Game, state: GameState, action: Action) -> int:
    """Moves after the auction, in titles with tokens in cities."""
    if isinstance(action, LayTile):
        return lay_worth(game, state, action)
    if isinstance(action, PlaceToken):
        return token_worth(game, state, CorporationId(action.actor), action.place)
    if isinstance(action, ChooseHome):
        return home_worth(game, state, CorporationId(action.actor), action.place)
    if isinstance(action, UseTeleport):
        return teleport_worth(game, state, CorporationId(action.actor), action.private)
    if isinstance(action, SetStartPrice):
        return start_worth(game, state, action)
    if isinstance(action, PayDividend):
        return dividend_worth(game, state, action)
    if isinstance(action, BuyTrain):
        return train_worth(game, state, action)
    if isinstance(action, DiscardTrain):
        return discard_worth(game, action)
    if isinstance(action, BuyPrivate):
        return private_worth(game, state, action)
    if isinstance(action, PlacePortMarker):
        return marker_worth(game, state, action)
    if isinstance(action, BuyCertificate | SellCertificates):
        return paper_worth(game, state, action)
    return _PLAIN_WORTH.get(type(action), 1)


def _railway_worth(game: Game, state: GameState, offer: Offer) -> int:
    """Moves of titles with railways on junctions."""
    action = offer.action
    if isinstance(action, LayTile | PlaceJunctionToken | RemoveJunctionToken):
        return construction_worth(game, state, CorporationId(action.actor), action)
    worth = money_worth(game, state, action)
    if worth is not None:
        return worth
    if isinstance(action, BidPrivate):
        return 1 if isinstance(state.turn, AuctionTurn) and offer.vary is None else -1
    if isinstance(action, SellCertificates):
        return _need_to_sell(state, action)
    return _PLAIN_WORTH.get(type(action), 1)


def _need_to_sell(state: GameState, action: SellCertificates) -> int:
    """Railways without a train sell to be able to buy one; players only where they must."""
    railway = state.corporations.get(CorporationId(action.actor))
    if railway is not None:
        return len(action.certificates) if not railway.trains else -1
    return 10 - len(action.certificates) if isinstance(state.turn, OperatingTurn) else -1


_PLAIN_WORTH: dict[type[Action], int] = {
    SetStartPrice: 30,
    PlaceToken: 5,
    RunRoutes: 100,
    UseTeleport: -1,
    BuyPrivate: -1,
    DeclareBankruptcy: -10,
    AnswerLoan: 1,
}

BOTS: dict[str, MakeBot] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots by the name that seats and saves use."""
