"""Where things stand in the files of a title: maps, hexes and faces by id, and the same files with one of them replaced."""

from __future__ import annotations

from msgspec.structs import replace

from engine.coords import Cell, neighbour, parse_name
from engine.data.raw import FaceShape, HexShape, MapShape
from engine.data.title_files import TILES, TITLE, TitleFiles
from engine.designer.edits import FaceAt, OnEvent, OnHex
from engine.errors import DataError
from engine.ids import HexId, MapId
from engine.messages import Key


def map_index(files: TitleFiles, map_id: MapId) -> int:
    """Number of a map. Raises `DataError`."""
    for index, shape in enumerate(files.maps):
        if shape.id == map_id:
            return index
    raise DataError(Key.UNKNOWN_ID, file=files.path(TITLE), place="maps", id=map_id)


def hex_id(files: TitleFiles, index: int, name: str) -> HexId:
    """Id of a hex by the number of its map and its printed name."""
    return HexId(f"{files.maps[index].id}:{name}" if index else name)


def hex_ids(files: TitleFiles, index: int) -> tuple[HexId, ...]:
    """Ids of the hexes of a map by its number, in the order of its file."""
    return tuple(hex_id(files, index, name) for name in files.maps[index].hexes)


def locate(files: TitleFiles, hex_: HexId) -> tuple[int, str]:
    """Number of the map and printed name of a hex. Raises `DataError` for one that is not there."""
    prefix, _, name = hex_.rpartition(":")
    for index, shape in enumerate(files.maps):
        if (prefix == shape.id if index else not prefix) and name in shape.hexes:
            return index, name
    raise DataError(Key.UNKNOWN_ID, file=files.path(files.title.maps[0]), place="hexes", id=hex_)


def find_hex(files: TitleFiles, hex_: HexId) -> HexShape | None:
    """The hex, None when there is none."""
    try:
        index, name = locate(files, hex_)
    except DataError:
        return None
    return files.maps[index].hexes[name]


def cell_of(name: str) -> Cell:
    """Cell of a printed name. Raises `ValueError`."""
    letter, number = parse_name(name)
    return Cell(number - 1, letter)


def name_at(cell: Cell) -> str | None:
    """Printed name of a cell; None where no name can be written."""
    letter, number = cell.y, cell.x + 1
    if not 1 <= number <= 999 or not -26 <= letter < 26 * 27:
        return None
    if letter < 0:
        text = chr(ord("a") - letter - 1)
    elif letter < 26:
        text = chr(ord("A") + letter)
    else:
        text = chr(ord("A") + letter // 26 - 1) + chr(ord("A") + letter % 26)
    return f"{text}{number}"


def across(files: TitleFiles, hex_: HexId, side: int) -> HexId | None:
    """The hex beyond a side on the same map. Raises `DataError` for an unknown hex."""
    index, name = locate(files, hex_)
    shape = files.maps[index]
    found = name_at(neighbour(cell_of(name), side, shape.orientation))
    return hex_id(files, index, found) if found is not None and found in shape.hexes else None


def with_map(files: TitleFiles, index: int, shape: MapShape) -> TitleFiles:
    """The same with another map in a place."""
    return replace(files, maps=(*files.maps[:index], shape, *files.maps[index + 1 :]))


def with_hexes(files: TitleFiles, changed: dict[HexId, HexShape]) -> TitleFiles:
    """The same with some hexes replaced. Raises `DataError` for an unknown one."""
    by_map: dict[int, dict[str, HexShape]] = {}
    for hex_, shape in changed.items():
        index, name = locate(files, hex_)
        by_map.setdefault(index, {})[name] = shape
    for index, hexes in by_map.items():
        files = with_map(files, index, replace(files.maps[index], hexes=files.maps[index].hexes | hexes))
    return files


def face_at(files: TitleFiles, at: FaceAt) -> FaceShape:
    """The face of a hex, a tile or an event. Raises `DataError`."""
    if isinstance(at, OnHex):
        index, name = locate(files, at.hex)
        return files.maps[index].hexes[name]
    if isinstance(at, OnEvent):
        event = files.title.hex_events.get(at.hex)
        if event is None or event.face is None:
            raise DataError(Key.UNKNOWN_ID, file=files.path(TITLE), place="hex_events", id=at.hex)
        return event.face
    found = files.face(at.tile)
    if found is None:
        raise DataError(Key.UNKNOWN_ID, file=files.path(TILES), place="tiles", id=at.tile)
    return found


def with_face(files: TitleFiles, at: FaceAt, face: FaceShape) -> TitleFiles:
    """The same with another face. A tile of the shared library becomes the title's own. Raises `DataError`."""
    if isinstance(at, OnHex):
        assert isinstance(face, HexShape)
        return with_hexes(files, {at.hex: face})
    if isinstance(at, OnEvent):
        events = files.title.hex_events
        changed = {**events, at.hex: replace(events[at.hex], face=face)}
        return replace(files, title=replace(files.title, hex_events=changed))
    tiles = dict(files.tiles)
    if files.library.get(at.tile) == face:
        tiles.pop(at.tile, None)
    else:
        tiles[at.tile] = face
    return replace(files, tiles=tiles)


def place_of(files: TitleFiles, at: FaceAt) -> tuple[str, str]:
    """File and place to name in an error about a face."""
    if isinstance(at, OnHex):
        index, name = locate(files, at.hex)
        return files.path(files.title.maps[index]), f"hexes.{name}"
    if isinstance(at, OnEvent):
        return files.path(TITLE), f"hex_events.{at.hex}.face"
    return files.path(TILES), f"tiles.{at.tile}"
