"""What a corporation reaches: R-3.2.8, R-3.8.1."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Track
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.routes.network import grid_of
from engine.routes.track_graph import Reach, has_route, reach, reach_from
from engine.state.board import Board, CitySlot, Junction, Laid, Token
from tests.engine.track.boards import kingdom, lay_out, sicily
from tests.engine.track.naive import Sketch, draw_from, draw_lines, side_mark
from tests.engine.track.recorded import ALL, needs_replays, positions

NARROW, STANDARD = 1, 2


def of(game: Game, board: Board, corporation: str) -> Reach:
    return reach(game, board, CorporationId(corporation))


def stops(found: Reach) -> set[str]:
    return {str(hex_id) for hex_id, _ in found.stops}


def test_r_3_2_8_gauges_meet_only_their_like() -> None:
    game = sicily()
    # Standard track from Girgenti ends against narrow track in Licata's hex.
    board = lay_out(game, "J6 657 2, K7 73 2", "SFA J6")
    assert stops(of(game, board, "SFA")) == {"J6"}
    board = lay_out(game, "J6 657 2, K7 58 2", "SFA J6")
    assert stops(of(game, board, "SFA")) == {"J6", "K7"}


def test_case_1_no_token_beyond_a_break() -> None:
    game = sicily()
    # Standard from Palermo over D6; narrow over F6 and H6 to Girgenti: the break lies between D6 and F6.
    broken = lay_out(game, "D6 8 0, F6 79 0, H6 79 0, J6 657 3", "RCS C5, SFA J6")
    assert of(game, broken, "RCS").cities == (("C5", 0),)
    whole = lay_out(game, "D6 8 0, F6 9 0, H6 9 0, J6 644 2", "RCS C5")
    assert of(game, whole, "RCS").cities == (("C5", 0), ("J6", 0))


def test_r_3_2_8_gauge_changes_in_a_town() -> None:
    game = sicily()
    # Narrow into Licata's green tile, standard out of it to the north and north-east.
    found = of(game, lay_out(game, "J6 645 5, K7 684 0", "SFA J6"), "SFA")
    assert found.comes_to(HexId("K7"), 2) == NARROW
    assert found.comes_to(HexId("I7"), 0) == STANDARD
    assert found.comes_to(HexId("J8"), 1) == STANDARD


@pytest.mark.parametrize(
    ("second", "third", "reached"),
    [
        (Gauge.DUAL, Gauge.STANDARD, STANDARD),
        (Gauge.DUAL, Gauge.DUAL, STANDARD),
        (Gauge.DUAL, Gauge.NARROW, 0),
        (Gauge.STANDARD, Gauge.DUAL, STANDARD),
        (Gauge.NARROW, Gauge.STANDARD, 0),
    ],
)
def test_r_3_2_8_a_line_keeps_its_gauge_over_dual_track(second: Gauge, third: Gauge, reached: int) -> None:
    # Standard from Palermo into D6, then straight south over F6 and H6 to Girgenti's hex.
    game = sicily()
    straight = {"D6": Gauge.STANDARD, "F6": second, "H6": third}
    faces = {HexId(name): Face(Color.GRAY, track=(Track(0, 3, gauge),)) for name, gauge in straight.items()}
    faces[HexId("D6")] = Face(Color.GRAY, track=(Track(0, 2, Gauge.STANDARD),))
    board = lay_out(game, "", "RCS C5")
    found = of(game, Board({}, faces, board.tokens, board.supply), "RCS")
    assert found.comes_to(HexId("J6"), 3) == reached


def test_r_3_2_8_both_gauges_leave_a_stop_over_dual_track() -> None:
    game = sicily()
    found = of(game, lay_out(game, "", "CTL E1"), "CTL")
    assert found.comes_to(HexId("G1"), 3) == NARROW | STANDARD


def test_r_3_2_8_a_full_city_stops_the_line() -> None:
    game = sicily()
    # Marsala and Trapani have one slot each: Trapani's token holder stops CTL there.
    open_ = of(game, lay_out(game, "", "CTL E1"), "CTL")
    full = of(game, lay_out(game, "", "CTL E1, AFG C1"), "CTL")
    assert "C1" in stops(full)
    assert open_.comes_to(HexId("D2"), 2) == NARROW | STANDARD
    assert full.comes_to(HexId("D2"), 2) == 0


def test_r_3_2_8_ones_own_token_opens_a_full_city() -> None:
    game = sicily()
    both = of(game, lay_out(game, "", "CTL C1, AFG E1"), "CTL")
    assert both.comes_to(HexId("D2"), 2) == NARROW | STANDARD


def test_r_3_2_8_ports_and_off_boards_are_dead_ends() -> None:
    game = sicily()
    found = of(game, lay_out(game, "", "RCS C5"), "RCS")
    assert stops(found) == {"C5", "A5"}
    assert all(game.hexes[hex_id].face.stops[k].kind is not StopKind.PORT for hex_id, k in found.cities)
    strait = of(game, lay_out(game, "B14 655 0", "AFG B14"), "AFG")
    assert {"B14", "C15", "A13"} <= stops(strait)


def test_r_3_4_2_a_line_does_not_turn_back() -> None:
    game = sicily()
    # J8's tile joins side 4 with 1 and with 2. A line from side 1 runs out over 4 into a town and does not come back from
    # there to run the branch to side 2.
    board = lay_out(game, "J6 657 2, K7 58 2, J8 23 4, I9 3 0", "SFA J6")
    assert {side for side in range(6) if of(game, board, "SFA").comes_to(HexId("J8"), side)} == {1}
    assert of(game, board, "SFA").tracks[HexId("J8")] == {0: STANDARD}
    assert "I9" in stops(of(game, board, "SFA"))


def test_reach_from_a_token_on_a_junction_goes_both_ways() -> None:
    game = sicily()
    token = Token(CorporationId("SFA"), Junction(HexId("D6"), 0))
    found = of(game, replace(lay_out(game, "D6 8 0, F6 9 0"), tokens=(token,)), "SFA")
    assert stops(found) == {"C5", "A5"}
    assert found.comes_to(HexId("H6"), 3) == STANDARD


def test_ex_59_marsala_and_trapani_are_a_route() -> None:
    game = sicily()
    assert has_route(game, lay_out(game, "", "CTL E1"), CorporationId("CTL"))


@pytest.mark.parametrize(("corporation", "home"), [("RCS", "C5"), ("AFG", "M9")])
def test_ex_60_a_port_makes_no_route(corporation: str, home: str) -> None:
    game = sicily()
    assert not has_route(game, lay_out(game, "", f"{corporation} {home}"), CorporationId(corporation))


def test_r_3_8_1_two_own_tokens_apart_are_no_route() -> None:
    game = sicily()
    assert not has_route(game, lay_out(game, "", "AFG M9, AFG B14"), CorporationId("AFG"))


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_reach_is_every_line_drawn_out(name: str) -> None:
    """Every third recorded position: the same tracks, stops and sides as lines drawn one by one."""
    for position in list(positions(name, "lay_tile"))[::3]:
        assert_same(position.game, position.board, position.corporation)


def assert_same(game: Game, board: Board, corporation: CorporationId, start: Junction | None = None) -> None:
    if start is None:
        found, drawn = reach(game, board, corporation), draw_lines(Sketch(game, board), corporation)
    else:
        found = reach_from(game, board, corporation, [start])
        drawn = draw_from(Sketch(game, board), corporation, [start])
    assert {(hex_id, index) for hex_id, tracks in found.tracks.items() for index in tracks} == drawn.tracks
    assert found.stops == drawn.stops
    gauges = ((NARROW, "narrow"), (STANDARD, "standard"))
    assert {
        (hex_id, side, gauge)
        for hex_id, masks in found.arrivals.items()
        for side, mask in enumerate(masks)
        for bit, gauge in gauges
        if mask & bit
    } == drawn.sides


PATCH = tuple(map(HexId, ("F8", "F10", "G7", "G9", "G11", "H8", "H10", "H12", "I7", "I9", "I11")))
"""Hexes side by side in the island's middle: any tiles put here make loops, merges and gauge breaks."""


def jumble(game: Game, seed: int, hexes: tuple[HexId, ...] = PATCH) -> Board:
    """A board that no play would make: random tiles with the hex's stop, tokens of two corporations in its cities."""
    lot = random.Random(seed)
    tiles = {}
    for hex_id in hexes:
        kinds = [stop.kind for stop in game.hexes[hex_id].face.stops]
        fitting = [tile.id for tile in game.tiles.values() if [stop.kind for stop in tile.face.stops] == kinds]
        tiles[hex_id] = Laid(lot.choice(fitting), lot.randrange(6))
    cities = [hex_id for hex_id in hexes if any(s.kind is StopKind.CITY for s in game.hexes[hex_id].face.stops)]
    tokens = [Token(CorporationId("SFA"), CitySlot(lot.choice(cities), 0, 0))]
    if lot.random() < 0.5:
        tokens.append(Token(CorporationId("ATA"), CitySlot(lot.choice(cities), 0, 1)))
    return Board(tiles, {}, tuple(tokens), dict.fromkeys(map(TileId, game.tiles), 1))


@given(st.integers(0, 10**9))
def test_reach_is_every_line_drawn_out_on_any_board(seed: int) -> None:
    assert_same(sicily(), jumble(sicily(), seed), CorporationId("SFA"))


@given(st.integers(0, 10**9))
def test_reach_is_every_line_drawn_out_on_dense_brown_boards(seed: int) -> None:
    game, lot = kingdom(), random.Random(seed)
    plain = [tile.id for tile in game.tiles.values() if tile.face.color in (Color.BROWN, Color.GREEN)]
    open_ = [hex_.id for hex_ in game.hexes.values() if hex_.face.color is Color.WHITE]
    home = next(h.id for h in game.hexes.values() if any(s.kind is StopKind.CITY for s in h.face.stops))
    start = lot.randrange(max(1, len(open_) - 12))
    tiles = {}
    for hex_id in open_[start : start + 12]:
        kinds = [stop.kind for stop in game.hexes[hex_id].face.stops]
        fitting = [tile for tile in plain if [stop.kind for stop in game.tiles[tile].face.stops] == kinds]
        tiles[hex_id] = Laid(lot.choice(fitting), lot.randrange(6))
    cities = [h for h in tiles if any(s.kind is StopKind.CITY for s in game.tiles[tiles[h].tile].face.stops)] or [home]
    tokens = (Token(game.order[0], CitySlot(lot.choice(cities), 0, 0)),)
    assert_same(game, Board(tiles, {}, tokens, {}), game.order[0])


def scribble(game: Game, lot: random.Random) -> dict[HexId, Face]:
    """Prints that no title has: tracks at random, up to two stops a hex, nearly all of it standard gauge, full of loops."""
    faces = {}
    for hex_id in PATCH:
        inward = [side for side, beyond in enumerate(game.neighbours[hex_id]) if beyond and beyond[0] in PATCH]
        kind = lot.choice((StopKind.CITY, StopKind.TOWN))
        stops = (Stop(kind, (10,), 1),) * lot.choice((0, 0, 0, 1, 2))
        track = set()
        for _ in range(lot.choice((2, 3, 3, 4))):
            a, b = sorted(lot.sample(inward + [STOP + k for k in range(len(stops))] * 2, 2))
            if a != b:
                track.add((a, b, lot.choice((Gauge.STANDARD,) * 6 + (Gauge.NARROW, Gauge.DUAL))))
        ordered = sorted(track, key=lambda piece: (piece[0], piece[1], piece[2].bits))
        faces[hex_id] = Face(Color.GRAY, stops, tuple(Track(*piece) for piece in ordered))
    return faces


def scribbled(seed: int) -> tuple[Board, Junction]:
    """A board of such prints with one city and its token; a side the city's track leads to."""
    game, lot = sicily(), random.Random(seed)
    faces = scribble(game, lot)
    home = lot.choice(PATCH)
    spokes = sorted(lot.sample(range(6), 2))
    city = Face(Color.GRAY, (Stop(StopKind.CITY, (10,), 1),), tuple(Track(k, STOP, Gauge.STANDARD) for k in spokes))
    tokens = (Token(CorporationId("SFA"), CitySlot(home, 0, 0)),)
    return Board({}, {**faces, home: city}, tokens, {}), Junction(home, spokes[0])


@settings(max_examples=300)
@example(seed=142, from_junction=True)
@example(seed=202, from_junction=True)
@given(seed=st.integers(0, 10**9), from_junction=st.booleans())
def test_reach_is_every_line_drawn_out_on_any_print(seed: int, from_junction: bool) -> None:  # noqa: FBT001
    board, junction = scribbled(seed)
    assert_same(sicily(), board, CorporationId("SFA"), junction if from_junction else None)


@settings(max_examples=50)
@example(202)
@example(12772)  # A shortest line that crosses itself, and a longer one that does not.
@example(21108)
@given(st.integers(0, 10**9))
def test_new_track_is_admitted_if_some_line_still_has_its_far_end_free(seed: int) -> None:
    game, who = sicily(), CorporationId("SFA")
    board, _ = scribbled(seed)
    sketch, found = Sketch(game, board), reach(game, board, who)
    ways = draw_from(sketch, who, [token.place for token in board.tokens], with_ways=True).ways
    assert ways is not None
    for hex_id, side in {(hex_id, side) for hex_id, side, _ in ways}:
        for far in set(range(6)) - {side}:
            mark = side_mark(sketch, hex_id, far)
            for bits, trains in ((NARROW, ("narrow",)), (STANDARD, ("standard",)), (3, ("narrow", "standard"))):
                lines = [used for train in trains for used in ways.get((hex_id, side, train), ())]
                assert found._enters(hex_id, side, far, bits) == any(mark not in used for used in lines)


def test_compiled_hexes_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(sicily(), seed=1)
    monkeypatch.setattr("engine.routes.network.PLANS_KEPT", 5)
    assert stops(of(game, lay_out(game, "J6 657 2, K7 58 2", "SFA J6"), "SFA")) == {"J6", "K7"}
    assert len(grid_of(game)._plans) <= 5
