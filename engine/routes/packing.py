"""Choosing one route from each of several lists so that no two share a bit and the sum is greatest."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from engine.routes.walk import Found, Poll, Routes

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
    lengths = [len(routes.masks) for routes in lists]
    if not all(lengths):
        return
    if len(lists) == 2 and min(lengths) > MANY:
        _pair(lists[0], lists[1], masks, collector, poll)
    else:
        _combine(lists, collector, poll)


def _combine(lists: Sequence[Routes], collector: Collector, poll: Poll) -> None:
    """Try all combinations that the values allow."""
    tops = [0] * (len(lists) + 1)
    for depth in range(len(lists) - 1, -1, -1):
        tops[depth] = tops[depth + 1] + lists[depth].values[0]
    chosen: list[Found] = []
    ticks = POLL_ROUTES

    def choose(depth: int, used: int, value: int, start: int) -> None:
        nonlocal ticks
        values, masks = lists[depth]
        last = depth == len(lists) - 1
        follows = not last and lists[depth + 1] is lists[depth]
        for index in range(start, len(masks)):
            total = value + values[index]
            if not depth:
                collector.bound = total + tops[1]
            if total + tops[depth + 1] <= collector.floor:
                return
            mask = masks[index]
            if mask & used:
                continue
            chosen.append(Found(values[index], mask))
            if last:
                collector.offer(total, tuple(chosen))
            else:
                ticks -= 1
                if not ticks:
                    ticks = POLL_ROUTES
                    poll()
                choose(depth + 1, used | mask, total, index + bool(mask) if follows else 0)
            chosen.pop()

    choose(0, 0, 0, 0)


def _pair(first: Routes, second: Routes, masks: Sequence[int], collector: Collector, poll: Poll) -> None:
    """The same for two long lists. Bit j of a set stands for route `begin + j` of the second list.

    As the first list falls in value, fewer partners come into question: the sets are cut to them window by window. When
    both lists are one, each pair is met at its more valuable route.
    """
    conflicts = _conflicts(second, masks, poll)
    same = first is second
    begin, end = 0, len(second.masks)
    stride = len(first.masks) // WINDOWS + 1
    for place in range(0, len(first.masks), stride):
        top = first.values[place]
        collector.bound = top + second.values[0]
        if collector.bound <= collector.floor:
            return
        while end and top + second.values[end - 1] <= collector.floor:
            end -= 1
        shift = place - begin if same else 0
        begin += shift
        every = (1 << max(end - begin, 0)) - 1
        conflicts = [clash >> shift & every for clash in conflicts]
        for index, blocked in _blocked(first.masks[place : place + stride], conflicts, poll):
            found = first.at(place + index)
            skipped = index + bool(found.mask) if same else 0
            free = (every ^ blocked) >> skipped
            while free:
                lowest = free & -free
                partner = second.at(begin + skipped + lowest.bit_length() - 1)
                if found.value + partner.value <= collector.floor:
                    break
                collector.offer(found.value + partner.value, (found, partner))
                free ^= lowest


def _blocked(window: Sequence[int], conflicts: Sequence[int], poll: Poll) -> Iterator[tuple[int, int]]:
    """For each route of a window, in some order, its index and the routes that clash with it.

    Routes that begin with the same segments come one after the other, so that most of the union is there already.
    """
    own = (1 << len(conflicts)) - 1
    order = sorted(range(len(window)), key=lambda index: window[index] & own)
    segments: list[int] = []
    unions = [0]
    before = 0
    for number, index in enumerate(order):
        if not number % POLL_ROUTES:
            poll()
        mask = window[index] & own
        differ = (mask ^ before).bit_length()
        before = mask
        while segments and segments[-1] < differ:
            segments.pop()
            unions.pop()
        rest = mask & (1 << differ) - 1
        while rest:
            segment = rest.bit_length() - 1
            segments.append(segment)
            unions.append(unions[-1] | conflicts[segment])
            rest ^= 1 << segment
        yield index, unions[-1]


def _conflicts(routes: Routes, masks: Sequence[int], poll: Poll) -> list[int]:
    """For each segment the set of routes that use it or anything it excludes.

    The masks are written as rows of bytes and read by columns; each bit of a column becomes a digit of a binary number.
    """
    width = len(masks) + 7 >> 3
    own = (1 << len(masks)) - 1
    table = bytearray()
    for place in range(0, len(routes.masks), POLL_ROUTES):
        poll()
        rows = routes.masks[place : place + POLL_ROUTES]
        table += b"".join([(mask & own).to_bytes(width, "little") for mask in rows])
    users: list[int] = []
    for segment in range(len(masks)):
        poll()
        digits = table[segment >> 3 :: width][::-1].translate(_DIGIT[segment & 7])
        users.append(int(digits, 2))
    conflicts: list[int] = []
    for mask in masks:
        clash = 0
        for other, used in zip(masks, users, strict=True):
            if mask & other:
                clash |= used
        conflicts.append(clash)
    return conflicts


_DIGIT = tuple(bytes(b"01"[byte >> bit & 1] for byte in range(256)) for bit in range(8))
"""For each bit: the digit it is in each byte."""
