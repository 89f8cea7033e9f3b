"""A title that is not shipped travels with its games: all its files as JSON by name, what they inherit included.

A save that only named a folder could not be opened after the folder changed; with the files in it a game goes on as it began.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from engine.data.definitions import Title
from engine.data.files import Json, typed
from engine.data.loader import build_title, library_faces
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.railways_file import RailwaysShape
from engine.data.raw import CompaniesShape, LibraryShape, MapShape, MarketShape, RulesShape, TitleShape, TrainsShape
from engine.data.title_files import COMPANIES, LIBRARY, MARKET, RULES, TILES, TITLE, TRAINS, TitleFiles
from engine.errors import DataError
from engine.ids import TitleId
from engine.messages import Key

Shape = TypeVar("Shape", bound=msgspec.Struct)

Carried: TypeAlias = dict[str, Json]
"""Content of the files by name."""


def carried_files(title_id: str, contents: Carried, *, library: Path, file: str) -> TitleFiles:
    """The files of a title given by content. `file` is what holds them and is named in errors. Raises `DataError`."""
    if not title_id.replace("_", "").isalnum():
        raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place="title", value=title_id)

    def part(name: str, shape: type[Shape]) -> Shape:
        if name not in contents:
            raise DataError(Key.FIELD_MISSING, file=file, place="title_files", field=name)
        return typed(contents[name], shape, f"{file}#{name}")

    title = part(TITLE, TitleShape)
    names = (TITLE, COMPANIES, TRAINS, MARKET, RULES, RAILWAYS, TILES, *title.maps)
    return TitleFiles(
        id=TitleId(title_id),
        title=title,
        maps=tuple(part(name, MapShape) for name in title.maps),
        companies=part(COMPANIES, CompaniesShape),
        trains=part(TRAINS, TrainsShape),
        market=part(MARKET, MarketShape),
        rules=part(RULES, RulesShape),
        railways=part(RAILWAYS, RailwaysShape) if RAILWAYS in contents else None,
        tiles=part(TILES, LibraryShape).tiles if TILES in contents else {},
        library=library_faces(library),
        assets=library,
        paths={name: f"{file}#{name}" for name in names} | {LIBRARY: str(library / "tiles" / "tiles.json")},
    )


def carried_title(title_id: str, contents: Carried, *, library: Path, file: str) -> Title:
    """The title that carries these files. Raises `DataError` as `load_title` does."""
    title = build_title(carried_files(title_id, contents, library=library, file=file))
    return msgspec.structs.replace(title, carried=contents)
