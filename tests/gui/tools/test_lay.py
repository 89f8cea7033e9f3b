"""Laying a tile by tray, fan and keys.

The first track step of the small game: the corporation's only line leads from M13 over a narrow track to L12, a mountain
where narrow track costs 40. There 77 fits in one way, 78 in two, 79 in one.
"""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from engine.errors import Refusal
from engine.ids import HexId, TileId
from engine.messages import Key
from engine.state.board import Laid
from gui.board.carry import tile_mime
from gui.main_window import MainWindow
from gui.texts import refusal_text
from gui.tools.fan import places_around
from tests.gui.tools.gestures import (
    at,
    click,
    drag_over,
    drop,
    key,
    point_at,
    right_click,
    shelf,
    status,
    take,
    tray,
    wheel,
)

PLACE = HexId("L12")


def laid(window: MainWindow) -> Laid | None:
    return window.controller.state.board.tiles.get(PLACE)


def held(window: MainWindow) -> tuple[str | None, bool]:
    """The tile in the hand, and whether it was put down."""
    return window.tools.lay.tile, window.tools.lay.down


def test_the_tray_shows_what_fits_with_the_pieces_left(building: MainWindow) -> None:
    assert shelf(building) == {"77": "77 ×4", "78": "78 ×10", "79": "79 ×7"}


def test_from_the_tray_by_clicks(building: MainWindow) -> None:
    """R-3.2.11: 40 for narrow track on the mountain; wheel, R and the right button turn to the next legal rotation."""
    take(building, "78")
    assert building.tools.bench.hand.piece == "78"
    point_at(building, PLACE)
    ghost = building.scene.ghost
    assert ghost is not None
    assert (ghost.hex, ghost.tag, ghost.legal, ghost.confirm) == (PLACE, "L. 40 · ATA", True, False)
    first = building.tools.lay.rotation
    rotations = [first]
    wheel(building, PLACE, 1)
    rotations.append(building.tools.lay.rotation)
    key(building, Qt.Key.Key_R)
    rotations.append(building.tools.lay.rotation)
    right_click(building, PLACE)
    rotations.append(building.tools.lay.rotation)
    assert rotations in ([3, 5, 3, 5], [5, 3, 5, 3])
    click(building, PLACE)
    assert laid(building) is None
    assert building.scene.ghost is not None
    assert building.scene.ghost.confirm
    key(building, Qt.Key.Key_Return)
    assert laid(building) == Laid(TileId("78"), 8 - first)
    assert building.controller.step() != "track"
    assert building.tools.bench.hand.piece == ""


def test_a_click_on_the_tick_lays(building: MainWindow) -> None:
    take(building, "79")
    click(building, PLACE)
    click(building, PLACE, 0, 52)
    assert laid(building) == Laid(TileId("79"), 2)


def test_escape_puts_the_tile_back(building: MainWindow) -> None:
    take(building, "78")
    click(building, PLACE)
    key(building, Qt.Key.Key_Escape)
    assert building.scene.ghost is None
    assert building.tools.bench.hand.piece == ""
    key(building, Qt.Key.Key_Return)
    assert laid(building) is None


def test_an_illegal_hex_says_why(building: MainWindow) -> None:
    take(building, "78")
    point_at(building, "C5")
    ghost = building.scene.ghost
    assert ghost is not None
    assert not ghost.legal
    assert status(building) == "✗ Your track does not reach C5 Palermo. (§3.2.3)"
    click(building, "C5")
    assert building.turn.notice.text() == "✗ Your track does not reach C5 Palermo. (§3.2.3)"
    assert building.tools.lay.tile == "78"
    point_at(building, "G13")
    assert status(building).endswith("while a player owns the private that blocks it. (§3.2.10)")


def test_a_hex_where_nothing_goes_says_why(building: MainWindow) -> None:
    """R-3.2.2: the home city is yellow from the start, and green is not yet there."""
    click(building, "M13")
    assert not building.tools.lay.fan.shown
    assert status(building).endswith("is green; that colour is not yet available. (§3.2.2)")
    point_at(building, "F6")
    assert status(building).endswith("— ✗ Your track does not reach F6. (§3.2.3)")


def test_the_rotations_passed_over_say_why(building: MainWindow) -> None:
    take(building, "78")
    point_at(building, PLACE)
    wheel(building, PLACE, 1)
    assert "✗" in status(building)
    assert "(§3.2." in status(building).rpartition("✗")[2]


def test_the_fan(building: MainWindow) -> None:
    click(building, PLACE)
    fan = building.tools.lay.fan
    assert [button.leaf.tile for button in fan.buttons] == ["77", "78", "79"]
    assert [button.text() for button in fan.buttons] == ["L. 40"] * 3
    inside = building.view.viewport().rect()
    assert all(inside.contains(button.geometry()) for button in fan.buttons)
    QTest.mouseClick(fan.buttons[1], Qt.MouseButton.LeftButton)
    assert not fan.shown
    assert building.tools.lay.down
    click(building, PLACE, 30, 30)
    assert building.tools.lay.rotation in (3, 5)
    key(building, Qt.Key.Key_Return)
    assert laid(building) is not None


def test_a_click_elsewhere_closes_the_fan(building: MainWindow) -> None:
    click(building, PLACE)
    click(building, PLACE)
    assert not building.tools.lay.fan.shown
    click(building, PLACE)
    click(building, "F6")
    assert not building.tools.lay.fan.shown
    click(building, PLACE)
    building.controller.undo()
    assert not building.tools.lay.fan.shown


def test_places_around_stay_inside_and_apart() -> None:
    size, bounds = QSize(60, 80), QRect(0, 0, 600, 400)
    for centre in (QPoint(300, 200), QPoint(5, 5), QPoint(595, 200), QPoint(300, 395)):
        for count in (1, 3, 6, 11):
            boxes = [QRect(place, size) for place in places_around(centre, 40, size, bounds, count)]
            assert len(boxes) == count
            assert all(bounds.contains(box) for box in boxes)
            assert not any(one.intersects(two) for k, one in enumerate(boxes) for two in boxes[:k])


def test_places_in_a_window_too_small_for_a_ring() -> None:
    places = places_around(QPoint(20, 20), 40, QSize(60, 80), QRect(0, 0, 130, 90), 4)
    assert len(places) == 4
    assert len({(place.x(), place.y()) for place in places}) == 4


def test_by_keys_alone(building: MainWindow) -> None:
    """The cursor, E for the next tile, R to turn, Enter."""
    building.view.setFocus()
    building.view.set_cursor_hex(PLACE)
    tool = building.tools.lay
    seen = []
    for _ in range(4):
        key(building, Qt.Key.Key_E)
        seen.append(tool.tile)
    assert seen == ["77", "78", "79", "77"]
    key(building, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    key(building, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    assert tool.tile == "78"
    first = tool.rotation
    key(building, Qt.Key.Key_R)
    key(building, Qt.Key.Key_Return)
    assert laid(building) == Laid(TileId("78"), 8 - first)


def test_tab_goes_from_the_board_into_the_fan(building: MainWindow) -> None:
    click(building, PLACE)
    fan = building.tools.lay.fan
    building.view.setFocus()
    for button in fan.buttons:
        focused = building.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert button.hasFocus()
    QTest.keyClick(fan.buttons[-1], Qt.Key.Key_Escape)
    assert not fan.shown


def test_the_fan_by_keys(building: MainWindow) -> None:
    building.view.set_cursor_hex(PLACE)
    key(building, Qt.Key.Key_Return)
    fan = building.tools.lay.fan
    assert fan.buttons[0].hasFocus()
    assert building.scene.ghost is not None
    QTest.keyClick(fan.buttons[0], Qt.Key.Key_Right)
    assert fan.buttons[1].hasFocus()
    QTest.keyClick(fan.buttons[1], Qt.Key.Key_Left)
    QTest.keyClick(fan.buttons[0], Qt.Key.Key_Left)
    QTest.keyClick(fan.buttons[2], Qt.Key.Key_Return)
    assert building.view.hasFocus()
    key(building, Qt.Key.Key_Return)
    assert laid(building) == Laid(TileId("79"), 2)


def test_escape_closes_the_fan(building: MainWindow) -> None:
    building.view.set_cursor_hex(PLACE)
    key(building, Qt.Key.Key_Return)
    fan = building.tools.lay.fan
    QTest.keyClick(fan.buttons[0], Qt.Key.Key_Escape)
    assert not fan.shown
    assert building.scene.ghost is None


def test_moving_the_cursor_takes_the_tile_along_or_back(building: MainWindow) -> None:
    building.view.set_cursor_hex(PLACE)
    key(building, Qt.Key.Key_E)
    building.view.set_cursor_hex(HexId("M13"))
    assert building.tools.lay.tile is None
    take(building, "77")
    building.view.set_cursor_hex(PLACE)
    key(building, Qt.Key.Key_Return)
    assert held(building) == ("77", True)
    building.view.set_cursor_hex(HexId("M13"))
    assert held(building) == ("77", False)


def test_by_drag_events(building: MainWindow) -> None:
    data = tile_mime(TileId("78"))
    building.tools.take("tile", "78")
    drag_over(building, data, at(building, "F6"), at(building, PLACE))
    assert building.scene.ghost is not None
    assert building.scene.ghost.legal
    drop(building, data, at(building, PLACE))
    assert building.tools.lay.down
    assert building.scene.ghost.confirm


def test_dropped_where_it_does_not_go(building: MainWindow) -> None:
    data = tile_mime(TileId("78"))
    drop(building, data, at(building, "C5"))
    assert building.tools.lay.tile is None
    assert building.turn.notice.text() == "✗ Your track does not reach C5 Palermo. (§3.2.3)"


def test_all_tiles_on_request(building: MainWindow) -> None:
    tray(building).all.setChecked(True)
    useless = [entry.piece for entry in tray(building).shelf.entries if "fits nowhere now" in entry.words]
    assert "8" in useless
    assert not {"77", "78", "79"} & set(useless)
    take(building, "8")
    assert status(building) == "Tile 8 fits nowhere now; hold it over a hex to see why."
    point_at(building, PLACE)
    # the line to the mountain is narrow, the tile standard.
    reason = Refusal(Key.LAY_GAUGE, "R-3.2.3", {"hex": PLACE, "side": 5})
    assert status(building) == "✗ " + refusal_text(reason, building.controller.game)


def test_what_it_will_do_is_shown_while_it_waits(building: MainWindow) -> None:
    click(building, PLACE)
    QTest.mouseClick(building.tools.lay.fan.buttons[0], Qt.MouseButton.LeftButton)
    assert "40" in building.turn.effects.text()
