"""Runs: A-OP-11, A-OP-12, A-REV-1, the best run with its proof."""

import pytest

from engine.actions import RunRoutes
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId, HexId, TileId, TrainId
from engine.messages import Key
from engine.pa20.lines import can_run
from engine.routes.junction_runs import value_of_stop
from engine.routes.route import Route, StopAt, TrackAt
from engine.routes.runs import RunResult, check_routes
from engine.routes.search import SearchResult, best_runs
from engine.routes.terms import Terms, terms_of
from tests.helpers.pa20 import Position20, Table20


def best(table: Table20, railway: str, *trains: str) -> SearchResult:
    terms = terms_of(table.game, table.state, CorporationId(railway))
    if trains:
        terms = Terms(CorporationId(railway), tuple(map(TrainId, trains)), terms.value_step)
    return best_runs(table.game, table.state.board, terms)


def names(table: Table20, result: SearchResult) -> list[list[str]]:
    return [[table.game.hexes[stop.hex].name for stop in route.stops] for route in result.routes]


def line() -> Position20:
    """Ancona – Giulianova – Pescara, all tokens LTF's."""
    position = Position20().railway("LTF", cash=100, trains="2-0", P1=60)
    return position.tile("C5", "4", 0).tile("E5", "57", 0).token("LTF", "C5", 3).token("LTF", "C5", 0)


def test_a_op_11_a_train_passes_as_many_places_as_its_coverage() -> None:
    table = line().operating("LTF").table()
    # Ancona 20, Giulianova 10, Pescara 20: a 2 takes the better pair, a 3 all.
    assert best(table, "LTF", "2-0").revenue == 30
    result = best(table, "LTF", "3-0")
    assert (result.revenue, result.proved, result.upper_bound) == (50, True, 50)
    assert [sorted(stops) for stops in names(table, result)] == [["Ancona", "Giulianova", "Pescara"]]


def test_a_op_11_every_junction_carries_the_railways_token() -> None:
    # C5|E5 carries a token of LA's only, so Pescara drops out.
    position = Position20().railway("LTF", trains="2-0", P1=60).railway("LA", P2=60)
    position.tile("C5", "4", 0).tile("E5", "57", 0).token("LTF", "C5", 3).token("LA", "C5", 0)
    table = position.operating("LTF").table()
    assert best(table, "LTF", "3-0").revenue == 30
    over = Route(
        TrainId("2-0"),
        (StopAt(HexId("C5")), StopAt(HexId("E5"))),
        ((TrackAt(HexId("C5"), 0), TrackAt(HexId("E5"), 1)),),
    )
    refused = check_routes(
        table.game, table.state.board, terms_of(table.game, table.state, CorporationId("LTF")), [over]
    )
    assert isinstance(refused, Refusal)
    assert (refused.key, refused.rule) == (Key.ROUTE_JUNCTION_NOT_OWN, "A-OP-11")
    assert refused.parameters == {"hex": "C5", "other_hex": "E5", "corporation": "LTF"}


def test_a_op_11_a_second_token_on_a_junction_is_as_good_as_the_first() -> None:
    # Bari 30 and Altamura 10, over O13 (plain): FS was there first on both junctions.
    position = Position20(phase="5").regional("FAL", "P2", trains="R5-0").railway("FS", P1=60)
    position.tile("P12", "58", 2).tile("O13", "9", 1).tile("N14", "5", 0)
    position.token("FS", "P12", 4).token("FS", "O13", 4)
    table = position.operating("FAL").table()
    assert best(table, "FAL").revenue == 0
    table = position.token("FAL", "P12", 4, slot=1).token("FAL", "O13", 4, slot=1).operating("FAL").table()
    assert best(table, "FAL").revenue == 30 + 10


def test_a_op_11_two_trains_share_a_place_but_never_a_junction() -> None:
    table = line().operating("LTF").table()
    result = best(table, "LTF", "2-0", "2-1")
    # Giulianova is passed by both: 20 + 10 and 10 + 20.
    assert result.revenue == 60
    twice = [route for route in result.routes if route.train == "2-0"]
    again = Route(TrainId("2-1"), twice[0].stops, twice[0].legs)
    terms = Terms(CorporationId("LTF"), (TrainId("2-0"), TrainId("2-1")), 0)
    refused = check_routes(table.game, table.state.board, terms, [twice[0], again])
    assert isinstance(refused, Refusal)
    assert refused.key is Key.ROUTE_TRACK_SHARED


def test_a_op_11_at_least_two_places_and_at_most_the_coverage() -> None:
    table = line().operating("LTF").table()
    whole = best(table, "LTF", "3-0").routes[0]
    terms = Terms(CorporationId("LTF"), (TrainId("2-0"),), 0)
    long = Route(TrainId("2-0"), whole.stops, whole.legs)
    refused = check_routes(table.game, table.state.board, terms, [long])
    assert isinstance(refused, Refusal)
    assert (refused.key, refused.parameters) == (Key.ROUTE_COVERAGE, {"train": "2-0", "length": 3, "limit": 2})
    alone = Route(TrainId("2-0"), (StopAt(HexId("C5")),), ())
    refused = check_routes(table.game, table.state.board, terms, [alone])
    assert isinstance(refused, Refusal)
    assert (refused.key, refused.rule) == (Key.ROUTE_TOO_FEW_STOPS, "A-OP-11")


def refused(table: Table20, railway: str, *names: str, legs: tuple[tuple[TrackAt, ...], ...]) -> Key:
    """Why a route of a 6 over these stops is not allowed."""
    route = Route(TrainId("6-0"), tuple(StopAt(HexId(name)) for name in names), legs)
    terms = Terms(CorporationId(railway), (TrainId("6-0"),), 0)
    found = check_routes(table.game, table.state.board, terms, [route])
    assert isinstance(found, Refusal), found
    return found.key


def test_a_op_11_a_place_is_passed_once() -> None:
    out = (TrackAt(HexId("C5"), 0), TrackAt(HexId("E5"), 1))
    table = line().operating("LTF").table()
    assert refused(table, "LTF", "C5", "E5", "C5", legs=(out, out[::-1])) is Key.ROUTE_STOP_TWICE


def test_a_op_11_an_off_board_is_the_end_of_a_route() -> None:
    # Giulianova – Ancona – Teramo, all junctions LTF's.
    position = line().tile("B4", "58", 2).token("LTF", "A5", 1)
    table = position.operating("LTF").table()
    there = (TrackAt(HexId("C5"), 1), TrackAt(HexId("A5"), 0))
    onward = (TrackAt(HexId("A5"), 1), TrackAt(HexId("B4"), 1))
    assert refused(table, "LTF", "C5", "A5", "B4", legs=(there, onward)) is Key.ROUTE_OFFBOARD_PASSED
    # So the best run of any train leaves one of the three out: Ancona 20 and Giulianova, Pescara 20.
    assert best(table, "LTF", "6-0").revenue == 50


def test_a_op_11_one_route_passes_a_junction_once() -> None:
    # Both tracks of AA13 lead over the junction to Catanzaro.
    position = Position20(phase="3").railway("FC", P1=60).tile("AA13", "24", 0)
    position.tile("Z12", "57", 2).tile("AC13", "57", 0).tile("Y13", "4", 0)
    position.token("FC", "AA13", 0).token("FC", "AA13", 2).token("FC", "AA13", 3)
    table = position.operating("FC").table()
    tracks = {(track.a, track.b): index for index, track in enumerate(table.game.tiles[TileId("24")].face.track)}
    to_city = (TrackAt(HexId("Z12"), 1), TrackAt(HexId("AA13"), tracks[0, 2]), TrackAt(HexId("AC13"), 1))
    onward = (TrackAt(HexId("AC13"), 1), TrackAt(HexId("AA13"), tracks[0, 3]), TrackAt(HexId("Y13"), 0))
    assert refused(table, "FC", "Z12", "AC13", "Y13", legs=(to_city, onward)) is Key.ROUTE_TRACK_TWICE
    assert best(table, "FC", "6-0").revenue == 40


def test_a_op_11_the_home_need_not_be_on_the_route() -> None:
    # FB's home is Benevento; its tokens join Avellino and Salerno only.
    position = Position20().railway("FB", trains="2-0", P1=60)
    table = position.tile("O7", "57", 0).tile("Q7", "57", 0).token("FB", "O7", 0).operating("FB").table()
    assert best(table, "FB").revenue == 40
    assert can_run(table.game, table.state, CorporationId("FB"))


def rome() -> Position20:
    """LA's tokens join the two Roma hexes directly over I3."""
    position = Position20().railway("LA", trains="2-0", P1=60)
    return position.tile("I3", "8", 0).token("LA", "I3", 0).token("LA", "I3", 2)


def test_a_map_5_the_two_roma_hexes_count_once_and_are_no_route_alone() -> None:
    table = rome().operating("LA").table()
    assert best(table, "LA").revenue == 0
    assert not can_run(table.game, table.state, CorporationId("LA"))
    direct = Route(
        TrainId("2-0"),
        (StopAt(HexId("H2")), StopAt(HexId("K3"))),
        ((TrackAt(HexId("H2"), 2), TrackAt(HexId("I3"), 0), TrackAt(HexId("K3"), 1)),),
    )
    refused = check_routes(
        table.game, table.state.board, terms_of(table.game, table.state, CorporationId("LA")), [direct]
    )
    assert isinstance(refused, Refusal)
    assert refused.key is Key.ROUTE_TOO_FEW_STOPS


def test_a_map_5_a_route_from_roma_to_roma_counts_it_once() -> None:
    # H2 – Avezzano (G3) – H4 – J4 – K3: Roma 30 once, Avezzano 10; two places, so a 2 may run it.
    position = Position20().railway("LA", trains="2-0", P1=60)
    position.tile("G3", "58", 5).tile("H4", "8", 0).tile("J4", "8", 1)
    position.token("LA", "G3", 1).token("LA", "G3", 5).token("LA", "H4", 0).token("LA", "J4", 1)
    table = position.operating("LA").table()
    assert best(table, "LA").revenue == best(table, "LA", "3-0").revenue == 40
    round_trip = Route(
        TrainId("2-0"),
        (StopAt(HexId("H2")), StopAt(HexId("G3")), StopAt(HexId("K3"))),
        (
            (TrackAt(HexId("H2"), 1), TrackAt(HexId("G3"), 1)),
            (TrackAt(HexId("G3"), 0), TrackAt(HexId("H4"), 0), TrackAt(HexId("J4"), 0), TrackAt(HexId("K3"), 2)),
        ),
    )
    terms = terms_of(table.game, table.state, CorporationId("LA"))
    result = check_routes(table.game, table.state.board, terms, [round_trip])
    assert isinstance(result, RunResult), result
    assert (result.revenue, result.runs[0].length) == (40, 2)
    assert [stop.times for stop in result.runs[0].stops] == [1, 1, 0]


@pytest.mark.parametrize(("phase", "value"), [("2", 30), ("3", 30), ("4", 50), ("5", 50), ("6", 80)])
def test_a_rev_1_off_boards_by_phase(phase: str, value: int) -> None:
    position = Position20(phase=phase)
    step = position.game.phases[position.draft.phase].value_step
    assert value_of_stop(position.game, position.draft.board, (HexId("H2"), 0), step) == value


def test_a_rev_1_the_larger_of_tile_and_print() -> None:
    position = Position20()
    bari = (HexId("N14"), 0)
    assert value_of_stop(position.game, position.draft.board, bari, 0) == 30
    position.tile("N14", "57", 0)  # A yellow city of 20.
    assert value_of_stop(position.game, position.draft.board, bari, 0) == 30
    position = Position20().tile("N14", "63", 0)  # Brown, 40.
    assert value_of_stop(position.game, position.draft.board, bari, 0) == 40


@pytest.mark.parametrize(("tile", "rotation", "value"), [("", 0, 40), ("14", 0, 60), ("63", 0, 80)])
def test_a_rev_1_naples_counts_by_the_colour_of_its_tile(tile: str, rotation: int, value: int) -> None:
    position = Position20()
    if tile:
        position.tile("napoli:H4", tile, rotation)
    assert value_of_stop(position.game, position.draft.board, (HexId("napoli:H4"), 0), 2) == value


def test_a_op_12_whether_a_train_could_run() -> None:
    table = line().operating("LTF").table()
    assert can_run(table.game, table.state, CorporationId("LTF"))
    alone = Position20().railway("LTF", P1=60).tile("C5", "4", 0).token("LTF", "C5", 0).operating("LTF").table()
    assert not can_run(alone.game, alone.state, CorporationId("LTF"))


def test_a_op_11_the_turn_runs_what_the_search_found() -> None:
    table = line().operating("LTF", "construction").table()
    run = RunRoutes(EntityId("LTF"), best(table, "LTF").routes)
    table.do(run)
    assert getattr(table.state.turn, "revenue") == 30  # noqa: B009


def test_a_op_11_routes_run_from_one_map_to_the_other() -> None:
    position = Position20().railway("FST", trains="2-0", P1=60)
    position.tile("Q7", "57", 2).tile("napoli:J8", "4", 1).token("FST", "Q7", 2)
    table = position.operating("FST").table()
    result = best(table, "FST")
    assert result.revenue == 30
    assert {stop.hex for stop in result.routes[0].stops} == {"Q7", "napoli:J8"}
