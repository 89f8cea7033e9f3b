"""The view of the canvas: mouse and keys become gestures of the tool in hand; zoom, pan and mini-map are those of the board."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from engine.coords import Cell
from engine.designer.places import name_at
from engine.ids import MapId
from gui.board.steered import SteeredCanvas
from gui.designer.scene import DesignScene, Spot

_PENS: Final = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
"""Buttons that draw and erase."""


class Gestures(Protocol):
    """What the view tells the tool in hand. `erase`: the right button or Shift is held."""

    def press(self, spot: Spot, *, erase: bool, more: bool) -> None:
        """A button went down; `more`: with Ctrl."""

    def drag(self, spot: Spot) -> None:
        """The pointer moved while the button is down."""

    def release(self, spot: Spot | None) -> None:
        """The button went up; None beside the maps."""

    def hover(self, spot: Spot | None) -> None:
        """The pointer moved with no button down."""

    def cancel(self) -> bool:
        """Take the stroke back; False when there was none."""

    keys_at_pointer: bool
    """Whether letters count at the pointer when there is no cursor."""

    def key(self, text: str, spot: Spot) -> bool:
        """A letter or digit was typed over the cursor; False when it means nothing."""


class DesignView(SteeredCanvas):
    """The canvas. `pointed` tells the spot under the pointer or cursor, `turned_off` that Escape had nothing to take back."""

    pointed = Signal(object)
    turned_off = Signal()
    context_requested = Signal(object, QPoint)
    renamed = Signal(object)
    _drawing = False
    """Whether a stroke is under way; known before the base class asks."""

    def __init__(self, scene: DesignScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.design: DesignScene = scene
        self.tool: Gestures | None = None
        self.cursor_spot: Spot | None = None
        self._seen: Spot | None = None

    def _scene_resized(self, rect: QRectF) -> None:
        """Room to pan beyond the edge; the part that is seen stays."""
        self.setSceneRect(rect.adjusted(-rect.width(), -rect.height(), rect.width(), rect.height()))
        if not self._drawing and self._fitted:
            self.fit()

    def _fit_rect(self) -> QRectF:
        """The hexes; the free room around them is a pan away."""
        assert isinstance(self.board, DesignScene)
        return self.board.drawn_rect()

    def spot_at(self, at: QPointF) -> Spot | None:
        """What a point of the viewport means."""
        return self.design.spot_at(self.to_scene(at))

    def present_map(self) -> MapId:
        """The map that the cursor or the middle of the view is on."""
        middle = self.design.spot_at(self.to_scene(QPointF(self.viewport().rect().center())))
        spot = self.cursor_spot or middle
        return self.design.pages[0].map.id if spot is None else spot.map

    def present_spot(self) -> Spot | None:
        """Where the cursor is, else the pointer."""
        return self.cursor_spot or self._seen

    # --- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start of a pan or of a stroke."""
        button = event.button()
        if not self._begin_pan(event) and button in _PENS and not self._drawing:
            spot = self.spot_at(event.position())
            if spot is not None and self.tool is not None:
                self._drawing = True
                keys = event.modifiers()
                erase = button is Qt.MouseButton.RightButton or bool(keys & Qt.KeyboardModifier.ShiftModifier)
                self.tool.press(spot, erase=erase, more=bool(keys & Qt.KeyboardModifier.ControlModifier))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, go on with the stroke, or tell what is under the pointer."""
        if self._go_on_panning(event):
            return
        spot = self.spot_at(event.position())
        if self.tool is not None:
            if self._drawing:
                if spot is not None:
                    self.tool.drag(spot)
                    spot = self.spot_at(event.position())
            else:
                self.tool.hover(spot)
        self._tell(spot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End of a pan or of a stroke."""
        if not self._end_pan(event) and self._drawing and event.button() in _PENS:
            self._drawing = False
            if self.tool is not None:
                self.tool.release(self.spot_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two quick ones is a click like any other; on a hex it also asks for its name."""
        self.mousePressEvent(event)
        spot = self.spot_at(event.position())
        if spot is not None and spot.hex is not None and event.button() is Qt.MouseButton.LeftButton:
            self.renamed.emit(spot)

    def leaveEvent(self, _event: object) -> None:
        """The pointer went away."""
        if self.tool is not None and not self._drawing:
            self.tool.hover(None)
        self._tell(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button erases; the menu key asks for a menu."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard and self.cursor_spot is not None:
            at = self.mapFromScene(self.design.cell_centre(self.cursor_spot))
            self.context_requested.emit(self.cursor_spot, self.viewport().mapToGlobal(at))
        event.accept()

    def _tell(self, spot: Spot | None) -> None:
        seen = None if spot is None else (spot.map, spot.cell)
        if seen != (None if self._seen is None else (self._seen.map, self._seen.cell)):
            self.pointed.emit(spot)
        self._seen = spot

    # --- keyboard

    def _own_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key is Qt.Key.Key_Escape:
            self._escape()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._use_cursor(event, erase=key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace))
        elif self.tool is not None and event.text():
            spot = self.present_spot() if self.tool.keys_at_pointer else self.cursor_spot
            return spot is not None and self.tool.key(event.text(), spot)
        else:
            return False
        return True

    def _escape(self) -> None:
        self._drawing = False
        if self.tool is None or not self.tool.cancel():
            self.turned_off.emit()

    def _use_cursor(self, event: QKeyEvent, *, erase: bool) -> None:
        """Click with the tool at the cursor."""
        if self.tool is None or self.cursor_spot is None:
            return
        keys = event.modifiers()
        erase = erase or bool(keys & Qt.KeyboardModifier.ShiftModifier)
        self.tool.press(self.cursor_spot, erase=erase, more=bool(keys & Qt.KeyboardModifier.ControlModifier))
        self.tool.release(self.cursor_spot)
        self.put_cursor(self.cursor_spot)

    def _move_cursor(self, dx: int, dy: int) -> None:
        spot = self.cursor_spot
        if spot is None:
            middle = self.design.spot_at(self.to_scene(QPointF(self.viewport().rect().center())))
            first = self.design.pages[0]
            self.put_cursor(middle or self.design.spot_of(first.map.id, Cell(0, first.parity)))
            return
        flat = spot.orientation.value == "flat"
        # Beside a column of flat hexes lie two half a hex higher and lower: the way there and back alternates.
        step = (
            (dx, (1 if spot.cell.x % 2 else -1) if dx else 2 * dy)
            if flat
            else (
                2 * dx if not dy else (1 if spot.cell.y % 2 else -1),
                dy,
            )
        )
        cell = Cell(spot.cell.x + step[0], spot.cell.y + step[1])
        if cell.x >= 0 and name_at(cell) is not None:
            self.put_cursor(self.design.spot_of(spot.map, cell))

    def put_cursor(self, spot: Spot | None) -> None:
        """Put the keyboard cursor on a cell, or take it away."""
        if spot is not None:
            spot = self.design.spot_of(spot.map, spot.cell)
        self.cursor_spot = spot
        self.design.show_spot(spot)
        if spot is not None:
            at = self.design.cell_centre(spot)
            self.ensureVisible(QRectF(at.x() - 100, at.y() - 100, 200, 200), 12, 12)
        if self.tool is not None and self.tool.keys_at_pointer:
            self.tool.hover(spot)
        self.pointed.emit(spot)
