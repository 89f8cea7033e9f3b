"""Land that ends at the edge of a map goes on beyond it."""

import shapely

from engine.geometry.coast import land_of

BOUNDS = (0.0, 0.0, 10.0, 8.0)


def test_no_corner_of_the_map_is_rounded_off() -> None:
    # Land fills the upper left of the map; its outline runs along two edges, as coast files have it.
    ring = [(0.0, 6.0), (2.0, 5.5), (4.0, 4.0), (4.5, 0.0), (0.0, 0.0)]
    whole = land_of([ring], BOUNDS)
    cut = land_of([ring])
    for x, y in ((0.1, 0.1), (0.1, 3.0), (2.0, 0.1)):
        assert whole.intersects(_point(x, y))
    assert not cut.intersects(_point(0.1, 0.1))
    # Away from the edges the coast is where it was.
    assert abs(whole.boundary.distance(_point(3.0, 4.8)) - cut.boundary.distance(_point(3.0, 4.8))) < 0.02


def test_an_island_stays_as_it_is() -> None:
    island = [(3.0, 3.0), (5.0, 3.0), (5.0, 5.0), (3.0, 5.0)]
    assert land_of([island], BOUNDS).equals(land_of([island]))


def test_bare_lines_of_a_crossed_outline_are_no_land() -> None:
    spike = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (5.0, 2.0), (2.0, 2.0), (0.0, 2.0)]
    assert land_of([spike], BOUNDS).geom_type in ("Polygon", "MultiPolygon")


def _point(x: float, y: float) -> shapely.Point:

    return shapely.Point(x, y)
