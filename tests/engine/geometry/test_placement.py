import tracemalloc

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catalogue import open_title
from engine.coords import Orientation
from engine.data.definitions import Color, Face, Tile
from engine.geometry.hex_shapes import hexagon
from engine.geometry.measures import CASING
from engine.geometry.placement import Kind, Spot, Want, box_of, place
from engine.geometry.slots import stop_outline
from engine.geometry.track_lines import face_lines
from engine.ids import TileId
from engine.state.faces import turned

TILES = open_title("1849").tiles
WHITE = Face(Color.WHITE)
FLAT = Orientation.FLAT


def stops_and_track(face: Face, orientation: Orientation) -> tuple[shapely.Geometry, shapely.Geometry]:
    lines = face_lines(face, orientation)
    return (
        shapely.union_all([stop_outline(stop, at) for stop, at in zip(face.stops, lines.stops, strict=True)]),
        shapely.union_all([line.line.buffer(CASING / 2, cap_style="flat") for line in lines.lines]),
    )


@given(
    st.sampled_from(TILES),
    st.integers(0, 5),
    st.sampled_from(list(Orientation)),
    st.floats(0.3, 0.9),
    st.floats(0.12, 0.25),
)
@settings(max_examples=60)
def test_boxes_lie_in_the_hex_off_stops_off_each_other_and_off_track_unless_they_say_so(
    tile: Tile, rotation: int, orientation: Orientation, width: float, height: float
) -> None:
    face = turned(tile.face, rotation)
    wants = (
        *(Want(Kind.VALUE, ((0.3, 0.22),), index) for index in range(len(face.stops))),
        Want(Kind.NAME, ((width, height), (width * 0.8, height * 0.8))),
        Want(Kind.LABEL, ((0.2, 0.2),), None),
    )
    spots = place(face, orientation, wants)
    boxes = [box_of(want, spot) for want, spot in zip(wants, spots, strict=True)]
    stops, track = stops_and_track(face, orientation)
    for index, (box, spot) in enumerate(zip(boxes, spots, strict=True)):
        assert hexagon(orientation).contains(box)
        assert box.disjoint(stops)
        assert spot.crosses or box.disjoint(track)
        assert all(box.disjoint(other) for other in boxes[:index])


def test_a_lone_name_goes_below_the_middle_and_a_terrain_above() -> None:
    name, terrain = place(WHITE, FLAT, (Want(Kind.NAME, ((0.8, 0.22),)), Want(Kind.TERRAIN, ((0.6, 0.36),))))
    assert (name.x, terrain.x) == (0, 0)
    assert name.y > 0.3
    assert terrain.y < -0.3


def test_the_largest_size_that_fits_is_taken() -> None:
    assert place(WHITE, FLAT, (Want(Kind.NAME, ((2.5, 0.2), (1.0, 0.2), (0.5, 0.1))),))[0].size == 1


def test_a_value_keeps_close_to_its_stop() -> None:
    town = open_title("1849").tile[TileId("58")].face
    (spot,) = place(town, FLAT, (Want(Kind.VALUE, ((0.25, 0.22),), 0),))
    at = face_lines(town, FLAT).stops[0]
    assert shapely.Point(spot.x, spot.y).distance(shapely.Point(at)) < 0.45


def test_a_box_too_large_for_any_place_says_that_it_crosses_and_stays_off_the_stops() -> None:
    face = open_title("1849").tile[TileId("652")].face
    want = Want(Kind.NAME, ((1.2, 0.2),))
    (spot,) = place(face, FLAT, (want,))
    assert spot.crosses
    assert box_of(want, spot).disjoint(stops_and_track(face, FLAT)[0])


def test_small_print_that_comes_and_goes_moves_nothing_else() -> None:
    face = open_title("1849").tile[TileId("652")].face
    lasting = (Want(Kind.VALUE, ((0.45, 0.22),), 0), Want(Kind.NAME, ((0.6, 0.2), (0.4, 0.15))))
    passing = (Want(Kind.CAPTION, ((0.4, 0.1),)), Want(Kind.TAG, ((0.5, 0.25),)))
    assert place(face, FLAT, (*lasting, *passing))[:2] == place(face, FLAT, lasting)


@pytest.mark.parametrize("orientation", list(Orientation))
def test_nothing_wanted_nothing_placed(orientation: Orientation) -> None:
    assert place(WHITE, orientation, ()) == ()


def test_box_of_a_spot() -> None:
    assert box_of(Want(Kind.TAG, ((0.4, 0.2),)), Spot(0.1, 0.2, 0)).bounds == pytest.approx((-0.1, 0.1, 0.3, 0.3))


def test_a_search_leaves_little_behind() -> None:
    """An evening's faces are all searched: what each search worked with must not be kept for the rest of the program."""
    wants = (Want(Kind.NAME, ((0.71, 0.21),)),)
    faces = [turned(tile.face, rotation) for tile in TILES[:12] for rotation in range(3)]
    place(faces[0], FLAT, wants)
    tracemalloc.start()
    try:
        for face in faces:
            place(face, FLAT, wants)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 10_000_000
