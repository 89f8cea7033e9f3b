"""Edits of tables: trains, phases, companies, terrains, tiles, market, set-ups; every value is checked as when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from engine.data.build import build_market
from engine.data.files import typed
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.railways_file import RailwaysShape
from engine.data.raw import CompaniesShape, FaceShape, MarketShape, RulesShape, TitleShape, TrainsShape
from engine.data.title_files import COMPANIES, MARKET, RULES, TILES, TITLE, TRAINS, TitleFiles
from engine.designer.edits import (
    MoveEntry,
    RenameEntry,
    SetCell,
    SetCompaniesField,
    SetEntry,
    SetField,
    SetRailwaysField,
    SetScenarios,
    SetTile,
    SetTitleField,
    Table,
)
from engine.designer.plain import plain
from engine.designer.renaming import follow
from engine.errors import DataError
from engine.messages import Key

MAX_ENTRIES = 500
"""Entries of one table."""
MAX_MARKET_ROWS, MAX_MARKET_COLUMNS = 40, 60

_FILES: dict[str, tuple[str, type[msgspec.Struct], tuple[Table, ...]]] = {
    "title": (TITLE, TitleShape, ("terrains", "tiles", "hex_events", "switches")),
    "trains": (TRAINS, TrainsShape, ("trains", "phases")),
    "companies": (COMPANIES, CompaniesShape, ("corporations", "privates")),
    "rules": (RULES, RulesShape, ("profiles", "options")),
    "railways": (RAILWAYS, RailwaysShape, ("majors", "regionals", "governments", "cards", "launches")),
}
"""Field of `TitleFiles`, its file and shape, and the tables in it."""

_PART: dict[str, str] = {table: part for part, (_, _, tables) in _FILES.items() for table in tables}


def table_of(files: TitleFiles, table: Table) -> Mapping[str, Any]:
    """The entries of a table. Raises `DataError` for one that the title has no file for."""
    part = getattr(files, _PART[table])
    if part is None:
        raise DataError(Key.FILE_MISSING, file=files.path(_FILES[_PART[table]][0]), place=table)
    found: Mapping[str, Any] = getattr(part, table)
    return found


def _with_table(files: TitleFiles, table: Table, entries: dict[str, Any]) -> TitleFiles:
    part = _PART[table]
    return msgspec.structs.replace(files, **{part: replace(getattr(files, part), **{table: entries})})


def _types(table: Table) -> tuple[Any, Any]:
    hint = get_type_hints(_FILES[_PART[table]][1], include_extras=True)[table]
    key, value = get_args(hint)
    return key, value


def entry_type(table: Table) -> Any:
    """Type of the entries of a table: a shape, or that of a plain value."""
    return get_args(get_type_hints(_FILES[_PART[table]][1])[table])[1]


def _checked(files: TitleFiles, table: Table, entry: str, value: Any, shape: Any, *, deeper: str = "") -> Any:
    file = files.path(_FILES[_PART[table]][0])
    try:
        return typed(value, shape, file)
    except DataError as error:
        place = ".".join(part for part in (table, entry, deeper, str(error.parameters["place"])) if part)
        rest = {name: value for name, value in error.parameters.items() if name not in ("file", "place")}
        raise DataError(error.key, file=file, place=place, **rest) from None


def _known(files: TitleFiles, table: Table, entry: str) -> Mapping[str, Any]:
    entries = table_of(files, table)
    if entry not in entries:
        raise DataError(Key.UNKNOWN_ID, file=files.path(_FILES[_PART[table]][0]), place=table, id=entry)
    return entries


def _inserted(entries: Mapping[str, Any], entry: str, value: Any, index: int | None) -> dict[str, Any]:
    if index is None:
        return {**entries, entry: value}
    items = [item for item in entries.items() if item[0] != entry]
    items.insert(max(0, index), (entry, value))
    return dict(items)


def set_entry(files: TitleFiles, edit: SetEntry) -> TitleFiles:
    """Raises `DataError` for an id or a value that the table cannot hold."""
    entries = table_of(files, edit.table)
    if edit.value is None:
        return _with_table(files, edit.table, {name: old for name, old in entries.items() if name != edit.id})
    key, shape = _types(edit.table)
    _checked(files, edit.table, "", edit.id, key)
    value = _checked(files, edit.table, edit.id, plain(edit.value), shape)
    if len(entries) >= MAX_ENTRIES and edit.id not in entries:
        file = files.path(_FILES[_PART[edit.table]][0])
        raise DataError(Key.TOO_MANY, file=file, place=edit.table, count=len(entries) + 1, limit=MAX_ENTRIES)
    return _with_table(files, edit.table, _inserted(entries, edit.id, value, edit.index))


def set_field(files: TitleFiles, edit: SetField) -> TitleFiles:
    """Raises `DataError` for an unknown entry or field, or a value the field cannot have."""
    entries = _known(files, edit.table, edit.id)
    content = plain(entries[edit.id])
    if not isinstance(content, dict):
        raise DataError(
            Key.FIELD_UNKNOWN,
            file=files.path(_FILES[_PART[edit.table]][0]),
            place=f"{edit.table}.{edit.id}",
            field=edit.field,
        )
    content[edit.field] = plain(edit.value)
    if edit.value is None:
        del content[edit.field]
    value = _checked(files, edit.table, edit.id, content, _types(edit.table)[1])
    return _with_table(files, edit.table, {**entries, edit.id: value})


def rename_entry(files: TitleFiles, edit: RenameEntry) -> TitleFiles:
    """Raises `DataError` for an unknown entry, or an id that is taken or impossible."""
    entries = _known(files, edit.table, edit.id)
    if edit.new == edit.id:
        return files
    _checked(files, edit.table, "", edit.new, _types(edit.table)[0])
    if edit.new in entries:
        raise DataError(Key.DUPLICATE_ID, file=files.path(_FILES[_PART[edit.table]][0]), place=edit.table, id=edit.new)
    renamed = {edit.new if name == edit.id else name: value for name, value in entries.items()}
    return follow(_with_table(files, edit.table, renamed), edit)


def move_entry(files: TitleFiles, edit: MoveEntry) -> TitleFiles:
    """Raises `DataError` for an unknown entry."""
    entries = _known(files, edit.table, edit.id)
    return _with_table(files, edit.table, _inserted(entries, edit.id, entries[edit.id], edit.index))


def set_tile(files: TitleFiles, edit: SetTile) -> TitleFiles:
    """Raises `DataError` for an id, face or count that cannot be."""
    face = typed(plain(edit.face), FaceShape, files.path(TILES))
    files = set_entry(files, SetEntry("tiles", edit.tile, edit.count))
    tiles = {**files.tiles, edit.tile: face}
    if files.library.get(edit.tile) == face:
        del tiles[edit.tile]
    return replace(files, tiles=tiles)


def set_cell(files: TitleFiles, edit: SetCell) -> TitleFiles:
    """Raises `DataError` for a cell outside the market or one that cannot be read."""
    rows = [list(row) for row in files.market.rows]
    file, place = files.path(MARKET), f"rows[{edit.row}][{edit.column}]"
    if edit.row == len(rows) and edit.cell is not None:
        rows.append([])
    if not 0 <= edit.row < len(rows) or not 0 <= edit.column <= len(rows[edit.row]):
        raise DataError(Key.UNKNOWN_ID, file=file, place="rows", id=place)
    row = rows[edit.row]
    if edit.cell is None:
        # Cells have no gaps: only the end of a row can go, and a row without cells goes itself.
        if edit.column != len(row) - 1:
            raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value="")
        row.pop()
        rows = [cells for cells in rows if cells]
    elif edit.column == len(row):
        row.append(edit.cell)
    else:
        row[edit.column] = edit.cell
    if len(rows) > MAX_MARKET_ROWS or len(row) > MAX_MARKET_COLUMNS:
        limit = MAX_MARKET_ROWS if len(rows) > MAX_MARKET_ROWS else MAX_MARKET_COLUMNS
        raise DataError(Key.TOO_MANY, file=file, place="rows", count=max(len(rows), len(row)), limit=limit)
    market = typed({"rows": rows}, MarketShape, file)
    build_market(MarketShape(rows=(tuple(row),)) if row else market, file=file)
    return replace(files, market=market)


def set_title_field(files: TitleFiles, edit: SetTitleField) -> TitleFiles:
    """Raises `DataError` for an unknown field or a value it cannot have; maps and tables have edits of their own."""
    file = files.path(TITLE)
    tables = {"maps", *_FILES["title"][2]}
    if edit.field in tables or edit.field not in TitleShape.__struct_fields__:
        raise DataError(Key.FIELD_UNKNOWN, file=file, place="", field=edit.field)
    content = {name: value for name, value in plain(files.title).items() if name not in tables}
    content |= {edit.field: plain(edit.value), "maps": list(files.title.maps), "tiles": {}}
    if edit.value is None:
        del content[edit.field]
    shape = typed(content, TitleShape, file)
    return replace(files, title=replace(files.title, **{edit.field: getattr(shape, edit.field)}))


def set_companies_field(files: TitleFiles, edit: SetCompaniesField) -> TitleFiles:
    """Raises `DataError` for a value the field cannot have."""
    content = {"corporations": {}, edit.field: plain(edit.value)}
    if edit.value is None:
        del content[edit.field]
    shape = typed(content, CompaniesShape, files.path(COMPANIES))
    return replace(files, companies=replace(files.companies, **{edit.field: getattr(shape, edit.field)}))


def set_railways_field(files: TitleFiles, edit: SetRailwaysField) -> TitleFiles:
    """Raises `DataError` where the title has no railways, for an unknown field or a value it cannot have."""
    file = files.path(RAILWAYS)
    if files.railways is None:
        raise DataError(Key.FILE_MISSING, file=file, place=edit.field)
    if edit.field in _FILES["railways"][2]:
        raise DataError(Key.FIELD_UNKNOWN, file=file, place="", field=edit.field)
    content = place = plain(files.railways)
    *deeper, last = edit.field.split(".")
    for name in deeper:
        place = place.get(name)
        if not isinstance(place, dict):
            raise DataError(Key.FIELD_UNKNOWN, file=file, place="", field=edit.field)
    place[last] = plain(edit.value)
    if edit.value is None:
        del place[last]
    return replace(files, railways=typed(content, RailwaysShape, file))


def set_scenarios(files: TitleFiles, edit: SetScenarios) -> TitleFiles:
    """Raises `DataError` for set-ups that cannot be."""
    content = {"profiles": {}, "scenarios": plain(edit.scenarios)}
    shape = typed(content, RulesShape, files.path(RULES))
    return replace(files, rules=replace(files.rules, scenarios=shape.scenarios))
