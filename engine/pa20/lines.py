"""The line of a railway: its junctions with the track between them, what it reaches, joins and touches (A-OP-9, A-OP-11).

An end is a hex with a side 0–5 or `STOP + k`; a walk leaves a hex only over junctions with the railway's own token.
"""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

import msgspec

from engine.data.definitions import STOP, StopKind
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.pa20.definitions import is_government
from engine.pa20.junctions import Half, halves, junction_at, junctions_of
from engine.pa20.state import extra
from engine.routes.junction_runs import JunctionRunNetwork
from engine.routes.segments import TrackMap
from engine.state.board import Board, Junction
from engine.state.faces import face_at
from engine.state.game_state import GameState

StopAt = tuple[HexId, int]
"""A stop by its hex and its number there."""


EXACT_FROM = 2
"""Rules version since which an off-board in two hexes connects lines, and a run crosses each junction once."""


class Reach(msgspec.Struct, frozen=True):
    """What a walk comes to: stops, and junctions from within a hex, with or without a token."""

    stops: frozenset[StopAt]
    junctions: frozenset[Junction]


def homes_of(game: Game, state: GameState, railway: CorporationId) -> tuple[HexId, ...]:
    """Home hexes: a government has those of the majors that merged into it (A-GOV-8)."""
    if not is_government(game, railway):
        return game.title.corporation[railway].homes
    members = extra(state).formed.get(railway, ())
    return tuple(hex_id for member in members for hex_id in game.title.corporation[member].homes)


def walk(game: Game, board: Board, railway: CorporationId, stops: Iterable[StopAt], sides: Iterable[Half]) -> Reach:
    """Everything joined by track to the given stops, and to the given sides entered from outside."""
    own = set(junctions_of(board, railway))
    names = {(place.hex, place.side) for place in own}
    found: set[StopAt] = set()
    reached: set[Junction] = set()
    entered: set[Half] = set()
    waiting: list[Half] = [(hex_id, STOP + index) for hex_id, index in stops] + list(sides)
    while waiting:
        here = hex_id, end = waiting.pop()
        if here in entered:
            continue
        entered.add(here)
        if end >= STOP:
            found.add((hex_id, end - STOP))
        for track in face_at(game, board, hex_id).track:
            if end not in (track.a, track.b):
                continue
            far = track.b if track.a == end else track.a
            if far >= STOP:
                found.add((hex_id, far - STOP))
                if _is_passable(game, board, hex_id, far - STOP):
                    waiting.append((hex_id, far))
                continue
            junction = junction_at(game, hex_id, far)
            if junction is None:
                continue
            reached.add(junction)
            beyond = game.neighbours[hex_id][far]
            if (junction.hex, junction.side) in names and beyond is not None:
                waiting.append(beyond)
    return Reach(frozenset(found), frozenset(reached))


def reach(game: Game, state: GameState, railway: CorporationId) -> Reach:
    """What the railway comes to along track from its home, over its own junctions (A-OP-9); made once for each board."""
    homes = homes_of(game, state, railway)
    known = _REACHES.setdefault(state.board, {})
    found = known.get((railway, homes))
    if found is None or found[0] is not game:
        stops = [(hex_id, index) for hex_id in homes for index in range(len(face_at(game, state.board, hex_id).stops))]
        found = known[railway, homes] = (game, walk(game, state.board, railway, stops, ()))
    return found[1]


_REACHES: WeakKeyDictionary[Board, dict[tuple[CorporationId, tuple[HexId, ...]], tuple[Game, Reach]]] = (
    WeakKeyDictionary()
)


def line_of(game: Game, state: GameState, railway: CorporationId) -> Reach:
    """The railway's own junctions and the stops that track joins to them, from home or not."""
    places = junctions_of(state.board, railway)
    sides = [half for place in places for half in halves(game, place)]
    found = walk(game, state.board, railway, (), sides)
    return Reach(found.stops, frozenset(Junction(place.hex, place.side) for place in places))


def joins_home_and(game: Game, state: GameState, railway: CorporationId, hexes: Iterable[HexId]) -> bool:
    """Whether its line joins home and a place that stands on these hexes (A-DEST-1, A-DEST-2)."""
    wanted = set(hexes)
    return any(hex_id in wanted for hex_id, _ in reach(game, state, railway).stops)


def lines_touch(game: Game, state: GameState, first: CorporationId, second: CorporationId) -> bool:
    """Whether two lines share a junction or a location (A-GOV-13)."""
    one, other = line_of(game, state, first), line_of(game, state, second)
    if one.junctions & other.junctions or one.stops & other.stops:
        return True
    shared = _locations(game, state, one) & _locations(game, state, other)
    return game.rules_version >= EXACT_FROM and bool(shared)


def can_run(game: Game, state: GameState, railway: CorporationId) -> bool:
    """Whether a train of any length could run: track over its own junctions joins two locations (A-OP-12)."""
    if not any(_joins(game, state, railway, stop) for stop in line_of(game, state, railway).stops):
        return False
    return game.rules_version < EXACT_FROM or _has_segment(game, state.board, railway)


def _joins(game: Game, state: GameState, railway: CorporationId, stop: StopAt) -> bool:
    """Whether track joins a stop with another location; it may do so over one junction in both directions only."""
    joined = walk(game, state.board, railway, (stop,), ()).stops
    return any(_location(game, state.board, other) != _location(game, state.board, stop) for other in joined)


def _has_segment(game: Game, board: Board, railway: CorporationId) -> bool:
    """Whether a line from stop to stop that crosses each junction once joins two locations: the shortest of all runs."""
    network = JunctionRunNetwork(TrackMap(game, board), railway)
    return any(
        _location(game, board, network.places[a]) != _location(game, board, network.places[b]) for a, b in network.ends
    )


def _is_passable(game: Game, board: Board, hex_id: HexId, index: int) -> bool:
    return face_at(game, board, hex_id).stops[index].kind in (StopKind.CITY, StopKind.TOWN)


def _locations(game: Game, state: GameState, line: Reach) -> set[str | StopAt]:
    return {_location(game, state.board, stop) for stop in line.stops}


def _location(game: Game, board: Board, stop: StopAt) -> str | StopAt:
    """Two hexes of one off-board are one location (A-MAP-5)."""
    return face_at(game, board, stop[0]).stops[stop[1]].group or stop
