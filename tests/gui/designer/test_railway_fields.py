"""Everything that `railways.json` says can be changed, and an empty map over PA20 names nothing that is gone."""

from pathlib import Path

from engine.data.assets import ASSETS
from engine.data.railways_file import RailwaysShape
from engine.designer.applying import apply
from engine.designer.checks.report import check
from engine.designer.document import new_document, open_document, save
from engine.designer.edits import AddHexes, SetRailwaysField, Table
from engine.designer.plain import plain
from engine.ids import HexId, MapId
from gui.designer.model import DesignModel
from gui.designer.railway_fields import ColorValuesPage, RailwayFieldsModel
from gui.designer.table_page import GridPage
from gui.designer.table_words import head
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design
from tests.gui.designer.test_tables import write

TABLES: tuple[Table, ...] = ("majors", "regionals", "governments", "cards", "launches")


def figures(window: DesignerWindow) -> GridPage:
    return next(page for page in window.railways.content().grids if isinstance(page.grid, RailwayFieldsModel))


def values(window: DesignerWindow) -> ColorValuesPage:
    return next(page for page in window.railways.content().grids if isinstance(page, ColorValuesPage))


def test_every_field_of_the_file_has_a_place_in_the_window(design: Design) -> None:
    window = design("pa20")
    rows = figures(window).grid.rows()
    first = {row.partition(".")[0] for row in rows}
    assert first | {*TABLES, "values_by_color"} == set(RailwaysShape.__struct_fields__)
    assert [row for row in rows if head(row) == row] == []


def test_figures_are_written_and_what_cannot_be_is_explained(design: Design) -> None:
    window = design("pa20")
    grid = figures(window).grid
    for row, text in (("fund.refund.city", "120"), ("least_raise", "10"), ("junctions.sharing", "regional, major")):
        write(grid, row, "value", text)
    railways = window.model.files.railways
    assert railways is not None
    assert (railways.fund.refund.city, railways.least_raise) == (120, 10)
    assert railways.junctions.sharing == ("regional", "major")
    for row, text in (("fund.price", "much"), ("junctions.sharing", "nobody"), ("fund.id", "")):
        write(grid, row, "value", text)
        assert grid.trouble(grid.index(grid.rows().index(row), 1))
    # A zone without a name is the white one.
    assert grid.text("fund.zones", grid.columns()[1]) == "–"
    write(grid, "fund.zones", "value", "–, azzurra")
    railways = window.model.files.railways
    assert railways is not None
    assert railways.fund.zones == ("", "azzurra")


def test_values_by_colour_are_given_to_the_selected_hex(design: Design) -> None:
    window = design("pa20")
    page = values(window)
    assert [page.grid.text("napoli:H4", column) for column in page.grid.columns()] == [
        "napoli:H4",
        "40",
        "60",
        "80",
        "",
    ]
    window.model.select([HexId("S15")])
    page.add.click()
    write(page.grid, "S15", "green", "50")
    write(page.grid, "S15", "yellow", "30")
    write(page.grid, "S15", "green", "")
    railways = window.model.files.railways
    assert railways is not None
    assert plain(railways.values_by_color)["S15"] == {"yellow": 30}
    write(page.grid, "S15", "id", "Q7")
    assert page.row() == "Q7"
    page.remove.click()
    write(page.grid, "napoli:H4", "yellow", "x")
    assert page.grid.troubles()


def test_a_title_without_railways_has_no_such_fields(design: Design) -> None:
    window = design("1849")
    assert figures(window).grid.rows() == ()
    assert values(window).grid.rows() == ()
    assert not window.model.do(SetRailwaysField("least_raise", 5))
    pa20 = DesignModel(open_document(ASSETS / "games" / "pa20"))
    for wrong in ("majors", "fund.nothing.more", "nothing"):
        assert not pa20.do(SetRailwaysField(wrong, 1))


def test_an_empty_map_over_pa20_names_no_railway_that_is_gone(tmp_path: Path) -> None:
    document = new_document(open_document(ASSETS / "games" / "pa20"), "mine", "Mine")
    document = apply(document, AddHexes(MapId("mine"), ("A1", "B2")))
    named = [finding for finding in check(document).findings if "majors" in finding.place or "napoli" in finding.place]
    assert named == []
    save(document, tmp_path / "mine")
    railways = open_document(tmp_path / "mine").files.railways
    assert railways is not None
    assert (railways.majors, railways.cards, railways.values_by_color) == ({}, {}, {})
    assert railways.fund == document.files.railways.fund  # type: ignore[union-attr]  # it has railways
