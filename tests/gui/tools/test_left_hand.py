"""Keys beside each other for the hand that is not at the mouse; and none of them where they are not wanted."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.ids import HexId
from gui.dialogs.preferences import PreferencesDialog
from gui.main_window import MainWindow
from tests.gui.tools.gestures import click, key, take
from tests.gui.tools.test_lay import PLACE, laid


def test_w_confirms_and_q_puts_back(building: MainWindow) -> None:
    take(building, "78")
    click(building, PLACE)
    key(building, Qt.Key.Key_Q)
    assert building.tools.bench.hand.piece == ""
    key(building, Qt.Key.Key_W)
    assert laid(building) is None
    take(building, "78")
    click(building, PLACE)
    key(building, Qt.Key.Key_W)
    assert laid(building) is not None


def test_w_opens_the_fan_of_the_hex_under_the_cursor_and_takes_a_tile_of_it(building: MainWindow) -> None:
    building.view.setFocus()
    building.view.set_cursor_hex(HexId(PLACE))
    key(building, Qt.Key.Key_W)
    fan = building.tools.lay.fan
    assert fan.buttons[0].hasFocus()
    QTest.keyClick(fan.buttons[0], Qt.Key.Key_Q)
    assert not fan.buttons
    key(building, Qt.Key.Key_W)
    QTest.keyClick(fan.buttons[0], Qt.Key.Key_W)
    assert building.scene.ghost is not None


def test_letters_do_nothing_where_they_are_switched_off(building: MainWindow) -> None:
    dialog = PreferencesDialog(building.settings, building)
    assert dialog.flags["letter_keys"].isChecked()
    dialog.flags["letter_keys"].setChecked(False)
    take(building, "78")
    click(building, PLACE)
    before = building.tools.lay.rotation
    for letter in (Qt.Key.Key_R, Qt.Key.Key_E, Qt.Key.Key_W, Qt.Key.Key_Q):
        key(building, letter)
    assert laid(building) is None
    assert (building.tools.lay.rotation, building.tools.bench.hand.piece) == (before, "78")
    key(building, Qt.Key.Key_Return)
    assert laid(building) is not None
