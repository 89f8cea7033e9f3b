"""The view of the board: gestures of mouse, keyboard and drags turned into signals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from engine.geometry.hit_areas import stop_at, track_at
from engine.ids import HexId
from engine.state.board import Place
from gui.board.carry import carried_marker, carried_tile, carried_token
from gui.board.click import Click
from gui.board.describe import hex_text
from gui.board.junctions import Half
from gui.board.scene import BoardScene
from gui.board.steered import SteeredCanvas
from gui.board.steering import next_hex

_CLICK_REACH: Final = 6
"""Pixels the pointer may move between press and release of a click."""


class BoardView(SteeredCanvas):
    """A canvas that takes gestures. See `gui.board` for signals and keys."""

    clicked = Signal(object)
    hex_clicked = Signal(str)
    hex_double_clicked = Signal(str)
    hex_hovered = Signal(str)
    slot_clicked = Signal(object)
    slot_hovered = Signal(object)
    track_clicked = Signal(str, int)
    stop_clicked = Signal(str, int)
    ghost_confirmed = Signal()
    context_requested = Signal(str, QPoint)
    rotate_requested = Signal(int)
    cancelled = Signal()
    carried_over = Signal(str, object)
    carried_away = Signal()
    tile_dropped = Signal(str, str)
    token_dropped = Signal(str, object)
    marker_dropped = Signal(str, str)
    cursor_moved = Signal(str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board: BoardScene = scene
        self.cursor_hex: HexId | None = None
        self._carrying = False
        self._pressed: QPoint | None = None
        self._hovered: tuple[HexId | None, object] = (None, None)
        self._link: Half | None = None
        self._wheel = 0
        self.setAcceptDrops(True)
        scene.sceneRectChanged.connect(self._forget_cursor)

    def set_carrying(self, carrying: bool) -> None:  # noqa: FBT001 - reads as a sentence
        """Whether a tile is in the hand: wheel, R and the right button then turn it."""
        self._carrying = carrying

    def _forget_cursor(self) -> None:
        self.cursor_hex = None

    # --- what the pointer means

    def _hex_and_place(self, at: QPointF) -> tuple[HexId | None, object]:
        scene_at = self.to_scene(at)
        return self.board.hex_at(scene_at), self.board.place_at(scene_at)

    def _hover(self, at: QPointF) -> None:
        now = self._hex_and_place(at)
        before, self._hovered = self._hovered, now
        self._hover_link(at)
        if now[0] != before[0]:
            self.hex_hovered.emit(now[0] or "")
        if now[1] != before[1]:
            self.slot_hovered.emit(now[1])

    def _hover_link(self, at: QPointF | None) -> None:
        """Light a link to another map on both maps while the pointer is on it."""
        now = None if at is None else self.board.link_at(self.to_scene(at))
        if now != self._link:
            self._link = now
            self.board.show_link(now)

    def _click(self, at: QPointF) -> None:
        scene_at = self.to_scene(at)
        if self.board.tick_at(scene_at):
            self.ghost_confirmed.emit()
            return
        hex_id, place = self._hex_and_place(at)
        if hex_id is None:
            return
        self.hex_clicked.emit(hex_id)
        if place is not None:
            self.slot_clicked.emit(place)
        x, y = self.board.local(hex_id, scene_at)
        face, orientation = self.board.face_of(hex_id), self.board.layers[hex_id].map.orientation
        stop = stop_at(face, orientation, x, y)
        track = track_at(face, orientation, x, y)
        if stop is not None:
            self.stop_clicked.emit(hex_id, stop)
        elif track is not None:
            self.track_clicked.emit(hex_id, track)
        self.clicked.emit(Click(hex_id, place if isinstance(place, Place) else None, stop, track))

    # --- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start of a pan or a click."""
        if not self._begin_pan(event) and event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or tell what is under the pointer."""
        if self._go_on_panning(event):
            return
        self._hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End of a pan or a click."""
        if not self._end_pan(event) and self._pressed is not None and event.button() is Qt.MouseButton.LeftButton:
            moved = (event.position().toPoint() - self._pressed).manhattanLength()
            self._pressed = None
            if moved <= _CLICK_REACH:
                self._click(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second click on a hex."""
        hex_id = self.board.hex_at(self.to_scene(event.position()))
        if event.button() is Qt.MouseButton.LeftButton and hex_id is not None:
            self.hex_double_clicked.emit(hex_id)

    def leaveEvent(self, event: object) -> None:
        """The pointer went away."""
        if self._hovered != (None, None):
            self._hovered = (None, None)
            self.hex_hovered.emit("")
            self.slot_hovered.emit(None)
        self._hover_link(None)
        assert event is not None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Turn what is carried, or ask for a menu."""
        if self._carrying:
            self.rotate_requested.emit(1)
        else:
            at = QPointF(event.pos())
            if event.reason() is QContextMenuEvent.Reason.Keyboard and self.cursor_hex is not None:
                at = QPointF(self.mapFromScene(self.board.hex_centre(self.cursor_hex)))
            hex_id = self.board.hex_at(self.to_scene(at))
            self.context_requested.emit(hex_id or "", self.viewport().mapToGlobal(at.toPoint()))
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer; while a tile is carried, turn it (Ctrl+wheel still zooms)."""
        if not self._carrying or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        while abs(self._wheel) >= 120:
            step = 1 if self._wheel < 0 else -1
            self._wheel += 120 * step
            self.rotate_requested.emit(step)
        event.accept()

    # --- keyboard

    def _own_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key is Qt.Key.Key_R:
            self.rotate_requested.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key is Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        else:
            return False
        return True

    def _enter(self) -> None:
        if self.board.ghost is not None and self.board.ghost.confirm:
            self.ghost_confirmed.emit()
        elif self.cursor_hex is not None:
            self.hex_clicked.emit(self.cursor_hex)

    def _move_cursor(self, dx: int, dy: int) -> None:
        start = self.cursor_hex if self.cursor_hex is not None else self._first_hex()
        if start is None:
            return
        self.set_cursor_hex(start if self.cursor_hex is None else next_hex(self.board, start, dx, dy))

    def set_cursor_hex(self, hex_id: HexId) -> None:
        """Put the keyboard cursor on a hex and say what is there."""
        self.cursor_hex = hex_id
        self.board.set_cursor(hex_id)
        self.show_hex(hex_id)
        if self.board.title is not None:
            self.say(hex_text(self.board.title, self.board.position, hex_id))
        self.cursor_moved.emit(hex_id)

    def _first_hex(self) -> HexId | None:
        """Where the keyboard cursor comes up: among the lit hexes where there are any, close to the middle of the view."""
        middle = self.to_scene(QPointF(self.viewport().rect().center()))
        lit = self.board.lit_hexes.union(place.hex for place in self.board.lit_slots)
        return min(
            lit & self.board.layers.keys() or self.board.layers,
            key=lambda hex_id: (self.board.hex_centre(hex_id) - middle).manhattanLength(),
            default=None,
        )

    # --- drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Tiles and tokens are welcome."""
        data = event.mimeData()
        if any(carried(data) is not None for carried in (carried_tile, carried_token, carried_marker)):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Tell where the hand is."""
        hex_id, place = self._hex_and_place(event.position())
        self.carried_over.emit(hex_id or "", place)
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The hand left the board."""
        self.carried_away.emit()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """The hand opened."""
        hex_id, place = self._hex_and_place(event.position())
        data = event.mimeData()
        tile, token, marker = carried_tile(data), carried_token(data), carried_marker(data)
        if tile is not None and hex_id is not None:
            self.tile_dropped.emit(tile, hex_id)
        elif token is not None and place is not None:
            self.token_dropped.emit(token, place)
        elif marker is not None and hex_id is not None:
            self.marker_dropped.emit(marker, hex_id)
        else:
            self.carried_away.emit()
        event.acceptProposedAction()
