"""A fan of tiles around a hex: buttons on the board, all of them inside its window."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from engine.ids import HexId, TileId
from gui.appearance import plain_tip
from gui.board.view import BoardView

PICTURE: Final = 50
_GAP: Final = 5
_STEPS: Final = 72
"""Directions that are tried around the hex."""


class Leaf(msgspec.Struct, frozen=True, eq=False):
    """One tile of the fan: its picture as it would lie, a short caption (what it costs), and a sentence about it."""

    tile: TileId
    picture: QPixmap
    caption: str
    words: str


def places_around(centre: QPoint, reach: float, size: QSize, bounds: QRect, count: int) -> list[QPoint]:
    """Top left corners of `count` boxes around a point, from the top clockwise, as near as they fit.

    `reach` is the radius kept free around the point; no box leaves the bounds or overlaps another. Near the bounds' edge the
    boxes take what room there is, on alternating sides; where the bounds are too small even for that, those that found no
    place stand in rows from the bounds' corner.
    """
    first = reach + max(size.width(), size.height()) / 2
    for ring in (first, first * 1.15, first * 1.3):
        turns = [index * 2 * math.pi / max(count, 1) for index in range(count)]
        boxes = _fitting(centre, ring, turns, size, bounds, [])
        if len(boxes) == count:
            return [box.topLeft() for box in boxes]
    found: list[QRect] = []
    sides = [(step + 1) // 2 * (1 if step % 2 else -1) * 2 * math.pi / _STEPS for step in range(_STEPS)]
    ring = first
    while len(found) < count and ring < bounds.width() + bounds.height():
        found += _fitting(centre, ring, sides, size, bounds, found)[: count - len(found)]
        ring += math.hypot(size.width(), size.height()) / 2
    return [box.topLeft() for box in found] + _in_rows(bounds, size, count - len(found))


def _fitting(
    centre: QPoint, ring: float, turns: Sequence[float], size: QSize, bounds: QRect, taken: Sequence[QRect]
) -> list[QRect]:
    """Boxes on a ring in these directions (0: up), those left out that would leave the bounds or overlap."""
    found: list[QRect] = []
    for turn in turns:
        box = QRect(QPoint(0, 0), size)
        box.moveCenter(centre + QPoint(round(ring * math.sin(turn)), round(-ring * math.cos(turn))))
        roomy = box.adjusted(-_GAP, -_GAP, _GAP, _GAP)
        if bounds.contains(box) and not any(roomy.intersects(other) for other in (*taken, *found)):
            found.append(box)
    return found


def _in_rows(bounds: QRect, size: QSize, count: int) -> list[QPoint]:
    columns = max(1, bounds.width() // (size.width() + _GAP))
    return [
        bounds.topLeft()
        + QPoint((index % columns) * (size.width() + _GAP), (index // columns) * (size.height() + _GAP))
        for index in range(count)
    ]


class _LeafButton(QToolButton):
    """A tile of the fan. Under the pointer or the focus it shows itself on the hex."""

    looked = Signal(str)
    left = Signal()
    moved = Signal(int)
    closed = Signal()

    def __init__(self, leaf: Leaf, parent: QWidget) -> None:
        super().__init__(parent)
        self.leaf = leaf
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIcon(QIcon(leaf.picture))
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setText(leaf.caption)
        self.setToolTip(plain_tip(leaf.words))
        self.setAccessibleName(leaf.words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the tile on the hex."""
        self.looked.emit(self.leaf.tile)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show it no longer."""
        self.left.emit()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the tile on the hex."""
        self.looked.emit(self.leaf.tile)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and E go round the fan, Enter or W takes the tile, Esc or Q closes the fan."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_E):
            self.moved.emit(1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.moved.emit(-1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_W):
            self.click()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Q):
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class Fan(QObject):
    """The fan of one hex. `chosen` and `looked` carry a tile, `left` tells that none is looked at, `closed` of an Esc."""

    chosen = Signal(str)
    looked = Signal(str)
    left = Signal()
    closed = Signal()

    def __init__(self, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self.hex: HexId | None = None
        self.buttons: list[_LeafButton] = []
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(0)
        self._waiting.timeout.connect(self._arrange)
        view.zoom_changed.connect(self._later)
        view.horizontalScrollBar().valueChanged.connect(self._later)
        view.verticalScrollBar().valueChanged.connect(self._later)

    @property
    def shown(self) -> bool:
        """Whether the fan is open."""
        return self.hex is not None

    def open(self, hex_id: HexId, leaves: Sequence[Leaf], *, focus: bool) -> None:
        """Show tiles around a hex, with the focus on the first where the keyboard asked for it."""
        self.close()
        self.hex = hex_id
        for leaf in leaves:
            button = _LeafButton(leaf, self._view.viewport())
            button.clicked.connect(lambda _checked=False, tile=leaf.tile: self.chosen.emit(tile))
            button.looked.connect(self.looked)
            button.left.connect(self.left)
            button.moved.connect(self._move)
            button.closed.connect(self.closed)
            self.buttons.append(button)
        self._arrange()
        before: QWidget = self._view
        for button in self.buttons:
            button.show()
            QWidget.setTabOrder(before, button)  # Tab goes from the board into the fan.
            before = button
        if focus and self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Take the fan away; the focus goes back to the board."""
        if self.hex is None:
            return
        self.hex = None
        buttons, self.buttons = self.buttons, []
        if any(button.hasFocus() for button in buttons):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in buttons:
            button.blockSignals(True)
            button.hide()
            button.deleteLater()

    def _later(self, _value: float) -> None:
        """The board moved: arrange once it stands still."""
        if self.shown:
            self._waiting.start()

    def _move(self, step: int) -> None:
        held = next((index for index, button in enumerate(self.buttons) if button.hasFocus()), 0)
        self.buttons[(held + step) % len(self.buttons)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        if self.hex is None or not self.buttons:
            return
        size = QSize(0, 0)
        for button in self.buttons:
            size = size.expandedTo(button.sizeHint())
        rect = self._view.mapFromScene(self._view.board.hex_rect(self.hex)).boundingRect()
        bounds = self._view.viewport().rect().adjusted(2, 2, -2, -2)
        places = places_around(rect.center(), rect.width() / 2 * 0.9, size, bounds, len(self.buttons))
        for button, place in zip(self.buttons, places, strict=True):
            button.setGeometry(QRect(place, size))
