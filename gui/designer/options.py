"""What the tools draw with: colour, terrain, gauge, values, … – only what the tool in hand needs is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from engine.data.definitions import Color, Gauge, StopKind
from engine.designer.apply_maps import MAX_COST
from gui.board.color_words import color_name, kind_name
from gui.designer.fields import ValuesEdit
from gui.designer.model import DesignModel
from gui.designer.tools_base import Pens
from gui.designer.words import gauge_name

_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "hexes": ("color",),
    "color": ("color",),
    "terrain": ("terrain",),
    "region": ("region",),
    "river": ("river_cost",),
    "stop": ("kind", "revenue", "slots", "group"),
    "track": ("gauge",),
    "home": ("corporation", "kept"),
    "coast": ("take_over",),
}


class Options(QWidget):
    """Fields for the pens. `coast_wanted`: the coast that the map names is to become outlines of its own."""

    coast_wanted = Signal()

    def __init__(self, model: DesignModel, pens: Pens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._pens = pens
        self.color, self.terrain, self.gauge, self.kind, self.corporation = (QComboBox() for _ in range(5))
        self.region, self.group = QLineEdit(), QLineEdit()
        self.river_cost, self.slots = QSpinBox(), QSpinBox()
        self.revenue = ValuesEdit()
        self.kept = QCheckBox()
        self.take_over = QPushButton()
        self._fields: dict[str, QWidget] = {
            "color": self.color,
            "terrain": self.terrain,
            "region": self.region,
            "river_cost": self.river_cost,
            "kind": self.kind,
            "revenue": self.revenue,
            "slots": self.slots,
            "group": self.group,
            "gauge": self.gauge,
            "corporation": self.corporation,
            "kept": self.kept,
            "take_over": self.take_over,
        }
        self._labels: dict[str, QLabel] = {}
        self._form = QFormLayout(self)
        self._build()
        self._connect()
        model.changed.connect(self._fill)
        model.replaced.connect(self._fill)
        self.retranslate()
        self._fill()
        self.show_tool("select")

    def _build(self) -> None:
        self._form.setContentsMargins(0, 4, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for ident, field in self._fields.items():
            if isinstance(field, QCheckBox | QPushButton):
                self._form.addRow(field)
                continue
            label = QLabel()
            label.setBuddy(field)
            self._labels[ident] = label
            self._form.addRow(label, field)
        self.region.setMaxLength(80)
        self.group.setMaxLength(31)
        self.river_cost.setRange(0, MAX_COST)
        self.river_cost.setSingleStep(10)
        self.river_cost.setValue(self._pens.river_cost)
        self.slots.setRange(1, 9)
        self.kept.setChecked(self._pens.kept)
        for color in Color:
            self.color.addItem("", color)
        for kind in StopKind:
            self.kind.addItem("", kind)
        for gauge in (Gauge.STANDARD, Gauge.NARROW, Gauge.DUAL):
            self.gauge.addItem("", gauge)
        self.kind.setCurrentIndex(self.kind.findData(self._pens.kind))

    def _connect(self) -> None:
        pens = self._pens
        for name in ("color", "terrain", "gauge", "kind", "corporation"):
            combo = self._fields[name]
            assert isinstance(combo, QComboBox)
            combo.currentIndexChanged.connect(
                lambda _index, name=name, combo=combo: pens.choose(**{name: combo.currentData()})
            )
        for name in ("region", "group"):
            line = self._fields[name]
            assert isinstance(line, QLineEdit)
            line.textChanged.connect(lambda text, name=name: pens.choose(**{name: text.strip()}))
        for name in ("river_cost", "slots"):
            spin = self._fields[name]
            assert isinstance(spin, QSpinBox)
            spin.valueChanged.connect(lambda value, name=name: pens.choose(**{name: value}))
        self.revenue.entered.connect(lambda: pens.choose(revenue=self.revenue.values()))
        self.kept.toggled.connect(lambda on: pens.choose(kept=on))
        self.take_over.clicked.connect(self.coast_wanted)
        self.kind.currentIndexChanged.connect(lambda _index: self._only_cities_have_slots())

    def show_tool(self, ident: str) -> None:
        """Show the fields that a tool needs."""
        needed = _NEEDED.get(ident, ())
        for name, field in self._fields.items():
            self._form.setRowVisible(field, name in needed)
        self.setVisible(bool(needed))
        self._only_cities_have_slots()

    def _only_cities_have_slots(self) -> None:
        self.slots.setEnabled(self.kind.currentData() is StopKind.CITY)

    # --- following the document

    def _fill(self) -> None:
        """The terrains and corporations of the title."""
        files = self._model.files
        terrains: list[tuple[str | None, str]] = [(None, self.tr("none"))]
        terrains += [(name, f"{name} · {raw.standard} / {raw.narrow}") for name, raw in files.title.terrains.items()]
        self._offer(self.terrain, "terrain", terrains, first=1)
        corporations = [(name, f"{name} · {raw.name}") for name, raw in files.companies.corporations.items()]
        self._offer(self.corporation, "corporation", corporations or [("", self.tr("none"))])

    def _offer(self, combo: QComboBox, name: str, rows: Sequence[tuple[str | None, str]], first: int = 0) -> None:
        """Fill a list anew when it differs; the choice stays where it still exists."""
        if [(combo.itemData(row), combo.itemText(row)) for row in range(combo.count())] == list(rows):
            return
        ids = [ident for ident, _ in rows]
        had = combo.count() > 0
        chosen = getattr(self._pens, name)
        index = ids.index(chosen) if chosen in ids and had else min(first, len(ids) - 1)
        with QSignalBlocker(combo):
            combo.clear()
            for ident, words in rows:
                combo.addItem(words, ident)
            combo.setCurrentIndex(index)
        self._pens.choose(**{name: ids[index]})

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        words = {
            "color": self.tr("&Colour"),
            "terrain": self.tr("&Terrain"),
            "region": self.tr("&Region"),
            "river_cost": self.tr("Cost of &crossing"),
            "kind": self.tr("&Kind"),
            "revenue": self.tr("&Values"),
            "slots": self.tr("&Token places"),
            "group": self.tr("Counts once &with"),
            "gauge": self.tr("&Gauge"),
            "corporation": self.tr("&Corporation"),
        }
        for ident, text in words.items():
            self._labels[ident].setText(text)
        self.kept.setText(self.tr("Reserve a to&ken place for it"))
        self.take_over.setText(self.tr("&Take over the coast"))
        self.take_over.setToolTip(self.tr("Make the coast that the map names into points that can be moved"))
        self.revenue.setToolTip(self.tr("One value, or one for each step of the phases: 20/30/40"))
        self.group.setPlaceholderText(self.tr("name of a group"))
        for row in range(self.color.count()):
            self.color.setItemText(row, color_name(self.color.itemData(row)))
        for row in range(self.kind.count()):
            self.kind.setItemText(row, kind_name(self.kind.itemData(row)))
        for row in range(self.gauge.count()):
            self.gauge.setItemText(row, gauge_name(self.gauge.itemData(row)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fill()
        super().changeEvent(event)
