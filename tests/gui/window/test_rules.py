"""The rules help in the window: open at the step, at a refusal's rule, searchable, in the language in use; and the demo game."""

from PySide6.QtWidgets import QTextEdit
from pytestqt.qtbot import QtBot

from engine.actions import BidPrivate
from engine.ids import EntityId, PrivateId
from gui.desk import DEMO
from gui.dialogs.rules import RulesDialog
from gui.main_window import MainWindow
from tests.gui.window.starting import Start


def shown(window: MainWindow) -> RulesDialog:
    dialog = window.findChild(RulesDialog)
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def test_the_help_opens_at_the_rule_of_the_present_step(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    window.menus.actions["rules"].trigger()
    assert shown(window).shown_rule() == "R-1.8"
    assert not shown(window).isModal()
    for _ in range(5):
        window.controller.do(window.controller.offers()[0].action)
    assert window.controller.step() == "start_price"
    window.menus.actions["rules"].trigger()
    assert shown(window).shown_rule() == "R-1.13"
    assert len(window.findChildren(RulesDialog)) == 1


def test_a_refusal_leads_to_its_rule(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    assert window.turn.rule.isHidden()
    window.controller.do(BidPrivate(EntityId("P1"), PrivateId("SIGI"), 49))
    assert window.turn.rule.text() == "Read rule §1.9"
    window.turn.rule.click()
    assert shown(window).shown_rule() == "R-1.9"
    window.controller.do(window.controller.offers()[0].action)
    assert window.turn.rule.isHidden()


def test_words_are_searched_in_numbers_headings_and_texts(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    window.menus.actions["rules"].trigger()
    dialog = shown(window)
    everything = dialog.found()
    dialog.search.setText("earthquake")
    assert dialog.found() == ["R-3.2.7", "R-3.9"]
    assert dialog.shown_rule() == "R-3.2.7"
    places: list[QTextEdit.ExtraSelection] = dialog.text.extraSelections()
    assert len(places) >= 3
    dialog.search.returnPressed.emit()
    assert dialog.shown_rule() == "R-3.9"
    dialog.search.setText("r-3.10.2")
    assert dialog.found() == ["R-3.10.2"]
    dialog.search.clear()
    assert dialog.found() == everything


def test_the_help_follows_the_language_and_keeps_its_place(qtbot: QtBot, window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    window.commands.rules("R-3.4.4")
    dialog = shown(window)
    assert dialog.windowTitle() == "1849: the rules as played"
    window.settings.language = "it"
    qtbot.waitUntil(lambda: dialog.windowTitle() == "1849: le regole come si giocano")
    assert dialog.shown_rule() == "R-3.4.4"
    assert "Lunghezza" in dialog.text.toPlainText()


def test_every_title_has_its_book_and_a_rule_of_another_is_found(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla", title="pa20")
    window.menus.actions["rules"].trigger()
    assert shown(window).shown_rule() == "A-SET-3"
    window.commands.rules("R-2.2.2")
    assert shown(window).shown_rule() == "R-2.2.2"
    assert shown(window).books.currentData() == "1849"
    shown(window).present.click()
    assert shown(window).shown_rule() == "A-SET-3"


def test_the_help_scrolls_to_the_rule(qtbot: QtBot, window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    window.commands.rules("V-5")
    bar = shown(window).text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > bar.maximum() // 2)


def test_the_demo_game_is_opened_as_a_copy(window: MainWindow) -> None:
    before = DEMO.read_bytes()
    window.menus.actions["demo"].trigger()
    session = window.controller.session
    assert session is not None
    assert [seat.name for seat in session.game.seats] == ["Rosalia", "Agata", "Salvatore"]
    window.controller.undo()
    window.controller.do(window.controller.offers()[0].action)
    assert DEMO.read_bytes() == before
