"""Which face may replace which (R-3.2.5), and what that costs (R-3.2.11, R-3.2.12).

fits(old, new) -> Fit | Refusal          one pair of faces as they lie
upgrades(game, face) -> tuple[Upgrade]   all tiles and rotations that preserve a face
price(game, hex, added, halved) -> int   what a lay costs, in whole lire
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from weakref import WeakKeyDictionary

import msgspec

from engine.data.definitions import STOP, Color, Face, Gauge, Track
from engine.errors import Refusal
from engine.game import Game
from engine.ids import HexId, TileId
from engine.messages import Key
from engine.state.faces import turned

COLOR_ORDER = (Color.WHITE, Color.YELLOW, Color.GREEN, Color.BROWN, Color.GRAY)
"""Colours in the order of upgrades (R-3.2.1)."""

_GAUGE_ORDER = tuple(Gauge)


class Fit(msgspec.Struct, frozen=True):
    """How a new face preserves an old one.

    `stops[k]` is the new index of old stop `k`; `fresh` are the new face's tracks that the old one lacks in that gauge
    (a narrow track turned dual is new); `exits` the sides to which no old track led; `added` the gauges added, as a
    multiset (R-3.2.11); `raised` the new indices of old stops whose value changes (R-3.2.4).
    """

    stops: tuple[int, ...]
    fresh: tuple[Track, ...]
    exits: tuple[int, ...]
    added: tuple[Gauge, ...]
    raised: tuple[int, ...]


class Upgrade(msgspec.Struct, frozen=True):
    """A tile at a rotation that preserves the face in question; `face` is the tile's face so turned."""

    tile: TileId
    rotation: int
    face: Face
    fit: Fit


def exits_of(face: Face) -> frozenset[int]:
    """Sides to which track of a face leads."""
    return frozenset(end for track in face.track for end in (track.a, track.b) if end < STOP)


def added_gauges(old: Face, new: Face) -> tuple[Gauge, ...]:
    """Gauges of the new face's tracks minus those of the old one's, as multisets (R-3.2.11)."""
    added = Counter(track.gauge for track in new.track) - Counter(track.gauge for track in old.track)
    return tuple(gauge for gauge in _GAUGE_ORDER for _ in range(added[gauge]))


@lru_cache(maxsize=65536)
def fits(old: Face, new: Face) -> Fit | Refusal:
    """Whether `new` may replace `old`: next colour, same label, same stops, all old track kept (R-3.2.1, R-3.2.5)."""
    if not _follows(old.color, new.color):
        return Refusal(Key.LAY_NOT_NEXT_COLOR, "R-3.2.1", {"old": old.color.value, "new": new.color.value})
    if old.label != new.label:
        return Refusal(Key.LAY_LABEL, "R-3.2.5", {"old": old.label, "new": new.label})
    kinds = Counter(stop.kind for stop in old.stops)
    if kinds != Counter(stop.kind for stop in new.stops):
        return Refusal(Key.LAY_STOPS, "R-3.2.5")
    for order in permutations(range(len(new.stops))):
        if all(stop.kind is new.stops[order[k]].kind for k, stop in enumerate(old.stops)):
            kept = _kept(old, new, order)
            if kept is not None:
                return _fit(old, new, order, kept)
    return Refusal(Key.LAY_TRACK_LOST, "R-3.2.5")


def _follows(old: Color, new: Color) -> bool:
    return old in COLOR_ORDER[:-1] and COLOR_ORDER[COLOR_ORDER.index(old) + 1] is new


def _kept(old: Face, new: Face, stops: tuple[int, ...]) -> set[int] | None:
    """Indices of the new tracks that an old one of the same gauge became; None when some old track is lost.

    Equal gauges pair off first, so that two tracks between the same ends do not both count on one dual track.
    """
    free = set(range(len(new.track)))
    same: set[int] = set()
    turned_dual = []
    for track in old.track:
        ends = _moved_ends(track, stops)
        for index in sorted(free):
            if (new.track[index].a, new.track[index].b) == ends and new.track[index].gauge is track.gauge:
                free.remove(index)
                same.add(index)
                break
        else:
            turned_dual.append((ends, track.gauge))
    for ends, gauge in turned_dual:
        for index in sorted(free):
            if (new.track[index].a, new.track[index].b) == ends and gauge.kept_by(new.track[index].gauge):
                free.remove(index)
                break
        else:
            return None
    return same


def _moved_ends(track: Track, stops: tuple[int, ...]) -> tuple[int, int]:
    a, b = (end if end < STOP else STOP + stops[end - STOP] for end in (track.a, track.b))
    return min(a, b), max(a, b)


def _fit(old: Face, new: Face, stops: tuple[int, ...], same: set[int]) -> Fit:
    fresh = tuple(track for index, track in enumerate(new.track) if index not in same)
    raised = tuple(stops[k] for k, stop in enumerate(old.stops) if stop.revenue != new.stops[stops[k]].revenue)
    return Fit(stops, fresh, tuple(sorted(exits_of(new) - exits_of(old))), added_gauges(old, new), raised)


_UPGRADES: WeakKeyDictionary[Game, dict[Face, tuple[Upgrade, ...]]] = WeakKeyDictionary()


def upgrades(game: Game, face: Face) -> tuple[Upgrade, ...]:
    """All tiles of the title that may replace a face, in roster order, each distinct look once (lowest rotation).

    Map edges, supply, phase and reach are not looked at.
    """
    known = _UPGRADES.setdefault(game, {})
    found = known.get(face)
    if found is None:
        found = known[face] = tuple(_upgrades(game, face))
    return found


def _upgrades(game: Game, face: Face) -> Iterator[Upgrade]:
    for tile in game.tiles.values():
        if not _follows(face.color, tile.face.color) or face.label != tile.face.label:
            continue
        looks = set()
        for rotation in range(6):
            new = turned(tile.face, rotation)
            fit = fits(face, new)
            if isinstance(fit, Fit) and look(new) not in looks:
                looks.add(look(new))
                yield Upgrade(tile.id, rotation, new, fit)


def look(face: Face) -> frozenset[tuple[object, ...]]:
    """What tells one rotation from another: each stop with its tracks, and the tracks between sides."""
    stops = Counter((stop, frozenset(Counter(_spokes(face, STOP + k)).items())) for k, stop in enumerate(face.stops))
    plain = Counter((track.a, track.b, track.gauge) for track in face.track if track.b < STOP)
    return frozenset([("stops", frozenset(stops.items())), ("plain", frozenset(plain.items()))])


def _spokes(face: Face, end: int) -> Iterator[tuple[int, Gauge]]:
    for track in face.track:
        if end in (track.a, track.b):
            yield min(track.a + track.b - end, STOP), track.gauge


def price(game: Game, hex_id: HexId, added: tuple[Gauge, ...], *, halved: bool) -> int:
    """Price in lire of a lay that adds these gauges (R-3.2.11): terrain belongs to the hex and is due at every lay.

    `halved`: the corporation pays half the standard price (R-3.2.12); with switch `sigi_on_dual` = `b` not when dual track is
    added (RUL-14). Raises `KeyError` for an unknown hex.
    """
    name = game.hexes[hex_id].terrain
    if not name:
        return 0
    terrain = game.title.terrain[name]
    if all(gauge is Gauge.NARROW for gauge in added):
        return terrain.narrow
    if halved and (Gauge.DUAL not in added or game.switch("sigi_on_dual") == "a"):
        return terrain.standard // 2
    return terrain.standard
