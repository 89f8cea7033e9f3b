"""Boards with a route drawn on them, for the tests of runs."""

from collections.abc import Mapping
from typing import Any

from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId, TrainId
from engine.messages import Key
from engine.routes.route import Route
from engine.routes.route_codec import route_from_connections
from engine.routes.runs import RunResult, check_routes
from engine.routes.terms import Terms
from engine.state.board import Board


def terms(corporation: str, trains: str, step: int = 0, bonuses: Mapping[str, int] | None = None) -> Terms:
    """Terms for trains given by type: `16H E` are the pieces `16H-0` and `E-1`."""
    pieces = tuple(TrainId(f"{name}-{number}") for number, name in enumerate(trains.split()))
    return Terms(CorporationId(corporation), pieces, step, {HexId(h): b for h, b in (bonuses or {}).items()})


def draw(game: Game, board: Board, legs: str, train: str = "4H-0") -> Route:
    """The route along `A5 C5, C5 D6 E7`: the hexes of each leg."""
    chains = [leg.split() for leg in legs.split(",")]
    route = route_from_connections(game, board, TrainId(train), chains)
    assert isinstance(route, Route), route
    return route


def run(game: Game, board: Board, how: Terms, *legs: str) -> RunResult | Refusal:
    """The result of one drawn route for each train."""
    routes = [draw(game, board, drawn, train) for drawn, train in zip(legs, how.trains, strict=False)]
    return check_routes(game, board, how, routes)


def ran(game: Game, board: Board, how: Terms, *legs: str) -> RunResult:
    """The same, legal."""
    result = run(game, board, how, *legs)
    assert isinstance(result, RunResult), result
    return result


def refused(result: object) -> tuple[Key, str, dict[str, Any]]:
    """Key, rule and parameters of a refusal."""
    assert isinstance(result, Refusal), result
    return result.key, result.rule, result.parameters
