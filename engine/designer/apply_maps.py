"""Edits of maps: hexes, their ground, sides, names, homes and links."""

from __future__ import annotations

from typing import Any, get_type_hints

from msgspec.structs import replace

from engine.coords import SIDES, opposite
from engine.data.files import Json, typed
from engine.data.raw import HexShape, MapShape, TitleShape
from engine.data.title_files import COMPANIES, TITLE, TitleFiles
from engine.designer.blocks import MAX_HEXES
from engine.designer.edits import (
    AddHexes,
    AddMap,
    DrawRiver,
    LinkSides,
    MarkImpassable,
    NameHex,
    NameSide,
    PaintColor,
    PaintRegion,
    PaintTerrain,
    RemoveHexes,
    RemoveMap,
    SetHome,
    SetMap,
    UnlinkSide,
)
from engine.designer.places import (
    across,
    cell_of,
    find_hex,
    hex_ids,
    locate,
    map_index,
    name_at,
    with_hexes,
    with_map,
)
from engine.designer.plain import plain
from engine.errors import DataError
from engine.ids import HexId
from engine.messages import Key

MAX_TEXT = 80
"""Letters of a name."""
MAX_COST = 100_000
_MAPS: Any = get_type_hints(TitleShape, include_extras=True)["maps"]


def _fault(files: TitleFiles, hex_: HexId, key: Key, field: str, **parameters: str | int) -> DataError:
    index, name = locate(files, hex_)
    return DataError(key, file=files.path(files.title.maps[index]), place=f"hexes.{name}.{field}", **parameters)


def _side(files: TitleFiles, hex_: HexId, side: int, field: str) -> None:
    if not 0 <= side < SIDES:
        raise _fault(files, hex_, Key.VALUE_NOT_ALLOWED, field, value=str(side))


def _text(files: TitleFiles, hex_: HexId, text: str, field: str) -> str:
    if len(text) > MAX_TEXT or not text.isprintable():
        raise _fault(files, hex_, Key.VALUE_NOT_ALLOWED, field, value=text[:MAX_TEXT])
    return text


def _shape(files: TitleFiles, hex_: HexId) -> HexShape:
    index, name = locate(files, hex_)
    return files.maps[index].hexes[name]


def add_hexes(files: TitleFiles, edit: AddHexes) -> TitleFiles:
    """Raises `DataError` for names off the grid (every other cell of the doubled grid is a hex) or too many hexes."""
    index = map_index(files, edit.map)
    shape = files.maps[index]
    file = files.path(files.title.maps[index])
    cells = {name: cell_of(name) for name in list(shape.hexes)[:1]}
    fresh = {}
    for name in edit.names:
        try:
            cell = cell_of(name)
        except ValueError:
            raise DataError(Key.HEX_OFF_GRID, file=file, place=f"hexes.{name}", hex=name) from None
        first = next(iter(cells.values()), cell)
        if name_at(cell) != name or (sum(cell) - sum(first)) % 2:
            raise DataError(Key.HEX_OFF_GRID, file=file, place=f"hexes.{name}", hex=name)
        cells[name] = cell
        if name not in shape.hexes:
            fresh[name] = HexShape(color=edit.color)
    if len(shape.hexes) + len(fresh) > MAX_HEXES:
        count = len(shape.hexes) + len(fresh)
        raise DataError(Key.TOO_MANY, file=file, place="hexes", count=count, limit=MAX_HEXES)
    if not fresh:
        return files
    return with_map(files, index, replace(shape, hexes=_in_reading_order(shape.hexes, fresh)))


def _in_reading_order(old: dict[str, HexShape], fresh: dict[str, HexShape]) -> dict[str, HexShape]:
    """Each new hex before the first that comes after it on paper; the old ones stay in the order of the file."""
    waiting = sorted(((cell_of(name).y, cell_of(name).x), name) for name in fresh)
    merged: dict[str, HexShape] = {}
    for name, shape in old.items():
        cell = cell_of(name)
        while waiting and waiting[0][0] < (cell.y, cell.x):
            added = waiting.pop(0)[1]
            merged[added] = fresh[added]
        merged[name] = shape
    merged.update((name, fresh[name]) for _, name in waiting)
    return merged


def remove_hexes(files: TitleFiles, edit: RemoveHexes) -> TitleFiles:
    """Raises `DataError` for an unknown hex."""
    gone = set(edit.hexes)
    by_map: dict[int, set[str]] = {}
    for hex_ in edit.hexes:
        index, name = locate(files, hex_)
        by_map.setdefault(index, set()).add(name)
    for index, names in by_map.items():
        shape = files.maps[index]
        kept = {name: found for name, found in shape.hexes.items() if name not in names}
        files = with_map(files, index, replace(shape, hexes=kept))
    return _without_links(_without_homes(files, gone), gone)


def _without_homes(files: TitleFiles, gone: set[HexId]) -> TitleFiles:
    corporations = files.companies.corporations
    if not any(gone & set(map(HexId, raw.homes)) for raw in corporations.values()):
        return files
    changed = {
        name: replace(raw, homes=tuple(home for home in raw.homes if home not in gone))
        for name, raw in corporations.items()
    }
    return replace(files, companies=replace(files.companies, corporations=changed))


def _without_links(files: TitleFiles, gone: set[HexId]) -> TitleFiles:
    for index, shape in enumerate(files.maps):
        changed = {
            name: replace(found, links=tuple(link for link in found.links if link[1] not in gone))
            for name, found in shape.hexes.items()
            if any(link[1] in gone for link in found.links)
        }
        if changed:
            files = with_map(files, index, replace(shape, hexes=shape.hexes | changed))
    return files


def paint_color(files: TitleFiles, edit: PaintColor) -> TitleFiles:
    """Raises `DataError` for an unknown hex."""
    return with_hexes(files, {hex_: replace(_shape(files, hex_), color=edit.color) for hex_ in edit.hexes})


def paint_terrain(files: TitleFiles, edit: PaintTerrain) -> TitleFiles:
    """Raises `DataError` for an unknown hex or terrain."""
    if edit.terrain is not None and edit.terrain not in files.title.terrains:
        raise DataError(Key.UNKNOWN_ID, file=files.path(TITLE), place="terrains", id=edit.terrain)
    return with_hexes(files, {hex_: replace(_shape(files, hex_), terrain=edit.terrain) for hex_ in edit.hexes})


def paint_region(files: TitleFiles, edit: PaintRegion) -> TitleFiles:
    """Raises `DataError` for an unknown hex or a name that cannot be written."""
    return with_hexes(
        files,
        {hex_: replace(_shape(files, hex_), region=_text(files, hex_, edit.region, "region")) for hex_ in edit.hexes},
    )


def _both(files: TitleFiles, hex_: HexId, side: int, field: str) -> HexId:
    """The hex beyond a side, which must be there."""
    _side(files, hex_, side, field)
    beyond = across(files, hex_, side)
    if beyond is None:
        raise _fault(files, hex_, Key.SIDE_OFF_MAP, field, side=side)
    return beyond


def mark_impassable(files: TitleFiles, edit: MarkImpassable) -> TitleFiles:
    """Raises `DataError` for an unknown hex or a side at the edge of the map, which is closed anyway."""
    beyond = _both(files, edit.hex, edit.side, "impassable")
    one, two = _shape(files, edit.hex), _shape(files, beyond)
    there = edit.side in one.impassable or opposite(edit.side) in two.impassable
    if edit.closed == there:
        return files
    if edit.closed:
        return with_hexes(files, {edit.hex: replace(one, impassable=(*one.impassable, edit.side))})
    one = replace(one, impassable=tuple(side for side in one.impassable if side != edit.side))
    two = replace(two, impassable=tuple(side for side in two.impassable if side != opposite(edit.side)))
    return with_hexes(files, dict(zip((edit.hex, beyond), _named_while_marked(one, two, edit.side), strict=True)))


def _marked(one: HexShape, two: HexShape, side: int) -> bool:
    """Whether a river or a closed border lies on a side, on whichever of its two hexes it is written."""
    there = opposite(side)
    return side in one.impassable or side in dict(one.rivers) or there in two.impassable or there in dict(two.rivers)


def _named_while_marked(one: HexShape, two: HexShape, side: int) -> tuple[HexShape, HexShape]:
    """Both hexes of a side, without its name where it has lost its last mark."""
    if _marked(one, two, side):
        return one, two
    return _with_name(one, side, ""), _with_name(two, opposite(side), "")


def draw_river(files: TitleFiles, edit: DrawRiver) -> TitleFiles:
    """Raises `DataError` for an unknown hex, a side at the edge of the map or a cost that is none."""
    beyond = _both(files, edit.hex, edit.side, "rivers")
    if edit.cost is not None and not 0 <= edit.cost <= MAX_COST:
        raise _fault(files, edit.hex, Key.VALUE_NOT_ALLOWED, "rivers", value=str(edit.cost))
    one, two = _shape(files, edit.hex), _shape(files, beyond)
    own = [river for river in one.rivers if river[0] != edit.side]
    if edit.cost is not None:
        own = sorted([*own, (edit.side, edit.cost)])
    others = tuple(river for river in two.rivers if river[0] != opposite(edit.side))
    one, far = replace(one, rivers=tuple(own)), replace(two, rivers=others)
    if edit.cost is None:
        one, far = _named_while_marked(one, far, edit.side)
    return with_hexes(files, {edit.hex: one} if far == two else {edit.hex: one, beyond: far})


def side_name(files: TitleFiles, hex_: HexId, side: int) -> str:
    """What a side is called, whichever of its two hexes says so; empty for nothing. Raises `DataError` for an unknown hex."""
    beyond = across(files, hex_, side)
    own = dict(_shape(files, hex_).side_names).get(side)
    return own or ("" if beyond is None else dict(_shape(files, beyond).side_names).get(opposite(side), ""))


def name_side(files: TitleFiles, edit: NameSide) -> TitleFiles:
    """The name stands on the hex that had one, else on the one given.

    Raises `DataError` for an unknown hex, a side with neither river nor closed border or a name that cannot be written.
    """
    beyond, other_side = _both(files, edit.hex, edit.side, "side_names"), opposite(edit.side)
    name = _text(files, edit.hex, edit.name, "side_names")
    one, two = _shape(files, edit.hex), _shape(files, beyond)
    if name and not _marked(one, two, edit.side):
        raise _fault(files, edit.hex, Key.VALUE_NOT_ALLOWED, "side_names", value=name)
    there = other_side in dict(two.side_names) and edit.side not in dict(one.side_names)
    return with_hexes(
        files,
        {
            edit.hex: _with_name(one, edit.side, "" if there else name),
            beyond: _with_name(two, other_side, name if there else ""),
        },
    )


def _with_name(shape: HexShape, side: int, name: str) -> HexShape:
    names = {**dict(shape.side_names), side: name}
    return replace(shape, side_names=tuple(sorted(named for named in names.items() if named[1])))


def name_hex(files: TitleFiles, edit: NameHex) -> TitleFiles:
    """Raises `DataError` for an unknown hex or a name that cannot be written."""
    name = _text(files, edit.hex, edit.name, "name")
    return with_hexes(files, {edit.hex: replace(_shape(files, edit.hex), name=name)})


def set_home(files: TitleFiles, edit: SetHome) -> TitleFiles:
    """Raises `DataError` for an unknown hex or corporation."""
    shape = _shape(files, edit.hex)
    corporations = files.companies.corporations
    raw = corporations.get(edit.corporation)
    if raw is None:
        raise DataError(Key.UNKNOWN_ID, file=files.path(COMPANIES), place="corporations", id=edit.corporation)
    homes = tuple(home for home in raw.homes if home != edit.hex or edit.home)
    if edit.home and edit.hex not in homes:
        homes = (*homes, edit.hex)
    kept = edit.corporation if edit.home and edit.kept else None
    if kept is not None or shape.home_of == edit.corporation:
        files = with_hexes(files, {edit.hex: replace(shape, home_of=kept)})
    changed = corporations | {edit.corporation: replace(raw, homes=homes)}
    return replace(files, companies=replace(files.companies, corporations=changed))


def link_sides(files: TitleFiles, edit: LinkSides) -> TitleFiles:
    """Links that either side had go. Raises `DataError` for unknown hexes or two hexes of one map."""
    _side(files, edit.hex, edit.side, "links")
    _side(files, edit.other, edit.other_side, "links")
    if locate(files, edit.hex)[0] == locate(files, edit.other)[0]:
        raise _fault(files, edit.hex, Key.VALUE_NOT_ALLOWED, "links", value=edit.other)
    files = unlink_side(files, UnlinkSide(edit.hex, edit.side))
    files = unlink_side(files, UnlinkSide(edit.other, edit.other_side))
    one, two = _shape(files, edit.hex), _shape(files, edit.other)
    return with_hexes(
        files,
        {
            edit.hex: replace(one, links=(*one.links, (edit.side, edit.other, edit.other_side))),
            edit.other: replace(two, links=(*two.links, (edit.other_side, edit.hex, edit.side))),
        },
    )


def unlink_side(files: TitleFiles, edit: UnlinkSide) -> TitleFiles:
    """Raises `DataError` for an unknown hex; nothing happens where no link is."""
    shape = _shape(files, edit.hex)
    gone = [link for link in shape.links if link[0] == edit.side]
    if not gone:
        return files
    changed = {edit.hex: replace(shape, links=tuple(link for link in shape.links if link[0] != edit.side))}
    for side, other, other_side in gone:
        beyond = find_hex(files, HexId(other))
        if beyond is not None:
            back = (other_side, edit.hex, side)
            changed[HexId(other)] = replace(beyond, links=tuple(link for link in beyond.links if link != back))
    return with_hexes(files, changed)


def add_map(files: TitleFiles, edit: AddMap) -> TitleFiles:
    """Raises `DataError` for an id that is taken or cannot be a file's name."""
    file = f"map_{edit.map}.json"
    if any(shape.id == edit.map for shape in files.maps) or file in files.title.maps:
        raise DataError(Key.DUPLICATE_ID, file=files.path(TITLE), place="maps", id=edit.map)
    content: Json = {"id": edit.map, "orientation": edit.orientation.value, "hexes": {}}
    shape = typed(content, MapShape, files.path(TITLE))
    maps = typed([*files.title.maps, file], _MAPS, files.path(TITLE))
    return replace(files, title=replace(files.title, maps=maps), maps=(*files.maps, shape))


def remove_map(files: TitleFiles, edit: RemoveMap) -> TitleFiles:
    """Raises `DataError` for an unknown map, the first one (its hexes have no prefix) or the last one left."""
    index = map_index(files, edit.map)
    if index == 0:
        raise DataError(Key.VALUE_NOT_ALLOWED, file=files.path(TITLE), place="maps", value=edit.map)
    gone = set(hex_ids(files, index))
    files = _without_links(_without_homes(files, gone), gone)
    names = files.title.maps
    return replace(
        files,
        title=replace(files.title, maps=names[:index] + names[index + 1 :]),
        maps=files.maps[:index] + files.maps[index + 1 :],
    )


def set_map(files: TitleFiles, edit: SetMap) -> TitleFiles:
    """Raises `DataError` for an unknown map or a value the field cannot have."""
    index = map_index(files, edit.map)
    content: Json = plain(files.maps[index]) | {edit.field: plain(edit.value), "hexes": {}}
    if edit.value is None:
        del content[edit.field]
    shape = typed(content, MapShape, files.path(files.title.maps[index]))
    return with_map(files, index, replace(shape, hexes=files.maps[index].hexes))
