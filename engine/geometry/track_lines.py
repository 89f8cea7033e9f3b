"""Lines of track in unit-hex space and the places of the stops on them, once per face and orientation."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from engine.coords import SIDES, Orientation
from engine.data.definitions import STOP, Face, Stop, StopKind, Track
from engine.geometry.hex_shapes import APOTHEM, Point2, corner, side_direction, side_middle
from engine.geometry.measures import DASH, GAP

_STEPS = 40
"""Straight pieces of a curve; the error stays below a thousandth of the circumradius."""
_OFFBOARD_REACH = 0.52
"""Length of the stub that runs from a side towards an off-board."""


class TrackLine(msgspec.Struct, frozen=True):
    """One track as drawn: from its end `a` to its end `b`; `arrow` marks a stub that ends in a point (off-board)."""

    track: Track
    line: LineString
    arrow: bool = False


class FaceLines(msgspec.Struct, frozen=True):
    """Lines in the order of the face's tracks, and the centre of each stop."""

    lines: tuple[TrackLine, ...]
    stops: tuple[Point2, ...]


def _arc(middle: Point2, start: Point2, end: Point2) -> LineString:
    first = math.atan2(start[1] - middle[1], start[0] - middle[0])
    last = math.atan2(end[1] - middle[1], end[0] - middle[0])
    sweep = (last - first + math.pi) % (2 * math.pi) - math.pi
    angles = first + sweep * np.linspace(0, 1, _STEPS + 1)
    radius = math.dist(middle, start)
    return LineString(np.column_stack((middle[0] + radius * np.cos(angles), middle[1] + radius * np.sin(angles))))


@lru_cache(maxsize=128)
def side_to_side(a: int, b: int, orientation: Orientation) -> LineString:
    """Line from side `a` to side `b`: straight, or an arc that leaves both sides at a right angle."""
    start, end = side_middle(a, orientation), side_middle(b, orientation)
    apart = (b - a) % SIDES
    if apart == 3:
        return LineString([start, end])
    if apart in (1, 5):
        return _arc(corner(a if apart == 1 else b, orientation), start, end)
    between = side_direction((a + 1) if apart == 2 else (b + 1), orientation)
    return _arc((2 * APOTHEM * between[0], 2 * APOTHEM * between[1]), start, end)


def _bezier(p0: Point2, p1: Point2, p2: Point2, p3: Point2) -> LineString:
    t: NDArray[np.float64] = np.linspace(0, 1, _STEPS + 1)[:, None]
    points = (
        (1 - t) ** 3 * np.array(p0)
        + 3 * (1 - t) ** 2 * t * np.array(p1)
        + 3 * (1 - t) * t**2 * np.array(p2)
        + t**3 * np.array(p3)
    )
    return LineString(points)


def side_to_point(side: int, point: Point2, orientation: Orientation) -> LineString:
    """Line from a side to a stop, square to the side; straight when the stop lies on the way to the centre."""
    start = side_middle(side, orientation)
    inward = side_direction(side, orientation)
    across = point[0] * inward[1] - point[1] * inward[0]
    if abs(across) < 1e-9:
        return LineString([start, point])
    reach = math.dist(start, point) * 0.45
    bend = (start[0] - inward[0] * reach, start[1] - inward[1] * reach)
    back = (point[0] + (bend[0] - point[0]) * 0.4, point[1] + (bend[1] - point[1]) * 0.4)
    return _bezier(start, bend, back, point)


def _ends(face: Face, stop: int) -> tuple[int, ...]:
    """Sides that the tracks of a stop lead to."""
    return tuple(track.a for track in face.track if track.b == STOP + stop and track.a < STOP)


def _curve_points(sides: tuple[int, ...], orientation: Orientation) -> list[Point2]:
    """Places on a two-ended town's own curve, the middle first."""
    curve = side_to_side(sides[0], sides[1], orientation)
    places = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)
    return [(p.x, p.y) for p in (curve.interpolate(place, normalized=True) for place in places)]


def _ring_points(sides: tuple[int, ...], orientation: Orientation) -> list[Point2]:
    """Places for a stop that shares its hex with others: towards its sides first, then around the centre."""
    x = sum(side_direction(side, orientation)[0] for side in sides)
    y = sum(side_direction(side, orientation)[1] for side in sides)
    length = math.hypot(x, y)
    points = [] if length < 0.2 else [(0.46 * x / length, 0.46 * y / length)]
    points += [(0.46 * u, 0.46 * v) for u, v in (side_direction(k / 2, orientation) for k in range(2 * SIDES))]
    return points


def _candidates(face: Face, index: int, orientation: Orientation) -> list[Point2]:
    """Where a stop of a face may stand, best place first."""
    stop, sides = face.stops[index], _ends(face, index)
    if stop.kind is StopKind.TOWN and len(sides) == 2:
        return _curve_points(sides, orientation)
    if len(face.stops) == 1:
        return [(0.0, 0.0)]
    return _ring_points(sides, orientation)


def _room(stop: Stop) -> float:
    return 0.2 if stop.kind is StopKind.TOWN else 0.36


_Costs: TypeAlias = NDArray[np.float64]


def _beside(stop: Stop, spots: Sequence[Point2], lines: Sequence[LineString]) -> _Costs:
    """How badly each place of a stop sits on track of others: one row a place, one column a line."""
    points = np.array([[shapely.Point(spot)] for spot in spots], dtype=object)
    distances = shapely.distance(points, np.array([list(lines)], dtype=object))
    worst: _Costs = 4 * np.maximum(0.0, _room(stop) - distances)
    return worst


def _crowding(face: Face, choices: list[list[Point2]], orientation: Orientation) -> Iterator[tuple[int, int, _Costs]]:
    """Cost of the places of two stops together: of each on the other first, then on the track of the other."""
    spokes = [[track.a for track in face.track if track.b == STOP + k] for k in range(len(choices))]
    for i, own in enumerate(choices):
        for j, others in enumerate(choices):
            if i == j:
                continue
            cost = np.zeros((len(own), len(others)))
            if spokes[j]:
                lines = [side_to_point(side, place, orientation) for place in others for side in spokes[j]]
                cost = _beside(face.stops[i], own, lines).reshape(len(own), len(others), -1).sum(axis=2)
            if j < i:
                apart = np.linalg.norm(np.array(own)[:, None] - np.array(others)[None, :], axis=2)
                cost += 10 * np.maximum(0.0, _room(face.stops[i]) + _room(face.stops[j]) - apart)
            yield i, j, cost


def _stop_places(face: Face, orientation: Orientation) -> tuple[Point2, ...]:
    choices = [_candidates(face, index, orientation) for index in range(len(face.stops))]
    if len(choices) <= 1:
        return tuple(choice[0] for choice in choices)
    plain = [side_to_side(track.a, track.b, orientation) for track in face.track if track.b < STOP]
    # Places of all stops together: one axis a stop. Every term concerns one or two of them.
    total: _Costs = np.zeros([len(choice) for choice in choices])
    for index, choice in enumerate(choices):
        alone: _Costs = 0.02 * np.arange(len(choice), dtype=np.float64)
        if plain:
            alone = alone + _beside(face.stops[index], choice, plain).sum(axis=1)
        total += _along(alone, (index,), len(choices))
    for i, j, cost in _crowding(face, choices, orientation):
        total += _along(cost if i < j else cost.T, (min(i, j), max(i, j)), len(choices))
    # Places as good as each other: the earlier ones, whatever the last bits of the sums say.
    best = np.unravel_index(int(np.argmax(total <= total.min() + 1e-9)), total.shape)
    return tuple(choice[int(number)] for choice, number in zip(choices, best, strict=True))


def _along(cost: _Costs, axes: tuple[int, ...], count: int) -> _Costs:
    """A term of some stops' places spread over the places of all."""
    shape = [1] * count
    for axis, length in zip(axes, cost.shape, strict=True):
        shape[axis] = length
    return cost.reshape(shape)


def _on_curve(track: Track, place: Point2, face_ends: tuple[int, ...], orientation: Orientation) -> LineString:
    """The part of a two-ended town's curve between one of its sides and the town."""
    other = face_ends[1] if face_ends[0] == track.a else face_ends[0]
    curve = side_to_side(track.a, other, orientation)
    part = substring(curve, 0, curve.project(shapely.Point(place)))
    assert isinstance(part, LineString)
    return part


def _line(track: Track, places: tuple[Point2, ...], orientation: Orientation) -> LineString:
    if track.b < STOP:
        return side_to_side(track.a, track.b, orientation)
    if track.a >= STOP:
        return LineString([places[track.a - STOP], places[track.b - STOP]])
    return side_to_point(track.a, places[track.b - STOP], orientation)


@lru_cache(maxsize=4096)
def face_lines(face: Face, orientation: Orientation) -> FaceLines:
    """Lines and stop centres of a face as it lies (rotation already applied)."""
    places = _stop_places(face, orientation)
    lines = []
    for track in face.track:
        stop = track.b - STOP
        kind = face.stops[stop].kind if stop >= 0 else None
        sides = _ends(face, stop) if stop >= 0 else ()
        if kind is StopKind.TOWN and len(sides) == 2 and track.a < STOP:
            lines.append(TrackLine(track, _on_curve(track, places[stop], sides, orientation)))
        elif kind is StopKind.OFFBOARD and track.a < STOP:
            stub = substring(_line(track, places, orientation), 0, _OFFBOARD_REACH)
            assert isinstance(stub, LineString)
            lines.append(TrackLine(track, stub, arrow=True))
        else:
            lines.append(TrackLine(track, _line(track, places, orientation)))
    return FaceLines(tuple(lines), places)


def dashes(line: LineString) -> MultiLineString:
    """A line cut into dashes that begin and end with half a dash, so that they meet the next hex's unbroken.

    The rhythm is stretched a little to fit the line a whole number of times.
    """
    length = line.length
    periods = max(1, round(length / (DASH + GAP)))
    period = length / periods
    half = period * DASH / (DASH + GAP) / 2
    cuts = [(max(0.0, k * period - half), min(length, k * period + half)) for k in range(periods + 1)]
    return MultiLineString([tidy(substring(line, a, b)) for a, b in cuts])


def tidy(line: BaseGeometry) -> LineString:
    """A part of a line without the doubled points that cutting leaves, at which a pen would turn."""
    assert isinstance(line, LineString)
    cleaned: LineString = shapely.remove_repeated_points(line, 1e-3)
    return cleaned


@lru_cache(maxsize=4096)
def strata(face: Face) -> tuple[tuple[int, ...], ...]:
    """Indices of the tracks that join, group by group: groups cross over each other without touching."""
    groups: list[tuple[set[int], list[int]]] = []
    for index, track in enumerate(face.track):
        ends, members = {track.a, track.b}, [index]
        for group in [group for group in groups if group[0] & ends]:
            ends |= group[0]
            members = group[1] + members
            groups.remove(group)
        groups.append((ends, members))
    return tuple(tuple(members) for _, members in groups)


def reaching(line: LineString, beyond: float) -> LineString:
    """The line made longer at both ends, so that no seam shows between two hexes."""
    points = np.asarray(line.coords)

    def outward(tip: NDArray[np.float64], before: NDArray[np.float64]) -> tuple[float, float]:
        dx, dy = float(tip[0] - before[0]), float(tip[1] - before[1])
        share = beyond / math.hypot(dx, dy)
        return float(tip[0]) + dx * share, float(tip[1]) + dy * share

    return LineString([outward(points[0], points[1]), *points, outward(points[-1], points[-2])])


def arrow(line: LineString, width: float) -> Polygon:
    """A stub of track that narrows to a point, for the way to an off-board."""
    start, end = np.asarray(line.coords[0]), np.asarray(line.coords[-1])
    along = (end - start) / np.hypot(*(end - start))
    across = np.array((-along[1], along[0])) * width / 2
    neck = start + (end - start) * 0.45
    return Polygon([start + across, neck + across, end, neck - across, start - across])
