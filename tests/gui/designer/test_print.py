"""The print dialog: settings, what cannot be, and a file written beside the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from engine.designer.playing import playable
from gui.designer.print_dialog import PrintDialog
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design

SAVE = QDialogButtonBox.StandardButton.Save


def dialog_of(window: DesignerWindow) -> PrintDialog:
    window.commands.print()
    [found] = window.findChildren(PrintDialog)
    return found


def test_settings_follow_the_fields(design: Design) -> None:
    dialog = dialog_of(design())
    assert (dialog.settings().width, dialog.settings().hex, dialog.settings().tile) == (210, 40, 38)
    assert dialog.sheets() == ("board", "tiles")
    dialog.paper.setCurrentIndex(dialog.paper.findData("a3"))
    dialog.landscape.setChecked(True)
    assert (dialog.settings().width, dialog.settings().height) == (420, 297)
    dialog.paper.setCurrentIndex(dialog.paper.findData("custom"))
    dialog.landscape.setChecked(False)
    dialog.wide.setValue(500)
    dialog.high.setValue(700)
    dialog.sizes["bleed"].setValue(3)
    dialog.marks.setChecked(False)
    settings = dialog.settings()
    assert (settings.width, settings.height, settings.bleed, settings.cut_marks) == (500, 700, 3, False)


def test_what_cannot_be_printed_is_said_at_once(design: Design) -> None:
    dialog = dialog_of(design())
    for box in dialog.what.values():
        box.setChecked(False)
    assert dialog.trouble.text().startswith("✗")
    assert not dialog.buttons.button(SAVE).isEnabled()
    dialog.what["tiles"].setChecked(True)
    assert dialog.trouble.text() == ""
    dialog.paper.setCurrentIndex(dialog.paper.findData("custom"))
    dialog.wide.setValue(80)
    dialog.sizes["margin"].setValue(38)
    assert dialog.trouble.text().startswith("✗")


def test_a_pdf_is_written_in_another_process(
    design: Design, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = design()
    dialog = dialog_of(window)
    path = tmp_path / "sicilia.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    with qtbot.waitSignal(dialog.printed, timeout=120_000) as printed:
        dialog.buttons.button(SAVE).click()
    assert printed.args is not None
    assert printed.args[1] > 4
    assert path.read_bytes().startswith(b"%PDF")
    assert str(path) in window.statusBar().currentMessage()


def test_a_file_that_cannot_be_written_is_told(design: Design, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(design())
    dialog.what["board"].setChecked(False)
    dialog.print(tmp_path / "no" / "such" / "folder.pdf")
    qtbot.waitUntil(lambda: dialog.trouble.text().startswith("✗"), timeout=60_000)
    assert dialog.isVisible()


def test_a_title_that_cannot_be_played_cannot_be_printed(design: Design) -> None:
    from engine.designer.edits import SetTitleField

    window = design()
    window.model.do(SetTitleField("rules", "nobody"))
    window.commands.print()
    assert window.findChildren(PrintDialog) == []
    assert window.statusBar().currentMessage().startswith("✗")
    window.model.undo()
    assert playable(window.model.document).name == "1849"
