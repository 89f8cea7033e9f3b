"""Heat: games between programs on the edited title, counted by hex and corporation, on the map and in a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.designer.heat import MeasuredGame
from engine.designer.playing import playable
from engine.errors import TrinacriaError
from engine.ids import HexId
from engine.setup import Wish, check_setup
from engine.simulate import Plan
from gui.designer.heat_runner import HeatMap, HeatRunner, heat_map
from gui.designer.heat_table import MEASURES, HeatTable, measure_name, per_game, rows_of
from gui.designer.model import DesignModel
from gui.designer.table_page import ROW_SPARE
from gui.dialogs.bots import bot_name
from gui.texts import error_text, refusal_text

_GAMES: Final = 8
_MOST_GAMES: Final = 1000
_KEPT: Final = 6
"""Series kept to compare with; the oldest goes first."""

_SERIES_LETTERS: Final = 18
"""Letters of the name of a series that are seen."""


class Layer(msgspec.Struct, frozen=True):
    """What the map shows: tenths per game by hex; `difference`: figures of a second series minus those of the first."""

    values: Mapping[HexId, int]
    difference: bool = False


class HeatPanel(QWidget):
    """`layer_changed` carries the `Layer` to show on the map, None for none."""

    layer_changed = Signal(object)

    def __init__(self, model: DesignModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.runner = HeatRunner(parent=self)
        self.series: list[HeatMap] = []
        self._started = 0
        self.players, self.games, self.seed = QSpinBox(), QSpinBox(), QSpinBox()
        self.bots = QComboBox()
        self.start, self.cancel, self.copy = QPushButton(), QPushButton(), QPushButton()
        self.bar = QProgressBar()
        self.note = QLabel()
        self.layer = QCheckBox()
        self.rows, self.measure, self.corporation, self.first, self.second = (QComboBox() for _ in range(5))
        self.table = HeatTable()
        self.view = QTableView()
        self._labels: dict[str, QLabel] = {}
        self._build()
        self._connect()
        self.retranslate()
        self._follow_title()
        self._show_state()

    # --- making

    def _build(self) -> None:
        self.players.setRange(1, 12)
        self.games.setRange(1, _MOST_GAMES)
        self.games.setValue(_GAMES)
        self.seed.setRange(0, 2_147_483_647)
        for names in ("greedy", "random,greedy", "random"):
            self.bots.addItem("", names)
        self.layer.setChecked(True)
        for hexes in (True, False):
            self.rows.addItem("", hexes)
        for measure in MEASURES:
            self.measure.addItem("", measure)
        self.measure.setCurrentIndex(1)
        for combo in (self.first, self.second):
            combo.setMinimumContentsLength(_SERIES_LETTERS)
        self.note.setWordWrap(True)
        self.view.setModel(self.table)
        self.view.setSortingEnabled(True)
        self.view.verticalHeader().hide()
        self.view.setAlternatingRowColors(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.addLayout(self._left())
        row.addLayout(self._middle())
        row.addWidget(self.view, 1)

    def _form(self, *fields: tuple[str, QWidget]) -> QFormLayout:
        form = QFormLayout()
        form.setVerticalSpacing(3)
        for ident, field in fields:
            label = QLabel()
            label.setBuddy(field)
            self._labels[ident] = label
            form.addRow(label, field)
        return form

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        fields = (("players", self.players), ("games", self.games), ("seed", self.seed), ("bots", self.bots))
        column.addLayout(self._form(*fields))
        buttons = QHBoxLayout()
        buttons.addWidget(self.start)
        buttons.addWidget(self.cancel)
        column.addLayout(buttons)
        column.addWidget(self.bar)
        column.addWidget(self.note)
        column.addStretch(1)
        return column

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addLayout(
            self._form(
                ("first", self.first),
                ("second", self.second),
                ("measure", self.measure),
                ("corporation", self.corporation),
                ("rows", self.rows),
            )
        )
        column.addWidget(self.layer)
        column.addWidget(self.copy)
        column.addStretch(1)
        return column

    def _connect(self) -> None:
        self.start.clicked.connect(self.play)
        self.cancel.clicked.connect(self._cancel)
        self.copy.clicked.connect(lambda: QApplication.clipboard().setText(self.table.as_csv()))
        self.runner.progressed.connect(self._progress)
        self.runner.finished.connect(self._finish)
        self.runner.failed.connect(self._fail)
        self.layer.toggled.connect(lambda _on: self._tell_layer())
        for combo in (self.rows, self.measure, self.corporation, self.first, self.second):
            combo.currentIndexChanged.connect(lambda _index: self._refresh())
        self._model.replaced.connect(self._forget)
        self._model.changed.connect(self._follow_title)

    # --- playing

    def play(self) -> None:
        """Begin a series on the title as it is now."""
        try:
            title = playable(self._model.document)
        except TrinacriaError as error:
            self._say("✗ " + error_text(error))
            return
        names = tuple(f"{number}" for number in range(1, self.players.value() + 1))
        refusal = check_setup(title, Wish(names=names))
        if refusal is not None:
            self._say("✗ " + refusal_text(refusal))
            return
        plan = Plan(
            title=title.id,
            players=self.players.value(),
            games=self.games.value(),
            seed=self.seed.value(),
            bots=tuple(str(self.bots.currentData()).split(",")),
            title_files=title.carried,
        )
        self._say("")
        self.bar.setRange(0, plan.games)
        self.bar.setValue(0)
        self.runner.start(plan)
        self._show_state()

    def _cancel(self) -> None:
        self.runner.cancel()
        self._say(self.tr("Given up; nothing was counted."))
        self._show_state()

    def _progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _finish(self, games: tuple[MeasuredGame, ...]) -> None:
        self._started += 1
        name = self.tr("Series {number}: {title}").format(number=self._started, title=self._model.files.title.name)
        self.series = [*self.series, heat_map(name, games)][-_KEPT:]
        ended = sum(bool(game.result.reason) for game in games)
        rounds = sum(game.result.operating_rounds for game in games)
        words = self.tr("{ended} of {games} games came to an end, after {rounds} operating rounds on average.")
        self._say(words.format(ended=ended, games=len(games), rounds=rounds // len(games)))
        self._offer_series()
        self._show_state()

    def _fail(self, error: TrinacriaError | None) -> None:
        self._say(self.tr("✗ The games could not be played.") if error is None else "✗ " + error_text(error))
        self._show_state()

    def _say(self, words: str) -> None:
        self.note.setText(words)

    # --- showing

    def _show_state(self) -> None:
        running = self.runner.running
        self.start.setEnabled(not running)
        self.cancel.setEnabled(running)
        self.bar.setVisible(running)
        self.copy.setEnabled(bool(self.series))

    def _follow_title(self) -> None:
        """Players that the set-ups allow, and the corporations."""
        files = self._model.files
        allowed = [scenario.players for scenario in files.rules.scenarios]
        if allowed and self.players.value() not in allowed:
            self.players.setValue(min(allowed))
        rows = [("", self.tr("all")), *((name, name) for name in files.companies.corporations)]
        if [(self.corporation.itemData(row), self.corporation.itemText(row)) for row in range(len(rows))] != rows or (
            self.corporation.count() != len(rows)
        ):
            chosen = self.corporation.currentData()
            with QSignalBlocker(self.corporation):
                self.corporation.clear()
                for ident, words in rows:
                    self.corporation.addItem(words, ident)
                self.corporation.setCurrentIndex(max(0, self.corporation.findData(chosen)))

    def _forget(self) -> None:
        """Another title: what was counted stays to compare with, but nothing runs on."""
        self.runner.cancel()
        self._follow_title()
        self._show_state()

    def _offer_series(self) -> None:
        """The newest series is B, the one before it A; the first one stands alone."""
        with QSignalBlocker(self.first), QSignalBlocker(self.second):
            self.first.clear()
            self.second.clear()
            self.second.addItem(self.tr("none"), None)
            for number, series in enumerate(self.series):
                self.first.addItem(series.name, number)
                self.second.addItem(series.name, number)
            if len(self.series) > 1:
                self.first.setCurrentIndex(len(self.series) - 2)
                self.second.setCurrentIndex(len(self.series))
        self._refresh()

    def chosen(self) -> tuple[HeatMap | None, HeatMap | None]:
        """The series that are compared."""
        one, two = self.first.currentData(), self.second.currentData()
        return (None if one is None else self.series[one]), (None if two is None else self.series[two])

    def _refresh(self) -> None:
        first, second = self.chosen()
        if first is None:
            self.table.show_rows((), "", two=False)
            self._tell_layer()
            return
        hexes = bool(self.rows.currentData())
        corporation = str(self.corporation.currentData() or "")
        head = self.tr("Hex") if hexes else self.tr("Corporation")
        self.table.show_rows(rows_of(first, second, corporation, hexes=hexes), head, two=second is not None)
        self.view.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROW_SPARE)
        self.view.resizeColumnsToContents()
        self._tell_layer()

    def layer_now(self) -> Layer | None:
        """What the map is to show."""
        first, second = self.chosen()
        if first is None or not self.layer.isChecked():
            return None
        measure, corporation = str(self.measure.currentData()), str(self.corporation.currentData() or "")
        one = {
            hex_id: per_game(total, len(first.games)) for hex_id, total in first.by_hex(measure, corporation).items()
        }
        if second is None:
            return Layer(one)
        two = {
            hex_id: per_game(total, len(second.games)) for hex_id, total in second.by_hex(measure, corporation).items()
        }
        return Layer({hex_id: two.get(hex_id, 0) - one.get(hex_id, 0) for hex_id in {**one, **two}}, difference=True)

    def _tell_layer(self) -> None:
        self.layer_changed.emit(self.layer_now())

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        words = {
            "players": self.tr("Pla&yers"),
            "games": self.tr("&Games"),
            "seed": self.tr("First s&eed"),
            "bots": self.tr("P&rograms"),
            "first": self.tr("Series &A"),
            "second": self.tr("Series &B"),
            "measure": self.tr("On the &map"),
            "corporation": self.tr("C&orporation"),
            "rows": self.tr("Rows o&f the table"),
        }
        for ident, text in words.items():
            self._labels[ident].setText(text)
        self.start.setText(self.tr("Play the ser&ies"))
        self.cancel.setText(self.tr("Cance&l"))
        self.copy.setText(self.tr("Cop&y as CSV"))
        self.layer.setText(self.tr("Sho&w on the map"))
        self.view.setAccessibleName(self.tr("Heat per game"))
        self.bar.setAccessibleName(self.tr("Games played"))
        for row in range(self.bots.count()):
            self.bots.setItemText(row, " + ".join(bot_name(name) for name in str(self.bots.itemData(row)).split(",")))
        for row in range(self.measure.count()):
            self.measure.setItemText(row, measure_name(self.measure.itemData(row)))
        for row in range(self.rows.count()):
            self.rows.setItemText(row, self.tr("Hexes") if self.rows.itemData(row) else self.tr("Corporations"))
        self._follow_title()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
