"""The main window for a test, and a real screen for one that needs it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from pytestqt.qtbot import QtBot

from gui.app import make_application
from gui.desk import Desk
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.conftest import ROOT


def shown_window(qtbot: QtBot, settings: Settings, folder: Path) -> Iterator[MainWindow]:
    """The window with its games in a folder, in English; closed when the test is over."""
    make_application(settings, "en")
    found = MainWindow(settings, Desk(folder / "library"))
    qtbot.addWidget(found)
    found.show()
    qtbot.waitExposed(found)
    yield found
    found.close()


def run_on(display: str, script: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a script with a folder to write to on an X11 screen."""
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, str(script), str(folder)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
