"""The menus, in both languages."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from gui.i18n import LANGUAGE, LANGUAGES, TRANSLATIONS
from gui.main_window import MainWindow
from tests.architecture.test_translations import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_menu_has_a_letter_of_its_own(window: MainWindow, language: str) -> None:
    LANGUAGE.use(language)
    QApplication.processEvents()  # The words follow when Qt has told the window.
    bar = window.menuBar()
    menus = [found for action in bar.actions() if isinstance(found := action.menu(), QMenu)]
    assert len(menus) == len(bar.actions())
    for menu in [bar, *menus]:
        letters = [
            QKeySequence.mnemonic(action.text()).toString() for action in menu.actions() if not action.isSeparator()
        ]
        assert "" not in letters, [action.text() for action in menu.actions()]
        assert sorted(letters) == sorted(set(letters)), letters


def test_no_two_entries_have_the_same_keys(window: MainWindow) -> None:
    keys = [action.shortcut().toString() for action in window.menus.actions.values() if not action.shortcut().isEmpty()]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_a_turn_has_the_letter_of_a_menu(window: MainWindow, language: str) -> None:
    """Of two things with one letter Qt only moves the focus, and the next press opens the menu: Alt+letter would not choose."""
    LANGUAGE.use(language)
    QApplication.processEvents()
    menus = {QKeySequence.mnemonic(action.text()).toString() for action in window.menuBar().actions()}
    known = messages(TRANSLATIONS / "app_it.ts")
    choices = [(context, source) for context, source, _ in known if context in ("turn", "TurnPanel", "Banner")]
    assert len(choices) > 100
    words = [QCoreApplication.translate(context, source) for context, source in choices]
    assert [text for text in words if QKeySequence.mnemonic(text).toString() in menus] == []
