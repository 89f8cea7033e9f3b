"""A title from its folder: read, lay the files over those of the title it extends, build, check."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from engine.data.build import (
    build_corporations,
    build_face,
    build_map,
    build_market,
    build_phases,
    build_privates,
    build_profiles,
    build_scenarios,
    build_trains,
)
from engine.data.checks import title_faults
from engine.data.completeness import incomplete
from engine.data.definitions import HexEvent, Option, Terrain, Tile, Title
from engine.data.files import Json, is_file, merged, read_object, typed
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.railways_file import (
    RailwaysShape,
    build_railways,
    railways_faults,
    repeated_railways,
    without_token_places,
)
from engine.data.raw import (
    CompaniesShape,
    FaceShape,
    LibraryShape,
    MapShape,
    MarketShape,
    RulesShape,
    TitleShape,
    TrainsShape,
)
from engine.data.title_files import COMPANIES, LIBRARY, MARKET, RULES, TILES, TITLE, TRAINS, TitleFiles
from engine.errors import DataError
from engine.ids import CorporationId, HexId, OptionId, TileId, TitleId
from engine.messages import Key

Shape = TypeVar("Shape", bound=msgspec.Struct)

EXTENDS = "extends"
MAX_CHAIN = 4
"""Titles that may extend one another in a row."""


def load_title(folder: Path, *, library: Path) -> Title:
    """The title in `folder`; `library` is the assets folder with `tiles/`, `coasts/` and the `games/` it may extend.

    Raises `DataError` for the first fault, naming the file and the place in it.
    """
    return build_title(read_files(folder, library=library))


def read_files(folder: Path, *, library: Path) -> TitleFiles:
    """The files of a title, typed, over those it extends, not yet checked against each other. Raises `DataError`."""
    folders = folder_chain(folder, library)
    shape = _read(folders, TITLE, TitleShape)
    names = (TITLE, COMPANIES, TRAINS, MARKET, RULES, RAILWAYS, TILES, *shape.maps)
    return TitleFiles(
        id=TitleId(folder.name),
        title=shape,
        maps=tuple(_read(folders, name, MapShape) for name in shape.maps),
        companies=_read(folders, COMPANIES, CompaniesShape),
        trains=_read(folders, TRAINS, TrainsShape),
        market=_read(folders, MARKET, MarketShape),
        rules=_read(folders, RULES, RulesShape),
        railways=_read(_with(folders, RAILWAYS), RAILWAYS, RailwaysShape) if _with(folders, RAILWAYS) else None,
        tiles=_read(_with(folders, TILES), TILES, LibraryShape).tiles if _with(folders, TILES) else {},
        library=library_faces(library),
        assets=library,
        paths={name: str(_file(folders, name)) for name in names} | {LIBRARY: str(library / "tiles" / "tiles.json")},
    )


def build_title(files: TitleFiles) -> Title:
    """The title that its files say. Raises `DataError` for the first fault, naming the file and the place in it."""
    title = assemble_title(files)
    for fault in cross_faults(title, files):
        raise fault
    return title


def assemble_title(files: TitleFiles) -> Title:
    """The title that its files say, not yet checked against each other. Raises `DataError` for what cannot be read."""
    shape = files.title
    maps = tuple(
        build_map(raw, first=index == 0, file=files.path(name))
        for index, (name, raw) in enumerate(zip(shape.maps, files.maps, strict=True))
    )
    return Title(
        id=files.id,
        name=shape.name,
        subtitle=shape.subtitle,
        currency=shape.currency,
        bank_total=shape.bank_total,
        rules=shape.rules,
        rules_version=shape.rules_version,
        maps=maps,
        tiles=_tiles(files),
        terrains=tuple(Terrain(name, raw.standard, raw.narrow) for name, raw in shape.terrains.items()),
        corporations=build_corporations(files.companies, file=files.path(COMPANIES)),
        privates=build_privates(files.companies),
        trains=build_trains(files.trains),
        phases=build_phases(files.trains),
        market=build_market(files.market, file=files.path(MARKET)),
        scenarios=build_scenarios(files.rules),
        options=tuple(
            Option(OptionId(name), tuple(map(OptionId, raw.requires)), raw.players)
            for name, raw in files.rules.options.items()
        ),
        profiles=build_profiles(files.rules),
        hex_events=_hex_events(shape, file=files.path(TITLE)),
        exchange_name=shape.exchange_name,
        default_profile=shape.default_profile,
        delay=None if shape.delay is None else (CorporationId(shape.delay[0]), shape.delay[1]),
        switches=dict(shape.switches),
        draws_order=shape.draws_order,
        cited_as=dict(shape.cited_as),
        railways=None if files.railways is None else build_railways(files.railways),
    )


def cross_faults(title: Title, files: TitleFiles) -> Iterator[DataError]:
    """Whatever contradicts another file of the title, or names what does not exist, in order."""
    parts = {"title": TITLE, "companies": COMPANIES, "trains": TRAINS, "rules": RULES, "market": MARKET}
    named = {part: files.path(name) for part, name in parts.items()}
    for map_, name in zip(title.maps, files.title.maps, strict=True):
        named[f"map:{map_.id}"] = files.path(name)
        coast = files.assets / "coasts" / f"{map_.coast}.json"
        if map_.coast and not is_file(coast):
            yield DataError(Key.FILE_MISSING, file=str(coast), place=f"{name}: coast")
    yield from title_faults(title, named)
    yield from railways_faults(title, files.path(RAILWAYS), named["companies"])
    if files.railways is not None:
        yield from repeated_railways(files.railways, files.path(RAILWAYS))
    yield from incomplete(title, {**named, "railways": files.path(RAILWAYS)})


def folder_chain(folder: Path, library: Path) -> tuple[Path, ...]:
    """The folder of a title and those it extends, the base last. Raises `DataError`."""
    folders = [folder]
    while True:
        file = folders[-1] / "title.json"
        base = read_object(file).get(EXTENDS)
        if base is None:
            return tuple(folders)
        if not isinstance(base, str) or not base.replace("_", "").isalnum() or not base.isascii():
            raise DataError(Key.VALUE_NOT_ALLOWED, file=str(file), place=EXTENDS, value=str(base))
        beside, shipped = folders[-1].parent / base, library / "games" / base
        following = beside if is_file(beside / "title.json") else shipped
        if not is_file(following / "title.json"):
            raise DataError(Key.UNKNOWN_TITLE, file=str(file), place=EXTENDS, title=base)
        if following in folders or len(folders) == MAX_CHAIN:
            raise DataError(Key.EXTENDS_CIRCLE, file=str(file), place=EXTENDS, title=base)
        folders.append(following)


def _file(folders: tuple[Path, ...], name: str) -> Path:
    """The file to name in an error: the title's own, else the nearest one it inherits."""
    return next((folder / name for folder in folders if is_file(folder / name)), folders[0] / name)


def _read(folders: tuple[Path, ...], name: str, shape: type[Shape]) -> Shape:
    content: Json = {}
    # A further map is the title's own: none of those it extends has such a file. One that nobody has is missed in the base.
    for folder in reversed(_with(folders, name) or folders[-1:]):
        content = merged(content, read_object(folder / name))
    content.pop(EXTENDS, None)
    return typed(content, shape, str(_file(folders, name)))


def _with(folders: tuple[Path, ...], name: str) -> tuple[Path, ...]:
    """The folders that hold a file which most titles do without."""
    return tuple(folder for folder in folders if is_file(folder / name))


def library_faces(library: Path) -> dict[str, FaceShape]:
    """Faces of the shared library of tiles below an assets folder. Raises `DataError`."""
    path = library / "tiles" / "tiles.json"
    return typed(read_object(path), LibraryShape, str(path)).tiles


def _tiles(files: TitleFiles) -> tuple[Tile, ...]:
    tiles = []
    for name, count in files.title.tiles.items():
        shape = files.face(name)
        if shape is None:
            raise DataError(Key.UNKNOWN_ID, file=files.path(TITLE), place="tiles", id=name)
        path = files.path(TILES if name in files.tiles else LIBRARY)
        face = build_face(shape, file=path, place=f"tiles.{name}")
        tiles.append(Tile(TileId(name), face if files.railways is None else without_token_places(face), count))
    return tuple(tiles)


def _hex_events(shape: TitleShape, *, file: str) -> tuple[HexEvent, ...]:
    return tuple(
        HexEvent(
            event=raw.event,
            hex=HexId(name),
            face=None if raw.face is None else build_face(raw.face, file=file, place=f"hex_events.{name}.face"),
            locked=raw.locked,
            tile_lost=raw.tile_lost,
        )
        for name, raw in shape.hex_events.items()
    )
