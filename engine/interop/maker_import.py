"""A title from an 18xx-maker game: maps, tiles, market, trains, phases, players, companies, privates.

What the format does not know (rules, profiles, switches) comes from a base title. Every item that cannot be carried, or had to
be assumed, is reported.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from engine.coords import Orientation
from engine.data.definitions import Color
from engine.data.files import Json, typed
from engine.data.raw import (
    CompaniesShape,
    FaceShape,
    HexShape,
    MapShape,
    MarketShape,
    RulesShape,
    TerrainShape,
    TitleShape,
    TrainsShape,
)
from engine.data.title_files import TitleFiles
from engine.ids import TitleId
from engine.interop.maker_coords import our_name, read_coordinate, read_side
from engine.interop.maker_faces import FaceReader, MakerFace
from engine.interop.maker_json import MAX_ENTRIES, MakerFile, hexes_of, maps_of, read_maker
from engine.interop.maker_papers import PaperReader
from engine.interop.maker_report import Loss, Losses, Reason

_KNOWN = frozenset(
    {
        "info", "bank", "players", "capital", "certLimit", "colors", "tokenTypes", "shareTypes", "companies", "trains",
        "phases", "privates", "tiles", "stock", "map",
    }
)  # fmt: skip
_IMPASSABLE = "impassable"
"""Colour name of borders that our export draws on impassable sides."""


class Imported(msgspec.Struct, frozen=True, eq=False):
    """The files of the new title, and what stayed behind."""

    files: TitleFiles
    losses: tuple[Loss, ...]


def import_maker(path: Path, base: TitleFiles, title_id: str) -> Imported:
    """The title in a file; `base` gives what the format does not know. Raises `DataError` for files that cannot be used."""
    file = read_maker(path)
    return Imported(_Importer(file, base, file.losses).title(title_id), tuple(file.losses.items))


class _Importer:
    def __init__(self, file: MakerFile, base: TitleFiles, losses: Losses) -> None:
        self.file = file
        self.base = base
        self.losses = losses
        info = file.entry(file.content.get("info"), "info")
        wanted = file.text(info.get("orientation"), "info.orientation", "vertical")
        self.orientation = Orientation.FLAT if wanted == "horizontal" else Orientation.POINTY
        self.info = info
        self.faces = FaceReader(file, self.orientation, losses)
        self.terrains: dict[str, TerrainShape] = {}
        self.homes: dict[str, list[str]] = {}
        self.hexes: dict[str, str] = {}

    def title(self, title_id: str) -> TitleFiles:
        """All files of the title."""
        for key in sorted(set(self.file.content) - _KNOWN):
            self.losses.add(Reason.NO_COUNTERPART, "$", key)
        papers = PaperReader(self.file, self.losses)
        trains = papers.trains()
        maps = self._maps(papers)
        companies = papers.companies(self.homes, self.hexes)
        counts, own = self._tiles()
        shape = self._title(papers, maps, counts)
        rules = papers.rules(self.base.rules, len(companies["corporations"]))
        market = papers.market()
        phases = papers.phases(trains, market)
        name = self.file.file
        return TitleFiles(
            id=TitleId(title_id),
            title=typed(shape, TitleShape, name),
            maps=tuple(maps),
            companies=typed(companies, CompaniesShape, name),
            trains=typed({"trains": trains, "phases": phases}, TrainsShape, name)
            if trains and phases
            else self.base.trains,
            market=typed({"rows": market}, MarketShape, name) if market else self.base.market,
            rules=typed(rules, RulesShape, name),
            railways=None,
            tiles=own,
            library=self.base.library,
            assets=self.base.assets,
            paths={},
        )

    def _title(self, papers: PaperReader, maps: list[MapShape], counts: dict[str, int]) -> Json:
        base = self.base.title
        names = [f"map_{shape.id}.json" if len(maps) > 1 else "map.json" for shape in maps]
        currency = self.file.text(self.info.get("currency"), "info.currency", "#").replace("#", "").strip()
        for key in sorted(set(self.info) - {"title", "subtitle", "currency", "orientation"}):
            self.losses.add(Reason.NO_COUNTERPART, "info", key, self.info[key])
        self.losses.add(Reason.ASSUMED, "title.json", "rules", base.rules)
        return {
            "name": self._text(self.info["title"], "info.title", 80),
            "subtitle": self._text(self.info.get("subtitle"), "info.subtitle", 80),
            "currency": self._text(currency or base.currency, "info.currency", 12),
            "bank_total": papers.bank(base.bank_total),
            "rules": base.rules,
            "rules_version": base.rules_version,
            "default_profile": base.default_profile,
            "draws_order": base.draws_order,
            "maps": names or list(base.maps[:1]),
            "terrains": {name: msgspec.to_builtins(terrain) for name, terrain in self.terrains.items()},
            "switches": dict(base.switches),
            "tiles": counts,
        }

    def _text(self, value: Any, place: str, limit: int) -> str:
        text = "".join(letter for letter in self.file.text(value, place) if letter.isprintable())
        if len(text) > limit:
            self.losses.add(Reason.RENAMED, place, "text", text[:limit])
        return text[:limit]

    # --- maps

    def _maps(self, papers: PaperReader) -> list[MapShape]:
        found: list[MapShape] = []
        taken: set[str] = set()
        for index, map_ in enumerate(maps_of(self.file)):
            place = f"map[{index}]"
            id_ = slug(self.file.text(map_.get("name"), f"{place}.name"), f"map{index + 1}", taken)
            if "copy" in map_:
                self.losses.add(Reason.ASSUMED, place, "copy", id_)
            for key in sorted(set(map_) - {"hexes", "name", "copy", "remove", "title"}):
                self.losses.add(Reason.NO_COUNTERPART, place, key)
            hexes: dict[str, HexShape] = {}
            for name, hex_ in hexes_of(self.file, map_, place).items():
                own = self._coordinate(name, f"{place}.hexes {name}")
                if own is not None:
                    if not index:
                        self.hexes[name] = own
                    hexes[own] = self._hex(hex_, f"{place}.hexes {name}", papers, f"{id_}:{own}" if index else own)
            found.append(MapShape(id=id_, orientation=self.orientation, hexes=_in_order(hexes)))
        return found or [MapShape(id="map", orientation=self.orientation, hexes={})]

    def _coordinate(self, text: str, place: str) -> str | None:
        try:
            return our_name(read_coordinate(text, self.orientation))
        except ValueError:
            self.losses.add(Reason.UNREADABLE, place, "hexes", text)
            return None

    def _hex(self, hex_: Json, place: str, papers: PaperReader, id_: str) -> HexShape:
        read = self.faces.read(hex_, place)
        terrain, rivers = self._terrain(hex_, place)
        home = self._home(read, papers, id_, place)
        return HexShape(
            color=read.face.color,
            stops=read.face.stops,
            track=read.face.track,
            label=read.face.label,
            name=read.name,
            terrain=terrain if read.face.color not in (Color.RED, Color.BLUE) else None,
            impassable=self._impassable(hex_, place),
            rivers=rivers,
            home_of=home,
        )

    def _home(self, read: MakerFace, papers: PaperReader, id_: str, place: str) -> str | None:
        known = [papers.company_id(home) for home in read.homes]
        homes = [home for home in known if home is not None]
        for home in homes:
            self.homes.setdefault(home, []).append(id_)
        for home in homes[1:]:
            self.losses.add(Reason.NO_COUNTERPART, place, "cities.companies", home)
        return homes[0] if homes else None

    def _impassable(self, hex_: Json, place: str) -> tuple[int, ...]:
        sides = []
        for atom in self.faces.atoms(hex_, "borders", place):
            side, color = self.file.number(atom.get("side"), f"{place}.borders.side"), atom.get("color")
            if color == _IMPASSABLE and 1 <= side <= 6:
                sides.append(read_side(side, self.orientation))
            else:
                self.losses.add(Reason.AMBIGUOUS, place, "borders", f"{side} {color}")
        return tuple(sides)

    def _terrain(self, hex_: Json, place: str) -> tuple[str | None, tuple[tuple[int, int], ...]]:
        """The terrain of a hex, and rivers: water with a cost on a side."""
        terrain: str | None = None
        rivers = []
        for atom in self.faces.atoms(hex_, "terrain", place):
            kind = slug(self.file.text(atom.get("type"), f"{place}.terrain.type"), "terrain", set())
            cost = self.file.number(atom.get("cost"), f"{place}.terrain.cost")
            if not 0 <= cost <= 100_000:
                self.losses.add(Reason.NO_COUNTERPART, place, "terrain.cost", cost)
                continue
            side = self.file.number(atom.get("side"), f"{place}.terrain.side")
            if 1 <= side <= 6:
                rivers.append((read_side(side, self.orientation), cost))
            elif terrain is None:
                terrain = self._terrain_id(kind, cost)
            else:
                self.losses.add(Reason.NO_COUNTERPART, place, "terrain", kind)
        return terrain, tuple(rivers)

    def _terrain_id(self, kind: str, cost: int) -> str:
        """A terrain with this cost: the base's where it agrees, else a new one whose narrow cost is assumed the same."""
        same = self.base.title.terrains.get(kind)
        name = kind
        known = self.terrains.get(name)
        if known is not None and known.standard != cost:
            name = f"{kind[:32]}_{cost}"
        if name not in self.terrains:
            narrow = same.narrow if same is not None and same.standard == cost else cost
            if same is None or same.standard != cost:
                self.losses.add(Reason.ASSUMED, f"terrains.{name}", "narrow", narrow)
            self.terrains[name] = TerrainShape(standard=cost, narrow=narrow)
        return name

    # --- tiles

    def _tiles(self) -> tuple[dict[str, int], dict[str, FaceShape]]:
        counts: dict[str, int] = {}
        own: dict[str, FaceShape] = {}
        tiles = self.file.entry(self.file.content.get("tiles"), "tiles")
        self.file.items(list(tiles), "tiles", MAX_ENTRIES)
        for key, value in tiles.items():
            place = f"tiles.{key[:30]}"
            if "|" in key:
                self.losses.add(Reason.NO_COUNTERPART, place, "tiles", key)
            name = tile_id(key.partition("|")[0])
            if name != key:
                self.losses.add(Reason.RENAMED, place, "tiles", name)
            content = value if isinstance(value, dict) else {"quantity": value}
            alias = content.get("tile")
            source = tile_id(self.file.text(alias, f"{place}.tile")) if alias is not None else name
            count = self._count(content.get("quantity"), place)
            drawn = {field for field in content if field not in ("quantity", "tile", "print")}
            if drawn:
                own[name] = self.faces.read(content, place).face
            elif source in self.base.library:
                if source != name:
                    own[name] = self.base.library[source]
            elif source in self.base.tiles:
                own[name] = self.base.tiles[source]
            else:
                self.losses.add(Reason.NO_COUNTERPART, place, "tiles", source)
                continue
            if own.get(name) is not None and own[name] == self.base.library.get(name):
                del own[name]
            counts[name] = counts.get(name, 0) + count
        return counts, own

    def _count(self, value: Any, place: str) -> int:
        if isinstance(value, str) and not value.isdecimal():
            self.losses.add(Reason.ASSUMED, place, "quantity", 99)
            return 99
        count = self.file.number(value, f"{place}.quantity", 1)
        if not 0 <= count <= 999:
            self.losses.add(Reason.NO_COUNTERPART, place, "quantity", count)
        return max(0, min(999, count))


_ID = re.compile(r"[^A-Za-z0-9_&.+\-]")


def tile_id(text: str) -> str:
    """An id of ours from theirs."""
    return _ID.sub("", text)[:24] or "tile"


def slug(text: str, default: str, taken: set[str]) -> str:
    """A short name of small letters, digits and underscores, no two alike: never a path."""
    plain = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")[:32] or default
    name, number = plain, 2
    while name in taken:
        name, number = f"{plain}_{number}", number + 1
    taken.add(name)
    return name


def _in_order(hexes: dict[str, HexShape]) -> dict[str, HexShape]:
    """Hexes in reading order."""

    def place(name: str) -> tuple[int, str, int]:
        letters = name.rstrip("0123456789")
        return len(letters), letters, int(name[len(letters) :])

    return {name: hexes[name] for name in sorted(hexes, key=place)}
