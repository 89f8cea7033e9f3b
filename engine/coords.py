"""Hexes on the doubled grid: sides, rotation, neighbours and printed names, flat-top and pointy-top.

Sides run clockwise. Flat-top: 0 s, 1 sw, 2 nw, 3 n, 4 ne, 5 se. Pointy-top: 0 sw, 1 w, 2 nw, 3 ne, 4 e, 5 se.
A cell is `(x, y)`: x grows to the east, y to the south. Flat-top: vertical neighbours differ by two in y, diagonal ones
by one in both. Pointy-top: horizontal neighbours differ by two in x.
"""

from __future__ import annotations

import enum
import re
from typing import NamedTuple

SIDES = 6


class Orientation(enum.Enum):
    """Which way the hexes of a map stand."""

    FLAT = "flat"
    POINTY = "pointy"


class Cell(NamedTuple):
    """Place of a hex on the doubled grid."""

    x: int
    y: int


_STEPS: dict[Orientation, tuple[tuple[int, int], ...]] = {
    Orientation.FLAT: ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)),
    Orientation.POINTY: ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1)),
}
_COMPASS: dict[Orientation, tuple[str, ...]] = {
    Orientation.FLAT: ("s", "sw", "nw", "n", "ne", "se"),
    Orientation.POINTY: ("sw", "w", "nw", "ne", "e", "se"),
}
_NAME = re.compile(r"(?:(?P<lower>[a-z])|(?P<upper>[A-Z]{1,2}))(?P<number>\d{1,3})")


def opposite(side: int) -> int:
    """Side of the neighbour that touches `side`."""
    return (side + 3) % SIDES


def rotate(side: int, rotation: int) -> int:
    """Where an exit points after turning its tile clockwise by `rotation` steps of 60 degrees."""
    return (side + rotation) % SIDES


def neighbour(cell: Cell, side: int, orientation: Orientation) -> Cell:
    """Cell across a side."""
    dx, dy = _STEPS[orientation][side]
    return Cell(cell.x + dx, cell.y + dy)


def compass(side: int, orientation: Orientation) -> str:
    """Compass name of a side, as tournament reports write it (`s`, `sw`, …)."""
    return _COMPASS[orientation][side]


def parse_name(name: str) -> tuple[int, int]:
    """`(letter, number)` of a printed hex name: A = 0, Z = 25, AA = 26, `a` = -1 (the row above A).

    Raises `ValueError` when the name is no letter(s) followed by a number.
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(name)
    number = int(match["number"])
    if match["lower"] is not None:
        return ord("a") - ord(match["lower"]) - 1, number
    letter = 0
    for character in match["upper"]:
        letter = letter * 26 + ord(character) - ord("A") + 1
    return letter - 1, number
