"""The looks of plain controls."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from gui.appearance import apply_look
from gui.desk import Desk
from gui.main_window import MainWindow
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


def test_a_window_that_fits_no_screen_with_its_frame_fills_it_the_first_time(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """At 1366x768 a frame of its own size would push the status line, which says why not, off the screen."""
    for remembered in (False, True):
        found = MainWindow(settings, Desk(tmp_path / "library"))
        qtbot.addWidget(found)
        assert found.screen().availableSize().height() < 1000
        found.appear()
        assert found.isMaximized() is not remembered
        found.showNormal()
        found.close()
