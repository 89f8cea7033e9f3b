"""The canvas: all maps of the document side by side, with what is selected, pointed at and found wrong."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from engine.coords import Cell, Orientation
from engine.data.definitions import Face
from engine.data.title_files import TitleFiles
from engine.designer.places import name_at
from engine.geometry.hex_shapes import Point2, hexagon, side_line, side_middle
from engine.ids import HexId, MapId
from gui.board.drawing import Drawing, disc, faded, fill, moved, stroke
from gui.board.look import looks
from gui.board.overlays import cursor_drawing, tag_drawing
from gui.board.scene import BoardScene
from gui.board.shapes import UNIT, path_of
from gui.designer.heat_panel import Layer
from gui.designer.heat_table import tenths
from gui.designer.layers import DesignLayers
from gui.designer.sketch import Change, Sketch
from gui.theme import Theme

_APART: Final = 60.0
"""Scene units between two maps."""


class Spot(msgspec.Struct, frozen=True):
    """A place on the canvas: a cell of a map with its printed name, the hex in it if there is one, and where in the cell."""

    map: MapId
    cell: Cell
    name: str
    hex: HexId | None
    x: float
    y: float
    orientation: Orientation


class DesignScene(BoardScene):
    """Maps under the pen. `follow` after every change of the document draws only what differs."""

    def __init__(self, theme: Theme, files: TitleFiles, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self.sketch = Sketch(files)
        self._framed: set[HexId] = set()
        self._links: dict[tuple[HexId, int], tuple[HexId, int]] = {}
        self.pages: list[DesignLayers] = []
        self._rebuild()

    # --- following the document

    def show_files(self, files: TitleFiles) -> None:
        """Show another document."""
        self.sketch = Sketch(files)
        self._rebuild()

    def follow(self, files: TitleFiles) -> Change:
        """Show the next snapshot of the document."""
        change = self.sketch.follow(files)
        self.title = self.sketch.title
        if change.whole:
            self._rebuild()
            return change
        for page, map_ in zip(self.pages, self.sketch.title.maps, strict=True):
            if page.map is not map_:
                self._follow_map(page, change)
        redrawn = change.redrawn | change.added
        if redrawn:
            for hex_id, look in looks(self.title, self.position, self.captions, redrawn).items():
                self.layers[hex_id].show_hex(self.title, self.title.hexes[hex_id], look, self.theme)
                self._looks[hex_id] = look
        for page in self.pages:
            page.show_names(self._looks, self.theme)
        self._show_links()
        self.position_changed.emit()
        return change

    def _show_links(self) -> None:
        """The same letter at both ends of each link between maps."""
        links = {
            (hex_.id, side): (other, other_side)
            for hex_ in self.sketch.title.hexes.values()
            for side, other, other_side in hex_.links
        }
        if links == self._links:
            return
        self._links = links
        self._wipe("number", "link")
        letters: dict[frozenset[tuple[HexId, int]], str] = {}
        for end, other in links.items():
            pair = frozenset((end, other))
            word = letters.setdefault(pair, _letters(len(letters)))
            page = self.page_of(end[0])
            if page is not None:
                x, y = side_middle(end[1], page.map.orientation)
                tag = tag_drawing(f"⇄{word}", self.theme.accent, self.theme.accent_text, self.theme.halo, 0.14)
                page.put("number", end[0], moved(tag, 0.8 * x, 0.8 * y), ("link", end[1]))

    def _follow_map(self, page: DesignLayers, change: Change) -> None:
        map_ = self.sketch.title.maps[page.index]
        removed = [hex_id for hex_id in change.removed if self.layers.get(hex_id) is page]
        added = [self.sketch.title.hexes[hex_id] for hex_id in change.added]
        own = [hex_ for hex_ in added if hex_.map == map_.id]
        for hex_id in removed:
            del self.layers[hex_id]
            self._looks.pop(hex_id, None)
        self.layers.update((hex_.id, page) for hex_ in own)
        page.follow(map_, removed, own)
        page.follow_coast(self.theme)
        if own and page.grow(map_):
            page.draw_cells(self.theme)
            self._arrange()

    def _rebuild(self) -> None:
        """Draw everything anew."""
        self.clear()
        self._framed = set()
        self.title = self.sketch.title
        self._looks = {}
        self.layers = {}
        self.pages = []
        for index, map_ in enumerate(self.title.maps):
            page = DesignLayers(map_, index, QPointF(), self.part_changed.emit)
            self.addItem(page)
            self.pages.append(page)
            self.layers.update(dict.fromkeys((hex_.id for hex_ in map_.hexes), page))
        self.maps = [*self.pages]
        self._arrange()
        for page in self.pages:
            page.draw_frame(self.theme)
        self.retranslate()
        self._links = {}
        self._show_links()

    def _arrange(self) -> None:
        """Put the maps side by side, each in its scale."""
        right = 0.0
        for page in self.pages:
            if page.index:
                page.setPos(right + _APART - page.extent.left() * page.scale(), 0.0)
            right = page.pos().x() + page.extent.right() * page.scale()
        self.setSceneRect(self._whole())
        self.part_changed.emit(self.sceneRect())

    def retranslate(self) -> None:
        """The canvas has no title and no legend on the map; only letters of colours follow the language."""
        self._decoration = ()
        self.part_changed.emit(self.sceneRect())
        self._refresh()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The pages on the sea, without the panels that insets have in play."""
        part = QRectF(rect)
        painter.fillRect(part, QColor(self.theme.sea))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for page in self.pages:
            if page.rect().intersects(part):
                painter.save()
                painter.setTransform(page.sceneTransform(), combine=True)
                # Within the part alone: land painted beyond it would cover hexes that are not painted again.
                painter.setClipRect(page.extent, Qt.ClipOperation.IntersectClip)
                page.paint_steady(painter, page.mapRectFromScene(part))
                painter.restore()

    # --- where things are

    def spot_at(self, at: QPointF) -> Spot | None:
        """What a point of the scene means, None beside the pages and where no hex can be named."""
        for page in self.pages:
            if page.rect().contains(at):
                cell, (x, y) = page.cell_under(at)
                return self._spot_in(page, cell, x, y)
        return None

    def spot_of(self, map_id: MapId, cell: Cell) -> Spot | None:
        """The middle of a cell."""
        for page in self.pages:
            if page.map.id == map_id:
                return self._spot_in(page, cell, 0.0, 0.0)
        return None

    def spot_of_hex(self, hex_id: HexId) -> Spot | None:
        """The middle of a hex."""
        page = self.page_of(hex_id)
        return None if page is None else self._spot_in(page, self.hex_of(hex_id).cell, 0.0, 0.0)

    @staticmethod
    def _spot_in(page: DesignLayers, cell: Cell, x: float, y: float) -> Spot | None:
        name = name_at(cell)
        if name is None:
            return None
        return Spot(page.map.id, cell, name, page.hex_in(cell), x, y, page.map.orientation)

    def drawn_rect(self) -> QRectF:
        """What is drawn on all pages, with room around it."""
        whole = QRectF()
        for page in self.pages:
            whole = whole.united(page.drawn())
        return whole

    def page_of(self, hex_id: HexId) -> DesignLayers | None:
        """The page with a hex."""
        found = self.layers.get(hex_id)
        return found if isinstance(found, DesignLayers) else None

    def page_named(self, map_id: MapId) -> DesignLayers:
        """The page of a map. Raises `StopIteration` for an unknown one."""
        return next(page for page in self.pages if page.map.id == map_id)

    def face_of(self, hex_id: HexId) -> Face:
        """Face of a hex as printed. Raises `KeyError`."""
        return self.hex_of(hex_id).face

    def cell_centre(self, spot: Spot) -> QPointF:
        """Centre of the cell of a spot in the scene."""
        return self.page_named(spot.map).cell_centre(spot.cell)

    # --- what lies over the maps

    def show_selection(self, hexes: Iterable[HexId], *, anew: bool = False) -> None:
        """Frame the selected hexes; `anew` also those framed before (the page or the colours are others)."""
        wanted = {hex_id: page for hex_id in hexes if (page := self.page_of(hex_id)) is not None}
        if anew:
            self._wipe("light", "selected")
            self._framed = set()
        for hex_id in self._framed - wanted.keys():
            page = self.page_of(hex_id)
            if page is not None:
                page.sheets["light"].drop((hex_id, ("selected", 0)))
        for hex_id in wanted.keys() - self._framed:
            page = wanted[hex_id]
            page.put("light", hex_id, _selected(page.map.orientation, self.theme), ("selected", 0))
        self._framed = set(wanted)

    def show_place(self, hexes: Iterable[HexId]) -> None:
        """Point at the hexes that a finding is about."""
        self._wipe("light", "place")
        for hex_id in hexes:
            page = self.page_of(hex_id)
            if page is not None:
                page.put("light", hex_id, _pointed(page.map.orientation, self.theme), ("place", 0))

    def show_point(self, map_id: MapId | None, at: Point2 | None) -> None:
        """Ring the point that a finding is about, in map space; None: nothing."""
        for page in self.pages:
            page.sheets["ghost"].drop("point")
        if map_id is not None and at is not None:
            ring = (
                stroke(disc(0.2), self.theme.halo, 0.09),
                stroke(disc(0.2), self.theme.warning, 0.05),
                fill(disc(0.045), self.theme.warning),
            )
            self.page_named(map_id).sheets["ghost"].put("point", at[0] * UNIT, at[1] * UNIT, ring)

    def show_heat(self, layer: Layer | None) -> None:
        """Colour hexes by a figure, with the figure on each; negative ones in another colour and with their sign."""
        self._wipe("light", "heat")
        self._wipe("number", "heat")
        if layer is None:
            return
        most = max((abs(value) for value in layer.values.values()), default=0) or 1
        for hex_id, value in layer.values.items():
            page = self.page_of(hex_id)
            if page is None or not value:
                continue
            color = self.theme.legal if value > 0 else self.theme.warning
            wash = faded((fill(path_of(hexagon(page.map.orientation)), color),), 0.12 + 0.58 * abs(value) / most)
            page.put("light", hex_id, wash, ("heat", 0))
            words = f"+{tenths(value)}" if layer.difference and value > 0 else tenths(value)
            self._tag(hex_id, ("heat", 0), words, (self.theme.note, self.theme.note_ink), 0.17)

    def show_spot(self, spot: Spot | None) -> None:
        """The keyboard cursor, on empty cells too."""
        for page in self.pages:
            page.sheets["ghost"].drop("spot")
        if spot is not None:
            page = self.page_named(spot.map)
            at = page.mapFromScene(page.cell_centre(spot.cell))
            page.sheets["ghost"].put("spot", at.x(), at.y(), cursor_drawing(spot.orientation, self.theme))

    def show_hint(self, spot: Spot | None, drawing: Drawing = (), words: str = "") -> None:
        """What the tool in use would do at a spot."""
        for page in self.pages:
            page.sheets["ghost"].drop("hint")
        if spot is None or not (drawing or words):
            return
        page = self.page_named(spot.map)
        at = page.mapFromScene(page.cell_centre(spot.cell))
        if words:
            tag = tag_drawing(words, self.theme.note, self.theme.note_ink, self.theme.halo)
            drawing = (*drawing, *moved(tag, 0, -0.62))
        page.sheets["ghost"].put("hint", at.x(), at.y(), drawing)


def _letters(number: int) -> str:
    """A, B and so on, after Z comes AA."""
    word = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        word = chr(ord("A") + rest) + word
    return word


@lru_cache(maxsize=16)
def _selected(orientation: Orientation, theme: Theme) -> Drawing:
    """A frame in a full line, so that it differs from the dashed cursor."""
    frame = path_of(hexagon(orientation).buffer(-0.05))
    return stroke(frame, theme.halo, 0.1), stroke(frame, theme.accent, 0.06)


def _pointed(orientation: Orientation, theme: Theme) -> Drawing:
    """A heavy frame with ticks at the middle of the sides."""
    frame = path_of(hexagon(orientation).buffer(-0.02))
    ticks = [side_line(side, orientation).parallel_offset(0.08, "left") for side in range(6)]
    return (
        stroke(frame, theme.halo, 0.14),
        stroke(frame, theme.warning, 0.09),
        stroke(path_of(*ticks), theme.warning, 0.05, dashes=(1.0, 1.4)),
    )


def side_mark(side: int, orientation: Orientation, color: str, theme: Theme) -> Drawing:
    """One side, as it would be marked."""
    line = path_of(side_line(side, orientation))
    return stroke(line, theme.halo, 0.13), stroke(line, color, 0.085, dashes=(1.6, 0.8))


def end_mark(at: Point2, theme: Theme) -> Drawing:
    """An end of track that is meant."""
    return fill(disc(0.11, *at), theme.halo), fill(disc(0.075, *at), theme.accent)
