"""`simulate --out` keeps what an earlier run saved, and counts the games where somebody watches."""

import sys
from pathlib import Path

import pytest

from engine.headless import main
from engine.saves import write_save
from tests.engine.saves.games import auctioned, stock_round

SERIES = ("simulate", "--title", "1849", "--players", "3", "--games", "2", "--seed", "7", "--bots", "random")


def refused(capsys: pytest.CaptureFixture[str], folder: Path, *arguments: str) -> str:
    """The sentence with which a series into a folder is refused; nothing there changes and nothing is played."""
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert main([*SERIES, "--out", str(folder), *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    return captured.err


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the saves of a series."""
    out = tmp_path_factory.mktemp("games") / "series"
    assert main([*SERIES, "--out", str(out)]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["game-7.json", "game-8.json"]
    return out


def test_the_same_series_is_written_again(folder: Path) -> None:
    before = (folder / "game-8.json").read_bytes()
    assert main([*SERIES, "--out", str(folder)]) == 0
    assert (folder / "game-8.json").read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [("--players", "4"), ("--bots", "greedy"), ("--profile", "aag"), ("--options", "bonds"),
     ("--title", "1849_two_sicilies", "--players", "4")],
)  # fmt: skip
def test_another_series_does_not_overwrite_it(
    capsys: pytest.CaptureFixture[str], folder: Path, other: tuple[str, ...]
) -> None:
    capsys.readouterr()
    error = refused(capsys, folder, *other)
    assert error.split() == ["file_of_another_game", f"file={folder / 'game-7.json'}", "place="]


def test_the_first_file_in_the_way_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Series that overlap in their seeds, a game that people play and a file that is no game are all spared."""
    write_save(tmp_path / "game-8.json", stock_round(auctioned(), 1))
    assert "game-8.json" in refused(capsys, tmp_path)
    (tmp_path / "game-7.json").write_text("my notes", encoding="utf-8")
    assert "game-7.json" in refused(capsys, tmp_path)


def test_games_are_counted_at_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(list(SERIES)) == 0
    quiet = capsys.readouterr()
    assert quiet.err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(list(SERIES)) == 0
    watched = capsys.readouterr()
    assert watched.err == "\r1/2\r2/2\n"
    assert watched.out == quiet.out
