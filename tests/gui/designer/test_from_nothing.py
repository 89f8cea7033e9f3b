"""A small map made from nothing with mouse and keys, checked clean, and played to the end by bots in the game's window."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from engine.bots import BOTS
from engine.data.definitions import STOP, Color, Gauge, StopKind
from engine.designer.checks.findings import Severity
from engine.ids import HexId
from engine.rounds.base import deciding_player
from engine.saves import open_save, write_save
from engine.state.turn import FinishedTurn
from gui.check_texts import finding_text
from gui.designer.open_dialog import OpenDialog
from gui.designer.start import Studio
from gui.designer.table_model import GridModel
from gui.designer.table_page import GridPage, TablePage
from gui.designer.window import DesignerWindow
from gui.dialogs.new_game import NewGameDialog
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.designer.strokes import at, on_end, paint, stroke
from tests.helpers.windows import shown_window

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(DesignerWindow, "may_leave", lambda _self: True)
    yield from shown_window(qtbot, settings, tmp_path)


def studio_of(window: MainWindow) -> Studio:
    [found] = window.findChildren(Studio)
    return found


def begin(window: MainWindow, qtbot: QtBot) -> DesignerWindow:
    """The menu of the game's window, and a new empty map."""
    window.menus.actions["designer"].trigger()
    [dialog] = window.findChildren(OpenDialog)
    dialog.start.setChecked(True)
    QTest.keyClicks(dialog.name, "Isola")
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    designer = studio_of(window).designer
    assert designer is not None
    qtbot.waitExposed(designer)
    return designer


def draw_ground(designer: DesignerWindow) -> None:
    designer.choose_tool("hexes")
    for color, names in (
        (Color.WHITE, ("B2", "D2", "F2")),
        (Color.WHITE, ("A3", "C3", "E3", "G3")),
        (Color.WHITE, ("B4", "D4", "F4")),
        (Color.WHITE, ("C5",)),
        (Color.GRAY, ("C1",)),
        (Color.BLUE, ("E1",)),
        (Color.GRAY, ("E5",)),
    ):
        designer.options.color.setCurrentIndex(designer.options.color.findData(color))
        paint(designer, *names)
    designer.choose_tool("terrain")
    for terrain, name in (("rough", "D2"), ("hill", "C3"), ("mountain", "D4")):
        designer.options.terrain.setCurrentIndex(designer.options.terrain.findData(terrain))
        paint(designer, name)
    designer.choose_tool("impassable")
    stroke(designer, on_end(designer, "A3", 5))


def draw_stops(designer: DesignerWindow) -> None:
    designer.choose_tool("stop")
    options = designer.options
    for kind, values, names in (
        (StopKind.CITY, "20/30/40", ("C1",)),
        (StopKind.CITY, "0", ("C3", "C5")),
        (StopKind.TOWN, "0", ("F2", "B4")),
        (StopKind.PORT, "30", ("E1",)),
        (StopKind.OFFBOARD, "10/30/60", ("E5",)),
    ):
        options.kind.setCurrentIndex(options.kind.findData(kind))
        options.revenue.clear()
        QTest.keyClicks(options.revenue, values)
        for name in names:
            paint(designer, name)
    designer.choose_tool("track")
    for gauge, hex_, sides in (
        (Gauge.DUAL, "C1", (0, 4, 5)),
        (Gauge.DUAL, "E1", (3,)),
        (Gauge.DUAL, "E5", (2,)),
    ):
        options.gauge.setCurrentIndex(options.gauge.findData(gauge))
        for side in sides:
            stroke(designer, on_end(designer, hex_, side), on_end(designer, hex_, STOP))
    designer.choose_tool("name")
    for hex_, name in (
        ("C1", "Marina"),
        ("C3", "Monte"),
        ("C5", "Faro"),
        ("F2", "Valle"),
        ("B4", "Pieve"),
        ("E5", "Terraferma"),
    ):
        paint(designer, hex_)
        QTest.keyClicks(designer.names, name)
        QTest.keyClick(designer.names, Qt.Key.Key_Return)


def write(grid: GridModel, row: str, field: str, text: str) -> None:
    fields = [column.field for column in grid.columns()]
    assert grid.setData(grid.index(grid.rows().index(row), fields.index(field)), text, Qt.ItemDataRole.EditRole)


def page(grids: tuple[GridPage, ...], table: str) -> TablePage:
    return next(grid for grid in grids if isinstance(grid, TablePage) and grid.table == table)


def found_companies(designer: DesignerWindow) -> None:
    corporations = page(designer.companies.content().grids, "corporations")
    for name, words, color, fee in (
        ("NORD", "Ferrovia del Nord", "#237333", "40"),
        ("CENTRO", "Ferrovia del Centro", "#f9b231", "40"),
        ("SUD", "Ferrovia del Sud", "#0189d1", "60"),
    ):
        corporations.add.click()
        write(corporations.grid, "NEW", "id", name)
        write(corporations.grid, name, "name", words)
        write(corporations.grid, name, "color", color)
        write(corporations.grid, name, "token_fee", fee)
    designer.commands.to_map()
    designer.choose_tool("home")
    for name, hex_ in (("NORD", "C1"), ("CENTRO", "C3"), ("SUD", "C5")):
        designer.options.corporation.setCurrentIndex(designer.options.corporation.findData(name))
        paint(designer, hex_)
    trains = page(designer.trains.content().grids, "trains")
    trains.go_to("E")
    trains.remove.click()


def set_up(designer: DesignerWindow) -> None:
    """Two and three players; the variants that ask for other maps go."""
    setups = designer.setups.content().grids[0]
    options = page(designer.setups.content().grids, "options")
    while setups.grid.rowCount() > 2:
        setups.go_to("2")
        setups.remove.click()  # type: ignore[attr-defined]  # the page of set-ups has it
    for row, players, cash, limit in (("0", "2", "500", "12"), ("1", "3", "350", "9")):
        write(setups.grid, row, "players", players)
        write(setups.grid, row, "cash", cash)
        write(setups.grid, row, "certificate_limit", limit)
        write(setups.grid, row, "corporations", "3")
        write(setups.grid, row, "option", "")
    for name in options.grid.rows():
        options.go_to(name)
        options.remove.click()
    title = next(grid for grid in designer.title_page.content().grids if type(grid.grid).__name__ == "TitleModel")
    write(title.grid, "bank_total", "value", "4000")
    pages = (designer.setups, designer.trains, designer.companies, designer.title_page)
    assert [grid.grid.troubles() for late in pages for grid in late.content().grids if grid.grid.troubles()] == []


def test_a_map_from_nothing_is_checked_and_played_to_the_end(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    designer = begin(window, qtbot)
    draw_ground(designer)
    draw_stops(designer)
    found_companies(designer)
    set_up(designer)
    with qtbot.waitSignal(designer.checker.found, timeout=60_000):
        designer.checker.ask()
    found = designer.findings.findings()
    # The tiles are those of a larger map: that some are too many is said of them, and of nothing else.
    assert [finding_text(one).what for one in found if one.severity is Severity.ERROR or one.tile is None] == []

    monkeypatch.setattr(window.plan.worker, "ask", lambda *_: 0)
    monkeypatch.setattr(window.plan.worker, "warm_up", lambda: None)
    monkeypatch.setattr(window.bots, "go_on", lambda: None)
    designer.menus.actions["play"].trigger()
    [dialog] = designer.findChildren(NewGameDialog)
    dialog.seats.set_names(["Anna", "Bruno", "Carla"])
    dialog.order_box.seed.setValue(3)
    dialog.accept()
    session = window.controller.session
    assert session is not None
    assert session.game.title.name == "Isola"
    assert window.scene.hex_of(HexId("C3")).name == "Monte"
    chance = random.Random(3)
    bots = {seat.id: BOTS["greedy"](random.Random(chance.getrandbits(64))) for seat in session.game.seats}
    while not isinstance(session.state.turn, FinishedTurn) and session.position < 3000:
        actor = window.controller.actor()
        assert actor is not None
        player = deciding_player(session.state, actor)
        assert player is not None
        assert window.controller.do(bots[player].choose(session.game, session.state, window.controller.offers()))
    assert isinstance(session.state.turn, FinishedTurn)
    assert session.state.board.tiles
    write_save(tmp_path / "isola.json", session)
    assert open_save(tmp_path / "isola.json").state.digest() == session.state.digest()
    assert at(designer, "C3") is not None
