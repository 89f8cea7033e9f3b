"""The parts around the board: what stands in them without a game, and where their titles are."""

from PySide6.QtWidgets import QToolButton
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
