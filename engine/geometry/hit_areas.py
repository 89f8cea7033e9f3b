"""What a pointer means on a hex: token places, stops, tracks and sides, with areas larger than what is drawn."""

from __future__ import annotations

import math

import shapely

from engine.coords import SIDES, Orientation
from engine.data.definitions import Face
from engine.geometry.hex_shapes import APOTHEM, side_direction
from engine.geometry.measures import SLOT
from engine.geometry.slots import slot_centres, stop_outline
from engine.geometry.track_lines import face_lines

_SLOT_REACH = 1.45 * SLOT
_STOP_REACH = 0.12
_TRACK_REACH = 0.2
_SIDE_FROM = 0.55
"""Nearer to the centre than this a point means no side."""


def slot_at(face: Face, orientation: Orientation, x: float, y: float) -> tuple[int, int] | None:
    """`(stop, slot)` of the token place meant by a point of unit-hex space, None away from all."""
    places = face_lines(face, orientation).stops
    near = [
        (math.dist((x, y), centre), index, slot)
        for index, stop in enumerate(face.stops)
        for slot, centre in enumerate(slot_centres(stop, places[index]))
    ]
    if not near:
        return None
    distance, index, slot = min(near)
    return (index, slot) if distance <= _SLOT_REACH else None


def stop_at(face: Face, orientation: Orientation, x: float, y: float) -> int | None:
    """Index of the stop meant by a point, None away from all."""
    places = face_lines(face, orientation).stops
    pointer = shapely.Point(x, y)
    near = [
        (
            stop_outline(stop, place).distance(pointer)
            if stop.slots or stop_outline(stop, place).area
            else max(0.0, math.dist(place, (x, y)) - 2 * _STOP_REACH),
            index,
        )
        for index, (stop, place) in enumerate(zip(face.stops, places, strict=True))
    ]
    if not near:
        return None
    distance, index = min(near)
    return index if distance <= _STOP_REACH else None


def track_at(face: Face, orientation: Orientation, x: float, y: float) -> int | None:
    """Index of the nearest track within reach of a point."""
    pointer = shapely.Point(x, y)
    near = [(line.line.distance(pointer), index) for index, line in enumerate(face_lines(face, orientation).lines)]
    if not near:
        return None
    distance, index = min(near)
    return index if distance <= _TRACK_REACH else None


def side_at(orientation: Orientation, x: float, y: float) -> int | None:
    """Side that a point is close to, None near the middle of the hex."""
    reach, side = max(
        (x * side_direction(side, orientation)[0] + y * side_direction(side, orientation)[1], side)
        for side in range(SIDES)
    )
    return side if reach >= _SIDE_FROM * APOTHEM else None
