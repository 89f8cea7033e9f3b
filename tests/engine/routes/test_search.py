"""The search as callers use it: runners-up, progress, cancelling, positions without a run."""

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.game import Game
from engine.ids import HexId, OptionId
from engine.routes.route import Route
from engine.routes.runs import RunResult, check_routes
from engine.routes.search import SearchResult, best_runs, improve
from engine.routes.segments import TrackMap
from engine.routes.terms import Terms
from engine.state.board import Board
from tests.engine.routes.drawn import terms
from tests.engine.track.boards import lay_out, sicily
from tests.engine.track.recorded import needs_replays

SOUTH_EAST = "M13 675 1, L12 78 5, N10 58 2"
STRESS = Path(__file__).parents[4] / "shared" / "perf" / "stress_positions.json"


def south_east() -> tuple[Game, Board]:
    game = sicily(4, "pbem")
    return game, lay_out(game, SOUTH_EAST, "ATA M13")


def hardest() -> tuple[Game, Board, Terms]:
    """Two E-trains on the worst map known."""
    entry = next(e for e in json.loads(STRESS.read_text(encoding="utf-8")) if e["name"] == "adv_E")
    game = replace(sicily(4, "aag"), options=frozenset({OptionId("electric_dreams")}))
    layout = ", ".join(f"{hex_id} {tile} {rotation}" for hex_id, tile, rotation in entry["layout"])
    board = lay_out(game, layout, ", ".join(f"{entry['corp']} {hex_id}" for hex_id in entry["tokens"]))
    return game, board, terms(entry["corp"], "E E", 2)


def test_runners_up_come_in_order_and_differ() -> None:
    game, board = south_east()
    how = terms("ATA", "4H")
    found = best_runs(game, board, how, k=5)
    # By hand: Augusta and its port 90, Siracusa-Ragusa 40, Siracusa-Augusta 30, no train at all; nothing else is in reach.
    assert [found.revenue, *(each.revenue for each in found.runners_up)] == [90, 40, 30, 0]
    assert found.runners_up[1].routes[0].hexes in (("M13", "K13"), ("K13", "M13"))
    for each in found.runners_up:
        result = check_routes(game, board, how, each.routes)
        assert isinstance(result, RunResult)
        assert result.revenue == each.revenue


def test_without_tokens_track_or_trains_nothing_runs() -> None:
    game = sicily(4, "pbem")
    nothing = SearchResult(0, (), proved=True, upper_bound=0)
    assert best_runs(game, lay_out(game, "", ""), terms("ATA", "4H")) == nothing
    assert best_runs(game, lay_out(game, "", "ATA M13"), terms("ATA", "4H")) == nothing
    assert best_runs(game, lay_out(game, SOUTH_EAST, "ATA M13"), terms("ATA", "")) == nothing


def test_a_route_names_the_train_that_runs_it() -> None:
    game, board = south_east()
    found = best_runs(game, board, terms("ATA", "4H 16H"))
    assert {route.train for route in found.routes} == {"4H-0", "16H-1"}


def test_a_route_survives_json() -> None:
    game, board = south_east()
    for route in best_runs(game, board, terms("ATA", "4H 4H")).routes:
        assert msgspec.json.decode(msgspec.json.encode(route), type=Route) == route


@needs_replays
def test_a_cancelled_search_answers_with_what_it_has() -> None:
    game, board, how = hardest()
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 60

    found = improve(game, board, how, should_stop=stop)
    assert asked == 61
    assert not found.proved
    assert 0 < found.revenue < found.upper_bound
    result = check_routes(game, board, how, found.routes)
    assert isinstance(result, RunResult)
    assert result.revenue == found.revenue


@needs_replays
def test_bound_and_answer_meet() -> None:
    game, board, how = hardest()
    told: list[SearchResult] = []

    def stop() -> bool:
        return bool(told) and told[-1].upper_bound <= 1910

    found = improve(game, board, how, report=told.append, should_stop=stop)
    assert [each.revenue for each in told] == sorted(each.revenue for each in told)
    assert [each.upper_bound for each in told] == sorted((each.upper_bound for each in told), reverse=True)
    assert found.revenue <= 1420 <= found.upper_bound


@pytest.mark.parametrize("name", ["L12", "N10", "K13"])
def test_track_walked_again_after_a_change_is_track_walked_afresh(name: str) -> None:
    game, board = south_east()
    changed = HexId(name)
    tracks = TrackMap(game, board)
    places = [(HexId(hex_id), 0) for hex_id in ("M13", "K13", "M11", "N10", "M9")]
    for place in places:
        tracks.from_stop(place)
    without = replace(board, tiles={other: laid for other, laid in board.tiles.items() if other != changed})
    again, afresh = tracks.after(without, [changed]), TrackMap(game, without)
    for place in places:
        if place[0] != changed:
            assert again.from_stop(place) == afresh.from_stop(place)
