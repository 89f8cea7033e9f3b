"""Hexes are copied, cut, pasted and moved with mouse and keys, turned and mirrored on the way."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.data.assets import ASSETS
from engine.designer.document import new_document, open_document
from engine.designer.edits import AddHexes, AddMap, DrawTrack, NameHex, OnHex
from engine.ids import HexId, MapId
from gui.designer.model import DesignModel
from gui.designer.window import DesignerWindow
from tests.gui.designer.conftest import Design
from tests.gui.designer.strokes import at, paint, stroke

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def window(design: Design) -> DesignerWindow:
    """C3 and E3 south of it, with track on C3 from south to north."""
    document = new_document(open_document(ASSETS / "games" / "1849"), "small", "Small")
    window = design(model=DesignModel(document))
    window.model.do(
        AddHexes(MapId("small"), ("C3", "E3", "C7", "G7")),
        NameHex(HexId("C3"), "Monte"),
        DrawTrack(OnHex(HexId("C3")), 0, 3),
    )
    window.view.fit()
    window.choose_tool("select")
    return window


def names(window: DesignerWindow, index: int = 0) -> set[str]:
    return set(window.model.files.maps[index].hexes)


def trigger(window: DesignerWindow, ident: str) -> None:
    window.menus.actions[ident].trigger()


def test_copies_are_put_down_by_clicks_until_escape(window: DesignerWindow) -> None:
    paint(window, "E3", "C3")
    assert window.model.selection == ("E3", "C3")
    trigger(window, "copy")
    trigger(window, "paste")
    assert window.view.tool is window.tools["place"]
    paint(window, "C5")
    assert names(window) == {"C3", "E3", "C7", "G7", "C5", "E5"}
    assert window.model.files.maps[0].hexes["C5"].name == "Monte"
    assert window.model.selection == ("E5", "C5")
    window.model.undo()
    assert names(window) == {"C3", "E3", "C7", "G7"}
    paint(window, "C7")
    assert window.model.files.maps[0].hexes["C7"].name == "Monte"
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.view.tool is window.tools["select"]


def test_the_selection_is_moved_turned_by_the_right_button_and_by_keys(window: DesignerWindow) -> None:
    paint(window, "E3", "C3")
    trigger(window, "move")
    stroke(window, at(window, "C5"), button=RIGHT)
    paint(window, "C5")
    # Once clockwise: what lay south lies south-west.
    assert names(window) == {"C5", "D4", "C7", "G7"}
    assert window.model.files.maps[0].hexes["C5"].track == ("1-4 standard",)
    assert window.view.tool is window.tools["select"]
    assert window.model.selection == ("D4", "C5")
    trigger(window, "move")
    window.view.setFocus()
    window.view.put_cursor(window.scene.spot_of_hex(HexId("C5")))
    QTest.keyClicks(window.view, "R")
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert names(window) == {"C5", "E5", "C7", "G7"}
    window.model.undo()
    window.model.undo()
    assert names(window) == {"C3", "E3", "C7", "G7"}


def test_a_mirror_is_taken_of_what_is_seen(window: DesignerWindow) -> None:
    paint(window, "E3", "C3")
    trigger(window, "move")
    window.view.setFocus()
    window.view.put_cursor(window.scene.spot_of_hex(HexId("C3")))
    QTest.keyClick(window.view, Qt.Key.Key_R)
    QTest.keyClick(window.view, Qt.Key.Key_M)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    # Turned it lay south-west, and in the mirror south-east.
    assert names(window) == {"C3", "D4", "C7", "G7"}
    assert window.model.files.maps[0].hexes["C3"].track == ("2-5 standard",)


def test_what_is_in_the_way_is_told_and_nothing_moves(window: DesignerWindow) -> None:
    paint(window, "C3")
    trigger(window, "move")
    paint(window, "C7")
    assert window.statusBar().currentMessage().startswith("✗")
    assert names(window) == {"C3", "E3", "C7", "G7"}
    assert window.view.tool is window.tools["place"]
    stroke(window, at(window, "E5"), at(window, "E7"))
    assert names(window) == {"E5", "E3", "C7", "G7"}


def test_cut_hexes_come_back_in_another_designer(window: DesignerWindow, design: Design) -> None:
    paint(window, "E3", "C3")
    trigger(window, "cut")
    assert names(window) == {"C7", "G7"}
    other = design(model=DesignModel(new_document(open_document(ASSETS / "games" / "1849"), "other", "Other")))
    other.model.do(AddHexes(MapId("other"), ("C3",)))
    other.view.fit()
    trigger(other, "paste")
    paint(other, "C3")
    assert names(other) == {"C3", "E3"}


def test_nothing_to_copy_paste_or_move_is_said(window: DesignerWindow) -> None:
    QGuiApplication.clipboard().setText("no hexes")
    for ident in ("copy", "paste"):
        trigger(window, ident)
        assert window.statusBar().currentMessage() in ("Select hexes first.", "No hexes were copied.")
    trigger(window, "move")
    paint(window, "C5")
    assert window.statusBar().currentMessage() == "Select hexes first, or copy some."
    assert names(window) == {"C3", "E3", "C7", "G7"}


def test_hexes_of_two_maps_are_not_taken_together(window: DesignerWindow) -> None:
    window.model.do(AddMap(MapId("inset")), AddHexes(MapId("inset"), ("C3",)))
    window.view.put_cursor(window.scene.spot_of_hex(HexId("C3")))
    trigger(window, "select_all")
    assert set(window.model.selection) == names(window)
    trigger(window, "select_all")
    assert "inset:C3" in window.model.selection
    for ident in ("copy", "move"):
        trigger(window, ident)
        assert window.statusBar().currentMessage().startswith("✗")


def test_keys_for_hexes_belong_to_the_map(window: DesignerWindow) -> None:
    window.model.select([HexId("C3")])
    window.pages.setCurrentWidget(window.trains)
    for ident in ("cut", "copy", "paste", "move", "select_all", "remove"):
        assert not window.menus.actions[ident].isEnabled()
    window.commands.to_map()
    assert window.menus.actions["remove"].isEnabled()


def test_a_large_block_is_shown_as_outlines_and_what_it_covers_is_marked(window: DesignerWindow) -> None:
    window.model.do(AddHexes(MapId("small"), tuple(f"{row}{column}" for row in "IKMOQ" for column in range(1, 31, 2))))
    window.view.put_cursor(window.scene.spot_of_hex(HexId("C3")))
    trigger(window, "select_all")
    assert window.model.selection[-1] == "Q29"
    trigger(window, "move")
    spot = window.scene.spot_of_hex(HexId("C3"))
    assert spot is not None
    tool = window.tools["place"]
    drawing, words = tool.hint(spot)
    assert len(drawing) > len(window.model.selection)
    assert words == "R turns, M mirrors"
    tool.hover(spot)
    assert not window.grab().isNull()
