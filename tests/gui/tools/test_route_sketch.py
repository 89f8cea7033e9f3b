"""Clicks on stops and track become routes: the board of `tests/engine/routes/test_runs.py` in the south-east.

Siracusa M13 is joined to Augusta K13 (and its port L14) by standard track, to Ragusa M11 over L12 by narrow track; from
Ragusa narrow track leads on to Vittoria N10, Terranova M9 and its port N8.
"""

from msgspec.structs import replace

from engine.errors import Refusal
from engine.ids import CorporationId, HexId, TrainId
from engine.messages import Key
from engine.routes.route import Route, StopAt, TrackAt
from engine.routes.terms import terms_of
from gui.tools.route_sketch import Sketch
from tests.engine.routes.drawn import draw, refused, terms
from tests.engine.routes.test_runs import SOUTH_EAST
from tests.engine.track.boards import lay_out, sicily
from tests.helpers.pa20 import Position20

TRAIN = TrainId("16H-0")
GAME = sicily(4, "pbem")
BOARD = lay_out(GAME, SOUTH_EAST, "ATA M13, SFA M11")


def stop(hex_id: str) -> StopAt:
    return StopAt(HexId(hex_id))


def sketch(tiles: str = SOUTH_EAST, tokens: str = "ATA M13, SFA M11") -> Sketch:
    return Sketch(GAME, lay_out(GAME, tiles, tokens), terms("ATA", "16H"))


def clicked(*hexes: str, on: Sketch | None = None) -> Route | Refusal | None:
    """What clicks on these stops one after the other draw."""
    found: Route | Refusal | None = None
    for hex_id in hexes:
        assert not isinstance(found, Refusal)
        found = (on or sketch()).click_stop(TRAIN, found, stop(hex_id))
    return found


def drawn(*hexes: str) -> Route:
    found = clicked(*hexes)
    assert isinstance(found, Route)
    return found


def hexes(route: Route | Refusal | None) -> tuple[str, ...]:
    assert isinstance(route, Route)
    return tuple(route.hexes)


def test_two_clicks_draw_the_track_between_two_stops() -> None:
    assert clicked("M13") == Route(TRAIN, (stop("M13"),), ())
    assert clicked("M13", "M11") == draw(GAME, BOARD, "M13 L12 M11", TRAIN)


def test_a_second_click_on_the_only_stop_takes_the_route_away() -> None:
    assert clicked("M13", "M13") is None


def test_a_route_goes_on_from_either_end() -> None:
    assert hexes(clicked("M13", "M11", "K13")) == ("K13", "M13", "M11")
    assert hexes(clicked("K13", "M13", "M11")) == ("K13", "M13", "M11")


def test_a_click_far_away_goes_over_the_stops_between() -> None:
    assert hexes(clicked("K13", "M11")) == ("K13", "M13", "M11")
    assert clicked("M11", "L14") == draw(GAME, BOARD, "M11 L12 M13, M13 K13, K13 L14", TRAIN)


def test_the_end_is_cut_off_where_no_other_way_leads() -> None:
    assert hexes(clicked("K13", "M13", "M11", "M11")) == ("K13", "M13")
    assert hexes(clicked("K13", "M13", "M11", "K13")) == ("M13", "M11")


def test_a_stop_in_the_middle_cuts_the_route() -> None:
    assert hexes(clicked("L14", "M11", "M13")) == ("L14", "K13", "M13")


def test_track_is_clicked_to_begin_and_to_go_on() -> None:
    over = TrackAt(HexId("L12"), 0)
    begun = sketch().click_track(TRAIN, None, over)
    assert hexes(begun) == ("M13", "M11")
    led = sketch().click_track(TRAIN, drawn("K13", "M13"), over)
    assert hexes(led) == ("K13", "M13", "M11")
    from_stop = sketch().click_track(TRAIN, drawn("M11"), over)
    assert hexes(from_stop) == ("M11", "M13")


def test_a_city_full_of_others_is_not_gone_beyond() -> None:
    """R-3.2.8: Ragusa has one place, and it is taken."""
    assert refused(clicked("M13", "M11", "N10")) == (Key.ROUTE_CITY_BLOCKED, "R-3.2.8", {"hex": "M11"})


def test_a_port_is_not_gone_beyond() -> None:
    """R-3.5.5."""
    route = draw(GAME, BOARD, "M13 K13, K13 L14", TRAIN)
    cut = replace(route, stops=route.stops[1:], legs=route.legs[1:])
    only_port = sketch(tokens="ATA M13").click_stop(TRAIN, cut, stop("C5"))
    assert refused(only_port)[0] in (Key.ROUTE_PORT_PASSED, Key.ROUTE_BROKEN)
    assert refused(clicked("M9", "N8", "K13"))[0] is Key.ROUTE_PORT_PASSED


def test_a_full_city_on_the_way_is_named() -> None:
    """R-3.2.8: one click over Ragusa, which is full."""
    assert refused(clicked("M13", "N10")) == (Key.ROUTE_CITY_BLOCKED, "R-3.2.8", {"hex": "M11"})


def test_an_end_that_stops_trains_is_not_to_blame_for_a_place_no_track_leads_to() -> None:
    """R-3.4.1: between the port L14 and Palermo there is no track at all."""
    assert refused(clicked("M13", "L14", "C5")) == (Key.ROUTE_BROKEN, "R-3.4.1", {"hex": "L14"})
    assert refused(clicked("L14", "M13", "C5")) == (Key.ROUTE_BROKEN, "R-3.4.1", {"hex": "M13"})


def test_no_track_between() -> None:
    assert refused(clicked("M13", "C5")) == (Key.ROUTE_BROKEN, "R-3.4.1", {"hex": "M13"})


def test_a_gauge_break_between_is_named() -> None:
    """R-3.2.8: L12 with standard track between the narrow ends of Siracusa and Ragusa."""
    broken = sketch("M13 675 1, L12 8 5", "ATA M13")
    assert refused(clicked("M13", "M11", on=broken)) == (
        Key.ROUTE_GAUGE_BREAK, "R-3.2.8", {"hex": "M13", "other_hex": "M11"},
    )  # fmt: skip


def test_track_that_leads_nowhere() -> None:
    lone = sketch("F6 78 0", "ATA M13")
    assert refused(lone.click_track(TRAIN, None, TrackAt(HexId("F6"), 0)))[0] is Key.ROUTE_BROKEN


def test_where_the_title_has_a_book_of_its_own_the_reason_is_in_it() -> None:
    """PA20 says in A-OP-11 what R-3.4.1 says of 1849."""
    table = Position20().railway("LTF", trains="2-0", P1=60).operating("LTF").table()
    own = Sketch(table.game, table.state.board, terms_of(table.game, table.state, CorporationId("LTF")))
    reason = own.click_track(TrainId("2-0"), None, TrackAt(HexId("A5"), 0))
    assert reason == Refusal(Key.ROUTE_BROKEN, "A-OP-11", {"hex": "A5"})
