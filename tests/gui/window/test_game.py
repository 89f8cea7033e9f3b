"""A game played through the window: from the new-game dialog to the end of the first operating round."""

from engine.actions import BidPrivate, LayTile, Pass
from engine.events import TrainsRun
from engine.ids import EntityId, PrivateId
from engine.state.turn import StockTurn
from gui.main_window import MainWindow
from gui.panels.turn_parts import GreyedChoice
from tests.gui.window.playing import first_operating_round, press, undo_everything
from tests.gui.window.starting import Start


def test_a_game_from_the_dialog_through_the_first_operating_round(window: MainWindow) -> None:
    first_operating_round(window)
    controller = window.controller
    assert controller.session is not None
    assert isinstance(controller.state.turn, StockTurn)
    assert controller.state.turn.number == 2
    laid = [entry.action.actor for entry in controller.session.entries if isinstance(entry.action, LayTile)]
    assert laid == ["ATA", "SFA"]
    assert not any(isinstance(event, TrainsRun) for entry in controller.session.entries for event in entry.events)
    undo_everything(window)


def test_a_refusal_is_shown_with_its_rule(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    window.controller.do(BidPrivate(EntityId("P1"), PrivateId("SIGI"), 49))
    assert window.turn.notice.isVisible()
    assert window.turn.notice.text() == "✗ A bid on SIGI must be at least L. 50. (§1.9)"
    window.controller.do(Pass(EntityId("P1")))
    assert not window.turn.notice.isVisible()


def test_a_greyed_choice_tells_why(window: MainWindow, start: Start) -> None:
    """EX-18: with 199 only 68 can be paid as a start price, and with 135 none."""
    start("Anna", "Bruno", "Carla")
    for _ in range(5):
        press(window, "Buy for")
    press(window, "L. 68")
    press(window, "Pass")  # Carla
    press(window, "Pass")  # Anna, 370
    press(window, "L. 100")  # Bruno, 305, is left with 105
    press(window, "End the turn")
    press(window, "Pass")  # Carla
    press(window, "Pass")  # Anna
    grey = [button for button in window.turn.findChildren(GreyedChoice) if button.isVisible()]
    reasons = {button.text(): button.toolTip() for button in grey}
    assert reasons["L. 68"] == "That costs L. 136, and there is only L. 105. (§2.2.2)"
    assert reasons["Sell"].endswith("has not operated yet, so its certificates cannot be sold. (§2.1.1)")


def test_r_1_9_the_panel_tells_what_stands_in_bids(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    assert window.turn.whose.text() == "has L. 500"
    window.controller.do(BidPrivate(EntityId("P1"), PrivateId("SIGI"), 50))
    window.controller.do(BidPrivate(EntityId("P2"), PrivateId("CNM"), 80))
    window.controller.do(BidPrivate(EntityId("P3"), PrivateId("SMS"), 115))
    assert window.turn.whose.text() == "has L. 500, L. 50 of it in bids"
    window.controller.do(BidPrivate(EntityId("P1"), PrivateId("RSA"), 155))
    window.controller.do(Pass(EntityId("P2")))
    window.controller.do(Pass(EntityId("P3")))
    assert window.turn.whose.text() == "has L. 500, L. 205 of it in bids"
