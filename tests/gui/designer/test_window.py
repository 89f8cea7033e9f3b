"""The designer's window beside the game's: opening, closing, drafts, words, keys, pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QMessageBox, QSpinBox
from pytestqt.qtbot import QtBot

from engine.data.assets import ASSETS
from engine.designer.document import open_document
from engine.designer.edits import PaintTerrain, SetTitleField
from engine.ids import HexId
from gui.designer.model import DesignModel
from gui.designer.open_dialog import OpenDialog
from gui.designer.start import Studio
from gui.designer.window import DesignerWindow
from gui.i18n import LANGUAGE
from gui.main_window import MainWindow
from gui.settings import Settings
from tests.gui.designer.conftest import Design
from tests.gui.designer.strokes import paint
from tests.helpers.windows import shown_window


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[MainWindow]:
    yield from shown_window(qtbot, settings, tmp_path)


def opened(window: MainWindow) -> tuple[Studio, DesignerWindow]:
    window.menus.actions["designer"].trigger()
    [dialog] = window.findChildren(OpenDialog)
    dialog.accept()
    [studio] = window.findChildren(Studio)
    assert studio.designer is not None
    return studio, studio.designer


def test_one_designer_at_a_time_and_both_windows_close_together(window: MainWindow) -> None:
    studio, designer = opened(window)
    window.menus.actions["designer"].trigger()
    assert studio.designer is designer
    assert window.close()
    assert studio.designer is None


def test_unsaved_work_keeps_both_windows_open_when_the_person_says_so(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio, designer = opened(window)
    designer.model.do(PaintTerrain((HexId("B4"),), "hill"))
    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    roles = {"stay": QMessageBox.ButtonRole.RejectRole, "discard": QMessageBox.ButtonRole.DestructiveRole}
    wanted = ["stay"]
    monkeypatch.setattr(
        QMessageBox,
        "clickedButton",
        lambda box: next(found for found in box.buttons() if box.buttonRole(found) is roles[wanted[0]]),
    )
    assert not window.close()
    assert studio.designer is designer
    assert asked == ["1849 has changes that are not saved."]
    wanted[0] = "discard"
    assert window.close()
    assert studio.designer is None


def test_a_title_that_cannot_be_played_is_told_and_the_window_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DesignerWindow, "may_leave", lambda _self: True)
    _, designer = opened(window)
    designer.model.do(SetTitleField("rules", "nobody"))
    designer.menus.actions["play"].trigger()
    assert designer.statusBar().currentMessage().startswith("✗")
    assert window.controller.session is None
    designer.model.undo()


def test_every_word_follows_the_language(design: Design) -> None:
    window = design()
    for late in (window.tiles, window.market, window.trains, window.companies, window.setups, window.title_page):
        window.pages.setCurrentWidget(late)
    before = [window.pages.tabText(index) for index in range(window.pages.count())]
    LANGUAGE.use("it")
    try:
        QApplication.processEvents()
        after = [window.pages.tabText(index) for index in range(window.pages.count())]
        assert "Tessere" in after
        assert all(one != other for one, other in zip(before, after, strict=True))
        assert window.menus.actions["undo"].text() == "&Annulla"
        assert "Binari" in window.palette_.buttons["track"].text()
        assert "Treni" in window.trains.content().grids[0].title.text()
    finally:
        LANGUAGE.use("en")


def test_every_field_has_a_name_for_screen_readers(design: Design) -> None:
    window = design()
    window.model.select([HexId("C5")])
    for late in (window.tiles, window.market, window.trains, window.companies, window.setups, window.title_page):
        window.pages.setCurrentWidget(late)
    window.commands.to_map()
    labelled = {
        label.buddy() for label in window.findChildren(type(window.findings.summary)) if label.buddy() is not None
    }
    nameless = [
        (type(field).__name__, type(field.parent()).__name__)
        for kind in (QComboBox, QLineEdit, QSpinBox, QAbstractButton)
        for field in window.findChildren(kind)
        if not field.accessibleName()
        and field not in labelled
        and not (isinstance(field, QAbstractButton) and field.text())
        and not field.objectName().startswith("qt_")
        and not isinstance(field.parentWidget(), QComboBox | QSpinBox)
        and field.isVisibleTo(window)
    ]
    assert nameless == []


def test_the_cursor_moves_over_hexes_and_empty_cells_by_keys(design: Design) -> None:
    window = design()
    window.choose_tool("hexes")
    window.view.setFocus()
    page = window.scene.pages[0]
    window.view.put_cursor(window.scene.spot_of(page.map.id, window.scene.hex_of(HexId("C5")).cell))
    QTest.keyClick(window.view, Qt.Key.Key_Up)
    assert window.view.cursor_spot is not None
    assert window.view.cursor_spot.name == "A5"
    QTest.keyClick(window.view, Qt.Key.Key_Left)
    QTest.keyClick(window.view, Qt.Key.Key_Left)
    spot = window.view.cursor_spot
    assert (spot.name, spot.hex) == ("A3", None)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert "A3" in window.model.files.maps[0].hexes
    QTest.keyClick(window.view, Qt.Key.Key_Delete)
    assert "A3" not in window.model.files.maps[0].hexes
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.view.tool is window.tools["select"]


def test_zoom_pan_and_themes(design: Design, settings: Settings) -> None:
    window = design()
    before = window.view.zoom_level()
    window.commands.closer()
    assert window.view.zoom_level() > before
    window.commands.farther()
    window.view.fit()
    for theme in ("dark", "contrast", "safe", "light"):
        settings.theme = theme
        assert window.scene.theme.id == theme
        assert not window.grab().isNull()
    window.commands.hex_ids()
    assert window.scene.look_of(HexId("C5")).notes.captions == ("C5",)


def test_hexes_of_both_orientations_and_parities_are_met_by_the_pointer(design: Design) -> None:
    window = design("pa20")
    assert {page.map.orientation.value for page in window.scene.pages} <= {"flat", "pointy"}
    for page in window.scene.pages:
        for hex_ in page.map.hexes[:10]:
            spot = window.scene.spot_at(window.scene.hex_centre(hex_.id))
            assert spot is not None
            assert spot.hex == hex_.id


def test_a_folder_of_its_own_is_saved_in_place(design: Design, tmp_path: Path) -> None:
    model = DesignModel(open_document(ASSETS / "games" / "1849"))
    window = design(model=model)
    assert window.model.folder is None
    assert window.commands.write(tmp_path / "mine")
    paint(window, "B4")
    window.model.do(PaintTerrain((HexId("B4"),), "hill"))
    assert window.commands.save()
    assert open_document(tmp_path / "mine").files.maps[0].hexes["B4"].terrain == "hill"
    assert window.event(QEvent(QEvent.Type.None_)) in (True, False)


def test_the_window_comes_back_with_its_parts_where_they_were_left(window: MainWindow, settings: Settings) -> None:
    studio, designer = opened(window)
    designer.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, designer.docks["properties"])
    designer.docks["heat"].hide()
    designer.pages.setCurrentWidget(designer.market)
    designer.close()
    assert studio.designer is None
    again = DesignerWindow(DesignModel(open_document(ASSETS / "games" / "1849")), settings)
    assert again.dockWidgetArea(again.docks["properties"]) == Qt.DockWidgetArea.LeftDockWidgetArea
    assert again.docks["heat"].isHidden()
    # Beside the map they had been shown; on another page they had only made room.
    assert not again.docks["properties"].isHidden()
    assert not again.docks["tools"].isHidden()
    again.close()


def test_titles_of_parts_grow_with_the_text(window: MainWindow, settings: Settings) -> None:
    _, designer = opened(window)
    before = designer.docks["tools"].fontMetrics().height()
    settings.text_percent = 150
    assert designer.docks["tools"].fontMetrics().height() > before
    settings.text_percent = 100
