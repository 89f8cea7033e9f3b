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


def free_place(
    map_: Map,
    size: Point2,
    corner: Point2,
    *,
    avoid: Sequence[BaseGeometry] = (),
    land: BaseGeometry | None = None,
) -> Point2 | None:
    """Upper left corner of a free rectangle of a size within the map's bounds, None where there is none.

    No hex and nothing of `avoid` lies in it; land is avoided where possible. `corner` tells where to look first: (0, 0) is
    the upper left of the map, (1, 1) the lower right.
    """
    x0, y0, x1, y1 = map_bounds(map_)
    width, height = size
    if x1 - x0 < width or y1 - y0 < height:
        return None
    xs, ys = np.arange(x0, x1 - width + 1e-9, _PITCH), np.arange(y0, y1 - height + 1e-9, _PITCH)
    x, y = (axis.ravel() for axis in np.meshgrid(xs, ys))
    boxes = shapely.box(x, y, x + width, y + height)
    taken = shapely.union_all([*map_hexagons(map_).values(), *avoid]).buffer(_CLEAR, join_style="mitre")
    shapely.prepare(taken)
    free = ~shapely.intersects(boxes, taken)
    if not free.any():
        return None
    wish_x, wish_y = x0 + corner[0] * (x1 - x0 - width), y0 + corner[1] * (y1 - y0 - height)
    cost = np.hypot(x - wish_x, y - wish_y)
    if land is not None:
        dry = np.zeros(len(boxes))
        dry[free] = shapely.area(shapely.intersection(boxes[free], land))
        cost = cost + 20 * dry / (width * height)
    cost[~free] = np.inf
    best = int(np.argmin(cost))
    return float(x[best]), float(y[best])
