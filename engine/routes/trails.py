"""Lines from a corporation's tokens as far as they can be drawn: every track, stop and hex side on some line (R-3.2.8).

A line has one gauge from stop to stop (a train of that gauge could run it), uses no hex side and no stop twice, and turns
back neither on open track nor in a stop. Searching lines of one gauge each makes dual track what it is: both gauges pass, but
narrow track, then dual, then standard is no line, since no stop lies between to change the gauge in.

`Walk` goes breadth first and keeps, for each place it arrives at, the trail that got there first. Where such a trail bars
itself the way (a loop that comes back onto its own stem), another trail may still do: `Walk` then looks for one backwards
from there, which is exact.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from engine.ids import CorporationId
from engine.routes.network import Move, Network

GAUGE_BITS = (1, 2)
START = -1
"""Instead of the track by which a stop was reached first: all tracks lead on from it."""


class _Clash(NamedTuple):
    """A move that the first trail to its place could not make. `entry` -1: it starts at `stop`."""

    entry: int
    stop: int
    bit: int
    move: Move


class Walk:
    """What the lines of one corporation reach.

    `arrived[entry]` is the mask of gauges, `trails[entry, bit]` a trail for each, `tracks[track]` the gauges in which a whole
    track can be run, `first` the track by which a stop was reached first, `joined` the stops at the end of a line.
    """

    def __init__(self, network: Network, corporation: CorporationId | None) -> None:
        self.network = network
        self.corporation = corporation
        self.arrived: dict[int, int] = {}
        self.trails: dict[tuple[int, int], int] = {}
        self.tracks: dict[int, int] = {}
        self.first: dict[int, int] = {}
        self.joined: set[int] = set()
        self.starts: set[int] = set()
        self.start_entries: set[int] = set()
        self._queue: deque[tuple[int, int, int]] = deque()
        self._clashes: list[_Clash] = []

    def start_at_stop(self, stop: int) -> None:
        """Let lines begin at a stop (a city with the corporation's token)."""
        self.starts.add(stop)
        self.first[stop] = START

    def start_at_side(self, entry: int) -> None:
        """Let lines begin at a hex side, in both directions (a token on a junction)."""
        self.start_entries |= {entry, self.network.grid.across[entry]} - {-1}

    def run(self) -> None:
        """Walk until nothing more is reached."""
        grid = self.network.grid
        for stop in self.starts:
            for move in self.network.stop_moves.get(stop, ()):
                self._leave(stop, grid.stop_mask(stop), move)
        for entry in self.start_entries:
            for bit in GAUGE_BITS:
                self._enter(entry, bit, grid.side_mask[entry])
        self._spread()
        while self._clashes:
            clashes, self._clashes = self._clashes, []
            for clash in clashes:
                self._resolve(clash)
            self._spread()

    def crosses(self, entry: int) -> bool:
        """Whether a line may go on over a hex side, on either side of it: always, unless a walk says otherwise."""
        del entry
        return True

    def _spread(self) -> None:
        queue, moves = self._queue, self.network.moves
        while queue:
            entry, bit, trail = queue.popleft()
            for move in moves[entry]:
                if not move.bits & bit:
                    continue
                if move.mask & trail:
                    self._clashes.append(_Clash(entry, -1, bit, move))
                else:
                    self._follow(move, bit, trail)

    def _follow(self, move: Move, bit: int, trail: int) -> None:
        self.tracks[move.track] = self.tracks.get(move.track, 0) | bit
        if move.stop >= 0:
            self._arrive(move.stop, trail | move.mask, move.track)
        elif move.entry >= 0:
            self._enter(move.entry, bit, trail | move.mask)

    def _enter(self, entry: int, bit: int, trail: int) -> None:
        bits = self.arrived.get(entry, 0)
        if not bits & bit:
            self.arrived[entry] = bits | bit
            self.trails[entry, bit] = trail
            self._queue.append((entry, bit, trail))

    def _arrive(self, stop: int, trail: int, by: int) -> None:
        """Go on from a stop over every track but the one that led there; a second way in frees that one too."""
        self.joined.add(stop)
        known = self.first.get(stop)
        if known in (START, by):
            return
        self.first[stop] = by if known is None else START
        if self.network.passable(stop, self.corporation):
            for move in self.network.stop_moves[stop]:
                if move.track != by if known is None else move.track == known:
                    self._leave(stop, trail, move)

    def _leave(self, stop: int, trail: int, move: Move) -> None:
        for bit in GAUGE_BITS:
            if move.bits & bit:
                if move.mask & trail:
                    self._clashes.append(_Clash(-1, stop, bit, move))
                else:
                    self._follow(move, bit, trail)

    def _resolve(self, clash: _Clash) -> None:
        """Make a barred move after all if it leads to something new and some other trail can make it."""
        move, bit = clash.move, clash.bit
        if self.tracks.get(move.track, 0) & bit and not self._news(move, bit):
            return
        if clash.entry >= 0:
            trail = self.trail_through(clash.entry, bit, move.mask)
        else:
            used = self.network.grid.stop_mask(clash.stop) | move.mask
            trail = Homeward(self, used).trail(_Node(-1, 0, clash.stop, move.track))
        if trail:
            self._follow(move, bit, trail)

    def _news(self, move: Move, bit: int) -> bool:
        if move.stop >= 0:
            return self.first.get(move.stop) not in (START, move.track)
        return move.entry >= 0 and not self.arrived.get(move.entry, 0) & bit

    def trail_through(self, entry: int, bit: int, far_end: int) -> int:
        """A trail that arrives at `entry` and has `far_end` still unused, with `far_end` added to it; 0 if there is none."""
        grid = self.network.grid
        return Homeward(self, grid.side_mask[entry] | far_end).trail(_Node(grid.across[entry], bit, -1, -1))


class _Node(NamedTuple):
    """Where a line looking for a start stands: at an `entry`, on gauge `bit`, or in a `stop`, come to `by` a track (else -1)."""

    entry: int
    bit: int
    stop: int
    by: int


_Use = tuple[int, int, int]
"""One way of using up a side or stop: its bit, the track run to it, the gauge."""


class Homeward:
    """Looks for a trail from some place back to any start of a walk, without the sides and stops in `used`.

    The shortest line that may use a side or stop repeatedly is easy to find. If it does so, a trail must do without one or the
    other of the two uses: both are tried. If no line is left, there is no trail.
    """

    def __init__(self, walk: Walk, used: int) -> None:
        self.walk = walk
        self.used = used
        self._failed: set[frozenset[_Use]] = set()

    def trail(self, start: _Node, without: frozenset[_Use] = frozenset()) -> int:
        """Bits of a trail, `used` included; 0 if there is none."""
        if without in self._failed:
            return 0
        line = self._shortest(start, without)
        if line is not None:
            first_use: dict[int, _Use] = {}
            for use in line:
                earlier = first_use.setdefault(use[0], use)
                if earlier is not use:
                    trail = self.trail(start, without | {earlier}) or self.trail(start, without | {use})
                    break
            else:
                trail = self.used
                for mask in first_use:
                    trail |= mask
            if trail:
                return trail
        self._failed.add(without)
        return 0

    def _shortest(self, start: _Node, without: frozenset[_Use]) -> list[_Use] | None:
        """Uses of the shortest line to a start, in any order; None when there is no line."""
        came_from: dict[_Node, tuple[_Node, _Use] | None] = {start: None}
        queue = deque([start])
        while queue:
            node = queue.popleft()
            if node.entry in self.walk.start_entries:
                return self._uses(came_from, node)
            for move, bit in self._moves(node):
                use = (move.mask, move.track, bit)
                if move.mask & self.used or use in without:
                    continue
                beyond = self._beyond(move, bit)
                if beyond is not None and beyond not in came_from:
                    came_from[beyond] = (node, use)
                    if move.stop in self.walk.starts:
                        return self._uses(came_from, beyond)
                    queue.append(beyond)
        return None

    def _moves(self, node: _Node) -> Iterator[tuple[Move, int]]:
        network = self.walk.network
        if node.stop < 0:
            for move in network.moves[node.entry]:
                if move.bits & node.bit:
                    yield move, node.bit
        else:
            for move in network.stop_moves[node.stop]:
                if move.track != node.by:
                    for bit in GAUGE_BITS:
                        if move.bits & bit:
                            yield move, bit

    def _beyond(self, move: Move, bit: int) -> _Node | None:
        if move.entry >= 0:
            return _Node(move.entry, bit, -1, -1) if self.walk.crosses(move.entry) else None
        if move.stop in self.walk.starts or (
            move.stop >= 0 and self.walk.network.passable(move.stop, self.walk.corporation)
        ):
            return _Node(-1, 0, move.stop, move.track)
        return None

    @staticmethod
    def _uses(came_from: dict[_Node, tuple[_Node, _Use] | None], last: _Node) -> list[_Use]:
        uses = []
        step = came_from[last]
        while step is not None:
            uses.append(step[1])
            step = came_from[step[0]]
        return uses
