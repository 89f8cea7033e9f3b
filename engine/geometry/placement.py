"""Free places on a hex for its name, values, label and other writing: a search around stops and track.

The sizes of the boxes come from whoever writes them (the engine knows no fonts); the search is deterministic and cached, so
a face at a rotation is searched once for each set of boxes.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
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
from engine.geometry.measures import BORDER, BUFFER_STOP, CASING, JUNCTION, LINK_LETTER, LINK_LETTER_AT
from engine.geometry.slots import junction_centres, stop_outline
from engine.geometry.track_lines import face_lines

_CELL = 0.02
"""Side of a cell of the grid on which the search runs."""
_HALF = 50
"""Cells from the centre to the edge of the grid."""
_MARGIN = BORDER + 0.012
"""Free strip along the sides, which may carry a mark."""
_CLEAR = 0.022
"""Free strip around stops and track; more than the half cell by which a box goes beyond the points looked at."""
_BETWEEN = 0.04
"""Free strip between two boxes."""
_TRIES = 6
"""How many different places of the first box are tried before one of the others may cross track."""
_APART = 0.2
"""Distance from which on two places count as different."""
_GROUNDS = 8
"""Faces whose ground is kept: half a megabyte each, and asked for again only while the same hex is being written on."""

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
    TAG = 6


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


Cells: TypeAlias = NDArray[np.float64]
"""One figure for every cell or for every centre of a box, shape (2 * _HALF + 1, 2 * _HALF + 1), rows from the top."""
Counts: TypeAlias = NDArray[np.int32]
"""Numbers of marked cells, of the same shape or padded by `_PAD` cells on every side."""

_AXIS = np.arange(-_HALF, _HALF + 1) * _CELL
_X, _Y = np.meshgrid(_AXIS, _AXIS)


class _Ground(msgspec.Struct, frozen=True):
    """What a face offers to the search: where stops are; sums of covered cells, of stops and of track.

    `solid`, `track` and both (`any`): in each place the number of marked cells above it and to its left.
    """

    orientation: Orientation
    stops: tuple[Point2, ...]
    solid: Counts
    track: Counts
    any: Counts


_CELLS = 2 * _HALF + 1
_PAD = 64
"""Cells around the grid, so that a box may reach out of it; half of the largest box."""


def _sums(shape: BaseGeometry) -> Counts:
    shapely.prepare(shape)
    sums = np.zeros((_CELLS + 1 + 2 * _PAD, _CELLS + 1 + 2 * _PAD), dtype=np.int32)
    body = slice(_PAD + 1, _PAD + 1 + _CELLS)
    sums[body, body] = shapely.contains_xy(shape, _X, _Y).cumsum(axis=0).cumsum(axis=1)
    # Below and to the right of the grid nothing is added.
    sums[body.stop :, body] = sums[body.stop - 1, body]
    sums[:, body.stop :] = sums[:, body.stop - 1, None]
    return sums


SideTokens: TypeAlias = tuple[tuple[int, int, bool], ...]
"""Sides with tokens on their junctions, how many, and whether a buffer stop lies behind them; 0: the letter of a link."""


@lru_cache(maxsize=_GROUNDS)
def _ground(face: Face, orientation: Orientation, side_tokens: SideTokens) -> _Ground:
    lines = face_lines(face, orientation)
    outlines = [stop_outline(stop, place) for stop, place in zip(face.stops, lines.stops, strict=True)]
    outlines += junction_outlines(orientation, side_tokens)
    solid = _sums(shapely.union_all(outlines).buffer(_CLEAR, quad_segs=6))
    casings = [line.line.buffer(CASING / 2 + _CLEAR, cap_style="flat", quad_segs=4) for line in lines.lines]
    track = _sums(shapely.union_all(casings))
    return _Ground(orientation, lines.stops, solid, track, solid + track)


def junction_outlines(orientation: Orientation, side_tokens: SideTokens) -> list[Polygon]:
    """What tokens on the sides of a hex cover, buffer stops included."""
    outlines: list[Polygon] = []
    for side, tokens, free_end in side_tokens:
        if tokens:
            centres, radius = junction_centres(side, tokens, orientation), JUNCTION + free_end * BUFFER_STOP
        else:
            out_x, out_y = side_direction(side, orientation)
            inside = APOTHEM - LINK_LETTER_AT
            centres, radius = ((inside * out_x, inside * out_y),), LINK_LETTER
        outlines += [shapely.Point(centre).buffer(radius, quad_segs=12) for centre in centres]
    return outlines


def _covered(sums: Counts, size: Size) -> Counts:
    """For every centre, how many marked cells a box of this size covers."""
    wide, high = (min(_PAD - 1, round(length / 2 / _CELL)) for length in size)
    left, right = slice(_PAD - wide, _PAD - wide + _CELLS), slice(_PAD + wide + 1, _PAD + wide + 1 + _CELLS)
    top, bottom = slice(_PAD - high, _PAD - high + _CELLS), slice(_PAD + high + 1, _PAD + high + 1 + _CELLS)
    whole: Counts = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
    return whole


@lru_cache(maxsize=512)
def _inside(size: Size, orientation: Orientation) -> NDArray[np.bool_]:
    """Centres at which a box of this size lies within the hexagon, clear of its sides."""
    fits = np.ones(_X.shape, dtype=bool)
    for side in range(3):
        nx, ny = side_direction(side, orientation)
        reach = np.abs(nx * _X + ny * _Y) + abs(nx) * size[0] / 2 + abs(ny) * size[1] / 2
        fits &= reach <= APOTHEM - _MARGIN
    return fits


def _dislike(want: Want, ground: _Ground) -> Cells:
    """How far from where one would look for it a box would lie, for each centre."""
    x, y = _X, _Y
    at = ground.stops[want.stop] if want.stop is not None else (0.0, 0.0)
    away = np.hypot(x - at[0], y - at[1])
    cost: Cells
    if want.kind is Kind.NAME:
        cost = np.abs(x) * 0.8 + np.abs(np.abs(y) - 0.53) * 0.5 + (y < 0) * 0.12
    elif want.kind is Kind.TERRAIN:
        cost = np.abs(x) * 0.8 + np.abs(np.abs(y) - 0.5) * 0.4 + (y > 0) * 0.2
    elif want.kind is Kind.TAG:
        cost = np.abs(x) * 0.6 + np.abs(y + 0.6) * 0.4
    elif want.kind in (Kind.CAPTION, Kind.MARK):
        cost = np.abs(x) * 0.1 - np.abs(y) * 0.6 + (y < 0) * 0.05
    elif want.kind is Kind.LABEL:
        cost = away * 0.3 + (y > 0) * 0.15 - np.abs(x) * 0.1
    else:  # A value sits close to its stop, rather beside or below it than above.
        cost = away + (y < at[1]) * 0.06 - (x > at[0]) * 0.04
    return cost


_Taken: TypeAlias = tuple[tuple[float, float, float, float], ...]
"""Boxes given away: centre, half width, half height."""


def _taken(want: Want, spot: Spot) -> tuple[float, float, float, float]:
    width, height = want.sizes[spot.size]
    return spot.x, spot.y, width / 2 + _BETWEEN, height / 2 + _BETWEEN


def _clear_of(taken: _Taken, size: Size) -> NDArray[np.bool_]:
    clear = np.ones(_X.shape, dtype=bool)
    for x, y, wide, high in taken:
        clear &= (np.abs(_X - x) >= wide + size[0] / 2) | (np.abs(_Y - y) >= high + size[1] / 2)
    return clear


def _free(want: Want, ground: _Ground, taken: _Taken, count: int, index: int) -> list[Spot]:
    """The best places for one size clear of everything, at most `count` and well apart from each other."""
    size = want.sizes[index]
    fits = _inside(size, ground.orientation) & _clear_of(taken, size)
    fits &= _covered(ground.any, size) == 0
    found: list[Spot] = []
    if not fits.any():
        return found
    cost = np.where(fits, _dislike(want, ground), np.inf)
    while len(found) < count:
        row, column = np.unravel_index(int(np.argmin(cost)), cost.shape)
        if not np.isfinite(cost[row, column]):
            break
        spot = Spot(float(_AXIS[column]), float(_AXIS[row]), index)
        found.append(spot)
        cost[np.hypot(_X - spot.x, _Y - spot.y) < _APART] = np.inf
    return found


def _choices(want: Want, ground: _Ground) -> Iterator[Spot]:
    """Different free places for the first box: all of its largest size, then of the smaller ones."""
    for index in range(len(want.sizes)):
        yield from _free(want, ground, (), _TRIES, index)


def _forced(want: Want, ground: _Ground, taken: _Taken) -> Spot:
    """The place that covers least: never a stop or another box if that can be helped, then as little track as possible."""
    dislike = _dislike(want, ground)
    best: tuple[float, Spot] | None = None
    for index, size in enumerate(want.sizes):
        cost = 50 * _covered(ground.solid, size) + _covered(ground.track, size) + 2.0 * index + dislike
        cost += np.where(_clear_of(taken, size), 0.0, 1e5) + np.where(_inside(size, ground.orientation), 0.0, 1e7)
        row, column = np.unravel_index(int(np.argmin(cost)), cost.shape)
        spot = Spot(float(_AXIS[column]), float(_AXIS[row]), index, crosses=True)
        if best is None or cost[row, column] < best[0]:
            best = (float(cost[row, column]), spot)
    assert best is not None
    return best[1]


def _fill(wants: tuple[Want, ...], ground: _Ground, taken: _Taken) -> tuple[Spot, ...]:
    spots: tuple[Spot, ...] = ()
    for want in wants:
        free = (spot for index in range(len(want.sizes)) for spot in _free(want, ground, taken, 1, index))
        spot = next(free, None) or _forced(want, ground, taken)
        spots += (spot,)
        taken += (_taken(want, spot),)
    return spots


def _faults(spots: tuple[Spot, ...]) -> int:
    return sum(spot.crosses for spot in spots)


def _solve(wants: tuple[Want, ...], ground: _Ground, *, thorough: bool) -> tuple[Spot, ...]:
    """Spots for wants in the order of their kinds; other places of the first are tried while a box crosses track."""
    best = _fill(wants, ground, ())
    if thorough and len(wants) > 1 and _faults(best):
        for first in _choices(wants[0], ground):
            other = (first, *_fill(wants[1:], ground, (_taken(wants[0], first),)))
            if _faults(other) < _faults(best):
                best = other
            if not _faults(best):
                break
    return best


@lru_cache(maxsize=8192)
def place(
    face: Face,
    orientation: Orientation,
    wants: tuple[Want, ...],
    side_tokens: SideTokens = (),
    *,
    thorough: bool = True,
) -> tuple[Spot, ...]:
    """A spot for each wanted box, in the order of `wants`, on a face as it lies (rotation already applied).

    Boxes stay off stops, off `side_tokens`, off each other and inside the hexagon; they cross track only where no free place
    exists. Captions and tags, which come and go, never move the others. Without `thorough` the first box keeps its best place
    whatever becomes of the others, which is quick: for who has smaller boxes in mind.
    """
    ground = _ground(face, orientation, side_tokens)
    order = sorted(range(len(wants)), key=lambda k: wants[k].kind)
    lasting = tuple(wants[k] for k in order if wants[k].kind < Kind.CAPTION)
    passing = tuple(wants[k] for k in order if wants[k].kind >= Kind.CAPTION)
    spots = _solve(lasting, ground, thorough=thorough)
    spots += _fill(passing, ground, tuple(_taken(want, spot) for want, spot in zip(lasting, spots, strict=True)))
    by_want = dict(zip(order, spots, strict=True))
    return tuple(by_want[k] for k in range(len(wants)))
