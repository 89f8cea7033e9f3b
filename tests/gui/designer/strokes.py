"""Strokes of the mouse over named hexes, as a person draws them."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.coords import Orientation
from engine.data.definitions import STOP
from engine.designer.places import cell_of
from engine.geometry.hex_shapes import side_middle
from engine.geometry.track_lines import face_lines
from engine.ids import HexId, MapId
from gui.board.shapes import UNIT
from gui.designer.window import DesignerWindow


def at(window: DesignerWindow, hex_: str, x: float = 0.0, y: float = 0.0) -> QPoint:
    """The pixel of a point of a cell; `hex_` is an id (`C5`, `napoli:C5`), with a hex in it or not."""
    map_id, _, name = hex_.rpartition(":")
    page = window.scene.pages[0] if not map_id else window.scene.page_named(MapId(map_id))
    centre = page.cell_centre(cell_of(name))
    return window.view.mapFromScene(QPointF(centre.x() + x * UNIT, centre.y() + y * UNIT))


def on_end(window: DesignerWindow, hex_: str, end: int) -> QPoint:
    """The pixel of an end of track: a side (a little inside) or a stop."""
    if end >= STOP:
        face = window.scene.face_of(HexId(hex_))
        x, y = face_lines(face, orientation(window, hex_)).stops[end - STOP]
        return at(window, hex_, x, y)
    x, y = side_middle(end, orientation(window, hex_))
    return at(window, hex_, 0.86 * x, 0.86 * y)


def orientation(window: DesignerWindow, hex_: str) -> Orientation:
    return window.scene.layers[HexId(hex_)].map.orientation


def _send(window: DesignerWindow, kind: QMouseEvent.Type, point: QPoint, button: Qt.MouseButton, keys: object) -> None:
    port = window.view.viewport()
    moving = kind is QMouseEvent.Type.MouseMove
    held = Qt.MouseButton.NoButton if kind is QMouseEvent.Type.MouseButtonRelease else button
    assert isinstance(keys, Qt.KeyboardModifier)
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(port.mapToGlobal(point)),
        Qt.MouseButton.NoButton if moving else button,
        held,
        keys,
    )
    QApplication.sendEvent(port, event)


def stroke(
    window: DesignerWindow,
    *points: QPoint,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press at the first point, move through the others, release at the last."""
    _send(window, QMouseEvent.Type.MouseButtonPress, points[0], button, keys)
    for point in points[1:]:
        _send(window, QMouseEvent.Type.MouseMove, point, button, keys)
    _send(window, QMouseEvent.Type.MouseButtonRelease, points[-1], button, keys)


def paint(window: DesignerWindow, *hexes: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """One stroke over the middles of hexes."""
    stroke(window, *(at(window, hex_) for hex_ in hexes), button=button)
