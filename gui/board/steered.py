"""A canvas that mouse and keys move about; what else they mean is for those who derive from it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gui.board.canvas import Canvas
from gui.board.map_scene import MapScene

_WHEEL_STEP: Final = 1.2
_PAN_STEP: Final = 90


class SteeredCanvas(Canvas):
    """Pans with the middle button, with the space bar held or with Shift and arrows; zooms with wheel, + and -; Home fits.

    Plain arrows move a keyboard cursor.
    """

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._pan_from: QPoint | None = None
        self._space = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @abstractmethod
    def _move_cursor(self, dx: int, dy: int) -> None:
        """Move the keyboard cursor one hex right or down, against it for -1."""

    @abstractmethod
    def _own_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Use a key that does not move the canvas; False when it means nothing here."""

    def say(self, words: str) -> None:
        """Tell screen readers what is at the cursor."""
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    # --- mouse

    def _begin_pan(self, event: QMouseEvent) -> bool:
        """Whether a press is the start of a pan."""
        button = event.button()
        panning = button is Qt.MouseButton.MiddleButton or (button is Qt.MouseButton.LeftButton and self._space)
        if panning:
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        return panning

    def _go_on_panning(self, event: QMouseEvent) -> bool:
        """Whether a move of the pointer belongs to a pan."""
        if self._pan_from is None:
            return False
        step = event.position().toPoint() - self._pan_from
        self._pan_from = event.position().toPoint()
        self.pan(-step.x(), -step.y())
        return True

    def _end_pan(self, event: QMouseEvent) -> bool:
        """Whether a release ends a pan."""
        if self._pan_from is None or event.button() not in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            return False
        self._pan_from = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if self._space else Qt.CursorShape.ArrowCursor)
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        delta = event.angleDelta().y() or event.angleDelta().x()
        if delta:
            self.zoom(_WHEEL_STEP ** (delta / 120), event.position())
        event.accept()

    # --- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cursor, pan, zoom and the keys of what is shown; others go on to the window."""
        key = Qt.Key(event.key())
        arrow = _ARROWS.get(key)
        if arrow is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.pan(arrow[0] * _PAN_STEP, arrow[1] * _PAN_STEP)
        elif arrow is not None:
            self._move_cursor(*arrow)
        elif not (self._steer(key, event) or self._own_key(key, event)):
            super().keyPressEvent(event)

    def _steer(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key is Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space = True
                self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif key is Qt.Key.Key_Home:
            self.fit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_WHEEL_STEP)
        elif key is Qt.Key.Key_Minus:
            self.zoom(1 / _WHEEL_STEP)
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End of panning with the space bar."""
        if Qt.Key(event.key()) is Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        else:
            super().keyReleaseEvent(event)


_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
