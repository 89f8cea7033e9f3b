"""A window with its own settings and library, in English, closed after the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.ids import OptionId
from engine.session import Session
from engine.setup import Wish
from gui.i18n import LANGUAGE
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.window.starting import Start
from tests.helpers.windows import shown_window


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Whatever the test before spoke; texts need an application."""
    assert qapp is not None
    LANGUAGE.use("en")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    found = Settings(tmp_path / "settings.ini")
    found.language = "en"
    return found


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[MainWindow]:
    yield from shown_window(qtbot, settings, tmp_path)


@pytest.fixture
def start(window: MainWindow) -> Start:
    """Begin a game with these names and show it."""

    def begin(
        *names: str, title: str = "1849", seed: int = 1, profile: str = "", options: frozenset[str] = frozenset()
    ) -> Session:
        wish = Wish(names=names, seed=seed, profile=profile, options=frozenset(map(OptionId, options)))
        session = window.desk.start(title, wish)
        window.show_session(session)
        return session

    return begin
