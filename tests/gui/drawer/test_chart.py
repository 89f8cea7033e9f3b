"""The chart: worth, income and prices by rounds, against the recorded result and sums made by hand."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.session import Session
from gui.controller import GameController
from gui.panels.chart import ChartPanel
from gui.panels.chart_canvas import spread
from gui.panels.chart_series import Subject, chart_of
from gui.panels.timeline import Timeline
from gui.settings import Settings


@pytest.mark.parametrize("name", ["sicilia_3p", "duesicilie_boot_5p", "gen_1849_4p_b"])
def test_worth_ends_with_the_recorded_result(recorded: Callable[[str], Session], shared: Path, name: str) -> None:
    """R-4.4."""
    session = recorded(name)
    chart = chart_of(session, Timeline(), Subject.WORTH, session.position)
    raw = json.loads((shared / "replays" / f"{name}.18xx.json").read_text(encoding="utf-8"))
    result = {player["name"]: raw["result"][str(player["id"])] for player in raw["players"]}
    assert {line.name: line.values[-1] for line in chart.series} == result


def test_income_counts_dividends_and_privates(recorded: Callable[[str], Session]) -> None:
    """OR 2.1 of the recorded game: privates 25, 15, 10; SFA paid 9 to P2, ATA 10 to P1 and 40 to P3."""
    session = recorded("sicilia_3p")
    chart = chart_of(session, Timeline(), Subject.INCOME, session.position)
    at = chart.names.index("OR 2.1")
    assert [(line.name, line.values[at]) for line in chart.series] == [
        ("Player 1", 35), ("Player 2", 24), ("Player 3", 50),
    ]  # fmt: skip
    assert not any(label.startswith("SR") for label in chart.labels)


def test_prices_begin_when_a_corporation_does(recorded: Callable[[str], Session]) -> None:
    session = recorded("sicilia_3p")
    chart = chart_of(session, Timeline(), Subject.PRICE, session.position)
    later = next(line for line in chart.series if line.name == "CTL")
    assert later.values[:2] == (None, None)
    assert next(value for value in later.values if value is not None) == 144
    assert len(chart.labels) == len(later.values)


def test_the_opening_is_worth_the_cash_dealt(first_round: Session) -> None:
    """R-1.3, R-4.4: three players with 500 each; privates count what they cost, SFA's share came free with the last one."""
    chart = chart_of(first_round, Timeline(), Subject.WORTH, 0)
    assert [line.values for line in chart.series] == [(500,), (500,), (500,)]
    whole = chart_of(first_round, Timeline(), Subject.WORTH, first_round.position)
    assert whole.labels == ("A", "SR1", "1.1")
    bruno = whole.series[1]
    assert bruno.values[0] == 305 + 45 + 150 + 2 * 68


def test_worth_is_reckoned_once_for_each_state(first_round: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline()
    first = chart_of(first_round, timeline, Subject.WORTH, first_round.position)

    def never(*_: object) -> int:
        raise AssertionError

    monkeypatch.setattr(type(first_round.rules), "worth", never)
    assert chart_of(first_round, timeline, Subject.WORTH, first_round.position) == first


def test_names_at_the_ends_keep_apart() -> None:
    assert spread([10.0, 12.0, 50.0], 10.0, 100.0) == [10.0, 20.0, 50.0]
    assert spread([95.0, 96.0, 97.0], 10.0, 100.0) == [80.0, 90.0, 100.0]


@pytest.fixture
def panel(controller: GameController, settings: Settings, put: Callable[..., None]) -> ChartPanel:
    made = ChartPanel(controller, settings)
    put(made, 800, 300)
    return made


def test_the_keyboard_tells_figures_and_looks_back(panel: ChartPanel, controller: GameController) -> None:
    panel.canvas.setFocus()
    QTest.keyClick(panel.canvas, Qt.Key.Key_Home)
    assert panel.words.text().splitlines()[0] == "Auction"
    assert "Bruno: L. 636" in panel.words.text()
    assert panel.canvas.accessibleDescription() == panel.words.text()
    QTest.keyClick(panel.canvas, Qt.Key.Key_Return)
    assert controller.looking
    assert controller.position == panel._chart.positions[0]


def test_picture_and_figures_are_saved(panel: ChartPanel, tmp_path: Path) -> None:
    file = tmp_path / "chart.png"
    assert panel.save_picture(file)
    assert QImage(str(file)).width() == 2 * panel.canvas.width()
    rows = list(csv.reader(io.StringIO(panel.csv())))
    assert rows[0] == ["Round", "Anna", "Bruno", "Carla"]
    assert rows[1][0] == "Auction"
    assert rows[1][2] == "636"


def test_a_picture_that_cannot_be_written_is_told(panel: ChartPanel, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.controller.failed):
        assert not panel.save_picture(tmp_path / "missing" / "chart.png")
