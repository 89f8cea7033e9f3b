"""A shelf of the tray: pictures of pieces that are picked up by a click, by Enter or by a drag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from engine.ids import CorporationId, PrivateId, TileId
from gui.appearance import plain_tip
from gui.board.carry import marker_mime, tile_mime, token_mime
from gui.tools.base import Hand

PICTURE: Final = 52


class Entry(msgspec.Struct, frozen=True, eq=False):
    """A piece on the shelf: picture, short caption and a sentence about it."""

    kind: str
    piece: str
    picture: QPixmap
    caption: str
    words: str


class Shelf(QListWidget):
    """`taken` carries kind and piece of what was clicked, `dragged` of what is about to be dragged, `let_go` ends a drag."""

    taken = Signal(str, str)
    dragged = Signal(str, str)
    let_go = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(PICTURE, PICTURE))
        self.setSpacing(2)
        self.setWordWrap(False)
        self.setDragEnabled(True)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._taken)

    def fill(self, entries: Sequence[Entry]) -> None:
        """Show these pieces; the chosen one stays chosen where it is still there."""
        held = self.held()
        self.entries = list(entries)
        self.clear()
        metrics = self.fontMetrics()
        width = max([PICTURE, *(metrics.horizontalAdvance(entry.caption) for entry in entries)]) + 10
        size = QSize(width, PICTURE + metrics.height() + 8)
        for entry in entries:
            item = QListWidgetItem(_steady(entry.picture), entry.caption)
            item.setSizeHint(size)
            item.setToolTip(plain_tip(entry.words))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.words)
            self.addItem(item)
        if held is not None:
            self.hold(held.kind, held.piece)

    def held(self) -> Entry | None:
        """The piece that is chosen."""
        chosen = [self.row(item) for item in self.selectedItems()]
        return self.entries[chosen[0]] if chosen else None

    def hold(self, kind: str, piece: str) -> None:
        """Mark the piece in the hand, or none."""
        for row, entry in enumerate(self.entries):
            if (entry.kind, entry.piece) == (kind, piece):
                self.setCurrentRow(row)
                return
        self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and the space bar take the piece under the cursor."""
        row = self.currentRow()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and row >= 0:
            self.taken.emit(self.entries[row].kind, self.entries[row].piece)
        else:
            super().keyPressEvent(event)

    def startDrag(self, supported: Qt.DropAction) -> None:
        """Begin to drag the piece under the pointer."""
        del supported
        item = self.currentItem()
        if item is not None:
            self.drag(self.entries[self.row(item)])

    def drag(self, entry: Entry) -> None:
        """Drag a piece until it is let go. The board draws it under the pointer, so the drag's own picture stays small."""
        data = {
            Hand.TILE: lambda: tile_mime(TileId(entry.piece)),
            Hand.TOKEN: lambda: token_mime(CorporationId(entry.piece)),
            Hand.MARKER: lambda: marker_mime(PrivateId(entry.piece)),
        }[entry.kind]()
        self.dragged.emit(entry.kind, entry.piece)
        drag = QDrag(self)
        drag.setMimeData(data)
        picture = entry.picture.scaled(
            entry.picture.size() * 0.6,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(-8, -8))
        drag.exec(Qt.DropAction.CopyAction)
        self.let_go.emit()

    def _taken(self, item: QListWidgetItem) -> None:
        entry = self.entries[self.row(item)]
        self.taken.emit(entry.kind, entry.piece)


def _steady(picture: QPixmap) -> QIcon:
    """An icon that keeps its colours when it is chosen."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
