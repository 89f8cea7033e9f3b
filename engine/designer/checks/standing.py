"""Which tiles can ever stand on which hex, in which rotations: supply, reach and the order of play left aside.

A tile can stand on a hex when a chain of upgrades from the print (or from the print an event puts there) leads to it
(R-3.2.1, R-3.2.5), in colours that some phase allows, and no new exit leads off the map, into an impassable side or to a
complete hex without track on that side (R-3.2.6).

Rotations are worked out for each tile as it lies at rotation 0 and turned; hexes with the same print and the same open sides
share their list. So a map of a thousand hexes asks hardly more than a small one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property

from engine.coords import SIDES
from engine.data.adjacency import neighbours_of
from engine.data.definitions import Color, Face, Hex, Title
from engine.ids import HexId, TileId
from engine.routes.lays import COMPLETE
from engine.routes.upgrades import COLOR_ORDER, Fit, exits_of, fits, look
from engine.state.faces import turned

Turned = tuple[TileId, int]
"""A tile with a rotation; of rotations that look alike the lowest."""
Kind = tuple[Color, str, tuple[tuple[str, int], ...]]
"""What must agree for an upgrade: colour, label, kinds of stops."""

ALL_SIDES = (1 << SIDES) - 1


def sides_mask(face: Face) -> int:
    """Exits of a face as bits."""
    return sum(1 << side for side in exits_of(face))


def _rotated(mask: int, rotation: int) -> int:
    return ((mask << rotation) | (mask >> (SIDES - rotation))) & ALL_SIDES


def _stop_kinds(face: Face) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(Counter(stop.kind.value for stop in face.stops).items()))


def phase_colors(title: Title) -> frozenset[Color]:
    """Colours of tiles that some phase allows."""
    return frozenset(color for phase in title.phases for color in phase.colors)


class Standing:
    """The answer for one title; `tiles(hex)` are the turned tiles that can ever stand on a hex."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.neighbours = neighbours_of(title)
        self.colors = phase_colors(title)
        self._by_kind: dict[Kind, list[TileId]] = {}
        for tile in title.tiles:
            kind = (tile.face.color, tile.face.label, _stop_kinds(tile.face))
            self._by_kind.setdefault(kind, []).append(tile.id)
        self._same: dict[TileId, tuple[int, ...]] = {tile.id: _canonical(tile.face) for tile in title.tiles}
        self._next: dict[TileId, tuple[tuple[Turned, int], ...]] = {}
        self._firsts: dict[Face, tuple[tuple[Turned, int], ...]] = {}
        self._closures: dict[tuple[Face, int], frozenset[Turned]] = {}
        self._starts: dict[HexId, list[Face]] = {hex_.id: [hex_.face] for hex_ in title.hexes.values()}
        for event in title.hex_events:
            if event.face is not None:
                self._starts[event.hex].append(event.face)

    def face(self, tile: Turned) -> Face:
        """A turned tile's face as it lies."""
        return turned(self.title.tile[tile[0]].face, tile[1])

    def open_sides(self, hex_: Hex) -> int:
        """Sides over which new track may ever lead, as bits (R-3.2.6)."""
        mask = 0
        for side, beyond in enumerate(self.neighbours[hex_.id]):
            if beyond is None:
                continue
            other = self.title.hexes[beyond[0]]
            if other.buildable or any(beyond[1] in exits_of(face) for face in self._starts[other.id]):
                mask |= 1 << side
        return mask

    def starts(self, hex_id: HexId) -> list[Face]:
        """Prints of a hex: its own and those that events put there."""
        return self._starts[hex_id]

    @cached_property
    def by_hex(self) -> Mapping[HexId, frozenset[Turned]]:
        """Turned tiles that can ever stand, for every hex on which anything may be built."""
        return {
            hex_.id: frozenset().union(
                *(
                    self._closure(face, self.open_sides(hex_))
                    for face in self._starts[hex_.id]
                    if face.color not in COMPLETE
                )
            )
            for hex_ in self.title.hexes.values()
            if hex_.buildable
        }

    @cached_property
    def by_tile(self) -> Mapping[TileId, tuple[tuple[HexId, ...], frozenset[int]]]:
        """For every tile the hexes on which it can ever stand, and its rotations there."""
        hexes: dict[TileId, dict[HexId, None]] = {tile.id: {} for tile in self.title.tiles}
        rotations: dict[TileId, set[int]] = {tile.id: set() for tile in self.title.tiles}
        for hex_id, standing in self.by_hex.items():
            for tile, rotation in standing:
                hexes[tile][hex_id] = None
                rotations[tile].add(rotation)
        return {tile: (tuple(found), frozenset(rotations[tile])) for tile, found in hexes.items()}

    def rotations(self, tile: TileId) -> tuple[int, ...]:
        """Rotations of a tile that look different."""
        return tuple(sorted(set(self._same[tile])))

    def successors(self, tile: TileId) -> tuple[tuple[Turned, int], ...]:
        """Upgrades of a tile at rotation 0 on open ground: turned tile and its new exits as bits."""
        known = self._next.get(tile)
        if known is None:
            known = self._next[tile] = tuple(self._upgrades(self.title.tile[tile].face))
        return known

    def _upgrades(self, face: Face) -> Iterator[tuple[Turned, int]]:
        order = COLOR_ORDER.index(face.color)
        if order + 1 >= len(COLOR_ORDER) or COLOR_ORDER[order + 1] not in self.colors:
            return
        old = sides_mask(face)
        for tile in self._by_kind.get((COLOR_ORDER[order + 1], face.label, _stop_kinds(face)), ()):
            for rotation in self.rotations(tile):
                new = turned(self.title.tile[tile].face, rotation)
                mask = sides_mask(new)
                if old & ~mask == 0 and isinstance(fits(face, new), Fit):
                    yield (tile, rotation), mask & ~old

    def _closure(self, face: Face, open_sides: int) -> frozenset[Turned]:
        known = self._closures.get((face, open_sides))
        if known is not None:
            return known
        found: set[Turned] = set()
        waiting = [one for one, exits in self._first(face) if exits & ~open_sides == 0]
        while waiting:
            tile, rotation = waiting.pop()
            if (tile, rotation) in found:
                continue
            found.add((tile, rotation))
            for (other, turn), exits in self.successors(tile):
                if _rotated(exits, rotation) & ~open_sides == 0:
                    waiting.append((other, self._same[other][(turn + rotation) % SIDES]))
        known = self._closures[face, open_sides] = frozenset(found)
        return known

    def _first(self, face: Face) -> tuple[tuple[Turned, int], ...]:
        known = self._firsts.get(face)
        if known is None:
            known = self._firsts[face] = tuple(self._upgrades(face)) if face.color in COLOR_ORDER else ()
        return known


def _canonical(face: Face) -> tuple[int, ...]:
    """For each rotation the lowest one that looks the same."""
    seen: dict[frozenset[tuple[object, ...]], int] = {}
    return tuple(seen.setdefault(look(turned(face, rotation)), rotation) for rotation in range(SIDES))
