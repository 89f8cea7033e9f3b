"""Combining long lists of routes, by bit sets and by plain loops, against trying every pair."""

from itertools import combinations, product
from random import Random

import pytest

from engine.routes import packing
from engine.routes.packing import Collector, pack
from engine.routes.problem import own_bits
from engine.routes.walk import Found, Routes

LENGTH = 110


def segments(rng: Random) -> list[int]:
    """Masks of 24 segments that share hexsides."""
    return own_bits(24, [sum(1 << bit for bit in rng.sample(range(12), rng.randint(0, 2))) for _ in range(24)])


def routes(rng: Random, masks: list[int], length: int) -> Routes:
    """Random routes of a few segments, each combination once."""
    chosen: set[tuple[int, ...]] = set()
    while len(chosen) < length:
        chosen.add(tuple(sorted(rng.sample(range(len(masks)), rng.randint(1, 6)))))
    found = []
    for numbers in sorted(chosen):
        mask = 0
        for number in numbers:
            mask |= masks[number]
        found.append((rng.randint(1, 60) * 10, mask))
    found.sort(key=lambda route: -route[0])
    return Routes([value for value, _ in found], [mask for _, mask in found])


def ignore(value: int, found: tuple[Found, ...]) -> None:
    """A collector's listener that does not listen."""


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("home", [False, True], ids=["all run", "one may stay"])
@pytest.mark.parametrize("wanted", [1, 9])
@pytest.mark.parametrize("same", [True, False])
@pytest.mark.parametrize("many", [20, 1000], ids=["bit sets", "loops"])
def test_the_best_pairs(
    monkeypatch: pytest.MonkeyPatch, seed: int, *, home: bool, wanted: int, same: bool, many: int
) -> None:
    monkeypatch.setattr(packing, "MANY", many)
    rng = Random(seed)
    masks = segments(rng)
    first = routes(rng, masks, LENGTH)
    second = first if same else routes(rng, masks, LENGTH + 40)
    for each in [first] if same else [first, second]:
        if home:
            each.values.append(0)
            each.masks.append(0)
    collector = Collector(-1, wanted, ignore)
    pack([first, second], masks, collector, lambda: None)

    every: dict[frozenset[int], int] = {}
    numbers = range(len(first.masks))
    pairs = combinations(numbers, 2) if same else product(numbers, range(len(second.masks)))
    for a, b in [*pairs, *([(len(first.masks) - 1,) * 2] if same and home else [])]:
        if not first.masks[a] & second.masks[b]:
            key = frozenset([first.masks[a], second.masks[b]])
            every[key] = max(every.get(key, 0), first.values[a] + second.values[b])
    expected = sorted(every.values(), reverse=True)[:wanted]
    assert [value for value, _ in collector.sets()] == expected
    for value, found in collector.sets():
        assert sum(route.value for route in found) == value
        assert not found[0].mask & found[1].mask


def test_an_empty_list_makes_no_set() -> None:
    collector = Collector(-1, 1, ignore)
    pack([Routes([10], [1]), Routes([], [])], [1], collector, lambda: None)
    assert collector.sets() == []


def test_shared_hexsides_need_few_bits() -> None:
    """Segments 0 and 1 share two hexsides that always go together, 2 shares another with 1; one more is its own."""
    assert own_bits(4, [0b0011, 0b0111, 0b0100, 0b1000]) in ([17, 50, 36, 8], [33, 50, 20, 8])
