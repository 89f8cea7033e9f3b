"""Notation of faces in the data files: stops as `city 20/30/40 x2`, track as `0-2 narrow` or `3-stop1 dual`.

Every text has exactly one spelling: what `print_…` writes is what `parse_…` reads, and nothing else is read.
"""

from __future__ import annotations

import re
from functools import lru_cache

from engine.coords import SIDES
from engine.data.definitions import STOP, Face, Gauge, Stop, StopKind, Track

MAX_STOPS = 4
"""Stops a face may have."""

_TRACK = re.compile(r"([0-5])-(?:([0-5])|stop([1-9])?) (narrow|standard|dual)")
_STOP = re.compile(r"(city|town|offboard|port) (\d{1,4}(?:/\d{1,4}){0,5})(?: x([2-9]))?(?: @([a-z][a-z0-9_]{0,30}))?")


@lru_cache(maxsize=512)
def parse_track(text: str) -> Track:
    """One path. Raises `ValueError` for anything `print_track` would not write."""
    match = _TRACK.fullmatch(text)
    if match is None:
        raise ValueError(text)
    first, side, stop, gauge = match.groups()
    a = int(first)
    b = STOP + int(stop or 0) if side is None else int(side)
    if b <= a:
        raise ValueError(text)
    return Track(a, b, Gauge(gauge))


def print_track(track: Track) -> str:
    """Notation of one path."""
    return f"{track.a}-{_end(track.b)} {track.gauge.value}"


def _end(end: int) -> str:
    if end < STOP:
        return str(end)
    return f"stop{end - STOP or ''}"


@lru_cache(maxsize=512)
def parse_stop(text: str) -> Stop:
    """One stop. Cities have one slot unless `x2` … `x9` says more; `@name` is the group. Raises `ValueError`."""
    match = _STOP.fullmatch(text)
    if match is None:
        raise ValueError(text)
    name, values, slots, group = match.groups()
    kind = StopKind(name)
    if slots and kind is not StopKind.CITY:
        raise ValueError(text)
    stop = Stop(
        kind=kind,
        revenue=tuple(int(value) for value in values.split("/")),
        slots=int(slots or 1) if kind is StopKind.CITY else 0,
        group=group or "",
    )
    if print_stop(stop) != text:
        raise ValueError(text)
    return stop


def print_stop(stop: Stop) -> str:
    """Notation of one stop."""
    text = f"{stop.kind.value} {'/'.join(map(str, stop.revenue))}"
    if stop.slots > 1:
        text += f" x{stop.slots}"
    if stop.group:
        text += f" @{stop.group}"
    return text


def faulty_track(face: Face) -> Track | None:
    """The first path of a face that cannot be: an end that does not exist, or the same two ends twice in any gauge."""
    seen: set[tuple[int, int]] = set()
    for track in face.track:
        ends = (track.a, track.b)
        if not 0 <= track.a < track.b < STOP + len(face.stops) or track.a >= SIDES or ends in seen:
            return track
        seen.add(ends)
    return None
