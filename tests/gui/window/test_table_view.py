"""The table view: follows the game, language and colours, has nothing to press and goes with the main window."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate
from engine.ids import EntityId, PrivateId
from gui.i18n import LANGUAGE
from gui.main_window import MainWindow
from gui.table_lines import fitted
from gui.table_view import TableView, other_screen
from tests.gui.window.starting import Start

FRONT = BidPrivate(EntityId("P1"), PrivateId("SCE"), 20)


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> TableView:
    window.menus.actions["table_view"].trigger()
    found = window.commands.table
    assert found is not None
    qtbot.waitExposed(found)
    return found


def test_it_says_whose_turn_it_is_and_follows(window: MainWindow, start: Start, table: TableView, qtbot: QtBot) -> None:
    assert table.headline.who == "No game"
    start("Anna", "Bruno", "Carla")
    qtbot.waitUntil(lambda: table.headline.who == "Anna")
    assert table.headline.moment == "Opening auction · Phase 4 · auction"
    window.controller.do(FRONT)
    qtbot.waitUntil(lambda: table.headline.who == "Bruno")
    assert table.last.words == "Anna buys Società Corriere Etnee for L. 20."
    window.controller.undo()
    qtbot.waitUntil(lambda: table.headline.who == "Anna")
    assert table.last.words == ""


def test_it_names_the_railway_its_president_and_the_order(
    window: MainWindow, table: TableView, qtbot: QtBot, shared: Path
) -> None:
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    qtbot.waitUntil(lambda: table.headline.who == "Player 3 · L. 5,736")
    assert table.headline.moment == "The end: a marker reached the end of the market"
    window.controller.look(184)
    qtbot.waitUntil(lambda: table.headline.who == "ATA · Player 3")
    assert table.headline.moment.endswith("looking at move 184 of 370")
    assert table.order.rows[0][0] == "ATA"
    # The board is that of the main window, so it shows the same moment.
    assert table.board.scene() is window.scene


def test_it_follows_language_and_colours(window: MainWindow, start: Start, table: TableView, qtbot: QtBot) -> None:
    start("Anna", "Bruno", "Carla")
    LANGUAGE.use("it")
    qtbot.waitUntil(lambda: table.headline.moment.startswith("Asta"))
    assert table.windowTitle() == "Vista per il tavolo"
    window.settings.theme = "dark"
    qtbot.waitUntil(lambda: table.headline.theme is not None and table.headline.theme.dark)
    ground = table.headline.grab().toImage().pixelColor(1, 1)
    assert ground == QColor(window.scene.theme.window)


def test_it_has_nothing_to_press(table: TableView) -> None:
    assert table.findChildren(QAbstractButton) == []
    for part in (table.board, table.market):
        assert part.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        assert part.focusPolicy() is Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F12])
def test_a_key_closes_it(table: TableView, key: Qt.Key) -> None:
    QTest.keyClick(table, key)
    assert not table.isVisible()


def test_the_same_command_closes_and_opens_it_again(window: MainWindow, start: Start, table: TableView) -> None:
    window.menus.actions["table_view"].trigger()
    assert not table.isVisible()
    start("Anna", "Bruno", "Carla")
    window.menus.actions["table_view"].trigger()
    assert window.commands.table is table
    assert table.headline.who == "Anna"


def test_it_goes_with_the_main_window(window: MainWindow, table: TableView) -> None:
    window.close()
    assert not table.isVisible()


def test_a_move_does_not_wait_for_it(window: MainWindow, start: Start, table: TableView, qtbot: QtBot) -> None:
    """What the main window shows of a move is painted before anything is done here."""
    start("Anna", "Bruno", "Carla")
    qtbot.waitUntil(lambda: table.headline.who == "Anna")
    window.controller.do(FRONT)
    assert table.headline.who == "Anna"
    assert not table.board.updatesEnabled()
    qtbot.waitUntil(lambda: table.headline.who == "Bruno")
    assert table.board.updatesEnabled()


def test_it_goes_to_the_screen_where_the_window_is_not() -> None:
    def screen(x: int) -> QScreen:
        return cast("QScreen", SimpleNamespace(geometry=lambda: QRect(x, 0, 1920, 1080)))

    laptop, projector = screen(0), screen(1920)
    assert other_screen(laptop, [laptop, projector]) is projector
    assert other_screen(projector, [laptop, projector]) is laptop
    assert other_screen(laptop, [laptop]) is None
    # A projector that shows the same as the laptop is no other screen.
    assert other_screen(laptop, [laptop, screen(0)]) is None


def test_letters_are_as_large_as_they_fit(qapp: QApplication) -> None:
    short, long = fitted("Anna", 1000, 90), fitted("IFT · Massimiliano della Rovere", 1000, 90)
    assert short.pixelSize() == 90
    assert long.pixelSize() < 90
    assert QFontMetricsF(long).horizontalAdvance("IFT · Massimiliano della Rovere") <= 1010
