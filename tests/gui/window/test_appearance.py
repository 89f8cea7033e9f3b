"""The looks of plain controls."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from gui.appearance import apply_look
from gui.settings import Settings
from gui.theme import THEMES


@pytest.mark.parametrize("theme", THEMES)
def test_the_frame_of_a_check_box_can_be_seen(qtbot: QtBot, qapp: QApplication, settings: Settings, theme: str) -> None:
    settings.theme = theme
    apply_look(qapp, settings)
    box = QCheckBox()
    qtbot.addWidget(box)
    ground = box.palette().color(QPalette.ColorRole.Base).lightnessF()
    image = box.grab().toImage()
    middle = image.height() // 2
    line = [image.pixelColor(x, middle).lightnessF() for x in range(6)]
    assert max(abs(point - ground) for point in line) > 0.2
    settings.theme = THEMES[0]
    apply_look(qapp, settings)
