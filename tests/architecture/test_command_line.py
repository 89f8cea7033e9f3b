"""The composition root: which layer serves a command line, and what a user's mistake looks like."""

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.sources import ROOT

DEMO = "assets/games/1849/demo.json"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with these arguments at the top of the project, under the one locale that every machine has."""
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_verb_of_the_engine_is_served_without_qt() -> None:
    program = (
        "import sys, main\n"
        "from engine import headless\n"
        "headless.main = lambda argv, *words: print(argv) or 7\n"
        "print(main.main(['legal', 'game.json']), 'PySide6' in sys.modules)"
    )
    assert run("-c", program).stdout == "['legal', 'game.json']\n7 False\n"


def test_a_missing_file_is_one_sentence() -> None:
    result = run("main.py", "replay", "no-such-game.json")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.count("\n") == 1
    assert "no-such-game.json" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_unknown_verb_is_one_sentence() -> None:
    result = run("main.py", "improve", "game.json")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert "improve" in result.stderr


def test_a_missing_argument_is_one_sentence() -> None:
    for verb, needed in (("render", "source"), ("routes", "file")):
        result = run("main.py", verb)
        assert (result.returncode, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1
        assert "Traceback" not in result.stderr
        # What is needed is named without argparse's English.
        assert needed in result.stderr
        assert "required" not in result.stderr


def test_a_picture_of_a_missing_file_is_refused_by_its_name() -> None:
    result = run("main.py", "render", "no-such-game.json", "--png", "game.png")
    assert (result.returncode, result.stderr) == (1, run("main.py", "replay", "no-such-game.json").stderr)


def test_a_game_becomes_a_report_in_the_language_asked_for_without_a_screen(tmp_path: Path) -> None:
    first = {}
    for language in ("it", "en"):
        out = tmp_path / f"{language}.txt"
        result = run("main.py", "export", DEMO, "--to", "text", str(out), "--lang", language)
        assert (result.returncode, result.stderr) == (0, "")
        first[language] = out.read_text(encoding="utf-8")
    assert "TURNO AZIONARIO 1" in first["it"]
    assert "STOCK ROUND 1" in first["en"]
    assert all(name in first["it"] for name in ("Rosalia", "Agata", "Salvatore"))


def test_a_language_we_have_not_is_one_sentence(tmp_path: Path) -> None:
    result = run("main.py", "export", DEMO, "--to", "text", str(tmp_path / "out.txt"), "--lang", "fr")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (1, "", 1)
    assert "it|en" in result.stderr


def test_the_report_needs_no_widgets() -> None:
    program = (
        "import sys, main\n"
        "from engine.saves import open_save\n"
        "from pathlib import Path\n"
        f"main.report(open_save(Path({DEMO!r})), 'it')\n"
        "print([name for name in ('PySide6.QtWidgets', 'PySide6.QtGui') if name in sys.modules])"
    )
    assert run("-c", program).stdout == "[]\n"
