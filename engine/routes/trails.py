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
from collections.abc import Iterable, Iterator
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
        self._barred = False

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
            trail = self._first_trail(self._out_of(clash.stop, move.track, used))
        if trail:
            self._follow(move, bit, trail)

    def _news(self, move: Move, bit: int) -> bool:
        if move.stop >= 0:
            return self.first.get(move.stop) not in (START, move.track)
        return move.entry >= 0 and not self.arrived.get(move.entry, 0) & bit

    def trail_through(self, entry: int, bit: int, far_end: int) -> int:
        """A trail that arrives at `entry` and has `far_end` still unused, with `far_end` added to it; 0 if there is none."""
        grid = self.network.grid
        if entry in self.start_entries and not grid.side_mask[entry] & far_end:
            return grid.side_mask[entry] | far_end
        across = grid.across[entry]
        if across < 0 or grid.side_mask[entry] & far_end:
            return 0
        return self._trail_home(across, bit, grid.side_mask[entry] | far_end)

    def _first_trail(self, branches: Iterable[tuple[int, int, int]]) -> int:
        for entry, bit, used in branches:
            trail = self._trail_home(entry, bit, used)
            if trail:
                return trail
        return 0

    def _trail_home(self, entry: int, bit: int, used: int) -> int:
        """A trail from `entry` to any start without what is `used`; 0 if there is none.

        Two sweeps settle most cases: one finds a trail, the other, whose lines may cross themselves, that there is none.
        Where neither does, every branch is tried in turn.
        """
        trail, doubtful = self._sweep_home(entry, bit, used)
        if trail or not doubtful or not self._crossing_line_home(entry, bit, used):
            return trail
        for move in self.network.moves[entry]:
            if move.bits & bit and not move.mask & used:
                trail = self._first_trail(self._beyond(move, bit, used | move.mask))
                if trail:
                    return trail
        return 0

    def _sweep_home(self, entry: int, bit: int, used: int) -> tuple[int, bool]:
        seen = {(entry, bit)}
        queue = deque([(entry, bit, used)])
        doubtful = self._barred = False
        while queue:
            at, gauge, trail = queue.popleft()
            if at in self.start_entries:
                return trail, False
            for move in self.network.moves[at]:
                if not move.bits & gauge:
                    continue
                if move.mask & trail:
                    doubtful = doubtful or not move.mask & used
                    continue
                if move.stop in self.starts:
                    return trail | move.mask, False
                for branch in self._beyond(move, gauge, trail | move.mask):
                    if branch[:2] not in seen:
                        seen.add(branch[:2])
                        queue.append(branch)
        return 0, doubtful or self._barred

    def _crossing_line_home(self, entry: int, bit: int, used: int) -> bool:
        """Whether a line that may use sides and stops repeatedly, but nothing that is `used`, comes to any start."""
        seen = {(entry, bit)}
        stack = [(entry, bit)]
        while stack:
            at, gauge = stack.pop()
            if at in self.start_entries:
                return True
            for move in self.network.moves[at]:
                if not move.bits & gauge or move.mask & used:
                    continue
                if move.stop in self.starts:
                    return True
                for branch in self._beyond(move, gauge, used):
                    if branch[:2] not in seen:
                        seen.add(branch[:2])
                        stack.append(branch[:2])
        return False

    def _beyond(self, move: Move, bit: int, used: int) -> Iterator[tuple[int, int, int]]:
        """Entries a line can come to next after a move; a stop lets it change the gauge."""
        if move.entry >= 0:
            yield move.entry, bit, used
        elif move.stop >= 0 and self.network.passable(move.stop, self.corporation):
            yield from self._out_of(move.stop, move.track, used)

    def _out_of(self, stop: int, by: int, used: int) -> Iterator[tuple[int, int, int]]:
        for move in self.network.stop_moves[stop]:
            if move.track == by:
                continue
            if move.mask & used:
                self._barred = True
            else:
                for bit in GAUGE_BITS:
                    if move.bits & bit:
                        yield from self._beyond(move, bit, used | move.mask)
