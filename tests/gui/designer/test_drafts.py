"""Work that was not saved outlives a crash, of every designer that was open; what is saved or thrown away leaves nothing."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from engine.data.assets import ASSETS
from engine.designer.document import open_document
from engine.designer.edits import PaintTerrain, SetTitleField
from engine.ids import HexId
from engine.store import data_folder
from gui.designer import drafts
from gui.designer.model import DesignModel
from gui.designer.open_dialog import OpenDialog
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design

HILL = PaintTerrain((HexId("B4"),), "hill")
CRASH = """
import os
from PySide6.QtCore import QCoreApplication
from engine.data.assets import ASSETS
from engine.designer.document import open_document
from engine.designer.edits import PaintTerrain
from gui.designer.drafts import DraftKeeper
from gui.designer.model import DesignModel
application = QCoreApplication([])
model = DesignModel(open_document(ASSETS / "games" / "1849"))
keeper = DraftKeeper(model)
model.do(PaintTerrain(("B4",), "hill"))
keeper.keep()
print(keeper.path.name, flush=True)
os.abort()
"""


@pytest.fixture(autouse=True)
def _no_draft_is_left() -> Iterator[None]:
    yield
    for path in (data_folder() / drafts.OLD_FILE, *drafts.drafts_folder().glob("*")):
        path.unlink(missing_ok=True)


def offered(qtbot: QtBot) -> OpenDialog:
    dialog = OpenDialog()
    qtbot.addWidget(dialog)
    return dialog


def test_a_crash_leaves_a_draft_that_is_offered_and_goes_on_in_its_file(design: Design, qtbot: QtBot) -> None:
    # The environment keeps the other program to the folder of this test.
    crashed = subprocess.run(
        [sys.executable, "-c", CRASH], capture_output=True, text=True, env=dict(os.environ), timeout=60, check=False
    )
    assert crashed.returncode != 0
    assert crashed.stdout.strip() == "1849-1.json"
    dialog = offered(qtbot)
    assert "1849" in dialog.titles.item(0).text()
    with qtbot.waitSignal(dialog.opened) as found:
        dialog.accept()
    assert found.args is not None
    document, folder, path = found.args
    assert (document.files.maps[0].hexes["B4"].terrain, folder, path.name) == ("hill", None, "1849-1.json")
    window = design(model=DesignModel(document, folder, unsaved=True))
    window.drafts.adopt(path)
    assert window.model.unsaved
    assert not window.model.can_undo
    # It is this designer's now, nobody else's, and another crash would leave it again.
    assert drafts.left_drafts() == ()
    window.drafts.release()
    [again] = drafts.left_drafts()
    assert again.path == path


def test_two_designers_keep_two_drafts_and_offer_none_of_one_that_runs(design: Design, qtbot: QtBot) -> None:
    one, two = design(), design()
    one.model.do(HILL)
    two.model.do(SetTitleField("name", "Two"))
    for window in (one, two):
        window.drafts.keep()
    assert one.drafts.path != two.drafts.path
    assert drafts.left_drafts() == ()
    assert not offered(qtbot).discard.isEnabled()
    one.drafts.release()
    assert [left.draft.name for left in drafts.left_drafts()] == ["1849"]
    two.model.undo()
    two.drafts.keep()
    two.drafts.release()
    assert [left.draft.name for left in drafts.left_drafts()] == ["1849"]


def test_a_change_is_kept_soon_however_many_follow(design: Design) -> None:
    window = design()
    window.model.do(HILL)
    waits = window.drafts.latest.remainingTime()
    window.model.do(SetTitleField("name", "Another"))
    assert window.drafts.timer.isActive()
    assert window.drafts.latest.isActive()
    assert window.drafts.latest.remainingTime() <= waits
    window.drafts.latest.timeout.emit()
    assert window.drafts.path is not None
    assert not window.drafts.timer.isActive()


def test_the_draft_of_earlier_versions_is_offered_and_its_file_goes_when_it_is_saved(
    design: Design, qtbot: QtBot, tmp_path: Path
) -> None:
    first = design()
    first.model.do(HILL)
    first.drafts.keep()
    assert first.drafts.path is not None
    old = data_folder() / "draft.json"
    first.drafts.path.rename(old)
    dialog = offered(qtbot)
    with qtbot.waitSignal(dialog.opened) as found:
        dialog.accept()
    assert found.args is not None
    first.commands._opened(*found.args)
    assert first.model.files.maps[0].hexes["B4"].terrain == "hill"
    assert first.drafts.path == old
    assert first.commands.write(tmp_path / "mine")
    assert not old.exists()
    assert drafts.left_drafts() == ()


def test_unsaved_work_is_gone_on_with_or_thrown_away_but_no_new_map_begins_from_it(
    design: Design, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = design()
    first.model.do(SetTitleField("name", "Unsaved"))
    first.drafts.keep()
    first.drafts.release()
    dialog = offered(qtbot)
    assert "Unsaved (1849)" in dialog.titles.item(0).text()
    dialog.start.setChecked(True)
    assert dialog.titles.currentRow() == 1
    assert not dialog.discard.isEnabled()
    dialog.titles.setCurrentRow(0)
    assert dialog.edit.isChecked()
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop(0))
    dialog.discard.click()
    assert len(drafts.left_drafts()) == 1
    dialog.discard.click()
    assert drafts.left_drafts() == ()
    assert "Unsaved" not in dialog.titles.item(0).text()


def test_a_draft_that_cannot_be_used_is_told_and_stays(qtbot: QtBot, design: Design) -> None:
    design()
    folder = drafts.drafts_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate((b"{", b"\x89PNG", b'{"title": 3}')):
        (folder / f"wrong-{number}.json").write_bytes(content)
    assert drafts.left_drafts() == ()
    wrong = {"title": "../x", "name": "X", "folder": "", "files": {"title.json": {}}, "origin": {}}
    (folder / "x-1.json").write_bytes(msgspec.json.encode(wrong))
    dialog = offered(qtbot)
    dialog.accept()
    assert dialog.trouble.text().startswith("✗")
    assert len(list(folder.glob("*.json"))) == 4


def test_closing_or_another_title_leaves_nothing(design: Design) -> None:
    window: DesignerWindow = design()
    window.model.do(HILL)
    window.drafts.keep()
    window.model.show(open_document(ASSETS / "games" / "pa20"), None)
    assert list(drafts.drafts_folder().glob("*")) == []
    window.model.do(SetTitleField("name", "Another"))
    window.drafts.keep()
    assert window.drafts.path is not None
    assert window.drafts.path.name == "pa20-1.json"
    window.close()
    assert list(drafts.drafts_folder().glob("*")) == []


def test_a_disk_that_cannot_be_written_is_asked_once(design: Design) -> None:
    window = design()
    data_folder().mkdir(parents=True, exist_ok=True)
    blocked = drafts.drafts_folder()
    if blocked.is_dir():
        blocked.rmdir()
    blocked.write_text("", encoding="utf-8")
    try:
        window.model.do(HILL)
        window.drafts.keep()
        assert window.drafts.failed
        window.drafts.keep()
    finally:
        blocked.unlink()
