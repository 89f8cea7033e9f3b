"""First look at the files: what names nothing, cannot be read or runs off the map.

`first_look(files, notebook)` writes the findings down and gives the same files without the faults, so that the other checks
can go on with a title that can be built. Track that leads nowhere is a fault of the map, not of the drawing: `Looked.track`
keeps it, so that the checks of what is drawn see the whole face.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from engine.coords import SIDES, Cell, neighbour, opposite
from engine.data.definitions import STOP
from engine.data.files import is_file
from engine.data.raw import HexShape
from engine.data.tile_code import parse_track
from engine.data.title_files import TILES, TITLE, TitleFiles
from engine.designer.checks.findings import Fault
from engine.designer.checks.first_links import mend_links
from engine.designer.checks.first_tables import mend_tables
from engine.designer.checks.mend_faces import mend_face
from engine.designer.checks.notebook import WARNING, Notebook
from engine.designer.places import cell_of, hex_id, with_map
from engine.ids import HexId

Cells = Mapping[Cell, str]


class Looked(msgspec.Struct, frozen=True, eq=False):
    """The mended files, and the whole track of each hex from which some was taken out."""

    files: TitleFiles
    track: Mapping[HexId, tuple[str, ...]]


def first_look(files: TitleFiles, notebook: Notebook) -> Looked:
    """All of it."""
    files = _mend_tiles(_mend_map_ids(files, notebook), notebook)
    whole: dict[HexId, tuple[str, ...]] = {}
    grids = []
    for index in range(len(files.maps)):
        files, cells = _mend_grid(files, index, notebook)
        grids.append(cells)
    known = {hex_id(files, index, name) for index, cells in enumerate(grids) for name in cells.values()}
    for index, cells in enumerate(grids):
        files = _mend_map(files, index, cells, whole, notebook)
    files = mend_links(files, grids, known, notebook)
    return Looked(mend_tables(files, known, notebook), whole)


def _mend_map_ids(files: TitleFiles, notebook: Notebook) -> TitleFiles:
    """Maps with an id each. The earlier of two alike gets a number: hexes of the first map do not carry its id."""
    seen: set[str] = set()
    for index in reversed(range(len(files.maps))):
        shape = files.maps[index]
        id_, number = shape.id, 2
        while id_ in seen:
            id_, number = f"{shape.id[:37]}_{number}", number + 1
        seen.add(id_)
        if id_ != shape.id:
            notebook.file(Fault.MAP_TWICE, files.title.maps[index], "id", map=shape.id)
            files = with_map(files, index, replace(shape, id=id_))
    return files


def _mend_tiles(files: TitleFiles, notebook: Notebook) -> TitleFiles:
    counts, own = {}, dict(files.tiles)
    for name, count in files.title.tiles.items():
        face = files.face(name)
        if face is None:
            notebook.file(Fault.UNKNOWN_ID, TITLE, f"tiles.{name}", id=name)
            continue
        counts[name] = count
        own_face, faults = mend_face(face)
        for fault, field, text in faults:
            notebook.file(fault, TILES, f"tiles.{name}.{field}", text=text)
        if faults:
            own[name] = own_face
    return replace(files, tiles=own, title=replace(files.title, tiles=counts))


def _mend_grid(files: TitleFiles, index: int, notebook: Notebook) -> tuple[TitleFiles, Cells]:
    """Hexes that lie on the grid of their map, each in a cell of its own."""
    shape = files.maps[index]
    cells: dict[Cell, str] = {}
    parity: int | None = None
    for name in shape.hexes:
        id_ = hex_id(files, index, name)
        cell = None if ":" in name else cell_of(name)
        if cell is None or cell.x < 0 or (parity is not None and (cell.x + cell.y) % 2 != parity):
            notebook.file(Fault.HEX_OFF_GRID, files.title.maps[index], f"hexes.{name}", hex=name)
            if cell is not None:
                _mend_hex(files, index, name, notebook)
            continue
        parity = (cell.x + cell.y) % 2
        if cell in cells:
            notebook.hex(Fault.CELL_TWICE, id_, other_hex=hex_id(files, index, cells[cell]))
            _mend_hex(files, index, name, notebook)
            continue
        cells[cell] = name
    if not cells:
        notebook.file(Fault.MAP_EMPTY, files.title.maps[index], "hexes", map=shape.id)
    if len(cells) != len(shape.hexes):
        files = with_map(files, index, replace(shape, hexes={name: shape.hexes[name] for name in cells.values()}))
    return files, cells


def _mend_map(
    files: TitleFiles, index: int, cells: Cells, whole: dict[HexId, tuple[str, ...]], notebook: Notebook
) -> TitleFiles:
    shape = files.maps[index]
    if shape.coast and not is_file(files.assets / "coasts" / f"{shape.coast}.json"):
        notebook.file(Fault.UNKNOWN_ID, files.title.maps[index], "coast", id=shape.coast)
        shape = replace(shape, coast=None)
    hexes = dict(shape.hexes)
    for cell, name in cells.items():
        readable = _mend_hex(files, index, name, notebook)
        hexes[name] = _mend_sides(files, index, cells, cell, readable, notebook)
        if hexes[name].track != readable.track:
            whole[hex_id(files, index, name)] = readable.track
    return with_map(files, index, replace(shape, hexes=hexes))


def _mend_hex(files: TitleFiles, index: int, name: str, notebook: Notebook) -> HexShape:
    found = files.maps[index].hexes[name]
    id_ = hex_id(files, index, name)
    if found.terrain and found.terrain not in files.title.terrains:
        notebook.hex(Fault.UNKNOWN_ID, id_, "terrain", id=found.terrain)
        found = replace(found, terrain=None)
    corporations = files.companies.corporations
    if found.home_of and found.home_of not in corporations:
        notebook.hex(Fault.UNKNOWN_ID, id_, "home_of", id=found.home_of)
        found = replace(found, home_of=None)
    if found.home_of and id_ not in corporations[found.home_of].homes:
        notebook.hex(Fault.HOME_NOT_LISTED, id_, "home_of", corporation=found.home_of)
        found = replace(found, home_of=None)
    face, faults = mend_face(found)
    for fault, field, text in faults:
        notebook.hex(fault, id_, field, text=text)
    return face


def _mend_sides(
    files: TitleFiles, index: int, cells: Cells, cell: Cell, found: HexShape, notebook: Notebook
) -> HexShape:
    """Marked sides with a hex beyond, and track that leads somewhere."""
    shape = files.maps[index]
    id_ = hex_id(files, index, cells[cell])
    around = [cells.get(neighbour(cell, side, shape.orientation)) for side in range(SIDES)]
    impassable = tuple(side for side in found.impassable if around[side] is not None)
    for side in sorted(set(found.impassable) - set(impassable)):
        notebook.hex(Fault.SIDE_OFF_MAP, id_, "impassable", side=side)
    rivers = _mend_rivers(files, index, id_, around, found, notebook)
    blocked = set(impassable)
    for side, other in enumerate(around):
        if other is not None and opposite(side) in shape.hexes[other].impassable:
            blocked.add(side)
    for side in sorted(blocked & {side for side, _ in rivers}):
        notebook.hex(Fault.RIVER_IMPASSABLE, id_, "rivers", WARNING, side=side)
    linked = {side for side, _, _ in found.links}
    track = []
    for text in found.track:
        path = parse_track(text)
        sides = [end for end in (path.a, path.b) if end < STOP and end not in linked]
        off = [side for side in sides if around[side] is None]
        shut = [side for side in sides if side in blocked and around[side] is not None]
        for side in off:
            notebook.hex(Fault.TRACK_OFF_MAP, id_, "track", side=side)
        for side in shut:
            notebook.hex(Fault.TRACK_BLOCKED, id_, "track", side=side)
        if not off and not shut:
            track.append(text)
    return replace(found, track=tuple(track), impassable=impassable, rivers=rivers)


def _mend_rivers(
    files: TitleFiles, index: int, id_: str, around: list[str | None], found: HexShape, notebook: Notebook
) -> tuple[tuple[int, int], ...]:
    """Rivers with one cost a side; a cost that differs is found once, on the hex that comes first."""
    rivers: dict[int, int] = {}
    hexes = files.maps[index].hexes
    for side, cost in found.rivers:
        other = around[side]
        if other is None:
            notebook.hex(Fault.SIDE_OFF_MAP, id_, "rivers", side=side)
            continue
        own = rivers.setdefault(side, cost)
        theirs = dict(hexes[other].rivers).get(opposite(side), own)
        if own != cost or (theirs != own and id_.rpartition(":")[2] < other):
            unlike = cost if own != cost else theirs
            notebook.hex(Fault.RIVER_COSTS_DIFFER, id_, "rivers", side=side, cost=own, other_cost=unlike)
        rivers[side] = min(own, theirs)
    return tuple(rivers.items())
