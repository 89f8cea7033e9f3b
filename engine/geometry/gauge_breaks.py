"""Points where track of one gauge runs into track of another outside cities and towns: no train passes there (R-3.2.8).

Found from the drawn lines alone: which ends of lines fall on one point, and whether that point lies in a stop. Lines that
only cross are no break. Neither the neighbour table nor the track graph is asked, except for sides that are no
passage in spite of what is drawn (impassable) and for links between maps, which no drawing shows.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray

from engine.data.definitions import STOP, Gauge, Map, StopKind
from engine.game import Game
from engine.geometry.hex_shapes import Point2, centre
from engine.geometry.measures import SLOT, TOWN
from engine.geometry.track_lines import face_lines
from engine.ids import HexId
from engine.state.board import Board
from engine.state.faces import face_at

_SAME_POINT = 1e-6
_BOTH = Gauge.DUAL.bits
_BY_BITS = {gauge.bits: gauge for gauge in Gauge}


class GaugeBreak(msgspec.Struct, frozen=True):
    """A line that comes from `hex` over `side` on gauge `gauges[0]` meets track of `gauges[1]` and ends there.

    `point` is in unit-hex map coordinates of the hex's map. A meeting of narrow and standard track is listed once, from the
    hex that comes first. Dual track between a narrow and a standard one without a stop ends the lines of both: each is listed
    where it ends, with the gauge it had before the dual track.
    """

    point: Point2
    hex: HexId
    side: int
    gauges: tuple[Gauge, Gauge]


class _End(msgspec.Struct, frozen=True):
    """One end of a drawn line: where it is, the track's gauge, the number of its other end."""

    hex: HexId
    side: int | None
    point: Point2
    bits: int
    other: int
    in_stop: bool


def gauge_breaks(game: Game, board: Board) -> tuple[GaugeBreak, ...]:
    """All breaks on the maps of a game, in map order."""
    ends: list[_End] = []
    partners: list[list[int]] = []
    for map_ in game.title.maps:
        found = _ends(game, board, map_, len(ends))
        partners.extend([len(ends) + index for index in own] for own in _meetings(found))
        ends.extend(found)
    _join_links(game, ends, partners)
    coming = _coming(ends, partners)
    return tuple(dict.fromkeys(_breaks(ends, partners, coming)))


def _ends(game: Game, board: Board, map_: Map, first: int) -> list[_End]:
    found: list[_End] = []
    for hex_ in map_.hexes:
        face = face_at(game, board, hex_.id)
        drawn = face_lines(face, map_.orientation)
        x, y = centre(hex_.cell, map_.orientation)
        areas = [
            shapely.Point(at).buffer(SLOT if stop.kind is StopKind.CITY else TOWN)
            for stop, at in zip(face.stops, drawn.stops, strict=True)
        ]
        for drawn_line in drawn.lines:
            track, coordinates = drawn_line.track, drawn_line.line.coords
            number = first + len(found)
            for end, place, other in ((track.a, coordinates[0], number + 1), (track.b, coordinates[-1], number)):
                spot = shapely.Point(place)
                inside = any(area.covers(spot) for area in areas)
                point = (x + place[0], y + place[1])
                side = end if end < STOP else None
                found.append(_End(hex_.id, side, point, track.gauge.bits, other, inside))
    return found


def _meetings(ends: list[_End]) -> Iterator[list[int]]:
    """For each end, the ends of other hexes' lines on the same point."""
    if not ends:  # A tree of no points cannot be asked.
        return
    points = [shapely.Point(end.point) for end in ends]
    pairs: NDArray[np.int64] = shapely.STRtree(points).query(points, predicate="dwithin", distance=_SAME_POINT)
    met: list[list[int]] = [[] for _ in ends]
    for one, two in pairs.T.tolist():
        if ends[one].hex != ends[two].hex:
            met[one].append(two)
    yield from met


def _join_links(game: Game, ends: list[_End], partners: list[list[int]]) -> None:
    """Part ends that meet on an impassable side, join those on the two sides of a link."""
    by_side: dict[tuple[HexId, int], list[int]] = {}
    for number, end in enumerate(ends):
        if end.side is not None:
            by_side.setdefault((end.hex, end.side), []).append(number)
            if end.side in game.hexes[end.hex].impassable:
                partners[number] = []
    for hex_ in game.hexes.values():
        for side, other, other_side in hex_.links:
            for number in by_side.get((hex_.id, side), ()):
                partners[number] = list(by_side.get((other, other_side), ()))


def _coming(ends: list[_End], partners: list[list[int]]) -> list[int]:
    """Gauges of the lines that can come out of each end: those let in at the other end of its track, and on the way there.

    Lines begin in stops, with either gauge, and for the look ahead at loose ends too, where track may be added.
    """
    coming = [0] * len(ends)
    waiting = list(range(len(ends)))
    while waiting:
        number = waiting.pop()
        far = ends[number].other
        sources = partners[far]
        entering = _BOTH if ends[far].in_stop or not sources else 0
        for source in sources:
            entering |= coming[source]
        bits = ends[number].bits & entering
        if bits != coming[number]:
            coming[number] = bits
            waiting.extend(ends[partner].other for partner in partners[number])
    return coming


def _breaks(ends: list[_End], partners: list[list[int]], coming: list[int]) -> Iterator[GaugeBreak]:
    for number, end in enumerate(ends):
        if end.in_stop or end.side is None:
            continue
        for partner in partners[number]:
            beyond = ends[partner].bits
            apart = not end.bits & beyond
            if (apart and number < partner) or (not apart and coming[number] and not coming[number] & beyond):
                line = end.bits if apart else coming[number]
                yield GaugeBreak(end.point, end.hex, end.side, (_BY_BITS[line], _BY_BITS[beyond]))
