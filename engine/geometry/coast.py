"""Coasts: land from outlines, or guessed from the hexes where a map has none, and the water lines around it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from engine.data.definitions import Color, Map
from engine.geometry.hex_shapes import Point2, centre, hexagon

WATER_LINES: Final = (0.06, 0.14, 0.24, 0.36, 0.5)
"""Distances from the coast, as an engraver spaces them."""


_ON_EDGE: Final = 0.02
_BEYOND: Final = 12.0
"""How far land that ends at the edge of a map goes on; more than a quarter of the longest edge of an outline."""


def _smooth(ring: Sequence[Point2]) -> Sequence[Point2]:
    """The ring with its corners cut twice, as a pen would round them."""
    points = np.asarray(ring, dtype=float)[:, :2]
    if len(points) > 1 and np.array_equal(points[0], points[-1]):
        points = points[:-1]
    for _ in range(2):
        following = np.roll(points, -1, axis=0)
        points = np.stack((0.75 * points + 0.25 * following, 0.25 * points + 0.75 * following), axis=1).reshape(-1, 2)
    smoothed: list[Point2] = [(float(x), float(y)) for x, y in points]
    return smoothed


def land_of(rings: Iterable[Sequence[Point2]], bounds: tuple[float, float, float, float] | None = None) -> BaseGeometry:
    """Land within closed outlines (map space), softened; outlines that touch or overlap are joined.

    What ends at `bounds` goes on beyond them, so that no corner of the map is rounded off.
    """
    open_ended = [ring if bounds is None else _onward(ring, bounds) for ring in rings if len(ring) >= 4]
    mended = shapely.get_parts([shapely.make_valid(Polygon(_smooth(ring))) for ring in open_ended])
    # Mending an outline that crosses itself may leave bare lines behind.
    found = shapely.union_all([piece for piece in shapely.get_parts(mended) if piece.area])
    # The union of nothing is a collection, which has no boundary.
    return MultiPolygon() if found.is_empty else found


def _onward(ring: Sequence[Point2], bounds: tuple[float, float, float, float]) -> list[Point2]:
    """The ring with the points on the edges of the map moved outside."""
    x0, y0, x1, y1 = bounds
    return [(_outside(point[0], x0, x1), _outside(point[1], y0, y1)) for point in ring]


def _outside(value: float, low: float, high: float) -> float:
    if value <= low + _ON_EDGE:
        return low - _BEYOND
    return high + _BEYOND if value >= high - _ON_EDGE else value


def map_hexagons(map_: Map) -> dict[str, Polygon]:
    """Hexagons of a map in map space, by hex id."""
    unit = shapely.get_coordinates(hexagon(map_.orientation))
    centres = np.array([centre(hex_.cell, map_.orientation) for hex_ in map_.hexes]).reshape(-1, 1, 2)
    shapes = shapely.polygons(unit + centres)
    return {hex_.id: shape for hex_, shape in zip(map_.hexes, shapes, strict=True)}


def guessed_land(map_: Map) -> BaseGeometry:
    """Land for a map without a coast: all hexes but the blue ones, with soft corners."""
    shapes = map_hexagons(map_)
    dry = [shapes[hex_.id] for hex_ in map_.hexes if hex_.face.color is not Color.BLUE]
    return shapely.union_all(dry).buffer(0.3).buffer(-0.62).buffer(0.5)


def water_lines(land: BaseGeometry) -> tuple[BaseGeometry, ...]:
    """Lines at growing distance from the land, rounded in its bays too."""
    near = land.simplify(0.008)
    lines = []
    for distance in WATER_LINES:
        wide = near.buffer(distance + 0.12, quad_segs=8).simplify(0.002)
        lines.append(wide.buffer(-0.12, quad_segs=8).boundary)
    return tuple(lines)


def map_bounds(map_: Map) -> tuple[float, float, float, float]:
    """`(x0, y0, x1, y1)` of what is drawn of a map: its frame where given, else its hexes with a margin."""
    if map_.frame is not None:
        x0, y0, x1, y1 = map_.frame
        return x0 / 1000, y0 / 1000, x1 / 1000, y1 / 1000
    left, top, right, bottom = MultiPolygon(list(map_hexagons(map_).values())).bounds
    return left - 0.6, top - 0.6, right + 0.6, bottom + 0.6


_PIECE = 3.0
_MOST_PIECES = 120
"""Pieces in a row or column; a larger map has larger ones."""
_OVERLAP = 0.02


def pieces(shape: BaseGeometry, bounds: tuple[float, float, float, float]) -> tuple[BaseGeometry, ...]:
    """The parts of a shape within squares that cover `bounds`; the squares overlap a little, so that no seam shows."""
    x0, y0, x1, y1 = bounds
    size = max(_PIECE, (x1 - x0) / _MOST_PIECES, (y1 - y0) / _MOST_PIECES)
    columns, rows = math.ceil((x1 - x0) / size), math.ceil((y1 - y0) / size)
    parts = []
    for row in range(rows):
        for column in range(columns):
            left, top = x0 + column * size, y0 + row * size
            right, bottom = min(x1, left + size), min(y1, top + size)
            part = shapely.clip_by_rect(shape, left - _OVERLAP, top - _OVERLAP, right + _OVERLAP, bottom + _OVERLAP)
            if not part.is_empty:
                parts.append(part)
    return tuple(parts)
