"""What a hex shows now: its laid tile turned, or its print."""

from __future__ import annotations

from functools import lru_cache

from engine.coords import rotate
from engine.data.definitions import STOP, Face, Track
from engine.game import Game
from engine.ids import HexId
from engine.state.board import Board


@lru_cache(maxsize=4096)
def turned(face: Face, rotation: int) -> Face:
    """The face turned clockwise by `rotation` steps of 60 degrees; ends stay sorted in each path."""
    if rotation % 6 == 0:
        return face
    track = []
    for path in face.track:
        ends = sorted(end if end >= STOP else rotate(end, rotation) for end in (path.a, path.b))
        track.append(Track(ends[0], ends[1], path.gauge))
    return Face(face.color, face.stops, tuple(track), face.label)


def face_at(game: Game, board: Board, hex_id: HexId) -> Face:
    """Face of a hex with the tile's rotation applied. Raises `KeyError` for an unknown hex."""
    laid = board.tiles.get(hex_id)
    if laid is not None:
        return turned(game.tiles[laid.tile].face, laid.rotation)
    replaced = board.faces.get(hex_id)
    return game.hexes[hex_id].face if replaced is None else replaced
