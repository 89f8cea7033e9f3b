"""A train that nobody can pay: what the window calls it and what it shows before it happens (case row 35)."""

import pytest
from PySide6.QtWidgets import QLabel

from engine.ids import CorporationId
from engine.session import Session
from engine.state.turn import LoanChoice
from gui.main_window import MainWindow
from tests.gui.window.playing import choices, press
from tests.helpers.builders import CELLS, RULES, sicily
from tests.helpers.operating import Turn


def poor(profile: str, holds: str = "") -> Session:
    """EX-76 and EX-78: treasury and president have 70 together, the train costs 100; `holds` are shares of ATA."""
    game = sicily(profile=profile)
    position = Turn(game).cash(P1=100, P2=40, P3=100).owns("P2", "SIGI").lay("J6 657 2, K7 58 2")
    position.corporation("SFA", turns=0, cash=30, papers={"P2": "20P"})
    papers = {"P1": "20P", "P2": holds} if holds else {"P1": "20P"}
    position.corporation("ATA", CELLS[68], turns=0, papers=papers)
    session = Session(RULES, game)
    session._opening = position.operate("SFA", at="trains").state
    return session


def labels(window: MainWindow) -> list[str]:
    return [label.text() for label in window.turn.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize(("profile", "holds", "asked"), [("aag", "10", 0), ("aag", "", 1), ("pbem", "", 1)])
def test_row_35_it_is_the_corporation_that_ends_and_what_follows_is_shown_before(
    window: MainWindow, profile: str, holds: str, asked: int
) -> None:
    window.show_session(poor(profile, holds))
    assert "Forced closure of SFA" in [button.text() for button in choices(window)]
    assert not any("ankrupt" in words for words in labels(window))
    assert any("SFA closes" in words for words in labels(window))
    press(window, "Forced closure of SFA")
    state = window.controller.state
    assert not state.corporations[CorporationId("SFA")].started
    assert sum(isinstance(choice, LoanChoice) for choice in state.pending) == asked
