"""The chess clock: whose time runs, what undo gives back, and what of it survives."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate, Pass
from engine.catalogue import open_title
from engine.ids import EntityId, PlayerId, PrivateId
from engine.session import Session
from engine.setup import Wish
from gui.chess_clock import ChessClock
from gui.clock_label import ClockLabel
from gui.clock_state import MARKS, ClockState, Terms, clock_text, decode, encode, new_clock
from gui.designer.start import Studio
from gui.desk import Desk
from gui.dialogs.new_game import NewGameDialog
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.window.starting import Start

ANNA, BRUNO, CARLA = PlayerId("P1"), PlayerId("P2"), PlayerId("P3")
FRONT = BidPrivate(EntityId("P1"), PrivateId("SCE"), 20)
TERMS = Terms(minutes=10, seconds=5)


class Watch:
    """Time that goes by as the test says."""

    def __init__(self, clock: ChessClock) -> None:
        self.passed = 0
        clock.milliseconds = self.take

    def take(self) -> int:
        passed, self.passed = self.passed, 0
        return passed


@pytest.fixture
def watch(window: MainWindow) -> Watch:
    """A game with ten minutes each and five seconds for a turn."""
    session = window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), seed=1))
    window.clock.prepare(session, TERMS)
    window.show_session(session)
    return Watch(window.clock)


def left(window: MainWindow, player: PlayerId = ANNA) -> int:
    assert window.clock.state is not None
    return window.clock.state.left[player]


def runs(window: MainWindow) -> bool:
    return window.clock.running


def label(window: MainWindow) -> ClockLabel:
    found = window.findChild(ClockLabel)
    assert found is not None
    return found


def test_a_game_has_no_clock_unless_somebody_wants_one(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    assert window.clock.state is None
    assert not label(window).isVisible()
    assert not window.menus.actions["clock"].isEnabled()
    window.clock.toggle()
    assert not runs(window)


def test_the_set_up_asks_for_minutes_and_seconds(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["new"].trigger()
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.clock.terms() is None
    dialog.seats.set_names(("Anna", "Bruno", "Carla"))
    dialog.clock.setChecked(True)
    dialog.clock.minutes.setValue(20)
    dialog.clock.seconds.setValue(10)
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert window.clock.state is not None
    assert window.clock.state.terms == Terms(20, 10)
    assert label(window).text() == "❚❚ Anna 20:00"
    qtbot.waitUntil(label(window).isVisible)
    # The figures are remembered, not that there was a clock.
    again = NewGameDialog(window.settings)
    assert (again.clock.isChecked(), again.clock.minutes.value(), again.clock.seconds.value()) == (False, 20, 10)


def test_time_runs_for_the_player_who_must_decide(window: MainWindow, watch: Watch) -> None:
    window.clock.toggle()
    assert runs(window)
    watch.passed = 90_000
    assert window.controller.do(FRONT)
    assert left(window) == 5100  # Ten minutes less ninety seconds.
    # Bruno gets five seconds for the turn that begins, and his time runs.
    assert left(window, BRUNO) == 6050
    assert window.clock.player == BRUNO
    watch.passed = 30_000
    assert window.controller.do(Pass(EntityId("P2")))
    assert left(window, BRUNO) == 5750
    assert left(window) == 5100
    assert label(window).text() == "▶ Carla 10:05"
    assert label(window).toolTip().splitlines()[:3] == ["Anna 8:30", "Bruno 9:35", "Carla 10:05"]


def test_the_clock_pauses_by_click_and_key_and_a_move_sets_it_going(window: MainWindow, watch: Watch) -> None:
    QTest.mouseClick(label(window), Qt.MouseButton.LeftButton)
    assert runs(window)
    watch.passed = 10_000
    window.menus.actions["clock"].trigger()
    assert not runs(window)
    watch.passed = 600_000  # Pizza.
    assert window.controller.do(FRONT)
    assert left(window) == 5900
    assert runs(window)


def test_the_clock_rests_while_the_past_is_looked_at(window: MainWindow, watch: Watch) -> None:
    assert window.controller.do(FRONT)
    window.controller.look(0)
    assert not runs(window)
    watch.passed = 60_000
    window.clock._go_by()
    assert left(window, BRUNO) == 6050
    assert label(window).text() == "❚❚ Bruno 10:05"
    window.controller.look(None)
    assert runs(window)


def test_undo_gives_the_time_back(window: MainWindow, watch: Watch) -> None:
    window.clock.toggle()
    watch.passed = 60_000
    assert window.controller.do(FRONT)
    watch.passed = 20_000
    window.controller.undo()
    assert window.clock.player == ANNA
    assert (left(window), left(window, BRUNO)) == (6000, 6000)
    window.controller.redo()
    assert (left(window), left(window, BRUNO)) == (5400, 6050)


def test_a_time_that_has_run_out_is_shown_and_ends_nothing(window: MainWindow, watch: Watch) -> None:
    window.clock.toggle()
    watch.passed = 605_000
    window.clock._go_by()
    assert label(window).text() == "▶ Anna −0:05 !"
    assert window.controller.do(FRONT)
    assert left(window) == -50


def test_the_time_of_a_program_does_not_run(window: MainWindow) -> None:
    wish = Wish(names=("Anna", "Bruno", "Carla"), seed=1, bots=("random", "", ""))
    session = window.desk.start("1849", wish)
    window.clock.prepare(session, TERMS)
    window.show_session(session)
    window.bots.timer.stop()
    window.clock.toggle()
    assert window.clock.player is None
    assert not runs(window)


def test_a_game_on_an_edited_title_has_its_clock(window: MainWindow) -> None:
    Studio(window).play(open_title("1849"), Wish(names=("Anna", "Bruno", "Carla"), seed=1), TERMS)
    assert left(window) == 6000


def test_the_clock_stops_at_the_end_of_the_game(window: MainWindow, shared: Path) -> None:
    session = window.desk.open(shared / "replays" / "sicilia_3p.18xx.json")
    window.clock.prepare(session, TERMS)
    window.show_session(session)
    window.clock.toggle()
    assert window.clock.player is None
    assert not runs(window)


def test_the_clock_survives_with_its_game(
    window: MainWindow, watch: Watch, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    window.clock.toggle()
    watch.passed = 90_000
    assert window.controller.do(FRONT)
    watch.passed = 3_000
    window.close()
    again = MainWindow(settings, Desk(tmp_path / "library"))
    qtbot.addWidget(again)
    again.show()
    running = again.desk.running()
    assert running is not None
    again.commands.resume_game(running.id)
    assert (left(again), left(again, BRUNO)) == (5100, 6020)
    assert not again.clock.running  # Until somebody sits down to it.
    # Undo still gives the time back.
    again.controller.undo()
    assert left(again) == 6000
    again.close()


def test_each_game_has_its_own_clock(window: MainWindow, watch: Watch, start: Start) -> None:
    first = window.controller.session
    assert first is not None
    window.clock.toggle()
    watch.passed = 60_000
    start("Dino", "Elsa", "Fabio")
    assert window.clock.state is None
    window.show_session(first)
    assert left(window) == 5400


def test_a_game_outside_the_library_has_its_clock_while_it_is_shown(window: MainWindow, start: Start) -> None:
    other = Session(start("Anna", "Bruno", "Carla").rules, start("Anna", "Bruno", "Carla").game)
    window.clock.prepare(other, TERMS)
    window.show_session(other)
    assert left(window) == 6000
    window.clock.keep()


def test_the_table_view_shows_the_clock(window: MainWindow, watch: Watch, qtbot: QtBot) -> None:
    window.menus.actions["table_view"].trigger()
    table = window.commands.table
    assert table is not None
    assert table.headline.clock == "❚❚ 10:00"
    window.clock.toggle()
    assert table.headline.clock == "10:00"
    watch.passed = 61_000
    window.clock._go_by()
    assert table.headline.clock == "8:59"
    assert not table.grab().isNull()


@pytest.mark.parametrize(
    ("tenths", "words"),
    [(6000, "10:00"), (5999, "10:00"), (5990, "9:59"), (1, "0:01"), (0, "−0:00"), (-50, "−0:05"), (37230, "1:02:03")],
)
def test_times_as_people_read_them(tenths: int, words: str) -> None:
    assert clock_text(tenths) == words


def test_a_clock_that_is_not_one_is_no_clock() -> None:
    players = (ANNA, BRUNO)
    kept = encode(new_clock(TERMS, players))
    assert decode(kept, players) == new_clock(TERMS, players)
    for text in (
        "",
        "{",
        "[]",
        '{"terms": {"minutes": 0, "seconds": 0}, "left": {}}',
        kept.replace('"format":1', '"format":2'),
    ):
        assert decode(text, players) is None
    assert decode(kept, (ANNA, CARLA)) is None


def test_only_the_last_moves_are_remembered() -> None:
    clock: ClockState = new_clock(TERMS, (ANNA,))
    clock.player = ANNA
    for position in range(MARKS + 50):
        clock.mark(position)
        clock.spend(1)
    assert len(clock.marks) == MARKS
    clock.go_back(0)  # Before what is remembered: as it stood at the earliest moment that is.
    assert clock.left[ANNA] == 6000 - 50
    clock.go_back(100)
    assert clock.left[ANNA] == 6000 - 100
    clock.mark(100)
    assert max(clock.marks) == 100
