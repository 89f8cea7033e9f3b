"""Undo at a table: the whole turn at once, and a word where it reaches into somebody else's turn."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.actions import BidPrivate, Pass
from engine.events import TurnBegan
from engine.ids import EntityId, PlayerId, PrivateId
from gui.main_window import MainWindow
from gui.turns import decider, to_decide, turn_start
from tests.gui.window.starting import Start

FRONT = BidPrivate(EntityId("P1"), PrivateId("SCE"), 20)


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def test_an_undo_into_another_turn_says_whose_move_it_took_back(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    assert window.controller.do(FRONT)
    window.menus.actions["undo"].trigger()
    assert said(window) == "Undid a move by Anna: Anna buys Società Corriere Etnee for L. 20."
    assert window.controller.player() == "P1"
    window.menus.actions["redo"].trigger()
    assert said(window) == ""


def test_several_moves_taken_back_name_all_players(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    for action in (FRONT, Pass(EntityId("P2")), Pass(EntityId("P3"))):
        assert window.controller.do(action)
    window.controller.jump(0)
    # It was Anna's turn again: her own move is no news to her.
    assert said(window) == "3 moves taken back, also by Bruno, Carla."
    window.controller.jump(3)
    assert said(window) == ""
    window.controller.jump(1)
    assert said(window) == "2 moves taken back, also by Bruno, Carla."


@pytest.fixture
def operating(window: MainWindow, shared: Path) -> MainWindow:
    """In the middle of an operating turn of the recorded game: ATA, of Player 3, has laid a tile and more."""
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    session = window.controller.session
    assert session is not None
    begun = [
        at + 1
        for at, entry in enumerate(session.entries)
        if any(isinstance(event, TurnBegan) and event.corporation == "ATA" for event in entry.events)
    ]
    window.controller.jump(begun[3] + 3)
    assert window.controller.player() == "P3"
    return window


def test_an_undo_within_the_turn_says_nothing(operating: MainWindow) -> None:
    operating.menus.actions["undo"].trigger()
    assert said(operating) == ""


def test_the_turn_begins_again_in_one_step(operating: MainWindow) -> None:
    session = operating.controller.session
    assert session is not None
    before = session.position
    QTest.keyClick(operating, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert session.position == before - 3
    assert operating.controller.actor() == "ATA"
    assert operating.controller.step() == "track"
    assert said(operating) == "The turn begins again: 3 moves taken back."
    # Never into the turn before, though the same key is pressed again.
    operating.menus.actions["restart_turn"].trigger()
    assert session.position == before - 3
    assert said(operating) == "Nothing has been done in this turn."
    assert operating.controller.session is not None
    operating.controller.jump(before)
    assert session.position == before


def test_no_turn_of_a_recorded_game_reaches_into_another(operating: MainWindow) -> None:
    """Every turn begins where its player came to decide, or where the turn of the corporation began."""
    session = operating.controller.session
    assert session is not None
    for position in range(session.length):
        begin, player = turn_start(session, position), to_decide(session, position)
        assert all(decider(session, at) == player for at in range(begin, position))
        assert to_decide(session, begin) == player
        turns = [event for entry in session.entries[begin:position] for event in entry.events]
        assert not any(isinstance(event, TurnBegan) for event in turns)


def test_without_a_game_there_is_no_turn(window: MainWindow) -> None:
    assert not window.menus.actions["restart_turn"].isEnabled()
    window.commands.slots()["restart_turn"]()
    assert PlayerId("P1") not in said(window)
