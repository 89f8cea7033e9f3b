"""The files of a title as typed values, with what they inherit: what the loader builds from and the designer edits."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.data.railways_file import RailwaysShape
from engine.data.raw import CompaniesShape, FaceShape, MapShape, MarketShape, RulesShape, TitleShape, TrainsShape
from engine.ids import TitleId

TITLE = "title.json"
COMPANIES = "companies.json"
TRAINS = "trains.json"
MARKET = "market.json"
RULES = "rules.json"
TILES = "tiles.json"
"""Faces of a title's own tiles, in the shape of the shared library; a title may do without."""

LIBRARY = "tiles/tiles.json"
"""The shared library, as `TitleFiles.paths` knows it."""


class TitleFiles(msgspec.Struct, frozen=True, eq=False):
    """All files of a title.

    `maps` are in the order of `title.maps`; `tiles` are the title's own faces, which go before those of the shared `library`
    with the same id. `paths` tells for each file name which file to name in an error, `assets` where coasts are looked for.
    """

    id: TitleId
    title: TitleShape
    maps: tuple[MapShape, ...]
    companies: CompaniesShape
    trains: TrainsShape
    market: MarketShape
    rules: RulesShape
    railways: RailwaysShape | None
    tiles: dict[str, FaceShape]
    library: dict[str, FaceShape]
    assets: Path
    paths: dict[str, str]

    def path(self, name: str) -> str:
        """The file to name in an error about one of the files."""
        return self.paths.get(name, name)

    def face(self, tile: str) -> FaceShape | None:
        """The face of a tile: the title's own, else that of the library."""
        own = self.tiles.get(tile)
        return self.library.get(tile) if own is None else own
