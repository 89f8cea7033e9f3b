"""A designer with its own settings, in English, closed after the test without a question."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.data.assets import ASSETS
from engine.designer.document import open_document
from gui.app import make_application
from gui.designer.model import DesignModel
from gui.designer.window import DesignerWindow
from gui.settings import Settings

Design = Callable[..., DesignerWindow]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    found = Settings(tmp_path / "settings.ini")
    found.language = "en"
    return found


@pytest.fixture
def design(qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Design]:
    """Open the designer on a shipped title or a document."""
    make_application(settings, "en")
    monkeypatch.setattr(DesignerWindow, "may_leave", lambda _self: True)
    opened: list[DesignerWindow] = []

    def begin(title: str = "1849", model: DesignModel | None = None) -> DesignerWindow:
        window = DesignerWindow(model or DesignModel(open_document(ASSETS / "games" / title)), settings)
        window.show()
        qtbot.waitExposed(window)
        opened.append(window)
        return window

    yield begin
    for window in opened:
        window.close()
        window.deleteLater()
    # Now, not when the next event loop ends: styling the next window would take all these along.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
