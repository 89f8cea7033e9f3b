"""A document as definitions to draw: what cannot be read is left out, what did not change is the same value as before.

A title under the pen is often no title the game could play (track that ends nowhere, a home without a company). It must be
seen all the same, so nothing here raises for what the files say; the checks tell what is wrong.
"""

from __future__ import annotations

from bisect import insort
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.coords import SIDES, Cell, neighbour, opposite
from engine.data.definitions import STOP, Corporation, Face, Hex, Map, Market, Stop, Terrain, Tile, Title, Track
from engine.data.raw import FaceShape, MapShape
from engine.data.tile_code import MAX_STOPS, parse_stop, parse_track
from engine.data.title_files import TitleFiles
from engine.designer.places import cell_of, name_at
from engine.ids import CorporationId, HexId, MapId, TileId


class Change(msgspec.Struct, frozen=True):
    """What differs from the drawing before: single hexes, or `whole`, when maps came, went or changed as a whole."""

    whole: bool = False
    redrawn: frozenset[HexId] = frozenset()
    added: frozenset[HexId] = frozenset()
    removed: frozenset[HexId] = frozenset()


@lru_cache(maxsize=8192)
def _face(shape: FaceShape) -> Face:
    """The face as far as it can be read."""
    stops: list[Stop] = []
    for text in shape.stops[:MAX_STOPS]:
        try:
            stops.append(parse_stop(text))
        except ValueError:
            continue
    track: list[Track] = []
    for text in shape.track:
        try:
            found = parse_track(text)
        except ValueError:
            continue
        ends = {(known.a, known.b) for known in track}
        if found.b < STOP + len(stops) and found.a < SIDES and (found.a, found.b) not in ends:
            track.append(found)
    return Face(shape.color, tuple(stops), tuple(track), shape.label)


def face_of(shape: FaceShape) -> Face:
    """The face that a hex or tile shows, as far as it can be read."""
    return _face(FaceShape(color=shape.color, stops=shape.stops, track=shape.track, label=shape.label))


@lru_cache(maxsize=16384)
def _cell(name: str) -> Cell | None:
    try:
        cell = cell_of(name)
    except ValueError:
        return None
    return cell if name_at(cell) == name else None


class _MapSketch:
    """One map of the document with its hexes by name."""

    def __init__(self, shape: MapShape, terrains: frozenset[str], *, first: bool) -> None:
        self.shape = shape
        self._terrains = terrains
        self.prefix = "" if first else f"{shape.id}:"
        cells = {name: cell for name in shape.hexes if (cell := _cell(name)) is not None}
        parity = sum(next(iter(cells.values()))) % 2 if cells else 0
        self.cells = {name: cell for name, cell in cells.items() if sum(cell) % 2 == parity}
        self.parity = parity
        self.order = sorted((cell.y, cell.x, name) for name, cell in self.cells.items())
        self.hexes = {name: self._hex(name) for name in self.cells}
        self.map = self._map()

    def _map(self) -> Map:
        shape = self.shape
        return Map(
            id=MapId(shape.id),
            orientation=shape.orientation,
            hexes=tuple(self.hexes[name] for _, _, name in self.order),
            coast=shape.coast or "",
            frame=shape.frame,
            hex_size=shape.hex_size,
            land=shape.land,
        )

    def id_of(self, name: str) -> HexId:
        return HexId(self.prefix + name)

    def _across(self, name: str) -> list[tuple[int, str]]:
        """`(side, name)` of the hexes around one."""
        found = []
        for side in range(SIDES):
            other = name_at(neighbour(self.cells[name], side, self.shape.orientation))
            if other in self.cells:
                assert other is not None
                found.append((side, other))
        return found

    def _hex(self, name: str) -> Hex:
        raw = self.shape.hexes[name]
        around = self._across(name)
        blocked = {side for side, _ in around if side in raw.impassable}
        rivers = {side: cost for side, cost in raw.rivers if side in {found for found, _ in around}}
        for side, other in around:
            beyond = self.shape.hexes[other]
            if opposite(side) in beyond.impassable:
                blocked.add(side)
            for other_side, cost in beyond.rivers:
                if other_side == opposite(side):
                    rivers.setdefault(side, cost)
        return Hex(
            id=self.id_of(name),
            map=MapId(self.shape.id),
            cell=self.cells[name],
            face=face_of(raw),
            name=raw.name,
            terrain=raw.terrain if raw.terrain is not None and raw.terrain in self._terrains else "",
            impassable=frozenset(blocked),
            rivers=tuple(sorted(rivers.items())),
            side_names=raw.side_names,
            links=tuple((side, HexId(other), other_side) for side, other, other_side in raw.links),
            home_of=None if raw.home_of is None else CorporationId(raw.home_of),
            region=raw.region,
        )

    def follow(self, shape: MapShape) -> Change | None:
        """Take the next snapshot of the same map over; None when it differs as a whole."""
        old, self.shape = self.shape, shape
        if replace(old, hexes={}) != replace(shape, hexes={}):
            return None
        before, after = old.hexes, shape.hexes
        touched = {name for name, raw in after.items() if before.get(name) is not raw}
        gone = before.keys() - after.keys()
        fresh = {name for name in touched if name not in before}
        if fresh:
            cells = {name: _cell(name) for name in fresh}
            if not self.cells or any(cell is None or sum(cell) % 2 != self.parity for cell in cells.values()):
                return None
            for name, cell in cells.items():
                assert cell is not None
                self.cells[name] = cell
                insort(self.order, (cell.y, cell.x, name))
        around = {other for name in (touched | gone) if name in self.cells for _, other in self._across(name)}
        for name in gone & self.cells.keys():
            cell = self.cells.pop(name)
            self.order.remove((cell.y, cell.x, name))
            del self.hexes[name]
        redrawn = set()
        for name in (touched | around) & self.cells.keys():
            found = self._hex(name)
            if found != self.hexes.get(name):
                self.hexes[name] = found
                redrawn.add(self.id_of(name))
        self.map = self._map()
        added = frozenset(map(self.id_of, fresh))
        return Change(
            redrawn=frozenset(redrawn) - added, added=added, removed=frozenset(self.id_of(name) for name in gone)
        )


class Sketch:
    """The title to draw, kept up to date with the files."""

    def __init__(self, files: TitleFiles) -> None:
        self._files = files
        self._maps = self._begin(files)
        self._tiles = tiles_of(files)
        self.title = self._title(files)

    @staticmethod
    def _begin(files: TitleFiles) -> list[_MapSketch]:
        terrains = frozenset(files.title.terrains)
        return [_MapSketch(shape, terrains, first=index == 0) for index, shape in enumerate(files.maps)]

    def follow(self, files: TitleFiles) -> Change:
        """Take the next snapshot over and tell what differs."""
        old, self._files = self._files, files
        change = self._follow_maps(old, files)
        if change.whole:
            self._maps = self._begin(files)
        if _dressing(old) != _dressing(files):
            change = replace(change, redrawn=frozenset(self._all()) - change.added)
        if old.title.tiles != files.title.tiles or old.tiles != files.tiles:
            self._tiles = tiles_of(files)
        self.title = self._title(files)
        return change

    def _follow_maps(self, old: TitleFiles, files: TitleFiles) -> Change:
        if len(old.maps) != len(files.maps) or old.title.terrains.keys() != files.title.terrains.keys():
            return Change(whole=True)
        whole = Change()
        for known, before, after in zip(self._maps, old.maps, files.maps, strict=True):
            if before is after:
                continue
            change = known.follow(after)
            if change is None:
                return Change(whole=True)
            whole = Change(
                redrawn=whole.redrawn | change.redrawn,
                added=whole.added | change.added,
                removed=whole.removed | change.removed,
            )
        return whole

    def _all(self) -> list[HexId]:
        return [known.id_of(name) for known in self._maps for name in known.cells]

    def _title(self, files: TitleFiles) -> Title:
        shape = files.title
        return Title(
            id=files.id,
            name=shape.name,
            subtitle=shape.subtitle,
            currency=shape.currency,
            bank_total=shape.bank_total,
            rules=shape.rules,
            rules_version=shape.rules_version,
            maps=tuple(known.map for known in self._maps),
            tiles=self._tiles,
            terrains=tuple(Terrain(name, raw.standard, raw.narrow) for name, raw in shape.terrains.items()),
            corporations=tuple(
                Corporation(CorporationId(name), raw.name, tuple(map(HexId, raw.homes)), 0, 0, (), raw.color)
                for name, raw in files.companies.corporations.items()
            ),
            privates=(),
            trains=(),
            phases=(),
            market=Market(()),
            scenarios=(),
            options=(),
            profiles=(),
            hex_events=(),
        )


def _dressing(files: TitleFiles) -> tuple[object, ...]:
    """What else than the maps is seen on them."""
    colors = tuple((name, raw.color) for name, raw in files.companies.corporations.items())
    return tuple(files.title.terrains.items()), colors


def tiles_of(files: TitleFiles) -> tuple[Tile, ...]:
    """The tiles of the title whose faces are known."""
    found = []
    for name, count in files.title.tiles.items():
        shape = files.face(name)
        if shape is not None:
            found.append(Tile(TileId(name), face_of(shape), count))
    return tuple(found)
