"""Titles made in the designer are played like those of the program: listed for a new game, told what is wrong with them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from engine.data.assets import ASSETS
from engine.designer.applying import apply
from engine.designer.document import copied, open_document, save
from engine.designer.edits import SetEntry, SetTitleField
from engine.designer.shelf import own_titles, titles_folder
from gui.designer.open_dialog import OpenDialog
from gui.designer.titles_place import titles_place
from gui.dialogs.new_game import NewGameDialog
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.helpers.windows import shown_window


@pytest.fixture
def around(tmp_path: Path, settings: Settings) -> Path:
    """A folder with one title of a person's own."""
    found = tmp_path / "titles"
    settings.set_text("design_titles", str(found))
    document = copied(open_document(ASSETS / "games" / "1849"), "isola", overlay=False)
    save(apply(document, SetTitleField("name", "Isola")), found / "isola")
    return found


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[MainWindow]:
    yield from shown_window(qtbot, settings, tmp_path)


def new_game(window: MainWindow) -> NewGameDialog:
    window.menus.actions["new"].trigger()
    return window.findChildren(NewGameDialog)[-1]


def choose(dialog: NewGameDialog, folder: Path) -> None:
    places = [dialog.titles.itemData(row) for row in range(dialog.titles.count())]
    dialog.titles.setCurrentIndex(places.index(folder))


def startable(dialog: NewGameDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_a_title_of_ones_own_is_played_and_proposed_again(window: MainWindow, around: Path) -> None:
    dialog = new_game(window)
    choose(dialog, around / "isola")
    dialog.seats.set_names(["Anna", "Bruno", "Carla"])
    assert startable(dialog)
    dialog.accept()
    session = window.controller.session
    assert session is not None
    assert (session.game.title.id, session.game.title.name) == ("isola", "Isola")
    assert session.game.title.carried
    again = new_game(window)
    assert again.titles.currentData() == around / "isola"
    again.reject()


def test_a_title_that_cannot_be_played_is_told_and_another_one_can_be_chosen(window: MainWindow, around: Path) -> None:
    document = open_document(around / "isola")
    save(apply(document, SetEntry("switches", "pool_limit", None)), around / "isola")
    dialog = new_game(window)
    dialog.seats.set_names(["Anna", "Bruno", "Carla"])
    choose(dialog, around / "isola")
    assert "pool_limit" in dialog.trouble.text()
    assert not startable(dialog)
    assert not dialog.option_box.isEnabled()
    dialog.titles.setCurrentIndex(dialog.titles.findData("1849"))
    dialog.seats.set_names(["Anna", "Bruno", "Carla"])
    assert startable(dialog)
    assert dialog.option_box.isEnabled()
    dialog.reject()


@pytest.mark.parametrize("content", [b"{", b"[]", b'{"name": 3, "subtitle": []}', b"\x89PNG\r\n\x1a\n\xff", b""])
def test_a_file_of_another_kind_is_listed_by_its_folder(window: MainWindow, around: Path, content: bytes) -> None:
    (around / "isola" / "title.json").write_bytes(content)
    assert [found.name for found in own_titles(around)] == ["isola"]
    dialog = new_game(window)
    choose(dialog, around / "isola")
    assert dialog.trouble.text().startswith("✗")
    dialog.reject()


def test_folders_that_are_none_are_passed_over(around: Path) -> None:
    (around / "empty").mkdir()
    (around / "file").write_text("x", "utf-8")
    assert [found.folder.name for found in own_titles(around)] == ["isola"]
    assert own_titles(around / "file") == ()
    assert own_titles(around / "nowhere") == ()


def test_the_designer_lists_the_folder_where_titles_were_saved(qtbot: QtBot, settings: Settings, around: Path) -> None:
    assert titles_place(settings) == around
    dialog = OpenDialog(around=titles_place(settings))
    qtbot.addWidget(dialog)
    words = [dialog.titles.item(row).text() for row in range(dialog.titles.count())]
    assert words[-1] == "Isola (isola)"
    settings.set_text("design_titles", "")
    assert titles_place(settings) == titles_folder()
