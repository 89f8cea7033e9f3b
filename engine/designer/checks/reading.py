"""Reading the files of a title for a check: every fault of their shape is told, not only the first.

What has the wrong shape is replaced by something harmless, so that it hides nothing else. A file that is no JSON at all, or
has more than `MOST_FAULTS` faults, is *spoilt*: the others are still read, and what needs the spoilt one is not judged.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.data.files import Json, is_file, merged, read_object, typed
from engine.data.loader import EXTENDS, folder_chain, library_faces
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.railways_file import RailwaysShape
from engine.data.raw import (
    CompaniesShape,
    LibraryShape,
    MapShape,
    MarketShape,
    RulesShape,
    ScenarioShape,
    TitleShape,
    TrainsShape,
)
from engine.data.title_files import COMPANIES, LIBRARY, MARKET, RULES, TILES, TITLE, TRAINS, TitleFiles
from engine.errors import DataError
from engine.ids import TitleId
from engine.messages import Key

MOST_FAULTS = 40
"""Faults of shape that are told of one file."""

Shape = TypeVar("Shape", bound=msgspec.Struct)

_TABLES: dict[str, msgspec.Struct] = {
    COMPANIES: CompaniesShape(corporations={}),
    TRAINS: TrainsShape(trains={}, phases={}),
    MARKET: MarketShape(rows=((100,),)),
    RULES: RulesShape(
        profiles={"profile": {}},
        scenarios=(ScenarioShape(players=2, cash=0, certificate_limit=10, corporations=1, trains={}),),
    ),
}
"""What stands for a spoilt file."""
_HARMLESS: tuple[Any, ...] = (
    0, 1, "white", "flat", "standard", "", "x", "X", "A1", "#808080", "x.json", "major", False, [], {}, [0, 0],
)  # fmt: skip


class Read(msgspec.Struct, frozen=True, eq=False):
    """The files as far as they could be read (None: not even title and maps), what was wrong, the names of spoilt files."""

    files: TitleFiles | None
    faults: tuple[DataError, ...]
    spoilt: frozenset[str] = frozenset()


def read_for_check(folder: Path, assets: Path) -> Read:
    """The files of a title's folder over those it extends. Raises nothing for what a title's files say."""
    try:
        folders = folder_chain(folder, assets)
    except DataError as error:
        return Read(None, (error, *_broken(folder)))
    reader = _Reader(folders)
    title = reader.read(TITLE, TitleShape)
    maps = tuple(reader.read(name, MapShape) for name in title.maps) if title is not None else ()
    tables = {name: reader.read(name, type(stand_in)) for name, stand_in in _TABLES.items()}
    railways = reader.read(RAILWAYS, RailwaysShape, needed=False)
    tiles = reader.read(TILES, LibraryShape, needed=False)
    faults, spoilt = tuple(reader.faults), frozenset(reader.spoilt)
    if title is None or None in maps:
        return Read(None, faults, spoilt)
    names = (TITLE, *title.maps, *_TABLES, RAILWAYS, TILES)
    companies, trains, market, rules = (tables[name] or _TABLES[name] for name in _TABLES)
    assert isinstance(companies, CompaniesShape)
    assert isinstance(trains, TrainsShape)
    assert isinstance(market, MarketShape)
    assert isinstance(rules, RulesShape)
    files = TitleFiles(
        id=TitleId(folder.resolve().name),
        title=title,
        maps=tuple(map_ for map_ in maps if map_ is not None),
        companies=companies,
        trains=trains,
        market=market,
        rules=rules,
        railways=railways,
        tiles=tiles.tiles if tiles is not None else {},
        library=library_faces(assets),
        assets=assets,
        paths={name: str(folder / name) for name in names} | {LIBRARY: str(assets / LIBRARY)},
    )
    return Read(files, faults, spoilt)


def _broken(folder: Path) -> Iterator[DataError]:
    """Faults of the other files of a folder whose title cannot be read."""
    for path in sorted(folder.glob("*.json"))[:MOST_FAULTS]:
        if path.name != TITLE:
            try:
                read_object(path)
            except DataError as error:
                yield error


class _Reader:
    """Reads the files of one title and keeps what is wrong with them."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._folders = folders
        self.faults: list[DataError] = []
        self.spoilt: set[str] = set()

    def read(self, name: str, shape: type[Shape], *, needed: bool = True) -> Shape | None:
        """A file with what it inherits, None where there is none or it is spoilt."""
        content: Json = {}
        known = len(self.faults)
        holders = tuple(folder for folder in self._folders if is_file(folder / name))
        for folder in reversed(holders or (self._folders[-1:] if needed else ())):
            try:
                content = merged(content, read_object(folder / name))
            except DataError as error:
                self.faults.append(error)
                self.spoilt.add(name)
        content.pop(EXTENDS, None)
        if len(self.faults) > known or not (content or needed):
            return None
        return self._shaped(content, shape, name)

    def _shaped(self, content: Json, shape: type[Shape], name: str) -> Shape | None:
        file = str(self._folders[0] / name)
        seen: set[str] = set()
        for _ in range(MOST_FAULTS):
            try:
                return typed(content, shape, file)
            except DataError as error:
                told = str(error.parameters.get("place", "")) + str(error.parameters.get("field", ""))
                if told not in seen:
                    self.faults.append(error)
                if told in seen or not _mend(content, shape, error):
                    break
                seen.add(told)
        self.spoilt.add(name)
        return None


def _mend(content: Json, shape: type[msgspec.Struct], error: DataError) -> bool:
    """Put something harmless in the place of what is wrong. Whether that was possible."""
    holder: Any = content
    hint: Any = shape
    steps = list(_steps(content, str(error.parameters.get("place", ""))))
    field = error.parameters.get("field")
    if error.key is Key.FIELD_UNKNOWN or error.key is Key.FIELD_MISSING:
        steps.append(str(field))
    if not steps:
        return False
    for step in steps[:-1]:
        hint = _below(hint, step)
        holder = holder[step]
    last = steps[-1]
    if isinstance(holder, list):
        del holder[last]
        return True
    wanted = _below(hint, last)
    key_fits = get_origin(hint) is not dict or _fits(last, get_args(hint)[0])
    fresh = _harmless(wanted) if key_fits and error.key is not Key.FIELD_UNKNOWN else None
    if len(steps) == 1 and isinstance(fresh, dict | list):
        return False  # Without a whole table nothing can be judged.
    if fresh is None or (error.key is not Key.FIELD_MISSING and _optional(hint, last)):
        holder.pop(last, None)
    else:
        holder[last] = fresh
    return True


def _steps(value: Any, place: str) -> Iterator[Any]:
    """The keys and indices of a place (`scenarios[0].cash`), as far as it exists."""
    rest = place
    while rest:
        rest = rest.removeprefix(".")
        if rest.startswith("[") and isinstance(value, list):
            number, _, rest = rest[1:].partition("]")
            if not number.isdecimal() or int(number) >= len(value):
                return
            step: Any = int(number)
        elif isinstance(value, dict):
            found = [key for key in value if rest == key or rest.startswith((f"{key}.", f"{key}["))]
            if not found:
                return
            step = max(found, key=len)
            rest = rest[len(step) :]
        else:
            return
        yield step
        value = value[step]


def _below(hint: Any, step: Any) -> Any:
    """The type of what stands below a key or index."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return get_type_hints(hint, include_extras=True).get(str(step))
    if get_origin(hint) in (Union, types.UnionType):
        return next((found for one in get_args(hint) if (found := _below(one, step)) is not None), None)
    arguments = get_args(hint)
    if get_origin(hint) is dict:
        return arguments[1]
    if get_origin(hint) is tuple:
        return arguments[0] if arguments[-1] is Ellipsis else arguments[step]
    return _below(arguments[0], step) if arguments else None


def _optional(hint: Any, field: Any) -> bool:
    if not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return False
    return any(found.name == field and not found.required for found in msgspec.structs.fields(hint))


def _harmless(hint: Any) -> Any:
    """The first harmless value of a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint, include_extras=True)
        return {field.name: _harmless(hints[field.name]) for field in msgspec.structs.fields(hint) if field.required}
    return next((value for value in _HARMLESS if hint is not None and _fits(value, hint)), None)


def _fits(value: Any, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True
