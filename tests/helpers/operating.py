"""Operating turns put together by hand, on top of `builders`."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from engine.actions import (
    AnswerLoan,
    BuyPrivate,
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    LayTile,
    Offer,
    PayDividend,
    PlacePortMarker,
    PlaceToken,
    RunRoutes,
    UseTeleport,
)
from engine.depot import available
from engine.game import Game
from engine.ids import CorporationId, EntityId, HexId, PrivateId, TileId, TrainId
from engine.rounds.base import open_steps
from engine.routes.route import Route
from engine.routes.route_codec import route_from_connections
from engine.state.board import Board, CitySlot, Laid
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import OperatingTurn
from engine.steps.turns import LATE_PRIVATE, ORDER
from tests.helpers.builders import RULES, Position, Table


class Turn(Position):
    """An operating turn put together by hand."""

    def lay(self, words: str) -> Self:
        """Tiles as in `J6 657 2, K7 58 2` (hex, tile, rotation)."""
        board = self.draft.board
        laid, supply = dict(board.tiles), dict(board.supply)
        for word in words.split(","):
            hex_id, tile, rotation = word.split()
            laid[HexId(hex_id)] = Laid(TileId(tile), int(rotation))
            supply[TileId(tile)] -= 1
        self.draft.board = replace(board, tiles=laid, supply=supply)
        return self

    def trains(self, corporation: str, *trains: str) -> Self:
        """Trains from the depot, by piece."""
        pieces = tuple(map(TrainId, trains))
        self.draft.depot = tuple(piece for piece in self.draft.depot if piece not in pieces)
        self.draft.corporations[CorporationId(corporation)].trains = pieces
        return self

    def depot(self, first: str) -> Self:
        """The bank has sold everything before this piece."""
        self.draft.depot = self.draft.depot[self.draft.depot.index(TrainId(first)) :]
        return self

    def pool(self, *trains: str) -> Self:
        """Trains in the bank pool."""
        self.draft.discarded = tuple(map(TrainId, trains))
        return self

    def bank(self, amount: int) -> Self:
        """Money in the bank."""
        self.draft.bank = amount
        return self

    def operate(
        self,
        corporation: str,
        at: str = "track",
        *,
        round_: int = 1,
        rounds: int = 1,
        operated: tuple[str, ...] = (),
        revenue: int = 0,
        only: str | None = None,
    ) -> Table:
        """The corporation's turn has come to this step."""
        done = set(ORDER[: ORDER.index(at)])
        if at == ORDER[0] and not any(
            held.owner == EntityId(corporation) and self.game.privates[private].teleports
            for private, held in self.draft.privates.items()
        ):
            done.add(LATE_PRIVATE)
        self.draft.turn = OperatingTurn(
            number=self.draft.set_number,
            round=round_,
            rounds=rounds,
            current=CorporationId(corporation),
            operated=tuple(map(CorporationId, operated)),
            done=frozenset(done),
            revenue=revenue,
            only=None if only is None else CorporationId(only),
        )
        return self.table()


def current(table: Table) -> str | None:
    """Who operates."""
    assert isinstance(table.state.turn, OperatingTurn)
    return table.state.turn.current


def trains_of(table: Table, corporation: str) -> list[str]:
    return list(table.state.corporations[CorporationId(corporation)].trains)


def token_slot(hex_id: str, slot: int = 0) -> CitySlot:
    return CitySlot(HexId(hex_id), 0, slot)


def lay(corporation: str, hex_id: str, tile: str, rotation: int) -> LayTile:
    return LayTile(EntityId(corporation), HexId(hex_id), TileId(tile), rotation)


def token(corporation: str, hex_id: str, slot: int = 0) -> PlaceToken:
    return PlaceToken(EntityId(corporation), token_slot(hex_id, slot))


def route(game: Game, board: Board, train: str, *legs: str) -> Route:
    """A route by legs, each a chain of hexes from stop to stop: `C5 D6 E7`."""
    chains = tuple(tuple(map(HexId, leg.split())) for leg in legs)
    stops = (chains[0][0], *(chain[-1] for chain in chains))
    found = route_from_connections(game, board, TrainId(train), chains, stops)
    assert isinstance(found, Route), found
    return found


def run(table: Table, corporation: str, **trains: tuple[str, ...]) -> RunRoutes:
    """Runs by train (`_` for the dash in a piece's id) and legs."""
    routes = tuple(
        route(table.game, table.state.board, train.lstrip("t").replace("_", "-"), *legs)
        for train, legs in trains.items()
    )
    return RunRoutes(EntityId(corporation), routes)


def pay(corporation: str) -> PayDividend:
    return PayDividend(EntityId(corporation), "pay")


def withhold(corporation: str) -> PayDividend:
    return PayDividend(EntityId(corporation), "withhold")


def train(corporation: str, piece: str, price: int, seller: str | None = None) -> BuyTrain:
    return BuyTrain(EntityId(corporation), TrainId(piece), price, None if seller is None else EntityId(seller))


def discard(corporation: str, piece: str) -> DiscardTrain:
    return DiscardTrain(EntityId(corporation), TrainId(piece))


def private(corporation: str, name: str, price: int) -> BuyPrivate:
    return BuyPrivate(EntityId(corporation), PrivateId(name), price)


def mark(corporation: str, name: str, hex_id: str) -> PlacePortMarker:
    return PlacePortMarker(EntityId(corporation), PrivateId(name), HexId(hex_id))


def teleport(corporation: str, name: str) -> UseTeleport:
    return UseTeleport(EntityId(corporation), PrivateId(name))


def bankruptcy(corporation: str) -> DeclareBankruptcy:
    return DeclareBankruptcy(EntityId(corporation))


def loan(player: str) -> AnswerLoan:
    return AnswerLoan(EntityId(player), "take")


def leave(player: str) -> AnswerLoan:
    return AnswerLoan(EntityId(player), "leave")


def offers_of(table: Table, kind: type) -> list[Offer]:
    """Offers of one kind of action."""
    return [offer for offer in table.legal() if isinstance(offer.action, kind)]


def money(state: GameState) -> int:
    return (
        state.bank
        + sum(held.cash for held in state.players.values())
        + sum(held.cash for held in state.corporations.values())
    )


def company(table: Table, corporation: str) -> CorporationState:
    return table.state.corporations[CorporationId(corporation)]


def is_closed(table: Table, name: str) -> bool:
    """Whether a private is closed."""
    return table.state.privates[PrivateId(name)].closed


def pieces(table: Table, tile: str) -> int:
    """Pieces of a tile in the supply."""
    return table.state.board.supply[TileId(tile)]


def step(table: Table) -> str:
    """Name of the step that waits."""
    return open_steps(RULES, table.game, table.state)[-1].name


def revenue(table: Table) -> int:
    """What the trains of this turn earned."""
    assert isinstance(table.state.turn, OperatingTurn)
    return table.state.turn.revenue


def bank_trains(table: Table, corporation: str | None = None) -> list[str]:
    """What the bank would sell now."""
    return list(available(table.game, table.state, None if corporation is None else CorporationId(corporation)))
