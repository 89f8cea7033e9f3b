"""Recorded runs of trains, with the terms under which they ran."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.ids import HexId, PhaseId, TrainId
from engine.routes.route import Route
from engine.routes.route_codec import route_from_connections
from engine.routes.terms import Terms
from tests.engine.track.recorded import Position, positions


class RecordedRun(NamedTuple):
    """A recorded run: the position before it, its terms, its routes as the file has them."""

    position: Position
    terms: Terms
    stored: list[dict[str, Any]]


@cache
def recorded_runs(name: str) -> tuple[RecordedRun, ...]:
    return tuple(_recorded_runs(name))


def _recorded_runs(name: str) -> Iterator[RecordedRun]:
    bonuses: dict[str, dict[HexId, int]] = {}
    for position in positions(name, "run_routes", "assign"):
        action, companies = position.action, position.state["corporations"]
        if action["type"] == "assign":
            owner = next(c for c, state in companies.items() if action["entity"] in state["companies"])
            private = position.game.privates[action["entity"]]
            bonuses[owner] = {HexId(action["target"]): private.port_bonus}
            continue
        corporation = position.corporation
        types = [train.partition("-")[0] for train in companies[corporation]["trains"]]
        ran = [TrainId(route["train"]) for route in action["routes"]]
        trains = list(ran)
        for train in ran:
            types.remove(train.partition("-")[0])
        trains += [TrainId(f"{train}-{90 + number}") for number, train in enumerate(types)]
        step = position.game.phases[PhaseId(position.state["phase"].rstrip("H"))].value_step
        yield RecordedRun(
            position, Terms(corporation, tuple(trains), step, bonuses.get(corporation, {})), action["routes"]
        )


def converted(recorded: RecordedRun) -> list[Route]:
    game, board = recorded.position.game, recorded.position.board
    routes = []
    for stored in recorded.stored:
        route = route_from_connections(game, board, TrainId(stored["train"]), stored["connections"], stored["hexes"])
        assert isinstance(route, Route), (recorded.position.action["id"], route)
        routes.append(route)
    return routes
