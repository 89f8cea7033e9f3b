"""Paths and values that nobody would type on purpose: one sentence says what is wrong, and nothing is left half done."""

import errno
import json
import os
import shutil
from pathlib import Path

import pytest

from engine.data.assets import ASSETS
from engine.designer import document
from engine.errors import DataError
from engine.headless import main, one_line
from engine.messages import Key
from engine.saves import open_save

LONG = "x" * 300
"""No file system takes such a name."""


def complaint(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    assert main(list(arguments)) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """An 18xx-maker game."""
    path = tmp_path / "maker.json"
    assert main(["export", "1849", "--to", "maker", str(path)]) == 0
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", LONG],
        ["simulate", "--title", LONG, "--players", "3"],
        ["export", LONG, "--to", "maker", "out.json"],
        ["check", "a\0b"],
    ],
)
def test_a_name_that_no_file_can_have_is_no_title(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert "unknown_title" in complaint(capsys, 1, *arguments)


def test_a_save_of_a_title_with_a_name_that_no_file_can_have_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    save = '{"format": "trinacria-save", "version": 1, "rules_version": 1, "title": "%s", "profile": "", "options": [],'
    rest = ' "seed": 1, "order": [], "seats": [], "position": 0, "count": 0, "digest": "", "actions": []}'
    path.write_text(save % LONG + rest, encoding="utf-8")
    assert "unknown_title" in complaint(capsys, 1, "replay", str(path))


def test_a_title_that_extends_what_no_file_can_be_called_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "title.json").write_text(json.dumps({"extends": LONG}), encoding="utf-8")
    assert "unknown_title" in complaint(capsys, 1, "export", str(tmp_path), "--to", "maker", str(tmp_path / "out"))


def test_a_wrong_value_is_named_with_its_argument(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--at soon; legal" in complaint(capsys, 2, "legal", "game.json", "--at", "soon")
    assert "--players=0; simulate" in complaint(capsys, 2, "simulate", "--title", "1849", "--players=0")
    assert "--to; export" in complaint(capsys, 2, "export", "game.json", "out", "--to")


def test_line_breaks_in_a_name_break_no_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no such game.json" in complaint(capsys, 1, "replay", "no\r\nsuch\u2028game.json")
    assert one_line("è così") == "è così"


def test_a_title_in_a_folder_is_simulated_and_its_saves_open_without_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(ASSETS / "games" / "1849", folder)
    assert main(["simulate", "--title", str(folder), "--players", "3", "--out", str(tmp_path / "games")]) == 0
    assert '"title": "mine"' in capsys.readouterr().out
    shutil.rmtree(folder)
    assert open_save(tmp_path / "games" / "game-0.json").game.title.id == "mine"


def test_what_cannot_be_simulated_leaves_no_folder_behind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games"
    complaint(capsys, 1, "simulate", "--title", str(tmp_path), "--players", "3", "--out", str(out))
    assert not out.exists()


def test_a_title_is_converted_whole_or_not_at_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: Path, tmp_path: Path
) -> None:
    written: list[Path] = []

    def full(path: Path, content: bytes) -> None:
        if written:
            raise DataError(Key.FILE_UNWRITABLE, file=str(path), reason=os.strerror(errno.ENOSPC))
        path.write_bytes(content)
        written.append(path)

    monkeypatch.setattr(document, "write_atomically", full)
    capsys.readouterr()
    out = tmp_path / "titles"
    arguments = ("convert", str(game), "--id", "mine", "--out", str(out), "--like", "1849")
    assert os.strerror(errno.ENOSPC) in complaint(capsys, 1, *arguments)
    assert written
    assert list(out.iterdir()) == []
    monkeypatch.undo()
    assert main(list(arguments)) == 0
    capsys.readouterr()
    assert [path.name for path in out.iterdir()] == ["mine"]
    assert os.strerror(errno.EEXIST) in complaint(capsys, 1, *arguments)
