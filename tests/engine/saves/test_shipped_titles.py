"""A save names a shipped title; what is wrong with that title's files is told, not that the title is unknown."""

import shutil
from pathlib import Path

import pytest

from engine.data.assets import ASSETS
from engine.errors import DataError
from engine.messages import Key
from engine.saves import open_save, write_save
from tests.engine.saves.games import auctioned


def test_a_fault_of_a_shipped_title_is_told_as_it_is(tmp_path: Path) -> None:
    file, assets = tmp_path / "game.json", tmp_path / "assets"
    write_save(file, auctioned())
    for part in ("games", "tiles", "coasts"):
        shutil.copytree(ASSETS / part, assets / part)
    (assets / "games/1849/map.json").write_text("[", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        open_save(file, assets)
    assert (caught.value.key, Path(str(caught.value.parameters["file"])).name) == (Key.NOT_JSON, "map.json")
    shutil.rmtree(assets / "games/1849")
    with pytest.raises(DataError) as caught:
        open_save(file, assets)
    assert (caught.value.key, caught.value.parameters["file"]) == (Key.UNKNOWN_TITLE, str(file))
