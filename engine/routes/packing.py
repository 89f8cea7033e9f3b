"""Choosing one route from each of several lists so that no two share a bit and the sum is greatest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.routes.walk import NOTHING, Found, Poll

Routes: TypeAlias = list[Found]
"""Routes of one train, most valuable first."""
POLL_ROUTES = 200


class Collector:
    """Keeps the best `wanted` sets worth more than a floor; the floor rises to the last of them once there are enough.

    Sets that use the same track for the same trains or for others are one set.
    """

    def __init__(self, floor: int, wanted: int, better: Callable[[int, tuple[Found, ...]], None] | None = None) -> None:
        self.floor = floor
        self._wanted = wanted
        self._better = better
        self._sets: dict[frozenset[int], tuple[int, tuple[Found, ...]]] = {}

    def offer(self, value: int, routes: tuple[Found, ...]) -> None:
        """Keep a set that beats the floor."""
        key = frozenset(found.mask for found in routes)
        if key in self._sets and self._sets[key][0] >= value:
            return
        self._sets[key] = (value, routes)
        if self._better is not None:
            self._better(value, routes)
        if len(self._sets) > self._wanted:
            del self._sets[min(self._sets, key=self._value_of)]
        if len(self._sets) == self._wanted:
            self.floor = max(self.floor, min(value for value, _ in self._sets.values()))

    def sets(self) -> list[tuple[int, tuple[Found, ...]]]:
        """What was kept, most valuable first."""
        return sorted(self._sets.values(), key=lambda kept: -kept[0])

    def _value_of(self, key: frozenset[int]) -> int:
        return self._sets[key][0]


def pack(lists: Sequence[Routes], collector: Collector, poll: Poll) -> None:
    """Offer the collector every set that may beat its floor; lists that are the same object serve identical trains."""
    if not all(lists):
        return
    tops = [0] * (len(lists) + 1)
    for depth in range(len(lists) - 1, -1, -1):
        tops[depth] = tops[depth + 1] + lists[depth][0].value
    chosen: list[Found] = []
    ticks = POLL_ROUTES

    def choose(depth: int, used: int, value: int, start: int) -> None:
        nonlocal ticks
        routes = lists[depth]
        last = depth == len(lists) - 1
        follows = not last and lists[depth + 1] is routes
        for index in range(start, len(routes)):
            found = routes[index]
            if value + found.value + tops[depth + 1] <= collector.floor:
                return
            if found.mask & used:
                continue
            chosen.append(found)
            if last:
                collector.offer(value + found.value, tuple(chosen))
            else:
                ticks -= 1
                if not ticks:
                    ticks = POLL_ROUTES
                    poll()
                again = index if found is NOTHING else index + 1
                choose(depth + 1, used | found.mask, value + found.value, again if follows else 0)
            chosen.pop()

    choose(0, 0, 0, 0)
