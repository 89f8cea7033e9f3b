"""Routes drawn on the board of the window, in a recorded game: two trains, 10H and R6H, that earned 460 together."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.events import TrainsRun
from engine.ids import HexId, TrainId
from engine.routes.route import TrackAt
from gui.board.click import Click
from gui.main_window import MainWindow
from gui.panels.turn_run import RunSection
from tests.gui.tools.gestures import key, status

POSITION = 349
LONG, REVERSED = TrainId("10H-1"), TrainId("R6H-1")


@pytest.fixture
def running(window: MainWindow, shared: Path, qtbot: QtBot) -> MainWindow:
    """The window in the run step, with the best routes found."""
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    window.controller.jump(POSITION)
    qtbot.waitUntil(lambda: window.plan.best is not None and window.plan.best.proved, timeout=20000)
    return window


def click_stop(window: MainWindow, hex_id: str) -> None:
    window.view.clicked.emit(Click(HexId(hex_id), None, 0, None))


def click_piece(window: MainWindow, piece: TrackAt) -> None:
    window.view.clicked.emit(Click(piece.hex, None, None, piece.track))


def section(window: MainWindow) -> RunSection:
    return window.turn.findChildren(RunSection)[-1]


def test_the_best_routes_are_shown_with_count_and_sum(running: MainWindow) -> None:
    """R-3.4.4: the narrow gauge train counts five narrow hexes and one of dual track, all once."""
    assert running.plan.best is not None
    assert running.plan.best.revenue == 460
    words = [row.words.text() for row in section(running).rows]
    assert words[0].startswith("<b>L. 260</b> · 9 of 10 hexes: 8 standard + 1 dual")
    assert words[1].startswith("<b>L. 200</b> · 6 of 6 hexes: 5 narrow + 1 dual")
    assert section(running).quality.text() == "No routes can earn more."


def test_a_click_on_the_end_takes_the_next_way_then_cuts_it_off(running: MainWindow) -> None:
    """Augusta and Catania are joined by two ways: nine hexes in all, or ten."""
    click_stop(running, "H12")
    assert status(running) == "10H: L. 260 · 10 of 10 hexes: 9 standard + 1 dual"
    click_stop(running, "H12")
    assert status(running) == "10H: L. 170 · 7 of 10 hexes: 6 standard + 1 dual"
    assert section(running).quality.text() == "L. 90 less than the best routes"
    click_stop(running, "H12")
    assert status(running) == "10H: L. 260 · 9 of 10 hexes: 8 standard + 1 dual"


def test_a_click_beside_the_stop_of_a_hex_means_it(running: MainWindow) -> None:
    """As the status line says of the whole hex; in a hex without a stop it means nothing."""
    running.view.clicked.emit(Click(HexId("H12")))
    assert status(running) == "10H: L. 260 · 10 of 10 hexes: 9 standard + 1 dual"
    running.view.clicked.emit(Click(HexId("J12")))
    assert status(running) == "10H: L. 260 · 10 of 10 hexes: 9 standard + 1 dual"


def test_track_takes_the_other_way_too(running: MainWindow) -> None:
    before = running.plan.route_of(LONG)
    assert before is not None
    click_piece(running, before.legs[-1][1])
    after = running.plan.route_of(LONG)
    assert after is not None
    assert after.stops == before.stops
    assert after.legs[-1] != before.legs[-1]
    click_piece(running, after.legs[-1][1])
    assert running.plan.route_of(LONG) == before


def test_an_illegal_route_says_why_and_cannot_be_run(running: MainWindow) -> None:
    """R-3.4.1: a port and one stop are no route."""
    running.view.setFocus()
    key(running, Qt.Key.Key_T)
    assert running.plan.train == REVERSED
    key(running, Qt.Key.Key_Backspace)
    assert running.plan.route_of(REVERSED) is None
    click_stop(running, "N8")
    assert status(running) == "R6H begins in Terranova port: click the next stop"
    assert section(running).run.isEnabled()
    click_stop(running, "M9")
    assert status(running) == "R6H: ✗ The route of R6H must join at least two stops besides ports. (§3.4.1)"
    assert not section(running).run.isEnabled()
    assert section(running).rows[1].words.text().startswith("✗ ")
    assert section(running).quality.text() == "L. 200 less than the best routes"
    key(running, Qt.Key.Key_Escape)
    assert section(running).run.isEnabled()
    assert section(running).quality.text() == "No routes can earn more."


def test_the_whole_route_by_keys(running: MainWindow) -> None:
    """The best route of the second train drawn again with cursor and Enter, then run."""
    best = running.plan.route_of(REVERSED)
    assert best is not None
    running.view.setFocus()
    key(running, Qt.Key.Key_T)
    key(running, Qt.Key.Key_Backspace)
    for stop in best.stops:
        running.view.set_cursor_hex(stop.hex)
        key(running, Qt.Key.Key_Return)
    assert running.plan.route_of(REVERSED) == best
    section(running).run.click()
    assert running.controller.step() == "dividend"
    assert running.controller.session is not None
    ran = running.controller.session.entries[POSITION].events[0]
    assert isinstance(ran, TrainsRun)
    assert ran.revenue == 460


def test_track_of_the_other_train_chooses_that_train(running: MainWindow) -> None:
    route = running.plan.route_of(REVERSED)
    assert route is not None
    assert running.plan.train == LONG
    click_piece(running, route.legs[-1][1])
    assert running.plan.train == REVERSED


def test_a_button_chooses_the_train(running: MainWindow) -> None:
    rows = section(running).rows
    assert [row.button.isChecked() for row in rows] == [True, False]
    rows[1].button.click()
    assert [row.button.isChecked() for row in rows] == [False, True]
    section(running).clear.click()
    assert rows[1].words.text() == "stays at home"
    section(running).best.click()
    assert rows[1].words.text().startswith("<b>L. 200</b>")


def test_what_cannot_be_reached_says_why(running: MainWindow) -> None:
    click_stop(running, "C1")
    assert "(§3." in status(running)
    assert running.turn.notice.isVisible()


def test_every_train_has_its_own_line(running: MainWindow) -> None:
    from gui.tools.draw_route import route_lines

    assert [(line.number, line.label) for line in route_lines(running.plan)] == [(0, "10H"), (1, "R6H")]
    running.plan.draw(LONG, None)
    assert [(line.number, line.label) for line in route_lines(running.plan)] == [(1, "R6H")]


def test_hovering_tells_what_a_click_does(running: MainWindow) -> None:
    running.view.hex_hovered.emit("H12")
    assert status(running).endswith("click: another way, or shorten the route of 10H")
    running.view.hex_hovered.emit("C5")
    assert status(running).endswith("click: lead the route of 10H here")
