"""The menus, in both languages."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from gui.i18n import LANGUAGE, LANGUAGES
from gui.main_window import MainWindow


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
