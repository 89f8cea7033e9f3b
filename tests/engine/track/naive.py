"""The track rules again, written plainly and slowly, to compare the engine with: no caches, every line drawn out.

Nothing here calls the modules under test. A piece of track is `(hex, a, b, gauge)` with ends as printed.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.coords import Orientation, neighbour, opposite
from engine.data.definitions import STOP, Color, Face, Gauge, StopKind, Track
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Board, CitySlot, Laid, Place

TRAINS = {"narrow": (Gauge.NARROW, Gauge.DUAL), "standard": (Gauge.STANDARD, Gauge.DUAL)}
"""The track that a train of each gauge can run on."""


def turn(face: Face, rotation: int) -> Face:
    def end(old: int) -> int:
        return old if old >= STOP else (old + rotation) % 6

    track = (Track(min(end(t.a), end(t.b)), max(end(t.a), end(t.b)), t.gauge) for t in face.track)
    return Face(face.color, face.stops, tuple(track), face.label)


class Sketch:
    """Faces and tokens of a board, and the hexes side by side."""

    def __init__(self, game: Game, board: Board, change: tuple[HexId, Face] | None = None) -> None:
        self.game = game
        self.faces: dict[HexId, Face] = {}
        for hex_id, printed in game.hexes.items():
            laid: Laid | None = board.tiles.get(hex_id)
            face = board.faces.get(hex_id, printed.face)
            self.faces[hex_id] = face if laid is None else turn(game.tiles[laid.tile].face, laid.rotation)
        if change is not None:
            self.faces[change[0]] = change[1]
        self.tokens = [(token.place, token.corporation) for token in board.tokens]
        self.places = {(hex_.map, hex_.cell): hex_.id for hex_ in game.hexes.values()}
        self.turns: dict[str, Orientation] = {map_.id: map_.orientation for map_ in game.title.maps}

    def beyond(self, hex_id: HexId, side: int) -> HexId | None:
        hex_ = self.game.hexes[hex_id]
        if side in hex_.impassable:
            return None
        return self.places.get((hex_.map, neighbour(hex_.cell, side, self.turns[hex_.map])))

    def owners(self, hex_id: HexId, stop: int) -> list[CorporationId]:
        return [
            owner
            for place, owner in self.tokens
            if isinstance(place, CitySlot) and (place.hex, place.stop) == (hex_id, stop)
        ]

    def passes(self, corporation: CorporationId, hex_id: HexId, stop: int) -> bool:
        what = self.faces[hex_id].stops[stop]
        if what.kind is StopKind.CITY:
            owners = self.owners(hex_id, stop)
            return corporation in owners or len(owners) < what.slots
        return what.kind is StopKind.TOWN


class Seen(NamedTuple):
    """What some line of a corporation runs over: tracks, stops, and hex sides over which a line comes with a gauge.

    `ways` keeps, where it is wanted, what each line had used up on its arrival over a side.
    """

    tracks: set[tuple[HexId, int]]
    stops: set[tuple[HexId, int]]
    sides: set[tuple[HexId, int, str]]
    ways: dict[tuple[HexId, int, str], set[frozenset[object]]] | None = None


def draw_lines(sketch: Sketch, corporation: CorporationId) -> Seen:
    """Every line from every token of the corporation, to its very end."""
    return draw_from(sketch, corporation, [place for place, owner in sketch.tokens if owner == corporation])


def draw_from(sketch: Sketch, corporation: CorporationId, places: list[Place], *, with_ways: bool = False) -> Seen:
    """Every line from the given places, to its very end."""
    seen = Seen(set(), set(), set(), {} if with_ways else None)
    for place in places:
        if isinstance(place, CitySlot):
            seen.stops.add((place.hex, place.stop))
            used: set[object] = {("stop", place.hex, place.stop)}
            _leave(sketch, corporation, seen, used, place.hex, place.stop)
        else:
            other = sketch.beyond(place.hex, place.side)
            for hex_id, side in ((place.hex, place.side), (other, opposite(place.side))):
                if hex_id is not None:
                    for train in TRAINS:
                        _enter(sketch, corporation, seen, {side_mark(sketch, hex_id, side)}, hex_id, side, train)
    return seen


def side_mark(sketch: Sketch, hex_id: HexId, side: int) -> object:
    """What a line uses up when it crosses a side, the same from both hexes."""
    other = sketch.beyond(hex_id, side)
    pair = {(hex_id, side)} | (set() if other is None else {(other, opposite(side))})
    return frozenset(pair)


def _run(
    sketch: Sketch, who: CorporationId, seen: Seen, used: set[object], hex_id: HexId, index: int, start: int, train: str
) -> None:
    """Run one track from its end `start` to the other, and on."""
    track = sketch.faces[hex_id].track[index]
    if track.gauge not in TRAINS[train]:
        return
    end = track.b if track.a == start else track.a
    mark = ("stop", hex_id, end - STOP) if end >= STOP else side_mark(sketch, hex_id, end)
    if mark in used:
        return
    seen.tracks.add((hex_id, index))
    used.add(mark)
    if end >= STOP:
        seen.stops.add((hex_id, end - STOP))
        if sketch.passes(who, hex_id, end - STOP):
            _leave(sketch, who, seen, used, hex_id, end - STOP, index)
    else:
        other = sketch.beyond(hex_id, end)
        if other is not None:
            _enter(sketch, who, seen, used, other, opposite(end), train)
    used.remove(mark)


def _enter(
    sketch: Sketch, who: CorporationId, seen: Seen, used: set[object], hex_id: HexId, side: int, train: str
) -> None:
    seen.sides.add((hex_id, side, train))
    if seen.ways is not None:
        seen.ways.setdefault((hex_id, side, train), set()).add(frozenset(used))
    for number, piece in enumerate(sketch.faces[hex_id].track):
        if side in (piece.a, piece.b):
            _run(sketch, who, seen, used, hex_id, number, side, train)


def _leave(
    sketch: Sketch, who: CorporationId, seen: Seen, used: set[object], hex_id: HexId, stop: int, came_by: int = -1
) -> None:
    for number, piece in enumerate(sketch.faces[hex_id].track):
        if number != came_by and STOP + stop in (piece.a, piece.b):
            for train in TRAINS:
                _run(sketch, who, seen, used, hex_id, number, STOP + stop, train)


def preserves(old: Face, new: Face) -> bool:
    """R-3.2.1 and R-3.2.5 for faces with at most one stop."""
    order = [Color.WHITE, Color.YELLOW, Color.GREEN, Color.BROWN]
    if old.color not in order[:3] or new.color is not order[order.index(old.color) + 1]:
        return False
    if old.label != new.label or [s.kind for s in old.stops] != [s.kind for s in new.stops]:
        return False
    wider = {
        Gauge.NARROW: (Gauge.NARROW, Gauge.DUAL),
        Gauge.STANDARD: (Gauge.STANDARD, Gauge.DUAL),
        Gauge.DUAL: (Gauge.DUAL,),
    }
    return all(any((n.a, n.b) == (o.a, o.b) and n.gauge in wider[o.gauge] for n in new.track) for o in old.track)


def edges_open(sketch: Sketch, hex_id: HexId, old: Face, new: Face) -> bool:
    """R-3.2.6: no new exit off the map, into an impassable side, or where a finished hex has no track."""
    before = {end for track in old.track for end in (track.a, track.b)}
    for end in {end for track in new.track for end in (track.a, track.b)} - before:
        if end >= STOP:
            continue
        other = sketch.beyond(hex_id, end)
        if other is None:
            return False
        ends = {e for track in sketch.faces[other].track for e in (track.a, track.b)}
        if sketch.game.hexes[other].face.color in (Color.GRAY, Color.BLUE, Color.RED) and opposite(end) not in ends:
            return False
    return True


def naive_lays(
    game: Game, board: Board, corporation: CorporationId, colors: tuple[Color, ...], blocked: tuple[HexId, ...]
) -> Iterator[tuple[HexId, TileId, int]]:
    """Every hex, tile and rotation that the rules allow, judged on the board as it would be (R-3.2.3, R-3.2.4)."""
    now = Sketch(game, board)
    for hex_id, old in now.faces.items():
        if old.color in (Color.GRAY, Color.BLUE, Color.RED) or hex_id in blocked or hex_id in board.locked:
            continue
        for tile in game.tiles.values():
            if tile.face.color not in colors or board.supply[tile.id] < 1:
                continue
            for rotation in range(6):
                new = turn(tile.face, rotation)
                if preserves(old, new) and edges_open(now, hex_id, old, new):
                    after = Sketch(game, board, (hex_id, new))
                    if builds_for(after, corporation, hex_id, old, new):
                        yield hex_id, tile.id, rotation


def builds_for(after: Sketch, corporation: CorporationId, hex_id: HexId, old: Face, new: Face) -> bool:
    """R-3.2.4 semi-restrictive: a line runs over some new track, or reaches a stop whose value changed."""
    seen = draw_lines(after, corporation)
    before = Counter((t.a, t.b, t.gauge) for t in old.track)
    fresh = [k for k, t in enumerate(new.track) if (t.a, t.b, t.gauge) not in before]
    if any((hex_id, k) in seen.tracks for k in fresh):
        return True
    changed = bool(old.stops) and old.stops[0].revenue != new.stops[0].revenue
    return changed and bool(old.track) and (hex_id, 0) in seen.stops


def same_look(face: Face) -> object:
    """Faces of one tile that look the same at different rotations."""
    return frozenset((t.a, t.b, t.gauge) for t in face.track)
