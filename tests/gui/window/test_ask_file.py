"""A name without an ending gets one; a file that is there already under the whole name is never replaced unasked."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gui.ask_file import ask_file
from gui.settings import Settings

Button = QMessageBox.StandardButton


def answered(monkeypatch: pytest.MonkeyPatch, chosen: Path, button: Button) -> list[str]:
    """The dialogs are answered; what was asked about replacing."""
    asked: list[str] = []

    def question(_parent: QWidget, _title: str, text: str, *_rest: object) -> Button:
        asked.append(text)
        return button

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_rest: (str(chosen), ""))
    monkeypatch.setattr(QMessageBox, "question", question)
    return asked


@pytest.mark.parametrize("button", [Button.Yes, Button.No])
def test_the_completed_name_is_asked_about(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, button: Button
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    (tmp_path / "turn.pdf").write_text("before")
    asked = answered(monkeypatch, tmp_path / "turn", button)
    found = ask_file(parent, Settings(tmp_path / "s.ini"), "Save", "pdf")
    assert found == (None if button == Button.No else tmp_path / "turn.pdf")
    assert len(asked) == 1
    assert "turn.pdf" in asked[0]


def test_a_new_name_and_a_whole_name_are_not_asked_about_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    settings = Settings(tmp_path / "s.ini")
    (tmp_path / "old.pdf").write_text("before")
    for chosen, expected in (("new", "new.pdf"), ("old.pdf", "old.pdf")):
        asked = answered(monkeypatch, tmp_path / chosen, Button.No)
        assert ask_file(parent, settings, "Save", "pdf") == tmp_path / expected
        assert asked == []
