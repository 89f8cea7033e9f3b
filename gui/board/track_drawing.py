"""Track by gauge and the stops on it, drawn once per face, orientation and colour set."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt

from engine.coords import Orientation
from engine.data.definitions import Face, Gauge, Stop, StopKind, Track
from engine.geometry.hex_shapes import Point2
from engine.geometry.measures import CASING, DUAL, DUAL_CORE, PORT, SLOT, TOWN, TOWN_RIM, TRACK
from engine.geometry.slots import slot_centres, stop_outline
from engine.geometry.track_lines import TrackLine, arrow, dashes, face_lines, reaching, strata
from gui.board.drawing import Drawing, Op, disc, fill, lines, stroke
from gui.board.shapes import path_of, segment
from gui.theme import Theme

_BEYOND = 0.008
_JOIN = Qt.PenJoinStyle.MiterJoin
"""A round join would swell out of a dash shorter than it is wide."""


class TrackDrawing(NamedTuple):
    """`bed` lies under the tracks of all hexes of a map, so that no casing covers a neighbour's ink."""

    bed: Drawing
    track: Drawing

    def whole(self) -> Drawing:
        """Both, for a tile that lies alone."""
        return (*self.bed, *self.track)


@lru_cache(maxsize=4096)
def track_drawing(face: Face, orientation: Orientation, theme: Theme) -> TrackDrawing:
    """Tracks of a face as it lies, over its ground and under its stops."""
    drawn = face_lines(face, orientation).lines
    bed: list[Op] = []
    track: list[Op] = []
    for order, group in enumerate(strata(face)):
        members = [drawn[index] for index in group]
        bed += _casing(members, theme, 2 * _BEYOND)
        if order:
            # Above the ink of other hexes it ends at the side: beyond it there would be a pale line across the track.
            track += _casing(members, theme, 0.0)
        track += _ink(members, theme)
    return TrackDrawing(tuple(bed), tuple(track))


def _casing(members: list[TrackLine], theme: Theme, beyond: float) -> list[Op]:
    plain = [reaching(member.line, beyond) if beyond else member.line for member in members if not member.arrow]
    pointed = [arrow(member.line, CASING) for member in members if member.arrow]
    ops = [stroke(path_of(*plain), theme.casing, CASING)] if plain else []
    if pointed:
        ops.append(fill(path_of(*pointed), theme.casing))
    return ops


def _ink(members: list[TrackLine], theme: Theme) -> list[Op]:
    ops: list[Op] = []
    for gauge, width in ((Gauge.STANDARD, TRACK), (Gauge.NARROW, TRACK), (Gauge.DUAL, DUAL)):
        same = [member for member in members if member.track.gauge is gauge]
        if not same:
            continue
        plain = [reaching(member.line, _BEYOND) for member in same if not member.arrow]
        pointed = [arrow(member.line, width) for member in same if member.arrow]
        if gauge is Gauge.NARROW:
            plain = [part for line in plain for part in dashes(line).geoms]
        if plain:
            ops.append(stroke(path_of(*plain), theme.ink, width, join=_JOIN))
        if pointed:
            ops.append(fill(path_of(*pointed), theme.ink))
        if gauge is Gauge.DUAL:
            cores = [part for member in same for part in dashes(reaching(member.line, _BEYOND)).geoms]
            ops.append(stroke(path_of(*cores), theme.casing, DUAL_CORE, join=_JOIN))
    return ops


@lru_cache(maxsize=4096)
def stop_drawing(face: Face, orientation: Orientation, theme: Theme) -> Drawing:
    """Stops of a face as it lies, with empty token places."""
    ops: list[Op] = []
    places = face_lines(face, orientation).stops
    for stop, place in zip(face.stops, places, strict=True):
        if stop.kind is StopKind.TOWN:
            ops += _town(place, theme, worth=bool(face.track))
        elif stop.kind is StopKind.CITY:
            ops += _city(stop, place, theme)
        elif stop.kind is StopKind.PORT:
            ops += _port(place, theme)
    return tuple(ops)


def _town(place: Point2, theme: Theme, *, worth: bool) -> list[Op]:
    return [
        fill(disc(TOWN + TOWN_RIM, *place), theme.casing),
        fill(disc(TOWN, *place), theme.ink if worth else theme.printed_town),
    ]


def _city(stop: Stop, place: Point2, theme: Theme) -> list[Op]:
    outline = path_of(stop_outline(stop, place))
    ops = [fill(outline, theme.stop_fill), stroke(outline, theme.ink, 0.026)]
    ops += [stroke(disc(SLOT, *centre), theme.ink, 0.016) for centre in slot_centres(stop, place)]
    return ops


def _port(place: Point2, theme: Theme) -> list[Op]:
    x, y = place
    anchor = lines(
        [(x, y - 0.07), (x, y + 0.15)],
        [(x - 0.075, y - 0.035), (x + 0.075, y - 0.035)],
        [(x - 0.135, y + 0.035), (x - 0.115, y + 0.095), (x - 0.06, y + 0.135), (x, y + 0.15)],
        [(x + 0.135, y + 0.035), (x + 0.115, y + 0.095), (x + 0.06, y + 0.135), (x, y + 0.15)],
    )
    return [
        fill(disc(PORT, x, y), theme.stop_fill),
        stroke(disc(PORT - 0.012, x, y), theme.coast, 0.024),
        stroke(anchor, theme.coast, 0.034, cap=Qt.PenCapStyle.RoundCap),
        stroke(disc(0.032, x, y - 0.105), theme.coast, 0.026),
    ]


def sample_drawing(track: Track, length: float, theme: Theme) -> Drawing:
    """A straight piece of a gauge from the origin to the right, for legends."""
    line = TrackLine(track, segment((0.0, 0.0), (length, 0.0)))
    return (*_casing([line], theme, 2 * _BEYOND), *_ink([line], theme))
