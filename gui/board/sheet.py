"""Layers of a map: drawings by key, of which only those in the exposed part are painted."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.board.drawing import Drawing, bounds, paint

_SPARE: Final = 2.0


_BUCKET: Final = 400.0
"""Side of the squares by which drawings are found, in scene units."""
_FEW: Final = 24
"""Buckets up to which looking them up beats looking at every drawing."""


class _Entry(NamedTuple):
    """A drawing at a point: what it covers, and its turn in painting."""

    rect: QRectF
    x: float
    y: float
    drawing: Drawing
    turn: int


class Sheet:
    """Drawings that lie at points of a map; keys that are set again replace their drawing.

    `changed` is told the rectangle (scene units of the map) that must be painted again.
    """

    def __init__(self, changed: Callable[[QRectF], None]) -> None:
        self._changed = changed
        self._entries: dict[Hashable, _Entry] = {}
        self._buckets: dict[tuple[int, int], set[Hashable]] = {}
        self._turns = 0

    def put(self, key: Hashable, x: float, y: float, drawing: Drawing) -> None:
        """Show a drawing with its origin at `(x, y)` in scene units of the map.

        A key keeps its turn in painting, also while its drawing is empty: a position looks the same however it came about.
        """
        before = self._entries.get(key)
        if before is not None and before.drawing:
            self._forget(key, before)
        rect = bounds(drawing).translated(x, y).adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE) if drawing else QRectF()
        if before is None:
            self._turns += 1
        self._entries[key] = _Entry(rect, x, y, drawing, self._turns if before is None else before.turn)
        if drawing:
            for bucket in _buckets(rect):
                self._buckets.setdefault(bucket, set()).add(key)
            self._changed(rect)

    def drop(self, key: Hashable) -> None:
        """Remove a drawing if it is there."""
        entry = self._entries.pop(key, None)
        if entry is not None and entry.drawing:
            self._forget(key, entry)

    def _forget(self, key: Hashable, entry: _Entry) -> None:
        for bucket in _buckets(entry.rect):
            self._buckets[bucket].discard(key)
        self._changed(entry.rect)

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
        for entry in self._near(exposed):
            if entry.drawing and entry.rect.intersects(exposed):
                painter.translate(entry.x, entry.y)
                paint(painter, entry.drawing)
                painter.translate(-entry.x, -entry.y)

    def _near(self, exposed: QRectF) -> Iterable[_Entry]:
        """Drawings that may lie in a part, in their turn."""
        buckets = _buckets(exposed)
        if len(buckets) > _FEW:
            return self._entries.values()
        keys = set().union(*(self._buckets.get(bucket, ()) for bucket in buckets))
        return sorted((self._entries[key] for key in keys), key=lambda entry: entry.turn)


def _buckets(rect: QRectF) -> list[tuple[int, int]]:
    """Squares that a rectangle touches."""
    left, right = math.floor(rect.left() / _BUCKET), math.floor(rect.right() / _BUCKET)
    top, bottom = math.floor(rect.top() / _BUCKET), math.floor(rect.bottom() / _BUCKET)
    return [(column, row) for row in range(top, bottom + 1) for column in range(left, right + 1)]


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
