"""Where lines could ever run, whatever is built: for ports, stops and homes.

The track a hex could ever have is that of its prints and of all turned tiles that can ever stand there (`standing`). A line
keeps its gauge between stops (R-3.2.8), passes cities and towns, and ends in off-boards and ports. Tokens, tiles used up
elsewhere and the order of play are left aside: what is not reached here is never reached.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from engine.coords import SIDES
from engine.data.definitions import STOP, Face, StopKind
from engine.designer.checks.standing import Standing
from engine.ids import HexId

StopAt = tuple[HexId, int]
_GAUGES = (1, 2)


class _Ground(msgspec.Struct, frozen=True):
    """Track of one kind of hex: per side the ends `(end, bits)` that track from it leads to; the same per stop."""

    sides: tuple[tuple[tuple[int, int], ...], ...]
    stops: tuple[tuple[tuple[int, int], ...], ...]


class Potential:
    """The network of all that could ever lie, for one title."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        self._title = standing.title
        self.neighbours = standing.neighbours
        self._known: dict[tuple[tuple[Face, ...], frozenset[tuple[str, int]]], _Ground] = {}
        self._ground: dict[HexId, _Ground] = {hex_id: self._ground_of(hex_id) for hex_id in self._title.hexes}

    def _ground_of(self, hex_id: HexId) -> _Ground:
        starts = tuple(self._standing.starts(hex_id))
        standing = self._standing.by_hex.get(hex_id, frozenset())
        key = (starts, frozenset(standing))
        found = self._known.get(key)
        if found is None:
            faces = (*starts, *(self._standing.face(tile) for tile in standing))
            found = self._known[key] = _merged(faces)
        return found

    def exits(self, hex_id: HexId) -> frozenset[int]:
        """Sides to which track could ever lead from within a hex."""
        return frozenset(side for side, ends in enumerate(self._ground[hex_id].sides) if ends)

    def reach(self, starts: Iterable[StopAt]) -> dict[StopAt, int]:
        """Stops that lines from the given ones could reach, with the least number of hex sides crossed on the way."""
        found: dict[StopAt, int] = {}
        seen: set[tuple[HexId, int, int]] = set()
        queue: deque[tuple[int, HexId, int, int]] = deque()
        for start in starts:
            found[start] = 0
            self._leave(start, 0, queue, found, starting=True)
        while queue:
            crossed, hex_id, side, bits = queue.popleft()
            if (hex_id, side, bits) in seen:
                continue
            seen.add((hex_id, side, bits))
            for end, gauges in self._ground[hex_id].sides[side]:
                if not gauges & bits:
                    continue
                if end < STOP:
                    self._cross(hex_id, end, bits, crossed, queue)
                elif (hex_id, end - STOP) not in found:
                    found[hex_id, end - STOP] = crossed
                    self._leave((hex_id, end - STOP), crossed, queue, found)
        return found

    def second_stop(self, start: StopAt) -> int | None:
        """The least number of hex sides that a line from a stop crosses to the second stop on its way; None where there is none.

        Ports do not count, nor a stop of the first one's group; nothing lies behind an off-board.
        """
        seen: set[tuple[HexId, int, int, StopAt | None]] = set()
        queue: deque[tuple[int, HexId, int, int, StopAt | None]] = deque()
        self._set_out(start, None, 0, None, queue)
        while queue:
            crossed, hex_id, side, bits, first = queue.popleft()
            if (hex_id, side, bits, first) in seen:
                continue
            seen.add((hex_id, side, bits, first))
            for end, gauges in self._ground[hex_id].sides[side]:
                if not gauges & bits:
                    continue
                if end < STOP:
                    self._step((hex_id, end), bits, crossed, first, queue)
                    continue
                stop = (hex_id, end - STOP)
                kind = self.kind(stop)
                if kind is StopKind.PORT or stop == start or (first is not None and self._same(stop, first)):
                    continue
                if first is not None:
                    return crossed
                if kind is not StopKind.OFFBOARD:
                    self._set_out(stop, side, crossed, stop, queue)
        return None

    def _set_out(
        self,
        stop: StopAt,
        back: int | None,
        crossed: int,
        first: StopAt | None,
        queue: deque[tuple[int, HexId, int, int, StopAt | None]],
    ) -> None:
        """Go on from a stop over all its track to sides, except where the line came from."""
        stops = self._ground[stop[0]].stops
        for end, gauges in stops[stop[1]] if stop[1] < len(stops) else ():
            for bits in _GAUGES:
                if end < STOP and end != back and bits & gauges:
                    self._step((stop[0], end), bits, crossed, first, queue)

    def _step(
        self,
        at: tuple[HexId, int],
        bits: int,
        crossed: int,
        first: StopAt | None,
        queue: deque[tuple[int, HexId, int, int, StopAt | None]],
    ) -> None:
        beyond = self.neighbours[at[0]][at[1]]
        if beyond is not None:
            queue.append((crossed + 1, beyond[0], beyond[1], bits, first))

    def _same(self, one: StopAt, two: StopAt) -> bool:
        """Whether two stops count once."""
        faces = ((self._title.hexes[hex_id].face, index) for hex_id, index in (one, two))
        groups = {face.stops[index].group if index < len(face.stops) else "" for face, index in faces}
        return one == two or (len(groups) == 1 and "" not in groups)

    def kind(self, stop: StopAt) -> StopKind:
        """Kind of a stop, as the print has it."""
        for face in self._standing.starts(stop[0]):
            if stop[1] < len(face.stops):
                return face.stops[stop[1]].kind
        return StopKind.CITY

    def _leave(
        self,
        stop: StopAt,
        crossed: int,
        queue: deque[tuple[int, HexId, int, int]],
        found: dict[StopAt, int],
        *,
        starting: bool = False,
    ) -> None:
        """Go on from a stop over all its track; a line ends in off-boards and ports."""
        if not starting and self.kind(stop) in (StopKind.OFFBOARD, StopKind.PORT):
            return
        hex_id, index = stop
        stops = self._ground[hex_id].stops
        for end, gauges in stops[index] if index < len(stops) else ():
            if end >= STOP:
                other = (hex_id, end - STOP)
                if other not in found:
                    found[other] = crossed
                    self._leave(other, crossed, queue, found)
                continue
            for bits in _GAUGES:
                if bits & gauges:
                    self._cross(hex_id, end, bits, crossed, queue)

    def _cross(
        self, hex_id: HexId, side: int, bits: int, crossed: int, queue: deque[tuple[int, HexId, int, int]]
    ) -> None:
        beyond = self.neighbours[hex_id][side]
        if beyond is not None:
            queue.append((crossed + 1, beyond[0], beyond[1], bits))


def _merged(faces: Iterable[Face]) -> _Ground:
    ends: dict[int, dict[int, int]] = {}
    stops = 0
    for face in faces:
        stops = max(stops, len(face.stops))
        for track in face.track:
            for one, two in ((track.a, track.b), (track.b, track.a)):
                below = ends.setdefault(one, {})
                below[two] = below.get(two, 0) | track.gauge.bits
    sides = tuple(tuple(sorted(ends.get(side, {}).items())) for side in range(SIDES))
    return _Ground(sides, tuple(tuple(sorted(ends.get(STOP + k, {}).items())) for k in range(stops)))
