"""Passing on in a stock round (case row 31): ordinary passes, in sight, until something concerns the player who said so."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from engine.actions import Action, Pass
from engine.ids import EntityId, PlayerId
from engine.session import Session
from engine.state.turn import OperatingTurn
from gui.main_window import MainWindow
from gui.passing import Until
from tests.gui.window.playing import choices, press
from tests.helpers.builders import CELLS, RULES, Position, buy, sell, sicily, start

ANNA, BRUNO, CARLA = PlayerId("P1"), PlayerId("P2"), PlayerId("P3")


def position() -> Position:
    """P1 runs SFA with two more shares, P2 runs ATA; CTL is next. Nobody but P2 and P3 can start it."""
    made = Position(sicily(), turn="P1").cash(P1=150, P2=400, P3=400)
    made.corporation("SFA", CELLS[100], papers={"P1": "20P 10 10", "P3": "10"})
    return made.corporation("ATA", CELLS[100], papers={"P2": "20P 10 10", "P3": "10"})


def show(window: MainWindow, made: Position) -> Session:
    session = Session(RULES, made.game)
    session._opening = made.table().state
    window.show_session(session)
    return session


def let_pass(window: MainWindow) -> None:
    """The time in which the player could have stopped is over."""
    assert window.passing.timer.isActive()
    window.passing.timer.stop()
    window.passing.timer.timeout.emit()


def do(window: MainWindow, *actions: Action) -> None:
    for action in actions:
        assert window.controller.do(action)


def shown(window: MainWindow) -> str:
    found = [label.text() for label in window.turn.findChildren(QLabel) if label.isVisible()]
    return "\n".join(
        [*found, *(button.text() for button in window.turn.findChildren(QPushButton) if button.isVisible())]
    )


def own_turn(window: MainWindow, player: PlayerId) -> bool:
    """Whether a player decides for himself: has the turn and choices."""
    return window.controller.player() == player and window.passing.seat is None and bool(choices(window))


def test_a_player_passes_on_to_the_end_of_the_round_by_ordinary_passes(window: MainWindow) -> None:
    session = show(window, position())
    press(window, "in any case")
    assert session.actions == (Pass(EntityId("P1")),)
    assert "✕ Anna passes on" in shown(window)
    do(window, buy("P2", "SFA", 4), Pass(EntityId("P3")))
    assert window.controller.player() == ANNA
    assert "Anna passes on to the end of this stock round." in shown(window)
    assert choices(window) == []
    let_pass(window)
    do(window, Pass(EntityId("P2")))
    assert isinstance(session.state.turn, OperatingTurn)
    assert [action.actor for action in session.actions] == ["P1", "P2", "P3", "P1", "P2"]
    assert window.passing.players == {}
    assert "passes on" not in shown(window)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (buy("P2", "SFA", 4), "Bruno bought certificates of SFA."),
        (sell("P2", "ATA", 10, 1), "Bruno sold certificates of ATA."),
        (start("P2", "CTL", 68), "Bruno started CTL."),
    ],
)
def test_what_concerns_the_player_gives_the_decision_back_with_the_reason(
    window: MainWindow, move: Action, why: str
) -> None:
    show(window, position())
    press(window, "unless it concerns me")
    do(window, move)
    while window.controller.player() != ANNA:
        do(window, Pass(EntityId(str(window.controller.player()))))
    assert own_turn(window, ANNA)
    assert not window.passing.timer.isActive()
    assert f"No longer passing: {why}" in shown(window)
    press(window, "Pass")
    assert "No longer passing" not in shown(window)


def test_a_purchase_elsewhere_concerns_nobody_else(window: MainWindow) -> None:
    """P1 holds nothing of ATA and could buy of it before as after."""
    show(window, position())
    press(window, "unless it concerns me")
    do(window, buy("P2", "ATA", 4), Pass(EntityId("P3")))
    let_pass(window)
    assert window.controller.player() == BRUNO


def test_case_31_nobody_is_stopped_by_what_he_could_not_act_on(window: MainWindow) -> None:
    """P3 sold all of SFA in this round: its double certificate in the treasury and its shares in the pool are nothing to him."""
    show(window, position())
    do(window, Pass(EntityId("P1")), Pass(EntityId("P2")), sell("P3", "SFA", 10, 3))
    window.passing.begin(CARLA, Until.TOUCHED)
    do(window, sell("P1", "SFA", 20, 1, 2), Pass(EntityId("P1")), Pass(EntityId("P2")))
    assert window.passing.seat == CARLA
    let_pass(window)
    assert window.controller.player() == ANNA


def test_a_presidency_that_comes_or_goes_always_concerns(window: MainWindow) -> None:
    made = Position(sicily(), turn="P1").cash(P1=10, P2=400, P3=10)
    made.corporation("SFA", CELLS[100], papers={"P1": "20P", "P2": "10 10"})
    show(window, made)
    press(window, "unless it concerns me")
    do(window, buy("P2", "SFA", 3))
    while window.controller.player() != ANNA:
        do(window, Pass(EntityId(str(window.controller.player()))))
    assert "the presidency of SFA changed hands" in shown(window)


def test_the_player_stops_it_in_the_own_turn_or_at_any_time(window: MainWindow) -> None:
    show(window, position())
    press(window, "in any case")
    do(window, Pass(EntityId("P2")), buy("P3", "ATA", 4))
    assert window.passing.seat == ANNA
    stop = next(button for button in window.turn.findChildren(QPushButton) if button.text() == "&Stop: I decide")
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    assert own_turn(window, ANNA)
    assert not window.passing.timer.isActive()
    press(window, "in any case")
    back = next(button for button in window.turn.findChildren(QPushButton) if button.text() == "✕ Anna passes on")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert window.passing.players == {}
    assert "passes on" not in shown(window)


def test_undo_ends_it_and_a_look_back_only_waits(window: MainWindow) -> None:
    session = show(window, position())
    press(window, "in any case")
    do(window, Pass(EntityId("P2")), buy("P3", "ATA", 4))
    window.controller.look(1)
    assert not window.passing.timer.isActive()
    window.controller.look(None)
    assert window.passing.timer.isActive()
    let_pass(window)
    window.controller.undo()
    assert session.position == 3
    assert window.passing.players == {}
    assert own_turn(window, ANNA)


def test_a_player_who_must_sell_is_asked(window: MainWindow) -> None:
    """R-1.5: above the certificate limit of 12 a pass is refused, and nobody else may decide what to sell."""
    made = Position(sicily(), turn="P1")
    for name in ("SFA", "ATA", "CTL"):
        made.corporation(name, CELLS[100], papers={"P1": "20P 10 10 10 10" if name != "SFA" else "20P 10 10"})
    show(window, made)
    assert "in an&y case" not in [button.text() for button in choices(window)]
    window.passing.begin(ANNA, Until.ROUND_ENDS)
    assert window.passing.players == {}
    assert window.controller.player() == ANNA


def test_the_end_of_a_turn_with_a_purchase_may_begin_it(window: MainWindow) -> None:
    session = show(window, position())
    do(window, sell("P1", "SFA", 10, 1))
    press(window, "in any case")
    assert window.controller.player() == BRUNO
    do(window, Pass(EntityId("P2")), Pass(EntityId("P3")))
    let_pass(window)
    assert isinstance(session.state.turn, OperatingTurn)


def test_another_game_knows_nothing_of_it(window: MainWindow) -> None:
    show(window, position())
    press(window, "in any case")
    show(window, position())
    assert window.passing.players == {}


def test_nobody_passes_after_the_window_is_closed(window: MainWindow) -> None:
    session = show(window, position())
    press(window, "in any case")
    do(window, Pass(EntityId("P2")), buy("P3", "ATA", 4))
    assert window.passing.timer.isActive()
    window.close()
    assert not window.passing.timer.isActive()
    assert session.position == 3
