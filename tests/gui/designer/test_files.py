"""Files in and out: the neighbours' format with its report, pictures, saving under another name, bad input."""

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from engine.data.assets import ASSETS
from engine.data.loader import load_title
from engine.designer.document import copied, new_document, open_document, save
from engine.designer.edits import SetTitleField
from engine.interop.maker_report import Loss, Reason
from gui.designer.maker_dialogs import ImportDialog, LossesDialog, reason_text
from gui.designer.model import DesignModel
from gui.designer.open_dialog import OpenDialog
from gui.designer.save_dialog import SaveDialog
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design


def answer(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """What the person picks in the file dialogs."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (1234, True))


def test_export_and_import_of_the_neighbours_format(
    design: Design, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = design()
    path = tmp_path / "sicilia.json"
    answer(monkeypatch, path)
    window.commands.export_maker()
    assert json.loads(path.read_text(encoding="utf-8"))["info"]["title"] == "1849"
    [report] = window.findChildren(LossesDialog)
    assert report.list.topLevelItemCount() > 0
    assert report.as_text().count("\n") == report.list.topLevelItemCount()
    report.close()
    window.commands.import_maker()
    [dialog] = window.findChildren(ImportDialog)
    assert dialog.id.text() == "sicilia"
    hexes = dict(window.model.files.maps[0].hexes)
    with qtbot.waitSignal(window.model.replaced):
        dialog.accept()
    # The format has no rows above A: hexes move down together and keep their names.
    names = sorted(shape.name for shape in hexes.values())
    assert sorted(shape.name for shape in window.model.files.maps[0].hexes.values()) == names


@pytest.mark.parametrize("content", [b"not json", b"\x89PNG\r\n\x1a\n\x00\x00", b"[]", b'{"info": 7}', b"{" * 100_000])
def test_a_file_that_is_none_is_told_and_changes_nothing(design: Design, tmp_path: Path, content: bytes) -> None:
    window = design()
    before = window.model.document
    path = tmp_path / "wrong.json"
    path.write_bytes(content)
    dialog = ImportDialog(path, window)
    dialog.accept()
    assert dialog.trouble.text().startswith("✗")
    assert window.model.document is before


def test_every_reason_has_words() -> None:
    assert len({reason_text(reason) for reason in Reason}) == len(Reason)


def test_the_report_of_nothing_lost_says_so(design: Design, tmp_path: Path) -> None:
    design()
    assert "✓" in LossesDialog((), tmp_path / "a.json").head.text()
    one = LossesDialog((Loss(Reason.ASSUMED, "map[0]", "field", "7"),), tmp_path / "a.json")
    assert one.list.topLevelItemCount() == 1


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_pictures_of_the_map(design: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    window = design()
    path = tmp_path / f"map.{ending}"
    answer(monkeypatch, path)
    window.commands.picture()
    assert path.stat().st_size > 10_000
    if ending == "png":
        assert QImage(str(path)).width() == 1234


def test_a_folder_that_is_no_title_is_told(design: Design, tmp_path: Path) -> None:
    window = design()
    before = window.model.document
    assert not window.commands.open_folder(tmp_path)
    (tmp_path / "title.json").write_text('{"extends": "../../etc"}', encoding="utf-8")
    assert not window.commands.open_folder(tmp_path)
    (tmp_path / "title.json").write_bytes(b"\x89PNG\r\n\x1a\n")
    assert not window.commands.open_folder(tmp_path)
    assert window.statusBar().currentMessage().startswith("✗")
    assert window.model.document is before


def test_the_save_dialog_refuses_what_cannot_be(design: Design, tmp_path: Path) -> None:
    window = design()
    dialog = SaveDialog(window.model, window.settings, window)
    dialog.around.setText(str(tmp_path))
    save = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "title.json").write_text("{}", encoding="utf-8")
    for wrong in ("", "Sicilia", "../up", "a b", "taken", "1849", "pa20"):
        dialog.id.setText(wrong)
        assert not save.isEnabled()
        assert dialog.trouble.text().startswith("✗")
    dialog.id.setText("mine")
    dialog.around.setText(str(ASSETS / "games"))
    assert not save.isEnabled()
    dialog.around.setText(str(tmp_path))
    assert save.isEnabled()
    assert dialog.trouble.text() == ""
    assert window.commands.write(dialog.folder(), dialog.document())
    assert load_title(tmp_path / "mine", library=ASSETS).name == "1849"


def test_a_copy_can_hold_only_what_differs(design: Design, tmp_path: Path) -> None:
    window = design()
    dialog = SaveDialog(window.model, window.settings, window)
    dialog.around.setText(str(tmp_path))
    dialog.id.setText("mine")
    dialog.differences.setChecked(True)
    assert window.commands.write(dialog.folder(), dialog.document())
    assert json.loads((tmp_path / "mine" / "title.json").read_text(encoding="utf-8"))["extends"] == "1849"
    assert not (tmp_path / "mine" / "map.json").exists()
    assert len(load_title(tmp_path / "mine", library=ASSETS).hexes) == 73


def test_the_start_dialog_opens_or_begins(design: Design, qtbot: QtBot) -> None:
    design()
    dialog = OpenDialog()
    qtbot.addWidget(dialog)
    dialog.titles.setCurrentRow(0)
    with qtbot.waitSignal(dialog.opened) as opened:
        dialog.accept()
    assert opened.args is not None
    assert (opened.args[0].files.id, opened.args[1]) == ("1849", None)
    dialog.start.setChecked(True)
    dialog.name.setText("Elba")
    with qtbot.waitSignal(dialog.opened) as opened:
        dialog.accept()
    assert opened.args is not None
    assert (opened.args[0].files.title.name, len(opened.args[0].files.maps[0].hexes)) == ("Elba", 0)


def test_an_empty_map_can_be_seen(design: Design) -> None:
    document = new_document(open_document(ASSETS / "games" / "1849"), "elba", "Elba")
    window = design(model=DesignModel(document))
    assert window.scene.pages[0].map.hexes == ()
    assert not window.grab().isNull()


def test_what_another_program_wrote_meanwhile_is_not_overwritten_silently(
    design: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mine"
    save(copied(open_document(ASSETS / "games" / "1849"), "mine", overlay=False), folder)
    one = design(model=DesignModel(open_document(folder), folder))
    two = design(model=DesignModel(open_document(folder), folder))
    one.model.do(SetTitleField("name", "One"))
    two.model.do(SetTitleField("name", "Two"))
    asked: list[tuple[str, ...]] = []

    def refuse(_window: DesignerWindow, names: tuple[str, ...]) -> bool:
        asked.extend([names] if names else [])
        return not names

    monkeypatch.setattr(DesignerWindow, "may_overwrite", refuse)
    assert one.commands.save()
    assert asked == []
    assert not two.commands.save()
    assert asked == [("title.json",)]
    assert open_document(folder).files.title.name == "One"
    assert two.model.unsaved
    assert one.commands.save()
    assert len(asked) == 1
