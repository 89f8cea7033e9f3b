"""Tables write what is possible and keep what is not, with the reason, until it is mended."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from engine.data.raw import CorporationShape, PhaseShape, PrivateShape, TrainShape
from engine.designer.edits import PaintTerrain
from engine.ids import HexId
from gui.designer.table_columns import Column, Kind, columns_of, from_text, to_text
from gui.designer.table_model import GridModel
from gui.designer.table_page import GridPage, TablePage
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design

EDIT = Qt.ItemDataRole.EditRole


def column(grid: GridModel, field: str) -> int:
    return [found.field for found in grid.columns()].index(field)


def write(grid: GridModel, row: str, field: str, text: str) -> None:
    grid.setData(grid.index(grid.rows().index(row), column(grid, field)), text, EDIT)


def grids(window: DesignerWindow) -> list[GridPage]:
    pages = (window.market, window.trains, window.companies, window.setups, window.title_page, window.railways)
    return [grid for late in (*pages, window.events) for grid in late.content().grids]


def page(window: DesignerWindow, table: str) -> TablePage:
    return next(grid for grid in grids(window) if isinstance(grid, TablePage) and grid.table == table)


def grid_of(window: DesignerWindow, kind: str) -> GridPage:
    return next(grid for grid in grids(window) if type(grid.grid).__name__ == kind)


def test_columns_follow_the_shapes_of_the_files() -> None:
    trains = {found.field: found for found in columns_of(TrainShape)}
    assert (trains["price"].kind, trains["weights"].kind) == (Kind.NUMBER, Kind.FIGURES)
    assert (trains["rusts_on"].kind, trains["rusts_on"].optional) == (Kind.TEXT, True)
    assert trains["forbidden"].choices == ("narrow", "standard", "dual")
    assert {found.field: found.kind for found in columns_of(PhaseShape)}["corporations_buy_privates"] is Kind.YES_NO
    assert {found.field: found.kind for found in columns_of(CorporationShape)}["certificates"] is Kind.MIXED
    assert {found.field: found.kind for found in columns_of(PrivateShape)}["ports"] is Kind.WORDS


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (Kind.NUMBER, 40, "40"),
        (Kind.FIGURES, [2, 1, 1], "2/1/1"),
        (Kind.WORDS, ["C5", "E7"], "C5, E7"),
        (Kind.MIXED, ["20 president", 10], "20 president, 10"),
        (Kind.YES_NO, True, "1"),
        (Kind.SCALAR, False, "false"),
        (Kind.SCALAR, "a", "a"),
        (Kind.JSON, {"a": [1]}, '{"a": [1]}'),
    ],
)
def test_cells_read_what_they_write(kind: Kind, value: object, text: str) -> None:
    assert to_text(Column("field", kind), value) == text
    assert from_text(Column("field", kind), text) == value


def test_a_value_is_written_to_the_document(design: Design) -> None:
    window = design()
    grid = page(window, "trains").grid
    write(grid, "4H", "price", "120")
    write(grid, "4H", "weights", "3/2/1")
    write(grid, "4H", "rusts_on", "")
    train = window.model.files.trains.trains["4H"]
    assert (train.price, train.weights, train.rusts_on) == (120, (3, 2, 1), None)
    window.model.undo()
    assert window.model.files.trains.trains["4H"].rusts_on == "8H"


def test_what_cannot_be_stays_in_the_cell_with_its_reason(design: Design) -> None:
    window = design()
    trains = page(window, "trains")
    cell = trains.grid.index(0, column(trains.grid, "price"))
    trains.view.setCurrentIndex(cell)
    write(trains.grid, "4H", "price", "a hundred")
    assert window.model.files.trains.trains["4H"].price == 100
    assert cell.data() == "✗ a hundred"
    assert cell.data(EDIT) == "a hundred"
    assert "price" in trains.trouble.text()
    write(trains.grid, "6H", "distance", "7")
    assert cell.data() == "✗ a hundred"
    write(trains.grid, "4H", "price", "110")
    assert (cell.data(), trains.trouble.text()) == ("110", "")


def test_check_marks_are_written(design: Design) -> None:
    window = design()
    grid = page(window, "phases").grid
    cell = grid.index(0, column(grid, "corporations_buy_privates"))
    assert grid.setData(cell, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert next(iter(window.model.files.trains.phases.values())).corporations_buy_privates


def test_another_id_is_followed_by_what_names_it(design: Design) -> None:
    window = design()
    write(page(window, "trains").grid, "8H", "id", "9H")
    assert window.model.files.trains.trains["4H"].rusts_on == "9H"
    assert {phase.on for phase in window.model.files.trains.phases.values()} >= {"9H"}


def test_entries_are_added_moved_and_removed(design: Design) -> None:
    window = design()
    corporations = page(window, "corporations")
    corporations.add.click()
    assert list(window.model.files.companies.corporations)[-1] == "NEW"
    corporations.up.click()
    assert list(window.model.files.companies.corporations)[-2] == "NEW"
    assert corporations.row() == "NEW"
    corporations.remove.click()
    assert "NEW" not in window.model.files.companies.corporations


@pytest.mark.parametrize("table", ["terrains", "switches", "hex_events", "trains", "phases", "privates", "options"])
def test_a_new_entry_can_stand_in_every_table(design: Design, table: str) -> None:
    window = design()
    found = page(window, table)
    before = set(found.grid.rows())
    found.add.click()
    assert len(set(found.grid.rows()) - before) == 1


@pytest.mark.parametrize("table", ["majors", "regionals", "governments", "cards", "launches"])
def test_a_new_entry_can_stand_in_every_table_of_railways(design: Design, table: str) -> None:
    window = design("pa20")
    assert window.pages.isTabVisible(window.pages.indexOf(window.railways))
    found = page(window, table)
    before = set(found.grid.rows())
    found.add.click()
    assert len(set(found.grid.rows()) - before) == 1


def test_the_market_grows_and_shrinks_at_the_end_of_rows(design: Design) -> None:
    window = design()
    grid = grid_of(window, "MarketModel").grid
    last = len(window.model.files.market.rows)
    write(grid, str(last), "0", "10 close")
    assert window.model.files.market.rows[last] == ("10 close",)
    write(grid, str(last), "1", "20")
    assert window.model.files.market.rows[last] == ("10 close", 20)
    write(grid, str(last), "0", "")
    assert window.model.files.market.rows[last] == ("10 close", 20)
    assert grid.troubles()
    write(grid, str(last), "0", "10 nonsense")
    assert grid.troubles()
    write(grid, str(last), "0", "10 close")
    write(grid, str(last), "1", "")
    write(grid, str(last), "0", "")
    assert len(window.model.files.market.rows) == last
    assert not grid.troubles()


def test_set_ups_say_how_many_trains_there_are(design: Design) -> None:
    window = design()
    setups = grid_of(window, "ScenarioModel")
    write(setups.grid, "0", "train:4H", "7")
    write(setups.grid, "0", "train:R6H", "")
    scenario = window.model.files.rules.scenarios[0]
    assert scenario.trains["4H"] == 7
    assert "R6H" not in scenario.trains
    count = len(window.model.files.rules.scenarios)
    setups.view.setCurrentIndex(setups.grid.index(0, 0))
    setups.add.click()  # type: ignore[attr-defined]  # the page of set-ups has it
    assert [found.players for found in window.model.files.rules.scenarios] == [3, 4, 4, 5, 6]
    setups.go_to("4")
    setups.remove.click()  # type: ignore[attr-defined]  # the same
    assert len(window.model.files.rules.scenarios) == count


def test_the_title_and_its_maps_are_described(design: Design) -> None:
    window = design()
    title = grid_of(window, "TitleModel").grid
    write(title, "name", "value", "Sicilia nuova")
    write(title, "bank_total", "value", "8000")
    write(title, "draws_order", "value", "false")
    files = window.model.files.title
    assert (files.name, files.bank_total, files.draws_order) == ("Sicilia nuova", 8000, False)
    assert "Sicilia nuova" in window.windowTitle()
    maps = grid_of(window, "MapsModel")
    maps.add.click()  # type: ignore[attr-defined]  # the page of maps has it
    assert len(window.scene.pages) == 2
    write(maps.grid, "map2", "orientation", "pointy")
    assert window.scene.pages[1].map.orientation.value == "pointy"
    maps.go_to("map2")
    maps.remove.click()  # type: ignore[attr-defined]  # the same
    assert len(window.scene.pages) == 1


def test_a_map_is_renamed_and_the_cursor_leaves_a_map_that_is_gone(design: Design) -> None:
    window = design("pa20")
    maps = grid_of(window, "MapsModel").grid
    window.view.put_cursor(window.scene.spot_of_hex(HexId("napoli:H4")))
    write(maps, "napoli", "id", "golfo")
    assert [found.id for found in window.model.files.maps] == ["italia", "golfo"]
    assert window.view.cursor_spot is None
    window.view.put_cursor(window.scene.spot_of_hex(HexId("golfo:H4")))
    write(maps, "golfo", "id", "italia")
    assert maps.troubles()
    window.model.undo()
    assert window.view.cursor_spot is None
    assert window.scene.spot_of_hex(HexId("napoli:H4")) is not None


def test_the_present_cell_stays_when_rows_change_their_ids_or_go(design: Design) -> None:
    window = design()
    found = page(window, "trains")
    found.go_to("6H", column(found.grid, "price"))
    write(found.grid, "6H", "id", "6X")
    assert (found.row(), found.view.currentIndex().column()) == ("6X", column(found.grid, "price"))
    window.model.undo()
    assert found.row() == "6H"
    after = found.grid.rows()[found.grid.rows().index("6H") + 1]
    found.remove.click()
    assert found.row() == after


def test_edits_that_belong_together_are_made_whole_or_not_at_all(design: Design) -> None:
    window = design()
    before = window.model.document
    refused: list[object] = []
    window.model.refused.connect(refused.append)
    assert not window.model.do(PaintTerrain((HexId("B4"),), "hill"), PaintTerrain((HexId("B4"),), "nothing"))
    assert (window.model.document, len(refused), window.model.can_undo) == (before, 1, False)


def offered(found: GridPage, row: str, field: str) -> list[str]:
    """What the list says that opens in a cell."""
    index = found.grid.index(found.grid.rows().index(row), column(found.grid, field))
    found.view.setCurrentIndex(index)
    found.view.edit(index)
    combo = found.view.findChildren(QComboBox)[-1]
    return [combo.itemText(number) for number in range(combo.count())]


def test_fields_of_the_title_and_maps_are_chosen_where_the_list_is_closed(design: Design) -> None:
    window = design("pa20")
    title, maps = grid_of(window, "TitleModel"), grid_of(window, "MapsModel")
    window.pages.setCurrentWidget(window.title_page)
    assert offered(title, "draws_order", "value") == ["true", "false"]
    assert offered(title, "default_profile", "value") == [*window.model.files.rules.profiles]
    assert "t1849" in offered(title, "rules", "value")
    assert {"", "italia"} <= {*offered(maps, window.model.files.maps[0].id, "coast")}
    window.pages.setCurrentWidget(window.companies)
    assert "regional" in offered(page(window, "corporations"), "NN", "kind")
