"""Places for the names of rivers and mountains: along a side, within one of the two hexes it parts, clear of all else there."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
import shapely
from shapely import Polygon, affinity
from shapely.geometry.base import BaseGeometry

from engine.coords import Orientation, neighbour, opposite
from engine.data.definitions import Face, Hex, Map
from engine.geometry.hex_shapes import APOTHEM, hexagon, side_direction
from engine.geometry.measures import BORDER, CASING
from engine.geometry.placement import SideTokens, Size, Spot, Want, box_of, junction_outlines
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines
from engine.ids import HexId

Half: TypeAlias = tuple[HexId, int]
"""A side as seen from one of its two hexes."""

_GAP: Final = BORDER + 0.015
"""Between the middle of a side and the writing along it."""
_CLEAR: Final = 0.02
"""Free strip around the writing."""
_SHIFTS: Final = (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3)
"""How far from the middle of its side the writing may stand, the best first."""
_GROUNDS: Final = 256


class Feature(msgspec.Struct, frozen=True):
    """A named river or range and the sides it runs along, each from both hexes, the easiest to read along first."""

    name: str
    river: bool
    halves: tuple[Half, ...]


class Ground(msgspec.Struct, frozen=True):
    """What a hex shows already: its face as it lies, boxes with their places, tokens and letters on its sides.

    `names` are those along its sides, `(x, y, angle, size)` each.
    """

    face: Face
    written: tuple[tuple[Want, Spot], ...] = ()
    side_tokens: SideTokens = ()
    names: tuple[tuple[float, float, float, Size], ...] = ()


class SideSpot(msgspec.Struct, frozen=True):
    """Where a name stands: centre in the space of its hex, slope in degrees (clockwise), index of its size."""

    hex: HexId
    x: float
    y: float
    angle: float
    size: int


def features_of(map_: Map) -> tuple[Feature, ...]:
    """Named rivers and ranges of a map, without those whose name a hex beside them bears itself.

    A name on a side with neither a river nor a closed border means nothing and is left out.
    """
    by_cell = {hex_.cell: hex_ for hex_ in map_.hexes}
    found: dict[tuple[str, bool], dict[Half, bool]] = {}
    borne: set[str] = set()
    for hex_ in map_.hexes:
        for side, name in hex_.side_names:
            river = side in dict(hex_.rivers)
            beyond = by_cell.get(neighbour(hex_.cell, side, map_.orientation))
            if name and beyond is not None and (river or side in hex_.impassable):
                halves = found.setdefault((name, river), {})
                halves |= {(end.id, at): True for end, at in _ends(hex_, side, beyond, map_.orientation)}
                borne |= {name} & {hex_.name, beyond.name}
    level = {side for side in range(6) if not _slope(side, map_.orientation)}
    return tuple(
        Feature(name, river, tuple(sorted(halves, key=lambda half: half[1] not in level)))
        for (name, river), halves in found.items()
        if name not in borne
    )


def _ends(hex_: Hex, side: int, beyond: Hex, orientation: Orientation) -> list[tuple[Hex, int]]:
    """Both hexes at a side, first the lower one: hexes bear their own names below rather than above."""
    ends = [(hex_, side), (beyond, opposite(side))]
    return sorted(ends, key=lambda end: side_direction(end[1], orientation)[1])


def _slope(side: int, orientation: Orientation) -> float:
    """Slope of writing along a side, in degrees from -90 (upwards) to below 90."""
    x, y = side_direction(side, orientation)
    return round(math.degrees(math.atan2(x, -y)) + 90, 6) % 180 - 90


def place_name(
    feature: Feature, sizes: Sequence[Size], orientation: Orientation, grounds: Mapping[HexId, Ground]
) -> SideSpot | None:
    """The first place where a name in one of its sizes, the best first, covers nothing; None where it would anywhere."""
    for index, size in enumerate(sizes):
        for hex_id, side in feature.halves:
            spot = _spot_on(side, size, orientation, grounds[hex_id])
            if spot is not None:
                return SideSpot(hex_id, *spot, index)
    return None


@lru_cache(maxsize=4096)
def _spot_on(side: int, size: Size, orientation: Orientation, ground: Ground) -> tuple[float, float, float] | None:
    """`(x, y, angle)` of a free place along a side of a hex."""
    covered = _covered(ground, orientation)
    out_x, out_y = side_direction(side, orientation)
    angle = _slope(side, orientation)
    inwards = APOTHEM - _GAP - size[1] / 2
    for shift in _SHIFTS:
        x, y = inwards * out_x - shift * out_y, inwards * out_y + shift * out_x
        box = writing_box(x, y, angle, size)
        if hexagon(orientation).contains(box) and not covered.intersects(box):
            return x, y, angle
    return None


def writing_box(x: float, y: float, angle: float, size: Size) -> Polygon:
    """What writing of a size around a point covers, in the space of its hex."""
    width, height = size[0] / 2, size[1] / 2
    box: Polygon = affinity.rotate(shapely.box(x - width, y - height, x + width, y + height), angle, origin=(x, y))
    return box


@lru_cache(maxsize=_GROUNDS)
def _covered(ground: Ground, orientation: Orientation) -> BaseGeometry:
    """Everything on a hex that writing must not touch."""
    lines = face_lines(ground.face, orientation)
    shapes: list[BaseGeometry] = [line.line.buffer(CASING / 2, cap_style="flat") for line in lines.lines]
    shapes += [stop_outline(stop, at) for stop, at in zip(ground.face.stops, lines.stops, strict=True)]
    shapes += junction_outlines(orientation, ground.side_tokens)
    shapes += [box_of(want, spot) for want, spot in ground.written]
    shapes += [writing_box(*name) for name in ground.names]
    whole = shapely.union_all(shapes).buffer(_CLEAR, quad_segs=4)
    shapely.prepare(whole)
    return whole
