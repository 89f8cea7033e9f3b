"""Our actions as recorded actions of the 18xx.games file format, one at a time, in the state they were taken in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import actions
from engine.actions import Action
from engine.events import Event, TrainsRun
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId, train_type
from engine.interop.eighteen_xx_numbers import ExchangeNumbers, stop_number
from engine.interop.eighteen_xx_papers import PieceBook, ShareBook
from engine.interop.eighteen_xx_slots import SlotBook
from engine.rounds.base import Rules, open_steps
from engine.routes.route import Route
from engine.routes.route_codec import route_to_connections
from engine.state.board import CitySlot
from engine.state.game_state import GameState
from engine.steps.e_token import e_token_price
from engine.steps.teleport import TeleportStep

Json = dict[str, Any]
Writing = Callable[["Writer", Any, GameState, Sequence[Event]], Json]


class UnwritableError(Exception):
    """The format has no word for this action."""


class Writer:
    """Turns actions into records. Keeps the books that say which equal paper or piece is meant."""

    def __init__(self, rules: Rules, game: Game, numbers: ExchangeNumbers) -> None:
        self.rules = rules
        self.game = game
        self.numbers = numbers
        self.shares = ShareBook(game)
        self.pieces = PieceBook(game)
        self.slots = SlotBook(game)

    def record(self, action: Action, before: GameState, after: GameState, events: Sequence[Event]) -> Json:
        """The record of an action between two states. Raises `UnwritableError`."""
        writing = WRITINGS.get(type(action))
        if writing is None:
            raise UnwritableError(type(action).__name__)
        record = writing(self, action, before, events)
        self._follow(action, before, after)
        return record

    def actor(self, action: Action) -> Json:
        """Who acts, as the format says it: players are numbered by seat."""
        return entity(self.game, action.actor)

    def city(self, place: CitySlot, state: GameState) -> Json:
        """A city slot: `tile-piece-city` on a laid tile, `hex-print-city` on a print."""
        number = stop_number(self.numbers, self.game, state.board, place.hex, place.stop)
        piece = self.pieces.piece(place.hex)
        name = f"{place.hex}-{self.numbers.pieces.get(place.hex, 0)}" if piece is None else f"{piece[0]}-{piece[1]}"
        return {"city": f"{name}-{number}", "slot": place.slot}

    def share_ids(self, corporation: CorporationId, certificates: Sequence[int]) -> list[str]:
        """Share ids of certificates."""
        return [f"{corporation}_{self.shares.theirs(corporation, index)}" for index in certificates]

    def _follow(self, action: Action, before: GameState, after: GameState) -> None:
        self.pieces.follow(before, after)
        self.slots.follow(before, after)
        if isinstance(action, actions.BuyCertificate):
            buys_back = action.actor == EntityId(action.corporation)
            self.shares.follow(
                before,
                after,
                corporation=action.corporation,
                shares=(self.shares.theirs(action.corporation, action.certificate),),
                target=TREASURY if buys_back else HolderId(action.actor),
            )
        elif isinstance(action, actions.SellCertificates):
            kinds = self.game.corporations[action.corporation].certificates
            self.shares.follow(
                before,
                after,
                corporation=action.corporation,
                shares=tuple(self.shares.theirs(action.corporation, index) for index in action.certificates),
                target=POOL,
                half=action.percent < sum(kinds[index].percent for index in action.certificates),
            )
        else:
            self.shares.follow(before, after)


def entity(game: Game, actor: EntityId) -> Json:
    """`entity` and `entity_type` of an actor."""
    if PlayerId(actor) in game.players:
        return {"entity": game.players.index(PlayerId(actor)) + 1, "entity_type": "player"}
    return {"entity": actor, "entity_type": "corporation"}


def _bid(_: Writer, action: actions.BidPrivate, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "bid", "company": action.private, "price": action.price}


def _pass(writer: Writer, _: actions.Pass, before: GameState, _events: Sequence[Event]) -> Json:
    step = open_steps(writer.rules, writer.game, before)[-1]
    return {"type": "choose", "choice": "Pass"} if step.name == TeleportStep.name else {"type": "pass"}


def _start_price(writer: Writer, action: actions.SetStartPrice, _before: GameState, _events: Sequence[Event]) -> Json:
    price = writer.game.title.market.rows[action.row][action.column].price
    return {
        "type": "par",
        "corporation": action.corporation,
        "share_price": f"{price},{action.row},{action.column}",
    }


def _buy(writer: Writer, action: actions.BuyCertificate, _before: GameState, _events: Sequence[Event]) -> Json:
    kind = writer.game.corporations[action.corporation].certificates[action.certificate]
    shares = writer.share_ids(action.corporation, (action.certificate,))
    return {"type": "buy_shares", "shares": shares, "percent": kind.percent}


def _sell(writer: Writer, action: actions.SellCertificates, _before: GameState, _events: Sequence[Event]) -> Json:
    shares = writer.share_ids(action.corporation, action.certificates)
    return {"type": "sell_shares", "shares": shares, "percent": action.percent}


def _exchange(_: Writer, action: actions.ChooseExchange, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "choose", "choice": "Two 10% certs" if action.take == "plain" else "One 20% cert"}


def _token(
    writer: Writer, action: actions.PlaceToken | actions.ChooseHome, before: GameState, _events: Sequence[Event]
) -> Json:
    if not isinstance(action.place, CitySlot):
        raise UnwritableError(type(action).__name__)
    city = (action.place.hex, action.place.stop)
    slot = writer.slots.next_slot(before, city, CorporationId(action.actor))
    return {"type": "place_token", **writer.city(action.place, before), "slot": slot, "tokener": action.actor}


def _teleport(_: Writer, action: actions.UseTeleport, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "choose", "choice": f"Close {action.private}"}


def _port_marker(_: Writer, action: actions.PlacePortMarker, _before: GameState, _events: Sequence[Event]) -> Json:
    return {
        "type": "assign",
        "entity": action.private,
        "entity_type": "company",
        "target": action.hex,
        "target_type": "hex",
    }


def _buy_private(_: Writer, action: actions.BuyPrivate, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "buy_company", "company": action.private, "price": action.price}


def _lay(writer: Writer, action: actions.LayTile, _before: GameState, _events: Sequence[Event]) -> Json:
    tile = f"{action.tile}-{writer.pieces.next_piece(action.tile)}"
    return {"type": "lay_tile", "hex": action.hex, "tile": tile, "rotation": action.rotation}


def _run(writer: Writer, action: actions.RunRoutes, before: GameState, events: Sequence[Event]) -> Json:
    revenues: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, TrainsRun):
            revenues = event.revenues
    routes = [_route(writer, route, revenue, before) for route, revenue in zip(action.routes, revenues, strict=False)]
    return {"type": "run_routes", "routes": routes, "extra_revenue": 0}


def _route(writer: Writer, route: Route, revenue: int, before: GameState) -> Json:
    connections, hexes = route_to_connections(route)
    return {
        "train": route.train,
        "connections": connections,
        "hexes": hexes,
        "revenue": revenue,
        "revenue_str": "-".join(hexes),
        "nodes": [
            f"{stop.hex}-{stop_number(writer.numbers, writer.game, before.board, stop.hex, stop.stop)}"
            for stop in route.stops
        ],
    }


def _dividend(_: Writer, action: actions.PayDividend, _before: GameState, _events: Sequence[Event]) -> Json:
    if action.choice == "half":
        raise UnwritableError(type(action).__name__)
    return {"type": "dividend", "kind": "payout" if action.choice == "pay" else "withhold"}


def _buy_train(_: Writer, action: actions.BuyTrain, _before: GameState, _events: Sequence[Event]) -> Json:
    variant = {} if action.seller is not None else {"variant": train_type(action.train)}
    return {"type": "buy_train", "train": action.train, "price": action.price, **variant}


def _discard(_: Writer, action: actions.DiscardTrain, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "discard_train", "train": action.train}


def _bankrupt(_: Writer, _action: actions.DeclareBankruptcy, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "bankrupt"}


def _loan(writer: Writer, action: actions.AnswerLoan, _before: GameState, _events: Sequence[Event]) -> Json:
    title = writer.game.title
    words = f"Take {title.currency}{title.switches['loan']} loan" if action.choice == "take" else "Leave game"
    return {"type": "choose", "choice": words}


def _buy_token(writer: Writer, action: actions.BuyToken, before: GameState, _events: Sequence[Event]) -> Json:
    token = next(token for token in before.board.tokens if token.place == action.place)
    city = writer.city(action.place, before)
    return {"type": "buy_token", **city, "slot": writer.slots.slot(token), "price": action.price}


def _e_token(writer: Writer, _action: actions.BuyElectricToken, before: GameState, _events: Sequence[Event]) -> Json:
    price = e_token_price(writer.game, before)
    return {"type": "choose", "choice": f"Buy E-Token for {writer.game.title.currency}{price}"}


def _issue(_: Writer, _action: actions.IssueBond, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "take_loan", "loan": 0}


def _repay(_: Writer, _action: actions.RepayBond, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "payoff_loan", "loan": 0}


def _debt(_: Writer, _action: actions.CoverDebt, _before: GameState, _events: Sequence[Event]) -> Json:
    return {"type": "payoff_debt"}


WRITINGS: dict[type[Action], Writing] = {
    actions.BidPrivate: _bid,
    actions.Pass: _pass,
    actions.SetStartPrice: _start_price,
    actions.BuyCertificate: _buy,
    actions.SellCertificates: _sell,
    actions.ChooseExchange: _exchange,
    actions.ChooseHome: _token,
    actions.PlaceToken: _token,
    actions.UseTeleport: _teleport,
    actions.PlacePortMarker: _port_marker,
    actions.BuyPrivate: _buy_private,
    actions.LayTile: _lay,
    actions.RunRoutes: _run,
    actions.PayDividend: _dividend,
    actions.BuyTrain: _buy_train,
    actions.DiscardTrain: _discard,
    actions.DeclareBankruptcy: _bankrupt,
    actions.AnswerLoan: _loan,
    actions.BuyToken: _buy_token,
    actions.BuyElectricToken: _e_token,
    actions.IssueBond: _issue,
    actions.RepayBond: _repay,
    actions.CoverDebt: _debt,
}
"""How each kind of action is written."""
