"""Drawings: lists of filled and stroked paths, made once, painted often. All figures are scene units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from gui.board.shapes import UNIT

_NO_PEN = QPen(Qt.PenStyle.NoPen)
_NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


class Op(NamedTuple):
    """One path with its pen and brush."""

    path: QPainterPath
    pen: QPen
    brush: QBrush


Drawing = tuple[Op, ...]


def fill(path: QPainterPath, color: QColor | str) -> Op:
    """The inside of a path."""
    return Op(path, _NO_PEN, QBrush(QColor(color)))


def stroke(
    path: QPainterPath,
    color: QColor | str,
    width: float,
    *,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
    dashes: Sequence[float] = (),
) -> Op:
    """The line of a path; `width` in circumradii, `dashes` in widths."""
    pen = QPen(QColor(color), width * UNIT, Qt.PenStyle.SolidLine, cap, join)
    if dashes:
        pen.setDashPattern(list(dashes))
    return Op(path, pen, _NO_BRUSH)


def paint(painter: QPainter, drawing: Iterable[Op]) -> None:
    """Paint operations in order."""
    for path, pen, brush in drawing:
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawPath(path)


def moved(drawing: Iterable[Op], x: float, y: float, scale: float = 1.0) -> Drawing:
    """The drawing with its origin at a point (circumradii), made larger or smaller."""
    transform = QTransform().translate(x * UNIT, y * UNIT).scale(scale, scale)
    done = []
    for op in drawing:
        pen = QPen(op.pen)
        if pen.style() is not Qt.PenStyle.NoPen:
            pen.setWidthF(pen.widthF() * scale)
        done.append(Op(transform.map(op.path), pen, op.brush))
    return tuple(done)


def faded(drawing: Iterable[Op], opacity: float) -> Drawing:
    """The drawing with all colours more transparent."""
    done = []
    for op in drawing:
        pen, brush = QPen(op.pen), QBrush(op.brush)
        for tool in (pen, brush):
            color = tool.color()
            color.setAlphaF(color.alphaF() * opacity)
            tool.setColor(color)
        done.append(Op(op.path, pen, brush))
    return tuple(done)


def bounds(drawing: Iterable[Op]) -> QRectF:
    """Rectangle around everything, pens included."""
    whole = QRectF()
    for op in drawing:
        grown = op.pen.widthF() / 2 if op.pen.style() is not Qt.PenStyle.NoPen else 0.0
        whole = whole.united(op.path.boundingRect().adjusted(-grown, -grown, grown, grown))
    return whole


@lru_cache(maxsize=256)
def disc(radius: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """A circle, in circumradii."""
    path = QPainterPath()
    path.addEllipse(QPointF(x * UNIT, y * UNIT), radius * UNIT, radius * UNIT)
    return path


@lru_cache(maxsize=512)
def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """A rounded rectangle around its centre, in circumradii."""
    path = QPainterPath()
    path.addRoundedRect(
        QRectF((x - width / 2) * UNIT, (y - height / 2) * UNIT, width * UNIT, height * UNIT),
        radius * UNIT,
        radius * UNIT,
    )
    return path


def lines(*points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Polylines through points in circumradii."""
    path = QPainterPath()
    for line in points:
        path.moveTo(line[0][0] * UNIT, line[0][1] * UNIT)
        for x, y in line[1:]:
            path.lineTo(x * UNIT, y * UNIT)
    return path
