"""The same game in a real window: Xvfb gives the screen, and the platform plugin is the one people have."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.windows import run_on


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    xvfb = shutil.which("Xvfb")
    assert xvfb is not None, "Xvfb is missing; .ci/prepare tests installs it"
    read, write = os.pipe()
    with (tmp_path / "xvfb.log").open("wb") as log:
        server = subprocess.Popen(
            [xvfb, "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
            pass_fds=(write,),
            stderr=log,
        )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, (tmp_path / "xvfb.log").read_text()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="Xvfb is a server for X11")
def test_the_first_operating_round_in_a_real_window(display: str, tmp_path: Path) -> None:
    done = run_on(display, Path(__file__).with_name("real_window.py"), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("xcb ")
