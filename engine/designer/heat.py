"""Where games happen on a map: builds, traffic and income by hex and corporation, counted in games between bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from engine.actions.operating import RunRoutes
from engine.events import TileLaid
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.routes.run_result import RunResult
from engine.session import Session
from engine.simulate import Plan, Result, played, result_of
from engine.state.game_state import GameState
from engine.steps.run import run_result


class Heat(msgspec.Struct, frozen=True):
    """One hex and one corporation: tiles laid, trains that came by, and lire its stops earned."""

    hex: HexId
    corporation: CorporationId
    builds: int = 0
    traffic: int = 0
    income: int = 0


class MeasuredGame(msgspec.Struct, frozen=True):
    """A game of a series and what happened where."""

    result: Result
    heat: tuple[Heat, ...]


def measured(plan: Plan, number: int) -> MeasuredGame:
    """Play one game of a series and count. Raises as `engine.simulate.play`."""
    session, faults = played(plan, number)
    return MeasuredGame(result_of(session, faults), heat_of(session))


def heat_of(session: Session) -> tuple[Heat, ...]:
    """Count a game that was played, in the order of the map; hexes where nothing happened are left out."""
    builds: Counter[tuple[HexId, CorporationId]] = Counter()
    traffic: Counter[tuple[HexId, CorporationId]] = Counter()
    income: Counter[tuple[HexId, CorporationId]] = Counter()
    for index, entry in enumerate(session.entries):
        for event in entry.events:
            if isinstance(event, TileLaid):
                builds[event.hex, event.corporation] += 1
        if isinstance(entry.action, RunRoutes):
            _count_run(session.game, session.state_at(index), entry.action, traffic, income)
    order = {hex_id: number for number, hex_id in enumerate(session.game.title.hexes)}
    places = sorted({*builds, *traffic, *income}, key=lambda place: (order[place[0]], place[1]))
    return tuple(Heat(*place, builds[place], traffic[place], income[place]) for place in places)


def _count_run(
    game: Game,
    state: GameState,
    action: RunRoutes,
    traffic: Counter[tuple[HexId, CorporationId]],
    income: Counter[tuple[HexId, CorporationId]],
) -> None:
    found = run_result(game, state, action)
    if not isinstance(found, RunResult):
        return
    corporation = CorporationId(action.actor)
    for run in found.runs:
        passed = {piece.hex for leg in run.route.legs for piece in leg} | {stop.hex for stop in run.route.stops}
        for hex_id in passed:
            traffic[hex_id, corporation] += 1
        for stop in run.stops:
            income[stop.stop.hex, corporation] += stop.total


def joined(games: Iterable[MeasuredGame]) -> tuple[Heat, ...]:
    """Several games added up, in the order in which places came first."""
    found: dict[tuple[HexId, CorporationId], Heat] = {}
    for game in games:
        for heat in game.heat:
            place = (heat.hex, heat.corporation)
            had = found.get(place, Heat(*place))
            found[place] = Heat(*place, had.builds + heat.builds, had.traffic + heat.traffic, had.income + heat.income)
    return tuple(found.values())
