"""Destinations and faces of events have editors of their own: railways and hexes are chosen, faces are drawn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemDelegate, QApplication, QComboBox

from engine.data.definitions import STOP, Color, Gauge
from engine.designer.edits import SetEntry
from engine.ids import HexId
from gui.designer.cell_editors import ChoiceDelegate, HexField
from gui.designer.destinations import DestinationsPage
from gui.designer.events_page import EventsPage
from gui.designer.table_columns import from_text, to_text
from gui.designer.table_page import TablePage
from gui.designer.window import DesignerWindow
from gui.i18n import LANGUAGE
from tests.gui.designer.conftest import Design
from tests.gui.designer.test_tables import column, page, write


@pytest.fixture
def window(design: Design) -> DesignerWindow:
    return design("pa20")


def destinations(window: DesignerWindow) -> DestinationsPage:
    window.pages.setCurrentWidget(window.railways)
    found = window.railways.content().grids[0]
    assert isinstance(found, DestinationsPage)
    return found


def events(window: DesignerWindow) -> EventsPage:
    window.pages.setCurrentWidget(window.events)
    content = window.events.content()
    assert isinstance(content, EventsPage)
    return content


def of(window: DesignerWindow, railway: str) -> list[tuple[str, tuple[str, ...], int]]:
    railways = window.model.files.railways
    assert railways is not None
    raw = {**railways.majors, **railways.regionals}[railway]
    return [(found.place, found.hexes, found.bonus) for found in raw.destinations]


def test_destinations_stand_in_a_table_and_nothing_is_written_as_json(window: DesignerWindow) -> None:
    table = destinations(window)
    first = {found.field: table.grid.text("NN 0", found) for found in table.grid.columns()}
    assert first == {
        "railway": "NN", "place": "Cosenza", "hexes": "Z12", "printed": "Cosenza, city 20", "bonus": "0", "assumed": "1"
    }  # fmt: skip
    fields = {found.field for grid in window.railways.content().grids[1:] for found in grid.grid.columns()}
    assert "destinations" not in fields
    # What is printed is the map's to say.
    assert not table.grid.flags(table.grid.index(0, column(table.grid, "printed"))) & Qt.ItemFlag.ItemIsEditable


def test_each_field_of_a_destination_is_one_step_and_what_cannot_be_is_explained(window: DesignerWindow) -> None:
    table = destinations(window)
    before = of(window, "SFSM")
    write(table.grid, "SFSM 1", "bonus", "30")
    assert [bonus for _, _, bonus in of(window, "SFSM")] == [10, 30, 10]
    write(table.grid, "SFSM 1", "hexes", "napoli:H8, Q7")
    assert of(window, "SFSM")[1][1] == ("napoli:H8", "Q7")
    for field, wrong in (("hexes", "Nowhere"), ("hexes", ""), ("bonus", "much"), ("railway", "XYZ")):
        write(table.grid, "SFSM 1", field, wrong)
        assert table.grid.trouble(table.grid.index(table.grid.rows().index("SFSM 1"), column(table.grid, field)))
    for _ in range(2):
        window.model.undo()
    assert of(window, "SFSM") == before


def test_a_destination_goes_to_another_railway_in_one_step(window: DesignerWindow) -> None:
    table = destinations(window)
    before = of(window, "NN"), of(window, "SFSM")
    write(table.grid, "NN 1", "railway", "SFSM")
    assert of(window, "NN") == before[0][:1]
    assert of(window, "SFSM") == [*before[1], before[0][1]]
    window.model.undo()
    assert (of(window, "NN"), of(window, "SFSM")) == before


def test_destinations_are_added_at_the_selected_hexes_moved_and_removed(window: DesignerWindow) -> None:
    table = destinations(window)
    table.go_to("FP 0")
    window.model.select([HexId("S15")])
    table.add.click()
    assert of(window, "FP")[1] == ("Taranto", ("S15",), 0)
    assert table.row() == "FP 1"
    table.up.click()
    assert of(window, "FP")[0][0] == "Taranto"
    assert table.row() == "FP 0"
    table.up.click()
    assert of(window, "FP")[0][0] == "Taranto"
    table.remove.click()
    assert [place for place, _, _ in of(window, "FP")] == ["Bari", "Foggia"]


def test_hexes_selected_on_the_map_are_taken_into_the_cell(window: DesignerWindow) -> None:
    table = destinations(window)
    table.go_to("NN 0", column(table.grid, "place"))
    window.model.select([HexId("Z12"), HexId("Q7")])
    assert not table.take.isEnabled()
    table.go_to("NN 0", column(table.grid, "hexes"))
    assert table.take.isEnabled()
    assert "Z12, Q7" in table.take.text()
    table.take.click()
    assert of(window, "NN")[0][1] == ("Z12", "Q7")
    # Where no cell can name hexes there is nothing to take.
    cards = next(grid for grid in window.railways.content().grids if isinstance(grid, TablePage))
    assert cards.take.isHidden()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_hex_is_found_by_its_name_while_it_is_written(window: DesignerWindow) -> None:
    table = destinations(window)
    index = table.grid.index(0, column(table.grid, "hexes"))
    table.view.setCurrentIndex(index)
    table.view.edit(index)
    [field] = table.view.findChildren(HexField)
    field.setText("Z12, ")
    field.setCursorPosition(5)
    QTest.keyClicks(field, "taran")
    popup = field.offers.popup()
    assert popup is not None
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert field.text() == "Z12, S15"
    delegate = table.view.itemDelegate()
    assert isinstance(delegate, ChoiceDelegate)
    delegate.commitData.emit(field)
    delegate.closeEditor.emit(field, QAbstractItemDelegate.EndEditHint.NoHint)
    assert of(window, "NN")[0][1] == ("Z12", "S15")


def test_a_railway_is_chosen_from_those_that_have_destinations(window: DesignerWindow) -> None:
    table = destinations(window)
    index = table.grid.index(0, 0)
    table.view.setCurrentIndex(index)
    table.view.edit(index)
    [field] = table.view.findChildren(QComboBox)
    offered = [field.itemText(row) for row in range(field.count())]
    assert {"NN", "SFSM"} <= set(offered)
    assert not {"RM", "RA", "SFM"} & set(offered)


def test_the_face_of_an_event_is_drawn_as_a_tile_is(design: Design) -> None:
    window = design()
    shown = events(window)
    assert shown.table.row() == "B14"
    assert not shown.own.isChecked()
    shown.own.click()
    face = window.model.files.title.hex_events["B14"].face
    assert face is not None
    printed = window.model.files.maps[0].hexes["B14"]
    assert (face.color, face.stops, face.track, face.label) == (
        printed.color, printed.stops, printed.track, printed.label
    )  # fmt: skip
    shown.gauge.setCurrentIndex(shown.gauge.findData(Gauge.DUAL))
    shown.pad.setFocus()
    QTest.keyClicks(shown.pad, "27")
    shown.color.setCurrentIndex(shown.color.findData(Color.GRAY))
    shown.color.activated.emit(shown.color.currentIndex())
    shown.form.stops[0].revenue.setText("40")
    shown.form.stops[0].revenue.textEdited.emit("40")
    shown.form.stops[0].revenue.editingFinished.emit()
    shown.label.setText("")
    shown.label.editingFinished.emit()
    face = window.model.files.title.hex_events["B14"].face
    assert face is not None
    assert (face.color, face.stops, face.label) == (Color.GRAY, ("city 40",), "")
    assert f"1-{'stop'} dual" in face.track
    start = shown.pad.pixel_of(3).toPoint()
    QTest.mousePress(shown.pad, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(shown.pad, shown.pad.pixel_of(STOP).toPoint())
    QTest.mouseRelease(shown.pad, Qt.MouseButton.LeftButton, pos=shown.pad.pixel_of(STOP).toPoint())
    face = window.model.files.title.hex_events["B14"].face
    assert face is not None
    assert "3-stop dual" in face.track
    shown.own.click()
    assert window.model.files.title.hex_events["B14"].face is None
    window.model.undo()
    assert window.model.files.title.hex_events["B14"].face == face


def test_events_are_added_for_selected_hexes_and_say_when_they_happen(design: Design) -> None:
    window = design()
    shown = events(window)
    assert "12" in shown.note.text()
    window.model.select([HexId("C5")])
    shown.table.add.click()
    assert list(window.model.files.title.hex_events) == ["B14", "C5"]
    assert shown.table.row() == "C5"
    write(shown.table.grid, "C5", "event", "close_privates")
    assert "close_privates" in shown.note.text()
    window.model.do(SetEntry("phases", "12", None))
    shown.table.go_to("B14")
    assert shown.note.text().startswith("✗")
    write(shown.table.grid, "B14", "id", "Z99")
    assert shown.table.row() == "Z99"
    shown.own.click()
    assert not window.grab().isNull()


def test_a_delayed_corporation_is_written_with_its_place(design: Design) -> None:
    window = design("1849")
    window.pages.setCurrentWidget(window.title_page)
    grid = next(grid for grid in window.title_page.content().grids if type(grid.grid).__name__ == "TitleModel")
    write(grid.grid, "delay", "value", "CTL, 3")
    assert window.model.files.title.delay == ("CTL", 3)
    assert grid.grid.troubles() == ()


def test_words_of_both_pages_follow_the_language(window: DesignerWindow) -> None:
    table, shown = destinations(window), events(window)
    LANGUAGE.use("it")
    try:
        QApplication.processEvents()
        assert "Destinazioni" in table.title.text()
        assert "Eventi" in shown.table.title.text()
        assert "faccia" in shown.own.text()
    finally:
        LANGUAGE.use("en")


def test_columns_of_hexes_are_known_by_their_type(design: Design) -> None:
    window = design()
    companies = page(window, "corporations").grid
    assert {found.field for found in companies.columns() if found.hexes} == {"homes"}
    homes = next(found for found in companies.columns() if found.hexes)
    assert from_text(homes, to_text(homes, ("C5", "A3"))) == ["C5", "A3"]
