"""Checks of what is drawn: every printed face and every tile, by the shapes of `geometry.track_faults`."""

from __future__ import annotations

from engine.coords import SIDES, Orientation
from engine.data.definitions import STOP, Face, Title, Track
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import ERROR, Notebook
from engine.errors import Parameter
from engine.geometry.track_faults import TrackFault, TrackFaultKind, face_faults
from engine.state.faces import turned

_FAULTS = {
    TrackFaultKind.OVERLAP: Fault.TRACKS_OVERLAP,
    TrackFaultKind.TOO_CLOSE: Fault.TRACKS_TOO_CLOSE,
    TrackFaultKind.TOO_TIGHT: Fault.CURVE_TOO_TIGHT,
    TrackFaultKind.STOP_UNDER_TRACK: Fault.STOP_UNDER_TRACK,
    TrackFaultKind.STOPS_OVERLAP: Fault.STOPS_OVERLAP,
    TrackFaultKind.STOP_OUTSIDE: Fault.STOP_OUTSIDE,
}


def check_drawing(title: Title, notebook: Notebook) -> None:
    """Faults of hexes with their point on the map, of tiles with their point on the tile."""
    for map_ in title.maps:
        for hex_ in map_.hexes:
            for fault in face_faults(hex_.face, map_.orientation):
                notebook.hex(
                    _FAULTS[fault.kind], hex_.id, _field(fault), at=fault.point, told=_told(hex_.face, hex_.id, fault)
                )
    for orientation in _orientations(title):
        for tile in title.tiles:
            for rotation in _rotations(tile.face):
                for fault in face_faults(turned(tile.face, rotation), orientation):
                    at = None if rotation else fault.point
                    notebook.tile(_FAULTS[fault.kind], tile.id, ERROR, at=at, told=_told(tile.face, tile.id, fault))


def _rotations(face: Face) -> range:
    """Rotations that can differ: a row of token places stays level, so that track or stops beside it may turn into it."""
    rows = any(stop.slots > 1 for stop in face.stops)
    beside = len(face.stops) > 1 or any(track.b < STOP for track in face.track)
    return range(SIDES) if rows and beside else range(1)


def _orientations(title: Title) -> list[Orientation]:
    return list(dict.fromkeys(map_.orientation for map_ in title.maps))


def _field(fault: TrackFault) -> str:
    return "track" if fault.tracks else "stops"


def _told(face: Face, name: str, fault: TrackFault) -> dict[str, Parameter]:
    told: dict[str, Parameter] = {"face": name}
    for field, index in zip(("track", "other_track"), fault.tracks, strict=False):
        told[field] = track_name(face.track[index])
    return told


def track_name(track: Track) -> str:
    """A path as the files write its ends: `0-3`, `2-stop`."""
    if track.b < STOP:
        return f"{track.a}-{track.b}"
    return f"{track.a}-stop{track.b - STOP or ''}"
