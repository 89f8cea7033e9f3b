"""One map on the canvas: its hexes and the empty cells around them, brought up to date hex by hex."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.coords import Cell, Orientation
from engine.data.assets import load_coast
from engine.data.definitions import Color, Hex, Map, Title
from engine.errors import DataError
from engine.geometry.coast import land_of
from engine.geometry.hex_shapes import APOTHEM, Point2, cell_at, centre, hexagon
from engine.ids import HexId
from gui.board.backdrop import coast_drawing
from gui.board.drawing import fill, stroke
from gui.board.look import Look
from gui.board.map_layers import MapLayers
from gui.board.shapes import UNIT, Shape, path_of, point
from gui.theme import Theme

MARGIN: Final = 2
"""Hexes of free room around the outermost ones, at least."""
_ROOM: Final = 2.4 * UNIT
_STEP: Final = 4
_LEAST: Final = (10, 7)
"""Columns and rows of hexes that an empty page has."""


class DesignLayers(MapLayers):
    """The sheets of one map with room to draw around it."""

    def __init__(self, map_: Map, index: int, offset: QPointF, changed: Callable[[QRectF], None]) -> None:
        # As in play, hexes of the first map are the measure for those of the others.
        super().__init__(map_, offset, map_.hex_size / 1000 if index else 1.0, changed)
        self.index = index
        self._coast: tuple[object, ...] = ()
        self._framed = False
        self._measure(room_for(map_))

    def drawn(self) -> QRectF:
        """What the hexes cover in the scene with room for one more around them; the whole page while there are none."""
        if not self._centres:
            return self.rect()
        xs, ys = ([getattr(at, axis)() for at in self._centres.values()] for axis in ("x", "y"))
        corners = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        return self.mapRectToScene(corners.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM).intersected(self.extent))

    @staticmethod
    def bounds_of(map_: Map) -> tuple[float, float, float, float]:
        """The page around a map, map space."""
        return page_bounds(room_for(map_), map_.orientation)

    def grow(self, map_: Map) -> bool:
        """Make the page larger when hexes come near its edge; True when it grew."""
        left, top, right, bottom = room_for(map_)
        had = self.cells
        wanted = (min(left, had[0]), min(top, had[1]), max(right, had[2]), max(bottom, had[3]))
        if wanted == had:
            return False
        self._measure(wanted)
        return True

    def _measure(self, cells: tuple[int, int, int, int]) -> None:
        self.prepareGeometryChange()
        self.cells = cells
        x0, y0, x1, y1 = page_bounds(cells, self.map.orientation)
        self.extent = QRectF(x0 * UNIT, y0 * UNIT, (x1 - x0) * UNIT, (y1 - y0) * UNIT)
        for item in self._passing.values():
            item.set_extent(self.extent.adjusted(-UNIT, -UNIT, UNIT, UNIT))

    # --- following the document

    def follow(self, map_: Map, removed: Iterable[HexId], added: Iterable[Hex]) -> None:
        """Take over another snapshot of the same map; drawings of hexes that are gone go."""
        self.map = map_
        gone = set(removed)
        for hex_id in gone:
            self._centres.pop(hex_id, None)
            for sheet in self._steady.values():
                sheet.drop(hex_id)
            self._steady["shore"].drop(("land", hex_id))
        for item in self._passing.values() if gone else ():
            for key in [key for key in item.sheet if isinstance(key, tuple) and key[0] in gone]:
                item.sheet.drop(key)
        for hex_ in added:
            self._centres[hex_.id] = point(centre(hex_.cell, map_.orientation))
        self._by_cell = {hex_.cell: hex_.id for hex_ in map_.hexes}

    def draw_frame(self, theme: Theme) -> None:
        """Coast, cells of the page, lines between hexes."""
        shore = self.sheets["shore"]
        shore.clear()
        self._coast = (self.map.coast, self.map.land)
        if any(self._coast):
            x, y = self.extent.x() / UNIT, self.extent.y() / UNIT
            width, height = self.extent.width() / UNIT, self.extent.height() / UNIT
            for index, piece in enumerate(coast_drawing(ground_of(self.map), (x, y, x + width, y + height), theme)):
                shore.put(("coast", index), 0, 0, (piece,))
        self.draw_cells(theme)
        for hex_ in self.map.hexes:
            self.draw_lines(hex_, theme)

    def follow_coast(self, theme: Theme) -> None:
        """Draw the coast anew when it is another one."""
        if self._coast != (self.map.coast, self.map.land):
            self.draw_frame(theme)

    def draw_cells(self, theme: Theme) -> None:
        """Outlines of the cells of the page, each by itself, so that a small part is painted quickly."""
        left, top, right, bottom = self.cells
        outline = (stroke(path_of(hexagon(self.map.orientation)), theme.water_line, 0.012),)
        shore = self.sheets["shore"]
        for y in range(top, bottom + 1):
            for x in range(left + (left + y + self.parity) % 2, right + 1, 2):
                at = point(centre(Cell(x, y), self.map.orientation))
                shore.put(("cell", x, y), at.x(), at.y(), outline)
        self._framed = True

    def draw_lines(self, hex_: Hex, theme: Theme) -> None:
        """Outline, marked sides and, without a coast, the land of one hex."""
        super().draw_lines(hex_, theme)
        at = self._centres[hex_.id]
        bare = not (self.map.coast or self.map.land) and hex_.face.color is not Color.BLUE
        land_ = (fill(path_of(hexagon(self.map.orientation)), theme.land),) if bare else ()
        self.sheets["shore"].put(("land", hex_.id), at.x(), at.y(), land_)

    def show_hex(self, title: Title, hex_: Hex, look: Look, theme: Theme) -> None:
        """Draw one hex with its lines."""
        if not self._framed:
            self.draw_frame(theme)
        self.draw_lines(hex_, theme)
        super().show_hex(title, hex_, look, theme)

    # --- where things are

    def cell_under(self, at: QPointF) -> tuple[Cell, Point2]:
        """Cell under a point of the scene, and the point in that cell's unit-hex space."""
        inside = self.mapFromScene(at)
        x, y = inside.x() / UNIT, inside.y() / UNIT
        cell = cell_at(x, y, self.map.orientation, self.parity)
        cx, cy = centre(cell, self.map.orientation)
        return cell, (x - cx, y - cy)

    def cell_centre(self, cell: Cell) -> QPointF:
        """Centre of a cell in the scene."""
        return self.mapToScene(point(centre(cell, self.map.orientation)))

    def hex_in(self, cell: Cell) -> HexId | None:
        """Hex in a cell."""
        return self._by_cell.get(cell)


def ground_of(map_: Map) -> Shape:
    """Land within the outlines of a map, to the edge of the page; none where the coast it names cannot be read."""
    rings = [tuple((x / 1000, y / 1000) for x, y in (*ring, ring[0])) for ring in map_.land]
    if map_.coast and not rings:
        try:
            rings = list(load_coast(map_.coast))
        except DataError:
            # The checks name the file; the hexes are drawn all the same.
            rings = []
    return land_of(rings)


def room_for(map_: Map) -> tuple[int, int, int, int]:
    """`(left, top, right, bottom)`: cells of the doubled grid on a page for a map, in steps so that it seldom grows."""
    wide, high = (1, 2) if map_.orientation is Orientation.FLAT else (2, 1)
    xs = [hex_.cell.x for hex_ in map_.hexes] or [0]
    ys = [hex_.cell.y for hex_ in map_.hexes] or [2 * MARGIN]
    right = max(wide * _LEAST[0], _STEP * math.ceil((max(xs) + wide * MARGIN) / _STEP))
    bottom = max(high * _LEAST[1], _STEP * math.ceil((max(ys) + high * MARGIN) / _STEP))
    top = min(0, _STEP * math.floor((min(ys) - high) / _STEP))
    return 0, max(top, -26), min(right, 998), bottom


def page_bounds(cells: tuple[int, int, int, int], orientation: Orientation) -> tuple[float, float, float, float]:
    """Rectangle of a page of cells, map space."""
    x0, y0 = centre(Cell(cells[0], cells[1]), orientation)
    x1, y1 = centre(Cell(cells[2], cells[3]), orientation)
    wide, high = (1.0, APOTHEM) if orientation is Orientation.FLAT else (APOTHEM, 1.0)
    return x0 - wide - 0.1, y0 - high - 0.1, x1 + wide + 0.1, y1 + high + 0.1
