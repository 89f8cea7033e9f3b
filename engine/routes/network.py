"""The track of a board as numbers, ready to be walked: what `track_graph` and `trails` search.

An *entry* is a hex side seen from inside its hex: `6 * hex + side`; a line that enters a hex over a side arrives at that
entry. A *stop* is `stops_per_hex * hex + index`. A line uses each hex side and each stop at most once (R-3.4.2), so a trail
is a bit set over both; the two entries of one hex side share a bit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

from engine.coords import SIDES
from engine.data.definitions import STOP, Face, StopKind, Track
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.state.board import Board, CitySlot
from engine.state.faces import face_at

TRACKS_PER_HEX = 64
"""Upper bound for the numbering of tracks; no face comes near it."""

PLANS_KEPT = 16384
"""Bound of the cache of compiled hexes: more than a game with all its previews shows."""


class Move(NamedTuple):
    """One track taken from one of its ends.

    `track` is `TRACKS_PER_HEX * hex + index`, `bits` its gauges, `mask` what its far end uses up, `entry` where it leads to in
    the next hex (-1: nowhere), `stop` the stop it ends in (-1: none).
    """

    track: int
    bits: int
    mask: int
    entry: int
    stop: int


class Plan(NamedTuple):
    """Moves of one hex from each side and from each stop; `slots[k]` is -1 for a stop every line may pass, -2 for a dead end."""

    sides: tuple[tuple[Move, ...], ...]
    stops: tuple[tuple[Move, ...], ...]
    slots: tuple[int, ...]


OPEN = -1
DEAD_END = -2


def _slots(kind: StopKind, slots: int) -> int:
    if kind is StopKind.CITY:
        return slots
    return OPEN if kind is StopKind.TOWN else DEAD_END


class Grid:
    """What never changes in a game: numbers of hexes, entries across sides, bits of sides and stops."""

    def __init__(self, game: Game) -> None:
        self.hexes: tuple[HexId, ...] = tuple(game.hexes)
        self.number: dict[HexId, int] = {hex_id: number for number, hex_id in enumerate(self.hexes)}
        faces = [hex_.face for hex_ in game.hexes.values()] + [tile.face for tile in game.tiles.values()]
        faces += [event.face for event in game.title.hex_events if event.face is not None]
        self.stops_per_hex = max((len(face.stops) for face in faces), default=0) + 1
        across = [
            -1 if beyond is None else SIDES * self.number[beyond[0]] + beyond[1]
            for hex_id in self.hexes
            for beyond in game.neighbours[hex_id]
        ]
        self.across: tuple[int, ...] = tuple(across)
        self.side_mask: tuple[int, ...] = tuple(
            1 << (entry if other < 0 else min(entry, other)) for entry, other in enumerate(across)
        )
        self._plans: dict[tuple[int, Face], Plan] = {}

    def stop(self, hex_id: HexId, index: int) -> int:
        """Number of a stop."""
        return self.stops_per_hex * self.number[hex_id] + index

    def stop_mask(self, stop: int) -> int:
        """Bit of a stop."""
        return 1 << (len(self.across) + stop)

    def end_mask(self, number: int, end: int) -> int:
        """Bit of a track end (a side, or `STOP + k`) in a hex."""
        if end < STOP:
            return self.side_mask[SIDES * number + end]
        return self.stop_mask(self.stops_per_hex * number + end - STOP)

    def plan(self, number: int, face: Face) -> Plan:
        """Moves of a hex that shows `face`."""
        plan = self._plans.get((number, face))
        if plan is None:
            if len(self._plans) >= PLANS_KEPT:
                self._plans.clear()
            plan = self._plans[number, face] = self._compile(number, face)
        return plan

    def _compile(self, number: int, face: Face) -> Plan:
        ends: list[list[Move]] = [[] for _ in range(STOP + len(face.stops))]
        for index, track in enumerate(face.track):
            ends[track.a].append(self._move(number, index, track, track.b))
            ends[track.b].append(self._move(number, index, track, track.a))
        moves = tuple(tuple(end) for end in ends)
        return Plan(moves[:STOP], moves[STOP:], tuple(_slots(stop.kind, stop.slots) for stop in face.stops))

    def _move(self, number: int, index: int, track: Track, end: int) -> Move:
        entry = self.across[SIDES * number + end] if end < STOP else -1
        stop = self.stops_per_hex * number + end - STOP if end >= STOP else -1
        mask = self.end_mask(number, end)
        return Move(TRACKS_PER_HEX * number + index, track.gauge.bits, mask, entry, stop)


class Network:
    """The moves on one board: by entry and by stop; `tokens` are the owners of the tokens in a city."""

    def __init__(self, game: Game, board: Board) -> None:
        grid = self.grid = grid_of(game)
        self.faces: tuple[Face, ...] = tuple(face_at(game, board, hex_id) for hex_id in grid.hexes)
        self.moves: list[tuple[Move, ...]] = []
        self.stop_moves: dict[int, tuple[Move, ...]] = {}
        self.slots: dict[int, int] = {}
        for number, face in enumerate(self.faces):
            plan = grid.plan(number, face)
            self.moves.extend(plan.sides)
            for index, moves in enumerate(plan.stops):
                stop = grid.stops_per_hex * number + index
                self.stop_moves[stop] = moves
                self.slots[stop] = plan.slots[index]
        self.tokens: dict[int, list[CorporationId]] = {}
        for token in board.tokens:
            if isinstance(token.place, CitySlot):
                self.tokens.setdefault(grid.stop(token.place.hex, token.place.stop), []).append(token.corporation)

    def passable(self, stop: int, corporation: CorporationId | None) -> bool:
        """Whether a corporation's line may go on beyond a stop (R-3.2.8).

        Off-boards and ports are dead ends; a city stops those whose token is not in it once its slots are full.
        """
        slots = self.slots[stop]
        if slots < 0:
            return slots == OPEN
        owners = self.tokens.get(stop, ())
        return len(owners) < slots or corporation in owners


_GRIDS: WeakKeyDictionary[Game, Grid] = WeakKeyDictionary()
_NETWORKS: WeakKeyDictionary[Board, dict[int, tuple[Game, Network]]] = WeakKeyDictionary()


def grid_of(game: Game) -> Grid:
    """The game's grid, made once."""
    grid = _GRIDS.get(game)
    if grid is None:
        grid = _GRIDS[game] = Grid(game)
    return grid


def network_of(game: Game, board: Board) -> Network:
    """The board's network, made once for each board."""
    known = _NETWORKS.setdefault(board, {})
    found = known.get(id(game))
    if found is None:
        found = known[id(game)] = (game, Network(game, board))
    return found[1]


def sides_of(entries: Mapping[int, int], grid: Grid) -> dict[HexId, tuple[int, ...]]:
    """Gauge masks by hex and side from masks by entry; hexes without any are left out."""
    found: dict[HexId, list[int]] = {}
    for entry, bits in entries.items():
        number, side = divmod(entry, SIDES)
        found.setdefault(grid.hexes[number], [0] * SIDES)[side] = bits
    return {hex_id: tuple(bits) for hex_id, bits in found.items()}
