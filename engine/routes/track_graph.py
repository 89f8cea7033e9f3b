"""What a corporation reaches over the board (R-3.2.8): tracks, stops, hex sides.

* `reach(game, board, corporation) -> Reach`: from its tokens
* `reach_from(game, board, corporation, places) -> Reach`: from any places, on behalf of a corporation or of nobody
* `has_route(game, board, corporation) -> bool`: R-3.8.1

Readings, all of them checked against the recorded games:

* A line keeps one gauge from stop to stop. Dual track carries both gauges, so narrow–dual and dual–standard connect, but
  narrow–dual–standard without a stop between is no line: no train could run it ("gauge may change only inside a hex that
  contains a stop"). A line that leaves a stop over dual track may end on either gauge.
* A city whose slots are full of others' tokens is reached but not passed; off-boards and ports are dead ends.
* A line uses no hex side and no stop twice and never turns back, like the route that will run on it (R-3.4.2).

`has_route` is worked out afresh from the board each time; some implementations keep it true once it was (digest §0.3.4).
"""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

import msgspec

from engine.coords import SIDES
from engine.data.definitions import STOP, StopKind
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.routes.network import TRACKS_PER_HEX, network_of, sides_of
from engine.routes.trails import GAUGE_BITS, Walk
from engine.state.board import Board, CitySlot, Place

NO_SIDES = (0,) * SIDES


class Reach(msgspec.Struct, frozen=True, eq=False):
    """What the lines of a corporation reach. Gauges are masks as in `Gauge.bits`.

    * `arrivals[hex][side]`: gauges of the lines that come to the hex over that side, whether or not track goes on there;
    * `tracks[hex][index]`: gauges in which a whole track of the hex's face can be run;
    * `stops`: reached stops `(hex, index)`, the starting cities included; `joined`: those at the end of a line;
    * `cities`: the reached stops that are cities, in map order (token places: R-3.3.1);
    * `hexes`: hexes with any of these.
    """

    arrivals: dict[HexId, tuple[int, ...]]
    tracks: dict[HexId, dict[int, int]]
    stops: frozenset[tuple[HexId, int]]
    joined: frozenset[tuple[HexId, int]]
    cities: tuple[tuple[HexId, int], ...]
    hexes: frozenset[HexId]
    _walk: Walk

    def comes_to(self, hex_id: HexId, side: int) -> int:
        """Gauges of the lines that enter a hex over a side."""
        return self.arrivals.get(hex_id, NO_SIDES)[side]

    def admits(self, hex_id: HexId, a: int, b: int, bits: int) -> bool:
        """Whether a line entering the hex could run track from end `a` to `b` if it lay there (ends as in `Track`).

        Only lines that come over a hex side count; where an end is a stop, ask `stops` besides.
        """
        return self._enters(hex_id, a, b, bits) or self._enters(hex_id, b, a, bits)

    def _enters(self, hex_id: HexId, side: int, far: int, bits: int) -> bool:
        if side >= STOP or not self.comes_to(hex_id, side) & bits:
            return False
        walk = self._walk
        number = walk.network.grid.number[hex_id]
        entry, far_mask = SIDES * number + side, walk.network.grid.end_mask(number, far)
        usable = [bit for bit in GAUGE_BITS if walk.arrived.get(entry, 0) & bits & bit]
        return any(not walk.trails[entry, bit] & far_mask for bit in usable) or any(
            walk.trail_through(entry, bit, far_mask) for bit in usable
        )


_REACHES: WeakKeyDictionary[Board, dict[tuple[int, CorporationId], tuple[Game, Reach]]] = WeakKeyDictionary()


def reach(game: Game, board: Board, corporation: CorporationId) -> Reach:
    """What the corporation reaches from its tokens; made once for each board."""
    known = _REACHES.setdefault(board, {})
    found = known.get((id(game), corporation))
    if found is None:
        places = [token.place for token in board.tokens_of(corporation)]
        found = known[id(game), corporation] = (game, reach_from(game, board, corporation, places))
    return found[1]


def reach_from(game: Game, board: Board, corporation: CorporationId | None, places: Iterable[Place]) -> Reach:
    """What lines that begin at the given places reach, passing cities as the corporation may (None: a stranger).

    Raises `KeyError` for a place on an unknown hex.
    """
    network = network_of(game, board)
    walk = Walk(network, corporation)
    for place in places:
        if isinstance(place, CitySlot):
            walk.start_at_stop(network.grid.stop(place.hex, place.stop))
        else:
            walk.start_at_side(SIDES * network.grid.number[place.hex] + place.side)
    walk.run()
    return result_of(walk)


def result_of(walk: Walk) -> Reach:
    """What a finished walk reached."""
    grid, faces = walk.network.grid, walk.network.faces
    tracks: dict[HexId, dict[int, int]] = {}
    for track, bits in walk.tracks.items():
        number, index = divmod(track, TRACKS_PER_HEX)
        tracks.setdefault(grid.hexes[number], {})[index] = bits
    numbered = [divmod(stop, grid.stops_per_hex) for stop in sorted(walk.first)]
    stops = [(grid.hexes[number], index) for number, index in numbered]
    cities = [
        (grid.hexes[number], index)
        for number, index in numbered
        if index < len(faces[number].stops) and faces[number].stops[index].kind is StopKind.CITY
    ]
    arrivals = sides_of(walk.arrived, grid)
    joined = frozenset(
        (grid.hexes[number], index) for number, index in (divmod(stop, grid.stops_per_hex) for stop in walk.joined)
    )
    hexes = frozenset(arrivals) | frozenset(tracks) | {hex_id for hex_id, _ in stops}
    return Reach(arrivals, tracks, frozenset(stops), joined, tuple(cities), hexes, walk)


def has_route(game: Game, board: Board, corporation: CorporationId) -> bool:
    """Whether a line joins one of the corporation's tokens to a second stop that is no port (R-3.8.1)."""
    network = network_of(game, board)
    number = network.grid.number
    return any(
        network.faces[number[hex_id]].stops[index].kind is not StopKind.PORT
        for hex_id, index in reach(game, board, corporation).joined
    )
