"""Numbers that the 18xx.games file format gives to the stops of a hex or tile, where they are not simply counted from 0."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.data.assets import ASSETS
from engine.data.files import is_file, read_object, typed
from engine.game import Game
from engine.ids import HexId, TileId, TitleId
from engine.state.board import Board
from engine.state.faces import face_at

FILE = "exchange.json"


class ExchangeNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers seen in recorded games, where they are not 0.

    `prints` and `tiles`: number of the first stop of a printed hex or of a tile; `pieces`: number of a printed hex itself, where
    several share one drawing.
    """

    prints: dict[HexId, int] = {}
    pieces: dict[HexId, int] = {}
    tiles: dict[TileId, int] = {}


def exchange_numbers(title: TitleId, assets: Path = ASSETS) -> ExchangeNumbers:
    """Numbers of a title, from its data folder; none where it has no such file. Raises `DataError`."""
    path = assets / "games" / title / FILE
    if not is_file(path):
        return ExchangeNumbers()
    return typed(read_object(path), ExchangeNumbers, str(path))


def stop_number(numbers: ExchangeNumbers, game: Game, board: Board, hex_id: HexId, stop: int) -> int:
    """Number of a stop: counted within its kind, from the first number of the tile or print."""
    stops = face_at(game, board, hex_id).stops
    before = sum(other.kind is stops[stop].kind for other in stops[:stop])
    laid = board.tiles.get(hex_id)
    first = numbers.prints.get(hex_id, 0) if laid is None else numbers.tiles.get(laid.tile, 0)
    return first + before
