"""What the command line does when its output leads nowhere, into another encoding, or when it is interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from engine.verbs import check
from gui import render
from main import main
from tests.architecture.sources import ROOT

LEGAL = ("main.py", "legal", "assets/games/1849/demo.json")
HELP = ("main.py", "--help")
DRAW = ("main.py", "render", "1849", "--size", "60x40", "--png")

posix = pytest.mark.skipif(os.name != "posix", reason="signals and devices of POSIX")


def started(*arguments: str, **how: object) -> subprocess.Popen[str]:
    """Python with these arguments at the top of the project, in a group of its own."""
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]  # The rest of its arguments is `how`.
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        **{"env": os.environ | {"LC_ALL": "C.UTF-8"}, **how},
    )


@posix
@pytest.mark.parametrize("arguments", [LEGAL, HELP])
def test_a_reader_who_has_gone_is_no_fault(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with started(*arguments, stdout=writing) as process:
        os.close(writing)
        _, complaint = process.communicate()
    assert (process.returncode, complaint) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("arguments", [LEGAL, HELP, DRAW])
def test_output_that_cannot_be_written_is_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    more = [str(tmp_path / "map.png")] if arguments is DRAW else []
    with Path("/dev/full").open("w") as full, started(*arguments, *more, stdout=full) as process:
        _, complaint = process.communicate()
    assert process.returncode == 1
    assert complaint.count("\n") == 1
    assert "stdout" in complaint


def test_json_is_whole_in_every_encoding_of_the_output() -> None:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "LANGUAGE": "it", "PYTHONIOENCODING": "ascii"}
    with started("main.py", "check", "1849", stdout=subprocess.PIPE, env=environment) as process:
        answer, complaint = process.communicate()
    assert complaint == ""
    assert answer.isascii()
    assert "à" in " ".join(finding["what"] + finding["why"] for finding in json.loads(answer)["findings"])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("where", "arguments"), [(check, ["check", "1849"]), (render, ["render", "1849", "--png", "x"])]
)
def test_ctrl_c_ends_a_verb_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: ModuleType, arguments: list[str]
) -> None:
    def interrupted(*given: object) -> int:
        raise KeyboardInterrupt(*given)

    monkeypatch.setattr(where, "run" if where is check else "_run", interrupted)
    assert main(arguments) == 130
    assert capsys.readouterr() == ("", "")


@posix
def test_ctrl_c_ends_games_in_several_processes_too(tmp_path: Path) -> None:
    """A game was taken for finished with the interrupt as its result; the next one began, and the whole never ended."""
    series = ("--title", "1849", "--players", "3", "--bots", "random", "--games", "9999", "--jobs", "2")
    with started("main.py", "simulate", *series, "--out", str(tmp_path), stdout=subprocess.PIPE) as process:
        while not list(tmp_path.iterdir()) and process.poll() is None:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        answer, complaint = process.communicate(timeout=60)
    assert (process.returncode, answer, complaint) == (130, "", "")
