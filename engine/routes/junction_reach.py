"""What a railway reaches over its own junctions: from its home, and from wherever its tokens are (A-OP-8, A-OP-9).

The search is that of `trails`, on a network in which hex sides without a token of the railway lead nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from engine.coords import SIDES
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.routes.junction_runs import own_sides
from engine.routes.network import Move, Network, network_of
from engine.routes.track_graph import Reach, result_of
from engine.routes.trails import Walk
from engine.state.board import Board


class OwnNetwork(Network):
    """The moves on a board for one railway: only its junctions are crossed, no city is closed to it."""

    def __init__(self, base: Network, own: frozenset[int]) -> None:
        self.grid, self.faces, self.slots, self.tokens = base.grid, base.faces, base.slots, {}
        self.moves = [tuple([_kept(move, own) for move in moves]) for moves in base.moves]
        self.stop_moves = {stop: tuple([_kept(move, own) for move in moves]) for stop, moves in base.stop_moves.items()}


def _kept(move: Move, own: frozenset[int]) -> Move:
    return move if move.entry < 0 or move.entry in own else move._replace(entry=-1)


_Key = tuple[int, CorporationId, tuple[HexId, ...]]
_REACHES: WeakKeyDictionary[Board, dict[_Key, tuple[Game, Reach]]] = WeakKeyDictionary()


def building_reach(game: Game, board: Board, railway: CorporationId, homes: Iterable[HexId]) -> Reach:
    """Where new track would touch the railway's line or its home (A-OP-8); made once for each board.

    Lines begin at every stop of the home hexes and at every own junction, on both sides of it.
    """
    known = _REACHES.setdefault(board, {})
    key = (id(game), railway, tuple(homes))
    found = known.get(key)
    if found is None:
        found = known[key] = (game, _walked(game, board, railway, key[2]))
    return found[1]


def _walked(game: Game, board: Board, railway: CorporationId, homes: Iterable[HexId]) -> Reach:
    base = network_of(game, board)
    grid = base.grid
    sides = [SIDES * grid.number[hex_id] + side for hex_id, side in own_sides(game, board, railway)]
    network = OwnNetwork(base, frozenset(sides))
    walk = Walk(network, railway)
    for hex_id in homes:
        for index in range(len(network.faces[grid.number[hex_id]].stops)):
            walk.start_at_stop(grid.stop(hex_id, index))
    for entry in sides:
        walk.start_at_side(entry)
    walk.run()
    return result_of(walk)
