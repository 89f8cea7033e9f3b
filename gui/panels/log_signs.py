"""Small drawings beside the lines of the log: each kind of event has a shape of its own, in the colour of the text."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from gui.chronicle import Sign

_HEX: Final = ((0.25, 0.1), (0.75, 0.1), (1.0, 0.5), (0.75, 0.9), (0.25, 0.9), (0.0, 0.5))
_OUTLINES: Final[dict[Sign, tuple[tuple[float, float], ...]]] = {
    Sign.UP: ((0.5, 0.15), (0.95, 0.85), (0.05, 0.85)),
    Sign.DOWN: ((0.05, 0.15), (0.95, 0.15), (0.5, 0.85)),
    Sign.TILE: _HEX,
    Sign.PRESIDENT: ((0.05, 0.85), (0.0, 0.2), (0.3, 0.5), (0.5, 0.1), (0.7, 0.5), (1.0, 0.2), (0.95, 0.85)),
    Sign.WARNING: ((0.5, 0.05), (1.0, 0.95), (0.0, 0.95)),
    Sign.TURN: ((0.15, 0.05), (0.95, 0.5), (0.15, 0.95)),
    Sign.ROUND: ((0.0, 0.5), (0.5, 0.0), (1.0, 0.5), (0.5, 1.0)),
}
"""Corners in a square of side 1, from the top left."""
_FULL: Final = frozenset({Sign.UP, Sign.DOWN, Sign.TURN, Sign.ROUND, Sign.PRESIDENT})


@lru_cache(maxsize=256)
def sign_picture(sign: Sign, color: str, size: int, ratio: float) -> QPixmap:
    """The drawing of a sign in a square of `size` pixels; `color` is `#rrggbb` or `#aarrggbb`."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = size * 0.12
        painter.translate(margin, margin)
        _draw(painter, sign, QColor(color), size - 2 * margin)
    finally:
        painter.end()
    return pixmap


def _draw(painter: QPainter, sign: Sign, color: QColor, side: float) -> None:
    painter.setPen(
        QPen(color, max(1.0, side / 9), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(color if sign in _FULL else Qt.BrushStyle.NoBrush)
    corners = _OUTLINES.get(sign)
    if corners is not None:
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in corners]))
    if sign is Sign.WARNING:
        painter.drawLine(QPointF(side / 2, side * 0.4), QPointF(side / 2, side * 0.65))
        painter.drawPoint(QPointF(side / 2, side * 0.82))
    elif corners is None:
        painter.drawPath(_path(sign, side))


def _path(sign: Sign, side: float) -> QPainterPath:
    """The signs that are no polygon."""
    path = QPainterPath()
    if sign is Sign.MONEY:
        path.addEllipse(QRectF(0, 0, side, side))
        path.addEllipse(QRectF(side * 0.3, side * 0.3, side * 0.4, side * 0.4))
    elif sign is Sign.STATION:
        path.addEllipse(QRectF(side * 0.08, side * 0.08, side * 0.84, side * 0.84))
        path.moveTo(side * 0.08, side / 2)
        path.lineTo(side * 0.92, side / 2)
    elif sign is Sign.PAPER:
        path.addRect(QRectF(side * 0.08, 0, side * 0.84, side))
        for height in (0.3, 0.55):
            path.moveTo(side * 0.28, side * height)
            path.lineTo(side * 0.72, side * height)
    elif sign is Sign.TRAIN:
        path.addRoundedRect(QRectF(0, side * 0.15, side, side * 0.5), side * 0.1, side * 0.1)
        for x in (0.12, 0.62):
            path.addEllipse(QRectF(side * x, side * 0.65, side * 0.26, side * 0.26))
    elif sign is Sign.END:
        path.moveTo(side * 0.1, side)
        path.lineTo(side * 0.1, 0)
        path.lineTo(side * 0.95, side * 0.25)
        path.lineTo(side * 0.1, side * 0.5)
    else:
        path.moveTo(side * 0.1, side / 2)
        path.lineTo(side * 0.9, side / 2)
    return path
