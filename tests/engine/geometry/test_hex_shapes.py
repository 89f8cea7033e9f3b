import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.coords import SIDES, Cell, Orientation, neighbour, opposite
from engine.geometry.hex_shapes import APOTHEM, cell_at, centre, corner, hexagon, side_direction, side_line, side_middle

ORIENTATIONS = list(Orientation)


def test_side_zero_points_south_on_flat_and_southwest_on_pointy_hexes() -> None:
    assert side_direction(0, Orientation.FLAT) == pytest.approx((0, 1))
    assert side_direction(0, Orientation.POINTY) == pytest.approx((-0.5, math.sqrt(3) / 2))


def test_sides_run_clockwise_on_the_screen() -> None:
    # South, then southwest, northwest, north: y grows downward.
    assert [side_direction(side, Orientation.FLAT)[1] > 0 for side in range(SIDES)] == [
        True,
        True,
        False,
        False,
        False,
        True,
    ]
    assert side_direction(1, Orientation.FLAT)[0] < 0


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_unit_hexagon(orientation: Orientation) -> None:
    shape = hexagon(orientation)
    assert shape.area == pytest.approx(3 * math.sqrt(3) / 2)
    assert math.hypot(*corner(2, orientation)) == pytest.approx(1)
    assert math.hypot(*side_middle(2, orientation)) == pytest.approx(APOTHEM)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("side", range(SIDES))
def test_a_side_lies_on_the_outline_and_its_middle_in_its_middle(orientation: Orientation, side: int) -> None:
    line = side_line(side, orientation)
    assert line.length == pytest.approx(1)
    assert hexagon(orientation).exterior.buffer(1e-9).contains(line)
    assert line.interpolate(0.5, normalized=True).coords[0] == pytest.approx(side_middle(side, orientation))


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("side", range(SIDES))
def test_a_neighbour_lies_across_its_side(orientation: Orientation, side: int) -> None:
    here, there = Cell(4, 6), neighbour(Cell(4, 6), side, orientation)
    (x, y), (u, v) = centre(here, orientation), centre(there, orientation)
    direction = side_direction(side, orientation)
    assert (u - x, v - y) == pytest.approx((2 * APOTHEM * direction[0], 2 * APOTHEM * direction[1]))
    mine, its = side_middle(side, orientation), side_middle(opposite(side), orientation)
    assert (x + mine[0], y + mine[1]) == pytest.approx((u + its[0], v + its[1]))


def test_the_coast_files_count_from_the_first_column_of_the_first_row() -> None:
    assert centre(Cell(0, 0), Orientation.FLAT) == (0, 0)
    assert centre(Cell(1, 1), Orientation.FLAT) == pytest.approx((1.5, APOTHEM))


@given(
    st.sampled_from(ORIENTATIONS),
    st.integers(-30, 30),
    st.integers(-30, 30),
    st.floats(0, 0.86),
    st.floats(0, 2 * math.pi),
)
def test_every_point_of_a_hex_belongs_to_its_cell(
    orientation: Orientation, x: int, half_y: int, radius: float, angle: float
) -> None:
    cell = Cell(x, 2 * half_y + x % 2)
    middle = centre(cell, orientation)
    at = middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)
    assert cell_at(*at, orientation) == cell
