"""Each tool draws what its name says, with the mouse and with the keys, and erases with the right button."""

import math

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.data.definitions import STOP, Gauge, StopKind
from engine.data.raw import HexShape
from engine.designer.places import cell_of
from engine.ids import HexId
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design
from tests.gui.designer.strokes import at, on_end, paint, stroke

RIGHT = Qt.MouseButton.RightButton


def shape(window: DesignerWindow, hex_: str) -> HexShape:
    return window.model.hex_shape(HexId(hex_))


def cursor_on(window: DesignerWindow, name: str) -> None:
    page = window.scene.pages[0]
    window.view.put_cursor(window.scene.spot_of(page.map.id, cell_of(name)))


def test_track_is_dragged_from_side_to_side_with_the_gauge_chosen(design: Design) -> None:
    window = design()
    window.choose_tool("track")
    window.pens.choose(gauge=Gauge.NARROW)
    stroke(window, on_end(window, "D14", 0), at(window, "D14"), on_end(window, "D14", 3))
    assert shape(window, "D14").track == ("0-3 narrow",)
    window.model.undo()
    assert shape(window, "D14").track == ()


def test_track_is_dragged_over_several_hexes_in_one_step(design: Design) -> None:
    window = design()
    window.choose_tool("track")
    stroke(window, on_end(window, "B12", 3), at(window, "B12"), at(window, "D12"), on_end(window, "D12", 0))
    assert shape(window, "B12").track == ("0-3 standard",)
    assert shape(window, "D12").track == ("0-3 standard",)
    window.model.undo()
    assert (shape(window, "B12").track, shape(window, "D12").track) == ((), ())


def test_track_is_dragged_to_a_stop(design: Design) -> None:
    window = design()
    window.choose_tool("track")
    window.pens.choose(gauge=Gauge.DUAL)
    stroke(window, on_end(window, "C3", 0), on_end(window, "C3", STOP))
    assert shape(window, "C3").track == ("0-stop dual",)
    stroke(window, on_end(window, "C3", 0), button=RIGHT)
    assert shape(window, "C3").track == ()


def test_track_is_typed_at_the_cursor(design: Design) -> None:
    window = design()
    window.choose_tool("track")
    cursor_on(window, "D14")
    QTest.keyClicks(window.view, "14")
    assert shape(window, "D14").track == ("0-3 standard",)
    QTest.keyClicks(window.view, "14")
    assert shape(window, "D14").track == ()


@pytest.mark.parametrize(
    ("tool", "field", "marked"), [("impassable", "impassable", (0,)), ("river", "rivers", ((0, 60),))]
)
def test_sides_are_marked_along_a_stroke(design: Design, tool: str, field: str, marked: object) -> None:
    window = design()
    window.choose_tool(tool)
    window.pens.choose(river_cost=60)
    stroke(window, on_end(window, "B12", 0))
    assert getattr(shape(window, "B12"), field) == marked
    # The same side seen from the other hex is the same side.
    assert (
        len(window.scene.hex_of(HexId("D12")).impassable | dict(window.scene.hex_of(HexId("D12")).rivers).keys()) == 1
    )
    stroke(window, on_end(window, "D12", 3), button=RIGHT)
    assert getattr(shape(window, "B12"), field) == ()
    cursor_on(window, "B12")
    QTest.keyClicks(window.view, "1")
    assert getattr(shape(window, "B12"), field) == marked
    QTest.keyClicks(window.view, "1")
    assert getattr(shape(window, "B12"), field) == ()


def test_stops_are_placed_changed_and_removed(design: Design) -> None:
    window = design()
    window.choose_tool("stop")
    window.pens.choose(kind=StopKind.CITY, revenue=(20, 30), slots=2)
    paint(window, "D14")
    assert shape(window, "D14").stops == ("city 20/30 x2",)
    window.pens.choose(kind=StopKind.TOWN, revenue=(10,))
    stroke(window, on_end(window, "D14", STOP))
    assert shape(window, "D14").stops == ("town 10",)
    stroke(window, on_end(window, "D14", STOP), button=RIGHT)
    assert shape(window, "D14").stops == ()


def test_a_port_turns_a_white_hex_to_sea(design: Design) -> None:
    window = design()
    window.choose_tool("stop")
    window.pens.choose(kind=StopKind.PORT, revenue=(30,))
    paint(window, "D14")
    assert (shape(window, "D14").stops, shape(window, "D14").color.value) == (("port 30",), "blue")


def test_names_are_written_on_the_map(design: Design) -> None:
    window = design()
    window.choose_tool("name")
    paint(window, "D14")
    assert window.names.isVisible()
    QTest.keyClicks(window.names, "Patti")
    QTest.keyClick(window.names, Qt.Key.Key_Return)
    assert shape(window, "D14").name == "Patti"
    paint(window, "D14")
    QTest.keyClicks(window.names, "Nothing")
    QTest.keyClick(window.names, Qt.Key.Key_Escape)
    assert shape(window, "D14").name == "Patti"


def test_homes_are_set_and_taken_away(design: Design) -> None:
    window = design()
    window.choose_tool("home")
    window.pens.choose(corporation="AFG")
    paint(window, "B14")
    assert "B14" in window.model.files.companies.corporations["AFG"].homes
    assert shape(window, "B14").home_of == "AFG"
    paint(window, "B14", button=RIGHT)
    assert "B14" not in window.model.files.companies.corporations["AFG"].homes
    assert shape(window, "B14").home_of is None


def test_links_are_dragged_between_maps(design: Design) -> None:
    window = design("pa20")
    window.choose_tool("link")
    first, second = window.model.files.maps
    one = next(name for name, found in first.hexes.items() if not found.links)
    other = f"{second.id}:" + next(name for name, found in second.hexes.items() if not found.links)
    stroke(window, on_end(window, one, 0), on_end(window, other, 3))
    assert shape(window, one).links == ((0, other, 3),)
    assert shape(window, other).links == ((3, one, 0),)
    stroke(window, on_end(window, other, 3), button=RIGHT)
    assert shape(window, one).links == ()


def test_coast_points_are_set_moved_and_taken_out(design: Design) -> None:
    window = design()
    window.choose_tool("coast")
    window.options.coast_wanted.emit()
    taken = window.model.files.maps[0]
    assert (len(taken.land), taken.coast) == (9, None)
    window.model.undo()
    before = window.model.files.maps[0]
    assert (len(before.land), before.coast) == (0, "sicilia")
    corners: list[QPoint] = [at(window, "K1"), at(window, "K3"), at(window, "M1")]
    for corner in corners:
        stroke(window, corner)
    assert [len(ring) for ring in window.model.files.maps[0].land] == [3]
    stroke(window, at(window, "M3"))
    assert [len(ring) for ring in window.model.files.maps[0].land] == [4]
    stroke(window, at(window, "M3"), at(window, "N4"))
    # The middle of N4, to a pixel: three columns of 1.5 and thirteen half rows of a hex from A1.
    assert math.dist(window.model.files.maps[0].land[0][3], (4500, 13_000 * math.sqrt(3) / 2)) < 40
    stroke(window, at(window, "N4"), button=RIGHT)
    stroke(window, at(window, "K1"), button=RIGHT)
    assert [len(ring) for ring in window.model.files.maps[0].land] == []
