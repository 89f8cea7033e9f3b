"""A small picture of the whole board in the corner of the view, with a frame around what is visible."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from engine.ids import HexId

if TYPE_CHECKING:
    from gui.board.canvas import Canvas

_WIDTH: Final = 210
_EDGE: Final = 10
"""Between it and the edges of the view."""
_DELAY: Final = 250
"""Milliseconds after the last change before the picture is made again."""


class MiniMap(QWidget):
    """Shown by the view when it is zoomed in. A press or drag moves the view there."""

    def __init__(self, view: Canvas) -> None:
        super().__init__(view)
        self._view = view
        self._picture = QPixmap()
        self._left = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self._draw)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def fit(self) -> None:
        """Take the shape of the scene and go to its lower corner."""
        rect = self._view.board.sceneRect()
        if rect.isEmpty():
            return
        width = min(_WIDTH, max(80, self._view.width() // 4))
        size = QSize(width, round(width * rect.height() / rect.width()))
        if size != self.size():
            self.resize(size)
            self._picture = QPixmap()
        self.move(self._corner(left=self._left))

    def choose_corner(self, hexes: Collection[HexId] = ()) -> None:
        """Go to the lower corner in which it covers fewer of these hexes; the right one where both are as good."""
        self._left = self._covered(hexes, left=True) < self._covered(hexes, left=False)
        self.fit()

    def _corner(self, *, left: bool) -> QPoint:
        x = _EDGE if left else self._view.width() - self.width() - _EDGE
        return QPoint(x, self._view.height() - self.height() - _EDGE)

    def _covered(self, hexes: Collection[HexId], *, left: bool) -> int:
        """How many hexes lie beneath it in a corner, if only in part."""
        place = QRectF(QRect(self._corner(left=left), self.size()))
        board = self._view.board
        seen = (self._view.mapFromScene(board.hex_rect(hex_id)).boundingRect() for hex_id in hexes)
        return sum(place.intersects(QRectF(rect)) for rect in seen)

    def refresh(self) -> None:
        """Make the picture again soon, if it is seen."""
        self._picture = QPixmap() if not self.isVisible() else self._picture
        if self.isVisible():
            self._timer.start()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            target = QRectF(0, 0, self.width(), self.height())
            self._view.board.render(painter, target, self._view.board.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio)
        finally:
            painter.end()
        self._picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Picture, frame of what is visible, border."""
        if self._picture.isNull():
            self._draw()
        theme = self._view.board.theme
        painter = QPainter(self)
        try:
            painter.drawPixmap(0, 0, self._picture)
            shade = QColor(theme.note)
            shade.setAlpha(70)
            seen = self._seen()
            for part in (
                QRectF(0, 0, self.width(), seen.top()),
                QRectF(0, seen.bottom(), self.width(), self.height() - seen.bottom()),
                QRectF(0, seen.top(), seen.left(), seen.height()),
                QRectF(seen.right(), seen.top(), self.width() - seen.right(), seen.height()),
            ):
                painter.fillRect(part, shade)
            painter.setPen(QPen(QColor(theme.cursor), 2))
            painter.drawRect(seen)
            painter.setPen(QPen(QColor(theme.grid), 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        finally:
            painter.end()

    def _seen(self) -> QRectF:
        whole = self._view.board.sceneRect()
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect().intersected(whole)
        scale = self.width() / whole.width()
        return QRectF(
            (seen.x() - whole.x()) * scale, (seen.y() - whole.y()) * scale, seen.width() * scale, seen.height() * scale
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._go(event.position())

    def _go(self, at: QPointF) -> None:
        whole = self._view.board.sceneRect()
        scale = whole.width() / max(1, self.width())
        self._view.centerOn(QPointF(whole.x() + at.x() * scale, whole.y() + at.y() * scale))
        self.update()
