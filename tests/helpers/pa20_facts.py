"""PA20's maps read from the fact files alone: junctions and their costs, lines, and the best run by trying everything.

Nothing here uses the engine's reading of maps, its walks or its search, so that tests can hold those against it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

SIDES = ("s", "sw", "nw", "n", "ne", "se")
STEPS = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
"""Row and column of the neighbour across each side, in doubled coordinates."""
VALUE_OF_PHASE = {"2": 0, "3": 0, "4": 1, "5": 1, "6": 2}
STOP = -1
"""End of a track that lies at the stop of its hex."""

Half = tuple[str, int]
"""One side of a hex."""
Pair = tuple[Half, Half]
"""A junction: its two sides that can carry track, the lower first."""
Track = tuple[int, int]
Laid = tuple[str, int]
"""A tile and its rotation."""
Facts = dict[str, Any]


class Reached(NamedTuple):
    """What a walk comes to."""

    junctions: frozenset[Pair]
    stops: frozenset[str]


class Maps:
    """Both maps as the fact files have them. `root` is the folder of the shared material."""

    def __init__(self, root: Path) -> None:
        self.game: Facts = json.loads((root / "facts/game_pa20.json").read_text(encoding="utf-8"))
        self.tiles: dict[str, Facts] = json.loads((root / "facts/tiles.json").read_text(encoding="utf-8"))["tiles"]
        self.hexes: dict[str, Facts] = {}
        self.homes: dict[str, str] = {}
        self.home_sides: dict[str, int] = {}
        self.destinations: dict[str, list[set[str]]] = {}
        self._borders: dict[Half, Facts] = {}
        self.links: dict[Half, Half] = {}
        for name, prefix in (("italia", ""), ("napoli", "napoli:")):
            self._read(json.loads((root / f"facts/map_{name}.json").read_text(encoding="utf-8")), prefix)

    def _read(self, facts: Facts, prefix: str) -> None:
        self.hexes.update({prefix + found["id"]: found for found in facts["hexes"]})
        self._borders.update({(prefix + found["hex"], SIDES.index(found["side"])): found for found in facts["borders"]})
        if not prefix:
            for link in facts["links"]:
                near, far = link["italia"], link["napoli"]
                self.links[near["hex"], SIDES.index(near["side"])] = ("napoli:" + far["hex"], SIDES.index(far["side"]))
        for home in facts["homes"]:
            self.homes[home["company"]] = prefix + home["hex"]
            if "side" in home:
                self.home_sides[home["company"]] = SIDES.index(home["side"])
        for place in facts["destinations"]:
            hexes = {prefix + found for found in (place["hex"], place.get("also")) if found}
            self.destinations.setdefault(place["company"], []).append(hexes)

    def across(self, half: Half) -> Half | None:
        """The same side seen from the neighbour on the same map."""
        prefix, _, name = half[0].rpartition(":")
        letters = name.rstrip("0123456789")
        row = 0
        for letter in letters:
            row = row * 26 + ord(letter) - 64
        down, right = STEPS[half[1]]
        row, column = row + down, int(name[len(letters) :]) + right
        text = ""
        while row > 0:
            row, rest = divmod(row - 1, 26)
            text = chr(65 + rest) + text
        other = (prefix + ":" if prefix else "") + f"{text}{column}"
        return (other, (half[1] + 3) % 6) if other in self.hexes else None

    @cached_property
    def junctions(self) -> dict[Half, Pair]:
        """Every junction by either side; on a link also by the side of the zone hex."""
        found: dict[Half, Pair] = {}
        for half in ((hex_id, side) for hex_id in self.hexes for side in range(6)):
            far = self.across(half)
            if far is None or any(self._kind(one) == "impassable" for one in (half, far)):
                continue
            if any(self.hexes[one[0]].get("zone") in ("volcano", "napoli") for one in (half, far)):
                continue
            found[half] = (min(half, far), max(half, far))
        for near, far in self.links.items():
            neighbour = self.across(near)
            assert neighbour is not None
            for half in (near, neighbour, far):
                found[half] = (min(neighbour, far), max(neighbour, far))
        return found

    @cached_property
    def border(self) -> frozenset[Pair]:
        """Junctions on the border of the two maps (P-MAP-3)."""
        return frozenset(self.junctions[near] for near in self.links)

    def _kind(self, half: Half) -> str:
        return str(self._borders.get(half, {}).get("kind", ""))

    def cost(self, pair: Pair) -> int:
        """Half the sum of the terrain costs and the river (A-OP-9)."""
        terrain = sum(int(self.hexes[hex_id]["cost"]) for hex_id, _ in pair) // 2
        return terrain + max(int(self._borders[half]["cost"]) if self._kind(half) == "river" else 0 for half in pair)


class Layout:
    """What lies on the maps: tiles by hex with their rotation, and who has tokens where."""

    def __init__(self, maps: Maps, phase: str, tiles: dict[str, Laid], tokens: Iterable[tuple[str, Pair]]) -> None:
        self.maps, self.phase, self.tiles = maps, phase, tiles
        self.tokens = list(tokens)
        self._tracks: dict[str, tuple[Track, ...]] = {}

    def own(self, railway: str) -> frozenset[Pair]:
        """Junctions with a railway's token."""
        return frozenset(pair for owner, pair in self.tokens if owner == railway)

    def tracks(self, hex_id: str) -> tuple[Track, ...]:
        """Tracks of a hex, each by its two ends."""
        if hex_id not in self._tracks:
            self._tracks[hex_id] = tuple(self._read(hex_id))
        return self._tracks[hex_id]

    def _read(self, hex_id: str) -> Iterator[Track]:
        if hex_id in self.tiles:
            tile, rotation = self.tiles[hex_id]
            for one, other, _ in self.maps.tiles[tile]["paths"]:
                yield _turned(one, rotation), _turned(other, rotation)
        else:
            for one, other, _ in self.maps.hexes[hex_id].get("preprinted", {}).get("paths", ()):
                yield _named(one), _named(other)

    def beyond(self, hex_id: str, end: int) -> set[int]:
        """Ends joined by one track to an end of a hex."""
        return {b if a == end else a for a, b in self.tracks(hex_id) if end in (a, b)}

    def has_track(self, half: Half) -> bool:
        return any(half[1] in track for track in self.tracks(half[0]))

    def is_dangling(self, pair: Pair) -> bool:
        """Whether one side of a junction has no track (P-OP-3)."""
        return not all(self.has_track(half) for half in pair)

    def is_stop(self, hex_id: str) -> bool:
        return "stop" in self.maps.hexes[hex_id] and any(STOP in track for track in self.tracks(hex_id))

    def location(self, hex_id: str) -> str:
        """The two hexes of Roma are one location (A-MAP-5)."""
        found = self.maps.hexes[hex_id]
        return str(found["name"]) if found["stop"]["kind"] == "offboard" and found["name"] == "Roma" else hex_id

    def value(self, hex_id: str) -> int:
        """A-REV-1."""
        found = self.maps.hexes[hex_id]
        stop = found["stop"]
        if stop["kind"] == "offboard":
            return int(stop["revenue"][VALUE_OF_PHASE[self.phase]])
        if hex_id not in self.tiles:
            return int(stop["revenue"])
        tile = self.maps.tiles[self.tiles[hex_id][0]]
        if "values_by_color" in found:
            return int(found["values_by_color"][tile["color"]])
        return max(
            int(stop["revenue"]), *(int(one["revenue"]) for one in (*tile.get("cities", ()), *tile.get("towns", ())))
        )

    def reach(self, railway: str, homes: Collection[str]) -> Reached:
        """What a railway comes to from home, over its own junctions only (A-OP-9)."""
        own, seen = self.own(railway), set[Half]()
        junctions, stops = set[Pair](), {hex_id for hex_id in homes if self.is_stop(hex_id)}
        waiting: list[Half] = [(hex_id, STOP) for hex_id in stops]
        while waiting:
            here = waiting.pop()
            if here in seen:
                continue
            seen.add(here)
            for end in self.beyond(*here):
                if end == STOP:
                    stops.add(here[0])
                    if self.maps.hexes[here[0]]["stop"]["kind"] != "offboard":
                        waiting.append((here[0], STOP))
                    continue
                pair = self.maps.junctions.get((here[0], end))
                if pair is not None:
                    junctions.add(pair)
                    if pair in own:
                        waiting.append(pair[1] if pair[0] == (here[0], end) else pair[0])
        return Reached(frozenset(junctions), frozenset(stops))

    def legs(self, railway: str) -> dict[str, set[tuple[str, frozenset[Pair]]]]:
        """From each stop: the next ones along own junctions, with the junctions on the way."""
        own = self.own(railway)
        found: dict[str, set[tuple[str, frozenset[Pair]]]] = {}
        starts = {half[0] for pair in own for half in pair if self.is_stop(half[0])}
        waiting = [(start, start, end, frozenset[Pair]()) for start in starts for end in self.beyond(start, STOP)]
        while waiting:
            start, hex_id, end, used = waiting.pop()
            pair = self.maps.junctions.get((hex_id, end))
            if pair is None or pair not in own or pair in used:
                continue
            far = pair[1] if pair[0] == (hex_id, end) else pair[0]
            for following in self.beyond(*far):
                if following == STOP:
                    found.setdefault(start, set()).add((far[0], used | {pair}))
                else:
                    waiting.append((start, far[0], following, used | {pair}))
        return found

    def best(self, railway: str, coverages: Iterable[int]) -> int:
        """The most that trains can earn together: every choice of routes without a common junction (A-OP-11)."""
        legs = self.legs(railway)
        choices = []
        for coverage in sorted(coverages, reverse=True):
            worth: dict[frozenset[Pair], int] = {}
            for used, value in self._routes(legs, coverage):
                worth[used] = max(value, worth.get(used, 0))
            choices.append(sorted(worth.items(), key=lambda item: -item[1]))
        return _most(choices, frozenset(), 0, 0)

    def _routes(
        self, legs: dict[str, set[tuple[str, frozenset[Pair]]]], coverage: int
    ) -> Iterator[tuple[frozenset[Pair], int]]:
        waiting: list[tuple[tuple[str, ...], frozenset[Pair], int]] = [
            ((start,), frozenset[Pair](), self.value(start)) for start in legs
        ]
        while waiting:
            path, used, value = waiting.pop()
            if len(path) > 1:
                yield used, value
                if self.maps.hexes[path[-1]]["stop"]["kind"] == "offboard":
                    continue
            if len(path) < coverage:
                been = {self.location(hex_id) for hex_id in path}
                for following, way in legs.get(path[-1], ()):
                    if not way & used and self.location(following) not in been:
                        waiting.append(((*path, following), used | way, value + self.value(following)))


def _most(choices: list[list[tuple[frozenset[Pair], int]]], used: frozenset[Pair], value: int, best: int) -> int:
    best = max(best, value)
    for number, routes in enumerate(choices):
        rest = sum(other[0][1] for other in choices[number + 1 :] if other)
        for way, worth in routes:
            if value + worth + rest <= best:
                break
            if not way & used:
                best = _most(choices[number + 1 :], used | way, value + worth, best)
    return best


def _turned(end: int | str, rotation: int) -> int:
    return (end + rotation) % 6 if isinstance(end, int) else STOP


def _named(end: str) -> int:
    return SIDES.index(end) if end in SIDES else STOP
