"""What the window does when the library cannot keep a game, and when it has one already."""

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate
from engine.errors import DataError
from engine.ids import EntityId, PrivateId
from engine.messages import Key
from engine.saves import write_save
from engine.session import Session
from gui.desk import Desk
from gui.dialogs.reply import ReplyDialog
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.window.playing import press
from tests.gui.window.starting import Start

FRONT = BidPrivate(EntityId("P1"), PrivateId("SCE"), 20)


@pytest.fixture
def saved(window: MainWindow, start: Start, tmp_path: Path) -> Path:
    """A game after its auction in a file; the library has it as well."""
    session = start("Anna", "Bruno", "Carla")
    for _ in range(5):
        press(window, "Buy for")
    press(window, "L. 68")
    path = tmp_path / "game.json"
    write_save(path, session)
    return path


def kept(window: MainWindow) -> list[int]:
    """Moves of each game in the library."""
    library = window.desk.library()
    assert library is not None
    return sorted(game.actions for game in library.games())


def shown(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def test_the_slider_writes_nothing_however_far_it_is_dragged(
    window: MainWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_file(saved)
    written: list[object] = []
    library = window.desk.library()
    assert library is not None
    monkeypatch.setattr(library, "transaction", lambda: written.append("a transaction"))
    slider = window.history.slider
    for position in (*range(slider.maximum(), -1, -1), slider.maximum()):
        slider.setValue(position)
    assert written == []
    assert shown(window).position == slider.maximum()


def test_a_file_whose_game_the_library_has_makes_no_second_entry(window: MainWindow, saved: Path) -> None:
    before = kept(window)
    window.open_file(saved)
    assert kept(window) == before
    assert window.turn.notice.text() == "The library had this game already; it goes on there."
    shown(window).undo()
    library = window.desk.library()
    assert library is not None
    assert library.games()[0].position == shown(window).position
    window.open_file(saved)
    assert kept(window) == before
    assert library.games()[0].position == shown(window).position == shown(window).length


def test_a_file_whose_game_went_on_is_a_game_of_its_own(window: MainWindow, saved: Path) -> None:
    window.open_file(saved)
    offer = next(offer for offer in window.controller.offers() if offer.vary is None and not offer.free)
    assert window.controller.do(offer.action)
    window.open_file(saved)
    dialog = window.findChild(ReplyDialog)
    assert dialog is not None
    dialog.copy.click()
    assert len(kept(window)) == 2
    assert window.turn.notice.isHidden()


def test_a_library_removed_while_the_window_is_open_is_begun_anew_with_the_game(
    window: MainWindow, start: Start, tmp_path: Path
) -> None:
    session = start("Anna", "Bruno", "Carla")
    shutil.rmtree(tmp_path / "library")
    assert not window.controller.do(FRONT)
    assert window.turn.notice.text().endswith("A new one holds this game from now on; please repeat the move.")
    assert window.controller.do(FRONT)
    assert kept(window) == [1]
    window.desk.close()
    again = Desk(tmp_path / "library")
    running = again.running()
    assert running is not None
    assert again.resume(running.id).state.digest() == session.state.digest()
    again.close()


def test_a_second_window_on_the_same_library_says_that_its_game_is_not_kept(
    qtbot: QtBot, window: MainWindow, saved: Path, settings: Settings, tmp_path: Path
) -> None:
    other = MainWindow(settings, Desk(tmp_path / "library"))
    qtbot.addWidget(other)
    other.show()
    other.open_file(saved)
    words = other.turn.notice.text()
    assert "is in use by another window of the program" in words
    assert words.endswith("This game is not kept: save it as a file before you close the window.")
    assert other.controller.offers()
    before = kept(window)
    offer = next(offer for offer in other.controller.offers() if offer.vary is None and not offer.free)
    assert other.controller.do(offer.action)
    assert kept(window) == before
    other.close()


def test_a_broken_file_is_told_even_while_the_library_is_in_use(
    qtbot: QtBot, window: MainWindow, saved: Path, settings: Settings, tmp_path: Path
) -> None:
    other = MainWindow(settings, Desk(tmp_path / "library"))
    qtbot.addWidget(other)
    other.show()
    other.open_file(tmp_path / "nothing.json")
    assert other.turn.notice.text() == f"There is no file {tmp_path / 'nothing.json'}."
    other.close()


def test_a_file_that_cannot_be_written_is_told_without_a_game_too(window: MainWindow) -> None:
    window.controller.failed.emit(DataError(Key.FILE_UNWRITABLE, file="figures.csv", reason="no"))
    assert window.turn.notice.text() == "✗ The file figures.csv cannot be written: no."
