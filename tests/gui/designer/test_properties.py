"""The property panel shows what is printed on the selection and changes it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.data.definitions import Color, Gauge, StopKind
from engine.ids import HexId
from tests.gui.designer.conftest import Design


def test_fields_follow_the_selection_and_write_back(design: Design) -> None:
    window = design()
    panel = window.properties
    window.model.select([HexId("C5")])
    assert panel.name.text() == "Palermo"
    assert panel.label.text() == "P"
    assert panel.home.currentData() == "RCS"
    panel.name.setFocus()
    panel.name.selectAll()
    QTest.keyClicks(panel.name, "Balarm")
    QTest.keyClick(panel.name, Qt.Key.Key_Return)
    assert window.model.hex_shape(HexId("C5")).name == "Balarm"
    window.model.undo()
    assert panel.name.text() == "Palermo"


def test_several_hexes_are_changed_in_one_step(design: Design) -> None:
    window = design()
    panel = window.properties
    window.model.select([HexId("B4"), HexId("D2")])
    assert panel.terrain.currentIndex() == -1
    row = panel.terrain.findData("hill")
    panel.terrain.setCurrentIndex(row)
    panel.terrain.activated.emit(row)
    assert [window.model.hex_shape(HexId(name)).terrain for name in ("B4", "D2")] == ["hill", "hill"]
    row = panel.color.findData(Color.GRAY)
    panel.color.setCurrentIndex(row)
    panel.color.activated.emit(row)
    window.model.undo()
    window.model.undo()
    assert [window.model.hex_shape(HexId(name)).terrain for name in ("B4", "D2")] == [None, "mountain"]


def test_stops_and_track_are_edited_in_rows(design: Design) -> None:
    window = design()
    panel = window.properties
    window.model.select([HexId("C5")])
    [row] = panel.face.stops
    row.slots.setValue(2)
    assert window.model.hex_shape(HexId("C5")).stops == ("city 50 x2",)
    row.kind.setCurrentIndex(row.kind.findData(StopKind.TOWN))
    assert window.model.hex_shape(HexId("C5")).stops == ("town 50",)
    track = panel.face.tracks[0]
    track.gauge.setCurrentIndex(track.gauge.findData(Gauge.NARROW))
    assert "narrow" in window.model.hex_shape(HexId("C5")).track[0]
    panel.face.tracks[0].remove.click()
    assert len(window.model.hex_shape(HexId("C5")).track) == 2
    panel.face.add.click()
    assert len(panel.face.stops) == 2
    panel.face.stops[1].remove.click()
    assert window.model.hex_shape(HexId("C5")).stops == ("town 50",)


def test_sides_are_closed_for_both_hexes(design: Design) -> None:
    window = design()
    window.model.select([HexId("B12")])
    sides = window.properties.sides
    sides.closed[0].click()
    assert window.model.hex_shape(HexId("B12")).impassable == (0,)
    window.model.select([HexId("D12")])
    assert sides.closed[3].isChecked()
    sides.closed[3].click()
    assert window.model.hex_shape(HexId("B12")).impassable == ()
    sides.rivers[3].setValue(20)
    assert window.model.hex_shape(HexId("D12")).rivers == ((3, 20),)
    sides.rivers[3].setValue(-1)
    assert window.model.hex_shape(HexId("D12")).rivers == ()


def test_a_river_is_named_from_both_of_its_hexes(design: Design) -> None:
    window = design()
    window.model.select([HexId("B12")])
    sides = window.properties.sides
    assert sides.called[0].isHidden()
    sides.rivers[0].setValue(20)
    assert not sides.called[0].isHidden()
    QTest.keyClicks(sides.called[0], "Alcantara")
    QTest.keyClick(sides.called[0], Qt.Key.Key_Return)
    assert window.model.hex_shape(HexId("B12")).side_names == ((0, "Alcantara"),)
    window.model.select([HexId("D12")])
    assert sides.called[3].text() == "Alcantara"
    window.model.undo()
    assert sides.called[3].text() == ""
