"""Heat: games beside the window, counted; two series compared; a cancelled one leaves nothing running."""

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from engine.designer.heat import Heat, MeasuredGame
from engine.ids import CorporationId, HexId
from engine.simulate import Plan, played, result_of
from gui.designer.heat_runner import HeatMap, heat_map
from gui.designer.heat_table import per_game, rows_of, tenths
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design


def play(qtbot: QtBot, window: DesignerWindow, games: int) -> None:
    panel = window.heat
    panel.games.setValue(games)
    panel.seed.setValue(1)
    panel.bots.setCurrentIndex(panel.bots.findData("random"))
    with qtbot.waitSignal(panel.runner.finished, timeout=60_000):
        panel.start.click()


def test_games_are_played_beside_the_window_and_counted(design: Design, qtbot: QtBot) -> None:
    window = design()
    panel = window.heat
    play(qtbot, window, 2)
    [series] = panel.series
    expected = [result_of(played(Plan("1849", 3, 1, seed, bots=("random",)), 0)[0]) for seed in (1, 2)]
    assert [game.result.digest for game in series.games] == [result.digest for result in expected]
    assert panel.table.rowCount() > 10
    layer = panel.layer_now()
    assert layer is not None
    assert max(layer.values.values()) > 0
    assert not panel.runner.running
    panel.layer.setChecked(False)
    assert panel.layer_now() is None


def test_a_cancelled_series_ends_its_processes(design: Design, qtbot: QtBot) -> None:
    window = design()
    panel = window.heat
    panel.games.setValue(50)
    panel.start.click()
    processes = [found for worker in panel.runner._workers for found in worker.findChildren(QProcess)]
    assert len(processes) == min(panel.runner.jobs, 50)
    for process in processes:
        assert process.waitForStarted(30_000)
    panel.cancel.click()
    assert [process.state() for process in processes] == [QProcess.ProcessState.NotRunning] * len(processes)
    assert panel.series == []
    assert panel.start.isEnabled()


def test_a_title_that_cannot_be_played_says_why(design: Design) -> None:
    window = design()
    window.heat.players.setValue(9)
    window.heat.start.click()
    assert "✗" in window.heat.note.text()
    assert not window.heat.runner.running


def series(name: str, *heat: tuple[str, str, int, int, int], games: int = 1) -> HeatMap:
    result = result_of(played(Plan("1849", 3, 1, 1, bots=("random",)), 0)[0])
    rows = tuple(Heat(HexId(hex_), CorporationId(corporation), *rest) for hex_, corporation, *rest in heat)
    return heat_map(name, (MeasuredGame(result, rows), *(MeasuredGame(result, ()) for _ in range(games - 1))))


def test_two_series_stand_side_by_side() -> None:
    one = series("a", ("C5", "AFG", 1, 4, 100), ("C5", "RCS", 1, 2, 50), games=2)
    two = series("b", ("C5", "AFG", 3, 9, 30), ("D6", "AFG", 1, 0, 0))
    rows = {row.name: row.figures for row in rows_of(one, two, "", hexes=True)}
    # Tenths per game: two builds in two games are 10, three in one are 30.
    assert rows == {"C5": ((10, 30), (30, 90), (750, 300)), "D6": ((0, 10), (0, 0), (0, 0))}
    assert {row.name for row in rows_of(one, None, "RCS", hexes=True)} == {"C5"}
    assert {row.name: row.figures[0] for row in rows_of(one, two, "", hexes=False)} == {"AFG": (5, 40), "RCS": (5, 0)}


@pytest.mark.parametrize(
    ("total", "games", "text"), [(7, 2, "3.5"), (0, 3, "0"), (10, 3, "3.3"), (20, 3, "6.7"), (-5, 2, "-2.5")]
)
def test_figures_per_game_are_rounded_to_tenths(total: int, games: int, text: str) -> None:
    assert tenths(per_game(total, games)) == text


def test_the_layer_shows_the_difference_of_two_series(design: Design) -> None:
    window = design()
    panel = window.heat
    panel.series = [series("a", ("C5", "AFG", 0, 4, 0)), series("b", ("C5", "AFG", 0, 1, 0), ("D6", "AFG", 0, 2, 0))]
    panel._offer_series()
    layer = panel.layer_now()
    assert layer is not None
    assert (dict(layer.values), layer.difference) == ({"C5": -30, "D6": 20}, True)
    assert panel.table.columnCount() == 10
    heads = panel.table.as_csv().splitlines()[0].split(";")
    assert heads == ["Hex", *(f"{words} {of}" for words in ("Builds", "Trains", "Income") for of in ("A", "B", "B−A"))]
