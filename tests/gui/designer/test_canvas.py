"""The canvas: strokes, undo, selection, saving a copy."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from engine.coords import Orientation
from engine.data.assets import ASSETS
from engine.data.loader import load_title
from engine.designer.applying import apply
from engine.designer.document import copied, new_document, open_document
from engine.designer.edits import AddHexes, MarkImpassable, RemoveHexes, SetMap
from engine.ids import HexId, MapId
from gui.designer.model import DesignModel
from tests.gui.designer.conftest import Design
from tests.gui.designer.strokes import at, on_end, paint, stroke


def test_a_stroke_paints_terrain_in_one_step_and_undo_takes_it_back(design: Design) -> None:
    window = design()
    before = window.model.files
    window.choose_tool("terrain")
    window.pens.choose(terrain="mountain")
    paint(window, "B4", "B12", "C7")
    hexes = window.model.files.maps[0].hexes
    assert [hexes[name].terrain for name in ("B4", "B12", "C7")] == ["mountain"] * 3
    assert window.scene.hex_of(HexId("B4")).terrain == "mountain"
    assert window.scene.look_of(HexId("B4")).notes.peaks == 3
    window.commands.slots()["undo"]()
    assert window.model.files is before
    assert window.scene.hex_of(HexId("B4")).terrain == ""
    assert not window.model.can_undo
    window.model.redo()
    assert window.scene.hex_of(HexId("C7")).terrain == "mountain"


def test_the_right_button_takes_terrain_away(design: Design) -> None:
    window = design()
    window.choose_tool("terrain")
    paint(window, "D2", button=Qt.MouseButton.RightButton)
    assert window.model.files.maps[0].hexes["D2"].terrain is None


def test_escape_takes_the_stroke_back(design: Design) -> None:
    window = design()
    window.choose_tool("hexes")
    count = len(window.model.files.maps[0].hexes)
    spot = window.view.spot_at(QPointF(at(window, "A1")))
    assert spot is not None
    assert spot.hex is None
    tool = window.tools["hexes"]
    tool.press(spot, erase=False, more=False)
    assert len(window.model.files.maps[0].hexes) == count + 1
    assert tool.cancel()
    assert len(window.model.files.maps[0].hexes) == count
    assert not window.model.can_undo


def test_hexes_are_added_and_removed(design: Design) -> None:
    window = design()
    count = len(window.model.files.maps[0].hexes)
    window.choose_tool("hexes")
    paint(window, "A1", "B2", "A3")
    hexes = window.model.files.maps[0].hexes
    assert len(hexes) == count + 2
    assert HexId("A1") in window.scene.layers
    paint(window, "A1", "B2", button=Qt.MouseButton.RightButton)
    assert HexId("A1") not in window.scene.layers
    assert "B2" not in window.model.files.maps[0].hexes
    assert window.scene.hex_at(window.view.to_scene(QPointF(at(window, "B2")))) is None


def test_a_copy_is_saved_and_can_be_played(design: Design, tmp_path: Path) -> None:
    window = design()
    window.choose_tool("terrain")
    window.pens.choose(terrain="hill")
    paint(window, "B12")
    folder = tmp_path / "sicilia_2"
    assert window.commands.write(folder, copied(window.model.document, "sicilia_2", overlay=False))
    assert "*" not in window.windowTitle()
    title = load_title(folder, library=ASSETS)
    assert title.hexes[HexId("B12")].terrain == "hill"
    paint(window, "B4")
    assert "*" in window.windowTitle()
    assert window.commands.save()
    assert load_title(folder, library=ASSETS).hexes[HexId("B4")].terrain == "hill"


def test_selection_follows_clicks(design: Design) -> None:
    window = design()
    paint(window, "C5", "D6")
    assert list(window.model.selection) == ["C5", "D6"]
    paint(window, "E7")
    assert list(window.model.selection) == ["E7"]
    window.commands.remove()
    assert list(window.model.selection) == []
    assert "E7" not in window.model.files.maps[0].hexes


def test_a_map_with_the_corner_up_is_drawn_on_alike(design: Design) -> None:
    """Side 4 of C5 looks east: C7 lies beyond it, two columns on."""
    base = open_document(ASSETS / "games" / "1849")
    window = design(model=DesignModel(new_document(base, "elba", "Elba", Orientation.POINTY)))
    window.choose_tool("hexes")
    paint(window, "C5", "C7", "D6")
    window.choose_tool("track")
    stroke(window, on_end(window, "C5", 1), at(window, "C5"), at(window, "C7"), on_end(window, "C7", 4))
    hexes = window.model.files.maps[0].hexes
    assert [hexes[name].track for name in ("C5", "C7", "D6")] == [("1-4 standard",), ("1-4 standard",), ()]
    window.choose_tool("impassable")
    stroke(window, on_end(window, "C5", 5))
    assert window.scene.hex_of(HexId("D6")).impassable == {2}


def test_a_map_on_the_other_half_of_the_grid_is_drawn_on_alike(design: Design) -> None:
    """Letter and number of all names add up to an odd number; the first hex decides for its map."""
    base = open_document(ASSETS / "games" / "1849")
    document = apply(new_document(base, "elba", "Elba"), AddHexes(MapId("elba"), ("B3",)))
    window = design(model=DesignModel(document))
    window.choose_tool("hexes")
    paint(window, "D3", "C4")
    assert sorted(window.model.files.maps[0].hexes) == ["B3", "C4", "D3"]
    assert window.scene.hex_at(window.view.to_scene(QPointF(at(window, "C4")))) == "C4"


def test_maps_are_drawn_in_their_scale(design: Design) -> None:
    """A-MAP: the hexes of the second map are 1.4 times as large as those of the first, as in play."""
    window = design("pa20")
    first, second = (page.hex_in(page.map.hexes[0].cell) for page in window.scene.pages)
    assert first is not None
    assert second is not None
    sizes = [window.scene.hex_rect(hex_id).width() for hex_id in (first, second)]
    assert sizes[1] == pytest.approx(1.4 * sizes[0])
    assert not window.scene.pages[0].rect().intersects(window.scene.pages[1].rect())
    window.choose_tool("terrain")
    window.pens.choose(terrain="appennino")
    paint(window, "napoli:H4")
    assert window.model.files.maps[1].hexes["H4"].terrain == "appennino"
    window.model.do(SetMap(MapId("napoli"), "hex_size", 2000))
    assert window.scene.hex_rect(HexId("napoli:H4")).width() == pytest.approx(2 * sizes[0])


def test_the_hexes_fill_the_view_and_an_empty_map_shows_its_page(design: Design) -> None:
    window = design()
    seen = window.view.mapToScene(window.view.viewport().rect()).boundingRect()
    drawn = window.scene.drawn_rect()
    assert seen.adjusted(-4, -4, 4, 4).contains(drawn)
    assert max(drawn.width() / seen.width(), drawn.height() / seen.height()) > 0.98
    base = open_document(ASSETS / "games" / "1849")
    window.model.show(new_document(base, "empty", "Empty"), None)
    assert window.scene.drawn_rect() == window.scene.pages[0].rect()


def test_a_stroke_paints_nothing_over_the_hexes_beside_it(design: Design) -> None:
    """Only a part of the board is painted again; it must look as if all of it were."""
    window = design()
    view = window.view

    def seen() -> QImage:
        view.chunks.finish()
        return view.viewport().grab().toImage()

    seen()
    window.choose_tool("terrain")
    window.pens.choose(terrain="mountain")
    paint(window, "C7", "E7")
    window.tools["terrain"].hover(None)
    in_part = seen()
    view.chunks.forget()
    view.viewport().update()
    assert in_part == seen()


def test_names_beside_sides_follow_the_document(design: Design) -> None:
    window = design("pa20")

    def names() -> set[str]:
        return {
            key[1][1]
            for page in window.scene.pages
            for key in page.sheets["border"]
            if isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == "name"
        }

    assert {"Ofanto", "Maiella", "Monte Cervati"} <= names()
    # Monte Cervati closes one side only: opened, it is gone from the page and from the file; undone, it is back.
    window.model.do(MarkImpassable(HexId("S9"), 0, closed=False))
    assert "Monte Cervati" not in names()
    window.model.undo()
    assert "Monte Cervati" in names()
    window.model.do(RemoveHexes((HexId("F6"), HexId("G5"))))
    assert "Maiella" not in names()
    assert "Ofanto" in names()
