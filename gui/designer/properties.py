"""What is printed on the selected hexes, in fields; several hexes are changed together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from engine.data.definitions import Color
from engine.data.raw import HexShape
from engine.designer.edits import (
    Edit,
    NameHex,
    OnHex,
    PaintColor,
    PaintRegion,
    PaintTerrain,
    SetHome,
    SetLabel,
)
from engine.designer.places import locate
from engine.ids import CorporationId, HexId, TileId
from gui.appearance import Scaled
from gui.board.color_words import color_name
from gui.designer.face_form import FaceForm
from gui.designer.model import DesignModel
from gui.designer.side_table import SideTable

_MIXED: Final = "—"
"""Shown where the selected hexes differ."""


class PropertyPanel(QScrollArea):
    """Fields of the selection; with nothing selected it says what to do."""

    def __init__(self, model: DesignModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.head = Scaled(1.15, bold=True)
        self.hint = Scaled(0.95)
        self.name, self.region, self.label = QLineEdit(), QLineEdit(), QLineEdit()
        self.color, self.terrain, self.home = QComboBox(), QComboBox(), QComboBox()
        self.face = FaceForm()
        self.sides = SideTable(model)
        self.standing = QLabel()
        self._can_stand: Mapping[HexId, Mapping[TileId, tuple[int, ...]]] = {}
        self._tiles_head = ""
        self._labels: dict[str, QLabel] = {}
        self._fields: dict[str, QWidget] = {
            "name": self.name,
            "color": self.color,
            "terrain": self.terrain,
            "region": self.region,
            "label": self.label,
            "home": self.home,
        }
        self.content = QWidget()
        self._form = QFormLayout()
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    def _build(self) -> None:
        for ident, field in self._fields.items():
            label = QLabel()
            label.setBuddy(field)
            self._labels[ident] = label
            self._form.addRow(label, field)
        self.name.setMaxLength(80)
        self.region.setMaxLength(80)
        self.label.setMaxLength(4)
        for color in Color:
            self.color.addItem("", color)
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 6, 8, 6)
        for widget in (self.head, self.hint):
            column.addWidget(widget)
        column.addLayout(self._form)
        column.addWidget(self.face)
        column.addWidget(self.sides)
        self.standing.setWordWrap(True)
        column.addWidget(self.standing)
        column.addStretch(1)
        self.setWidget(self.content)
        self.setWidgetResizable(True)
        self.setMinimumWidth(250)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _connect(self) -> None:
        self.name.editingFinished.connect(lambda: self._write(self.name, NameHex, "name"))
        self.label.editingFinished.connect(
            lambda: self._write(self.label, lambda hex_id, text: SetLabel(OnHex(hex_id), text), "label")
        )
        self.region.editingFinished.connect(
            lambda: self._write(self.region, lambda hex_id, text: PaintRegion((hex_id,), text), "region")
        )
        self.color.activated.connect(
            lambda _index: self._do(PaintColor(self._model.selection, self.color.currentData()))
        )
        self.terrain.activated.connect(
            lambda _index: self._do(PaintTerrain(self._model.selection, self.terrain.currentData()))
        )
        self.home.activated.connect(lambda _index: self._set_home())
        self.face.edited.connect(self._model.do)
        self._model.selected.connect(self.refresh)
        self._model.changed.connect(self.refresh)
        self._model.replaced.connect(self.refresh)

    # --- changing

    def _do(self, *edits: Edit) -> None:
        if self._model.selection:
            self._model.do(*edits)

    def _write(self, field: QLineEdit, edit: Callable[[HexId, str], Edit], name: str) -> None:
        """A text for all selected hexes; what was not touched stays as it is."""
        text = field.text().strip()
        if not field.isModified():
            return
        field.setModified(False)
        wrong = [hex_id for hex_id in self._model.selection if getattr(self._model.hex_shape(hex_id), name) != text]
        if wrong:
            self._do(*(edit(hex_id, text) for hex_id in wrong))
            self.refresh()

    def _set_home(self) -> None:
        """The corporation for which a token place is kept here."""
        wanted = self.home.currentData()
        edits: list[Edit] = []
        for hex_id in self._model.selection:
            before = self._model.hex_shape(hex_id).home_of
            if before is not None and before != wanted:
                edits.append(SetHome(CorporationId(before), hex_id, home=False))
            if wanted and before != wanted:
                edits.append(SetHome(CorporationId(wanted), hex_id))
        self._do(*edits)

    # --- showing

    def refresh(self) -> None:
        """Show the selection."""
        chosen = self._model.selection
        shapes = [self._model.hex_shape(hex_id) for hex_id in chosen]
        one = len(chosen) == 1
        for widget in (*self._fields.values(), *self._labels.values()):
            widget.setVisible(bool(chosen))
        self.hint.setVisible(not chosen)
        self.face.setVisible(one)
        self.sides.setVisible(one)
        self._say_head()
        self._say_standing()
        if not chosen:
            return
        self._offer(
            self.terrain, [(None, self.tr("none")), *((name, name) for name in self._model.files.title.terrains)]
        )
        corporations = self._model.files.companies.corporations
        self._offer(self.home, [(None, self.tr("none")), *((name, name) for name in corporations)])
        self._pick(self.color, {shape.color for shape in shapes})
        self._pick(self.terrain, {shape.terrain for shape in shapes})
        self._pick(self.home, {shape.home_of for shape in shapes})
        self._text(self.name, (shape.name for shape in shapes))
        self._text(self.region, (shape.region for shape in shapes))
        self._text(self.label, (shape.label for shape in shapes))
        if one:
            self._show_one(chosen[0], shapes[0])

    def _show_one(self, hex_id: HexId, shape: HexShape) -> None:
        index, _ = locate(self._model.files, hex_id)
        orientation = self._model.files.maps[index].orientation
        self.face.show_face(OnHex(hex_id), shape, orientation)
        self.sides.show_hex(hex_id, shape, orientation)

    def show_standing(self, standing: Mapping[HexId, Mapping[TileId, tuple[int, ...]]]) -> None:
        """What the last check says of the tiles that can ever lie on each hex."""
        self._can_stand = standing
        self._say_standing()

    def _say_standing(self) -> None:
        chosen = self._model.selection
        tiles = self._can_stand.get(chosen[0], {}) if len(chosen) == 1 else {}
        self.standing.setVisible(bool(tiles))
        words = ", ".join(tiles)
        self.standing.setText(f"{self._tiles_head}\n{words}" if tiles else "")

    def _say_head(self) -> None:
        chosen = self._model.selection
        if not chosen:
            self.head.setText(self.tr("Nothing selected"))
        elif len(chosen) == 1:
            self.head.setText(f"{chosen[0]} {self._model.hex_shape(chosen[0]).name}".strip())
        else:
            self.head.setText(self.tr("%n hexes", "", len(chosen)))

    @staticmethod
    def _offer(combo: QComboBox, rows: list[tuple[str | None, str]]) -> None:
        if [(combo.itemData(row), combo.itemText(row)) for row in range(combo.count())] != rows:
            with QSignalBlocker(combo):
                combo.clear()
                for ident, words in rows:
                    combo.addItem(words, ident)

    @staticmethod
    def _pick(combo: QComboBox, values: set[object]) -> None:
        with QSignalBlocker(combo):
            combo.setCurrentIndex(combo.findData(next(iter(values))) if len(values) == 1 else -1)
            combo.setPlaceholderText(_MIXED)

    @staticmethod
    def _text(field: QLineEdit, values: Iterable[str]) -> None:
        found = set(values)
        if field.hasFocus() and field.isModified():
            return
        field.setText(found.pop() if len(found) == 1 else "")
        field.setPlaceholderText(_MIXED if found else "")
        field.setModified(False)

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        words = {
            "name": self.tr("&Name"),
            "color": self.tr("C&olour"),
            "terrain": self.tr("&Terrain"),
            "region": self.tr("&Region"),
            "label": self.tr("&Label"),
            "home": self.tr("&Home of"),
        }
        for ident, text in words.items():
            self._labels[ident].setText(text)
        self._tiles_head = self.tr("Tiles that can ever lie here:")
        self.label.setToolTip(self.tr("Letters that a tile must share with the hex, such as P"))
        self.hint.setText(
            self.tr("Click a hex with the tool Select, or drag over several; what is printed on them is changed here.")
        )
        for row in range(self.color.count()):
            self.color.setItemText(row, color_name(self.color.itemData(row)))
        self._say_head()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        super().changeEvent(event)
