"""Gauge breaks found by shape against the rule on gauges (R-3.2.8) and against the track graph."""

import math

import pytest
from msgspec.structs import replace

from engine.coords import opposite
from engine.data.definitions import Color, Face, Gauge, Track
from engine.game import Game
from engine.geometry.gauge_breaks import GaugeBreak, gauge_breaks
from engine.geometry.hex_shapes import centre, side_middle
from engine.ids import HexId
from engine.routes.track_graph import reach_from
from engine.state.board import Board, CitySlot
from engine.state.faces import face_at
from tests.engine.track.boards import kingdom, lay_out, sicily
from tests.engine.track.recorded import ALL, needs_replays, positions

Side = tuple[HexId, int]


def gauges_on(game: Game, board: Board, hex_id: HexId, side: int) -> list[Gauge]:
    return [track.gauge for track in face_at(game, board, hex_id).track if side in (track.a, track.b)]


def mismatched_sides(game: Game, board: Board) -> set[frozenset[Side]]:
    """Sides on which narrow track faces standard track, from the faces and the neighbours alone."""
    found = set()
    for hex_id in game.hexes:
        for side, beyond in enumerate(game.neighbours[hex_id]):
            if beyond is not None:
                here, there = gauges_on(game, board, hex_id, side), gauges_on(game, board, *beyond)
                if {frozenset((one, two)) for one in here for two in there} & {
                    frozenset((Gauge.NARROW, Gauge.STANDARD))
                }:
                    found.add(frozenset(((hex_id, side), beyond)))
    return found


def pair(game: Game, found: GaugeBreak) -> frozenset[Side]:
    beyond = game.neighbours[found.hex][found.side]
    assert beyond is not None
    return frozenset(((found.hex, found.side), beyond))


@needs_replays
@pytest.mark.parametrize("name", ALL)
def test_breaks_are_where_lines_stop_for_their_gauge(name: str) -> None:
    for position in list(positions(name, "lay_tile"))[::6]:
        game, board = position.game, position.board
        found = gauge_breaks(game, board)
        at = {pair(game, one) for one in found}
        assert mismatched_sides(game, board) <= at
        everywhere = [
            CitySlot(hex_id, index, 0)
            for hex_id in game.hexes
            for index in range(len(face_at(game, board, hex_id).stops))
        ]
        lines = reach_from(game, board, None, everywhere)
        stopped: set[frozenset[Side]] = set()
        for hex_id, masks in lines.arrivals.items():
            for side, mask in enumerate(masks):
                here = gauges_on(game, board, hex_id, side)
                # Over dual track from a stop a train of either gauge may come: one of them goes on over any track.
                if mask and here and not any(gauge.bits & mask for gauge in here):
                    beyond = game.neighbours[hex_id][side]
                    assert beyond is not None
                    stopped.add(frozenset(((hex_id, side), beyond)))
        # Wherever a line stops for its gauge alone there is a break, and no line of a break's gauge runs on there.
        assert stopped <= at
        assert all(not one.gauges[0].bits & one.gauges[1].bits for one in found)
        assert at <= stopped | mismatched_sides(game, board)


def drawn(game: Game, faces: dict[str, Face]) -> Board:
    return replace(lay_out(game), faces={HexId(name): face for name, face in faces.items()})


def straight(gauge: Gauge) -> Face:
    return Face(Color.GRAY, track=(Track(0, 3, gauge),))


def test_narrow_against_standard_once_with_its_point() -> None:
    game = sicily()
    (found,) = gauge_breaks(game, drawn(game, {"F4": straight(Gauge.NARROW), "H4": straight(Gauge.STANDARD)}))
    assert (found.hex, found.side, found.gauges) == ("F4", 0, (Gauge.NARROW, Gauge.STANDARD))
    orientation = game.title.maps[0].orientation
    x, y = centre(game.hexes[HexId("F4")].cell, orientation)
    dx, dy = side_middle(0, orientation)
    assert math.dist(found.point, (x + dx, y + dy)) < 1e-9


def test_dual_track_meets_both() -> None:
    game = sicily()
    for gauge in Gauge:
        assert gauge_breaks(game, drawn(game, {"F4": straight(Gauge.DUAL), "H4": straight(gauge)})) == ()


def test_dual_track_between_narrow_and_standard_ends_both_lines() -> None:
    game = sicily()
    column = {"D4": straight(Gauge.NARROW), "F4": straight(Gauge.DUAL), "H4": straight(Gauge.STANDARD)}
    found = {(one.hex, one.side, one.gauges) for one in gauge_breaks(game, drawn(game, column))}
    # The narrow line ends where the standard track begins, the standard one where the narrow track begins.
    assert found == {
        ("F4", 0, (Gauge.NARROW, Gauge.STANDARD)),
        ("F4", 3, (Gauge.STANDARD, Gauge.NARROW)),
    }


def test_a_crossing_is_no_break() -> None:
    game = sicily()
    crossing = Face(Color.GRAY, track=(Track(0, 3, Gauge.NARROW), Track(1, 4, Gauge.STANDARD)))
    north = Face(Color.GRAY, track=(Track(0, 3, Gauge.NARROW),))
    assert gauge_breaks(game, drawn(game, {"F4": crossing, "D4": north, "H4": north})) == ()


def test_gauges_change_in_a_town_and_a_city() -> None:
    game = sicily()
    town = game.tiles[next(tile for tile in game.tiles if tile == "681")].face
    assert {track.gauge for track in town.track} == {Gauge.NARROW, Gauge.STANDARD}
    assert gauge_breaks(game, drawn(game, {"G5": town})) == ()
    assert gauge_breaks(game, lay_out(game, "J6 657 2")) == ()


def test_no_meeting_on_an_impassable_side() -> None:
    game = sicily()
    # D8 and F8 touch on an impassable side.
    assert gauge_breaks(game, drawn(game, {"D8": straight(Gauge.NARROW), "F8": straight(Gauge.STANDARD)})) == ()


def test_a_break_across_a_link() -> None:
    plain = sicily()
    (map_,) = plain.title.maps
    joined = {"O11": ((0, HexId("B12"), 4),), "B12": ((4, HexId("O11"), 0),)}
    hexes = tuple(replace(hex_, links=joined.get(hex_.id, ())) for hex_ in map_.hexes)
    game = replace(plain, title=replace(plain.title, maps=(replace(map_, hexes=hexes),)))
    ends = {
        "O11": Face(Color.GRAY, track=(Track(0, 3, Gauge.NARROW),)),
        "B12": Face(Color.GRAY, track=(Track(1, 4, Gauge.STANDARD),)),
    }
    (found,) = gauge_breaks(game, drawn(game, ends))
    assert (found.hex, found.gauges) == ("B12", (Gauge.STANDARD, Gauge.NARROW))


def test_pointy_maps_too() -> None:
    game = kingdom()
    whites = [hex_ for hex_ in game.hexes.values() if hex_.face.color is Color.WHITE and not hex_.face.stops]
    here = next(
        h
        for h in whites
        if game.neighbours[h.id][4] is not None and game.neighbours[h.id][4] in [(w.id, 1) for w in whites]
    )
    beyond = game.neighbours[here.id][4]
    assert beyond is not None
    faces = {
        str(here.id): Face(Color.GRAY, track=(Track(1, 4, Gauge.STANDARD),)),
        str(beyond[0]): Face(Color.GRAY, track=(Track(1, 4, Gauge.NARROW),)),
    }
    found = [one for one in gauge_breaks(game, drawn(game, faces)) if one.hex == here.id]
    assert [(one.side, one.gauges) for one in found] == [(4, (Gauge.STANDARD, Gauge.NARROW))]
    assert opposite(4) == beyond[1]
