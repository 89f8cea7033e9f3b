"""Runs of the recorded games: each is legal and earns what was stored, and the best run is the known optimum."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.errors import Refusal
from engine.ids import CorporationId, TrainId
from engine.routes.advice import advise
from engine.routes.changes import apply_lay
from engine.routes.lays import lays
from engine.routes.route_codec import route_to_connections
from engine.routes.runs import RunResult, check_routes
from engine.routes.search import best_runs
from engine.routes.terms import Terms
from engine.routes.tokens import token_places
from engine.state.board import Token
from tests.engine.routes.recorded_runs import converted, recorded_runs
from tests.engine.track.boards import lay_out, sicily
from tests.engine.track.recorded import ALL, needs_replays

PERF = Path(__file__).parents[4] / "shared" / "perf"
needs_perf = pytest.mark.skipif(not PERF.is_dir(), reason="the measured optima in ../shared are not here")


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_recorded_runs_are_legal_and_earn_what_was_stored(name: str) -> None:
    for recorded in recorded_runs(name):
        routes = converted(recorded)
        result = check_routes(recorded.position.game, recorded.position.board, recorded.terms, routes)
        assert isinstance(result, RunResult), (recorded.position.action["id"], result)
        assert list(result.revenues) == [stored["revenue"] for stored in recorded.stored]
        for route, stored in zip(routes, recorded.stored, strict=True):
            connections, hexes = route_to_connections(route)
            assert hexes in (stored["hexes"], stored["hexes"][::-1])
            assert [set(chain) for chain in connections] == [set(chain) for chain in stored["connections"]]


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_the_best_run_is_legal_and_at_least_what_was_stored(name: str) -> None:
    for recorded in recorded_runs(name):
        game, board = recorded.position.game, recorded.position.board
        best = best_runs(game, board, recorded.terms)
        assert best.revenue >= sum(stored["revenue"] for stored in recorded.stored), recorded.position.action["id"]
        result = check_routes(game, board, recorded.terms, best.routes)
        assert isinstance(result, RunResult), (recorded.position.action["id"], result)
        assert result.revenue == best.revenue


@needs_replays
@needs_perf
@pytest.mark.parametrize("name", ALL)
def test_known_optima_of_recorded_games(name: str) -> None:
    listed = json.loads((PERF / "best_runs.json").read_text(encoding="utf-8"))
    optima = {entry["action"]: entry for entry in listed if entry["game"] == name}
    checked = 0
    for recorded in recorded_runs(name):
        entry = optima.get(recorded.position.action["id"])
        if entry is None:
            continue
        checked += 1
        assert sorted(train.partition("-")[0] for train in recorded.terms.trains) == sorted(entry["trains"])
        assert best_runs(recorded.position.game, recorded.position.board, recorded.terms).revenue == entry["best"]
    assert checked == len(optima)


@needs_perf
@pytest.mark.parametrize("trains", ["16H", "16H+16H", "16H+E", "E+E"])
def test_known_optima_of_stress_positions(trains: str) -> None:
    listed = json.loads((PERF / "stress_positions.json").read_text(encoding="utf-8"))
    game = replace(sicily(4, "aag"), options=frozenset({"electric_dreams"}))
    proved = 0
    for entry in listed:
        if trains not in entry["optimum"]:
            continue
        proved += 1
        layout = ", ".join(f"{hex_id} {tile} {rotation}" for hex_id, tile, rotation in entry["layout"])
        board = lay_out(game, layout, ", ".join(f"{entry['corp']} {hex_id}" for hex_id in entry["tokens"]))
        pieces = tuple(TrainId(f"{train}-{number}") for number, train in enumerate(trains.split("+")))
        best = best_runs(game, board, Terms(CorporationId(entry["corp"]), pieces, 2))
        assert best.revenue == entry["optimum"][trains], entry["name"]
        assert best.proved
    assert proved >= 4


@needs_replays
@pytest.mark.parametrize("name", ["sicilia_3p", "duesicilie_boot_5p"])
def test_advice_is_the_best_run_on_the_board_after_each_lay_and_token(name: str) -> None:
    compared = gains = 0
    for recorded in recorded_runs(name)[::6]:
        position, terms = recorded.position, recorded.terms
        game, board = position.game, position.board
        now = best_runs(game, board, terms).revenue
        options = lays(game, board, terms.corporation, colors=position.colors)
        places = token_places(game, board, terms.corporation, position.standing)
        told = list(advise(game, board, terms, options, places))
        assert [advice.change for advice in told] == [*options, *places]
        for advice, lay in zip(told, options, strict=False):
            after = apply_lay(game, board, lay.hex, lay.tile, lay.rotation)
            assert advice.result.revenue == best_runs(game, after, terms).revenue
            assert advice.gain == advice.result.revenue - now
            assert not isinstance(check_routes(game, after, terms, advice.result.routes), Refusal)
            compared += 1
            gains += advice.gain > 0
        for advice, place in zip(told[len(options) :], places, strict=True):
            after = replace(board, tokens=(*board.tokens, Token(terms.corporation, place)))
            assert advice.result.revenue == best_runs(game, after, terms).revenue
            compared += 1
    assert compared > 100
    assert gains > 0
