"""Walks over the routes of one train kind: depth first, in two arms from every root.

Every route has one lowest root; its arms leave there by two segments, the earlier one first, so each route is met once. A
branch ends where the best stops its remaining length could pay for would not lift it above the floor.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.routes.problem import RouteProblem, TrainKind

POLL_STEPS = 1000
"""Steps between two polls: well under 10 ms."""


class Found(NamedTuple):
    """A route's value and the bits of its segments."""

    value: int
    mask: int


NOTHING = Found(0, 0)
"""A train that stays at home."""


class Routes(NamedTuple):
    """Many routes, most valuable first: value and bits of each (two plain lists, since there may be 200,000)."""

    values: list[int]
    masks: list[int]

    def at(self, index: int) -> Found:
        """One of them."""
        return Found(self.values[index], self.masks[index])


MOST_ROUTES = 300_000
"""Longer lists are not made: the memory of a search stays under 100 MB."""


class TooManyRoutesError(Exception):
    """There are more routes above a floor than a list may hold."""


Arc: TypeAlias = tuple["Arcs", int, int, int, int, int, bool]
"""`(arcs onward, bits taken, cost with the arm, cost against it, value, mates, counted)` of a segment and its far node."""
Arcs: TypeAlias = list[Arc]
Poll: TypeAlias = Callable[[], None]
"""Called now and then; whatever it raises ends the walk."""


def no_poll() -> None:
    """Poll of a walk that nobody wants to cancel."""


class Walker:
    """The tables of one train kind, ready to be walked any number of times.

    A node's bit follows the bits of the segments in all masks, so that one `&` keeps a route from both using track and
    visiting a stop twice.
    """

    __slots__ = ("_arcs", "_counted", "_first_node", "_limit", "_passable", "_roots", "_track", "_values", "_within")

    def __init__(self, problem: RouteProblem, kind: TrainKind) -> None:
        self._roots = problem.roots
        self._passable = problem.passable
        self._values = kind.values
        self._limit = kind.limit
        every = 0
        for segment in problem.segments:
            every |= segment.mask
        shift = self._first_node = every.bit_length()
        self._track = (1 << shift) - 1
        self._counted = sum(1 << node + shift for node, counted in enumerate(problem.counted) if counted)
        arcs: list[Arcs] = [[] for _ in problem.passable]
        onward: list[Arcs] = [node if passable else [] for node, passable in zip(arcs, problem.passable, strict=True)]
        far = [
            (group << shift, counts, 1 << node + shift)
            for node, (group, counts) in enumerate(zip(problem.groups, problem.counted, strict=True))
        ]
        entry: dict[int, int] = {}
        values = kind.values
        for (a, b, mask), cost in zip(problem.segments, kind.costs, strict=True):
            if cost is None:
                continue
            out, back = cost
            mates, counted, bit = far[b]
            arcs[a].append((onward[b], mask | bit, out, back, values[b], mates, counted))
            mates, counted, bit = far[a]
            arcs[b].append((onward[a], mask | bit, back, out, values[a], mates, counted))
            least = min(cost)
            entry[a] = min(entry.get(a, least), least)
            entry[b] = min(entry.get(b, least), least)
        for node in arcs:
            node.sort(key=_promise, reverse=True)
        self._arcs = arcs
        self._within = _prospects(kind, entry, problem.roots)

    def bound(self) -> int:
        """No route is worth more: the values of a root and of the stops its length could pay for."""
        tables = zip(self._roots, self._within, strict=True)
        return max((self._values[root] + table[self._limit] for root, table in tables), default=0)

    def best(
        self, *, used: int = 0, floor: int = 0, poll: Poll = no_poll, better: Callable[[Found], None] | None = None
    ) -> Found:
        """The most valuable route clear of the bits `used` and above `floor`, or `NOTHING`. `better` hears of each rise."""
        found = NOTHING
        own = self._track & ~used

        def take(value: int, taken: int) -> int:
            nonlocal found
            found = Found(value, taken & own)
            if better is not None:
                better(found)
            return value

        self._walk(used, floor, take, poll)
        return found

    def above(self, floor: int, *, poll: Poll = no_poll) -> Routes:
        """All routes worth more than `floor`. Raises `TooManyRoutesError` when they are more than `MOST_ROUTES`."""
        by_value: defaultdict[int, list[int]] = defaultdict(list)
        own = self._track
        count = 0

        def take(value: int, taken: int) -> int:
            nonlocal count
            count += 1
            if count > MOST_ROUTES:
                raise TooManyRoutesError
            by_value[value].append(taken & own)
            return floor

        self._walk(0, floor, take, poll)
        routes = Routes([], [])
        for value in sorted(by_value, reverse=True):
            routes.values.extend([value] * len(by_value[value]))
            routes.masks.extend(by_value.pop(value))
        return routes

    def each(self, floor: int, take: Callable[[Found], int], *, used: int, poll: Poll) -> None:
        """Call `take` for every route clear of the bits `used` that is worth more than the floor it returned last."""
        own = self._track & ~used
        self._walk(used, floor, lambda value, taken: take(Found(value, taken & own)), poll)

    def _walk(self, used: int, floor: int, take: Callable[[int, int], int], poll: Poll) -> None:
        """Call `take(value, bits)` for every route above the floor that it returned last."""
        ticks = POLL_STEPS
        others = visited = 0
        within: list[int] = []
        rest: Arcs = []

        def extend(arcs: Arcs, used: int, left: int, back: int, value: int) -> None:
            """Lengthen an arm; `left` is the length that remains counted with the arm, `back` against it."""
            nonlocal ticks, floor, rest
            ticks -= 1
            if not ticks:
                ticks = POLL_STEPS
                poll()
            for onward, mask, out, home, gain, mates, counted in arcs:
                ahead, behind = left - out, back - home
                if used & mask or (ahead < 0 and behind < 0):
                    continue
                worth = value if mates and mates & used & visited else value + gain
                taken = used | mask
                if worth > floor and (counted or used & others):
                    floor = take(worth, taken)
                if worth + within[ahead] > floor or worth + within[behind] > floor:
                    if onward:
                        extend(onward, taken, ahead, behind, worth)
                    if rest:
                        other, rest = rest, []
                        extend(other, taken, behind, ahead, worth)
                        rest = other

        for root, table in zip(self._roots, self._within, strict=True):
            visited = ~used
            used |= 1 << root + self._first_node
            within = table
            others = self._counted & ~used
            for index, arc in enumerate(self._arcs[root]):
                rest = self._arcs[root][index + 1 :] if self._passable[root] else []
                extend([arc], used, self._limit, self._limit, self._values[root])


def _promise(arc: Arc) -> tuple[int, int]:
    return arc[4], -arc[2]


_NEVER = -1_000_000


def _prospects(kind: TrainKind, entry: dict[int, int], roots: tuple[int, ...]) -> list[list[int]]:
    """For each root: the most that stops other than it and its predecessors could add within each remaining length.

    The lists run on past the train's limit, so that a length overdrawn by up to that much finds "nothing ever" there.
    """
    limit = kind.limit
    table = [0] * (limit + 1)
    own = set(roots)
    for node, cost in entry.items():
        if node not in own:
            table = _with_stop(table, cost, kind.values[node])
    overdrawn = [_NEVER] * (16 * limit + 64)
    tables: list[list[int]] = []
    for root in reversed(roots):
        tables.append(table + overdrawn)
        if root in entry:
            table = _with_stop(table, entry[root], kind.values[root])
    tables.reverse()
    return tables


def _with_stop(table: list[int], cost: int, value: int) -> list[int]:
    """A table of the best sums by cost when one more stop of this entry cost and value may be chosen."""
    if cost >= len(table):
        return table
    return table[:cost] + [max(old, less + value) for old, less in zip(table[cost:], table, strict=False)]
