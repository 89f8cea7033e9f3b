"""The part of the view that shows: zoom at a point, pan, fit, mini-map and the pictures of the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from engine.ids import HexId
from gui.board.chunks import Chunks
from gui.board.map_scene import MapScene
from gui.board.minimap import MiniMap
from gui.board.shapes import UNIT

_CLOSEST: Final = 420 / UNIT
"""Largest zoom: pixels of a circumradius over scene units."""
_FARTHEST: Final = 0.6
"""Smallest zoom, against the one that fits the board."""
_CLOSER: Final = 1.15
"""From this zoom on, against the same, the view is closer than the whole board."""


class Canvas(QGraphicsView):
    """Shows the maps of a scene."""

    zoom_changed = Signal(float)

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self._fitted = True
        self._shown_map = 0
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.minimap = MiniMap(self)
        self.chunks = Chunks(scene.drawBackground, self.viewport().update, self)
        scene.part_changed.connect(self._part_changed)
        scene.sceneRectChanged.connect(self._scene_resized)
        scene.position_changed.connect(self.minimap.refresh)
        self._scene_resized(scene.sceneRect())

    # --- zoom and pan

    def fit(self) -> None:
        """Show the whole board."""
        rect = self._fit_rect()
        if rect.isEmpty() or self.viewport().width() < 2:
            return
        self.resetTransform()
        scale = self._fit_scale()
        self.scale(scale, scale)
        self.chunks.set_base(self.zoom_level(), self.devicePixelRatioF())
        self.centerOn(rect.center())
        self._fitted = True
        self._shown_map = 0
        self.minimap.choose_corner()
        self._zoomed()

    def next_map(self) -> None:
        """Show the next map alone: all of it, or its whole width where that would be no closer than the whole board.

        After the last map comes the whole board again.
        """
        maps = self.board.maps
        self._shown_map = (self._shown_map + 1) % (len(maps) + 1) if len(maps) > 1 else 0
        if not self._shown_map:
            self.fit()
            return
        rect = maps[self._shown_map - 1].rect()
        wide, high = self.viewport().width() / rect.width(), self.viewport().height() / rect.height()
        scale = min(wide, high)
        self.zoom((scale if scale > _CLOSER * self._fit_scale() else max(wide, high)) / self.zoom_level())
        self.centerOn(rect.center())
        self.minimap.choose_corner([hex_.id for hex_ in maps[self._shown_map - 1].map.hexes])
        self.minimap.update()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor, keeping the point `at` of the viewport (its middle by default) where it is."""
        anchor = QPointF(self.viewport().rect().center()) if at is None else at
        now, fit = self.zoom_level(), self._fit_scale()
        factor = min(max(now * factor, fit * _FARTHEST), max(_CLOSEST, fit)) / now
        before = self.to_scene(anchor)
        self.scale(factor, factor)
        shift = (self.to_scene(anchor) - before) * self.zoom_level()
        self.pan(round(-shift.x()), round(-shift.y()))
        self._fitted = False
        self._zoomed()

    def zoom_level(self) -> float:
        """Pixels per scene unit."""
        return self.transform().m11()

    def show_hex(self, hex_id: HexId) -> None:
        """Scroll as little as needed to see a hex."""
        self.ensureVisible(self.board.hex_rect(hex_id), 12, 12)
        self.minimap.update()

    def _fit_rect(self) -> QRectF:
        """What is shown when everything is."""
        return self.board.sceneRect()

    def _fit_scale(self) -> float:
        rect = self._fit_rect()
        if rect.isEmpty():
            return 1.0
        return min(self.viewport().width() / rect.width(), self.viewport().height() / rect.height())

    def to_scene(self, at: QPointF) -> QPointF:
        """A point of the viewport in the scene."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def pan(self, dx: int, dy: int) -> None:
        """Move the view over the board by pixels."""
        self._fitted = False
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + dx)
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + dy)
        self.minimap.update()

    def _zoomed(self) -> None:
        closer = self.zoom_level() > self._fit_scale() * _CLOSER
        self.minimap.fit()
        self.minimap.setVisible(closer)
        self.minimap.update()
        self.zoom_changed.emit(self.zoom_level())

    def _scene_resized(self, rect: QRectF) -> None:
        # Room to pan beyond the edge, so that a hex in the corner can be brought to the middle.
        self.setSceneRect(rect.adjusted(-rect.width(), -rect.height(), rect.width(), rect.height()))
        self.fit()

    # --- painting

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The board proper, from pictures where the view itself is painted."""
        transform = self.viewportTransform()
        if painter.worldTransform() != transform:
            self.board.drawBackground(painter, rect)
            return
        painter.save()
        painter.resetTransform()
        exposed = transform.mapRect(QRectF(rect)).toAlignedRect().intersected(self.viewport().rect())
        origin = QPoint(round(transform.dx()), round(transform.dy()))
        self.chunks.sea = QColor(self.board.theme.sea)
        self.chunks.draw(painter, self.viewport().rect(), exposed, origin, transform.m11(), self.devicePixelRatioF())
        painter.restore()

    def _part_changed(self, rect: QRectF) -> None:
        if rect.contains(self.board.sceneRect()):
            self.chunks.forget()
        else:
            self.chunks.invalidate(rect)
        self.viewport().update(self.mapFromScene(rect).boundingRect().adjusted(-2, -2, 2, 2))

    # --- size and language

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.board.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted board fitted."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        self.minimap.fit()
