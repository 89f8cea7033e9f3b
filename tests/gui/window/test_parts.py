"""The parts around the board: what stands in them without a game, and where their titles are."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QDockWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gui.main_window import MainWindow
from gui.panels.market import MarketPanel
from tests.gui.window.starting import Start


def test_without_a_game_nothing_waits_to_be_filled(window: MainWindow, start: Start, qtbot: QtBot) -> None:
    tray = window.docks["tray"]
    assert not [button for button in tray.widget().findChildren(QToolButton) if button.isVisible()]
    assert window.findChildren(MarketPanel) == []
    start("Anna", "Bruno", "Carla")
    qtbot.waitUntil(lambda: bool(window.findChildren(MarketPanel)))
    assert [button for button in tray.widget().findChildren(QToolButton) if button.isVisible()]


def test_the_title_of_a_part_stands_in_its_tab_alone(window: MainWindow, qtbot: QtBot) -> None:
    log = window.docks["log"]
    qtbot.waitUntil(lambda: log.titleBarWidget() is not None)
    for ident, dock in window.docks.items():
        if ident not in ("turn", "tray", "log"):
            dock.hide()
    qtbot.waitUntil(lambda: log.titleBarWidget() is None)
    window.docks["chart"].show()
    qtbot.waitUntil(lambda: log.titleBarWidget() is not None)
    assert window.docks["turn"].titleBarWidget() is None


def ink(dock: QDockWidget) -> int:
    """Height of what is written in a dock's title, in pixels: rows with anything dark in its first third."""
    picture = dock.grab(QRect(0, 0, dock.width() // 3, dock.widget().y())).toImage()
    dark = [
        y
        for y in range(picture.height())
        if any(picture.pixelColor(x, y).lightness() < 100 for x in range(picture.width()))
    ]
    return max(dark) - min(dark) + 1


def test_the_titles_of_parts_grow_with_the_text(window: MainWindow, qtbot: QtBot) -> None:
    turn = window.docks["turn"]
    plain = ink(turn)
    window.settings.text_percent = 220
    qtbot.waitUntil(lambda: ink(turn) > 2 * plain)
    window.settings.theme = "dark"
    window.settings.theme = "light"
    qtbot.waitUntil(lambda: ink(turn) > 2 * plain)
    window.settings.text_percent = 100
    qtbot.waitUntil(lambda: ink(turn) == plain)
    assert turn.widget().font().pixelSize() == QApplication.font().pixelSize()


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_part_that_floats_comes_to_rest_and_shows_what_it_has(
    window: MainWindow, start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start("Anna", "Bruno", "Carla")
    market = window.docks["market"]
    qtbot.waitUntil(lambda: market.titleBarWidget() is not None)
    changes: list[tuple[QDockWidget, QWidget | None]] = []
    monkeypatch.setattr(type(market), "setTitleBarWidget", lambda dock, title: changes.append((dock, title)))
    monkeypatch.setattr(type(market), "titleBarWidget", lambda _dock: None)
    market.setFloating(True)
    for _ in range(20):
        QApplication.processEvents()
    assert [dock for dock, _ in changes if dock is market] == []
    assert window.findChildren(MarketPanel)[0].isVisible()
