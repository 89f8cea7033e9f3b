"""Shapes laid over the board: bands along routes, that leave the track beneath readable."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import shapely
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from engine.coords import Orientation
from engine.data.definitions import Face
from engine.geometry.measures import CASING
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines, reaching

BAND = 0.085
"""Width of the band on either side of the track's casing."""

_PERIODS: tuple[tuple[float, float], ...] = ((1.0, 0.0), (0.2, 0.09), (0.085, 0.075), (0.3, 0.05), (0.14, 0.14))
"""Length of dash and gap of the kinds of route lines; the first is unbroken."""


def _cut(line: shapely.LineString, dash: int) -> list[BaseGeometry]:
    long, gap = _PERIODS[dash % len(_PERIODS)]
    if gap == 0.0:
        return [reaching(line, 0.01)]
    length = line.length
    periods = max(1, round(length / (long + gap)))
    period = length / periods
    half = period * long / (long + gap) / 2
    return [substring(line, max(0.0, k * period - half), min(length, k * period + half)) for k in range(periods + 1)]


@lru_cache(maxsize=1024)
def route_band(face: Face, orientation: Orientation, tracks: tuple[int, ...], dash: int) -> BaseGeometry:
    """Band along both edges of some tracks of a face, broken by the kind of dash, with the stops left out."""
    lines = face_lines(face, orientation)
    inner = shapely.union_all(
        [lines.lines[index].line.buffer(CASING / 2 + 0.004, cap_style="square") for index in tracks]
    )
    outer = shapely.union_all(
        [
            part.buffer(CASING / 2 + BAND, cap_style="flat")
            for index in tracks
            for part in _cut(lines.lines[index].line, dash)
        ]
    )
    stops = shapely.union_all(
        [stop_outline(stop, place).buffer(0.01) for stop, place in zip(face.stops, lines.stops, strict=True)]
    )
    return outer.difference(inner).difference(stops)


@lru_cache(maxsize=1024)
def stop_ring(face: Face, orientation: Orientation, stop: int) -> BaseGeometry:
    """Band around a stop that a route counts."""
    outline = stop_outline(face.stops[stop], face_lines(face, orientation).stops[stop])
    return outline.buffer(BAND).difference(outline.buffer(0.01))


def tracks_between(face: Face, ends: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Indices of the tracks with the given ends, in any order; pairs that no track joins are left out."""
    wanted = {(min(pair), max(pair)) for pair in ends}
    return tuple(index for index, track in enumerate(face.track) if (track.a, track.b) in wanted)
