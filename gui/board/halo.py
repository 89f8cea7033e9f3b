"""Halos of lettering as plain shapes: to paint the wide outline of a name anew each time took a third of a board's time."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from gui.board.shapes import UNIT, grown

_COARSE: Final = 1.3
"""Curves become straight pieces as if the letters were so many times smaller: a halo needs no finer edge."""
_MOST: Final = 4000
"""Outlines of letters whose halo is kept; a title with its names in five sizes has some hundred."""
_Print: TypeAlias = tuple[float, ...]

_known: dict[_Print, QPainterPath] = {}


def halo_of(path: QPainterPath, width: float) -> QPainterPath:
    """All within `width / 2` circumradii of what an outline encloses; the outline and the result in scene units."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for outline in path.toSubpathPolygons(QTransform.fromScale(1 / _COARSE, 1 / _COARSE)):
        if outline.size() > 1:
            start = outline.at(0) * _COARSE
            whole.addPath(_around(outline, width).translated(start.x(), start.y()))
    return whole


def _around(outline: QPolygonF, width: float) -> QPainterPath:
    """Halo of one closed outline with its first point at the origin; the same letter comes again and again."""
    key = _print_of(outline, width)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST:
            _known.clear()
        start = outline.at(0)
        points = [((at.x() - start.x()) * _COARSE, (at.y() - start.y()) * _COARSE) for at in outline.toList()]
        found = _known[key] = grown(points, width * UNIT / 2)
    return found


def _print_of(outline: QPolygonF, width: float) -> _Print:
    """What tells outlines apart, wherever they lie: extent, number of points, and where one of them is."""
    start, count, frame = outline.at(0), outline.size(), outline.boundingRect()
    other = outline.at(count // 3)
    places = (frame.width(), frame.height(), other.x() - start.x(), other.y() - start.y())
    return (width, count, *(round(value, 2) for value in places))
