"""Plays the first operating round in a real window on the screen that is there; run by `test_real_window.py` under Xvfb."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from gui.app import make_application
from gui.desk import Desk
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.window.playing import first_operating_round


def main(folder: Path) -> int:
    settings = Settings(folder / "settings.ini")
    settings.language = "en"
    application = make_application(settings, "en")
    window = MainWindow(settings, Desk(folder / "library"))
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    first_operating_round(window)
    picture = window.grab()
    assert picture.width() >= 1024, picture.size()
    # By keyboard alone: the focus goes to the choices, and Enter takes the one that is marked.
    window.activateWindow()
    before = window.controller.position
    window.turn.focus_default()
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert window.controller.position == before + 1
    print(QGuiApplication.platformName(), window.controller.position)
    window.close()
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
