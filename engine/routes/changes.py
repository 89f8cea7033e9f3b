"""Changes of the board: each returns a new one and checks nothing (the checks are in `lays` and `tokens`)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.data.definitions import HexEvent
from engine.errors import RuleError
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.routes.upgrades import Fit, fits
from engine.state.board import Board, CitySlot, Laid, Token
from engine.state.faces import face_at, turned


def apply_lay(game: Game, board: Board, hex_id: HexId, tile: TileId, rotation: int) -> Board:
    """The board with a tile laid: the replaced tile returns to the supply (R-3.2.7), tokens keep city and slot (R-3.2.5).

    Raises `RuleError` when the new face does not preserve the old one, `KeyError` for an unknown hex or tile.
    """
    fit = fits(face_at(game, board, hex_id), turned(game.tiles[tile].face, rotation))
    if not isinstance(fit, Fit):
        raise RuleError(fit)
    supply = dict(board.supply)
    supply[tile] = supply.get(tile, 0) - 1
    replaced = board.tiles.get(hex_id)
    if replaced is not None:
        supply[replaced.tile] = supply.get(replaced.tile, 0) + 1
    faces = {other: face for other, face in board.faces.items() if other != hex_id}
    return replace(
        board,
        tiles={**board.tiles, hex_id: Laid(tile, rotation)},
        faces=faces,
        supply=supply,
        tokens=tuple(_moved(token, hex_id, fit) for token in board.tokens),
    )


def _moved(token: Token, hex_id: HexId, fit: Fit) -> Token:
    place = token.place
    if place.hex != hex_id or not isinstance(place, CitySlot) or fit.stops[place.stop] == place.stop:
        return token
    return replace(token, place=replace(place, stop=fit.stops[place.stop]))


def place_token(board: Board, token: Token) -> Board:
    """The board with one token more."""
    return replace(board, tokens=(*board.tokens, token))


def remove_tokens(board: Board, doomed: Callable[[Token], bool]) -> Board:
    """The board without the tokens for which `doomed` is true."""
    return replace(board, tokens=tuple(token for token in board.tokens if not doomed(token)))


def remove_tokens_of(board: Board, corporation: CorporationId) -> Board:
    """The board without a corporation's tokens (R-2.4.7)."""
    return remove_tokens(board, lambda token: token.corporation == corporation)


def apply_hex_event(game: Game, board: Board, event: HexEvent) -> Board:
    """The board after an event struck a hex (R-3.10.1): back to a print, tokens gone, perhaps locked.

    The destroyed tile returns to the supply only if the event says so (R-3.2.7). Raises `KeyError` for an unknown hex.
    """
    hex_id = event.hex
    tiles = {other: laid for other, laid in board.tiles.items() if other != hex_id}
    faces = {other: face for other, face in board.faces.items() if other != hex_id}
    if event.face is not None and event.face != game.hexes[hex_id].face:
        faces[hex_id] = event.face
    supply = dict(board.supply)
    destroyed = board.tiles.get(hex_id)
    if destroyed is not None and not event.tile_lost:
        supply[destroyed.tile] = supply.get(destroyed.tile, 0) + 1
    locked = (*board.locked, hex_id) if event.locked and hex_id not in board.locked else board.locked
    struck = replace(board, tiles=tiles, faces=faces, supply=supply, locked=locked)
    return remove_tokens(struck, lambda token: token.place.hex == hex_id)


def unlock_hexes(board: Board) -> Board:
    """The board on which every hex may be built again (the next stock round is over)."""
    return replace(board, locked=()) if board.locked else board
