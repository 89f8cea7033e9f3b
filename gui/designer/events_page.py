"""What events do to hexes: which hex, when, and the face it gets, drawn as a tile is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from engine.coords import Orientation
from engine.data.definitions import Color, Face
from engine.data.raw import FaceShape, HexShape
from engine.designer.edits import OnEvent, SetColor, SetField, SetLabel
from engine.designer.places import find_hex, locate
from engine.errors import DataError
from engine.ids import HexId
from gui.appearance import Scaled
from gui.board.color_words import color_name
from gui.designer.face_form import GAUGES, FaceForm
from gui.designer.face_pad import FacePad
from gui.designer.hex_words import printed_words
from gui.designer.model import DesignModel
from gui.designer.sketch import face_of
from gui.designer.table_page import GridPage, TablePage
from gui.designer.words import gauge_name
from gui.theme import Theme

_SIZES: Final = (620, 400, 300)


class EventsPage(QWidget):
    """The table at the left; the face of the present row in the middle and in fields at the right."""

    told = Signal(str)

    def __init__(self, model: DesignModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.table = TablePage(model, "hex_events", str(QT_TRANSLATE_NOOP("designer", "Events on hexes")))
        self.grids: tuple[GridPage, ...] = (self.table,)
        self.note = Scaled(0.92)
        self.head = Scaled(1.1, bold=True)
        self.own = QCheckBox()
        self.gauge, self.color = QComboBox(), QComboBox()
        self.label = QLineEdit()
        self.pad = FacePad(theme)
        self.form = FaceForm()
        self._labels = {name: QLabel() for name in ("gauge", "color", "label")}
        self._build()
        self._connect()
        self.retranslate()
        if self.table.grid.rows():
            self.table.go_to(self.table.grid.rows()[0])
        self.refresh()

    def _build(self) -> None:
        for gauge in GAUGES:
            self.gauge.addItem("", gauge)
        for color in Color:
            self.color.addItem("", color)
        self.label.setMaxLength(4)
        self.table.layout().addWidget(self.note)  # type: ignore[union-attr]  # a page has a layout
        middle, fields = QWidget(), QWidget()
        column = QVBoxLayout(middle)
        for widget in (self.head, self.own):
            column.addWidget(widget)
        column.addWidget(self.pad, 1)
        form = QFormLayout()
        for name, field in (("gauge", self.gauge), ("color", self.color), ("label", self.label)):
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], field)
        beside = QVBoxLayout(fields)
        beside.addLayout(form)
        beside.addWidget(self.form)
        beside.addStretch(1)
        area = QScrollArea()
        area.setWidget(fields)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        split = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.table, middle, area):
            split.addWidget(part)
        split.setSizes(list(_SIZES))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)

    def _connect(self) -> None:
        self.table.view.selectionModel().currentChanged.connect(lambda _now, _before: self.refresh())
        self.table.grid.modelReset.connect(self.refresh)
        self._model.changed.connect(self.refresh)
        self._model.replaced.connect(self.refresh)
        self.own.clicked.connect(self._choose_face)
        self.gauge.currentIndexChanged.connect(self._choose_gauge)
        self.color.activated.connect(lambda _index: self._paint())
        self.label.editingFinished.connect(self._write_label)
        self.pad.told.connect(self.told)
        for source in (self.pad.edited, self.form.edited):
            source.connect(self._model.do)

    # --- changing

    def _choose_gauge(self) -> None:
        self.pad.gauge = self.gauge.currentData()

    def _choose_face(self, own: bool) -> None:  # noqa: FBT001 - from a signal
        """A face of its own begins as what is printed; without one the hex goes back to its print."""
        hex_ = self._hex()
        if hex_ is None:
            return
        printed = find_hex(self._model.files, hex_) or FaceShape(color=Color.GRAY)
        self._model.do(SetField("hex_events", hex_, "face", _bare(printed) if own else None))

    def _paint(self) -> None:
        face, color = self._face(), self.color.currentData()
        hex_ = self._hex()
        if hex_ is not None and face is not None and face.color is not color:
            self._model.do(SetColor(OnEvent(hex_), color))

    def _write_label(self) -> None:
        hex_, face, text = self._hex(), self._face(), self.label.text().strip()
        if hex_ is not None and face is not None and face.label != text:
            self._model.do(SetLabel(OnEvent(hex_), text))

    # --- showing

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self.table.set_theme(theme)
        self.pad.set_theme(theme)

    def shown(self) -> QWidget:
        """The page itself."""
        return self

    def _hex(self) -> HexId | None:
        """The hex of the present row."""
        row = self.table.row()
        return HexId(row) if row is not None and row in self._model.files.title.hex_events else None

    def _face(self) -> FaceShape | None:
        """The face that its event gives it, None for its print."""
        hex_ = self._hex()
        return None if hex_ is None else self._model.files.title.hex_events[hex_].face

    def _orientation(self, hex_: HexId) -> Orientation:
        try:
            return self._model.files.maps[locate(self._model.files, hex_)[0]].orientation
        except DataError:
            return self._model.files.maps[0].orientation

    def refresh(self) -> None:
        """Show the face of the present row."""
        hex_, face = self._hex(), self._face()
        self.own.setEnabled(hex_ is not None)
        self.own.setChecked(face is not None)
        for widget in (*self._labels.values(), self.gauge, self.color, self.label, self.form):
            widget.setEnabled(face is not None)
        self.form.setVisible(face is not None)
        self._say_when()
        if hex_ is None:
            self.head.setText("")
            self.pad.show_face(None, Face(Color.WHITE), self._model.files.maps[0].orientation)
            return
        self.head.setText(f"{hex_} {printed_words(self._model.files, hex_)}".strip())
        orientation = self._orientation(hex_)
        shown = face or find_hex(self._model.files, hex_) or FaceShape(color=Color.WHITE)
        self.pad.show_face(None if face is None else OnEvent(hex_), face_of(shown), orientation)
        with QSignalBlocker(self.color):
            self.color.setCurrentIndex(self.color.findData(shown.color))
        if not (self.label.hasFocus() and self.label.isModified()):
            self.label.setText(shown.label)
        if face is not None:
            self.form.show_face(OnEvent(hex_), face, orientation)

    def _say_when(self) -> None:
        """Which phase brings the event of the present row about."""
        hex_ = self._hex()
        event = "" if hex_ is None else self._model.files.title.hex_events[hex_].event
        phases = [name for name, phase in self._model.files.trains.phases.items() if event in phase.events]
        if not event:
            self.note.setText("")
        elif phases:
            self.note.setText(
                self.tr("{event} happens in phase {phases}.").format(event=event, phases=", ".join(phases))
            )
        else:
            words = self.tr("✗ No phase brings {event} about: write it under Events of a phase, on the page of trains.")
            self.note.setText(words.format(event=event))

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        self.own.setText(self.tr("Gets a &face of its own (otherwise it goes back to its print)"))
        self._labels["gauge"].setText(self.tr("Draw in &gauge"))
        self._labels["color"].setText(self.tr("&Colour"))
        self._labels["label"].setText(self.tr("&Label"))
        for row in range(self.gauge.count()):
            self.gauge.setItemText(row, gauge_name(self.gauge.itemData(row)))
        for row in range(self.color.count()):
            self.color.setItemText(row, color_name(self.color.itemData(row)))
        self._say_when()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        super().changeEvent(event)


def _bare(shape: FaceShape) -> FaceShape:
    """A face without what only a hex has."""
    assert isinstance(shape, FaceShape | HexShape)
    return FaceShape(color=shape.color, stops=shape.stops, track=shape.track, label=shape.label)
