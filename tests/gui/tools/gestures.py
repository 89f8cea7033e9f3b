"""Gestures on the board of a window, sent as Qt sends them."""

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest

from engine.ids import HexId
from gui.main_window import MainWindow
from gui.panels.tray import TrayPanel

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def tray(window: MainWindow) -> TrayPanel:
    found = window.docks["tray"].widget()
    assert isinstance(found, TrayPanel)
    return found


def shelf(window: MainWindow) -> dict[str, str]:
    """Pieces in the tray with their captions."""
    return {entry.piece: entry.caption for entry in tray(window).shelf.entries}


def take(window: MainWindow, piece: str) -> None:
    """Click a piece in the tray."""
    found = tray(window).shelf
    row = [entry.piece for entry in found.entries].index(piece)
    found.scrollToItem(found.item(row))
    QTest.mouseClick(found.viewport(), LEFT, pos=found.visualItemRect(found.item(row)).center())


def at(window: MainWindow, hex_id: str, dx: float = 0, dy: float = 0) -> QPoint:
    """A point of a hex in the viewport; shifts in scene units."""
    return window.view.mapFromScene(window.scene.hex_centre(HexId(hex_id)) + QPointF(dx, dy))


def point_at(window: MainWindow, hex_id: str, dx: float = 0, dy: float = 0) -> None:
    # Twice, because Qt tells nothing of a pointer that is there already.
    for shift in (4, 0):
        QTest.mouseMove(window.view.viewport(), at(window, hex_id, dx + shift, dy))


def click(window: MainWindow, hex_id: str, dx: float = 0, dy: float = 0) -> None:
    QTest.mouseClick(window.view.viewport(), LEFT, pos=at(window, hex_id, dx, dy))


def key(window: MainWindow, which: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.view, which, modifier)


def wheel(window: MainWindow, hex_id: str, steps: int) -> None:
    point = at(window, hex_id)
    event = QWheelEvent(
        QPointF(point), QPointF(window.view.viewport().mapToGlobal(point)), QPoint(), QPoint(0, -120 * steps),
        Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    window.view.wheelEvent(event)


def right_click(window: MainWindow, hex_id: str) -> None:
    point = at(window, hex_id)
    reason = QContextMenuEvent.Reason.Mouse
    window.view.contextMenuEvent(QContextMenuEvent(reason, point, window.view.viewport().mapToGlobal(point)))


def drag_over(window: MainWindow, data: QMimeData, *points: QPoint) -> None:
    """What is dragged enters the board and moves over it."""
    copy = Qt.DropAction.CopyAction
    window.view.dragEnterEvent(QDragEnterEvent(points[0], copy, data, LEFT, NONE))
    for point in points:
        window.view.dragMoveEvent(QDragMoveEvent(point, copy, data, LEFT, NONE))


def drop(window: MainWindow, data: QMimeData, point: QPoint) -> None:
    window.view.dropEvent(QDropEvent(QPointF(point), Qt.DropAction.CopyAction, data, LEFT, NONE))


def status(window: MainWindow) -> str:
    return window.statusBar().currentMessage()
