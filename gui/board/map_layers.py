"""One map in the scene: its sheets from the ground up, and where its hexes are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.coords import SIDES
from engine.data.definitions import Color, Hex, Map, Title
from engine.geometry.coast import map_bounds
from engine.geometry.hex_shapes import cell_at, centre, hexagon, side_line
from engine.geometry.measures import BORDER
from engine.ids import HexId
from gui.board.backdrop import shore
from gui.board.drawing import Drawing, Op, fill, stroke
from gui.board.look import Look, token_drawing
from gui.board.notes import notes_drawing
from gui.board.shapes import UNIT, path_of, point
from gui.board.sheet import Sheet, SheetItem
from gui.board.side_names import SideNames
from gui.board.track_drawing import stop_drawing, track_drawing
from gui.theme import Theme, laid_over

_STEADY: Final = ("shore", "ground", "grid", "bed", "track", "border", "token", "route", "note")
"""Sheets of the board proper from below. Routes lie under values and names, so that these remain readable."""
_PASSING: Final = ("light", "number", "ghost")
"""Sheets that change while the pointer moves."""


class MapLayers(QGraphicsItem):
    """The sheets of one map. `changed` is told which part of the scene has to be painted again."""

    def __init__(self, map_: Map, offset: QPointF, scale: float, changed: Callable[[QRectF], None]) -> None:
        super().__init__()
        self.map = map_
        x0, y0, x1, y1 = self.bounds_of(map_)
        self.extent = QRectF(x0 * UNIT, y0 * UNIT, (x1 - x0) * UNIT, (y1 - y0) * UNIT)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setPos(offset)
        self.setScale(scale)
        self._centres = {hex_.id: point(centre(hex_.cell, map_.orientation)) for hex_ in map_.hexes}
        self._by_cell = {hex_.cell: hex_.id for hex_ in map_.hexes}
        self.parity = sum(map_.hexes[0].cell) % 2 if map_.hexes else 0
        self._changed = changed
        self._names = SideNames(map_)
        self._named: dict[tuple[HexId, str], Drawing] = {}
        reach = self.extent.adjusted(-UNIT, -UNIT, UNIT, UNIT)
        self._steady = {name: Sheet(self._repaint) for name in _STEADY}
        self._passing = {name: SheetItem(self, z, reach) for z, name in enumerate(_PASSING)}
        self.sheets = {**self._steady, **{name: item.sheet for name, item in self._passing.items()}}

    def _repaint(self, rect: QRectF) -> None:
        self._changed(self.mapRectToScene(rect))

    def paint_steady(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint the board proper, without what comes and goes; painter and `exposed` in the map's units."""
        for sheet in self._steady.values():
            sheet.paint(painter, exposed)

    @staticmethod
    def bounds_of(map_: Map) -> tuple[float, float, float, float]:
        """`(x0, y0, x1, y1)` in map space."""
        return map_bounds(map_)

    def rect(self) -> QRectF:
        """What the map covers in the scene."""
        return self.mapRectToScene(self.extent)

    def centre(self, hex_id: HexId) -> QPointF:
        """Centre of a hex in the map's own units."""
        return self._centres[hex_id]

    def hex_at(self, at: QPointF) -> HexId | None:
        """Hex under a point of the scene."""
        inside = self.mapFromScene(at)
        cell = cell_at(inside.x() / UNIT, inside.y() / UNIT, self.map.orientation, self.parity)
        return self._by_cell.get(cell)

    def put(self, layer: str, hex_id: HexId, drawing: Drawing, key: object = None) -> None:
        """Show a drawing at a hex on one of the layers."""
        at = self._centres[hex_id]
        self.sheets[layer].put(hex_id if key is None else (hex_id, key), at.x(), at.y(), drawing)

    def wipe(self, layer: str, kind: str = "") -> None:
        """Remove what `put` showed on a layer under keys `(kind, …)`; all of the layer without a kind."""
        sheet = self.sheets[layer]
        for key in tuple(sheet):
            if not kind or (isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == kind):
                sheet.drop(key)

    # --- the hexes themselves

    def draw_frame(self, theme: Theme) -> None:
        """Coast, lines between hexes and marked sides."""
        self.sheets["shore"].clear()
        for index, piece in enumerate(shore(self.map, theme)):
            self.sheets["shore"].put(index, 0, 0, (piece,))
        for hex_ in self.map.hexes:
            self.draw_lines(hex_, theme)

    def draw_lines(self, hex_: Hex, theme: Theme) -> None:
        """Outline and marked sides of one hex."""
        outline = path_of(hexagon(self.map.orientation))
        self.put("grid", hex_.id, (stroke(outline, theme.grid, theme.grid_width),))
        self.put("border", hex_.id, _borders(self.map, hex_, theme))

    def show_hex(self, title: Title, hex_: Hex, look: Look, theme: Theme) -> None:
        """Draw one hex."""
        orientation = self.map.orientation
        if hex_.id not in self.sheets["grid"]:
            self.draw_frame(theme)
        under, over = notes_drawing(look.face, orientation, look.notes, look.value_step, theme)
        track = track_drawing(look.face, orientation, theme)
        stops = stop_drawing(look.face, orientation, theme)
        self.put("ground", hex_.id, ground_drawing(self.map, look, theme))
        self.put("bed", hex_.id, (*under, *track.bed))
        self.put("track", hex_.id, (*track.track, *stops))
        self.put("token", hex_.id, token_drawing(title, look, orientation, theme))
        self.put("note", hex_.id, over)

    def show_names(self, looks: Mapping[HexId, Look], theme: Theme) -> None:
        """Write what rivers and mountains are called, where the hexes as they look now leave room for it."""
        if self._names.map is not self.map:
            self._names = SideNames(self.map)
        if not self._names.touched(looks, theme):
            return
        named = self._names.drawings(looks, theme)
        for hex_id, name in self._named.keys() - named.keys():
            self.sheets["border"].drop((hex_id, ("name", name)))
        for (hex_id, name), drawing in named.items():
            if self._named.get((hex_id, name)) != drawing:
                self.put("border", hex_id, drawing, ("name", name))
        self._named = named

    def boundingRect(self) -> QRectF:
        """For Qt; the item itself paints nothing."""
        return self.extent

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the sheets paint."""


def ground_drawing(map_: Map, look: Look, theme: Theme) -> Drawing:
    """Ground of a hex: haze over the land for white ones, the colour of the tile with a fine edge for others."""
    shape = hexagon(map_.orientation)
    outline = path_of(shape)
    if look.face.color is Color.WHITE:
        return (fill(outline, theme.haze),)
    ground = theme.tile(look.face.color)
    ops: list[Op] = [fill(outline, ground)]
    if look.laid:
        # Mixed once here: a line that lets its ground through takes Qt five times as long.
        ops.append(stroke(path_of(shape.buffer(-0.035)), laid_over(theme.tile_edge, ground), 0.02))
    return tuple(ops)


def _borders(map_: Map, hex_: Hex, theme: Theme) -> Drawing:
    ops: list[Op] = []
    impassable = [side_line(side, map_.orientation) for side in range(SIDES) if side in hex_.impassable]
    rivers = [side_line(side, map_.orientation) for side, _ in hex_.rivers]
    if rivers:
        ops.append(stroke(path_of(*rivers), theme.river, 1.7 * BORDER, cap=Qt.PenCapStyle.RoundCap))
    if impassable:
        ops.append(stroke(path_of(*impassable), theme.impassable, 2 * BORDER, cap=Qt.PenCapStyle.RoundCap))
    return tuple(ops)
