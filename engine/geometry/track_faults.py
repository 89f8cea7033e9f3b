"""What is wrong with a face as drawn: lines on each other or too close, curves too tight, stops under track or too crowded.

`face_faults(face, orientation)` looks at the drawn lines alone, as `track_lines` lays them and `measures` says how wide.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterator
from functools import lru_cache

import msgspec
import numpy as np
import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from engine.coords import Orientation
from engine.data.definitions import STOP, Face
from engine.geometry.hex_shapes import Point2, hexagon
from engine.geometry.measures import TRACK
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import TrackLine, face_lines

NEAREST = TRACK
"""Least distance between the middles of two tracks that do not join: closer, and their rails touch in print."""
TIGHTEST = 0.48
"""Least radius of a curve: a little less than that of the arc between neighbouring sides, the sharpest there is in print."""
_FLATTEST = math.radians(20)
"""Least angle at which two lines cross; flatter ones lie on each other for a stretch."""
_LONGEST_CROSSING = 2 * NEAREST / math.sin(_FLATTEST)
_SAME = 0.5 * NEAREST
"""A line that never leaves another by more than this lies on it."""
_POINT = 0.02


class TrackFaultKind(enum.Enum):
    """What is wrong."""

    OVERLAP = "overlap"
    TOO_CLOSE = "too_close"
    TOO_TIGHT = "too_tight"
    STOP_UNDER_TRACK = "stop_under_track"
    STOPS_OVERLAP = "stops_overlap"
    STOP_OUTSIDE = "stop_outside"


class TrackFault(msgspec.Struct, frozen=True):
    """A fault of a face with the point where it is worst, in unit-hex space.

    `tracks` are indices of tracks, `stops` of stops.
    """

    kind: TrackFaultKind
    point: Point2
    tracks: tuple[int, ...] = ()
    stops: tuple[int, ...] = ()


@lru_cache(maxsize=4096)
def face_faults(face: Face, orientation: Orientation) -> tuple[TrackFault, ...]:
    """All faults of a face as it lies."""
    drawn = face_lines(face, orientation)
    faults: list[TrackFault] = []
    for j, two in enumerate(drawn.lines):
        for i in range(j):
            fault = _pair(drawn.lines[i], two, (i, j))
            if fault is not None:
                faults.append(fault)
    for index, line in enumerate(drawn.lines):
        radius, point = tightest(line.line)
        if radius < TIGHTEST:
            faults.append(TrackFault(TrackFaultKind.TOO_TIGHT, point, (index,)))
    faults.extend(_stops(face, orientation, drawn.lines, drawn.stops))
    return tuple(faults)


def _pair(one: TrackLine, two: TrackLine, indices: tuple[int, int]) -> TrackFault | None:
    if one.line.distance(two.line) >= NEAREST:
        return None
    joints = [shapely.Point(_end(one, end)) for end in _shared(one, two)]
    shorter, longer = sorted((one.line, two.line), key=lambda line: line.length)
    if shapely.hausdorff_distance(shorter, shorter.intersection(longer.buffer(_SAME))) < _POINT:
        return TrackFault(TrackFaultKind.OVERLAP, _middle(shorter), indices)
    for piece in _parts(one.line.intersection(two.line.buffer(NEAREST))):
        if any(piece.distance(joint) < _POINT for joint in joints):
            continue
        if piece.distance(two.line) > _POINT / 4:
            return TrackFault(TrackFaultKind.TOO_CLOSE, _middle(piece), indices)
        if piece.length > _LONGEST_CROSSING:
            return TrackFault(TrackFaultKind.OVERLAP, _middle(piece), indices)
    return None


def _shared(one: TrackLine, two: TrackLine) -> set[int]:
    return {one.track.a, one.track.b} & {two.track.a, two.track.b}


def _end(line: TrackLine, end: int) -> Point2:
    point = line.line.coords[0 if end == line.track.a else -1]
    return point[0], point[1]


def _parts(shape: BaseGeometry) -> Iterator[LineString]:
    """The pieces of line of a shape; points where lines only touch are none."""
    for part in shapely.get_parts(shape):
        if isinstance(part, LineString) and not part.is_empty:
            yield part


def _middle(line: LineString) -> Point2:
    point = line.interpolate(0.5, normalized=True)
    return point.x, point.y


def tightest(line: LineString) -> tuple[float, Point2]:
    """Least radius of a line's curve and where it is; a straight line has an infinite one."""
    points = np.asarray(line.coords)
    if len(points) < 3:
        return math.inf, (float(points[0][0]), float(points[0][1]))
    a, b, c = points[:-2], points[1:-1], points[2:]
    first, second = b - a, c - b
    cross = np.abs(first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0])
    sides = np.hypot(*first.T) * np.hypot(*second.T) * np.hypot(*(c - a).T)
    with np.errstate(divide="ignore", invalid="ignore"):
        radii = np.where(cross > 1e-12, sides / (2 * cross), np.inf)
    worst = int(np.argmin(radii))
    return float(radii[worst]), (float(b[worst][0]), float(b[worst][1]))


def _stops(
    face: Face, orientation: Orientation, lines: tuple[TrackLine, ...], places: tuple[Point2, ...]
) -> Iterator[TrackFault]:
    outlines = [stop_outline(stop, place) for stop, place in zip(face.stops, places, strict=True)]
    for k, outline in enumerate(outlines):
        if outline.is_empty:
            continue
        if not hexagon(orientation).covers(outline):
            yield TrackFault(TrackFaultKind.STOP_OUTSIDE, places[k], (), (k,))
        for other in range(k):
            if outline.intersects(outlines[other]):
                yield TrackFault(TrackFaultKind.STOPS_OVERLAP, places[k], (), (other, k))
        for index, line in enumerate(lines):
            if STOP + k not in (line.track.a, line.track.b) and line.line.distance(outline) < TRACK / 2:
                yield TrackFault(TrackFaultKind.STOP_UNDER_TRACK, places[k], (index,), (k,))
