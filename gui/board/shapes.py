"""The one bridge from shapely shapes (unit-hex space) to QPainterPath (scene units)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF
from shapely.geometry.base import BaseGeometry, BaseMultipartGeometry

from engine.geometry.hex_shapes import Point2

Shape: TypeAlias = BaseGeometry

UNIT: Final = 100.0
"""Scene units in one circumradius."""


def point(at: Point2) -> QPointF:
    """A point of unit-hex or map space in the scene."""
    return QPointF(at[0] * UNIT, at[1] * UNIT)


def _add(path: QPainterPath, geometry: BaseGeometry) -> None:
    if geometry.is_empty:
        return
    if isinstance(geometry, BaseMultipartGeometry):
        for part in geometry.geoms:
            _add(path, part)
    elif isinstance(geometry, shapely.Polygon):
        for ring in (geometry.exterior, *geometry.interiors):
            _add(path, ring)
    elif isinstance(geometry, shapely.Point):
        path.addEllipse(QPointF(geometry.x * UNIT, geometry.y * UNIT), 1, 1)
    else:
        points = shapely.get_coordinates(geometry) * UNIT
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points.tolist()]))
        if isinstance(geometry, shapely.LinearRing):
            path.closeSubpath()


def path_of(*geometries: BaseGeometry) -> QPainterPath:
    """Path of polygons (odd-even filled, holes stay open), lines and collections of them."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().OddEvenFill)
    for geometry in geometries:
        _add(path, geometry)
    return path


def box(x0: float, y0: float, x1: float, y1: float) -> shapely.Polygon:
    """A rectangle."""
    rectangle: shapely.Polygon = shapely.box(x0, y0, x1, y1)
    return rectangle


def segment(start: Point2, end: Point2) -> shapely.LineString:
    """A straight line."""
    return shapely.LineString([start, end])


_CORNER: Final = 5
"""Straight pieces of a quarter circle around a corner of something grown."""


def grown(outline: Sequence[Point2], by: float) -> QPainterPath:
    """All within a distance of what a closed outline encloses, outline and distance in scene units."""
    enclosed = shapely.make_valid(shapely.Polygon(outline)) if len(outline) > 3 else shapely.LineString(outline)
    # The same way round for all of them: where two overlap, both are inside.
    shape = shapely.normalize(shapely.buffer(enclosed, by, quad_segs=_CORNER))
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for part in shapely.get_parts(shape):
        ring = shapely.get_coordinates(part.exterior).tolist()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
    return path
