from collections.abc import Callable

import msgspec
import pytest

from engine.coords import Cell, Orientation
from engine.data.definitions import Color, Face, Hex, Map, Stop, StopKind, Title
from engine.ids import HexId, MapId
from gui.board.scene import BoardScene
from gui.theme import load_theme


def small_map(size: int, width: int) -> Map:
    city = Face(Color.WHITE, (Stop(StopKind.CITY, (20,), 1),))
    hexes = tuple(
        Hex(HexId(f"bay:A{2 * k + 1}"), MapId("bay"), Cell(2 * k, 0), city, name="Porto") for k in range(width)
    )
    return Map(MapId("bay"), Orientation.FLAT, hexes, hex_size=size)


@pytest.fixture
def with_inset(qapp: object, title: Title) -> Callable[[Map], BoardScene]:
    def made(map_: Map) -> BoardScene:
        scene = BoardScene(load_theme("light"))
        scene.set_title(msgspec.structs.replace(title, maps=(*title.maps, map_)))
        return scene

    return made


@pytest.mark.parametrize("size", [700, 1000, 1400])
def test_a_second_map_lies_clear_of_the_first_ones_hexes(with_inset: Callable[[Map], BoardScene], size: int) -> None:
    scene = with_inset(small_map(size, 1))
    first, second = scene.maps
    assert scene.sceneRect().contains(second.rect())
    for hex_ in first.map.hexes:
        assert not second.rect().intersects(scene.hex_rect(hex_.id).adjusted(15, 15, -15, -15))
    assert scene.hex_at(scene.hex_centre(HexId("bay:A1"))) == "bay:A1"
    assert scene.hex_rect(HexId("bay:A1")).width() == pytest.approx(scene.hex_rect(HexId("E5")).width() * size / 1000)


def test_a_map_too_large_for_the_sea_goes_beside_the_first(with_inset: Callable[[Map], BoardScene]) -> None:
    scene = with_inset(small_map(1000, 9))
    first, second = scene.maps
    assert second.rect().left() > first.rect().right()
    assert scene.sceneRect().contains(second.rect())
