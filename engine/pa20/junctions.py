"""Junctions as places: one hex side shared by two neighbouring hexes, also across the maps (P-MAP-3, A-OP-9).

The lower hex id names a junction; ids of the first map come before those of the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias
from weakref import WeakKeyDictionary

from engine.data.definitions import Face
from engine.events import Log, TokenRemoved
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.routes.changes import remove_tokens
from engine.state.board import Board, Junction, Token
from engine.state.faces import face_at
from engine.state.game_state import GameState

Half: TypeAlias = tuple[HexId, int]
"""One of the two sides of a junction: a hex and its side."""


def junction_at(game: Game, hex_id: HexId, side: int, slot: int = 0) -> Junction | None:
    """The junction at a hex side; None where no hex lies beyond, or it may not be crossed."""
    beyond = game.neighbours[hex_id][side]
    if beyond is None:
        return None
    named = min((hex_id, side), beyond)
    return Junction(named[0], named[1], slot)


def halves(game: Game, place: Junction) -> tuple[Half, Half]:
    """Both sides of a junction, that of the hex which names it first. Raises `KeyError` where there is no junction."""
    beyond = game.neighbours[place.hex][place.side]
    if beyond is None:
        raise KeyError(place)
    return (place.hex, place.side), beyond


def is_border(game: Game, place: Junction) -> bool:
    """Whether a junction lies on the border of the maps (P-MAP-3)."""
    near, far = halves(game, place)
    return game.hexes[near[0]].map != game.hexes[far[0]].map


def has_track(game: Game, board: Board, half: Half) -> bool:
    """Whether track of the hex leads to that side."""
    return half[1] in _sides(face_at(game, board, half[0]))


@lru_cache(maxsize=4096)
def _sides(face: Face) -> frozenset[int]:
    """Ends of all track of a face."""
    return frozenset(end for track in face.track for end in (track.a, track.b))


def is_dangling(game: Game, board: Board, place: Junction) -> bool:
    """Whether a junction has no track on one of its sides (P-OP-3)."""
    return not all(has_track(game, board, half) for half in halves(game, place))


def same_junction(first: Junction, second: Junction) -> bool:
    """Whether two places are on one junction, whatever their slots."""
    return (first.hex, first.side) == (second.hex, second.side)


def tokens_at(board: Board, place: Junction) -> tuple[Token, ...]:
    """Tokens on a junction, by slot."""
    known = _TOKENS.get(board)
    if known is None:
        known = _TOKENS[board] = {}
        for token in board.tokens:
            if isinstance(token.place, Junction):
                half = (token.place.hex, token.place.side)
                known[half] = tuple(sorted((*known.get(half, ()), token), key=_slot))
    return known.get((place.hex, place.side), ())


_TOKENS: WeakKeyDictionary[Board, dict[Half, tuple[Token, ...]]] = WeakKeyDictionary()
"""Tokens of each board by the half that names their junction."""


def _slot(token: Token) -> int:
    assert isinstance(token.place, Junction)
    return token.place.slot


def junctions_of(board: Board, railway: CorporationId) -> tuple[Junction, ...]:
    """Places of a railway's tokens, first placed first."""
    known = _PLACES.get(board)
    if known is None:
        known = _PLACES[board] = {}
        for token in board.tokens:
            if isinstance(token.place, Junction):
                known[token.corporation] = (*known.get(token.corporation, ()), token.place)
    return known.get(railway, ())


_PLACES: WeakKeyDictionary[Board, dict[CorporationId, tuple[Junction, ...]]] = WeakKeyDictionary()
"""Junctions of the tokens of each board by their railway."""


def remove_token(draft: GameState, railway: CorporationId, place: Junction, log: Log) -> None:
    """Take a railway's token off a junction: given up (P-OP-6), or one too many (A-GOV-8)."""
    draft.board = remove_tokens(draft.board, lambda token: token.corporation == railway and token.place == place)
    log.append(TokenRemoved(railway, place))
