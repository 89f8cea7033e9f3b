"""Choosing one route from each of several lists so that no two share a bit and the sum is greatest."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.routes.walk import NOTHING, Found, Poll

Routes: TypeAlias = list[Found]
"""Routes of one train, most valuable first."""
POLL_ROUTES = 200
MANY = 400
"""Lists longer than this are paired by bit sets."""
WINDOWS = 24
"""How often bit sets are cut to the routes that still matter, over the length of the first list."""


class Collector:
    """Keeps the best `wanted` sets worth more than a floor; the floor rises to the last of them once there are enough.

    Sets that use the same track, whichever train on which part, are one set. `bound` is what no set still to be tried is
    worth more than; `found` hears of each set kept.
    """

    def __init__(self, floor: int, wanted: int, found: Callable[[int, tuple[Found, ...]], None]) -> None:
        self.floor = floor
        self.bound = sys.maxsize
        self._found = found
        self._wanted = wanted
        self._sets: dict[frozenset[int], tuple[int, tuple[Found, ...]]] = {}

    def offer(self, value: int, routes: tuple[Found, ...]) -> None:
        """Keep a set that beats the floor."""
        key = frozenset(found.mask for found in routes)
        if key in self._sets and self._sets[key][0] >= value:
            return
        self._sets[key] = (value, routes)
        self._found(value, routes)
        if len(self._sets) > self._wanted:
            del self._sets[min(self._sets, key=self._value_of)]
        if len(self._sets) == self._wanted:
            self.floor = max(self.floor, min(value for value, _ in self._sets.values()))

    def sets(self) -> list[tuple[int, tuple[Found, ...]]]:
        """What was kept, most valuable first."""
        return sorted(self._sets.values(), key=lambda kept: -kept[0])

    def _value_of(self, key: frozenset[int]) -> int:
        return self._sets[key][0]


def pack(lists: Sequence[Routes], masks: Sequence[int], collector: Collector, poll: Poll) -> None:
    """Offer the collector every set that may beat its floor; lists that are the same object serve identical trains.

    `masks` are the bits of the segments; each has a bit of its own that says which routes use it.
    """
    if not all(lists):
        return
    if len(lists) == 2 and min(len(lists[0]), len(lists[1])) > MANY:
        _pair(lists[0], lists[1], masks, collector, poll)
    else:
        _combine(lists, collector, poll)


def _combine(lists: Sequence[Routes], collector: Collector, poll: Poll) -> None:
    """Try all combinations that the values allow."""
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
            total = value + found.value
            if not depth:
                collector.bound = total + tops[1]
            if total + tops[depth + 1] <= collector.floor:
                return
            if found.mask & used:
                continue
            chosen.append(found)
            if last:
                collector.offer(total, tuple(chosen))
            else:
                ticks -= 1
                if not ticks:
                    ticks = POLL_ROUTES
                    poll()
                again = index if found is NOTHING else index + 1
                choose(depth + 1, used | found.mask, total, again if follows else 0)
            chosen.pop()

    choose(0, 0, 0, 0)


def _pair(first: Routes, second: Routes, masks: Sequence[int], collector: Collector, poll: Poll) -> None:
    """The same for two long lists. Bit j of a set stands for route `begin + j` of the second list.

    As the first list falls in value, fewer partners come into question: the sets are cut to them from time to time. When
    both lists are one, each pair is met at its more valuable route.
    """
    conflicts = _conflicts(second, masks, poll)
    same = first is second
    begin, end = 0, len(second)
    every = (1 << end) - 1
    stride = len(first) // WINDOWS + 1
    for index, found in enumerate(first):
        collector.bound = found.value + second[0].value
        if collector.bound <= collector.floor:
            return
        if not index % stride:
            while end and found.value + second[end - 1].value <= collector.floor:
                end -= 1
            shift = index - begin if same else 0
            begin += shift
            every = (1 << max(end - begin, 0)) - 1
            conflicts = [clash >> shift & every for clash in conflicts]
        if not index % POLL_ROUTES:
            poll()
        free = every & ~_blocked(found.mask, conflicts)
        if same:
            free &= -1 << index - begin + (found is not NOTHING)
        while free:
            lowest = free & -free
            partner = second[begin + lowest.bit_length() - 1]
            if found.value + partner.value <= collector.floor:
                break
            collector.offer(found.value + partner.value, (found, partner))
            free ^= lowest


def _blocked(mask: int, conflicts: Sequence[int]) -> int:
    """Routes that clash with one that has these bits."""
    rest = mask & (1 << len(conflicts)) - 1
    blocked = 0
    while rest:
        lowest = rest & -rest
        blocked |= conflicts[lowest.bit_length() - 1]
        rest ^= lowest
    return blocked


def _conflicts(routes: Routes, masks: Sequence[int], poll: Poll) -> list[int]:
    """For each segment the set of routes that use it or anything it excludes."""
    own = (1 << len(masks)) - 1
    users = [bytearray((len(routes) >> 3) + 1) for _ in masks]
    for index, found in enumerate(routes):
        if not index % POLL_ROUTES:
            poll()
        place, bit = index >> 3, 1 << (index & 7)
        rest = found.mask & own
        while rest:
            lowest = rest & -rest
            users[lowest.bit_length() - 1][place] |= bit
            rest ^= lowest
    sets = [int.from_bytes(found, "little") for found in users]
    conflicts: list[int] = []
    for mask in masks:
        clash = 0
        for other, used in zip(masks, sets, strict=True):
            if mask & other:
                clash |= used
        conflicts.append(clash)
    return conflicts
