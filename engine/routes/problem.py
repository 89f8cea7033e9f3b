"""The search for the best routes as numbers only: what every title brings its trains, stops and track into.

A builder (`engine.routes.network` for token titles) fills a `RouteProblem`; `engine.routes.solver` knows nothing else.
Coverage counted in stops is the same problem with every segment costing 1 and the limit one less than the coverage; track
owned by junctions is the same problem with segments through the railway's own junctions only and their bits as masks.
"""

from __future__ import annotations

from typing import NamedTuple


class SegmentEnds(NamedTuple):
    """A segment between nodes `a` and `b`.

    `mask` has bit s of its own for the s-th segment of the problem, and bits of whatever it may share with no other.
    """

    a: int
    b: int
    mask: int


class TrainKind(NamedTuple):
    """How one kind of train sees the network.

    `costs[s]` is `(from a to b, from b to a)` or None where it may not go; a route may be counted from either end, and the
    smaller sum must not exceed `limit`. Without a limit all costs are 0 and `limit` is 0. `values` by node.
    """

    limit: int
    costs: tuple[tuple[int, int] | None, ...]
    values: tuple[int, ...]


class RouteProblem(NamedTuple):
    """Find a route for each train, no two sharing a bit of a segment, with the greatest sum of values.

    A route is a chain of segments through distinct nodes, at least one of them in `roots`; nodes not `passable` may only be
    its ends; at least two of its nodes must be `counted`, as all roots are. `groups[n]` has the bits of the nodes that earn
    only once together with `n` (0: none). `trains` are indexes into `kinds`.
    """

    segments: tuple[SegmentEnds, ...]
    passable: tuple[bool, ...]
    counted: tuple[bool, ...]
    groups: tuple[int, ...]
    roots: tuple[int, ...]
    kinds: tuple[TrainKind, ...]
    trains: tuple[int, ...]


def own_bits(count: int, edges: list[int]) -> list[int]:
    """Masks for `count` segments from their hexsides: a bit for each segment, then one for each shared set of hexsides.

    A hexside that one segment alone crosses needs no bit of its own, and hexsides always crossed together need one.
    """
    once = twice = 0
    for crossed in edges:
        twice |= once & crossed
        once |= crossed
    users: dict[int, int] = {}
    for index, crossed in enumerate(edges):
        shared = crossed & twice
        while shared:
            bit = shared & -shared
            users[bit] = users.get(bit, 0) | 1 << index
            shared ^= bit
    masks = [1 << index for index in range(count)]
    place = 1 << count
    for together in set(users.values()):
        rest = together
        while rest:
            lowest = rest & -rest
            masks[lowest.bit_length() - 1] |= place
            rest ^= lowest
        place <<= 1
    return masks
