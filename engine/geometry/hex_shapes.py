"""Hexagons in unit-hex space: circumradius 1, origin at the hex's centre, x to the right, y down.

Map space has the same unit; its origin is the centre of the cell (0, 0), column 1 of row A, as in the coast outlines.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, TypeAlias

import shapely
from shapely import LineString, Polygon

from engine.coords import SIDES, Cell, Orientation

Point2: TypeAlias = tuple[float, float]
"""A point or a vector, in circumradii."""

APOTHEM: Final = math.sqrt(3) / 2
"""Distance from the centre to the middle of a side."""

_FIRST_SIDE: Final = {Orientation.FLAT: 90.0, Orientation.POINTY: 120.0}


def side_direction(side: float, orientation: Orientation) -> Point2:
    """Unit vector from the centre through the middle of a side; a half number points at a corner (`0.5`: sides 0 and 1)."""
    angle = math.radians(_FIRST_SIDE[orientation] + 60 * side)
    return math.cos(angle), math.sin(angle)


def side_middle(side: int, orientation: Orientation) -> Point2:
    """Middle of a side: where track crosses it."""
    x, y = side_direction(side, orientation)
    return APOTHEM * x, APOTHEM * y


def corner(side: int, orientation: Orientation) -> Point2:
    """Corner between `side` and the next one clockwise."""
    return side_direction(side + 0.5, orientation)


@lru_cache(maxsize=8)
def hexagon(orientation: Orientation) -> Polygon:
    """The unit hexagon."""
    shape = Polygon([corner(side, orientation) for side in range(SIDES)])
    shapely.prepare(shape)
    return shape


@lru_cache(maxsize=16)
def side_line(side: int, orientation: Orientation) -> LineString:
    """A side, from its counter-clockwise to its clockwise corner."""
    return LineString([corner(side - 1, orientation), corner(side, orientation)])


def centre(cell: Cell, orientation: Orientation) -> Point2:
    """Centre of a cell in map space."""
    if orientation is Orientation.FLAT:
        return 1.5 * cell.x, APOTHEM * cell.y
    return APOTHEM * cell.x, 1.5 * cell.y


def cell_at(x: float, y: float, orientation: Orientation, parity: int = 0) -> Cell:
    """Cell whose hexagon holds a point of map space; `parity` is that of the sum of the coordinates of the map's cells."""
    wide, high = (x / 1.5, y / APOTHEM) if orientation is Orientation.FLAT else (x / APOTHEM, y / 1.5)
    near = [Cell(round(wide) + dx, round(high) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    # On the doubled grid only every other pair is a hex: the sum of the coordinates has one parity.
    return min(
        (cell for cell in near if (cell.x + cell.y) % 2 == parity),
        key=lambda cell: math.dist((x, y), centre(cell, orientation)),
    )
