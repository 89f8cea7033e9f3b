"""Sheets of tiles at true size: one hexagon for every piece, with bleed and cut marks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from engine.coords import Orientation
from engine.data.definitions import Tile, Title
from engine.geometry.hex_shapes import hexagon
from gui.board.drawing import Drawing, Op, fill, moved, stroke
from gui.board.notes import Notes
from gui.board.pictures import face_drawing
from gui.board.shapes import UNIT, path_of
from gui.printing.pages import Page, hair, write
from gui.printing.paper import Layouts, PrintSettings, radius
from gui.printing.words import too_small, word
from gui.theme import Theme, load_theme

_GAP: Final = 1.0
"""Between two tiles that lie apart, besides their bleed."""
_FOOT: Final = 5.0
"""Strip at the bottom of a page for its name."""


def tile_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """All pieces of all tiles, in the order of the title. Raises `TrinacriaError` when none fits on the paper."""
    pieces = [tile for tile in title.tiles for _ in range(tile.count)]
    orientation = title.maps[0].orientation
    places = _places(settings, orientation)
    if not places:
        size = round(settings.tile * 2 / math.sqrt(3) + 2 * settings.bleed + 1)
        raise too_small(word("tiles"), size, size)
    theme = load_theme(settings.theme)
    pages = math.ceil(len(pieces) / len(places))
    for number in range(pages):
        there = pieces[number * len(places) : (number + 1) * len(places)]
        name = f"{title.name} · {word('tiles')} {number + 1}/{pages} · {settings.tile:g} mm"
        yield _page(list(zip(there, places, strict=False)), settings, orientation, theme, name)


def _extent(settings: PrintSettings, orientation: Orientation) -> tuple[float, float]:
    """Width and height of one tile."""
    across, along = settings.tile, 2 * radius(settings.tile)
    return (along, across) if orientation is Orientation.FLAT else (across, along)


def _places(settings: PrintSettings, orientation: Orientation) -> list[tuple[float, float]]:
    """Centres of the tiles of a page."""
    wide, high = _extent(settings, orientation)
    room_x = settings.inner_width - 2 * settings.bleed
    room_y = settings.inner_height - 2 * settings.bleed - _FOOT
    left, top = settings.margin + settings.bleed, settings.margin + settings.bleed
    apart = settings.layout == Layouts.APART
    spare = 2 * settings.bleed + _GAP if apart else 0.0
    step_x, step_y = wide + spare, high + spare
    # Corner to corner, neighbouring rows (columns, pointy side up) are shifted by half a step.
    columns = math.floor((room_x - wide) / step_x + 1e-9) + 1
    rows = math.floor((room_y - high) / step_y + 1e-9) + 1
    if columns < 1 or rows < 1:
        return []
    used_x, used_y = (columns - 1) * step_x + wide, (rows - 1) * step_y + high
    x0, y0 = left + (room_x - used_x) / 2 + wide / 2, top + (room_y - used_y) / 2 + high / 2
    found = []
    for row in range(rows):
        for column in range(columns):
            x, y = x0 + column * step_x, y0 + row * step_y
            if not apart and orientation is Orientation.FLAT and row % 2:
                x += step_x / 2
            elif not apart and orientation is Orientation.POINTY and column % 2:
                y += step_y / 2
            if x + wide / 2 <= left + room_x + 1e-6 and y + high / 2 <= top + room_y + 1e-6:
                found.append((x, y))
    return found


def _page(
    pieces: list[tuple[Tile, tuple[float, float]]],
    settings: PrintSettings,
    orientation: Orientation,
    theme: Theme,
    name: str,
) -> Page:
    ops: list[Op] = []
    for tile, (x, y) in pieces:
        ops += _bled(tile, x, y, settings, orientation, theme)
    for tile, (x, y) in pieces:
        notes = Notes(captions=(f"#{tile.id}",) if settings.numbers else ())
        ops += moved(face_drawing(tile.face, orientation, theme, notes=notes), x, y, radius(settings.tile))
    if settings.cut_marks:
        if settings.layout == Layouts.APART:
            ops += [_outline(x, y, settings.tile, orientation) for _, (x, y) in pieces]
        else:
            ops += _cuts([place for _, place in pieces], settings, orientation)
    ops += write(name, settings.width / 2, settings.height - settings.margin - _FOOT / 2, 2.4)
    return Page(settings.width, settings.height, tuple(ops))


def _hexagon(x: float, y: float, across: float, orientation: Orientation) -> QPainterPath:
    scale = radius(across)
    return QTransform().translate(x * UNIT, y * UNIT).scale(scale, scale).map(path_of(hexagon(orientation)))


def _bled(
    tile: Tile, x: float, y: float, settings: PrintSettings, orientation: Orientation, theme: Theme
) -> Iterator[Op]:
    """The ground of a tile beyond its edge."""
    if settings.bleed:
        yield fill(_hexagon(x, y, settings.tile + 2 * settings.bleed, orientation), theme.tile(tile.face.color))


def _outline(x: float, y: float, across: float, orientation: Orientation) -> Op:
    return stroke(_hexagon(x, y, across, orientation), "#1e1b18", 0.1)


def _cuts(places: list[tuple[float, float]], settings: PrintSettings, orientation: Orientation) -> Drawing:
    """Marks where the straight cuts along three directions leave the tiles: beyond the outermost tile of every line."""
    first = 90.0 if orientation is Orientation.FLAT else 0.0
    seen: dict[tuple[int, int], list[float]] = {}
    for turn in range(3):
        angle = math.radians(first + 60 * turn)
        across, along = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        for x, y in places:
            middle = x * across[0] + y * across[1]
            reach = x * along[0] + y * along[1]
            for edge in (middle - settings.tile / 2, middle + settings.tile / 2):
                line = seen.setdefault((turn, round(edge * 20)), [edge, reach, reach])
                line[1], line[2] = min(line[1], reach), max(line[2], reach)
    ops = []
    half = radius(settings.tile) / 2 + settings.bleed + 0.6
    for (turn, _), (edge, least, most) in seen.items():
        angle = math.radians(first + 60 * turn)
        across, along = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

        def point(
            reach: float, edge: float = edge, across: tuple[float, float] = across, along: tuple[float, float] = along
        ) -> tuple[float, float]:
            return edge * across[0] + reach * along[0], edge * across[1] + reach * along[1]

        ops.append(hair(point(least - half - 3), point(least - half)))
        ops.append(hair(point(most + half), point(most + half + 3)))
    return tuple(ops)
