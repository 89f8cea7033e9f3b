"""The cell of a table that a finding is about: which page, which grid on it, which row and column."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtWidgets import QTabWidget

from engine.data.railways_file import FILE_NAME as RAILWAYS
from engine.data.title_files import COMPANIES, MARKET, RULES, TILES, TITLE, TRAINS
from engine.designer.checks.findings import Finding
from gui.designer.grids import FieldsModel, MapsModel, MarketModel, ScenarioModel
from gui.designer.pages import LatePage
from gui.designer.rules_page import ProfilesModel
from gui.designer.table_model import GridModel, TableModel
from gui.designer.table_page import GridPage

if TYPE_CHECKING:
    from gui.designer.window import DesignerWindow

Cell = tuple[str, str]
"""Row and column of a grid; an empty column: the first one."""

_INDEXED: Final = re.compile(r"(?:scenarios|rows)\[(\d+)\](?:\[(\d+)\])?(?:\.(\w+))?")


def show_cell(window: DesignerWindow, finding: Finding) -> None:
    """Turn to the page of a finding and make its cell the present one, as far as there is one."""
    if finding.place.startswith("hexes"):  # A hex off the grid, or a map without any: it is not drawn.
        window.commands.to_map()
        return
    usual = _page(window, finding)
    if usual is None:
        return
    tabs = (window.pages.widget(index) for index in range(window.pages.count()))
    for page in (usual, *(tab for tab in tabs if isinstance(tab, LatePage) and tab is not usual)):
        content = page.content()
        for grid in page.findChildren(GridPage):
            cell = cell_in(grid.grid, finding)
            if cell is not None:
                window.pages.setCurrentWidget(page)
                if isinstance(content, QTabWidget):
                    content.setCurrentWidget(grid)
                _go_to(grid, cell)
                return
    window.pages.setCurrentWidget(usual)


def _page(window: DesignerWindow, finding: Finding) -> LatePage[Any] | None:
    of_title: dict[str, LatePage[Any]] = {"tiles": window.tiles, "hex_events": window.events}
    pages: dict[str, LatePage[Any]] = {
        COMPANIES: window.companies,
        MARKET: window.market,
        TILES: window.tiles,
        TITLE: of_title.get(finding.place.partition(".")[0], window.title_page),
        TRAINS: window.trains,
        RULES: window.rules if finding.place.startswith("profiles") else window.setups,
        RAILWAYS: window.railways if window.model.files.railways is not None else window.title_page,
    }
    pages |= dict.fromkeys(window.model.files.title.maps, window.title_page)
    return pages.get(finding.file)


def _go_to(grid: GridPage, cell: Cell) -> None:
    row, field = cell
    fields = [column.field for column in grid.grid.columns()]
    grid.go_to(row, fields.index(field) if field in fields else 0)
    grid.view.scrollTo(grid.view.currentIndex())
    grid.view.setFocus()


def cell_in(grid: GridModel, finding: Finding) -> Cell | None:
    """Where in a grid a finding belongs; None where it belongs in another one."""
    place = finding.place
    if isinstance(grid, MapsModel):
        maps = grid.design.files.title.maps
        known = maps.index(finding.file) if finding.file in maps else None
        return None if known is None else (grid.rows()[known], place)
    if isinstance(grid, TableModel):
        return _split(place.removeprefix(f"{grid.table}."), grid.rows()) if _begins(place, grid.table) else None
    if isinstance(grid, ProfilesModel):
        return _profile(grid, finding)
    if isinstance(grid, FieldsModel):
        found = _split(place, grid.rows())
        return None if found is None else (found[0], "value")
    indexed = _INDEXED.match(place)
    if indexed is None or not isinstance(grid, ScenarioModel | MarketModel):
        return None
    row, column, field = indexed.groups(default="")
    if isinstance(grid, ScenarioModel):
        named = f"train:{finding.parameters.get('id', finding.parameters.get('field', ''))}"
        return row, named if field == "trains" else field
    return row, column


def _begins(place: str, table: str) -> bool:
    return place == table or place.startswith(f"{table}.")


def _split(place: str, rows: tuple[str, ...]) -> Cell | None:
    """The row with which a place begins and the field behind it; an id may have points of its own."""
    found = [row for row in rows if place == row or place.startswith((f"{row}.", f"{row}["))]
    if not found:
        return None
    row = max(found, key=len)
    field = re.match(r"\.?(\w*)", place[len(row) :])
    return row, field[1] if field is not None else ""


def _profile(grid: ProfilesModel, finding: Finding) -> Cell | None:
    """Switches are rows and profiles columns; a switch that is missing has no row yet."""
    profiles = tuple(column.field for column in grid.columns()[2:])
    found = _split(finding.place.removeprefix("profiles."), profiles)
    if found is None:
        return None
    profile, switch = found
    rows = grid.rows()
    return (switch if switch in rows else rows[0]), profile
