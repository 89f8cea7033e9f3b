"""The best run of a corporation, proved (R-3.4.7), with runners-up on request; for any board, not only the real one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from engine.game import Game
from engine.ids import TrainId
from engine.routes.junction_runs import JunctionRunNetwork, by_junctions, junction_problem
from engine.routes.problem import RouteProblem
from engine.routes.route import Leg, Route, StopAt, TrackAt
from engine.routes.run_network import RunNetwork, problem_of
from engine.routes.segments import TrackMap
from engine.routes.solver import Assignment, Solver
from engine.routes.terms import Terms
from engine.routes.walk import no_poll
from engine.state.board import Board


class RunSet(msgspec.Struct, frozen=True):
    """Routes for some or all trains of a corporation and what they earn together."""

    revenue: int
    routes: tuple[Route, ...]


class SearchResult(msgspec.Struct, frozen=True):
    """The best set known, and `upper_bound`, which no set exceeds. `proved`: the two agree.

    `runners_up` are the next sets in falling order; two sets differ in the track they use.
    """

    revenue: int
    routes: tuple[Route, ...]
    proved: bool
    upper_bound: int
    runners_up: tuple[RunSet, ...] = ()


class _StoppedError(Exception):
    """The caller no longer wants an answer."""


def best_runs(game: Game, board: Board, terms: Terms, *, k: int = 1) -> SearchResult:
    """The exact best set of routes and the `k - 1` next ones (fewer when there are no more)."""
    tracks = TrackMap(game, board)
    return solve_network(tracks, network_of(tracks, terms), terms, k=k)


def network_of(tracks: TrackMap, terms: Terms) -> RunNetwork:
    """What the corporation's trains reach: from its tokens in cities, or over its own junctions."""
    by_own_junctions = by_junctions(tracks.game)
    return (JunctionRunNetwork if by_own_junctions else RunNetwork)(tracks, terms.corporation)


def solve_network(tracks: TrackMap, network: RunNetwork, terms: Terms, *, k: int = 1) -> SearchResult:
    """The same for a network that has been walked already."""
    solution = Solver(_problem(tracks, network, terms)).solve(k)
    sets = [_run_set(network, terms, found) for found in solution.assignments]
    best = sets[0]
    return SearchResult(best.revenue, best.routes, proved=True, upper_bound=best.revenue, runners_up=tuple(sets[1:]))


def improve(
    game: Game,
    board: Board,
    terms: Terms,
    *,
    report: Callable[[SearchResult], None] | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> SearchResult:
    """The best set, told step by step.

    `report` hears of every better set and of every lower bound from above; `should_stop` is asked every few milliseconds, and
    once it says yes the best set so far is returned, with `proved` false unless it reached the bound.
    """
    tracks = TrackMap(game, board)
    network = network_of(tracks, terms)
    progress = _Progress(network, terms, report, should_stop)
    return progress.run(_problem(tracks, network, terms))


def _problem(tracks: TrackMap, network: RunNetwork, terms: Terms) -> RouteProblem:
    if by_junctions(tracks.game):
        return junction_problem(tracks.game, tracks.board, network, terms)
    return problem_of(tracks.game, network, terms)


class _Progress:
    """One search under observation."""

    def __init__(
        self,
        network: RunNetwork,
        terms: Terms,
        report: Callable[[SearchResult], None] | None,
        should_stop: Callable[[], bool] | None,
    ) -> None:
        self._network = network
        self._terms = terms
        self._report = report
        self._should_stop = should_stop

    def run(self, problem: RouteProblem) -> SearchResult:
        """Solve to the end or until stopped."""
        solver = Solver(
            problem,
            poll=no_poll if self._should_stop is None else self._poll,
            better=None if self._report is None else self._tell,
        )
        with suppress(_StoppedError):
            solver.solve()
        return self._result(solver.best, solver.upper_bound)

    def _poll(self) -> None:
        if self._should_stop is not None and self._should_stop():
            raise _StoppedError

    def _tell(self, found: Assignment, bound: int) -> None:
        if self._report is not None:
            self._report(self._result(found, bound))

    def _result(self, found: Assignment, bound: int) -> SearchResult:
        best = _run_set(self._network, self._terms, found)
        return SearchResult(best.revenue, best.routes, proved=best.revenue >= bound, upper_bound=bound)


def _run_set(network: RunNetwork, terms: Terms, found: Assignment) -> RunSet:
    pairs = zip(terms.trains, found.routes, strict=True)
    return RunSet(found.value, tuple([_route(network, train, route.mask) for train, route in pairs if route.mask]))


def _route(network: RunNetwork, train: TrainId, mask: int) -> Route:
    """The chain of the segments whose bits are set, from the end that comes first in the network."""
    legs_at: dict[int, list[int]] = {}
    rest = mask & (1 << len(network.legs)) - 1
    while rest:
        segment = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        for node in network.ends[segment]:
            legs_at.setdefault(node, []).append(segment)
    node = min(node for node, segments in legs_at.items() if len(segments) == 1)
    nodes, legs = [node], list[Leg]()
    while legs_at[node]:
        segment = legs_at[node].pop()
        begin, end = network.ends[segment]
        pieces = network.legs[segment].pieces
        legs.append(tuple(TrackAt(hex_id, track) for hex_id, track in (pieces if node == begin else pieces[::-1])))
        node = end if node == begin else begin
        legs_at[node].remove(segment)
        nodes.append(node)
    return Route(train, tuple(StopAt(*network.places[node]) for node in nodes), tuple(legs))
