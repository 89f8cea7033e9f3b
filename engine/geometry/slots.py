"""Cities, towns and ports: where the tokens of a stop stand and the outline of its frame."""

from __future__ import annotations

import math
from functools import lru_cache

from shapely import MultiPoint, Point, Polygon
from shapely.affinity import translate

from engine.coords import Orientation
from engine.data.definitions import Stop, StopKind
from engine.geometry.hex_shapes import Point2, side_direction, side_middle
from engine.geometry.measures import CITY_FRAME, JUNCTION_SHIFT, PORT, SLOT, SLOT_GAP, TOWN, TOWN_RIM

_CORNER = 0.12
_STEP = 2 * SLOT + SLOT_GAP


@lru_cache(maxsize=16)
def slot_offsets(slots: int) -> tuple[Point2, ...]:
    """Centres of the tokens around the centre of a city: one, two in a row, three in a triangle, more on a ring."""
    if slots <= 1:
        return ((0.0, 0.0),)
    if slots == 2:
        return ((-_STEP / 2, 0.0), (_STEP / 2, 0.0))
    ring = _STEP / (2 * math.sin(math.pi / slots))
    first = -math.pi / 2 if slots % 2 else -math.pi / 2 - math.pi / slots
    return tuple(
        (ring * math.cos(first + k * 2 * math.pi / slots), ring * math.sin(first + k * 2 * math.pi / slots))
        for k in range(slots)
    )


@lru_cache(maxsize=64)
def _outline(kind: StopKind, slots: int) -> Polygon:
    if kind is StopKind.TOWN:
        return Point(0, 0).buffer(TOWN + TOWN_RIM, quad_segs=16)
    if kind is StopKind.PORT:
        return Point(0, 0).buffer(PORT, quad_segs=24)
    if kind is StopKind.OFFBOARD:
        return Polygon()
    if slots <= 1:
        return Point(0, 0).buffer(SLOT + CITY_FRAME, quad_segs=24)
    hull = MultiPoint(slot_offsets(slots)).convex_hull
    # A rounded rectangle for a row, a rounded polygon for a ring.
    sharp = hull.buffer(SLOT + CITY_FRAME - _CORNER, cap_style="square", join_style="mitre")
    shape = sharp.buffer(_CORNER, quad_segs=12)
    assert isinstance(shape, Polygon)
    return shape


def stop_outline(stop: Stop, position: Point2) -> Polygon:
    """What a stop covers, frame included, with its centre at `position`; empty for an off-board."""
    shape: Polygon = translate(_outline(stop.kind, stop.slots), *position)
    return shape


def slot_centres(stop: Stop, position: Point2) -> tuple[Point2, ...]:
    """Centres of the stop's token places, in the order of their slot numbers; empty for stops without slots."""
    if stop.slots == 0:
        return ()
    return tuple((position[0] + x, position[1] + y) for x, y in slot_offsets(stop.slots))


def junction_centres(side: int, tokens: int, orientation: Orientation) -> tuple[Point2, ...]:
    """Centres of the tokens on a side, by slot: one in its middle, two beside each other."""
    x, y = side_middle(side, orientation)
    if tokens < 2:
        return ((x, y),)
    along_x, along_y = side_direction(side + 1.5, orientation)
    return tuple((x + along_x * shift, y + along_y * shift) for shift in (-JUNCTION_SHIFT, JUNCTION_SHIFT))
