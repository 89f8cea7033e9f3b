import msgspec
import pytest
import shapely

from engine.catalogue import open_title
from engine.coords import SIDES, Orientation
from engine.data.definitions import Color
from engine.geometry.coast import guessed_land, land_of, map_bounds, map_hexagons, pieces, water_lines
from engine.geometry.free_space import free_place
from engine.geometry.hex_shapes import APOTHEM
from engine.geometry.measures import CASING
from engine.geometry.overlays import route_band, stop_ring, tracks_between
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines
from engine.ids import TileId
from engine.state.faces import turned

SICILY = open_title("1849").maps[0]
SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (0.0, 0.0)]


def test_land_is_softened_within_its_outline_and_joined() -> None:
    land = land_of([SQUARE, [(3.0, 1.0), (7.0, 1.0), (7.0, 3.0), (3.0, 3.0)]])
    assert isinstance(land, shapely.Polygon)
    assert shapely.Polygon(SQUARE).union(shapely.box(3, 1, 7, 3)).buffer(1e-9).contains(land)
    assert 0.8 * (16 + 8 - 2) < land.area < 16 + 8 - 2  # cutting corners takes away, never adds
    assert land_of([[(0, 0), (1, 1)]]).is_empty


def test_water_lines_run_around_the_land_farther_and_farther() -> None:
    land = land_of([SQUARE])
    distances = [line.distance(land) for line in water_lines(land)]
    assert distances == sorted(distances)
    assert distances[0] > 0.03


def test_guessed_land_holds_the_middle_of_every_hex_but_the_sea() -> None:
    title = open_title("1849_two_sicilies")
    land = guessed_land(title.maps[0])
    shapes = map_hexagons(title.maps[0])
    for hex_ in title.maps[0].hexes:
        assert land.contains(shapes[hex_.id].centroid) == (hex_.face.color is not Color.BLUE)


def test_hexagons_of_a_map_touch_and_do_not_overlap() -> None:
    shapes = list(map_hexagons(SICILY).values())
    assert shapely.union_all(shapes).area == pytest.approx(len(shapes) * shapes[0].area, rel=1e-6)


def test_bounds_come_from_the_frame_or_from_the_hexes() -> None:
    framed = msgspec.structs.replace(SICILY, frame=(-1000, -500, 2000, 3000))
    assert map_bounds(framed) == (-1.0, -0.5, 2.0, 3.0)
    x0, y0, _, _ = map_bounds(msgspec.structs.replace(SICILY, frame=None))
    assert (x0, y0) == pytest.approx((-1.6, -2 * APOTHEM - 0.6))


def test_pieces_cover_the_shape_within_the_bounds() -> None:
    shape = shapely.Point(5, 5).buffer(4)
    parts = pieces(shape, (0, 0, 8, 8))
    assert len(parts) > 4
    assert shapely.union_all(parts).area == pytest.approx(shape.intersection(shapely.box(0, 0, 8, 8)).area, rel=0.02)


def test_a_free_place_holds_no_hex_and_prefers_the_sea() -> None:
    land = shapely.box(-2, -2, 12, 3)
    x, y = free_place(SICILY, (3, 1), (0.0, 0.0), land=land) or (0.0, 0.0)
    box = shapely.box(x, y, x + 3, y + 1)
    assert all(box.disjoint(shape) for shape in map_hexagons(SICILY).values())
    assert box.disjoint(land)
    assert free_place(SICILY, (100, 1), (0, 0)) is None


def test_two_free_places_do_not_overlap_when_told() -> None:
    x, y = free_place(SICILY, (2, 1), (0.0, 0.0)) or (0.0, 0.0)
    first = shapely.box(x, y, x + 2, y + 1)
    u, v = free_place(SICILY, (2, 1), (0.0, 0.0), avoid=[first]) or (0.0, 0.0)
    assert first.disjoint(shapely.box(u, v, u + 2, v + 1))


@pytest.mark.parametrize("dash", range(5))
def test_a_route_leaves_the_track_beneath_and_the_stops_readable(dash: int) -> None:
    for tile in open_title("1849").tiles:
        face = turned(tile.face, 1)
        tracks = tuple(range(min(2, len(face.track))))
        band = route_band(face, Orientation.FLAT, tracks, dash)
        lines = face_lines(face, Orientation.FLAT)
        assert band.area > 0.02
        for index in tracks:
            casing = lines.lines[index].line.buffer(CASING / 2, cap_style="flat")
            assert band.intersection(casing).area < 1e-6
        for stop, at in zip(face.stops, lines.stops, strict=True):
            assert band.disjoint(stop_outline(stop, at))


def test_a_ring_surrounds_a_counted_stop() -> None:
    face = open_title("1849").tile[TileId("655")].face
    ring = stop_ring(face, Orientation.FLAT, 0)
    outline = stop_outline(face.stops[0], (0, 0))
    assert ring.disjoint(outline)
    assert ring.convex_hull.contains(outline)


def test_tracks_are_found_by_their_ends() -> None:
    face = open_title("1849").tile[TileId("23")].face
    assert tracks_between(face, [(3, 0)]) == (0,)
    assert tracks_between(face, [(0, 4), (0, 3)]) == (0, 1)
    assert tracks_between(face, [(1, 2)]) == ()
    assert SIDES == 6


def test_a_place_on_land_is_better_than_none() -> None:
    everywhere = shapely.box(-100, -100, 100, 100)
    assert free_place(SICILY, (2, 1), (0.0, 0.0), land=everywhere) is not None
    assert free_place(SICILY, (2, 1), (0.0, 0.0), avoid=[everywhere]) is None
