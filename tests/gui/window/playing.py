"""A game played by pressing the choices of the window, for the tests on no screen and on a real one."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from engine.ids import CorporationId, PlayerId
from engine.state.turn import OperatingTurn, StockTurn
from gui.dialogs.new_game import NewGameDialog
from gui.main_window import MainWindow
from gui.panels.turn_lays import LayList
from gui.panels.turn_parts import ChoiceButton


def choices(window: MainWindow) -> list[ChoiceButton]:
    return [button for button in window.turn.findChildren(ChoiceButton) if button.isVisible() and button.isEnabled()]


def press(window: MainWindow, words: str) -> None:
    """Press the first choice whose text begins like this."""
    for button in choices(window):
        if button.text().replace("&", "").startswith(words):
            window.turn.area.ensureWidgetVisible(button)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    raise AssertionError(f"{words!r} is not among {[button.text() for button in choices(window)]}")


def new_game(window: MainWindow) -> None:
    window.menus.actions["new"].trigger()
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    dialog.seats.set_names(("Anna", "Bruno", "Carla"))
    dialog.order_box.seed.setValue(1)
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert ok.isEnabled()
    QTest.mouseClick(ok, Qt.MouseButton.LeftButton)


def first_operating_round(window: MainWindow) -> None:
    """From the dialog to the second stock round, by the worked examples of the digest (section 7)."""
    new_game(window)
    controller = window.controller
    assert controller.session is not None
    assert window.turn.who.text() == "Anna"

    # The standard auction (digest, section 7): everybody buys the front private.
    for _ in range(5):
        press(window, "Buy for")
    press(window, "L. 68")
    cash = [controller.state.players[player].cash for player in controller.game.players]
    assert cash == [370, 305, 425]
    assert window.turn.who.text() == "Carla"

    # EX-16: Carla starts the second corporation at 100 and adds two certificates.
    press(window, "L. 100")
    press(window, "Buy 10 %")
    press(window, "Buy 10 %")
    assert controller.state.players[PlayerId("P3")].cash == 25
    assert controller.state.corporations[CorporationId("ATA")].cash == 370
    while isinstance(turn := controller.state.turn, StockTurn):
        press(window, "End the turn" if turn.acted else "Pass")

    # Both corporations operate: first lay of the list, no token, run and pay where there is a train, a train where there is none.
    while isinstance(controller.state.turn, OperatingTurn):
        operate(window)


def operate(window: MainWindow) -> None:
    step = window.controller.step()
    if step == "track" and (lays := window.turn.findChild(LayList)) is not None:
        QTest.mouseClick(lays.button, Qt.MouseButton.LeftButton)
        return
    words = {"track": "No track", "token": "No token", "finance": "Neither", "trains": "No", "privates": "End"}
    owner = window.controller.state.corporations[CorporationId(window.controller.actor() or "")]
    if step == "trains" and not owner.trains and owner.cash >= 100:
        words["trains"] = "4H for"
    press(window, words[step])


def undo_everything(window: MainWindow) -> None:
    controller = window.controller
    assert controller.session is not None
    length = controller.session.length
    last = controller.state.digest()
    while controller.session.can_undo():
        QTest.mouseClick(window.history.undo, Qt.MouseButton.LeftButton)
    assert controller.state.players[PlayerId("P1")].cash == 500
    for _ in range(length):
        QTest.mouseClick(window.history.redo, Qt.MouseButton.LeftButton)
    assert controller.state.digest() == last
