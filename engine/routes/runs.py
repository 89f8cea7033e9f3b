"""Judging given routes under R-3.4 and R-3.5: a refusal with its rule, or what each train earns and how far it goes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.data.definitions import STOP, StopKind, Train
from engine.errors import Refusal
from engine.game import Game
from engine.ids import TrainId, train_type
from engine.messages import Key
from engine.routes.junction_runs import by_junctions, check_junction_route
from engine.routes.revenue import (
    LengthFormula,
    bonus_of,
    can_use,
    leg_costs,
    leg_gauge,
    length_formula,
    stop_value,
    times_counted,
    weights_of,
)
from engine.routes.route import Leg, Route, StopAt
from engine.routes.run_network import Occupancy
from engine.routes.run_result import HexCount, Run, RunResult, StopRevenue
from engine.routes.segments import GAUGES, Arrival, ends_of, grid_of
from engine.routes.terms import Terms
from engine.state.board import Board
from engine.state.faces import face_at

__all__ = ["HexCount", "Run", "RunResult", "StopRevenue", "check_routes"]


def check_routes(game: Game, board: Board, terms: Terms, routes: Sequence[Route]) -> Refusal | RunResult:
    """Figures of a corporation's routes, or the first reason against them, by a paragraph of the title's own book."""
    found = _check_routes(game, board, terms, routes)
    return found.cited_as(game.title.cited_as) if isinstance(found, Refusal) else found


def _check_routes(game: Game, board: Board, terms: Terms, routes: Sequence[Route]) -> Refusal | RunResult:
    occupancy = Occupancy(game, board, terms.corporation)
    taken: dict[object, TrainId] = {}
    runs: list[Run] = []
    for route in routes:
        refused = _check_train(game, terms, route, [run.route.train for run in runs])
        if refused is not None:
            return refused
        legs = _trace(game, board, route)
        if isinstance(legs, Refusal):
            return legs
        if by_junctions(game):
            run = check_junction_route(game, board, terms, route, legs)
        else:
            run = _check_route(game, board, terms, route, legs, occupancy)
        if isinstance(run, Refusal):
            return run
        refused = _share(route, legs, taken)
        if refused is not None:
            return refused
        runs.append(run)
    return RunResult(tuple(runs))


def _check_route(
    game: Game, board: Board, terms: Terms, route: Route, legs: Sequence[Arrival], occupancy: Occupancy
) -> Run | Refusal:
    """One route whose track has been traced, by itself."""
    train = game.trains[train_type(route.train)]
    refused = _check_stops(occupancy, route) or _check_track(route, legs, train)
    if refused is not None:
        return refused
    run = _figures(game, board, terms, route, legs)
    if run.limit and run.length > run.limit:
        return Refusal(Key.ROUTE_TOO_LONG, "R-3.4.4", {"train": route.train, "length": run.length, "limit": run.limit})
    return run


def _check_train(game: Game, terms: Terms, route: Route, ran: Collection[TrainId]) -> Refusal | None:
    if route.train not in terms.trains or train_type(route.train) not in game.trains:
        owner = {"train": route.train, "corporation": terms.corporation}
        return Refusal(Key.TRAIN_NOT_OWNED, "R-3.4.1", {**owner})
    if route.train in ran:
        return Refusal(Key.ROUTE_TRAIN_TWICE, "R-3.4.1", {"train": route.train})
    return None


def _trace(game: Game, board: Board, route: Route) -> list[Arrival] | Refusal:
    """The legs as segments, when their track exists and joins stop to stop in one gauge."""
    if len(route.legs) != max(len(route.stops) - 1, 0):
        return Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": route.stops[0].hex if route.stops else ""})
    nowhere = next((at for at in route.stops if at.stop < 0), None)
    if nowhere is not None:
        return Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": nowhere.hex})
    legs: list[Arrival] = []
    for begin, leg, end in zip(route.stops, route.legs, route.stops[1:], strict=False):
        traced = _trace_leg(game, board, begin, leg, end)
        if isinstance(traced, Refusal):
            return traced
        legs.append(traced)
    return legs


def _trace_leg(game: Game, board: Board, begin: StopAt, leg: Leg, end: StopAt) -> Arrival | Refusal:
    grid = grid_of(game)
    broken = Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": begin.hex})
    here, entered = begin.hex, STOP + begin.stop
    edges, gauges = 0, []
    for number, piece in enumerate(leg):
        if piece.hex != here or here not in grid:
            return broken
        ends = ends_of(face_at(game, board, here))
        found = [] if entered >= len(ends) else [way for way in ends[entered] if way.track == piece.track]
        if not found:
            return broken
        gauges.append(found[0].bits)
        leaves = found[0].other
        if leaves >= STOP:
            if number != len(leg) - 1 or (here, leaves - STOP) != (end.hex, end.stop):
                return broken
            counts = (gauges.count(1), gauges.count(2), gauges.count(3))
            pieces = tuple((at.hex, at.track) for at in leg)
            return Arrival((end.hex, end.stop), pieces, edges, counts, gauges[0] - 1, gauges[-1] - 1)
        crossing = grid[here][leaves]
        if crossing is None:
            return broken
        if edges & crossing.bit:
            return Refusal(Key.ROUTE_TRACK_TWICE, "R-3.4.2", {"hex": here, "other_hex": crossing.hex})
        edges |= crossing.bit
        broken = Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": here})
        here, entered = crossing.hex, crossing.side
    return broken


def _check_stops(occupancy: Occupancy, route: Route) -> Refusal | None:
    places = [(stop.hex, stop.stop) for stop in route.stops]
    for index, place in enumerate(places):
        if place in places[:index]:
            return Refusal(Key.ROUTE_STOP_TWICE, "R-3.4.2", {"hex": place[0]})
    stops = [occupancy.stop(place) for place in places] if route.legs else []
    for place, stop in list(zip(places, stops, strict=False))[1:-1]:
        if occupancy.passable(place, stop):
            continue
        if stop.kind is StopKind.PORT:
            return Refusal(Key.ROUTE_PORT_PASSED, "R-3.5.5", {"hex": place[0]})
        if stop.kind is StopKind.CITY:
            return Refusal(Key.ROUTE_CITY_BLOCKED, "R-3.2.8", {"hex": place[0]})
        return Refusal(Key.ROUTE_OFFBOARD_PASSED, "R-3.2.8", {"hex": place[0]})
    if sum(stop.kind is not StopKind.PORT for stop in stops) < 2:
        return Refusal(Key.ROUTE_TOO_FEW_STOPS, "R-3.4.1", {"train": route.train})
    if occupancy.own.keys().isdisjoint(places):
        return Refusal(Key.ROUTE_WITHOUT_OWN_CITY, "R-3.4.1", {"train": route.train})
    return None


def _check_track(route: Route, legs: Sequence[Arrival], train: Train) -> Refusal | None:
    edges = 0
    for begin, leg in zip(route.stops, legs, strict=False):
        if leg.gauges[0] and leg.gauges[1]:
            return Refusal(Key.ROUTE_GAUGE_BREAK, "R-3.2.8", {"hex": begin.hex, "other_hex": leg.to[0]})
        if not can_use(train, leg.gauges):
            names = {"train": route.train, "hex": begin.hex, "other_hex": leg.to[0]}
            return Refusal(Key.ROUTE_GAUGE_FORBIDDEN, "V-5", {**names})
        if edges & leg.edges:
            return Refusal(Key.ROUTE_TRACK_TWICE, "R-3.4.2", {"hex": begin.hex, "other_hex": leg.to[0]})
        edges |= leg.edges
    return None


def _share(route: Route, legs: Sequence[Arrival], taken: dict[object, TrainId]) -> Refusal | None:
    """Claim the track for a train: hexsides by their bits, a line within one hex by its piece."""
    for begin, leg in zip(route.stops, legs, strict=False):
        claims: list[object] = [leg.pieces[0]] if leg.within else []
        rest = leg.edges
        while rest:
            claims.append(rest & -rest)
            rest &= rest - 1
        for claim in claims:
            other = taken.setdefault(claim, route.train)
            if other != route.train:
                names = {"train": route.train, "other_train": other, "hex": begin.hex, "other_hex": leg.to[0]}
                return Refusal(Key.ROUTE_TRACK_SHARED, "R-3.4.2", {**names})
    return None


def _figures(game: Game, board: Board, terms: Terms, route: Route, legs: Sequence[Arrival]) -> Run:
    train = game.trains[train_type(route.train)]
    counted: set[str] = set()
    stops: list[StopRevenue] = []
    for at in route.stops:
        stop = face_at(game, board, at.hex).stops[at.stop]
        times = 0 if stop.group and stop.group in counted else times_counted(train, at.hex)
        counted.add(stop.group)
        value = stop_value(stop, terms.value_step)
        stops.append(StopRevenue(at, value, times, bonus_of(terms.bonuses, stop, at.hex)))
    return Run(route, train.distance, _counts(game, train, legs), tuple(stops))


def _counts(game: Game, train: Train, legs: Sequence[Arrival]) -> tuple[HexCount, ...]:
    """Hexes by gauge, counted from the end that makes the sum smaller (RUL-15)."""
    weights = weights_of(game, train) if train.distance else (0, 0, 0)
    formula = length_formula(game)
    hexes = [0, 0, 0]
    if formula is LengthFormula.PER_LEG:
        for leg in legs:
            hexes[leg_gauge(leg.gauges)] += leg.sides
    else:
        ways = [leg_costs(formula, weights, leg) for leg in legs]
        from_end = sum(back for _, back in ways) < sum(out for out, _ in ways)
        for leg in legs:
            for index, count in enumerate(leg.gauges):
                hexes[index] += count if leg.sides else 0
            hexes[leg.last if from_end else leg.first] -= 1 if leg.sides else 0
    return tuple(
        HexCount(gauge, count, weight) for gauge, count, weight in zip(GAUGES, hexes, weights, strict=True) if count
    )
