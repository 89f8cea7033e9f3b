"""Recorded actions of the 18xx.games file format as ours, one at a time, in the state they were taken in."""

from __future__ import annotations

from collections.abc import Callable

from engine import actions
from engine.actions import Action
from engine.data.definitions import StopKind
from engine.errors import DataError
from engine.game import Game
from engine.ids import (
    POOL,
    TREASURY,
    CorporationId,
    EntityId,
    HexId,
    HolderId,
    PlayerId,
    PrivateId,
    TileId,
    TrainId,
    player_id,
)
from engine.interop.eighteen_xx_file import Record, RecordedGame
from engine.interop.eighteen_xx_papers import PieceBook, ShareBook
from engine.interop.eighteen_xx_routes import read_route
from engine.interop.eighteen_xx_slots import SlotBook
from engine.messages import Key
from engine.routes.route import Route
from engine.routes.tokens import free_slots
from engine.state.board import CitySlot
from engine.state.faces import face_at
from engine.state.game_state import GameState
from engine.state.turn import ExchangeChoice, HomeChoice
from engine.steps.buy_token import check_trade
from engine.steps.turns import actor_of, operating_turn

Reading = Callable[["Reader", Record, GameState], Action]


class UnknownError(Exception):
    """A record names something that is not in the game; `what` says which text."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Reader:
    """Turns records into actions. Keeps the books that say which equal paper or piece is meant."""

    def __init__(self, game: Game, recorded: RecordedGame, file: str) -> None:
        self.game = game
        self.file = file
        self.shares = ShareBook(game)
        self.pieces = PieceBook(game)
        self.slots = SlotBook(game)
        self.substituted: list[tuple[str, str]] = []
        self._seats = {player.key: player_id(seat) for seat, player in enumerate(recorded.players)}

    def action(self, record: Record, state: GameState, place: str) -> Action:
        """Our action for a record in this state. Raises `DataError` for a kind or an id this game does not know."""
        reading = READINGS.get(record.type)
        if reading is None:
            raise DataError(Key.EXCHANGE_ACTION_UNKNOWN, file=self.file, place=place, action=record.type)
        try:
            return reading(self, record, state)
        except UnknownError as error:
            raise DataError(Key.UNKNOWN_ID, file=self.file, place=place, id=error.what) from None

    def follow(self, record: Record | None, before: GameState, after: GameState) -> None:
        """Bring the books up to the state after a record, or after an action that no record stands for."""
        self.slots.follow(before, after)
        if record is None:
            self.shares.follow(before, after)
            self.pieces.follow(before, after)
            return
        if record.type in {"buy_shares", "sell_shares"} and record.shares:
            corporation, _ = split_share(record.shares[0])
            numbers = [number for _, number in map(split_share, record.shares)]
            buyer = HolderId(self.actor(record))
            buys = record.type == "buy_shares"
            self.shares.follow(
                before,
                after,
                corporation=CorporationId(corporation),
                shares=numbers,
                target=POOL if not buys else TREASURY if buyer == corporation else buyer,
                half=not buys and 0 < record.percent < self._percent(CorporationId(corporation), numbers),
            )
        else:
            self.shares.follow(before, after)
        self.pieces.follow(before, after, piece_of(record.tile) if record.type == "lay_tile" else None)

    def actor(self, record: Record) -> EntityId:
        """Who acts: a seat for a player, else the id as it stands. Where the kind is missing, a seat comes first.

        Raises `UnknownError`.
        """
        if record.entity_type == "player" or (not record.entity_type and str(record.entity) in self._seats):
            return EntityId(self.player(record.entity))
        known = str(record.entity)
        if CorporationId(known) not in self.game.corporations and PrivateId(known) not in self.game.privates:
            raise UnknownError(known)
        return EntityId(known)

    def player(self, entity: str | int) -> PlayerId:
        """Seat of a player. Raises `UnknownError`."""
        found = self._seats.get(str(entity))
        if found is None:
            raise UnknownError(str(entity))
        return found

    def corporation(self, text: str) -> CorporationId:
        """A corporation in play. Raises `UnknownError`."""
        if CorporationId(text) not in self.game.corporations:
            raise UnknownError(text)
        return CorporationId(text)

    def private(self, text: str) -> PrivateId:
        """A private of the title. Raises `UnknownError`."""
        if PrivateId(text) not in self.game.privates:
            raise UnknownError(text)
        return PrivateId(text)

    def certificates(self, record: Record, state: GameState, places: tuple[HolderId, ...]) -> tuple[int, ...]:
        """Our certificates for the shares a record names; another of the same kind where ours lies elsewhere.

        Raises `UnknownError`.
        """
        found: list[int] = []
        for share in record.shares:
            name, number = split_share(share)
            corporation = self.corporation(name)
            index = self.shares.ours(corporation, number)
            if index is None:
                raise UnknownError(share)
            held = state.corporations[corporation].certificates
            if held[index] not in places or index in found:
                kinds = self.game.corporations[corporation].certificates
                alike = [
                    other
                    for other, kind in enumerate(kinds)
                    if kind == kinds[index] and held[other] in places and other not in found
                ]
                if alike:
                    index = alike[0]
                    self.substituted.append(("share_substituted", share))
            found.append(index)
        return tuple(found)

    def slot(self, record: Record, state: GameState) -> CitySlot:
        """The slot a token goes to: the one the format's own program gives it, whatever was clicked."""
        hex_id, stop = self.city(record, state)
        free = free_slots(self.game, state.board, hex_id, stop)
        given = self.slots.next_slot(state, (hex_id, stop), CorporationId(self.actor(record)))
        return CitySlot(hex_id, stop, free[0] if free and given not in free else given)

    def city(self, record: Record, state: GameState) -> tuple[HexId, int]:
        """Hex and stop of a city: `tile-piece-city` on a laid tile, `hex-0-city` on a print. Raises `UnknownError`."""
        name, _, city = record.city.rpartition("-")
        tile, _, piece = name.rpartition("-")
        hex_id = self.pieces.hex_of(tile, int(piece)) if is_number(piece) else None
        if hex_id is None:
            hex_id = HexId(tile)
        if hex_id not in self.game.hexes or not is_number(city):
            raise UnknownError(record.city)
        stops = face_at(self.game, state.board, hex_id).stops
        cities = [index for index, stop in enumerate(stops) if stop.kind is StopKind.CITY]
        if not cities:
            raise UnknownError(record.city)
        return hex_id, cities[int(city)] if int(city) < len(cities) else cities[0]

    def _percent(self, corporation: CorporationId, numbers: list[int]) -> int:
        kinds = self.game.corporations[corporation].certificates
        return sum(kinds[number].percent for number in numbers)


def is_number(text: str) -> bool:
    """Whether a part of an id is a number: a few of the digits 0 to 9, not the other signs that Unicode counts as such."""
    return text.isascii() and text.isdigit() and len(text) < 10


def split_share(share: str) -> tuple[str, int]:
    """`SYM_3` → corporation and number. Raises `UnknownError`."""
    name, _, number = share.rpartition("_")
    if not is_number(number):
        raise UnknownError(share)
    return name, int(number)


def is_loan_choice(words: str) -> bool:
    """Whether the words of a choice answer the question to a bankrupt player."""
    return words == "Leave game" or (words.startswith("Take ") and words.endswith(" loan"))


def piece_of(tile: str) -> int:
    """`57-2` → 2. Raises `UnknownError`."""
    _, _, number = tile.rpartition("-")
    if not is_number(number):
        raise UnknownError(tile)
    return int(number)


def _bid(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    return actions.BidPrivate(reader.actor(record), reader.private(record.company), record.price)


def _pass(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    return actions.Pass(reader.actor(record))


def _par(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    parts = record.share_price.split(",")
    if len(parts) != 3 or not all(map(is_number, parts)):
        raise UnknownError(record.share_price)
    return actions.SetStartPrice(
        reader.actor(record), reader.corporation(record.corporation), int(parts[1]), int(parts[2])
    )


def _buy_shares(reader: Reader, record: Record, state: GameState) -> Action:
    actor = reader.actor(record)
    redeems = record.entity_type == "corporation"
    found = reader.certificates(record, state, (POOL,) if redeems else (TREASURY, POOL))
    if len(found) != 1:
        raise UnknownError(" ".join(record.shares))
    return actions.BuyCertificate(actor, reader.corporation(split_share(record.shares[0])[0]), found[0])


def _sell_shares(reader: Reader, record: Record, state: GameState) -> Action:
    actor = reader.actor(record)
    place = TREASURY if record.entity_type == "corporation" else HolderId(actor)
    found = reader.certificates(record, state, (place,))
    if not found:
        raise UnknownError("shares")
    return actions.SellCertificates(actor, reader.corporation(split_share(record.shares[0])[0]), found, record.percent)


def _place_token(reader: Reader, record: Record, state: GameState) -> Action:
    actor = reader.actor(record)
    place = reader.slot(record, state)
    if any(isinstance(choice, HomeChoice) and EntityId(choice.corporation) == actor for choice in state.pending):
        return actions.ChooseHome(actor, place)
    return actions.PlaceToken(actor, place)


def _lay_tile(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    piece_of(record.tile)
    tile = TileId(record.tile.rpartition("-")[0])
    if tile not in reader.game.tiles:
        raise UnknownError(record.tile)
    if HexId(record.hex) not in reader.game.hexes:
        raise UnknownError(record.hex)
    return actions.LayTile(reader.actor(record), HexId(record.hex), tile, record.rotation)


def _run_routes(reader: Reader, record: Record, state: GameState) -> Action:
    routes: list[Route] = []
    for number, run in enumerate(record.routes):
        if not run.connections:
            continue
        route = read_route(reader.game, state.board, run)
        if not isinstance(route, Route):
            raise UnknownError(f"routes[{number}]")
        routes.append(route)
    return actions.RunRoutes(reader.actor(record), tuple(routes))


def _dividend(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    if record.kind not in {"payout", "withhold"}:
        raise UnknownError(record.kind)
    return actions.PayDividend(reader.actor(record), "pay" if record.kind == "payout" else "withhold")


def _buy_train(reader: Reader, record: Record, state: GameState) -> Action:
    train = TrainId(record.train)
    owner = next((name for name, held in state.corporations.items() if train in held.trains), None)
    return actions.BuyTrain(reader.actor(record), train, record.price, None if owner is None else EntityId(owner))


def _discard_train(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    return actions.DiscardTrain(reader.actor(record), TrainId(record.train))


def _buy_company(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    return actions.BuyPrivate(reader.actor(record), reader.private(record.company), record.price)


def _assign(reader: Reader, record: Record, state: GameState) -> Action:
    private = reader.private(str(record.entity))
    owner = state.privates[private].owner
    if owner is None or HexId(record.target) not in reader.game.hexes:
        raise UnknownError(record.target)
    return actions.PlacePortMarker(owner, private, HexId(record.target))


def _choose(reader: Reader, record: Record, state: GameState) -> Action:
    """The format has the choice as the words of its menu."""
    actor = reader.actor(record)
    words = record.choice
    if words == "Pass":
        return actions.Pass(actor)
    if words.startswith("Close "):
        return actions.UseTeleport(actor, reader.private(words.removeprefix("Close ")))
    if words in {"Two 10% certs", "One 20% cert"}:
        for choice in state.pending:
            if isinstance(choice, ExchangeChoice):
                return actions.ChooseExchange(actor, choice.corporation, "plain" if words.startswith("Two") else "last")
    if is_loan_choice(words):
        return actions.AnswerLoan(actor, "leave" if words == "Leave game" else "take")
    if words.startswith("Buy E-Token"):
        return actions.BuyElectricToken(actor)
    raise UnknownError(words)


def _buy_token(reader: Reader, record: Record, state: GameState) -> Action:
    """The token in the slot named; where that one cannot change hands and just one other in the city can, it is meant."""
    city = reader.city(record, state)
    seller = reader.slots.corporation(city, record.slot)
    there = [
        (token.corporation, token.place)
        for token in state.board.tokens_in(city[0])
        if isinstance(token.place, CitySlot) and token.place.stop == city[1]
    ]
    for_sale = [found for found in there if operating_turn(state) and check_trade(reader.game, state, found[1]) is None]
    named = [found for found in there if found[0] == seller]
    if len(for_sale) == 1 and named != for_sale:
        reader.substituted.append(("token_substituted", f"{record.city}-{record.slot}"))
        named = for_sale
    if not named:
        raise UnknownError(record.city)
    return actions.BuyToken(reader.actor(record), named[0][1], record.price)


def _take_loan(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    return actions.IssueBond(reader.actor(record))


def _payoff_loan(reader: Reader, record: Record, state: GameState) -> Action:
    del state
    return actions.RepayBond(reader.actor(record))


def _payoff_debt(reader: Reader, record: Record, state: GameState) -> Action:
    """The president pays, whoever is named."""
    actor = reader.actor(record)
    named = state.corporations.get(CorporationId(actor))
    return actions.CoverDebt(actor if named is None or named.president is None else EntityId(named.president))


def _bankrupt(reader: Reader, record: Record, state: GameState) -> Action:
    """The operating corporation, whoever is named."""
    actor = reader.actor(record)
    turn = operating_turn(state)
    return actions.DeclareBankruptcy(actor_of(turn) if turn is not None and PlayerId(actor) in state.players else actor)


READINGS: dict[str, Reading] = {
    "bid": _bid,
    "pass": _pass,
    "par": _par,
    "buy_shares": _buy_shares,
    "sell_shares": _sell_shares,
    "place_token": _place_token,
    "lay_tile": _lay_tile,
    "run_routes": _run_routes,
    "dividend": _dividend,
    "buy_train": _buy_train,
    "discard_train": _discard_train,
    "buy_company": _buy_company,
    "assign": _assign,
    "choose": _choose,
    "bankrupt": _bankrupt,
    "buy_token": _buy_token,
    "take_loan": _take_loan,
    "payoff_loan": _payoff_loan,
    "payoff_debt": _payoff_debt,
}
"""How each kind of record is read."""
