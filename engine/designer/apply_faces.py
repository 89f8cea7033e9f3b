"""Edits of faces: track, stops, label and colour of printed hexes and tiles."""

from __future__ import annotations

from msgspec.structs import replace

from engine.coords import SIDES
from engine.data.definitions import STOP, Color, Gauge, Stop, StopKind, Track
from engine.data.raw import FaceShape
from engine.data.tile_code import MAX_STOPS, parse_stop, parse_track, print_stop, print_track
from engine.data.title_files import TitleFiles
from engine.designer.edits import (
    ChangeStop,
    DrawTrack,
    EraseTrack,
    FaceAt,
    OnHex,
    PlaceStop,
    RemoveStop,
    SetColor,
    SetLabel,
)
from engine.designer.places import face_at, place_of, with_face
from engine.errors import DataError
from engine.messages import Key

MAX_LABEL = 4


def _fault(files: TitleFiles, at: FaceAt, key: Key, field: str, **parameters: str | int) -> DataError:
    file, place = place_of(files, at)
    return DataError(key, file=file, place=f"{place}.{field}", **parameters)


def track_of(text: str) -> Track | None:
    """A path of a file; None for notation that cannot be read."""
    try:
        return parse_track(text)
    except ValueError:
        return None


def draw_track(files: TitleFiles, edit: DrawTrack) -> TitleFiles:
    """Raises `DataError` for an end that is not there."""
    face = face_at(files, edit.at)
    a, b = min(edit.a, edit.b), max(edit.a, edit.b)
    text = _printed(a, b, edit.gauge)
    if not 0 <= a < SIDES or a == b or b >= STOP + len(face.stops):
        raise _fault(files, edit.at, Key.NO_SUCH_END, "track", text=text)
    track = list(face.track)
    for index, old in enumerate(face.track):
        known = track_of(old)
        if known is not None and (known.a, known.b) == (a, b):
            track[index] = text
            break
    else:
        track.append(text)
    return with_face(files, edit.at, replace(face, track=tuple(track)))


def _printed(a: int, b: int, gauge: Gauge) -> str:
    return print_track(Track(a, b, gauge))


def erase_track(files: TitleFiles, edit: EraseTrack) -> TitleFiles:
    """Nothing happens where no track lies."""
    face = face_at(files, edit.at)
    ends = (min(edit.a, edit.b), max(edit.a, edit.b))
    kept = tuple(text for text in face.track if (known := track_of(text)) is None or (known.a, known.b) != ends)
    return with_face(files, edit.at, replace(face, track=kept))


def _stop_text(files: TitleFiles, edit: PlaceStop | ChangeStop) -> str:
    text = print_stop(Stop(edit.kind, edit.revenue, edit.slots if edit.kind is StopKind.CITY else 0, edit.group))
    try:
        parse_stop(text)
    except ValueError:
        raise _fault(files, edit.at, Key.BAD_NOTATION, "stops", text=text) from None
    return text


_GROUND = {StopKind.PORT: Color.BLUE, StopKind.OFFBOARD: Color.RED}


def place_stop(files: TitleFiles, edit: PlaceStop) -> TitleFiles:
    """Raises `DataError` for more stops than a face may have, or values that cannot be written."""
    face = face_at(files, edit.at)
    if len(face.stops) >= MAX_STOPS:
        raise _fault(files, edit.at, Key.VALUE_NOT_ALLOWED, "stops", value=str(len(face.stops) + 1))
    color = face.color
    if color is Color.WHITE and edit.kind in _GROUND and isinstance(edit.at, OnHex):
        color = _GROUND[edit.kind]
    stops = (*face.stops, _stop_text(files, edit))
    return with_face(files, edit.at, replace(face, stops=stops, color=color))


def _known_stop(files: TitleFiles, at: FaceAt, face: FaceShape, index: int) -> None:
    if not 0 <= index < len(face.stops):
        raise _fault(files, at, Key.UNKNOWN_ID, "stops", id=str(index))


def change_stop(files: TitleFiles, edit: ChangeStop) -> TitleFiles:
    """Raises `DataError` for a stop that is not there, or values that cannot be written."""
    face = face_at(files, edit.at)
    _known_stop(files, edit.at, face, edit.index)
    stops = list(face.stops)
    stops[edit.index] = _stop_text(files, edit)
    return with_face(files, edit.at, replace(face, stops=tuple(stops)))


def remove_stop(files: TitleFiles, edit: RemoveStop) -> TitleFiles:
    """Raises `DataError` for a stop that is not there."""
    face = face_at(files, edit.at)
    _known_stop(files, edit.at, face, edit.index)
    gone = STOP + edit.index
    track = []
    for text in face.track:
        known = track_of(text)
        if known is None or known.b < gone:
            track.append(text)
        elif known.b > gone:
            track.append(_printed(known.a, known.b - 1, known.gauge))
    stops = face.stops[: edit.index] + face.stops[edit.index + 1 :]
    return with_face(files, edit.at, replace(face, stops=stops, track=tuple(track)))


def set_label(files: TitleFiles, edit: SetLabel) -> TitleFiles:
    """Raises `DataError` for one that is too long."""
    if len(edit.label) > MAX_LABEL:
        raise _fault(files, edit.at, Key.VALUE_NOT_ALLOWED, "label", value=edit.label)
    return with_face(files, edit.at, replace(face_at(files, edit.at), label=edit.label))


def set_color(files: TitleFiles, edit: SetColor) -> TitleFiles:
    """Colour of one face."""
    return with_face(files, edit.at, replace(face_at(files, edit.at), color=edit.color))
