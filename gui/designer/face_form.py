"""A face in fields: its stops and its pieces of track, for printed hexes and for tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.coords import Orientation, compass
from engine.data.definitions import STOP, Gauge, Stop, StopKind, Track
from engine.data.raw import FaceShape
from engine.data.tile_code import MAX_STOPS
from engine.designer.edits import ChangeStop, DrawTrack, EraseTrack, FaceAt, PlaceStop, RemoveStop
from gui.board.color_words import kind_name
from gui.designer.fields import ValuesEdit
from gui.designer.sketch import face_of
from gui.designer.words import short_gauge
from gui.words import word

GAUGES: Final = (Gauge.STANDARD, Gauge.NARROW, Gauge.DUAL)
Tell = Callable[[object], None]


def end_name(end: int, orientation: Orientation) -> str:
    """An end of track in words: a point of the compass, or which stop."""
    if end < STOP:
        return word("side", compass(end, orientation))
    return QCoreApplication.translate("FaceForm", "stop {number}").format(number=end - STOP + 1)


class StopRow(QWidget):
    """One stop. `tell` gets the edits."""

    def __init__(self, at: FaceAt, index: int, tell: Tell) -> None:
        super().__init__()
        self._at, self._index, self._tell = at, index, tell
        self.kind = QComboBox()
        for kind in StopKind:
            self.kind.addItem(kind_name(kind), kind)
        self.revenue = ValuesEdit()
        self.slots = QSpinBox()
        self.slots.setRange(1, 9)
        self.group = QLineEdit()
        self.group.setMaxLength(31)
        self.remove = QToolButton()
        self.remove.setText("✕")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.addWidget(self.kind, 0, 0)
        grid.addWidget(self.revenue, 0, 1)
        grid.addWidget(self.remove, 0, 2)
        grid.addWidget(self.slots, 1, 0)
        grid.addWidget(self.group, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self.kind.currentIndexChanged.connect(lambda _index: self._change())
        self.revenue.editingFinished.connect(self._change)
        self.slots.valueChanged.connect(lambda _value: self._change())
        self.group.editingFinished.connect(self._change)
        self.remove.clicked.connect(lambda: tell(RemoveStop(at, index)))
        self._shown: Stop | None = None
        self._name_fields()

    def show_stop(self, stop: Stop) -> None:
        """Show what the stop is."""
        self._shown = stop
        with QSignalBlocker(self.kind), QSignalBlocker(self.slots), QSignalBlocker(self.group):
            self.kind.setCurrentIndex(self.kind.findData(stop.kind))
            self.slots.setValue(max(1, stop.slots))
            self.group.setText(stop.group)
        self.revenue.show_values(stop.revenue)
        self.slots.setEnabled(stop.kind is StopKind.CITY)

    def _change(self) -> None:
        kind: StopKind = self.kind.currentData()
        slots = self.slots.value() if kind is StopKind.CITY else 0
        wanted = Stop(kind, self.revenue.values(), slots, self.group.text().strip())
        if wanted != self._shown:
            self._tell(ChangeStop(self._at, self._index, kind, wanted.revenue, max(1, slots), wanted.group))

    def _name_fields(self) -> None:
        number = self._index + 1
        self.kind.setAccessibleName(
            QCoreApplication.translate("FaceForm", "Kind of stop {number}").format(number=number)
        )
        self.revenue.setAccessibleName(
            QCoreApplication.translate("FaceForm", "Values of stop {number}").format(number=number)
        )
        self.revenue.setToolTip(
            QCoreApplication.translate("FaceForm", "One value, or one for each step of the phases: 20/30/40")
        )
        self.slots.setAccessibleName(
            QCoreApplication.translate("FaceForm", "Token places of stop {number}").format(number=number)
        )
        self.slots.setPrefix(QCoreApplication.translate("FaceForm", "tokens: "))
        self.group.setAccessibleName(
            QCoreApplication.translate("FaceForm", "Group of stop {number}").format(number=number)
        )
        self.group.setPlaceholderText(QCoreApplication.translate("FaceForm", "counts once with…"))
        self.remove.setAccessibleName(
            QCoreApplication.translate("FaceForm", "Remove stop {number}").format(number=number)
        )
        self.remove.setToolTip(self.remove.accessibleName())


class TrackRow(QWidget):
    """One piece of track."""

    def __init__(self, at: FaceAt, track: Track, orientation: Orientation, tell: Tell) -> None:
        super().__init__()
        words = f"{end_name(track.a, orientation)} – {end_name(track.b, orientation)}"
        label = QLabel(words)
        self.gauge = QComboBox()
        for gauge in GAUGES:
            self.gauge.addItem(short_gauge(gauge), gauge)
        self.gauge.setCurrentIndex(self.gauge.findData(track.gauge))
        self.gauge.setAccessibleName(
            QCoreApplication.translate("FaceForm", "Gauge of the track {ends}").format(ends=words)
        )
        self.remove = QToolButton()
        self.remove.setText("✕")
        self.remove.setToolTip(QCoreApplication.translate("FaceForm", "Remove the track {ends}").format(ends=words))
        self.remove.setAccessibleName(self.remove.toolTip())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 1)
        row.addWidget(label, 1)
        row.addWidget(self.gauge)
        row.addWidget(self.remove)
        self.gauge.currentIndexChanged.connect(
            lambda _index: tell(DrawTrack(at, track.a, track.b, self.gauge.currentData()))
        )
        self.remove.clicked.connect(lambda: tell(EraseTrack(at, track.a, track.b)))


class FaceForm(QWidget):
    """Stops and track of a face. `edited` carries an edit for the document."""

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at: FaceAt | None = None
        self._shape: FaceShape | None = None
        self._orientation = Orientation.FLAT
        self._key: object = None
        self.stops: list[StopRow] = []
        self.tracks: list[TrackRow] = []
        self.stops_label, self.track_label = QLabel(), QLabel()
        self.add = QPushButton()
        self.add.clicked.connect(self._add_stop)
        self._stop_column, self._track_column = QVBoxLayout(), QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stops_label)
        column.addLayout(self._stop_column)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.track_label)
        column.addLayout(self._track_column)
        self.retranslate()

    def show_face(self, at: FaceAt, shape: FaceShape, orientation: Orientation) -> None:
        """Show a face; rows that stay are not made anew, so that a field keeps the cursor while it is written in."""
        face = face_of(shape)
        key = (at, orientation, len(face.stops), face.track)
        self._at, self._shape, self._orientation = at, shape, orientation
        if key != self._key:
            self._key = key
            self._make(at, len(face.stops), face.track)
        for row, stop in zip(self.stops, face.stops, strict=True):
            row.show_stop(stop)
        self.add.setEnabled(len(face.stops) < MAX_STOPS)
        self.track_label.setVisible(bool(face.track))

    def _make(self, at: FaceAt, count: int, track: tuple[Track, ...]) -> None:
        for old in (*self.stops, *self.tracks):
            old.hide()
            old.deleteLater()
        self.stops = [StopRow(at, index, self.edited.emit) for index in range(count)]
        self.tracks = [TrackRow(at, piece, self._orientation, self.edited.emit) for piece in track]
        for stop_row in self.stops:
            self._stop_column.addWidget(stop_row)
        for track_row in self.tracks:
            self._track_column.addWidget(track_row)

    def _add_stop(self) -> None:
        if self._at is not None:
            self.edited.emit(PlaceStop(self._at, StopKind.TOWN, (0,)))

    def retranslate(self) -> None:
        """Say all words again."""
        self.stops_label.setText(self.tr("Stops"))
        self.track_label.setText(self.tr("Track"))
        self.add.setText(self.tr("Add a s&top"))
        self._key = None
        if self._at is not None and self._shape is not None:
            self.show_face(self._at, self._shape, self._orientation)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
