"""A drag of Qt's own from the tray onto the board: the platform without a screen has none, so Xvfb gives one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.gui.window.test_real_window import display

__all__ = ["display"]


@pytest.mark.skipif(sys.platform != "linux", reason="Xvfb is a server for X11")
def test_a_tile_is_dragged_turned_on_the_way_and_laid(display: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    script = Path(__file__).with_name("real_drag.py")
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "xcb 78 True\n")
