"""The scene: maps side by side, each a stack of sheets, brought up to date by comparing the looks of hexes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.data.definitions import Face, Hex, Map, Title
from engine.game import Game
from engine.geometry.free_space import free_place
from engine.geometry.hex_shapes import Point2
from engine.geometry.hit_areas import slot_at
from engine.ids import HexId
from engine.state.board import CitySlot, Place
from engine.state.game_state import GameState
from gui.board.backdrop import decoration, neatlines, panel_drawing
from gui.board.drawing import Drawing, bounds, paint
from gui.board.junctions import around_of, link_drawing, link_letters
from gui.board.look import Captions, Look, Position, face_shown, looks
from gui.board.map_layers import MapLayers
from gui.board.position import position_of
from gui.board.shapes import UNIT
from gui.theme import Theme

_APART: Final = 0.6
"""Gap between two maps that stand beside each other, in circumradii."""


class MapScene(QGraphicsScene):
    """All maps of a title in one position, without overlays."""

    position_changed = Signal()
    """Hexes were drawn anew."""
    part_changed = Signal(QRectF)
    """A part of the board proper must be painted again."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title: Title | None = None
        self.position = Position()
        self.captions = Captions(color_letters=theme.color_letters)
        self.layers: dict[HexId, MapLayers] = {}
        self.maps: list[MapLayers] = []
        self._looks: dict[HexId, Look] = {}
        self._decoration: Drawing = ()
        self._decoration_rect = QRectF()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # --- what is shown

    def set_title(self, title: Title, only: str = "") -> None:
        """Show the empty maps of a title, or the one map named. Raises `KeyError` when the title has no such map."""
        maps = [map_ for map_ in title.maps if only in ("", map_.id)]
        if not maps:
            raise KeyError(only)
        self.clear()
        self.title = title
        self.position = Position()
        self._looks = {}
        self.maps = []
        self.layers = {}
        for map_ in maps:
            layers = MapLayers(
                map_, self._offset(map_), 1.0 if map_ is maps[0] else map_.hex_size / 1000, self.part_changed.emit
            )
            self.addItem(layers)
            self.maps.append(layers)
            self.layers.update(dict.fromkeys((hex_.id for hex_ in map_.hexes), layers))
        self.setSceneRect(self._whole())
        self.retranslate()
        self._draw_links()

    def set_state(self, game: Game, state: GameState) -> None:
        """Show a game state."""
        if self.title is not game.title:
            self.set_title(game.title)
        self.set_position(position_of(game, state))

    def set_position(self, position: Position) -> None:
        """Show a position of the title; hexes that look the same stay as they are."""
        self.position = position
        self._refresh()

    def set_captions(self, captions: Captions) -> None:
        """Show or hide small print."""
        self.captions = captions
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Change all colours."""
        letters = self.captions.color_letters or theme.color_letters
        self.captions = Captions(self.captions.hex_ids, self.captions.tile_numbers, letters)
        self.theme = theme
        self._looks = {}
        for layers in self.maps:
            layers.draw_frame(theme)
        self.retranslate()
        self._draw_links()

    def retranslate(self) -> None:
        """Draw the words on the map again in the language of the program: title, legend, letters of colours."""
        if self.title is not None and self.maps and self.maps[0].map is self.title.maps[0]:
            self._decoration = decoration(self.title, self.theme, tuple(self._panels()))
        else:
            self._decoration = ()
        self._decoration_rect = bounds(self._decoration)
        self.part_changed.emit(self.sceneRect())
        self._refresh()

    def _refresh(self) -> None:
        if self.title is None:
            return
        now = looks(self.title, self.position, self.captions)
        for hex_id, layers in self.layers.items():
            look = now[hex_id]
            if self._looks.get(hex_id) != look:
                layers.show_hex(self.title, self.title.hexes[hex_id], look, self.theme)
        self._looks = now
        for layers in self.maps:
            layers.show_names(now, self.theme)
        self.position_changed.emit()

    def _draw_links(self) -> None:
        """Gates and letters on the sides that lead from one map to another; the smaller map also says where to."""
        assert self.title is not None
        for (hex_id, side), letter in link_letters(self.title).items():
            layers = self.layers.get(hex_id)
            if layers is None:
                continue
            beyond = around_of(self.title)[hex_id][side]
            first = layers.map is self.title.maps[0]
            name = "" if beyond is None or first else self.title.hexes[beyond[0]].name.partition(" (")[0]
            drawing = link_drawing(side, letter, name, layers.map.orientation, self.theme)
            layers.put("border", hex_id, drawing, ("link", side))

    # --- where the maps lie

    def _offset(self, map_: Map) -> QPointF:
        """Where the origin of a map goes: the first at the scene's, the others in free sea or to the right."""
        if not self.maps:
            return QPointF(0, 0)
        assert self.title is not None
        first = self.maps[0]
        scale = map_.hex_size / 1000
        x0, y0, x1, y1 = MapLayers.bounds_of(map_)
        size = ((x1 - x0) * scale, (y1 - y0) * scale)
        at: Point2 | None = free_place(first.map, size, (0.0, 1.0)) if len(self.maps) == 1 else None
        if at is None:
            right = max(layers.rect().right() for layers in self.maps) / UNIT + _APART
            at = (right, first.rect().top() / UNIT)
        return QPointF((at[0] - x0 * scale) * UNIT, (at[1] - y0 * scale) * UNIT)

    def _whole(self) -> QRectF:
        whole = QRectF()
        for layers in self.maps:
            whole = whole.united(layers.rect())
        return whole

    def _panels(self) -> Iterable[tuple[float, float, float, float]]:
        for layers in self.maps[1:]:
            rect = layers.rect()
            yield rect.left() / UNIT, rect.top() / UNIT, rect.right() / UNIT, rect.bottom() / UNIT

    # --- questions

    def hex_of(self, hex_id: HexId) -> Hex:
        """Definition of a hex. Raises `KeyError`."""
        assert self.title is not None
        return self.title.hexes[hex_id]

    def face_of(self, hex_id: HexId) -> Face:
        """Face of a hex as it lies. Raises `KeyError`."""
        assert self.title is not None
        return face_shown(self.title, self.position.board, self.title.hexes[hex_id])

    def look_of(self, hex_id: HexId) -> Look:
        """What a hex shows. Raises `KeyError`."""
        return self._looks[hex_id]

    def hex_at(self, at: QPointF) -> HexId | None:
        """Hex under a point of the scene; an inset lies above the map it covers."""
        for layers in reversed(self.maps):
            found = layers.hex_at(at)
            if found is not None:
                return found
        return None

    def place_at(self, at: QPointF) -> Place | None:
        """Token place in a city that a point means."""
        hex_id = self.hex_at(at)
        if hex_id is None:
            return None
        x, y = self.local(hex_id, at)
        found = slot_at(self.face_of(hex_id), self.layers[hex_id].map.orientation, x, y)
        return None if found is None else CitySlot(hex_id, *found)

    def local(self, hex_id: HexId, at: QPointF) -> Point2:
        """A point of the scene in the unit space of a hex."""
        layers = self.layers[hex_id]
        inside = layers.mapFromScene(at)
        centre = layers.centre(hex_id)
        return (inside.x() - centre.x()) / UNIT, (inside.y() - centre.y()) / UNIT

    def hex_centre(self, hex_id: HexId) -> QPointF:
        """Centre of a hex in the scene."""
        layers = self.layers[hex_id]
        return layers.mapToScene(layers.centre(hex_id))

    def hex_rect(self, hex_id: HexId) -> QRectF:
        """Rectangle around a hex in the scene."""
        layers = self.layers[hex_id]
        centre = layers.centre(hex_id)
        return layers.mapRectToScene(QRectF(centre.x() - UNIT, centre.y() - UNIT, 2 * UNIT, 2 * UNIT))

    # --- Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The board proper: sea, coast, hexes, title, legend, insets. Views keep pictures of it (`gui.board.chunks`)."""
        part = QRectF(rect)
        painter.fillRect(part, QColor(self.theme.sea))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, layers in enumerate(self.maps):
            if not layers.rect().intersects(part):
                continue
            painter.save()
            painter.setTransform(layers.sceneTransform(), combine=True)
            painter.setClipRect(layers.extent, Qt.ClipOperation.IntersectClip)
            if index:
                paint(painter, panel_drawing(layers.map, self.theme))
            layers.paint_steady(painter, layers.mapRectFromScene(part))
            if index:
                paint(painter, neatlines(layers.map, self.theme))
            painter.restore()
        if self._decoration_rect.intersects(part):
            paint(painter, self._decoration)
