"""Where a railway may build: along its line, and next to it (A-OP-8).

The search is that of `trails`. A line passes only hex sides with a token of the railway; over others that have room for one it
comes to the next hex, where new track may begin, but goes no farther.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeAlias
from weakref import WeakKeyDictionary

from engine.coords import SIDES
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.routes.junction_runs import own_sides
from engine.routes.network import Network, network_of
from engine.routes.track_graph import Reach, result_of
from engine.routes.trails import Walk
from engine.state.board import Board

RoomAt: TypeAlias = Callable[[HexId, int], bool]
"""Whether the junction at a hex side has room for the railway's token."""


def _no_room(hex_id: HexId, side: int) -> bool:
    """What a finished walk would hear; it asks no more."""
    del hex_id, side
    return False


class LineWalk(Walk):
    """A walk that passes the sides in `own` only and stops beyond those that `has_room` for a token."""

    def __init__(self, network: Network, railway: CorporationId, own: frozenset[int], has_room: RoomAt) -> None:
        super().__init__(network, railway)
        self.own = own
        self._has_room = has_room

    def run(self) -> None:
        """Walk, then forget `has_room`: it may hold the board, which would then never go, as the walk is kept with it."""
        super().run()
        self._has_room = _no_room

    def crosses(self, entry: int) -> bool:
        """Own junctions only."""
        return entry in self.own

    def _enter(self, entry: int, bit: int, trail: int) -> None:
        if self.crosses(entry):
            super()._enter(entry, bit, trail)
        elif not self.arrived.get(entry, 0) & bit and self._has_room(*self._place(entry)):
            self.arrived[entry] = self.arrived.get(entry, 0) | bit
            self.trails[entry, bit] = trail

    def _place(self, entry: int) -> tuple[HexId, int]:
        number, side = divmod(entry, SIDES)
        return self.network.grid.hexes[number], side


class LineNetwork(Network):
    """The moves on a board for one railway: no city is closed to it."""

    def __init__(self, base: Network) -> None:
        self.grid, self.faces, self.slots, self.tokens = base.grid, base.faces, base.slots, {}
        self.moves, self.stop_moves = base.moves, base.stop_moves


_Key = tuple[int, CorporationId, tuple[HexId, ...], Hashable]
_REACHES: WeakKeyDictionary[Board, dict[_Key, tuple[Game, Reach]]] = WeakKeyDictionary()


def building_reach(
    game: Game,
    board: Board,
    railway: CorporationId,
    homes: Iterable[HexId],
    has_room: RoomAt,
    *,
    room_key: Hashable = None,
) -> Reach:
    """Where new track would touch the railway's line or its home (A-OP-8); made once for each board and `room_key`.

    Lines begin at every stop of the home hexes and at every own junction, on both sides of it. `has_room` tells of a hex and
    side whether the railway could have a token on that junction; it may depend on the board and on `room_key` alone.
    """
    known = _REACHES.setdefault(board, {})
    key = (id(game), railway, tuple(homes), room_key)
    found = known.get(key)
    if found is None:
        found = known[key] = (game, _walked(game, board, railway, key[2], has_room))
    return found[1]


def _walked(game: Game, board: Board, railway: CorporationId, homes: tuple[HexId, ...], has_room: RoomAt) -> Reach:
    network = LineNetwork(network_of(game, board))
    grid = network.grid
    sides = [SIDES * grid.number[hex_id] + side for hex_id, side in own_sides(game, board, railway)]
    walk = LineWalk(network, railway, frozenset(sides), has_room)
    for hex_id in homes:
        for index in range(len(network.faces[grid.number[hex_id]].stops)):
            walk.start_at_stop(grid.stop(hex_id, index))
    for entry in sides:
        walk.start_at_side(entry)
    walk.run()
    return result_of(walk)
