"""Track cut into segments: unbroken lines between neighbouring stops, in one gauge from end to end (R-3.2.8).

A segment may begin narrow and end dual, but never join narrow to standard outside a stop. Every hexside has its bit, so
that "no track twice" (R-3.4.2) is one `&`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.data.definitions import STOP, Face, Gauge
from engine.game import Game
from engine.ids import HexId
from engine.state.board import Board
from engine.state.faces import face_at

GAUGES: tuple[Gauge, Gauge, Gauge] = (Gauge.NARROW, Gauge.STANDARD, Gauge.DUAL)
"""Order of gauges in every tuple of counts and weights: a gauge's index is its `bits - 1`."""

Place = tuple[HexId, int]
"""A stop: hex and index among the stops of its face."""
Piece = tuple[HexId, int]
"""A piece of track: hex and index among the track of its face."""


class End(NamedTuple):
    """What a piece of track offers at one of its ends: where it leads, its gauge bits and its index."""

    other: int
    bits: int
    track: int


class Arrival(NamedTuple):
    """A segment as seen from one of its stops.

    `edges` is the set of hexsides crossed (bits of `Grid`); `within` the piece when the line stays inside one hex and
    crosses none. `gauges` counts pieces by gauge; `first` and `last` are indexes in `GAUGES`.
    """

    to: Place
    pieces: tuple[Piece, ...]
    edges: int
    gauges: tuple[int, int, int]
    first: int
    last: int

    @property
    def within(self) -> bool:
        """Whether the segment crosses no hexside."""
        return not self.edges

    @property
    def sides(self) -> int:
        """Number of hexsides crossed."""
        return len(self.pieces) - 1


class Crossing(NamedTuple):
    """The other side of a hexside: the hex, the side it is entered by, the hexside's bit."""

    hex: HexId
    side: int
    bit: int


Grid = dict[HexId, tuple[Crossing | None, ...]]


@lru_cache(maxsize=16)
def grid_of(game: Game) -> Grid:
    """Hexes and their hexsides with one bit for each pair of touching sides (links between maps included)."""
    bits: dict[tuple[HexId, int], int] = {}
    grid: Grid = {}
    for hex_id, sides in game.neighbours.items():
        crossings: list[Crossing | None] = []
        for side, across in enumerate(sides):
            if across is None:
                crossings.append(None)
                continue
            here = (hex_id, side)
            if here not in bits:
                bits[here] = bits[across] = 1 << (len(bits) >> 1)
            crossings.append(Crossing(across[0], across[1], bits[here]))
        grid[hex_id] = tuple(crossings)
    return grid


@lru_cache(maxsize=4096)
def ends_of(face: Face) -> tuple[tuple[End, ...], ...]:
    """For every side 0-5 and every stop (from `STOP` on): the pieces of track that end there."""
    ends: list[list[End]] = [[] for _ in range(STOP + len(face.stops))]
    for index, track in enumerate(face.track):
        ends[track.a].append(End(track.b, track.gauge.bits, index))
        ends[track.b].append(End(track.a, track.gauge.bits, index))
    return tuple(tuple(found) for found in ends)


class Expansion(NamedTuple):
    """Everything that begins at one stop: the segments, and the hexes whose change could change them."""

    arrivals: tuple[Arrival, ...]
    touched: frozenset[HexId]


class TrackMap:
    """Segments of one board, walked when first asked for and kept.

    Belongs to no corporation: which stops can be passed is the caller's business.
    """

    __slots__ = ("_ends", "_expansions", "_grid", "board", "game")

    def __init__(
        self,
        game: Game,
        board: Board,
        ends: dict[HexId, tuple[tuple[End, ...], ...]] | None = None,
        expansions: dict[Place, Expansion] | None = None,
    ) -> None:
        self.game = game
        self.board = board
        self._grid = grid_of(game)
        self._ends = {} if ends is None else ends
        self._expansions = {} if expansions is None else expansions

    def after(self, board: Board, changed: Iterable[HexId]) -> TrackMap:
        """The map of a board that differs in the track of a few hexes only; what they do not touch is reused."""
        hexes = frozenset(changed)
        ends = {hex_id: found for hex_id, found in self._ends.items() if hex_id not in hexes}
        expansions = {place: found for place, found in self._expansions.items() if found.touched.isdisjoint(hexes)}
        return TrackMap(self.game, board, ends, expansions)

    def ends(self, hex_id: HexId) -> tuple[tuple[End, ...], ...]:
        """Track ends of the face a hex shows now."""
        found = self._ends.get(hex_id)
        if found is None:
            found = self._ends[hex_id] = ends_of(face_at(self.game, self.board, hex_id))
        return found

    def from_stop(self, place: Place) -> Expansion:
        """All segments that begin at a stop, to other stops only (R-3.4.2: no stop twice)."""
        found = self._expansions.get(place)
        if found is None:
            found = self._expansions[place] = self._walk(place)
        return found

    def _walk(self, place: Place) -> Expansion:
        hex_id, stop = place
        arrivals: list[Arrival] = []
        touched = {hex_id}
        # Hex and side about to be left, gauge bits still common to the line, hexsides crossed, pieces, gauges of them.
        todo: list[tuple[HexId, int, int, int, tuple[Piece, ...], tuple[int, ...]]] = []
        for other, bits, track in self.ends(hex_id)[STOP + stop]:
            if other < STOP:
                todo.append((hex_id, other, bits, 0, ((hex_id, track),), (bits,)))
            elif other != STOP + stop:
                arrivals.append(_arrival((hex_id, other - STOP), ((hex_id, track),), 0, (bits,)))
        while todo:
            here, side, common, edges, pieces, gauges = todo.pop()
            crossing = self._grid[here][side]
            if crossing is None or edges & crossing.bit:
                continue
            there, entered, bit = crossing
            touched.add(there)
            for other, bits, track in self.ends(there)[entered]:
                if not common & bits:
                    continue
                line = (*pieces, (there, track))
                if other < STOP:
                    todo.append((there, other, common & bits, edges | bit, line, (*gauges, bits)))
                elif (there, other - STOP) != place:
                    arrivals.append(_arrival((there, other - STOP), line, edges | bit, (*gauges, bits)))
        return Expansion(tuple(arrivals), frozenset(touched))


def _arrival(to: Place, pieces: tuple[Piece, ...], edges: int, gauges: tuple[int, ...]) -> Arrival:
    return Arrival(
        to,
        pieces,
        edges,
        (gauges.count(1), gauges.count(2), gauges.count(3)),
        gauges[0] - 1,
        gauges[-1] - 1,
    )
