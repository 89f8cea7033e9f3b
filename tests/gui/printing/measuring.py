"""Printed pages read back and measured: sizes of pages, closed outlines and hexagons, all in millimetres from the upper left."""

import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pypdf import PdfReader

MM = 25.4 / 72
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
Outline = tuple[Point, ...]


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    A, B, C, D, E, F = two  # noqa: N806 - the letters of the PDF reference
    return (a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F)


def page_sizes(path: Path) -> list[tuple[float, float]]:
    """Width and height of every page's media box."""
    return [(float(page.mediabox.width) * MM, float(page.mediabox.height) * MM) for page in PdfReader(path).pages]


@cache
def _contents(path: Path, stamp: int) -> list[tuple[float, bytes]]:
    """Height in points and content of every page."""
    del stamp
    pages = PdfReader(path).pages
    return [
        (float(page.mediabox.height), content.get_data())
        for page in pages
        if (content := page.get_contents()) is not None
    ]


def outlines(path: Path, number: int) -> Iterator[Outline]:
    """Outlines of straight lines on a page, curves left out. Reads what Qt writes: one operation a line."""
    high, content = _contents(path, path.stat().st_mtime_ns)[number]
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    stack: list[Matrix] = []
    points: list[Point] = []
    straight = True
    for line in content.splitlines():
        words = line.split()
        operator = words[-1] if words else b""
        if operator in (b"q", b"Q"):
            for word in words:
                if word == b"q":
                    stack.append(matrix)
                else:
                    matrix = stack.pop()
        elif operator == b"cm":
            a, b, c, d, e, f = map(float, words[:6])
            matrix = _times((a, b, c, d, e, f), matrix)
        elif operator in (b"m", b"l"):
            if operator == b"m":
                if points and straight:
                    yield tuple(points)
                points, straight = [], True
            x, y = float(words[0]), float(words[1])
            px, py = x * matrix[0] + y * matrix[2] + matrix[4], x * matrix[1] + y * matrix[3] + matrix[5]
            points.append((px * MM, (high - py) * MM))
        elif operator in (b"c", b"v", b"y"):
            straight = False
        elif operator in (b"f", b"f*", b"S", b"n", b"B", b"B*", b"W", b"W*"):
            if points and straight:
                yield tuple(points)
            points, straight = [], True


class Hexagon:
    """A regular hexagon on a page: its centre and its width across flats."""

    def __init__(self, corners: Outline) -> None:
        self.x = sum(x for x, _ in corners) / 6
        self.y = sum(y for _, y in corners) / 6
        self.across = math.sqrt(3) * sum(math.dist((self.x, self.y), corner) for corner in corners) / 6


def hexagons(path: Path, number: int) -> list[Hexagon]:
    """All regular hexagons of a page."""
    found = []
    for outline in outlines(path, number):
        corners = outline[:-1] if len(outline) == 7 and math.dist(outline[0], outline[-1]) < 0.01 else outline
        if len(corners) != 6:
            continue
        sides = [math.dist(corners[k], corners[(k + 1) % 6]) for k in range(6)]
        hexagon = Hexagon(corners)
        radii = [math.dist((hexagon.x, hexagon.y), corner) for corner in corners]
        if max(sides) - min(sides) < 0.05 and max(radii) - min(radii) < 0.05 and min(sides) > 3:
            found.append(hexagon)
    return found
