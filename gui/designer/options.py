"""What the tools draw with: colour, terrain, region, … – only what the tool in hand needs is shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from engine.data.definitions import Color
from gui.board.color_words import color_name
from gui.designer.model import DesignModel
from gui.designer.tools_base import Pens

_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "hexes": ("color",),
    "color": ("color",),
    "terrain": ("terrain",),
    "region": ("region",),
}


class Options(QWidget):
    """Fields for the pens."""

    def __init__(self, model: DesignModel, pens: Pens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._pens = pens
        self._tool = ""
        self.color = QComboBox()
        self.terrain = QComboBox()
        self.region = QLineEdit()
        self.region.setMaxLength(80)
        self._labels: dict[str, QLabel] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 4, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fields: dict[str, QWidget] = {"color": self.color, "terrain": self.terrain, "region": self.region}
        for ident, field in self._fields.items():
            label = QLabel()
            label.setBuddy(field)
            self._labels[ident] = label
            self._form.addRow(label, field)
        for color in Color:
            self.color.addItem("", color)
        self.color.currentIndexChanged.connect(lambda _index: pens.choose(color=self.color.currentData()))
        self.terrain.currentIndexChanged.connect(lambda _index: pens.choose(terrain=self.terrain.currentData()))
        self.region.textChanged.connect(lambda text: pens.choose(region=text))
        model.changed.connect(self._fill)
        model.replaced.connect(self._fill)
        self.retranslate()
        self._fill()
        self.show_tool("select")

    def show_tool(self, ident: str) -> None:
        """Show the fields that a tool needs."""
        self._tool = ident
        needed = _NEEDED.get(ident, ())
        for name, field in self._fields.items():
            self._form.setRowVisible(field, name in needed)
        self.setVisible(bool(needed))

    def _fill(self) -> None:
        """The terrains of the title."""
        terrains = self._model.files.title.terrains
        wanted = [(None, self.tr("none"))]
        rows: list[tuple[str | None, str]] = [*wanted]
        rows += [(name, f"{name} · {raw.standard} / {raw.narrow}") for name, raw in terrains.items()]
        if [(self.terrain.itemData(row), self.terrain.itemText(row)) for row in range(self.terrain.count())] == rows:
            return
        chosen = self._pens.terrain
        if chosen not in terrains:
            chosen = next(iter(terrains), None)
        self.terrain.blockSignals(True)
        self.terrain.clear()
        for name, words in rows:
            self.terrain.addItem(words, name)
        self.terrain.setCurrentIndex(max(0, [name for name, _ in rows].index(chosen)))
        self.terrain.blockSignals(False)
        self._pens.choose(terrain=chosen)

    def retranslate(self) -> None:
        """Say all words again."""
        words = {"color": self.tr("&Colour"), "terrain": self.tr("&Terrain"), "region": self.tr("&Region")}
        for ident, text in words.items():
            self._labels[ident].setText(text)
        for row in range(self.color.count()):
            self.color.setItemText(row, color_name(self.color.itemData(row)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fill()
        super().changeEvent(event)
