"""Dialogs: what they let through, what they refuse and why, what they write."""

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QInputDialog,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate
from engine.ids import EntityId, OptionId, PrivateId
from gui.dialogs.help import ShortcutsDialog
from gui.dialogs.library import LibraryDialog
from gui.dialogs.new_game import NewGameDialog
from gui.dialogs.preferences import PreferencesDialog
from gui.dialogs.ranking import RankingDialog
from gui.main_window import MainWindow
from gui.menus import MENUS
from gui.report import report_text
from gui.settings import Settings
from tests.gui.window.starting import Start


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> NewGameDialog:
    found = NewGameDialog(window.settings)
    qtbot.addWidget(found)
    found.titles.setCurrentIndex(found.titles.findData("1849"))
    return found


def ok(dialog: NewGameDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_a_new_game_needs_its_players(dialog: NewGameDialog) -> None:
    """R-1.1, R-1.2."""
    dialog.seats.set_names(("Anna", "Bruno"))
    assert not ok(dialog)
    assert dialog.trouble.text() == "✗ This title is for 3, 4, 5 players, not for 2. (§1.1)"
    dialog.seats.set_names(("Anna", "Bruno", "anna"))
    assert dialog.trouble.text() == "✗ Two players are called anna. (§1.2)"
    dialog.seats.set_names(("Anna", "Bruno", "Carla"))
    assert ok(dialog)
    assert dialog.scenario.text() == "L. 500 for each player, 5 corporations, certificate limit 12"
    dialog.seats.set_names(("Anna", "Bruno", "Carla", "Dino"))
    assert dialog.scenario.text() == "L. 375 for each player, 6 corporations, certificate limit 11"


def test_a_variant_brings_what_it_needs(dialog: NewGameDialog) -> None:
    """V-5 only together with V-3 and V-4; V-1 for four players."""
    dialog.seats.set_names(("Anna", "Bruno", "Carla", "Dino"))
    dialog.option_box.options[OptionId("electric_dreams")].setChecked(True)
    assert dialog.wish().options == {"electric_dreams", "bonds", "acquiring_station_tokens"}
    dialog.option_box.options[OptionId("bonds")].setChecked(False)
    assert dialog.wish().options == {"acquiring_station_tokens"}
    dialog.option_box.options[OptionId("reduced_4p_corps")].setChecked(True)
    assert dialog.scenario.text() == "L. 375 for each player, 5 corporations, certificate limit 9"
    assert ok(dialog)


def test_seats_by_lot_keep_everybody(dialog: NewGameDialog) -> None:
    names = ("Anna", "Bruno", "Carla", "Dino")
    dialog.seats.set_names(names)
    dialog.seats.draw_lots()
    assert sorted(dialog.seats.names()) == sorted(names)


def test_the_sequence_by_hand(dialog: NewGameDialog) -> None:
    """R-1.6: in a tournament the draw is entered."""
    dialog.seats.set_names(("Anna", "Bruno", "Carla"))
    dialog.order_box.entered.setChecked(True)
    dialog.order_box.order.setCurrentRow(5)
    for _ in range(5):
        QTest.mouseClick(dialog.order_box.earlier, Qt.MouseButton.LeftButton)
    assert dialog.wish().order == ("SFA", "AFG", "ATA", "CTL", "IFT", "RCS")
    dialog.order_box.drawn.setChecked(True)
    assert dialog.wish().order is None


def shown(window: MainWindow, kind: type[QDialog]) -> QDialog:
    found = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1
    return found[0]


def test_the_library_goes_on_renames_and_deletes(
    window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = start("Anna", "Bruno", "Carla")
    start("Dino", "Elsa", "Fabio")
    window.menus.actions["resume"].trigger()
    dialog = shown(window, LibraryDialog)
    assert isinstance(dialog, LibraryDialog)
    assert [dialog.games.topLevelItem(row).text(0) for row in range(2)] == ["Dino, Elsa, Fabio", "Anna, Bruno, Carla"]  # type: ignore[union-attr]
    dialog.games.setCurrentItem(dialog.games.topLevelItem(1))  # type: ignore[arg-type]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("Friday", True))
    dialog.rename.click()
    assert sorted(dialog.games.topLevelItem(row).text(0) for row in range(2)) == ["Dino, Elsa, Fabio", "Friday"]  # type: ignore[union-attr]
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: QMessageBox.StandardButton.Yes)
    dialog.games.setCurrentItem(dialog.games.topLevelItem(0))  # type: ignore[arg-type]
    dialog.remove.click()
    assert dialog.games.topLevelItemCount() == 1
    dialog.go_on.click()
    session = window.controller.session
    assert session is not None
    assert session.game.seats == first.game.seats


def test_games_of_the_same_players_are_told_apart(window: MainWindow, start: Start) -> None:
    """By the day of the last move, and a copy by its name."""
    start("Anna", "Bruno", "Carla")
    window.controller.do(BidPrivate(EntityId("P1"), PrivateId("SCE"), 20))
    window.menus.actions["branch"].trigger()
    window.menus.actions["resume"].trigger()
    dialog = shown(window, LibraryDialog)
    assert isinstance(dialog, LibraryDialog)
    found = [dialog.games.topLevelItem(row) for row in range(2)]
    names = [item.text(0) for item in found if item is not None]
    assert names == ["Anna, Bruno, Carla: copy from move 1", "Anna, Bruno, Carla"]
    today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
    assert all(item is not None and item.text(4).startswith(today) for item in found)


def test_a_game_of_an_older_version_has_no_day(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    library = window.desk.library()
    assert library is not None
    library._database.execute("update games set played = 0")
    window.menus.actions["resume"].trigger()
    dialog = shown(window, LibraryDialog)
    assert isinstance(dialog, LibraryDialog)
    only = dialog.games.topLevelItem(0)
    assert only is not None
    assert only.text(4) == ""


def test_the_list_tells_of_games_it_cannot_read(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    start("Dino", "Elsa", "Fabio")
    library = window.desk.library()
    assert library is not None
    library._database.execute("update games set setup = '?' where name like 'Dino%'")
    window.menus.actions["resume"].trigger()
    dialog = shown(window, LibraryDialog)
    assert isinstance(dialog, LibraryDialog)
    assert dialog.games.topLevelItemCount() == 1
    assert dialog.trouble.text() == "Games that cannot be read: 1. They stay in the library."


def test_preferences_take_effect_at_once(window: MainWindow) -> None:
    window.menus.actions["preferences"].trigger()
    dialog = shown(window, PreferencesDialog)
    assert isinstance(dialog, PreferencesDialog)
    dialog.theme.setCurrentIndex(dialog.theme.findData("contrast"))
    dialog.size_of_text.setValue(150)
    dialog.flags["tile_numbers"].setChecked(True)
    assert window.scene.theme.id == "contrast"
    assert window.scene.captions.tile_numbers
    assert Settings(Path(window.settings._store.fileName())).text_percent == 150
    dialog.close()


def test_the_ranking_adds_up(window: MainWindow, shared: Path) -> None:
    """The recorded game ends 5736, 5546, 3813."""
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    window.menus.actions["ranking"].trigger()
    dialog = shown(window, RankingDialog)
    assert isinstance(dialog, RankingDialog)
    assert dialog.reason.text() == "The end: a marker reached the end of the market"
    rows = [[dialog.table.item(row, column).text() for column in range(7)] for row in range(3)]  # type: ignore[union-attr]
    assert [row[:3] for row in rows] == [
        ["1", "Player 3", "L. 5,736"],
        ["2", "Player 1", "L. 5,546"],
        ["3", "Player 2", "L. 3,813"],
    ]
    amounts = [[int(text.replace("L. ", "").replace(",", "").replace("–", "0")) for text in row[2:]] for row in rows]
    assert all(worth == cash + shares + privates + loans for worth, cash, shares, privates, loans in amounts)
    dialog.close()


def test_the_list_of_shortcuts_has_every_shortcut_once(window: MainWindow) -> None:
    window.menus.actions["shortcuts"].trigger()
    dialog = shown(window, ShortcutsDialog)
    assert isinstance(dialog, ShortcutsDialog)
    found = dialog.list.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    listed = {item.text(0) for item in found}
    keys = [entry.keys for _, entries in MENUS for entry in entries if entry.keys]
    assert len(set(keys)) == len(keys)
    named = [
        window.menus.actions[entry.id].text().replace("&", "")
        for _, entries in MENUS
        for entry in entries
        if entry.keys
    ]
    assert set(named) <= listed
    dialog.close()


def test_files_are_written(window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    start("Anna", "Bruno", "Carla", profile="aag")
    targets = {
        "save": tmp_path / "save.json", "export_18xx": tmp_path / "exchange.json", "export_csv": tmp_path / "table.csv",
        "export_text": tmp_path / "report.txt", "picture": tmp_path / "board.png",
    }  # fmt: skip
    for action, target in targets.items():
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, target=target: (str(target), ""))
        window.menus.actions[action].trigger()
        assert target.stat().st_size > 0
        assert window.turn.notice.text() == f"Written: {target}"
    assert json.loads(targets["save"].read_text())["seats"][0]["name"] == "Anna"
    assert json.loads(targets["export_18xx"].read_text())["title"] == "1849"
    assert next(csv.reader(targets["export_csv"].read_text(encoding="utf-8-sig").splitlines()))[0] == "set"
    assert targets["export_text"].read_text().startswith("1849 · Sicilia")
    assert targets["picture"].read_bytes().startswith(b"\x89PNG")


def test_an_export_that_is_not_possible_says_why(
    window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    start("Anna", "Bruno", "Carla", profile="pbem")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asked for a file"))
    window.menus.actions["export_18xx"].trigger()
    assert "needs the rules profile “Re-edition”" in window.turn.notice.text()


def test_the_report_tells_the_whole_game(window: MainWindow, shared: Path) -> None:
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    session = window.controller.session
    assert session is not None
    lines = report_text(session).splitlines()
    assert lines[0] == "1849 · Sicilia"
    assert "Players: Player 1, Player 2, Player 3" in lines
    assert lines[-4:] == [
        "The end: a marker reached the end of the market",
        "1. Player 3: L. 5,736",
        "2. Player 1: L. 5,546",
        "3. Player 2: L. 3,813",
    ]
    assert len(lines) > session.length


def test_the_focus_goes_through_a_new_game_as_it_is_read(dialog: NewGameDialog) -> None:
    dialog.show()
    dialog.titles.setFocus()
    seen = []
    for _ in range(40):
        found = dialog.focusWidget()
        assert found is not None
        seen.append(found.accessibleName() or found.objectName() or getattr(found, "text", lambda: "")())
        QTest.keyClick(found, Qt.Key.Key_Tab)
        if dialog.focusWidget() is dialog.titles:
            break
    places = [seen.index(words) for words in ("Seat 1", "Seat 5", "Draw the seats by &lot", "pbem", "Bonds", "Cancel")]
    assert places == sorted(places)


def test_an_empty_library_says_so(window: MainWindow) -> None:
    window.menus.actions["resume"].trigger()
    dialog = shown(window, LibraryDialog)
    assert isinstance(dialog, LibraryDialog)
    assert dialog.games.topLevelItemCount() == 0
    assert dialog.trouble.text() == "No game has been played on this computer yet."


@pytest.mark.parametrize("entry", ["ranking", "shortcuts", "resume", "rules"])
def test_lists_in_dialogs_have_names_for_readers(window: MainWindow, start: Start, entry: str) -> None:
    start("Anna", "Bruno", "Carla")
    window.menus.actions[entry].trigger()
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    lists = [view for dialog in dialogs for view in dialog.findChildren(QAbstractItemView)]
    lists = [view for view in lists if view.isVisible() and not isinstance(view, QHeaderView)]
    assert lists
    assert all(view.accessibleName() for view in lists)
