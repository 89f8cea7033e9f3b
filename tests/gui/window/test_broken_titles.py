"""A title whose files are at fault: the new game says which file and where, and the other titles are played."""

import json
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from engine.catalogue import open_title
from engine.data.assets import ASSETS, list_titles
from gui.dialogs import new_game
from gui.dialogs.new_game import NewGameDialog
from gui.settings import Settings


def without_partner(title: dict[str, Any]) -> None:
    """A link that leads nowhere back (A-MAP-5)."""
    del title["hexes"]["A3"]["links"]


def home_off_the_map(title: dict[str, Any]) -> None:
    title["corporations"]["FB"]["homes"] = ["M99"]


def without_a_certificate(title: dict[str, Any]) -> None:
    title["certificates"].pop()


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The shipped files, to be spoilt; the dialog reads them from there."""
    found = tmp_path / "assets"
    shutil.copytree(ASSETS, found)
    monkeypatch.setattr(new_game, "list_titles", partial(list_titles, found))
    monkeypatch.setattr(new_game, "open_title", partial(open_title, assets=found))
    return found


@pytest.mark.parametrize(
    ("name", "spoil", "told"),
    [
        ("map_napoli.json", without_partner, "map_italia.json, hexes.M5.links"),
        ("companies.json", home_off_the_map, "companies.json, corporations.FB.homes"),
        ("companies.json", without_a_certificate, "companies.json, corporations.NN.certificates"),
    ],
)
def test_a_title_at_fault_is_told_with_file_and_place_and_the_others_are_played(
    qtbot: QtBot, settings: Settings, assets: Path, name: str, spoil: Any, told: str
) -> None:
    file = assets / "games" / "pa20" / name
    content = json.loads(file.read_text("utf-8"))
    spoil(content)
    file.write_text(json.dumps(content), "utf-8")
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [dialog.titles.itemData(row) for row in range(dialog.titles.count())] == ["1849", "1849_two_sicilies"]
    assert dialog.broken.isVisible()
    assert told in dialog.broken.text()
    dialog.seats.set_names(("Anna", "Bruno", "Carla"))
    assert dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_nothing_is_told_about_sound_titles(qtbot: QtBot, settings: Settings, assets: Path) -> None:
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    assert assets.is_dir()
    assert dialog.titles.count() == 3
    assert not dialog.broken.isVisible()


def test_without_any_title_no_game_begins(qtbot: QtBot, settings: Settings, assets: Path) -> None:
    for file in (assets / "games").glob("*/title.json"):
        file.write_text("{", "utf-8")
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.broken.text().count("✗") == 3
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
