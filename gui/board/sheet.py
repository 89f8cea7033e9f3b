"""Layers of a map: drawings by key, of which only those in the exposed part are painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.board.drawing import Drawing, bounds, paint

_SPARE: Final = 2.0


class Sheet:
    """Drawings that lie at points of a map; keys that are set again replace their drawing.

    `changed` is told the rectangle (scene units of the map) that must be painted again.
    """

    def __init__(self, changed: Callable[[QRectF], None]) -> None:
        self._changed = changed
        self._entries: dict[Hashable, tuple[QRectF, float, float, Drawing]] = {}

    def put(self, key: Hashable, x: float, y: float, drawing: Drawing) -> None:
        """Show a drawing with its origin at `(x, y)` in scene units of the map.

        A key keeps its turn in painting, also while its drawing is empty: a position looks the same however it came about.
        """
        before = self._entries.get(key)
        if before is not None and before[3]:
            self._changed(before[0])
        rect = bounds(drawing).translated(x, y).adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE) if drawing else QRectF()
        self._entries[key] = (rect, x, y, drawing)
        if drawing:
            self._changed(rect)

    def drop(self, key: Hashable) -> None:
        """Remove a drawing if it is there."""
        entry = self._entries.pop(key, None)
        if entry is not None and entry[3]:
            self._changed(entry[0])

    def clear(self) -> None:
        """Remove all."""
        for key in tuple(self._entries):
            self.drop(key)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._entries)

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what lies in the exposed part, in map units."""
        for rect, x, y, drawing in self._entries.values():
            if rect.intersects(exposed):
                painter.translate(x, y)
                paint(painter, drawing)
                painter.translate(-x, -y)


class SheetItem(QGraphicsItem):
    """A sheet of the scene: for what comes and goes over the board."""

    def __init__(self, parent: QGraphicsItem, z: float, extent: QRectF) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(self.acceptedMouseButtons().NoButton)
        self._extent = extent
        self.sheet = Sheet(self._update)

    def set_extent(self, extent: QRectF) -> None:
        """The map has another size."""
        self.prepareGeometryChange()
        self._extent = extent

    def _update(self, rect: QRectF) -> None:
        self.update(rect)

    def boundingRect(self) -> QRectF:
        """The whole map, for Qt."""
        return self._extent

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint the exposed part, for Qt."""
        exposed: QRectF = option.exposedRect
        self.sheet.paint(painter, exposed)
