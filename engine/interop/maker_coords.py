"""Coordinates and sides of the 18xx-maker format and ours.

Both use the doubled grid. Flat-top hexes: theirs are column letter and row number, ours row letter and column number; their
sides 1–6 are s, sw, nw, n, ne, se. Pointy-top: row letter and column number in both; their sides 1–6 are w, nw, ne, e, se, sw.
They have no row above A: maps that have one move down by as many rows.
"""

from __future__ import annotations

import re

from engine.coords import SIDES, Cell, Orientation

_COORDINATE = re.compile(r"([A-Z]{1,2})([1-9]\d{0,2})")
MOST_ROWS = 26 * 27
"""Rows and columns that have a name: A … ZZ."""


def letters(number: int) -> str:
    """A for 0, Z for 25, AA for 26."""
    return chr(ord("A") + number) if number < 26 else letters(number // 26 - 1) + letters(number % 26)


def number_of(text: str) -> int:
    """0 for A. The text must be letters A–Z."""
    found = 0
    for letter in text:
        found = found * 26 + ord(letter) - ord("A") + 1
    return found - 1


def read_coordinate(text: str, orientation: Orientation) -> Cell:
    """Cell of a coordinate of theirs. Raises `ValueError`."""
    match = _COORDINATE.fullmatch(text)
    if match is None:
        raise ValueError(text)
    letter, number = number_of(match[1]), int(match[2]) - 1
    cell = Cell(letter, number) if orientation is Orientation.FLAT else Cell(number, letter)
    if cell.y >= MOST_ROWS or cell.x >= 999:
        raise ValueError(text)
    return cell


def write_coordinate(cell: Cell, orientation: Orientation, shift: int) -> str:
    """Their coordinate of a cell that moves down by `shift` rows. Raises `ValueError` for columns they cannot name."""
    x, y = cell.x, cell.y + shift
    letter, number = (x, y) if orientation is Orientation.FLAT else (y, x)
    if not 0 <= letter < MOST_ROWS or not 0 <= number < 999:
        raise ValueError(str(cell))
    return f"{letters(letter)}{number + 1}"


def our_name(cell: Cell) -> str:
    """Printed name of a cell: row letter, column number."""
    return f"{letters(cell.y)}{cell.x + 1}"


def read_side(side: int, orientation: Orientation) -> int:
    """Our side of one of theirs (1–6)."""
    return (side - 1) % SIDES if orientation is Orientation.FLAT else side % SIDES


def write_side(side: int, orientation: Orientation) -> int:
    """Their side of one of ours (0–5)."""
    return side + 1 if orientation is Orientation.FLAT else (side - 1) % SIDES + 1


def side_angle(side: int, orientation: Orientation) -> float:
    """Direction of one of our sides as their atoms give it: degrees clockwise from straight down."""
    return 60.0 * side if orientation is Orientation.FLAT else (30.0 + 60.0 * side) % 360
