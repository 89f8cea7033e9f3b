"""The window around the choices: history, languages, looks, library, files, programs, errors."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate, ChooseHome, DeclareBankruptcy, Pass
from engine.errors import TrinacriaError
from engine.ids import EntityId, PrivateId
from engine.messages import Key
from engine.saves import write_save
from engine.setup import Wish
from gui import app
from gui.board.click import Click
from gui.bot_player import BotPlayer
from gui.desk import Desk
from gui.main_window import MainWindow
from gui.panels.turn import LARGEST_NAME
from gui.panels.turn_parts import AmountChoice, ChoiceButton
from gui.settings import Settings
from gui.standings import ranked, worth_of
from tests.gui.window.playing import choices, press
from tests.gui.window.starting import Start


def auction(window: MainWindow, price: str = "L. 68") -> None:
    for _ in range(5):
        press(window, "Buy for")
    press(window, price)


def test_looking_back_changes_nothing_and_offers_nothing(window: MainWindow, start: Start) -> None:
    session = start("Anna", "Bruno", "Carla")
    auction(window)
    window.history.slider.setValue(2)
    assert session.position == 6
    assert window.turn.who.text() == "Carla"
    assert choices(window) == []
    assert window.history.branch.isVisible()
    press_button(window, "Back to the present")
    assert choices(window)
    assert not window.history.branch.isVisible()


def test_undo_to_here_and_redo(window: MainWindow, start: Start) -> None:
    session = start("Anna", "Bruno", "Carla")
    auction(window)
    window.history.slider.setValue(2)
    QTest.mouseClick(window.history.back_to, Qt.MouseButton.LeftButton)
    assert (session.position, session.length) == (2, 6)
    window.menus.actions["redo"].trigger()
    assert session.position == 3


def test_play_on_from_here_makes_a_copy(window: MainWindow, start: Start) -> None:
    session = start("Anna", "Bruno", "Carla")
    auction(window)
    window.history.slider.setValue(1)
    QTest.mouseClick(window.history.branch, Qt.MouseButton.LeftButton)
    copy = window.controller.session
    assert copy is not None
    assert copy is not session
    assert (copy.position, copy.length) == (1, 1)
    assert session.length == 6
    library = window.desk.library()
    assert library is not None
    assert sorted(game.actions for game in library.games()) == [1, 6]


def test_the_running_game_is_offered_after_a_crash(
    qtbot: QtBot, window: MainWindow, start: Start, settings: Settings, tmp_path: Path
) -> None:
    session = start("Anna", "Bruno", "Carla")
    auction(window)
    digest = session.state.digest()
    window.desk.close()  # what the system does when a process dies
    again = MainWindow(settings, Desk(tmp_path / "library"))
    qtbot.addWidget(again)
    again.show()
    again.offer_start()
    press_button(again, "Continue: Anna, Bruno, Carla")
    assert again.controller.state.digest() == digest
    again.close()


def test_a_file_is_opened_and_a_broken_one_told_in_a_sentence(window: MainWindow, start: Start, tmp_path: Path) -> None:
    session = start("Anna", "Bruno", "Carla")
    auction(window)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    write_save(good, session)
    bad.write_bytes(good.read_bytes()[:300])
    window.show_session(None)
    window.open_file(bad)
    assert window.controller.session is None
    assert window.turn.notice.text().startswith(f"The file {bad} is incomplete: it breaks off at ")
    window.open_file(good)
    assert window.controller.state.digest() == session.state.digest()


def test_the_language_changes_while_the_window_is_open(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    english = [button.text() for button in choices(window)]
    assert english[0] == "&Buy for L. 20"
    window.settings.language = "it"
    QApplication.processEvents()
    italian = [button.text() for button in choices(window)]
    assert len(italian) == len(english)
    assert italian[0] == "&Compra per L. 20"
    assert window.history.undo.text() == "↶ Annulla"
    assert window.menus.actions["new"].text() == "&Nuova partita…"
    assert window.docks["turn"].windowTitle() == "Turno"
    window.settings.language = "en"
    QApplication.processEvents()
    assert [button.text() for button in choices(window)] == english


def test_text_size_and_colours_change_at_once(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    before = window.turn.who.font().pixelSize()
    for _ in range(5):
        window.menus.actions["larger"].trigger()
    assert window.turn.who.font().pixelSize() == min(round(21 * before / 14), LARGEST_NAME)
    window.menus.actions["normal"].trigger()
    assert window.turn.who.font().pixelSize() == before
    window.settings.theme = "dark"
    assert window.scene.theme.id == "dark"
    assert QApplication.palette().window().color().lightness() < 128


def test_the_largest_text_leaves_names_and_choices_whole_on_a_small_screen(
    window: MainWindow, start: Start, qtbot: QtBot
) -> None:
    start("Anna", "Bruno", "Carla")
    auction(window)
    window.resize(1366, 768)
    window.settings.text_percent = 220
    heads = (window.turn.moment, window.turn.who, window.turn.whose)
    qtbot.waitUntil(lambda: all(head.height() >= head.heightForWidth(head.width()) for head in heads))
    button = choices(window)[0]
    assert button.visibleRegion().boundingRect().height() == button.height()


def test_beside_a_reason_in_the_largest_text_the_head_gives_way_to_the_choices(
    window: MainWindow, start: Start, qtbot: QtBot
) -> None:
    start("Anna", "Bruno", "Carla")
    window.resize(1366, 768)
    refusal = window.controller.check(BidPrivate(EntityId("P2"), PrivateId("SCE"), 20))
    assert refusal is not None
    window.turn.show_refusal(refusal)
    assert not window.turn.whose.isHidden()
    window.settings.text_percent = 220
    window.turn.show_refusal(refusal)
    assert window.turn.whose.isHidden()
    press(window, "Buy for")
    assert not window.turn.whose.isHidden()


def test_the_home_is_chosen_on_the_board(window: MainWindow, start: Start) -> None:
    """R-2.3.6: the corporation with several homes comes first in this draw."""
    start("Anna", "Bruno", "Carla", seed=2)
    auction(window)
    offered = [offer.action for offer in window.controller.offers() if isinstance(offer.action, ChooseHome)]
    assert len(offered) == 5
    window.view.clicked.emit(Click(offered[2].place.hex))
    placed = window.controller.state.board.tokens
    assert [(token.corporation, token.place) for token in placed] == [("AFG", offered[2].place)]


def test_a_program_plays_its_seat_and_rests_after_an_undo(qtbot: QtBot, window: MainWindow) -> None:
    wish = Wish(names=("Anna", "Robo", "Carla"), seed=1, bots=("", "greedy", ""))
    session = window.desk.start("1849", wish)
    window.show_session(session)
    assert isinstance(window.bots, BotPlayer)
    press(window, "Buy for")
    assert choices(window) == []
    qtbot.waitUntil(lambda: session.position == 2)
    assert window.turn.who.text() == "Carla"
    window.menus.actions["undo"].trigger()
    assert window.bots.resting
    press_button(window, "Let it play")
    qtbot.waitUntil(lambda: session.position == 2)


def test_a_seat_of_a_program_that_is_not_known_is_played_by_hand(window: MainWindow) -> None:
    session = window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), bots=("", "of tomorrow", "")))
    window.show_session(session)
    press(window, "Buy for")
    assert window.turn.who.text() == "Bruno"
    press(window, "Buy for")
    assert session.position == 2


def test_commands_that_need_a_game_wait_for_one(window: MainWindow, start: Start) -> None:
    assert not window.menus.actions["save"].isEnabled()
    start("Anna", "Bruno", "Carla")
    assert window.menus.actions["save"].isEnabled()


def test_an_unexpected_error_is_one_sentence_and_play_goes_on(
    window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(app, "log_file", lambda: tmp_path / "log" / "errors.log")
    monkeypatch.setattr(app.LOG, "error", lambda *_, **__: None)
    start("Anna", "Bruno", "Carla")
    error = ZeroDivisionError()
    app.hook(window.show_failure)(type(error), error, None)
    assert window.turn.notice.text().startswith("Something went wrong inside the program.")
    assert "ZeroDivisionError" in (tmp_path / "log" / "errors.log").read_text()
    assert window.controller.do(Pass(EntityId("P1")))


def test_a_move_that_cannot_be_kept_is_not_made(
    window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start("Anna", "Bruno", "Carla")

    def full(*_: object) -> None:
        raise TrinacriaError(Key.FILE_UNWRITABLE, file="library", reason="disk full")

    monkeypatch.setattr(session.journal, "append", full)
    assert not window.controller.do(BidPrivate(EntityId("P1"), PrivateId("SCE"), 20))
    assert session.position == 0
    assert window.turn.notice.text() == "✗ The file library cannot be written: disk full."


def test_arguments() -> None:
    assert app.read_arguments(["--lang", "it", "--open", "game.json"]) == app.Arguments("it", Path("game.json"))
    assert app.read_arguments(["--lang=en"]) == app.Arguments("en")
    for wrong in (["--lang", "fr"], ["--open"], ["--nothing"]):
        with pytest.raises(TrinacriaError) as found:
            app.read_arguments(wrong)
        assert found.value.key is Key.ARGUMENTS_WRONG


def press_button(window: MainWindow, words: str) -> None:
    """Press a button of the turn panel that is no choice of the game."""
    for button in window.turn.findChildren(QPushButton):
        if button.isVisible() and button.text().replace("&", "") == words:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    raise AssertionError(words)


def test_the_start_page_shows_a_demo_game(window: MainWindow) -> None:
    window.offer_start()
    press_button(window, "Look at a demo game")
    session = window.controller.session
    assert session is not None
    assert session.length > 100


def test_the_focus_goes_from_the_first_choice_to_the_pass(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    auction(window)
    first, *others = choices(window)
    first.setFocus()
    seen = [first.text()]
    for _ in others:
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        found = window.focusWidget()
        assert isinstance(found, QPushButton)
        seen.append(found.text())
    assert seen == ["L. 68", "L. 100", "Buy 10 %: L. 68", "unless it &concerns me", "in an&y case", "&Pass"]


def test_a_finished_game_shows_what_worth_is_made_of(window: MainWindow, shared: Path) -> None:
    """The recorded end: each player's parts add up to the result that stands in the file."""
    file = shared / "replays" / "sicilia_3p.18xx.json"
    window.open_file(file)
    session = window.controller.session
    assert session is not None
    result = json.loads(file.read_text())["result"]
    rows = ranked(session.rules, session.game, session.state)
    assert sorted((worth for _, _, worth in rows), reverse=True) == sorted(result.values(), reverse=True)
    for _, player, worth in rows:
        parts = worth_of(session.rules, session.game, session.state, player)
        assert parts.cash + parts.shares + parts.privates - parts.loans == worth
        cash = f"L. {session.state.players[player].cash:,}"
        assert [label for label in window.turn.findChildren(QLabel) if label.text().startswith(f"cash {cash} +")]


def test_enter_takes_no_amount_that_nobody_has_set(window: MainWindow, shared: Path) -> None:
    """In an emergency the first choices are trains of others, whose price is to be agreed."""
    window.open_file(shared / "replays" / "gen_1849_4p_b.18xx.json")
    session = window.controller.session
    assert session is not None
    broke = next(at for at, entry in enumerate(session.entries) if isinstance(entry.action, DeclareBankruptcy))
    window.controller.jump(broke)
    assert window.turn.findChildren(AmountChoice)
    window.turn.focus_default()
    focused = window.focusWidget()
    assert isinstance(focused, ChoiceButton)
    assert not isinstance(focused.parentWidget(), AmountChoice)
