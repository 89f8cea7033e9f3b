from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
    QPainter,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.coords import Orientation
from engine.data.definitions import Title
from engine.ids import CorporationId, HexId, TileId
from engine.state.board import Board, CitySlot
from gui.board.carry import STATION_MIME, carried_tile, carried_token, tile_mime, token_mime
from gui.board.describe import hex_text
from gui.board.look import Position
from gui.board.overlays import Ghost, ghost_spots
from gui.board.scene import BoardScene
from gui.board.view import BoardView
from gui.theme import load_theme

Lay = Callable[..., Board]
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def at(view: BoardView, hex_id: str, dx: float = 0, dy: float = 0) -> QPoint:
    """A point of a hex in the viewport; shifts in scene units."""
    return view.mapFromScene(view.board.hex_centre(HexId(hex_id)) + QPointF(dx, dy))


def wheel(view: BoardView, point: QPoint, steps: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    event = QWheelEvent(
        QPointF(point), QPointF(view.viewport().mapToGlobal(point)), QPoint(), QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    view.wheelEvent(event)


def test_a_click_tells_the_hex_its_slot_and_its_stop(view: BoardView) -> None:
    told: list[tuple[object, ...]] = []
    view.hex_clicked.connect(lambda hex_id: told.append(("hex", hex_id)))
    view.slot_clicked.connect(lambda place: told.append(("slot", place)))
    view.stop_clicked.connect(lambda hex_id, stop: told.append(("stop", hex_id, stop)))
    view.track_clicked.connect(lambda hex_id, track: told.append(("track", hex_id, track)))
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "C5"))
    assert told == [("hex", "C5"), ("slot", CitySlot(HexId("C5"), 0, 0)), ("stop", "C5", 0)]
    told.clear()
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "C5", 0, -75))
    assert told == [("hex", "C5"), ("track", "C5", 2)]
    told.clear()
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(2, 2))
    assert told == []


def test_a_drag_is_no_click(view: BoardView) -> None:
    told: list[str] = []
    view.hex_clicked.connect(told.append)
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, "C5"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, "F6"))
    assert told == []


def test_double_click(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.hex_double_clicked) as told:
        QTest.mouseDClick(view.viewport(), LEFT, pos=at(view, "E5"))
    assert told.args == ["E5"]


def test_hovering_tells_each_hex_once_and_leaving_it(view: BoardView) -> None:
    told: list[str] = []
    view.hex_hovered.connect(told.append)
    for dx in (0, 5, 10):
        QTest.mouseMove(view.viewport(), at(view, "F6", dx))
    QTest.mouseMove(view.viewport(), at(view, "F8"))
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert told == ["F6", "F8", ""]


def test_the_wheel_zooms_and_keeps_the_point_under_it(view: BoardView) -> None:
    point = at(view, "M13", 20, 10)
    before, level = view.mapToScene(point), view.zoom_level()
    wheel(view, point, 3)
    assert view.zoom_level() == pytest.approx(level * 1.2**3)
    after = view.mapToScene(point)
    assert (after - before).manhattanLength() < 3 / view.zoom_level()


def test_zoom_ends_somewhere(view: BoardView) -> None:
    fitted = view.zoom_level()
    view.zoom(1e6)
    assert view.zoom_level() == pytest.approx(4.2)
    view.zoom(1e-9)
    assert view.zoom_level() == pytest.approx(fitted * 0.6)


def test_while_carrying_the_wheel_r_and_the_right_button_turn_the_tile(view: BoardView) -> None:
    turns: list[int] = []
    view.rotate_requested.connect(turns.append)
    view.set_carrying(True)
    level = view.zoom_level()
    wheel(view, at(view, "F6"), -1)
    wheel(view, at(view, "F6"), 2)
    assert turns == [1, -1, -1]
    QTest.keyClick(view, Qt.Key.Key_R)
    QTest.keyClick(view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at(view, "F6"), QPoint())
    view.contextMenuEvent(event)
    assert turns == [1, -1, -1, 1, -1, 1]
    assert view.zoom_level() == level
    wheel(view, at(view, "F6"), 1, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom_level() > level


def test_the_right_button_asks_for_a_menu(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.context_requested) as told:
        view.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at(view, "E5"), QPoint()))
    assert told.args is not None
    assert told.args[0] == "E5"


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, LEFT])
def test_the_middle_button_or_space_pans(view: BoardView, button: Qt.MouseButton) -> None:
    if button is LEFT:
        QTest.keyPress(view, Qt.Key.Key_Space)
    start = view.mapToScene(QPoint(300, 300))
    QTest.mousePress(view.viewport(), button, pos=QPoint(300, 300))
    QTest.mouseMove(view.viewport(), QPoint(360, 340))
    QTest.mouseRelease(view.viewport(), button, pos=QPoint(360, 340))
    assert view.mapFromScene(start) == QPoint(360, 340)
    if button is LEFT:
        QTest.keyRelease(view, Qt.Key.Key_Space)


def test_fit_shows_everything_and_follows_the_window(view: BoardView) -> None:
    view.zoom(3)
    QTest.keyClick(view, Qt.Key.Key_Home)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.adjusted(-2, -2, 2, 2).contains(view.board.sceneRect())
    level = view.zoom_level()
    view.resize(500, 350)
    assert view.zoom_level() == pytest.approx(level / 2, rel=0.02)


def test_the_keyboard_walks_over_the_hexes_and_says_where_it_is(view: BoardView) -> None:
    clicked: list[str] = []
    view.hex_clicked.connect(clicked.append)
    view.set_cursor_hex(HexId("E5"))
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.cursor_hex == "G5"
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.cursor_hex == "E5"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked == ["E5"]
    assert "Corleone" in view.accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down])
def test_the_cursor_reaches_the_edge_and_stays(view: BoardView, key: Qt.Key) -> None:
    view.set_cursor_hex(HexId("F6"))
    seen = []
    for _ in range(20):
        QTest.keyClick(view, key)
        seen.append(view.cursor_hex)
    assert seen[-1] == seen[-2]
    assert len(set(seen)) >= 3


def test_the_first_arrow_puts_the_cursor_in_view(view: BoardView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.cursor_hex is not None
    assert view.rect().contains(at(view, view.cursor_hex))


def test_shift_and_arrows_pan(view: BoardView) -> None:
    before = view.mapToScene(QPoint(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.mapToScene(QPoint(0, 0)).x() > before.x()
    assert view.cursor_hex is None


def test_plus_minus_and_escape(view: BoardView, qtbot: QtBot) -> None:
    level = view.zoom_level()
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom_level() > level
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom_level() == pytest.approx(level)
    with qtbot.waitSignal(view.cancelled):
        QTest.keyClick(view, Qt.Key.Key_Escape)


def test_the_mini_map_shows_when_zoomed_in_and_leads_elsewhere(view: BoardView) -> None:
    assert not view.minimap.isVisible()
    view.zoom(3)
    assert view.minimap.isVisible()
    before = view.mapToScene(QPoint(0, 0))
    QTest.mousePress(view.minimap, LEFT, pos=QPoint(view.minimap.width() - 3, view.minimap.height() - 3))
    assert view.mapToScene(QPoint(0, 0)).x() > before.x()
    view.minimap.grab()
    view.fit()
    assert not view.minimap.isVisible()


def test_a_tick_or_enter_confirms_the_ghost(view: BoardView, qtbot: QtBot, title: Title) -> None:
    ghost = Ghost(HexId("E5"), title.tiles[0].face, "L. 40", confirm=True)
    (x, y), *_ = ghost_spots(ghost, Orientation.FLAT)
    view.board.show_ghost(ghost)
    clicked: list[str] = []
    view.hex_clicked.connect(clicked.append)
    with qtbot.waitSignal(view.ghost_confirmed):
        QTest.mouseClick(view.viewport(), LEFT, pos=at(view, "E5", round(100 * x), round(100 * y)))
    with qtbot.waitSignal(view.ghost_confirmed):
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked == []


def drag(view: BoardView, data: QMimeData, hex_id: str) -> QDropEvent:
    action, point = Qt.DropAction.CopyAction, at(view, hex_id)
    view.dragEnterEvent(QDragEnterEvent(point, action, data, LEFT, NONE))
    view.dragMoveEvent(QDragMoveEvent(point, action, data, LEFT, NONE))
    event = QDropEvent(QPointF(point), action, data, LEFT, NONE)
    view.dropEvent(event)
    return event


def test_a_tile_is_dropped_on_a_hex(view: BoardView) -> None:
    over: list[str] = []
    dropped: list[tuple[str, str]] = []
    view.carried_over.connect(lambda hex_id, _place: over.append(hex_id))
    view.tile_dropped.connect(lambda tile, hex_id: dropped.append((tile, hex_id)))
    drag(view, tile_mime(TileId("58")), "E5")
    assert over == ["E5"]
    assert dropped == [("58", "E5")]


def test_a_token_is_dropped_on_a_place_and_nowhere_else(view: BoardView, qtbot: QtBot) -> None:
    dropped: list[tuple[str, object]] = []
    view.token_dropped.connect(lambda sign, place: dropped.append((sign, place)))
    drag(view, token_mime(CorporationId("AFG")), "C1")
    assert dropped == [("AFG", CitySlot(HexId("C1"), 0, 0))]
    with qtbot.waitSignal(view.carried_away):
        drag(view, token_mime(CorporationId("AFG")), "E5")
    assert len(dropped) == 1


def test_other_things_are_not_welcome(view: BoardView, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setText("58")
    event = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, LEFT, NONE)
    view.dragEnterEvent(event)
    assert not event.isAccepted()
    with qtbot.waitSignal(view.carried_away):
        view.dragLeaveEvent(QDragLeaveEvent())


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"x" * 65])
def test_unreadable_drags_carry_nothing(raw: bytes) -> None:
    data = QMimeData()
    data.setData(STATION_MIME, raw)
    assert carried_token(data) is None
    assert carried_tile(data) is None


def test_the_squares_show_what_the_scene_paints(view: BoardView, lay: Lay) -> None:
    view.board.set_position(Position(lay("J6 657 2, K7 58 2", "SFA J6")))
    QApplication.processEvents()
    view.chunks.finish()
    shown = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    direct = QImage(shown.size(), QImage.Format.Format_RGB32)
    painter = QPainter(direct)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(view.viewportTransform())
        view.board.drawBackground(painter, view.mapToScene(view.viewport().rect()).boundingRect())
    finally:
        painter.end()
    width, height = shown.width(), shown.height()
    different = sum(
        abs(QColorSum(shown, x, y) - QColorSum(direct, x, y)) > 24
        for x in range(0, width, 3)
        for y in range(0, height, 3)
    )
    assert different < width * height / 9 / 200


def QColorSum(image: QImage, x: int, y: int) -> int:  # noqa: N802 - reads like the Qt call it stands for
    color = image.pixelColor(x, y)
    return color.red() + color.green() + color.blue()


def test_the_view_follows_moves_zooms_and_colour_sets(view: BoardView, lay: Lay) -> None:
    def shot() -> QImage:
        QApplication.processEvents()
        view.chunks.finish()
        return view.viewport().grab().toImage()

    empty = shot()
    view.board.set_position(Position(lay("K7 58 2")))
    laid = shot()
    assert laid != empty
    view.board.set_position(Position())
    assert shot() == empty
    view.zoom(1.5)
    zoomed = shot()
    assert zoomed != empty
    view.board.set_theme(load_theme("dark"))
    assert shot() != zoomed


def test_a_hex_in_words(scene: BoardScene, lay: Lay, title: Title) -> None:
    position = Position(lay("J6 673 2", "SFA J6, AFG J6", locked="B14"), blocked={HexId("G13"): "SCE"})
    assert (
        hex_text(title, position, HexId("J6")) == "J6 Girgenti, brown, tile 673, city 40, tokens: SFA, AFG, terrain 40"
    )
    assert hex_text(title, position, HexId("E5")) == "E5 Corleone, open land, town, terrain 160"
    assert hex_text(title, position, HexId("G13")).endswith("blocked by SCE")
    assert hex_text(title, position, HexId("B14")).endswith("may not be built on for now")
    assert hex_text(title, position, HexId("A5")) == "A5, sea, port 10"
    assert hex_text(title, position, HexId("C15")) == "C15 Calabria, grey, off-board area 10/30/90"
