"""Room between the hexes of a map, for insets, the title and the legend."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from engine.data.definitions import Map
from engine.geometry.coast import map_bounds, map_hexagons
from engine.geometry.hex_shapes import Point2

_PITCH = 0.25
_CLEAR = 0.15
_CHUNK = 64


def free_place(
    map_: Map,
    size: Point2,
    corner: Point2,
    *,
    avoid: Sequence[BaseGeometry] = (),
    land: BaseGeometry | None = None,
) -> Point2 | None:
    """Upper left corner of a free rectangle of a size within the map's bounds, None where there is none.

    No hex and nothing of `avoid` lies in it; one without land is preferred. `corner` tells where to look first: (0, 0) is
    the upper left of the map, (1, 1) the lower right.
    """
    x0, y0, x1, y1 = map_bounds(map_)
    width, height = size
    if x1 - x0 < width or y1 - y0 < height:
        return None
    xs, ys = np.arange(x0, x1 - width + 1e-9, _PITCH), np.arange(y0, y1 - height + 1e-9, _PITCH)
    x, y = (axis.ravel() for axis in np.meshgrid(xs, ys))
    wish_x, wish_y = x0 + corner[0] * (x1 - x0 - width), y0 + corner[1] * (y1 - y0 - height)
    order = np.argsort(np.hypot(x - wish_x, y - wish_y), kind="stable")
    x, y = x[order], y[order]
    taken = shapely.union_all([*map_hexagons(map_).values(), *avoid]).buffer(_CLEAR, join_style="mitre")
    shapely.prepare(taken)
    dry = shapely.Polygon() if land is None else land.simplify(0.05)
    shapely.prepare(dry)
    second: Point2 | None = None
    for first in range(0, len(x), _CHUNK):
        part = slice(first, first + _CHUNK)
        boxes = shapely.box(x[part], y[part], x[part] + width, y[part] + height)
        free = np.flatnonzero(~shapely.intersects(boxes, taken))
        if second is None and free.size:
            second = float(x[first + free[0]]), float(y[first + free[0]])
        wet = free[~shapely.intersects(boxes[free], dry)]
        if wet.size:
            return float(x[first + wet[0]]), float(y[first + wet[0]])
    return second
