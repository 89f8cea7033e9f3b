"""Names of rivers and mountains beside the sides they belong to."""

import pytest

from engine.coords import Cell, Orientation
from engine.data.definitions import Color, Face, Gauge, Hex, Map, Track
from engine.geometry.hex_shapes import hexagon
from engine.geometry.placement import Kind, Spot, Want
from engine.geometry.side_writing import Feature, Ground, features_of, place_name, writing_box
from engine.ids import HexId, MapId

FLAT = Orientation.FLAT
NORTH, SOUTH = HexId("A1"), HexId("C1")
BARE = Ground(Face(Color.WHITE))


def map_of(**fields: object) -> Map:
    """Two hexes, one above the other; the fields go to the upper one."""
    made = [
        Hex(NORTH, MapId("m"), Cell(0, 0), Face(Color.WHITE), **{"name": "Nord", **fields}),  # type: ignore[arg-type]
        Hex(SOUTH, MapId("m"), Cell(0, 2), Face(Color.WHITE), name="Sud"),
    ]
    return Map(MapId("m"), FLAT, tuple(made))


def test_a_name_stands_at_both_hexes_of_its_side_first_in_the_lower_one() -> None:
    (feature,) = features_of(map_of(rivers=((0, 20),), side_names=((0, "Sele"),)))
    assert feature == Feature("Sele", river=True, halves=((SOUTH, 3), (NORTH, 0)))
    (feature,) = features_of(map_of(impassable=frozenset({0}), side_names=((0, "Matese"),)))
    assert not feature.river


@pytest.mark.parametrize(
    "fields",
    [
        {"side_names": ((0, "Sele"),)},
        {"rivers": ((0, 20),), "side_names": ((0, "Sud"),)},
        {"rivers": ((0, 20),), "side_names": ((0, ""),)},
        {"impassable": frozenset({1}), "side_names": ((1, "Matese"),)},
    ],
    ids=["nothing on the side", "a hex says it already", "empty", "edge of the map"],
)
def test_names_that_say_nothing_are_left_out(fields: dict[str, object]) -> None:
    assert features_of(map_of(**fields)) == ()


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize("side", range(6))
def test_writing_runs_along_its_side_inside_the_hex_and_never_upside_down(side: int, orientation: Orientation) -> None:
    size = (0.6, 0.15)
    spot = place_name(Feature("x", True, ((NORTH, side),)), [size], orientation, {NORTH: BARE})
    assert spot is not None
    assert -90 <= spot.angle < 90
    box = writing_box(spot.x, spot.y, spot.angle, size)
    assert hexagon(orientation).contains(box)
    # Its long edges are as far from the side along their whole length.
    far = writing_box(spot.x, spot.y, spot.angle, (0.01, 0.15))
    assert box.distance(hexagon(orientation).exterior) == pytest.approx(
        far.distance(hexagon(orientation).exterior), 0.2
    )


def test_it_goes_to_the_other_hex_then_shrinks_then_stays_away() -> None:
    feature = Feature("x", True, ((SOUTH, 3), (NORTH, 0)))
    large, small = (0.8, 0.18), (0.3, 0.1)
    track = Ground(Face(Color.YELLOW, track=(Track(0, 3, Gauge.STANDARD),)))
    both = {NORTH: BARE, SOUTH: BARE}
    assert place_name(feature, [large, small], FLAT, both).hex == SOUTH  # type: ignore[union-attr]
    moved = place_name(feature, [large, small], FLAT, {**both, SOUTH: track})
    assert moved is not None
    assert (moved.hex, moved.size) == (NORTH, 0)
    shrunk = place_name(feature, [large, small], FLAT, {NORTH: track, SOUTH: track})
    assert shrunk is not None
    assert shrunk.size == 1
    assert place_name(feature, [large], FLAT, {NORTH: track, SOUTH: track}) is None


@pytest.mark.parametrize(
    "ground",
    [
        Ground(Face(Color.WHITE), ((Want(Kind.NAME, ((1.0, 0.3),)), Spot(0.0, -0.7, 0)),)),
        Ground(Face(Color.WHITE), side_tokens=((3, 1, False),)),
        Ground(Face(Color.WHITE), names=((0.0, -0.75, 0.0, (0.8, 0.15)),)),
    ],
    ids=["name of the place", "token", "another river"],
)
def test_what_the_hex_shows_comes_first(ground: Ground) -> None:
    assert place_name(Feature("x", True, ((SOUTH, 3),)), [(0.8, 0.15)], FLAT, {SOUTH: ground}) is None
