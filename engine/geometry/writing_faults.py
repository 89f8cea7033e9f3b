"""Whether a box of writing lies on a stop, on another box or beyond the hex."""

from __future__ import annotations

from collections.abc import Iterable

from engine.coords import Orientation
from engine.data.definitions import Face
from engine.geometry.hex_shapes import hexagon
from engine.geometry.placement import Spot, Want, box_of
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines


def collides(face: Face, orientation: Orientation, one: tuple[Want, Spot], others: Iterable[tuple[Want, Spot]]) -> bool:
    """Track alone is no collision: writing may cross it where nothing else is free."""
    box = box_of(*one)
    if not hexagon(orientation).covers(box):
        return True
    stops = face_lines(face, orientation).stops
    if any(box.intersects(stop_outline(stop, place)) for stop, place in zip(face.stops, stops, strict=True)):
        return True
    return any(box.intersects(box_of(*other)) for other in others)
