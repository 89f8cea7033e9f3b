"""A click on a finding about a table turns to its page and makes its cell the present one."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine.designer.checks.findings import Fault, Finding, Severity
from gui.designer.table_page import GridPage
from tests.gui.designer.conftest import Design


def clicked(design: Design, title: str, file: str, place: str, /, **parameters: Any) -> tuple[str, str, str]:
    """Words of the page that is seen, and row and column of the cell that is present there."""
    window = design(title)
    window.pages.setCurrentWidget(window.tiles)
    window.findings.chosen.emit(Finding(Fault.UNKNOWN_ID, Severity.ERROR, file, place, parameters))
    QApplication.processEvents()
    page = window.pages.currentWidget()
    focused = [grid for grid in page.findChildren(GridPage) if grid.view.currentIndex().isValid()]
    tab = window.pages.tabText(window.pages.currentIndex())
    if not focused:
        return tab, "", ""
    (grid,) = focused
    assert grid.isVisible()
    index = grid.view.currentIndex()
    return tab, grid.grid.rows()[index.row()], grid.grid.columns()[index.column()].field


@pytest.mark.parametrize(
    ("title", "file", "place", "parameters", "cell"),
    [
        ("1849", "trains.json", "trains.8H.rusts_on", {}, ("Trains and phases", "8H", "rusts_on")),
        ("1849", "trains.json", "phases.10.colors", {}, ("Trains and phases", "10", "colors")),
        ("1849", "trains.json", "phases.10", {}, ("Trains and phases", "10", "id")),
        ("1849", "market.json", "rows[3][5]", {}, ("Market", "3", "5")),
        ("1849", "market.json", "rows[3]", {}, ("Market", "3", "0")),
        ("1849", "companies.json", "corporations.RCS.name", {}, ("Companies", "RCS", "name")),
        ("1849", "companies.json", "privates.CNM.ports", {}, ("Companies", "CNM", "ports")),
        ("1849", "companies.json", "certificates", {}, ("Companies", "certificates", "value")),
        ("1849", "rules.json", "scenarios[2].cash", {}, ("Set-ups", "2", "cash")),
        ("1849", "rules.json", "scenarios[1].trains", {"id": "12H"}, ("Set-ups", "1", "train:12H")),
        ("1849", "rules.json", "options.bonds.players", {}, ("Set-ups", "bonds", "players")),
        ("1849", "rules.json", "profiles.aag.loan_timing", {}, ("Rules", "loan_timing", "aag")),
        ("1849", "title.json", "switches.bid_step", {}, ("Title", "bid_step", "id")),
        ("1849", "title.json", "hex_events.B14", {}, ("Events", "B14", "id")),
        ("1849", "title.json", "delay", {}, ("Title", "delay", "value")),
        ("1849", "title.json", "tiles.9999", {}, ("Tiles", "", "")),
        ("1849", "map.json", "coast", {}, ("Title", "sicilia", "coast")),
        ("1849", "map.json", "hexes.D3", {}, ("Map", "", "")),
        ("pa20", "map_napoli.json", "coast", {}, ("Title", "napoli", "coast")),
        ("pa20", "railways.json", "regionals.FA.network", {}, ("Railways", "FA", "network")),
        ("pa20", "railways.json", "majors.FP.steps", {}, ("Railways", "FP", "steps")),
        ("pa20", "railways.json", "majors.FP.destinations[0].hexes", {}, ("Railways", "FP", "id")),
        ("pa20", "railways.json", "", {}, ("Railways", "", "")),
    ],
)
def test_a_finding_about_a_table_leads_to_its_cell(
    design: Design, title: str, file: str, place: str, parameters: dict[str, str], cell: tuple[str, str, str]
) -> None:
    assert clicked(design, title, file, place, **parameters) == cell
