"""First look at a face: what can be read of its stops and track."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.data.definitions import STOP, StopKind
from engine.data.raw import FaceShape
from engine.data.tile_code import MAX_STOPS, parse_stop, parse_track
from engine.designer.checks.findings import Fault

Shape = TypeVar("Shape", bound=FaceShape)


def mend_face(face: Shape) -> tuple[Shape, list[tuple[Fault, str, str]]]:
    """A face without what cannot be read; what was dropped as (fault, field, text)."""
    faults: list[tuple[Fault, str, str]] = []
    stops = []
    for index, text in enumerate(face.stops):
        try:
            parse_stop(text)
        except ValueError:
            faults.append((Fault.BAD_NOTATION, f"stops[{index}]", text))
            text = _likely(text)  # noqa: PLW2901 - in its place, so that the numbers of the others stay.
        stops.append(text)
    track, ends = [], set()
    for index, text in enumerate(face.track):
        try:
            path = parse_track(text)
        except ValueError:
            faults.append((Fault.BAD_NOTATION, f"track[{index}]", text))
            continue
        if path.b >= STOP + len(stops) or (path.a, path.b) in ends:
            twice = (path.a, path.b) in ends
            faults.append((Fault.TRACK_TWICE if twice else Fault.NO_SUCH_END, f"track[{index}]", text))
            continue
        ends.add((path.a, path.b))
        track.append(text)
    faults.extend((Fault.BAD_NOTATION, "stops", text) for text in stops[MAX_STOPS:])
    if not faults:
        return face, faults
    track = [text for text in track if parse_track(text).b < STOP + MAX_STOPS]
    return replace(face, stops=tuple(stops[:MAX_STOPS]), track=tuple(track)), faults


def _likely(text: str) -> str:
    """The stop that an unreadable one was probably meant to be."""
    words = text.lower().split()
    kind = next((kind.value for kind in StopKind if words and words[0].startswith(kind.value)), "town")
    return f"{kind} 0"
