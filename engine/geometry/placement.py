"""Free places on a hex for its name, values, label and other writing: a search around stops and track.

The sizes of the boxes come from whoever writes them (the engine knows no fonts); the search is deterministic and cached, so
a face at a rotation is searched once for each set of boxes.
"""

from __future__ import annotations

import enum
import math
from functools import lru_cache
from typing import TypeAlias

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from engine.coords import Orientation
from engine.data.definitions import Face
from engine.geometry.hex_shapes import APOTHEM, Point2, side_direction
from engine.geometry.measures import BORDER, CASING
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines

_PITCH = 0.045
_MARGIN = BORDER + 0.022
"""Free strip along the sides, which may carry a mark."""
_CLEAR = 0.022
"""Free strip around stops and track."""
_CHUNK = 48
_TRIES = 5
"""How many different places of the first box are tried before one of the others may cross track."""

Size: TypeAlias = tuple[float, float]
"""Width and height of a box."""


class Kind(enum.IntEnum):
    """What a box holds; also the order in which places are given."""

    NAME = 0
    VALUE = 1
    LABEL = 2
    TERRAIN = 3
    MARK = 4
    CAPTION = 5


class Want(msgspec.Struct, frozen=True):
    """A box that needs a place. `sizes` are the shapes it may take, the best first; `stop` is the stop it belongs to."""

    kind: Kind
    sizes: tuple[Size, ...]
    stop: int | None = None


class Spot(msgspec.Struct, frozen=True):
    """The place given: centre of the box, index of its size; `crosses` = it lies on track because nothing else was free."""

    x: float
    y: float
    size: int
    crosses: bool = False


def box_of(want: Want, spot: Spot) -> Polygon:
    """The rectangle that a box covers at its spot."""
    width, height = want.sizes[spot.size]
    box: Polygon = shapely.box(spot.x - width / 2, spot.y - height / 2, spot.x + width / 2, spot.y + height / 2)
    return box


class _Ground(msgspec.Struct, frozen=True):
    """What a face offers to the search: where stops are, what must and what should stay clear."""

    orientation: Orientation
    stops: tuple[Point2, ...]
    solid: BaseGeometry
    track: BaseGeometry


@lru_cache(maxsize=4096)
def _ground(face: Face, orientation: Orientation) -> _Ground:
    lines = face_lines(face, orientation)
    solid = shapely.union_all(
        [stop_outline(stop, place) for stop, place in zip(face.stops, lines.stops, strict=True)]
    ).buffer(_CLEAR, quad_segs=6)
    track = shapely.union_all(
        [line.line.buffer(CASING / 2 + _CLEAR, cap_style="flat", quad_segs=4) for line in lines.lines]
    )
    return _Ground(orientation, lines.stops, solid, track)


@lru_cache(maxsize=256)
def _inside(size: Size, orientation: Orientation) -> NDArray[np.float64]:
    """Centres on the search grid at which a box of this size lies within the hexagon, shape (n, 2)."""
    steps = np.arange(-21, 22) * _PITCH
    x, y = (axis.ravel() for axis in np.meshgrid(steps, steps))
    fits = np.zeros(x.shape, dtype=bool)
    for enough in (_MARGIN, 0.0, -math.inf):
        fits[:] = True
        for side in range(3):
            nx, ny = side_direction(side, orientation)
            reach = np.abs(nx * x + ny * y) + abs(nx) * size[0] / 2 + abs(ny) * size[1] / 2
            fits &= reach <= APOTHEM - enough
        if fits.any():
            break
    return np.column_stack((x[fits], y[fits]))


def _dislike(want: Want, centres: NDArray[np.float64], ground: _Ground) -> NDArray[np.float64]:
    """How far from where one would look for it a box would lie, for each centre."""
    x, y = centres[:, 0], centres[:, 1]
    at = ground.stops[want.stop] if want.stop is not None else (0.0, 0.0)
    away = np.hypot(x - at[0], y - at[1])
    cost: NDArray[np.float64]
    if want.kind is Kind.NAME:
        cost = np.abs(x) * 0.8 + np.abs(np.abs(y) - 0.53) * 0.5 + (y < 0) * 0.12
    elif want.kind is Kind.TERRAIN:
        cost = np.abs(x) * 0.8 + np.abs(np.abs(y) - 0.5) * 0.4 + (y > 0) * 0.2
    elif want.kind in (Kind.CAPTION, Kind.MARK):
        cost = np.abs(x) * 0.1 - np.abs(y) * 0.6 + (y < 0) * 0.05
    elif want.kind is Kind.LABEL:
        cost = away * 0.3 + (y > 0) * 0.15 - np.abs(x) * 0.1
    else:  # A value sits close to its stop, rather beside or below it than above.
        cost = away + (y < at[1]) * 0.06 - (x > at[0]) * 0.04
    return cost


def _boxes(centres: NDArray[np.float64], size: Size) -> NDArray[np.object_]:
    x, y = centres[:, 0], centres[:, 1]
    boxes: NDArray[np.object_] = shapely.box(x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2)
    return boxes


def _ranked(want: Want, size: Size, ground: _Ground) -> NDArray[np.float64]:
    centres = _inside(size, ground.orientation)
    ranked: NDArray[np.float64] = centres[np.argsort(_dislike(want, centres, ground), kind="stable")]
    return ranked


def _free(want: Want, ground: _Ground, taken: tuple[BaseGeometry, ...], count: int) -> list[Spot]:
    """The best places clear of everything, at most `count` and well apart from each other."""
    for index, size in enumerate(want.sizes):
        found: list[Spot] = []
        ranked = _ranked(want, size, ground)
        for first in range(0, len(ranked), _CHUNK):
            part = ranked[first : first + _CHUNK]
            boxes = _boxes(part, size)
            hit = shapely.intersects(boxes, ground.solid) | shapely.intersects(boxes, ground.track)
            for shape in taken:
                hit |= shapely.intersects(boxes, shape)
            for x, y in part[~hit]:
                if all(math.hypot(x - spot.x, y - spot.y) > 0.22 for spot in found):
                    found.append(Spot(float(x), float(y), index))
                if len(found) == count:
                    return found
        if found:
            return found
    return []


def _forced(want: Want, ground: _Ground, taken: tuple[BaseGeometry, ...]) -> Spot:
    """The place that covers least: never a stop or another box if that can be helped, then as little track as possible."""
    best: tuple[float, Spot] | None = None
    for index, size in enumerate(want.sizes):
        ranked = _ranked(want, size, ground)
        boxes = _boxes(ranked, size)
        solid = shapely.area(shapely.intersection(boxes, shapely.union_all([ground.solid, *taken])))
        track = shapely.area(shapely.intersection(boxes, ground.track))
        cost = 50 * solid + track + 0.004 * index + 1e-6 * np.arange(len(ranked))
        least = int(np.argmin(cost))
        spot = Spot(float(ranked[least, 0]), float(ranked[least, 1]), index, crosses=True)
        if best is None or cost[least] < best[0]:
            best = (float(cost[least]), spot)
    assert best is not None
    return best[1]


def _fill(wants: tuple[Want, ...], ground: _Ground, taken: tuple[BaseGeometry, ...]) -> tuple[Spot, ...]:
    spots: tuple[Spot, ...] = ()
    for want in wants:
        free = _free(want, ground, taken, 1)
        spot = free[0] if free else _forced(want, ground, taken)
        spots += (spot,)
        taken += (box_of(want, spot).buffer(_CLEAR / 2, join_style="mitre"),)
    return spots


@lru_cache(maxsize=8192)
def place(face: Face, orientation: Orientation, wants: tuple[Want, ...]) -> tuple[Spot, ...]:
    """A spot for each wanted box, in the order of `wants`, on a face as it lies (rotation already applied).

    Boxes stay off stops, off each other and inside the hexagon; they cross track only where no free place exists.
    """
    ground = _ground(face, orientation)
    order = sorted(range(len(wants)), key=lambda k: wants[k].kind)
    queue = tuple(wants[k] for k in order)
    best = _fill(queue, ground, ())
    if queue and len(queue) > 1 and any(spot.crosses for spot in best):
        for first in _free(queue[0], ground, (), _TRIES)[1:]:
            taken = (box_of(queue[0], first).buffer(_CLEAR / 2, join_style="mitre"),)
            other = (first, *_fill(queue[1:], ground, taken))
            if sum(spot.crosses for spot in other) < sum(spot.crosses for spot in best):
                best = other
    by_want = dict(zip(order, best, strict=True))
    return tuple(by_want[k] for k in range(len(wants)))
