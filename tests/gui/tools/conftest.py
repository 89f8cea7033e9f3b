"""A window in the first operating turn of a small game (digest, section 7)."""

import pytest

from engine.actions import Action, BidPrivate, BuyCertificate, Pass, SetStartPrice
from engine.ids import CorporationId, EntityId, PrivateId
from engine.setup import Wish
from gui.main_window import MainWindow
from tests.gui.window.conftest import settings, start, window

__all__ = ["settings", "start", "window"]

ANNA, BRUNO, CARLA = EntityId("P1"), EntityId("P2"), EntityId("P3")
BOUGHT = ((ANNA, "SCE", 20), (BRUNO, "SIGI", 45), (CARLA, "CNM", 75), (ANNA, "SMS", 110), (BRUNO, "RSA", 150))
MOVES: tuple[Action, ...] = (
    *(BidPrivate(player, PrivateId(private), price) for player, private, price in BOUGHT),
    SetStartPrice(BRUNO, CorporationId("SFA"), 4, 2),
    SetStartPrice(CARLA, CorporationId("ATA"), 3, 5),
    BuyCertificate(CARLA, CorporationId("ATA"), 1),
    BuyCertificate(CARLA, CorporationId("ATA"), 2),
    Pass(ANNA),
    Pass(BRUNO),
)


@pytest.fixture
def building(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window in the first track step."""
    monkeypatch.setattr(window.plan.worker, "warm_up", lambda: None)
    session = window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), seed=1))
    for move in MOVES:
        session.do(move)
    window.show_session(session)
    assert window.controller.step() == "track"
    return window
