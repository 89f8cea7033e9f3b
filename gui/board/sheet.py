"""A layer of a map: drawings by key in one graphics item, so that a changed hex repaints alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.board.drawing import Drawing, bounds, paint

_SPARE: Final = 2.0


class Sheet(QGraphicsItem):
    """Drawings that lie at points of map space; keys that are set again replace their drawing."""

    def __init__(self, parent: QGraphicsItem, z: float, extent: QRectF) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(self.acceptedMouseButtons().NoButton)
        self._extent = extent
        self._entries: dict[Hashable, tuple[QRectF, float, float, Drawing]] = {}

    def put(self, key: Hashable, x: float, y: float, drawing: Drawing) -> None:
        """Show a drawing with its origin at `(x, y)` in scene units of the map."""
        self.drop(key)
        if not drawing:
            return
        rect = bounds(drawing).translated(x, y).adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE)
        self._entries[key] = (rect, x, y, drawing)
        self.update(rect)

    def drop(self, key: Hashable) -> None:
        """Remove a drawing if it is there."""
        entry = self._entries.pop(key, None)
        if entry is not None:
            self.update(entry[0])

    def clear(self) -> None:
        """Remove all."""
        for key in tuple(self._entries):
            self.drop(key)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._entries)

    def boundingRect(self) -> QRectF:
        """The whole map, for Qt."""
        return self._extent

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint what lies in the exposed part, for Qt."""
        exposed: QRectF = option.exposedRect
        for rect, x, y, drawing in self._entries.values():
            if rect.intersects(exposed):
                painter.translate(x, y)
                paint(painter, drawing)
                painter.translate(-x, -y)
