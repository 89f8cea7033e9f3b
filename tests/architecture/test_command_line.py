"""The composition root: which layer serves a command line, and what a user's mistake looks like."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.headless import LANGUAGES, VERBS, parser_of
from gui.i18n import LANGUAGES as LANGUAGES_OF_THE_WINDOW
from gui.render import arguments_parser
from gui.usage import VERB_WORDS, help_text
from tests.architecture.sources import ROOT

DEMO = "assets/games/1849/demo.json"


def run(*arguments: str, timeout: int | None = None) -> subprocess.CompletedProcess[str]:
    """Python with these arguments at the top of the project, under the one locale that every machine has."""
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
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


@pytest.mark.parametrize(("language", "use"), [("it", "Uso"), ("en", "Usage")])
def test_help_is_told_in_the_language_asked_for(language: str, use: str) -> None:
    for arguments in (["--help"], ["-h"], ["replay", "--help"], ["render", "game.json", "--help"]):
        result = run("main.py", *arguments, f"--lang={language}")
        assert (result.returncode, result.stderr) == (0, "")
        assert result.stdout.startswith(f"{use}: main.py ")


def test_help_names_every_verb_and_explains_every_argument() -> None:
    assert set(VERB_WORDS) == {*VERBS, "render"}
    parsers = {verb: parser_of(verb) for verb in VERBS} | {"render": arguments_parser()}
    for verb, parser in parsers.items():
        told = help_text([verb, "--help"])
        assert f"main.py {verb}" in told
        for argument in parser._actions:
            row = f"  {argument.option_strings[0] if argument.option_strings else argument.dest} "
            assert any(line.startswith(row) and len(line.strip()) > len(row) for line in told.splitlines()), (verb, row)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_refused_and_nobody_waits_for_it(tmp_path: Path) -> None:
    pipe = tmp_path / "game.json"
    os.mkfifo(pipe)
    for arguments in (("replay", str(pipe)), ("render", str(pipe), "--png", str(tmp_path / "out.png"))):
        result = run("main.py", *arguments, timeout=60)
        assert (result.returncode, result.stdout) == (1, "")
        assert result.stderr.count("\n") == 1
        assert "game.json" in result.stderr


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
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "{it,en}" in result.stderr
    assert LANGUAGES == LANGUAGES_OF_THE_WINDOW
    assert not (tmp_path / "out.txt").exists()


@pytest.mark.parametrize(("language", "sentence"), [("it", "non esiste"), ("en", "There is no file")])
def test_the_language_may_stand_before_the_verb_or_behind_it(language: str, sentence: str) -> None:
    file = "no-such-game.json"
    before, behind = (
        run("main.py", "--lang", language, "replay", file),
        run("main.py", "replay", file, f"--lang={language}"),
    )
    assert (before.returncode, before.stdout) == (1, "")
    assert sentence in before.stderr
    assert behind.stderr == before.stderr
    assert run("main.py", f"--lang={language}", "render", file, "--png", "x.png").stderr == before.stderr


def test_the_findings_of_a_check_are_told_in_the_language_asked_for() -> None:
    result = run("main.py", "--lang", "it", "check", "1849")
    assert "esagoni" in json.loads(result.stdout)["findings"][0]["what"].lower()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--lang", "fr", "replay", DEMO), "{it,en}"),
        (("--lang", "replay", DEMO), "it|en"),
        (("replay", DEMO, "--lang"), "{it,en}"),
        (("--open", DEMO, "replay", DEMO), "--open; replay ["),
        (("--quick", "replay", DEMO), "--quick; replay ["),
    ],
)
def test_an_option_that_does_not_go_with_the_verb_is_one_sentence(arguments: tuple[str, ...], named: str) -> None:
    result = run("main.py", *arguments)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "Traceback" not in result.stderr
    assert named in result.stderr


def test_the_report_needs_no_widgets() -> None:
    program = (
        "import sys, main\n"
        "from engine.saves import open_save\n"
        "from pathlib import Path\n"
        f"main.report(open_save(Path({DEMO!r})), 'it')\n"
        "print([name for name in ('PySide6.QtWidgets', 'PySide6.QtGui') if name in sys.modules])"
    )
    assert run("-c", program).stdout == "[]\n"
