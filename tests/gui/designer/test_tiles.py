"""The tile editor: drawing by dragging and by keys, fields, rotations, upgrades."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.data.definitions import STOP, Color, Gauge
from engine.ids import TileId
from gui.designer.face_pad import FacePad
from gui.designer.sketch import tiles_of
from gui.designer.tile_facts import rotations, upgrades_from, upgrades_to
from gui.designer.tiles_page import TilesPage
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design


def opened(window: DesignerWindow, tile: str = "57") -> TilesPage:
    window.pages.setCurrentWidget(window.tiles)
    page = window.tiles.content()
    page.list.mark(tile)
    return page


def drag(pad: FacePad, a: int, b: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    for kind, end in (
        (QMouseEvent.Type.MouseButtonPress, a),
        (QMouseEvent.Type.MouseMove, b),
        (QMouseEvent.Type.MouseButtonRelease, b),
    ):
        at = pad.pixel_of(end)
        held = Qt.MouseButton.NoButton if kind is QMouseEvent.Type.MouseButtonRelease else button
        event = QMouseEvent(kind, at, QPointF(pad.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(pad, event)


def test_a_new_tile_is_drawn_by_dragging(design: Design) -> None:
    window = design()
    page = opened(window)
    page.new.click()
    assert page.list.tile() == "T1"
    page.gauge.setCurrentIndex(page.gauge.findData(Gauge.NARROW))
    drag(page.pad, 0, 3)
    page.face.add.click()
    page.gauge.setCurrentIndex(page.gauge.findData(Gauge.DUAL))
    drag(page.pad, 1, STOP)
    assert list(window.model.files.tiles["T1"].track) == ["0-3 narrow", "1-stop dual"]
    drag(page.pad, 3, 3, Qt.MouseButton.RightButton)
    assert list(window.model.files.tiles["T1"].track) == ["1-stop dual"]


def test_track_is_typed(design: Design) -> None:
    window = design()
    page = opened(window)
    page.new.click()
    page.pad.setFocus()
    QTest.keyClicks(page.pad, "13")
    assert list(window.model.files.tiles["T1"].track) == ["0-2 standard"]
    QTest.keyClicks(page.pad, "13")
    assert list(window.model.files.tiles["T1"].track) == []


def test_fields_change_the_tile(design: Design) -> None:
    window = design()
    page = opened(window, "8")
    page.count.setValue(12)
    assert window.model.files.title.tiles["8"] == 12
    row = page.color.findData(Color.GREEN)
    page.color.setCurrentIndex(row)
    page.color.activated.emit(row)
    assert window.model.files.tiles["8"].color is Color.GREEN
    page.label.setText("M")
    page.label.editingFinished.emit()
    assert window.model.files.tiles["8"].label == "M"
    page.id.setText("8M")
    page.id.editingFinished.emit()
    assert page.list.tile() == "8M"
    assert window.model.files.title.tiles["8M"] == 12
    window.model.undo()
    window.model.undo()
    window.model.undo()
    assert "8" not in window.model.files.tiles


def test_an_id_that_is_taken_is_refused_and_the_field_goes_back(design: Design) -> None:
    window = design()
    page = opened(window, "8")
    page.id.setText("9")
    page.id.editingFinished.emit()
    assert page.id.text() == "8"
    assert "✗" in window.statusBar().currentMessage()


def test_tiles_are_copied_removed_and_taken_from_the_library(design: Design) -> None:
    window = design()
    page = opened(window, "8")
    page.copy.click()
    assert window.model.files.tiles["T1"] == window.model.files.library["8"]
    page.remove.click()
    assert "T1" not in window.model.files.title.tiles
    name = page.library.itemText(0)
    page.take.click()
    assert window.model.files.title.tiles[name] == 1
    assert page.list.tile() == name


def test_rotations_and_upgrades_follow_the_rules(design: Design) -> None:
    """R-3.2.5: green 23 keeps the straight of 9; a straight looks alike every 180 degrees."""
    window = design()
    tiles = tiles_of(window.model.files)
    by_id = {tile.id: tile for tile in tiles}
    assert rotations(by_id[TileId("9")].face) == (0, 1, 2)
    assert rotations(by_id[TileId("8")].face) == (0, 1, 2, 3, 4, 5)
    assert "23" in upgrades_to(tiles, by_id[TileId("9")])
    assert "9" in upgrades_from(tiles, by_id[TileId("23")])
    assert upgrades_to(tiles, by_id[TileId("23")]) != ()
    assert "41" not in upgrades_to(tiles, by_id[TileId("9")])
    page = opened(window, "9")
    assert [button.text() for button in page.turns.pictures] == ["0°", "60°", "120°"]
    page.to.pictures[0].click()
    assert page.list.tile() == upgrades_to(tiles, by_id[TileId("9")])[0]
