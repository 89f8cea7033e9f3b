from itertools import combinations

import pytest
import shapely

from engine.catalogue import open_title
from engine.coords import SIDES, Orientation
from engine.data.definitions import STOP, Color, Face, Gauge, Stop, StopKind, Track
from engine.geometry.hex_shapes import hexagon, side_middle
from engine.geometry.hit_areas import side_at, slot_at, stop_at, track_at
from engine.geometry.measures import SLOT
from engine.geometry.slots import slot_centres, stop_outline
from engine.ids import TileId
from engine.state.faces import turned

FLAT = Orientation.FLAT


def city(slots: int) -> Stop:
    return Stop(StopKind.CITY, (20,), slots)


@pytest.mark.parametrize("slots", range(1, 5))
def test_tokens_of_a_city_lie_in_its_frame_and_not_on_each_other(slots: int) -> None:
    centres = slot_centres(city(slots), (0.1, -0.1))
    assert len(centres) == slots
    frame = stop_outline(city(slots), (0.1, -0.1))
    for centre in centres:
        assert frame.contains(shapely.Point(centre).buffer(SLOT))
    for one, other in combinations(centres, 2):
        assert shapely.Point(one).distance(shapely.Point(other)) > 2 * SLOT


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize("slots", range(1, 5))
def test_a_city_lies_in_its_hex(slots: int, orientation: Orientation) -> None:
    assert hexagon(orientation).contains(stop_outline(city(slots), (0, 0)))


def test_off_boards_have_no_outline_and_towns_no_slots() -> None:
    assert stop_outline(Stop(StopKind.OFFBOARD, (1, 2)), (0, 0)).is_empty
    assert slot_centres(Stop(StopKind.TOWN, (10,)), (0, 0)) == ()


def test_every_slot_answers_to_its_own_middle_and_beyond_its_rim() -> None:
    for tile in open_title("1849").tiles:
        for rotation in range(SIDES):
            face = turned(tile.face, rotation)
            for index, stop in enumerate(face.stops):
                for slot, (x, y) in enumerate(slot_centres(stop, (0.0, 0.0)) if stop.slots else ()):
                    assert slot_at(face, FLAT, x, y) == (index, slot)
                    assert slot_at(face, FLAT, x, y + 1.3 * SLOT) == (index, slot)


def test_between_two_slots_the_nearer_one_is_meant() -> None:
    face = open_title("1849").tile[TileId("655")].face
    assert slot_at(face, FLAT, -0.02, 0) == (0, 0)
    assert slot_at(face, FLAT, 0.02, 0) == (0, 1)
    assert slot_at(face, FLAT, 0, 0.7) is None


def test_towns_off_boards_and_tracks_answer_near_where_they_are() -> None:
    town = Face(
        Color.YELLOW, (Stop(StopKind.TOWN, (10,)),), (Track(0, STOP, Gauge.STANDARD), Track(3, STOP, Gauge.STANDARD))
    )
    assert stop_at(town, FLAT, 0.2, 0) == 0
    assert stop_at(town, FLAT, 0.5, 0) is None
    assert track_at(town, FLAT, 0.1, 0.6) == 0
    assert track_at(town, FLAT, 0.1, -0.6) == 1
    assert track_at(town, FLAT, 0.6, 0) is None
    away = Face(Color.RED, (Stop(StopKind.OFFBOARD, (10, 20)),))
    assert stop_at(away, FLAT, 0.1, 0.1) == 0
    assert stop_at(Face(Color.WHITE), FLAT, 0, 0) is None
    assert track_at(Face(Color.WHITE), FLAT, 0, 0) is None
    assert slot_at(Face(Color.WHITE), FLAT, 0, 0) is None


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize("side", range(SIDES))
def test_a_side_is_meant_near_its_middle(side: int, orientation: Orientation) -> None:
    x, y = side_middle(side, orientation)
    assert side_at(orientation, 0.8 * x, 0.8 * y) == side
    assert side_at(orientation, 0.3 * x, 0.3 * y) is None
