"""A drag of Qt's own from the tray onto the board: the platform without a screen has none, so Xvfb gives one."""

import sys
from pathlib import Path

import pytest

from tests.gui.window.test_real_window import display
from tests.helpers.windows import run_on

__all__ = ["display"]


@pytest.mark.skipif(sys.platform != "linux", reason="Xvfb is a server for X11")
def test_a_tile_is_dragged_turned_on_the_way_and_laid(display: str, tmp_path: Path) -> None:
    done = run_on(display, Path(__file__).with_name("real_drag.py"), tmp_path)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "xcb 78 True\n")
