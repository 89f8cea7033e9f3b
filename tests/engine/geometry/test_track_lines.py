import math
from itertools import combinations, pairwise

import numpy as np
import pytest

from engine.catalogue import open_title
from engine.coords import SIDES, Orientation
from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Tile, Track
from engine.geometry.hex_shapes import hexagon, side_direction, side_middle
from engine.geometry.measures import CASING, TOWN
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import arrow, dashes, face_lines, reaching, side_to_side, strata
from engine.ids import TileId
from engine.state.faces import turned

TOWN_STOP, CITY = Stop(StopKind.TOWN, (10,)), Stop(StopKind.CITY, (20,), 1)
TILES = open_title("1849").tiles
S = Gauge.STANDARD


def face(*track: tuple[int, int], stops: tuple[Stop, ...] = ()) -> Face:
    return Face(Color.GREEN, stops, tuple(Track(a, b, S) for a, b in track))


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize(("a", "b"), list(combinations(range(SIDES), 2)))
def test_track_runs_from_side_to_side_and_leaves_both_at_a_right_angle(
    a: int, b: int, orientation: Orientation
) -> None:
    line = side_to_side(a, b, orientation)
    points = np.asarray(line.coords)
    assert points[0] == pytest.approx(side_middle(a, orientation))
    assert points[-1] == pytest.approx(side_middle(b, orientation))
    for tip, before, side in ((points[0], points[1], a), (points[-1], points[-2], b)):
        out = (tip - before) / np.hypot(*(tip - before))
        assert out == pytest.approx(side_direction(side, orientation), abs=0.04)  # chords of an arc
    assert hexagon(orientation).buffer(1e-6).contains(line)


@pytest.mark.parametrize(("b", "length"), [(1, math.pi / 3), (2, math.pi / 2), (3, math.sqrt(3))])
def test_lengths_of_the_three_curves(b: int, length: float) -> None:
    # Arcs of 120 degrees with radius 1/2 and of 60 degrees with radius 3/2, and the straight line.
    assert side_to_side(0, b, Orientation.FLAT).length == pytest.approx(length, rel=1e-3)


@pytest.mark.parametrize("b", [1, 2, 3])
def test_a_town_with_two_ends_stands_on_the_middle_of_its_curve(b: int) -> None:
    lines = face_lines(face((0, STOP), (b, STOP), stops=(TOWN_STOP,)), Orientation.FLAT)
    curve = side_to_side(0, b, Orientation.FLAT)
    assert lines.stops[0] == pytest.approx(curve.interpolate(0.5, normalized=True).coords[0])
    assert sum(line.line.length for line in lines.lines) == pytest.approx(curve.length)


def test_tracks_of_a_city_run_straight_into_its_middle() -> None:
    lines = face_lines(face((0, STOP), (2, STOP), stops=(CITY,)), Orientation.FLAT)
    assert lines.stops == ((0.0, 0.0),)
    assert [len(line.line.coords) for line in lines.lines] == [2, 2]


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_every_track_of_every_tile_meets_its_side_and_its_stop(tile: Tile, orientation: Orientation) -> None:
    for rotation in range(SIDES):
        shown = turned(tile.face, rotation)
        lines = face_lines(shown, orientation)
        for line in lines.lines:
            assert line.line.coords[0] == pytest.approx(side_middle(line.track.a, orientation))
            end = line.line.coords[-1]
            if line.track.b >= STOP:
                assert end == pytest.approx(lines.stops[line.track.b - STOP])
            else:
                assert end == pytest.approx(side_middle(line.track.b, orientation))


PAIRS = {
    "one sharp, one straight": ((1, STOP), (3, STOP), (0, STOP + 1), (4, STOP + 1)),
    "beside each other": ((0, STOP), (3, STOP), (1, STOP + 1), (2, STOP + 1)),
    "straight lines that cross": ((0, STOP), (3, STOP), (1, STOP + 1), (4, STOP + 1)),
    "curves that cross": ((0, STOP), (2, STOP), (1, STOP + 1), (3, STOP + 1)),
    "a curve across a line": ((0, STOP), (3, STOP), (2, STOP + 1), (4, STOP + 1)),
}


@pytest.mark.parametrize("track", PAIRS.values(), ids=PAIRS.keys())
def test_two_towns_keep_clear_of_each_other_and_of_the_other_track(track: tuple[tuple[int, int], ...]) -> None:
    shown = face(*track, stops=(TOWN_STOP, TOWN_STOP))
    lines = face_lines(shown, Orientation.FLAT)
    one, other = (stop_outline(stop, at) for stop, at in zip(shown.stops, lines.stops, strict=True))
    assert not one.intersects(other)
    for line in lines.lines:
        for index, outline in enumerate((one, other)):
            if line.track.b != STOP + index:
                assert line.line.distance(outline.centroid) > TOWN + 0.02


def test_two_cities_stand_apart_on_the_side_of_their_tracks() -> None:
    shown = face((0, STOP), (1, STOP), (5, STOP), (2, STOP + 1), (3, STOP + 1), (4, STOP + 1), stops=(CITY, CITY))
    lines = face_lines(shown, Orientation.FLAT)
    outlines = [stop_outline(stop, at) for stop, at in zip(shown.stops, lines.stops, strict=True)]
    assert not outlines[0].intersects(outlines[1])
    assert lines.stops[0][1] > 0 > lines.stops[1][1]  # the first towards the south


@pytest.mark.parametrize("b", [1, 2, 3])
def test_narrow_track_begins_and_ends_with_half_a_dash(b: int) -> None:
    line = side_to_side(0, b, Orientation.FLAT)
    parts = list(dashes(line).geoms)
    lengths = [part.length for part in parts]
    assert lengths[0] == pytest.approx(lengths[-1])
    assert lengths[1:-1] == pytest.approx([2 * lengths[0]] * (len(parts) - 2), rel=1e-2)
    assert parts[0].coords[0] == pytest.approx(line.coords[0])
    assert parts[-1].coords[-1] == pytest.approx(line.coords[-1])
    gaps = [one.distance(other) for one, other in pairwise(parts)]
    assert min(gaps) == pytest.approx(max(gaps), rel=0.05)


def test_dashes_carry_no_doubled_points() -> None:
    for b in (1, 2, 3):
        for part in dashes(side_to_side(0, b, Orientation.FLAT)).geoms:
            steps = np.diff(np.asarray(part.coords), axis=0)
            assert np.hypot(*steps.T).min() > 1e-3


def tile(number: str) -> Face:
    return open_title("1849").tile[TileId(number)].face


def test_crossing_tracks_are_drawn_one_above_the_other_and_joined_ones_together() -> None:
    assert strata(tile("710")) == ((0,), (1,))  # a narrow curve across a standard one
    assert strata(tile("23")) == ((0, 1),)  # a switch
    assert strata(tile("40")) == ((0, 1, 2),)  # a triangle
    assert len(strata(tile("652"))) == 1  # a city joins all


def test_a_stub_to_an_off_board_narrows_to_a_point() -> None:
    shown = Face(Color.RED, (Stop(StopKind.OFFBOARD, (10, 20, 30)),), (Track(4, STOP, S),))
    (line,) = face_lines(shown, Orientation.FLAT).lines
    assert line.arrow
    assert line.line.length == pytest.approx(0.52)
    shape = arrow(line.line, CASING)
    assert shape.is_valid
    assert shape.touches(line.line.interpolate(1, normalized=True))


def test_reaching_goes_on_in_the_same_direction() -> None:
    longer = reaching(side_to_side(0, 3, Orientation.FLAT), 0.01)
    assert longer.length == pytest.approx(math.sqrt(3) + 0.02)


def test_a_track_may_join_two_stops() -> None:
    shown = face((0, STOP), (STOP, STOP + 1), (3, STOP + 1), stops=(CITY, CITY))
    lines = face_lines(shown, Orientation.FLAT)
    assert lines.lines[1].line.coords[0] == pytest.approx(lines.stops[0])
    assert lines.lines[1].line.coords[-1] == pytest.approx(lines.stops[1])
