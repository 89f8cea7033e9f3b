"""A title from its folder: read, lay the files over those of the title it extends, build, check."""

from __future__ import annotations

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
from engine.data.checks import check_title
from engine.data.definitions import HexEvent, Option, Terrain, Tile, Title
from engine.data.files import Json, merged, read_object, typed
from engine.data.railways import Railways
from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.railways_file import RailwaysShape, build_railways, check_railways
from engine.data.raw import (
    CompaniesShape,
    LibraryShape,
    MapShape,
    MarketShape,
    RulesShape,
    TitleShape,
    TrainsShape,
)
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
    folders = _chain(folder, library)
    shape = _read(folders, "title.json", TitleShape)
    maps = tuple(
        build_map(_read(folders, name, MapShape), first=index == 0, file=str(_file(folders, name)))
        for index, name in enumerate(shape.maps)
    )
    companies = _read(folders, "companies.json", CompaniesShape)
    trains = _read(folders, "trains.json", TrainsShape)
    rules = _read(folders, "rules.json", RulesShape)
    title_file = str(_file(folders, "title.json"))
    title = Title(
        id=TitleId(folder.name),
        name=shape.name,
        subtitle=shape.subtitle,
        currency=shape.currency,
        bank_total=shape.bank_total,
        rules=shape.rules,
        rules_version=shape.rules_version,
        maps=maps,
        tiles=_tiles(shape, library, file=title_file),
        terrains=tuple(Terrain(name, raw.standard, raw.narrow) for name, raw in shape.terrains.items()),
        corporations=build_corporations(companies, file=str(_file(folders, "companies.json"))),
        privates=build_privates(companies),
        trains=build_trains(trains),
        phases=build_phases(trains),
        market=build_market(_read(folders, "market.json", MarketShape), file=str(_file(folders, "market.json"))),
        scenarios=build_scenarios(rules),
        options=tuple(
            Option(OptionId(name), tuple(map(OptionId, raw.requires)), raw.players)
            for name, raw in rules.options.items()
        ),
        profiles=build_profiles(rules),
        hex_events=_hex_events(shape, file=title_file),
        exchange_name=shape.exchange_name,
        default_profile=shape.default_profile,
        delay=None if shape.delay is None else (CorporationId(shape.delay[0]), shape.delay[1]),
        switches=dict(shape.switches),
        draws_order=shape.draws_order,
        railways=_railways(folders),
    )
    files = {name: str(_file(folders, f"{name}.json")) for name in ("title", "companies", "trains", "rules", "market")}
    for map_, name in zip(maps, shape.maps, strict=True):
        files[f"map:{map_.id}"] = str(_file(folders, name))
        coast = library / "coasts" / f"{map_.coast}.json"
        if map_.coast and not coast.is_file():
            raise DataError(Key.FILE_MISSING, file=str(coast), place=f"{name}: coast")
    check_title(title, files)
    check_railways(title, str(_file(folders, RAILWAYS)), files["companies"])
    return title


def _chain(folder: Path, library: Path) -> tuple[Path, ...]:
    """The folder and those it extends, the base last."""
    folders = [folder]
    while True:
        file = folders[-1] / "title.json"
        base = read_object(file).get(EXTENDS)
        if base is None:
            return tuple(folders)
        if not isinstance(base, str) or not base.replace("_", "").isalnum() or not base.isascii():
            raise DataError(Key.VALUE_NOT_ALLOWED, file=str(file), place=EXTENDS, value=str(base))
        beside, shipped = folders[-1].parent / base, library / "games" / base
        following = beside if (beside / "title.json").is_file() else shipped
        if not (following / "title.json").is_file():
            raise DataError(Key.UNKNOWN_TITLE, file=str(file), place=EXTENDS, title=base)
        if following in folders or len(folders) == MAX_CHAIN:
            raise DataError(Key.EXTENDS_CIRCLE, file=str(file), place=EXTENDS, title=base)
        folders.append(following)


def _file(folders: tuple[Path, ...], name: str) -> Path:
    """The file to name in an error: the title's own, else the nearest one it inherits."""
    return next((folder / name for folder in folders if (folder / name).is_file()), folders[0] / name)


def _read(folders: tuple[Path, ...], name: str, shape: type[Shape]) -> Shape:
    content: Json = {}
    for folder in reversed(folders):
        if (folder / name).is_file() or folder == folders[-1]:
            content = merged(content, read_object(folder / name))
    content.pop(EXTENDS, None)
    return typed(content, shape, str(_file(folders, name)))


def _railways(folders: tuple[Path, ...]) -> Railways | None:
    """What the title says about railways with tokens on junctions; most titles have no such file."""
    if not any((folder / RAILWAYS).is_file() for folder in folders):
        return None
    return build_railways(_read(folders, RAILWAYS, RailwaysShape))


def _tiles(shape: TitleShape, library: Path, *, file: str) -> tuple[Tile, ...]:
    path = library / "tiles" / "tiles.json"
    faces = typed(read_object(path), LibraryShape, str(path)).tiles
    tiles = []
    for name, count in shape.tiles.items():
        if name not in faces:
            raise DataError(Key.UNKNOWN_ID, file=file, place="tiles", id=name)
        face = build_face(faces[name], file=str(path), place=f"tiles.{name}")
        tiles.append(Tile(TileId(name), face, count))
    return tuple(tiles)


def load_library(library: Path) -> tuple[Tile, ...]:
    """All tiles of the shared library, with no pieces. Raises `DataError`."""
    path = library / "tiles" / "tiles.json"
    faces = typed(read_object(path), LibraryShape, str(path)).tiles
    return tuple(
        Tile(TileId(name), build_face(face, file=str(path), place=f"tiles.{name}"), 0) for name, face in faces.items()
    )


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
