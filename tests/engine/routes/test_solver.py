"""The solver on random problems of numbers, against trying everything; and the shapes that other titles need of it."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.routes import walk
from engine.routes.problem import RouteProblem, SegmentEnds, TrainKind, own_bits
from engine.routes.solver import Assignment, Solver

Choice = tuple[int, int]
"""Value and segments (as bits) of a route."""


def random_problem(seed: int) -> RouteProblem:
    """A network of up to seven stops with shared hexsides, dead ends, groups, kinds counted by direction, and trains."""
    rng = Random(seed)
    nodes = rng.randint(2, 7)
    edges: list[int] = []
    ends: list[tuple[int, int]] = []
    for _ in range(rng.randint(1, 10)):
        a, b = rng.sample(range(nodes), 2)
        ends.append((a, b))
        edges.append(sum(1 << bit for bit in rng.sample(range(8), rng.randint(0, 3))))
    masks = own_bits(len(edges), edges)
    groups = [0] * nodes
    if nodes > 3 and rng.random() < 0.3:
        first, second = rng.sample(range(nodes), 2)
        groups[first] = groups[second] = 1 << first | 1 << second
    kinds = []
    for _ in range(rng.randint(1, 3)):
        limit = rng.choice([0, 2, 4, 6, 9])
        costs = [None if rng.random() < 0.1 else _cost(rng, limit) for _ in edges]
        kinds.append(TrainKind(limit, tuple(costs), tuple(rng.randint(0, 6) * 10 for _ in range(nodes))))
    trains = [rng.randrange(len(kinds)) for _ in range(rng.randint(1, 3))]
    used = sorted(set(trains), key=trains.index)
    roots = tuple(sorted(rng.sample(range(nodes), rng.randint(1, min(3, nodes)))))
    return RouteProblem(
        tuple(SegmentEnds(a, b, mask) for (a, b), mask in zip(ends, masks, strict=True)),
        tuple(rng.random() < 0.8 for _ in range(nodes)),
        tuple(node in roots or rng.random() < 0.8 for node in range(nodes)),
        tuple(groups),
        roots,
        tuple(kinds[kind] for kind in used),
        tuple(used.index(kind) for kind in trains),
    )


def _cost(rng: Random, limit: int) -> tuple[int, int]:
    if not limit:
        return 0, 0
    out = rng.randint(0, 4)
    return out, max(0, out + rng.choice([0, 0, 0, 1, -1]))


def routes(problem: RouteProblem, kind: TrainKind) -> list[Choice]:
    """Every legal route of a kind that earns anything, by walking from every node."""
    found: dict[int, int] = {}

    def draw(path: list[int], segments: int, taken: int, length: int) -> None:
        for number, (a, b, mask) in enumerate(problem.segments):
            cost = kind.costs[number]
            if path[-1] not in (a, b) or mask & taken or cost is None:
                continue
            end, step = (b, cost[0]) if path[-1] == a else (a, cost[1])
            if end in path:
                continue
            longer = [*path, end]
            if length + step <= kind.limit and _legal(problem, longer):
                found[segments | 1 << number] = _value(problem, kind, longer)
            if problem.passable[end]:
                draw(longer, segments | 1 << number, taken | mask, length + step)

    for node in range(len(problem.passable)):
        draw([node], 0, 0, 0)
    return [(value, segments) for segments, value in found.items() if value]


def _legal(problem: RouteProblem, path: list[int]) -> bool:
    return sum(problem.counted[node] for node in path) >= 2 and not set(path).isdisjoint(problem.roots)


def _value(problem: RouteProblem, kind: TrainKind, path: list[int]) -> int:
    total, seen = 0, 0
    for node in path:
        if not problem.groups[node] & seen:
            total += kind.values[node]
        seen |= 1 << node
    return total


def all_sets(problem: RouteProblem) -> Iterator[tuple[int, frozenset[int]]]:
    """Value and track of every way to send trains out or leave them at home."""
    lists = [[(0, 0), *routes(problem, problem.kinds[kind])] for kind in problem.trains]
    masks = [segment.mask for segment in problem.segments]
    for chosen in product(*lists):
        bits = [
            sum_bits([mask for number, mask in enumerate(masks) if segments >> number & 1]) for _, segments in chosen
        ]
        if all(not a & b for index, a in enumerate(bits) for b in bits[index + 1 :]):
            yield sum(value for value, _ in chosen), frozenset(segments for _, segments in chosen)


def sum_bits(masks: list[int]) -> int:
    """Union of masks."""
    union = 0
    for mask in masks:
        union |= mask
    return union


def own(problem: RouteProblem, assignment: Assignment) -> frozenset[int]:
    """Track of an assignment, without the bits that stand for shared hexsides."""
    return frozenset(found.mask & (1 << len(problem.segments)) - 1 for found in assignment.routes)


def groups_depend_on_direction(problem: RouteProblem) -> bool:
    """Whether stops of a group differ in value, so that a chain earns more from one end."""
    return any(
        problem.groups[a] >> b & 1 and kind.values[a] != kind.values[b]
        for kind in problem.kinds
        for a in range(len(problem.groups))
        for b in range(a)
    )


@settings(max_examples=400)
@given(st.integers(0, 10**9))
def test_the_best_set_of_a_random_problem(seed: int) -> None:
    problem = random_problem(seed)
    if groups_depend_on_direction(problem):
        return
    solution = Solver(problem).solve()
    assert solution.assignments[0].value == max(value for value, _ in all_sets(problem))
    assert solution.upper_bound == solution.assignments[0].value


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10**9))
def test_without_lists_the_best_set_is_the_same(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    problem = random_problem(seed)
    if groups_depend_on_direction(problem):
        return
    expected = Solver(problem).solve()
    monkeypatch.setattr(walk, "MOST_ROUTES", 0)
    solution = Solver(problem).solve()
    assert solution.assignments[0].value == expected.assignments[0].value
    assert solution.upper_bound == expected.upper_bound
    assert Solver(problem).solve(3).assignments[0].value == expected.assignments[0].value
    monkeypatch.undo()


@settings(max_examples=150)
@given(st.integers(0, 10**9), st.integers(2, 12))
def test_runners_up_of_a_random_problem(seed: int, wanted: int) -> None:
    problem = random_problem(seed)
    if groups_depend_on_direction(problem):
        return
    every: dict[frozenset[int], int] = {}
    for value, track in all_sets(problem):
        every[track] = max(value, every.get(track, 0))
    solution = Solver(problem).solve(wanted)
    values = [assignment.value for assignment in solution.assignments]
    assert values == sorted(every.values(), reverse=True)[:wanted]
    tracks = [own(problem, assignment) for assignment in solution.assignments]
    assert len(set(tracks)) == len(tracks)
    assert all(every[track] == value for track, value in zip(tracks, values, strict=True))


def test_coverage_counted_in_stops_over_own_junctions_only() -> None:
    """A-OP-11: a train of coverage 3 over the junctions of its railway; all stops may begin a route."""
    values = (20, 30, 10, 40, 50)
    chain = tuple(SegmentEnds(node, node + 1, 1 << node) for node in range(4))
    problem = RouteProblem(
        chain, (True,) * 5, (True,) * 5, (0,) * 5, tuple(range(5)), (TrainKind(2, ((1, 1),) * 4, values),), (0, 0)
    )
    solution = Solver(problem).solve()
    # Stops 2, 3, 4 for the one train and stops 4, 5 for the other; they share a stop, but no junction.
    assert solution.assignments[0].value == (30 + 10 + 40) + (40 + 50)


def test_a_group_earns_once() -> None:
    problem = RouteProblem(
        (SegmentEnds(0, 1, 1), SegmentEnds(0, 2, 2)),
        (True, False, False),
        (True, True, True),
        (0, 0b110, 0b110),
        (0,),
        (TrainKind(4, ((1, 1), (1, 1)), (10, 60, 60)),),
        (0,),
    )
    assert Solver(problem).solve().assignments[0].value == 70


@pytest.mark.parametrize("wanted", [1, 3])
def test_no_trains(wanted: int) -> None:
    problem = RouteProblem((), (True,), (True,), (0,), (0,), (), ())
    assert Solver(problem).solve(wanted).assignments == (Assignment(0, ()),)
