"""The choice that Enter takes is one key away, wherever the hands have been: after a program, on the board, in the set-up."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate
from engine.ids import EntityId, OptionId, PrivateId
from engine.setup import Wish
from gui.dialogs.new_game import NewGameDialog
from gui.main_window import MainWindow
from gui.panels.turn_parts import ChoiceButton
from gui.previews import preview
from tests.gui.tools.conftest import building
from tests.gui.tools.gestures import click, key
from tests.gui.window.playing import choices, press
from tests.gui.window.starting import Start

__all__ = ["building"]

FAR = "H10"
"""A hex in the middle of the island, where no corporation of the first round has track."""


def focused_words(window: MainWindow) -> str:
    found = window.focusWidget()
    return found.text().replace("&", "") if isinstance(found, ChoiceButton) else ""


def test_after_a_program_the_focus_is_back_on_the_choices(qtbot: QtBot, window: MainWindow) -> None:
    wish = Wish(names=("Anna", "Robo", "Carla"), seed=1, bots=("", "greedy", ""))
    session = window.desk.start("1849", wish)
    window.show_session(session)
    press(window, "Buy for")
    qtbot.waitUntil(lambda: session.position == 2)
    qtbot.waitUntil(lambda: focused_words(window) != "")
    marked = [button for button in choices(window) if button.is_default_choice]
    assert window.focusWidget() is marked[0]


def test_a_look_back_from_the_choices_offers_the_present_to_enter(
    qtbot: QtBot, window: MainWindow, start: Start
) -> None:
    start("Anna", "Bruno", "Carla")
    press(window, "Buy for")
    window.turn.focus_default()
    window.menus.actions["earlier"].trigger()
    qtbot.waitUntil(lambda: window.turn.isAncestorOf(window.focusWidget()))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert not window.controller.looking


@pytest.mark.parametrize("letter", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_W])
def test_enter_leads_from_the_board_to_the_choices_but_takes_none(building: MainWindow, letter: Qt.Key) -> None:
    building.view.setFocus()
    before = building.controller.position
    key(building, letter)
    assert focused_words(building) == "No track"
    assert building.controller.position == before


def test_the_cursor_of_the_board_comes_up_where_something_can_be_laid(building: MainWindow) -> None:
    lit = building.scene.lit_hexes
    assert lit
    key(building, Qt.Key.Key_Left)
    assert building.view.cursor_hex in lit


def test_a_reason_goes_once_another_place_does(building: MainWindow) -> None:
    """R-3.2.3: too far from the corporation's track; then a tile is held where it may lie."""
    place = min(building.scene.lit_hexes)
    click(building, FAR)
    assert building.turn.notice.text() == "✗ Your track does not reach H10. (§3.2.3)"
    click(building, place)
    QTest.mouseClick(building.tools.lay.fan.buttons[0], Qt.MouseButton.LeftButton)
    assert building.scene.ghost is not None
    assert building.turn.notice.isHidden()


def test_the_preview_tells_who_gets_the_privates_that_were_bid_for(window: MainWindow, start: Start) -> None:
    """R-1.10: a bid of one player alone takes the next private as soon as it is in front."""
    session = start("Anna", "Bruno", "Carla")
    assert window.controller.do(BidPrivate(EntityId("P1"), PrivateId("SIGI"), 50))
    action = BidPrivate(EntityId("P2"), PrivateId("SCE"), 20)
    words = [line.words for line in preview(session, session.state, action)]
    assert words[:2] == ["SCE goes to Bruno for L. 20", "SIGI goes to Anna for L. 50"]


# --- the history


def handle(slider: QSlider) -> QPoint:
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    style = slider.style()
    assert style is not None
    return style.subControlRect(
        QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, slider
    ).center()


def test_the_slider_stays_where_it_is_while_the_hand_holds_it(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    press(window, "Buy for")
    press(window, "Buy for")
    slider = window.history.slider
    wide = slider.width()
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=handle(slider))
    slider.setValue(0)
    assert window.controller.looking
    assert window.history.branch.isHidden()
    assert slider.width() == wide
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(2, slider.height() // 2))
    assert not window.history.branch.isHidden()


# --- the set-up


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> NewGameDialog:
    found = NewGameDialog(window.settings)
    qtbot.addWidget(found)
    found.titles.setCurrentIndex(found.titles.findData("1849"))
    found.show()
    return found


def names(dialog: NewGameDialog, *typed: str) -> None:
    """Type names, each with Enter behind it."""
    for name in typed:
        found = dialog.focusWidget()
        assert found is not None
        QTest.keyClicks(found, name)
        QTest.keyClick(found, Qt.Key.Key_Return)


def test_names_are_typed_one_after_the_other(dialog: NewGameDialog) -> None:
    """Enter behind the third name does not start the game: more may come. On an empty seat it does."""
    assert dialog.trouble.text() == "Write the names of 3, 4 or 5 players."
    names(dialog, "Anna", "Bruno", "Carla")
    assert dialog.isVisible()
    assert dialog.seats.names() == ("Anna", "Bruno", "Carla")
    names(dialog, "")
    assert not dialog.isVisible()
    assert dialog.wish().names == ("Anna", "Bruno", "Carla")


def test_behind_the_last_seat_comes_the_drawing_of_lots(dialog: NewGameDialog) -> None:
    names(dialog, "Anna", "Bruno", "Carla", "Dino", "Elena")
    assert dialog.focusWidget() is dialog.seats.lots
    assert dialog.isVisible()
    seat = dialog.seats.in_order()[0]
    seat.setFocus()
    QTest.keyClick(seat, Qt.Key.Key_Down)
    QTest.keyClicks(dialog.focusWidget(), "!")
    assert dialog.seats.names()[1] == "!"
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Up)
    assert dialog.focusWidget() is seat


def test_the_set_up_tells_what_a_variant_is(dialog: NewGameDialog) -> None:
    """V-1 to V-5: each has its words of the rules help."""
    tips = [box.toolTip() for box in dialog.option_box.options.values()]
    assert len(tips) == 5
    assert all(len(tip) > 40 for tip in tips)
    assert "500" in dialog.option_box.options[OptionId("bonds")].toolTip()


def test_the_whole_name_of_a_program_can_be_read(dialog: NewGameDialog) -> None:
    for choice in dialog.seats.findChildren(type(dialog.titles)):
        longest = max(choice.fontMetrics().horizontalAdvance(choice.itemText(row)) for row in range(choice.count()))
        assert choice.minimumSizeHint().width() > longest
