"""Drawings of what comes and goes over the board: routes, legal places, numbers, gauge breaks, the ghost and the cursor."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
from PySide6.QtCore import Qt

from engine.coords import Orientation
from engine.data.definitions import Color, Face
from engine.geometry.hex_shapes import Point2, hexagon
from engine.geometry.measures import SLOT
from engine.geometry.overlays import route_band, stop_ring
from engine.geometry.placement import Kind, Want, place
from engine.ids import HexId
from gui.board.drawing import Drawing, Op, disc, faded, fill, lines, rounded, stroke
from gui.board.lettering import Hand, text_path, text_size
from gui.board.shapes import path_of
from gui.board.track_drawing import stop_drawing, track_drawing
from gui.theme import Theme

TAG_EM = 0.19
"""Size of the text of a tag."""

Piece = tuple[HexId, int] | tuple[HexId, int, int]
"""A hex with the index of a track on its face, or with the two ends of the track."""


class RouteLine(msgspec.Struct, frozen=True):
    """One train's route.

    `number` picks colour and dash; `color` replaces the colour of the set; `stops` are the `(hex, stop)` that it counts.
    """

    pieces: tuple[Piece, ...]
    number: int = 0
    label: str = ""
    color: str = ""
    stops: tuple[tuple[HexId, int], ...] = ()


class Ghost(msgspec.Struct, frozen=True):
    """A tile held over a hex: its face as turned, a tag (cost, payer), whether it may lie so, whether a tick confirms it."""

    hex: HexId
    face: Face
    tag: str = ""
    legal: bool = True
    confirm: bool = False


def route_color(line: RouteLine, theme: Theme) -> str:
    """Colour of a route."""
    return line.color or theme.routes[line.number % len(theme.routes)]


def route_drawing(
    face: Face, orientation: Orientation, tracks: tuple[int, ...], stops: tuple[int, ...], line: RouteLine, theme: Theme
) -> Drawing:
    """Bands along the route's tracks on one hex and rings around the stops it counts."""
    color = route_color(line, theme)
    ops: list[Op] = []
    if tracks:
        ops.append(fill(path_of(route_band(face, orientation, tracks, line.number)), color))
    ops += [fill(path_of(stop_ring(face, orientation, stop)), color) for stop in stops]
    return tuple(ops)


def tag_size(text: str, em: float) -> tuple[float, float]:
    """Width and height of a tag."""
    width, height = text_size(text, Hand.FIGURE, em)
    return round(width + 0.14, 3), round(height + 0.12, 3)


def tag_drawing(text: str, ground: str, ink: str, edge: str, em: float = TAG_EM) -> Drawing:
    """A small plate with a text around the origin."""
    box = rounded(0, 0, *tag_size(text, em), 0.06)
    return fill(box, ground), stroke(box, edge, 0.014), fill(text_path(text, Hand.FIGURE, em), ink)


@lru_cache(maxsize=16)
def light_drawing(orientation: Orientation, theme: Theme) -> Drawing:
    """A legal hex: a bright frame within its sides and a faint wash."""
    wash = faded((fill(path_of(hexagon(orientation)), theme.legal),), 0.16)
    frame = stroke(path_of(hexagon(orientation).buffer(-0.06)), theme.legal, 0.07)
    inner = stroke(path_of(hexagon(orientation).buffer(-0.105)), theme.halo, 0.014)
    return (*wash, frame, inner)


def slot_light(theme: Theme, scale: float) -> Drawing:
    """A legal token place: a ring of beads."""
    return (
        stroke(disc(SLOT * scale + 0.04), theme.halo, 0.1),
        stroke(disc(SLOT * scale + 0.04), theme.legal, 0.07, dashes=(1.1, 0.7)),
    )


def pointer_drawing(theme: Theme, scale: float) -> Drawing:
    """The token place that is spoken of: a plain ring, wider than that of legal places."""
    ring = disc(SLOT * scale + 0.13)
    return stroke(ring, theme.halo, 0.13), stroke(ring, theme.cursor, 0.08)


def break_drawing(at: Point2, theme: Theme) -> Drawing:
    """A gauge break: a lightning bolt in a ring."""
    x, y = at
    bolt = lines([(x + 0.03, y - 0.09), (x - 0.05, y + 0.015), (x + 0.005, y + 0.015), (x - 0.03, y + 0.09),
                  (x + 0.05, y - 0.02), (x - 0.005, y - 0.02), (x + 0.03, y - 0.09)])  # fmt: skip
    return fill(disc(0.14, x, y), theme.halo), stroke(disc(0.13, x, y), theme.warning, 0.03), fill(bolt, theme.warning)


def cursor_drawing(orientation: Orientation, theme: Theme) -> Drawing:
    """The keyboard cursor: a double frame, dashed so that it differs from a legal place without colour."""
    frame = path_of(hexagon(orientation).buffer(-0.03))
    return stroke(frame, theme.halo, 0.09), stroke(frame, theme.cursor, 0.055, dashes=(2.4, 1.2))


_TICK_RADIUS = 0.2
_TAG_EMS = (TAG_EM, 0.165, 0.145)
"""Sizes of the text of a ghost's tag, the best first."""


@lru_cache(maxsize=64)
def ghost_spots(ghost: Ghost, orientation: Orientation) -> tuple[Point2, Point2, float]:
    """Where a ghost's tick and its tag lie, and the size of the tag: clear of the track, which tells how the tile is turned."""
    wants = (
        Want(Kind.MARK, ((2 * _TICK_RADIUS, 2 * _TICK_RADIUS),)),
        Want(Kind.TAG, tuple(tag_size(ghost.tag, em) for em in _TAG_EMS)),
    )
    tick, tag = place(ghost.face, orientation, wants)
    return (tick.x, tick.y), (tag.x, tag.y), _TAG_EMS[tag.size]


def ghost_drawing(ghost: Ghost, orientation: Orientation, theme: Theme) -> Drawing:
    """The tile that is held: a little transparent, with a dashed edge, crossed out where it may not lie."""
    outline = path_of(hexagon(orientation))
    color = theme.legal if ghost.legal else theme.warning
    ground = theme.tile(ghost.face.color) if ghost.face.color is not Color.WHITE else theme.land
    ops: list[Op] = [
        *faded((fill(outline, ground),), 0.88),
        *faded(track_drawing(ghost.face, orientation, theme).whole(), 0.92),
        *stop_drawing(ghost.face, orientation, theme),
        stroke(path_of(hexagon(orientation).buffer(-0.03)), color, 0.055, dashes=(1.6, 0.9)),
    ]
    if not ghost.legal:
        bar = lines([(-0.34, -0.34), (0.34, 0.34)], [(0.34, -0.34), (-0.34, 0.34)])
        ops += [
            stroke(bar, theme.halo, 0.13, cap=Qt.PenCapStyle.RoundCap),
            stroke(bar, theme.warning, 0.07, cap=Qt.PenCapStyle.RoundCap),
        ]
    if ghost.confirm and ghost.legal:
        x, y = ghost_spots(ghost, orientation)[0]
        tick = lines([(x - 0.09, y + 0.005), (x - 0.025, y + 0.075), (x + 0.1, y - 0.075)])
        ops += [
            fill(disc(_TICK_RADIUS, x, y), theme.legal),
            stroke(disc(_TICK_RADIUS, x, y), theme.halo, 0.025),
            stroke(tick, theme.halo, 0.055, cap=Qt.PenCapStyle.RoundCap),
        ]
    return tuple(ops)


def on_tick(ghost: Ghost, orientation: Orientation, x: float, y: float) -> bool:
    """Whether a point of the hex means the ghost's tick."""
    return math.dist((x, y), ghost_spots(ghost, orientation)[0]) <= 1.3 * _TICK_RADIUS
