"""The best set of routes for several trains, with proof: numbers in, numbers out.

The sum of the best single routes bounds every set from above, greedy assignments from below. A set that beats a floor can
only hold routes worth more than the floor less what the other trains could earn at best; so listing those routes and
trying all ways to combine them proves the optimum.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import permutations
from typing import NamedTuple, TypeAlias

from engine.routes.packing import Collector, pack
from engine.routes.problem import RouteProblem
from engine.routes.walk import NOTHING, Found, Poll, Routes, TooManyRoutesError, Walker, no_poll

FIRST_DROP = 20
"""How far below the best set the search for runners-up looks at first; four times as far each time it finds too few."""
MOST_ORDERS = 6


class Assignment(NamedTuple):
    """A route for each train of the problem, `NOTHING` for one that stays at home, and the sum of their values.

    A route that would earn nothing is not told from staying at home.
    """

    value: int
    routes: tuple[Found, ...]


class Solution(NamedTuple):
    """The best assignment first, then runners-up; no set whatever is worth more than `upper_bound`."""

    assignments: tuple[Assignment, ...]
    upper_bound: int


Better: TypeAlias = Callable[[Assignment, int], None]
"""Hears of every improvement: the assignment and an upper bound for all."""


class Solver:
    """Solves one problem.

    `poll` is called every few milliseconds; what it raises ends the search, and `best` and `upper_bound` stay readable.
    """

    def __init__(self, problem: RouteProblem, *, poll: Poll = no_poll, better: Better | None = None) -> None:
        self._problem = problem
        self._poll = poll
        self._better = better
        self._masks = [segment.mask for segment in problem.segments]
        self._walkers = [Walker(problem, kind) for kind in problem.kinds]
        self._tops = [walker.bound() for walker in self._walkers]
        """Upper bound of a single route by kind."""
        self.best = Assignment(0, (NOTHING,) * len(problem.trains))
        self.upper_bound = self._sum_of_tops()

    def solve(self, wanted: int = 1) -> Solution:
        """The best `wanted` assignments that differ in the track they use.

        Fewer when there are no more, one when too many routes come into question for the others.
        """
        singles = self._singles()
        self._greedy(singles)
        if wanted > 1 and singles:
            with suppress(TooManyRoutesError):
                return self._runners_up(wanted)
        if self.best.value < self.upper_bound:
            try:
                self._pack(self.best.value, 1)
            except TooManyRoutesError:
                self._exhaust([], 0, 0)
        self._lower(self.best.value)
        return Solution((self.best,), self.best.value)

    def _runners_up(self, wanted: int) -> Solution:
        drop = FIRST_DROP
        while True:
            floor = max(self.best.value - drop, 0) - 1
            sets = self._pack(floor, wanted)
            if len(sets) >= wanted or floor < 0:
                self._lower(sets[0].value)
                return Solution(tuple(sets), sets[0].value)
            drop *= 4

    def _sum_of_tops(self) -> int:
        return sum(self._tops[kind] for kind in self._problem.trains)

    def _lower(self, bound: int) -> None:
        """No set is worth more than `bound`."""
        if bound < self.upper_bound:
            self.upper_bound = bound
            self._tell()

    def _improve(self, routes: Sequence[Found]) -> None:
        value = sum(found.value for found in routes)
        if value > self.best.value:
            self.best = Assignment(value, tuple(routes))
            self._tell()

    def _tell(self) -> None:
        if self._better is not None:
            self._better(self.best, self.upper_bound)

    def _singles(self) -> list[Found]:
        """The best route of each kind by itself."""
        trains = self._problem.trains
        singles: list[Found] = []
        for kind, walker in enumerate(self._walkers):
            train = trains.index(kind)

            def alone(found: Found, train: int = train) -> None:
                self._improve([found if other == train else NOTHING for other in range(len(trains))])

            singles.append(walker.best(poll=self._poll, better=alone))
            self._tops[kind] = singles[-1].value
            self._lower(self._sum_of_tops())
        return singles

    def _greedy(self, singles: list[Found]) -> None:
        """Give each train in turn the best route the earlier ones leave, in several orders."""
        trains = self._problem.trains
        orders = list(dict.fromkeys(permutations(trains))) if len(trains) <= 4 else [tuple(trains)]
        for order in orders[:MOST_ORDERS]:
            used = 0
            waiting: list[list[Found]] = [[] for _ in singles]
            for kind in order:
                found = self._walkers[kind].best(used=used, poll=self._poll) if used else singles[kind]
                used |= found.mask
                waiting[kind].append(found)
            self._improve([waiting[kind].pop() for kind in trains])
            if self.best.value == self.upper_bound:
                break

    def _exhaust(self, chosen: list[Found], used: int, value: int) -> None:
        """Walk routes within routes, train by train, where their lists would be too long to keep."""
        trains = self._problem.trains
        walker = self._walkers[trains[len(chosen)]]
        waiting = trains[len(chosen) :]
        rest = sum(self._tops[kind] for kind in waiting[1:])
        alike = len(set(waiting)) == 1

        def take(found: Found) -> int:
            now = [*chosen, found]
            if len(now) == len(trains):
                self._improve(now)
            elif value + found.value + rest > self.best.value:
                self._exhaust(now, used | found.mask, value + found.value)
            # Of trains that are alike the first may have the best route, so it earns its share at least.
            missing = self.best.value - value
            return max(missing - rest, missing // len(waiting) if alike else 0, 0)

        walker.each(take(NOTHING), take, used=used, poll=self._poll)

    def _pack(self, floor: int, wanted: int) -> list[Assignment]:
        """The best sets worth more than `floor`."""
        trains = self._problem.trains
        room = floor - self._sum_of_tops()
        lists: dict[int, Routes] = {}
        for kind in set(trains):
            least = room + self._tops[kind]
            lists[kind] = self._walkers[kind].above(max(least, 0), poll=self._poll)
            if least < 0:
                lists[kind].values.append(NOTHING.value)
                lists[kind].masks.append(NOTHING.mask)
        order = sorted(range(len(trains)), key=lambda train: (len(lists[trains[train]].masks), trains[train]))
        back = sorted(range(len(order)), key=order.__getitem__)

        def found(value: int, routes: tuple[Found, ...]) -> None:
            if value > self.best.value:
                self._improve([routes[place] for place in back])

        def poll() -> None:
            self._poll()
            if wanted == 1:
                self._lower(max(collector.bound, self.best.value))

        collector = Collector(floor, wanted, found)
        pack([lists[trains[train]] for train in order], self._masks, collector, poll)
        return [Assignment(value, tuple(routes[place] for place in back)) for value, routes in collector.sets()]
