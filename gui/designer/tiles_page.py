"""The tile editor: all tiles, the chosen one large, its fields, its rotations and its upgrades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.data.definitions import Color, Face, Tile
from engine.data.raw import FaceShape
from engine.designer.edits import OnTile, RenameEntry, SetColor, SetEntry, SetLabel, SetTile
from engine.ids import TileId
from gui.appearance import Scaled
from gui.board.color_words import color_name
from gui.board.pictures import tile_picture
from gui.designer.face_form import GAUGES, FaceForm
from gui.designer.face_pad import FacePad
from gui.designer.model import DesignModel
from gui.designer.sketch import tiles_of
from gui.designer.table_page import GridPage
from gui.designer.tile_facts import rotations, upgrades_from, upgrades_to
from gui.designer.tile_list import TileList
from gui.designer.words import gauge_name
from gui.flow import FlowLayout
from gui.theme import Theme

_SMALL: Final = 52
_COLORS: Final = (Color.YELLOW, Color.GREEN, Color.BROWN, Color.GRAY)


class Strip(QWidget):
    """A word and small pictures of tiles behind it; a click on one goes to that tile."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self.pictures: list[QToolButton] = []
        self._row = QWidget()
        self._flow = FlowLayout(self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.label)
        column.addWidget(self._row)

    def show_pictures(self, pictures: Sequence[tuple[str, QIcon, str]]) -> None:
        """Show `(tile, picture, words)`; one with an empty tile goes nowhere."""
        for old in self.pictures:
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.pictures = []
        for tile, icon, words in pictures:
            button = QToolButton()
            button.setIcon(icon)
            button.setIconSize(QSize(_SMALL, _SMALL))
            button.setText(words)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setAutoRaise(True)
            button.setAccessibleName(words)
            button.clicked.connect(lambda _checked=False, tile=tile: self.chosen.emit(tile))
            button.setEnabled(True)
            self._flow.addWidget(button)
            self.pictures.append(button)
        self._row.updateGeometry()


class TilesPage(QWidget):
    """Tiles of the shared library become the title's own when they are changed."""

    told = Signal(str)
    grids: tuple[GridPage, ...] = ()

    def __init__(self, model: DesignModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self.list = TileList(model, theme)
        self.pad = FacePad(theme)
        self.gauge, self.color = QComboBox(), QComboBox()
        self.id, self.label = QLineEdit(), QLineEdit()
        self.count = QSpinBox()
        self.face = FaceForm()
        self.turns, self.to, self.below = Strip(), Strip(), Strip()
        self.new, self.copy, self.remove, self.take = (QPushButton() for _ in range(4))
        self.library = QComboBox()
        self.note = Scaled(0.92)
        self._labels: dict[str, QLabel] = {}
        self._build()
        self._connect()
        self.retranslate()
        self._fill_library()
        self.list.setCurrentIndex(self.list.tiles.index(0))
        self.refresh()

    # --- making

    def _build(self) -> None:
        for gauge in GAUGES:
            self.gauge.addItem("", gauge)
        for color in _COLORS:
            self.color.addItem("", color)
        self.count.setRange(0, 999)
        self.id.setMaxLength(24)
        self.label.setMaxLength(4)
        buttons = QWidget()
        flow = FlowLayout(buttons)
        for widget in (self.new, self.copy, self.remove, self.library, self.take):
            flow.addWidget(widget)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(8, 6, 4, 6)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)
        middle = QWidget()
        beside = QVBoxLayout(middle)
        beside.setContentsMargins(4, 6, 4, 6)
        beside.addLayout(self._labelled("gauge", self.gauge))
        beside.addWidget(self.pad, 3)
        beside.addWidget(self._strips(), 2)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for part in (left, middle, self._fields()):
            self.split.addWidget(part)
        self.split.setSizes([420, 460, 320])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.split)

    def _strips(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        for strip in (self.turns, self.to, self.below):
            column.addWidget(strip)
        column.addStretch(1)
        return _scrolled(content)

    def _fields(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        form = QFormLayout()
        for ident, field in (("id", self.id), ("color", self.color), ("label", self.label), ("count", self.count)):
            label = QLabel()
            label.setBuddy(field)
            self._labels[ident] = label
            form.addRow(label, field)
        column.addLayout(form)
        column.addWidget(self.note)
        column.addWidget(self.face)
        column.addStretch(1)
        return _scrolled(content)

    def _labelled(self, ident: str, widget: QWidget) -> QHBoxLayout:
        label = QLabel()
        label.setBuddy(widget)
        self._labels[ident] = label
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(widget, 1)
        return row

    def _connect(self) -> None:
        self.list.chosen.connect(lambda _tile: self.refresh())
        self._model.changed.connect(self.refresh)
        self._model.replaced.connect(self._replaced)
        self.gauge.currentIndexChanged.connect(self._choose_gauge)
        for source in (self.pad.edited, self.face.edited):
            source.connect(self._model.do)
        self.pad.told.connect(self.told)
        self.color.activated.connect(lambda _index: self._with_tile(SetColor, self.color.currentData()))
        self.label.editingFinished.connect(self._set_label)
        self.id.editingFinished.connect(self._rename)
        self.count.valueChanged.connect(self._set_count)
        self.new.clicked.connect(lambda: self._add(FaceShape(color=Color.YELLOW)))
        self.copy.clicked.connect(self._copy)
        self.remove.clicked.connect(self._remove)
        self.take.clicked.connect(self._take)
        self.to.chosen.connect(self.list.mark)
        self.below.chosen.connect(self.list.mark)

    # --- changing

    def tile(self) -> Tile | None:
        """The tile that is edited."""
        chosen = self.list.tile()
        return next((tile for tile in self.list.tiles.tiles if tile.id == chosen), None)

    def _with_tile(self, edit: type[SetColor], value: Color) -> None:
        tile = self.tile()
        if tile is not None and tile.face.color is not value:
            self._model.do(edit(OnTile(tile.id), value))

    def _choose_gauge(self) -> None:
        self.pad.gauge = self.gauge.currentData()

    def _set_label(self) -> None:
        tile = self.tile()
        if tile is not None and tile.face.label != self.label.text().strip():
            self._model.do(SetLabel(OnTile(tile.id), self.label.text().strip()))

    def _set_count(self, count: int) -> None:
        tile = self.tile()
        if tile is not None and tile.count != count:
            self._model.do(SetEntry("tiles", tile.id, count))

    def _rename(self) -> None:
        tile, name = self.tile(), self.id.text().strip()
        if tile is not None and name != tile.id:
            if self._model.do(RenameEntry("tiles", tile.id, name)):
                self.list.mark(name)
            self.refresh()

    def _add(self, face: FaceShape) -> None:
        known = {*self._model.files.title.tiles, *self._model.files.library}
        name = next(found for found in (f"T{number}" for number in range(1, 1000)) if found not in known)
        if self._model.do(SetTile(TileId(name), face, 1)):
            self.list.mark(name)

    def _copy(self) -> None:
        tile = self.tile()
        face = None if tile is None else self._model.files.face(tile.id)
        if face is not None:
            self._add(face)

    def _remove(self) -> None:
        tile = self.tile()
        if tile is not None:
            row = self.list.currentIndex().row()
            self._model.do(SetEntry("tiles", tile.id, None))
            self.list.setCurrentIndex(self.list.tiles.index(min(row, self.list.tiles.rowCount() - 1)))

    def _take(self) -> None:
        """Put a tile of the shared library into the title."""
        name = self.library.currentText()
        if name in self._model.files.library and self._model.do(SetEntry("tiles", name, 1)):
            self._fill_library()
            self.list.mark(name)

    # --- showing

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.list.tiles.set_theme(theme)
        self.pad.set_theme(theme)
        self.refresh()

    def shown(self) -> QWidget:
        """The page itself."""
        return self

    def show_tile(self, tile: str) -> None:
        """Go to a tile."""
        self.list.mark(tile)

    def _replaced(self) -> None:
        self._fill_library()
        self.list.setCurrentIndex(self.list.tiles.index(0))
        self.refresh()

    def _fill_library(self) -> None:
        files = self._model.files
        names = [name for name in files.library if name not in files.title.tiles]
        self.library.clear()
        self.library.addItems(names)
        self.take.setEnabled(bool(names))

    def refresh(self) -> None:
        """Show the tile that is edited."""
        tile = self.tile()
        orientation = self.list.tiles.orientation()
        for widget in (self.id, self.color, self.label, self.count, self.face, self.copy, self.remove):
            widget.setEnabled(tile is not None)
        if tile is None:
            self.pad.show_face(None, Face(Color.YELLOW), orientation)
            for strip in (self.turns, self.to, self.below):
                strip.show_pictures(())
            return
        self.pad.show_face(OnTile(tile.id), tile.face, orientation)
        shape = self._model.files.face(tile.id)
        assert shape is not None
        self.face.show_face(OnTile(tile.id), shape, orientation)
        with QSignalBlocker(self.color), QSignalBlocker(self.count):
            self.color.setCurrentIndex(self.color.findData(tile.face.color))
            self.count.setValue(tile.count)
        for field, text in ((self.id, str(tile.id)), (self.label, tile.face.label)):
            if not (field.hasFocus() and field.isModified()):
                field.setText(text)
        own = tile.id in self._model.files.tiles
        self.note.setText(self.tr("The title's own tile") if own else self.tr("From the shared library"))
        self._show_strips(tile)

    def _show_strips(self, tile: Tile) -> None:
        turns = rotations(tile.face)
        words = {rotation: f"{60 * rotation}°" for rotation in turns}
        self.turns.show_pictures([(tile.id, self._picture(tile, rotation), words[rotation]) for rotation in turns])
        tiles = tiles_of(self._model.files)
        by_id = {found.id: found for found in tiles}
        for strip, ids in ((self.to, upgrades_to(tiles, tile)), (self.below, upgrades_from(tiles, tile))):
            strip.show_pictures([(ident, self._picture(by_id[ident], 0), ident) for ident in ids])
        self._say_strips()

    def _picture(self, tile: Tile, rotation: int) -> QIcon:
        orientation, ratio = self.list.tiles.orientation(), self.devicePixelRatioF()
        return QIcon(tile_picture(tile, rotation, orientation, self._theme, _SMALL, ratio, number=False))

    # --- words

    def _say_strips(self) -> None:
        self.turns.label.setText(self.tr("Rotations that differ: %n", "", len(self.turns.pictures)))
        self.to.label.setText(self.tr("Becomes: %n tiles", "", len(self.to.pictures)))
        self.below.label.setText(self.tr("Can lie on: %n tiles", "", len(self.below.pictures)))

    def retranslate(self) -> None:
        """Say all words again."""
        words = {
            "gauge": self.tr("Draw in &gauge"),
            "id": self.tr("Tile &number"),
            "color": self.tr("&Colour"),
            "label": self.tr("&Label"),
            "count": self.tr("&Pieces"),
        }
        for ident, text in words.items():
            self._labels[ident].setText(text)
        self.new.setText(self.tr("Ne&w tile"))
        self.copy.setText(self.tr("Cop&y"))
        self.remove.setText(self.tr("&Remove"))
        self.take.setText(self.tr("Ta&ke from the library"))
        self.library.setAccessibleName(self.tr("Tiles of the library"))
        self.list.setAccessibleName(self.tr("Tiles"))
        for row in range(self.gauge.count()):
            self.gauge.setItemText(row, gauge_name(self.gauge.itemData(row)))
        for row in range(self.color.count()):
            self.color.setItemText(row, color_name(self.color.itemData(row)))
        self._say_strips()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        super().changeEvent(event)


def _scrolled(content: QWidget) -> QScrollArea:
    """Content that may be longer than there is room for."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
