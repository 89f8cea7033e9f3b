"""The coast: outlines of land, point by point."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainterPath

from engine.data.assets import load_coast
from engine.data.raw import MapShape
from engine.designer.edits import SetMap
from engine.designer.places import map_index
from engine.errors import DataError
from engine.geometry.hex_shapes import Point2, centre
from engine.ids import MapId
from gui.board.drawing import Drawing, Op, disc, fill, lines, stroke
from gui.board.shapes import UNIT
from gui.designer.scene import Spot
from gui.designer.tools_base import DesignBench, DesignTool

Ring = tuple[tuple[int, int], ...]
_REACH: Final = 0.16
"""How near to a point or line a pointer means it, in circumradii."""


class CoastTool(DesignTool):
    """Click to add points, drag points to move them, the right button takes them out; the first point closes an outline."""

    name = "coast"

    def __init__(self, bench: DesignBench) -> None:
        super().__init__(bench)
        self._map: MapId | None = None
        self._open: list[tuple[int, int]] = []
        """Points of an outline that has no area yet."""
        self._growing: int | None = None
        """Number of the outline that new points go to."""
        self._held: tuple[int, int] | None = None
        self._rings: tuple[Ring, ...] = ()

    # --- gestures

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """Take hold of a point, take one out, or add one."""
        assert more in (True, False)
        self._turn_to(spot.map)
        at = _place(spot)
        self._rings = self._shape().land
        found = self._point_near(at)
        if erase:
            self._erase(found)
        elif self._open and _near(at, self._open[0]):
            self._close()
        elif found is not None and self._closes(found):
            self._growing = None
            self.bench.say(self.tr("The outline is closed."))
        elif found is not None:
            self._held = found
        else:
            self._add(at)
        self._show()

    def drag(self, spot: Spot) -> None:
        """Move the point that is held."""
        if self._held is None or spot.map != self._map:
            return
        ring, index = self._held
        moved = list(self._rings[ring])
        moved[index] = _place(spot)
        self._rings = (*self._rings[:ring], tuple(moved), *self._rings[ring + 1 :])
        self._show()

    def release(self, spot: Spot | None) -> None:
        """The point stays where it is."""
        assert spot is None or spot.name
        if self._held is not None:
            self._held = None
            self._keep(self._rings)

    def hover(self, spot: Spot | None) -> None:
        """Show the points of the map under the pointer."""
        if spot is not None and spot.map != self._map and not self._open:
            self._turn_to(spot.map)
        self._show()

    def cancel(self) -> bool:
        """Drop the point in hand, or the outline that has no area yet."""
        had = self._held is not None or bool(self._open) or self._growing is not None
        self._held, self._growing = None, None
        self._open = []
        self._rings = self._shape().land if self._map is not None else ()
        self._show()
        return had

    def end(self) -> None:
        """The tool is put down: no points are shown."""
        self.cancel()
        for page in self.bench.scene.pages:
            page.sheets["ghost"].drop("coast")
        self._map = None

    # --- what the points do

    def _turn_to(self, map_id: MapId) -> None:
        if map_id != self._map:
            for page in self.bench.scene.pages:
                page.sheets["ghost"].drop("coast")
            self._map, self._open, self._growing = map_id, [], None
        self._rings = self._shape().land

    def _shape(self) -> MapShape:
        assert self._map is not None
        files = self.bench.model.files
        return files.maps[map_index(files, self._map)]

    def _point_near(self, at: tuple[int, int]) -> tuple[int, int] | None:
        near = [
            (math.dist(at, point), ring, index)
            for ring, points in enumerate(self._rings)
            for index, point in enumerate(points)
        ]
        if not near or min(near)[0] > _REACH * 1000:
            return None
        return min(near)[1:]

    def _closes(self, found: tuple[int, int]) -> bool:
        """Whether a point is the first of the outline that is growing."""
        return self._growing is not None and found == (self._growing, 0)

    def _close(self) -> None:
        if len(self._open) < 3:
            self.bench.say(self.tr("An outline needs at least three points."))
            return
        self._open = []
        self._growing = None

    def _add(self, at: tuple[int, int]) -> None:
        """A new point: into the line it lies on, else at the end of the outline that is growing."""
        line = self._line_near(at)
        if line is not None and not self._open:
            ring, index = line
            points = self._rings[ring]
            self._keep(_with(self._rings, ring, (*points[:index], at, *points[index:])))
        elif self._growing is not None:
            self._keep(_with(self._rings, self._growing, (*self._rings[self._growing], at)))
        else:
            self._open.append(at)
            if len(self._open) == 3:
                self._keep((*self._rings, tuple(self._open)))
                self._growing = len(self._rings) - 1
                self._open = []
            else:
                self.bench.say(self.tr("Three points make an outline; the first point closes it."))

    def _line_near(self, at: tuple[int, int]) -> tuple[int, int] | None:
        """`(outline, number of the point before which a point on this line goes)`."""
        best: tuple[float, int, int] | None = None
        for ring, points in enumerate(self._rings):
            last = len(points) if ring != self._growing else len(points) - 1
            for index in range(last):
                away = _from_line(at, points[index], points[(index + 1) % len(points)])
                if away <= _REACH * 500 and (best is None or away < best[0]):
                    best = (away, ring, index + 1)
        return None if best is None else best[1:]

    def _erase(self, found: tuple[int, int] | None) -> None:
        if found is None:
            if self._open:
                self._open.pop()
            return
        ring, index = found
        points = self._rings[ring]
        left = (*points[:index], *points[index + 1 :])
        if len(left) < 3:
            self._growing = None
            self._keep((*self._rings[:ring], *self._rings[ring + 1 :]))
        else:
            self._keep(_with(self._rings, ring, left))

    def _keep(self, rings: tuple[Ring, ...]) -> None:
        assert self._map is not None
        self.bench.model.do(SetMap(self._map, "land", rings))
        self._rings = self._shape().land

    def take_over(self, map_id: MapId) -> None:
        """Make the coast that the map names into outlines of its own, which can be changed."""
        files = self.bench.model.files
        shape = files.maps[map_index(files, map_id)]
        if not shape.coast:
            self.bench.say(self.tr("This map names no coast."))
            return
        try:
            rings = load_coast(shape.coast, files.assets)
        except DataError as error:
            self.bench.model.refused.emit(error)
            return
        land = tuple(tuple((round(1000 * x), round(1000 * y)) for x, y in ring) for ring in rings)
        self.bench.model.do(SetMap(map_id, "land", land), SetMap(map_id, "coast", None))
        self._turn_to(map_id)
        self._show()

    # --- drawing

    def _show(self) -> None:
        if self._map is None:
            return
        page = self.bench.scene.page_named(self._map)
        theme = self.bench.theme
        ops: list[Op] = []
        knobs = QPainterPath()
        for ring in (*self._rings, tuple(self._open)):
            if not ring:
                continue
            points: list[Point2] = [(x / 1000, y / 1000) for x, y in ring]
            closed = ring != tuple(self._open)
            ops.append(stroke(lines([*points, points[0]] if closed else points), theme.accent, 0.03))
            for x, y in points:
                knobs.addEllipse((x - 0.06) * UNIT, (y - 0.06) * UNIT, 0.12 * UNIT, 0.12 * UNIT)
            ops.append(fill(disc(0.09, *points[0]), theme.accent))
        drawing: Drawing = (*ops, fill(knobs, theme.halo), stroke(knobs, theme.accent, 0.025))
        page.sheets["ghost"].put("coast", 0, 0, drawing)


def _place(spot: Spot) -> tuple[int, int]:
    """The spot in thousandths of map space."""
    x, y = centre(spot.cell, spot.orientation)
    return round(1000 * (x + spot.x)), round(1000 * (y + spot.y))


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return math.dist(one, other) <= _REACH * 1000


def _with(rings: tuple[Ring, ...], index: int, ring: Ring) -> tuple[Ring, ...]:
    return (*rings[:index], ring, *rings[index + 1 :])


def _from_line(at: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> float:
    """Distance of a point from a line between two points."""
    length = math.dist(a, b)
    if not length:
        return math.dist(at, a)
    along = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length**2
    share = min(max(along, 0.0), 1.0)
    return math.dist(at, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
