"""Every reason against a route, with its rule, and the figures of legal ones: R-3.4, R-3.5, V-5."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.coords import Cell, Orientation
from engine.data.definitions import STOP, Color, Face, Gauge, Hex, Map, Stop, StopKind, Track
from engine.errors import Refusal
from engine.game import Game
from engine.ids import HexId, MapId, OptionId, TrainId
from engine.messages import Key
from engine.routes.explain import explain
from engine.routes.route import Route, StopAt, TrackAt
from engine.routes.runs import HexCount, Run, check_routes
from engine.routes.search import best_runs
from engine.state.board import Board, CitySlot, Junction, Token
from tests.engine.routes.drawn import draw, ran, refused, run, terms
from tests.engine.track.boards import lay_out, sicily

SOUTH_EAST = "M13 675 1, L12 78 5, N10 58 2"
"""Augusta and its port, Siracusa, Ragusa, Vittoria, Terranova and its port."""


def south_east(tokens: str = "ATA M13") -> tuple[Game, Board]:
    game = sicily(4, "pbem")
    return game, lay_out(game, SOUTH_EAST, tokens)


def test_a_train_of_somebody_else() -> None:
    game, board = south_east()
    route = draw(game, board, "M13 K13", "6H-3")
    assert refused(check_routes(game, board, terms("ATA", "4H"), [route])) == (
        Key.TRAIN_NOT_OWNED, "R-3.4.1", {"train": "6H-3", "corporation": "ATA"},
    )  # fmt: skip


def test_one_train_cannot_run_twice() -> None:
    game, board = south_east()
    routes = [draw(game, board, "M13 K13"), draw(game, board, "M13 L12 M11")]
    assert refused(check_routes(game, board, terms("ATA", "4H 4H"), routes)) == (
        Key.ROUTE_TRAIN_TWICE, "R-3.4.1", {"train": "4H-0"},
    )  # fmt: skip


def test_two_trains_on_one_hexside() -> None:
    game, board = south_east()
    key, rule, parameters = refused(run(game, board, terms("ATA", "4H 4H"), "M13 K13", "L14 K13, K13 M13"))
    assert (key, rule) == (Key.ROUTE_TRACK_SHARED, "R-3.4.2")
    assert parameters == {"train": "4H-1", "other_train": "4H-0", "hex": "K13", "other_hex": "M13"}


def test_two_trains_may_share_a_stop() -> None:
    game, board = south_east()
    result = ran(game, board, terms("ATA", "4H 4H"), "M13 K13", "M13 L12 M11")
    assert result.revenues == (30, 40)
    assert result.revenue == 70


def test_a_port_is_never_passed_and_does_not_count_as_a_stop() -> None:
    game, board = south_east()
    how = terms("ATA", "8H", bonuses={"L14": 20})
    assert ran(game, board, how, "M13 K13, K13 L14").revenue == 20 + 10 + 60 + 20
    assert refused(run(game, board, how, "K13 L14")) == (Key.ROUTE_TOO_FEW_STOPS, "R-3.4.1", {"train": "8H-0"})


def test_no_bonus_without_the_marker_and_none_for_other_stops() -> None:
    game, board = south_east()
    result = ran(game, board, terms("ATA", "4H", bonuses={"K13": 20, "N8": 20}), "M13 K13, K13 L14")
    assert [(stop.value, stop.bonus) for stop in result.runs[0].stops] == [(20, 0), (10, 0), (60, 0)]


def test_stop_twice() -> None:
    game = sicily(4, "pbem")
    # Standard gauge in a ring: Siracusa, Augusta, Siracusa again is impossible, so the way is out and back.
    board = lay_out(game, SOUTH_EAST, "ATA M13")
    out = draw(game, board, "M13 K13")
    there_and_back = replace(out, stops=(*out.stops, out.stops[0]), legs=(*out.legs, out.legs[0][::-1]))
    assert refused(check_routes(game, board, terms("ATA", "4H"), [there_and_back])) == (
        Key.ROUTE_STOP_TWICE, "R-3.4.2", {"hex": "M13"},
    )  # fmt: skip


def test_too_long_says_by_how_much() -> None:
    game, board = south_east()
    assert refused(run(game, board, terms("ATA", "4H"), "K13 M13, M13 L12 M11")) == (
        Key.ROUTE_TOO_LONG, "R-3.4.4", {"train": "4H-0", "length": 5, "limit": 4},
    )  # fmt: skip


def test_counts_by_gauge() -> None:
    game, board = south_east()
    result = ran(game, board, terms("ATA", "8H"), "K13 M13, M13 L12 M11, M11 N10")
    assert result.runs[0].counts == (HexCount(Gauge.NARROW, 2, 2), HexCount(Gauge.STANDARD, 2, 1))
    assert (result.runs[0].length, result.runs[0].limit) == (6, 8)


@pytest.mark.parametrize("legs", ["C1 D2 C3", "C3 D2 C1"])
@pytest.mark.parametrize(("profile", "length"), [("pbem", 3), ("aag", 4)])
def test_rul_15_the_corporation_counts_from_the_end_that_is_cheaper(profile: str, length: int, legs: str) -> None:
    """Trapani is left over dual track and entered over it: 2 + 2 from there, 2 + 1 towards it; by legs 2 sides of narrow."""
    game = sicily(4, profile)
    board = lay_out(game, "D2 78 2, C3 73 5", "CTL C1")
    assert ran(game, board, terms("CTL", "4H"), legs).runs[0].length == length


def test_a_city_full_of_others_is_not_passed_but_reached() -> None:
    game, board = south_east("ATA M13, SFA M11")
    how = terms("ATA", "16H")
    assert ran(game, board, how, "M13 L12 M11").revenue == 40
    assert refused(run(game, board, how, "M13 L12 M11, M11 N10")) == (
        Key.ROUTE_CITY_BLOCKED, "R-3.2.8", {"hex": "M11"},
    )  # fmt: skip
    assert best_runs(game, board, how).revenue == 60 + 10 + 20 + 20


def test_an_own_token_keeps_a_full_city_open() -> None:
    game, board = south_east("ATA M13, ATA M11")
    assert ran(game, board, terms("ATA", "16H"), "M13 L12 M11, M11 N10").revenue == 50


def test_an_e_train_runs_on_no_narrow_track() -> None:
    game = replace(sicily(4, "pbem"), options=frozenset({OptionId("electric_dreams")}))
    board = lay_out(game, SOUTH_EAST, "ATA M13")
    key, rule, parameters = refused(run(game, board, terms("ATA", "E", 2), "M13 L12 M11"))
    assert (key, rule) == (Key.ROUTE_GAUGE_FORBIDDEN, "V-5")
    assert parameters == {"train": "E-0", "hex": "M13", "other_hex": "M11"}
    result = ran(game, board, terms("ATA", "E", 2, {"L14": 20}), "M13 K13, K13 L14")
    assert [stop.times for stop in result.runs[0].stops] == [2, 1, 1]
    assert result.revenue == 2 * 20 + 10 + 60 + 20
    assert (result.runs[0].limit, result.runs[0].length) == (0, 0)


def test_an_e_train_is_no_train_of_a_game_without_the_variant() -> None:
    game, board = south_east()
    assert refused(run(game, board, terms("ATA", "E"), "M13 K13"))[0] is Key.TRAIN_NOT_OWNED


def _broken(route: Route) -> list[Route]:
    step = route.legs[0]
    return [
        replace(route, legs=()),
        replace(route, stops=()),
        replace(route, legs=((),)),
        replace(route, legs=(step[:1],)),
        replace(route, legs=((*step, step[-1]),)),
        replace(route, legs=((TrackAt(step[0].hex, 7), *step[1:]),)),
        replace(route, legs=((TrackAt(HexId("Z99"), 0), *step[1:]),)),
        replace(route, stops=(StopAt(HexId("Z99")), route.stops[1])),
        replace(route, stops=(route.stops[0], StopAt(route.stops[1].hex, 3))),
        replace(route, stops=(StopAt(route.stops[0].hex, 3), route.stops[1])),
    ]


@pytest.mark.parametrize("case", range(10))
def test_track_that_does_not_join_the_stops(case: int) -> None:
    game, board = south_east()
    route = _broken(draw(game, board, "M13 L12 M11"))[case]
    key, rule, _ = refused(check_routes(game, board, terms("ATA", "16H"), [replace(route, train=TrainId("16H-0"))]))
    assert (key, rule) == (Key.ROUTE_BROKEN, "R-3.4.1")


@pytest.mark.parametrize(("begin", "end", "track"), [(-1, 0, 0), (-4, 0, 1), (-(10**30), 0, 0), (0, -1, 0)])
def test_a_stop_counted_from_the_wrong_end_is_none(begin: int, end: int, track: int) -> None:
    """Side 5 of Palermo must not pass for its stop no. -1: the city would earn twice (R-3.4.1, R-3.4.2)."""
    game = sicily(4, "pbem")
    board = lay_out(game, "", "RCS C5")
    here = HexId("C5")
    route = Route(TrainId("4H-0"), (StopAt(here, begin), StopAt(here, end)), ((TrackAt(here, track),),))
    key, rule, parameters = refused(check_routes(game, board, terms("RCS", "4H"), [route]))
    assert (key, rule, parameters) == (Key.ROUTE_BROKEN, "R-3.4.1", {"hex": "C5"})


def test_track_removed_since_it_was_drawn() -> None:
    game, board = south_east()
    route = draw(game, board, "M13 L12 M11")
    assert refused(check_routes(game, lay_out(game, "M13 675 1", "ATA M13"), terms("ATA", "4H"), [route]))[0] is (
        Key.ROUTE_BROKEN
    )


def test_track_that_leads_off_the_map() -> None:
    game, board = column(face((0, STOP, "s"), (3, STOP, "s"), stops=(CITY,)), face((3, STOP, "s"), stops=(CITY,)))
    route = straight((("A1", 1), ("A3", 0)), stops=(("A1", 0), ("A3", 0)))
    assert refused(check_routes(game, board, terms("SFA", "16H"), [route]))[0] is Key.ROUTE_BROKEN


def test_a_token_on_a_junction_opens_no_city() -> None:
    game, board = south_east("")
    junction = Token(game.order[1], Junction(HexId("M13"), 3))
    assert best_runs(game, replace(board, tokens=(junction,)), terms("ATA", "4H")).revenue == 0


def test_no_route_at_all_earns_nothing() -> None:
    game, board = south_east()
    result = check_routes(game, board, terms("ATA", "4H"), [])
    assert not isinstance(result, Refusal)
    assert (result.revenue, result.runs) == (0, ())


def drawn_map(*hexes: tuple[str, tuple[int, int], Face]) -> Game:
    """A game on a map of a few printed hexes."""
    base = sicily(4, "pbem")
    printed = tuple(Hex(HexId(name), MapId("m"), Cell(*cell), face) for name, cell, face in hexes)
    return replace(base, title=replace(base.title, maps=(Map(MapId("m"), Orientation.FLAT, printed),)))


CITY = Stop(StopKind.CITY, (20,), 1)


def face(*track: tuple[int, int, str], stops: tuple[Stop, ...] = ()) -> Face:
    gauges: dict[str, Any] = {"n": Gauge.NARROW, "s": Gauge.STANDARD, "d": Gauge.DUAL}
    return Face(Color.GRAY, stops, tuple(Track(a, b, gauges[gauge]) for a, b, gauge in track))


def column(*faces: Face) -> tuple[Game, Board]:
    """Hexes A1, A3, A5 … from north to south, the token in the first."""
    game = drawn_map(*((f"A{2 * row + 1}", (0, 2 * row), each) for row, each in enumerate(faces)))
    return game, Board(tokens=(Token(game.order[0], CitySlot(HexId("A1"), 0, 0)),))


def straight(*legs: tuple[tuple[str, int], ...], stops: tuple[tuple[str, int], ...]) -> Route:
    return Route(
        TrainId("16H-0"),
        tuple(StopAt(HexId(name), index) for name, index in stops),
        tuple(tuple(TrackAt(HexId(name), index) for name, index in leg) for leg in legs),
    )


def test_gauge_changes_in_a_stop_only() -> None:
    """R-3.2.8: not even by way of dual track between."""
    game, board = column(
        face((0, STOP, "n"), stops=(CITY,)), face((0, 3, "d")), face((3, STOP, "s"), stops=(CITY,)),
    )  # fmt: skip
    route = straight((("A1", 0), ("A3", 0), ("A5", 0)), stops=(("A1", 0), ("A5", 0)))
    assert refused(check_routes(game, board, terms("SFA", "16H"), [route])) == (
        Key.ROUTE_GAUGE_BREAK, "R-3.2.8", {"hex": "A1", "other_hex": "A5"},
    )  # fmt: skip
    assert best_runs(game, board, terms("SFA", "16H")).revenue == 0


@pytest.mark.parametrize(
    ("kind", "key", "rule"),
    [
        (StopKind.PORT, Key.ROUTE_PORT_PASSED, "R-3.5.5"),
        (StopKind.OFFBOARD, Key.ROUTE_OFFBOARD_PASSED, "R-3.2.8"),
    ],
)
def test_dead_ends_are_not_passed(kind: StopKind, key: Key, rule: str) -> None:
    game, board = column(
        face((0, STOP, "s"), stops=(CITY,)),
        face((0, STOP, "s"), (3, STOP, "s"), stops=(Stop(kind, (60,)),)),
        face((3, STOP, "s"), stops=(CITY,)),
    )
    route = straight((("A1", 0), ("A3", 1)), (("A3", 0), ("A5", 0)), stops=(("A1", 0), ("A3", 0), ("A5", 0)))
    assert refused(check_routes(game, board, terms("SFA", "16H"), [route])) == (key, rule, {"hex": "A3"})


def test_stops_of_one_group_earn_once() -> None:
    """Hexes of one off-board count once in a route."""
    town = Stop(StopKind.TOWN, (50,), group="g")
    game, board = column(
        face((0, STOP, "s"), stops=(CITY,)),
        face((0, STOP, "s"), (3, STOP, "s"), stops=(town,)),
        face((3, STOP, "s"), stops=(town,)),
    )
    route = straight((("A1", 0), ("A3", 1)), (("A3", 0), ("A5", 0)), stops=(("A1", 0), ("A3", 0), ("A5", 0)))
    result = check_routes(game, board, terms("SFA", "16H"), [route])
    assert not isinstance(result, Refusal)
    assert [stop.total for stop in result.runs[0].stops] == [20, 50, 0]
    assert best_runs(game, board, terms("SFA", "16H")).revenue == 70


def test_a_line_within_one_hex_costs_nothing_and_serves_one_train() -> None:
    game, board = column(face((STOP, STOP + 1, "s"), stops=(CITY, Stop(StopKind.TOWN, (30,)))))
    first = straight((("A1", 0),), stops=(("A1", 0), ("A1", 1)))
    second = replace(first, train=TrainId("16H-1"))
    result = check_routes(game, board, terms("SFA", "16H 16H"), [first])
    assert not isinstance(result, Refusal)
    assert (result.runs[0].length, result.revenue) == (0, 50)
    assert refused(check_routes(game, board, terms("SFA", "16H 16H"), [first, second]))[0] is Key.ROUTE_TRACK_SHARED
    assert best_runs(game, board, terms("SFA", "16H 16H")).revenue == 50


def test_one_hexside_twice_in_two_legs() -> None:
    town = Stop(StopKind.TOWN, (10,))
    game, board = column(
        face((0, STOP, "s"), (0, STOP + 1, "s"), stops=(CITY, town)), face((3, STOP, "s"), stops=(town,))
    )
    route = straight((("A1", 0), ("A3", 0)), (("A3", 0), ("A1", 1)), stops=(("A1", 0), ("A3", 0), ("A1", 1)))
    assert refused(check_routes(game, board, terms("SFA", "16H"), [route])) == (
        Key.ROUTE_TRACK_TWICE, "R-3.4.2", {"hex": "A3", "other_hex": "A1"},
    )  # fmt: skip


def test_one_hexside_twice_in_one_leg() -> None:
    """A line that goes round through B2 and comes over the same side again."""
    game = drawn_map(
        ("A1", (0, 0), face((0, STOP, "s"), (0, 5, "s"), stops=(CITY,))),
        ("A3", (0, 2), face((3, 4, "s"), (0, 3, "s"))),
        ("B2", (1, 1), face((1, 2, "s"))),
        ("A5", (0, 4), face((3, STOP, "s"), stops=(CITY,))),
    )
    board = Board(tokens=(Token(game.order[0], CitySlot(HexId("A1"), 0, 0)),))
    around = (("A1", 0), ("A3", 0), ("B2", 0), ("A1", 1), ("A3", 1), ("A5", 0))
    key, rule, _ = refused(
        check_routes(game, board, terms("SFA", "16H"), [straight(around, stops=(("A1", 0), ("A5", 0)))])
    )
    assert (key, rule) == (Key.ROUTE_TRACK_TWICE, "R-3.4.2")
    assert best_runs(game, board, terms("SFA", "16H")).routes[0].connections == (("A1", "A3", "A5"),)


def test_explanations_name_what_is_wrong_and_what_is_missing() -> None:
    game, board = south_east()
    how = terms("ATA", "4H 4H 4H")
    best = best_runs(game, board, how)
    drawn = [draw(game, board, "M13 K13"), draw(game, board, "L14 K13, K13 M13", "4H-1")]
    told = explain(game, board, how, drawn, best)
    assert isinstance(told.verdicts[0], Run)
    assert refused(told.verdicts[1])[0] is Key.ROUTE_TRACK_SHARED
    assert not told.legal
    assert (told.revenue, told.best, told.missing) == (30, 130, 100)
    assert explain(game, board, how, best.routes, best).missing == 0
    assert explain(game, board, how, drawn[:1]).missing is None
