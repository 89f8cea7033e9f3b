"""The log panel: present, past and undone lines, looking back, going back, searching, copying."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.session import Session
from gui.chronicle import Level
from gui.controller import GameController
from gui.panels.log import LogPanel
from gui.settings import Settings
from tests.helpers.builders import passing


@pytest.fixture
def controller(auction: Session, qapp: object) -> GameController:
    made = GameController()
    made.show(auction)
    return made


@pytest.fixture
def panel(controller: GameController, settings: Settings, put: Callable[..., None]) -> LogPanel:
    made = LogPanel(controller, settings)
    put(made, 900, 300)
    return made


def texts(panel: LogPanel) -> list[str]:
    return [line.text for line in panel.model.lines]


def row_of(panel: LogPanel, words: str) -> int:
    return next(row for row, text in enumerate(texts(panel)) if words in text)


def test_a_move_adds_its_lines_at_the_end(panel: LogPanel, controller: GameController) -> None:
    before = texts(panel)
    controller.do(passing("P3")[0])
    assert texts(panel) == [*before, "Carla passes."]
    assert panel.model.row_shown() == len(before)


def test_lines_that_stay_keep_what_is_chosen(panel: LogPanel, controller: GameController) -> None:
    panel.view.setCurrentIndex(panel.model.index(2))
    controller.do(passing("P3")[0])
    assert panel.view.currentIndex().row() == 2
    controller.undo()
    assert panel.view.currentIndex().row() == 2


def test_undone_lines_stay_and_are_marked(panel: LogPanel, controller: GameController) -> None:
    before = texts(panel)
    controller.undo()
    assert texts(panel) == before
    last = panel.model.index(len(before) - 1)
    assert last.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "undone"
    first_undone = row_of(panel, "Carla buys 10 % of ATA")
    assert panel.model.row_shown() == first_undone - 1
    shown = panel.model.index(panel.model.row_shown())
    assert shown.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "shown now"
    controller.do(passing("P3")[0])
    assert texts(panel) == [*before[:first_undone], "Carla passes."]


def test_a_click_looks_and_changes_nothing(panel: LogPanel, controller: GameController) -> None:
    length = controller.position
    row = row_of(panel, "Anna buys Società Corriere Etnee")
    panel.view.scrollTo(panel.model.index(row))
    rect = panel.view.visualRect(panel.model.index(row))
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert controller.looking
    assert controller.position == 1
    assert controller.session is not None
    assert controller.session.position == length
    assert panel.model.is_present(row)


def test_the_menu_goes_back_to_a_line(panel: LogPanel, controller: GameController, qtbot: QtBot) -> None:
    row = row_of(panel, "Anna buys Società Corriere Etnee")
    menu = panel.make_menu(panel.model.index(row))
    assert menu is not None
    undo = next(action for action in menu.actions() if action.text() == "Undo to here")
    with qtbot.waitSignal(panel.jump_requested) as asked:
        undo.trigger()
    assert asked.args == [1]
    assert controller.session is not None
    assert controller.session.position == 1
    again = panel.make_menu(panel.model.index(row_of(panel, "Carla starts ATA")))
    assert again is not None
    assert "Redo to here" in [action.text() for action in again.actions()]


def test_the_keyboard_goes_back_to_a_line(panel: LogPanel, controller: GameController) -> None:
    panel.view.setCurrentIndex(panel.model.index(row_of(panel, "Bruno buys Studio")))
    panel.view.setFocus()
    QTest.keyClick(panel.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert controller.session is not None
    assert controller.session.position == 2


def test_a_search_goes_from_line_to_line(panel: LogPanel) -> None:
    panel.search.setText("società")
    assert panel.found.text() == f"{sum('società' in text.lower() for text in texts(panel))} lines found"
    panel.search_next(1)
    first = panel.view.currentIndex().row()
    panel.search_next(1)
    second = panel.view.currentIndex().row()
    assert "Società" in texts(panel)[first]
    assert "Società" in texts(panel)[second]
    assert second > first
    panel.search_next(-1)
    assert panel.view.currentIndex().row() == first
    panel.search.setText("Bruno buys Reale")
    assert panel.found.text() == "1 line found"


def test_the_story_of_a_corporation_is_what_the_log_says_of_its_sign(panel: LogPanel) -> None:
    everything = texts(panel)
    panel.search.setText("ATA")
    panel.only.click()
    story = texts(panel)
    headings = {line.text for line in panel.model.lines if line.level is Level.ROUND}
    about = [text for text in everything if re.search(r"\bATA\b", text)]
    assert about
    assert [text for text in story if text not in headings] == about
    assert story[0] in headings
    assert panel.found.text() == f"{len(about)} lines found"
    panel.search.setText("")
    assert texts(panel) == everything
    assert not panel.only.isVisible()


def test_lines_are_copied(panel: LogPanel, controller: GameController) -> None:
    controller.undo()
    panel.copy.click()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "1849, with Anna, Bruno, Carla"
    assert "Carla buys 10 % of ATA from the treasury for L. 68." not in copied
    flags = panel.view.selectionModel().SelectionFlag
    for row in (1, 2):
        panel.view.selectionModel().select(panel.model.index(row), flags.Select)
    panel.copy.click()
    assert QGuiApplication.clipboard().text().splitlines() == texts(panel)[1:3]


def test_declined_steps_are_shown_on_request(
    recorded: Callable[[str], Session], settings: Settings, put: Callable[..., None]
) -> None:
    controller = GameController()
    controller.show(recorded("sicilia_3p"))
    panel = LogPanel(controller, settings)
    put(panel)
    few = len(texts(panel))
    assert not any("passes (" in text for text in texts(panel))
    panel.passes.click()
    assert any("passes (trains)" in text for text in texts(panel))
    assert len(texts(panel)) > few


def test_long_lines_wrap_in_a_narrow_panel(
    recorded: Callable[[str], Session], settings: Settings, put: Callable[..., None]
) -> None:
    controller = GameController()
    controller.show(recorded("sicilia_3p"))
    panel = LogPanel(controller, settings)
    put(panel, 1300, 300)
    row = max(range(panel.model.rowCount()), key=lambda at: len(texts(panel)[at]))
    wide = panel.view.visualRect(panel.model.index(row)).height()
    panel.resize(420, 300)
    QGuiApplication.processEvents()
    assert panel.view.visualRect(panel.model.index(row)).height() > 1.5 * wide
