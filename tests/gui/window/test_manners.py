"""One laptop for everybody: no press falls into the next turn, and what one wants to be asked about is asked."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate, Pass
from engine.ids import EntityId, PrivateId
from engine.setup import Wish
from gui.dialogs.preferences import PreferencesDialog
from gui.main_window import MainWindow
from gui.panels.turn_parts import ChoiceButton
from tests.gui.window.playing import choices, press
from tests.gui.window.starting import Start

FRONT = BidPrivate(EntityId("P1"), PrivateId("SCE"), 20)


def passing_button(window: MainWindow) -> ChoiceButton:
    return next(button for button in choices(window) if button.text() == "&Pass")


def second_press(button: ChoiceButton) -> None:
    """What the window system sends for the second press of a double click."""
    at = QPointF(button.rect().center())
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        place = button.mapToGlobal(at)
        event = QMouseEvent(kind, at, place, Qt.MouseButton.LeftButton, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, event)


def test_a_double_click_passes_for_one_player_only(window: MainWindow, start: Start) -> None:
    session = start("Anna", "Bruno", "Carla")
    press(window, "Pass")
    second_press(passing_button(window))
    assert (session.position, window.controller.player()) == (1, "P2")
    press(window, "Pass")
    assert session.position == 2


def test_quick_presses_within_a_turn_all_count(window: MainWindow, start: Start) -> None:
    """EX-16: after a start two certificates may be added, by whoever clicks as fast as he likes."""
    session = start("Anna", "Bruno", "Carla")
    for _ in range(5):
        press(window, "Buy for")
    press(window, "L. 68")
    press(window, "L. 100")
    more = next(button for button in choices(window) if button.text().startswith("Buy 10 %"))
    before = session.position
    second_press(more)
    assert session.position == before + 1


def test_a_key_held_down_passes_once(window: MainWindow, start: Start) -> None:
    session = start("Anna", "Bruno", "Carla")
    QTest.keyClick(passing_button(window), Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(passing_button(window), held)
    assert session.position == 1
    QTest.keyClick(passing_button(window), Qt.Key.Key_Return)
    assert session.position == 2


def test_the_end_of_a_turn_is_confirmed_where_that_is_wished(window: MainWindow, start: Start) -> None:
    session = start("Anna", "Bruno", "Carla")
    window.settings.set_flag("confirm_end", value=True)
    press(window, "Pass")
    assert session.position == 0
    assert window.turn.notice.text() == "This ends the turn. Once more to confirm it."
    second_press(passing_button(window))
    assert session.position == 0
    press(window, "Pass")
    assert session.position == 1
    # Asked for one choice, another one is asked for anew; so is the same in another turn.
    press(window, "Pass")
    press(window, "Buy for")
    assert session.position == 1
    press(window, "Pass")
    assert session.position == 1
    press(window, "Pass")
    assert session.position == 2


def test_what_does_not_end_the_turn_is_not_asked_about(window: MainWindow, start: Start) -> None:
    """R-2.3.3: two more certificates may follow the start; only the second of them ends the turn."""
    session = start("Anna", "Bruno", "Carla")
    for _ in range(5):
        press(window, "Buy for")
    press(window, "L. 68")
    window.settings.set_flag("confirm_end", value=True)
    before = session.position
    press(window, "L. 100")
    press(window, "Buy 10 %")
    assert session.position == before + 2
    press(window, "Buy 10 %")
    assert session.position == before + 2
    press(window, "Buy 10 %")
    assert session.position == before + 3


def test_an_undo_of_the_move_of_somebody_else_is_asked_twice_where_that_is_wished(
    window: MainWindow, start: Start
) -> None:
    session = start("Anna", "Bruno", "Carla")
    window.settings.set_flag("ask_undo", value=True)
    assert window.controller.do(FRONT)
    undo = window.menus.actions["undo"]
    undo.trigger()
    words = "The last move is by Anna: Anna buys Società Corriere Etnee for L. 20. Undo once more to take it back."
    assert (session.position, window.statusBar().currentMessage()) == (1, words)
    # Another move between the two: the question is put again.
    assert window.controller.do(Pass(EntityId("P2")))
    undo.trigger()
    assert session.position == 2
    QTest.mouseClick(window.history.undo, Qt.MouseButton.LeftButton)
    assert session.position == 1


@pytest.mark.parametrize("wished", [True, False])
def test_whose_turn_it_is_stands_over_the_board_for_a_moment(
    window: MainWindow, start: Start, qtbot: QtBot, *, wished: bool
) -> None:
    start("Anna", "Bruno", "Carla")
    window.settings.set_flag("announce", value=wished)
    assert window.controller.do(FRONT)
    label = window.announcer.label
    assert label.isVisible() is wished
    if wished:
        assert label.text() == "Bruno"
        assert window.view.rect().contains(label.geometry())
        assert label.fontMetrics().horizontalAdvance("Bruno") < label.width()
        window.announcer._end.timeout.emit()
    qtbot.waitUntil(lambda: not label.isVisible())
    window.controller.undo()
    assert not label.isVisible()


def test_a_program_is_not_announced(window: MainWindow) -> None:
    wish = Wish(names=("Anna", "Robo", "Carla"), seed=1, bots=("", "greedy", ""))
    window.show_session(window.desk.start("1849", wish))
    window.settings.set_flag("announce", value=True)
    assert window.controller.do(FRONT)
    assert not window.announcer.label.isVisible()


def test_the_preferences_hold_all_three(window: MainWindow) -> None:
    dialog = PreferencesDialog(window.settings, window)
    for name in ("announce", "confirm_end", "ask_undo"):
        assert not dialog.flags[name].isChecked()
        dialog.flags[name].setChecked(True)
        assert window.settings.flag(name)
