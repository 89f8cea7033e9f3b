"""The tiles of the title as pictures with their numbers and counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from engine.coords import Orientation
from engine.data.definitions import Tile
from engine.ids import TileId
from gui.board.pictures import tile_picture
from gui.designer.model import DesignModel
from gui.designer.sketch import tiles_of
from gui.theme import Theme

PICTURE: Final = 56
Index = QModelIndex | QPersistentModelIndex


class TileListModel(QAbstractListModel):
    """One tile a row; those whose face is not known are left out."""

    def __init__(self, model: DesignModel, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self.ratio = 1.0
        self.tiles: tuple[Tile, ...] = tiles_of(model.files)
        model.changed.connect(self.follow)
        model.replaced.connect(self.follow)

    def follow(self) -> None:
        """Show the present tiles."""
        tiles = tiles_of(self._model.files)
        if [tile.id for tile in tiles] != [tile.id for tile in self.tiles]:
            self.beginResetModel()
            self.tiles = tiles
            self.endResetModel()
        elif tiles != self.tiles:
            before, self.tiles = self.tiles, tiles
            for row, (old, new) in enumerate(zip(before, tiles, strict=True)):
                if old != new:
                    self.dataChanged.emit(self.index(row), self.index(row))

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        if self.tiles:
            self.dataChanged.emit(self.index(0), self.index(len(self.tiles) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of tiles."""
        return 0 if parent is not None and parent.isValid() else len(self.tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Picture and number."""
        tile = self.tiles[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{tile.id} ×{tile.count}"
        if role == Qt.ItemDataRole.DecorationRole:
            return tile_picture(tile, 0, self.orientation(), self._theme, PICTURE, self.ratio, number=False)
        return None

    def orientation(self) -> Orientation:
        """Tiles are shown as they lie on the first map."""
        found: Orientation = self._model.files.maps[0].orientation
        return found


class TileList(QListView):
    """The pictures; `chosen` carries the id of the tile that is marked, empty for none."""

    chosen = Signal(str)

    def __init__(self, model: DesignModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = TileListModel(model, theme, self)
        self.tiles.ratio = self.devicePixelRatioF()
        self.setModel(self.tiles)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setUniformItemSizes(True)
        self.setGridSize(QSize(PICTURE + 26, PICTURE + 28))
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.chosen.emit(self.tile() or ""))

    def tile(self) -> TileId | None:
        """The tile that is marked."""
        index = self.currentIndex()
        return self.tiles.tiles[index.row()].id if index.isValid() and index.row() < len(self.tiles.tiles) else None

    def mark(self, tile: str) -> None:
        """Mark a tile."""
        for row, found in enumerate(self.tiles.tiles):
            if found.id == tile:
                self.setCurrentIndex(self.tiles.index(row))
                self.scrollTo(self.tiles.index(row))
