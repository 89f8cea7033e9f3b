"""A table of the title with its buttons and, below, why a cell cannot be as it is."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.designer.apply_tables import table_of
from engine.designer.edits import MoveEntry, SetEntry, Table
from engine.errors import DataError
from gui.appearance import Scaled
from gui.designer.cell_editors import ChoiceDelegate
from gui.designer.model import DesignModel
from gui.designer.table_model import GridModel, TableModel
from gui.designer.table_words import head
from gui.theme import Theme

_FRESH: Final[Mapping[str, Any]] = {
    "terrains": {"standard": 40, "narrow": 10},
    "switches": 0,
    "hex_events": {"event": "event_hexes"},
    "trains": {"price": 100, "distance": 4},
    "phases": {"train_limit": 4, "colors": ["yellow"], "operating_rounds": 1},
    "corporations": {"name": "", "color": "#666666"},
    "privates": {"name": "", "price": 20, "revenue": 5},
    "options": {},
    "majors": {"steps": 2},
    "regionals": {"steps": 1, "number": 1, "face": 100},
    "governments": {"steps": 2, "members": [], "merging": 1},
    "cards": {"certificate_of": "NEW", "later_revenue": 0},
    "launches": {"float_percent": 50},
}
"""What a new entry says until it is changed."""
WIDEST: Final = 320
"""Pixels of a column, however long its texts."""
ROW_SPARE: Final = 9
"""Pixels of a row that its text does not need."""
_FRESH_ID: Final = {"hex_events": "A1", "switches": "switch", "terrains": "terrain", "options": "option"}


class GridPage(QWidget):
    """Any grid with a title, buttons and the line that explains what is wrong. `words` are texts of the context `designer`."""

    def __init__(self, grid: GridModel, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = grid
        self._words = words
        self.title = Scaled(1.1, bold=True)
        self.view = QTableView()
        self.view.setModel(grid)
        self.view.setItemDelegate(ChoiceDelegate(grid, self.view))
        self.view.setAlternatingRowColors(True)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setWordWrap(False)
        self.view.setTabKeyNavigation(True)
        self.view.verticalHeader().hide()
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.view.horizontalHeader().setStretchLastSection(True)
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        self.take = QPushButton()
        """Puts the hexes that are selected on the map into the present cell."""
        self.take.clicked.connect(self._take)
        self.buttons = QHBoxLayout()
        self.buttons.addWidget(self.take)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addLayout(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self.trouble)
        grid.troubled.connect(self._explain)
        self._kept = ("", 0, 0)
        """Where the present cell was: the id of its row, its row and its column."""
        grid.modelAboutToBeReset.connect(self._keep_place)
        grid.modelReset.connect(self._back_to_place)
        grid.modelReset.connect(self._fit)
        self.view.selectionModel().currentChanged.connect(lambda _now, _before: self._turn_to())
        grid.design.selected.connect(self._offer)
        self.retranslate()
        self._fit()

    def add_button(self, act: Callable[[], object]) -> QPushButton:
        """A further button."""
        button = QPushButton()
        button.clicked.connect(lambda _checked=False: act())
        self.buttons.addWidget(button)
        return button

    def set_theme(self, theme: Theme) -> None:
        """Take the colour of what is wrong."""
        self.grid.set_warning(theme.warning)

    def _fit(self) -> None:
        """Columns as wide as they need, but not wider than a sentence."""
        self.view.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROW_SPARE)
        self.view.resizeColumnsToContents()
        for column in range(self.grid.columnCount()):
            self.view.setColumnWidth(column, min(self.view.columnWidth(column) + 8, WIDEST))

    def _keep_place(self) -> None:
        index = self.view.currentIndex()
        shown = self.grid.shown_rows()
        self._kept = (shown[index.row()] if index.isValid() else "", index.row(), index.column())

    def _back_to_place(self) -> None:
        """After rows came, went or got other ids the present cell is the same, or the one in its place."""
        ident, number, column = self._kept
        rows = self.grid.rows()
        if number < 0 or not rows or not self.grid.columnCount():
            return
        row = rows.index(ident) if ident in rows else min(number, len(rows) - 1)
        self.view.setCurrentIndex(self.grid.index(row, min(column, self.grid.columnCount() - 1)))

    def _turn_to(self) -> None:
        """Another cell is the present one."""
        self._explain()
        self._offer()

    def _offer(self) -> None:
        """The selected hexes can be taken where hexes stand."""
        index, chosen = self.view.currentIndex(), self.grid.design.selection
        columns = self.grid.columns()
        self.take.setVisible(any(column.hexes for column in columns))
        self.take.setEnabled(bool(chosen) and index.isValid() and columns[index.column()].hexes)
        shown = ", ".join(chosen[:3]) + ("…" if len(chosen) > 3 else "")
        words = QCoreApplication.translate("GridPage", "Take the selection")
        self.take.setText(f"⬚ {words}: {shown}" if chosen else f"⬚ {words}")
        self.take.setToolTip(
            QCoreApplication.translate("GridPage", "Select hexes on the map, then a cell with hexes in this table.")
        )

    def _take(self) -> None:
        self.grid.setData(self.view.currentIndex(), ", ".join(self.grid.design.selection))

    def _explain(self) -> None:
        """The reason for the present cell, else for the first cell that is wrong."""
        words = self.grid.trouble(self.view.currentIndex())
        if not words:
            troubles = self.grid.troubles()
            words = f"{troubles[0][0]}, {head(troubles[0][1])}: {troubles[0][2]}" if troubles else ""
        self.trouble.setText(f"✗ {words}" if words else "")
        self.trouble.setVisible(bool(words))

    def row(self) -> str | None:
        """Id of the present row."""
        index = self.view.currentIndex()
        rows = self.grid.rows()
        return rows[index.row()] if index.isValid() and index.row() < len(rows) else None

    def go_to(self, row: str, column: int = 0) -> None:
        """Make a cell the present one."""
        rows = self.grid.rows()
        if row in rows:
            self.view.setCurrentIndex(self.grid.index(rows.index(row), column))

    def retranslate(self) -> None:
        """Say all words again."""
        words = QCoreApplication.translate("designer", self._words)
        self.title.setText(words)
        self.view.setAccessibleName(words)
        self._offer()
        self.grid.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, self.grid.columnCount() - 1))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and hasattr(self, "buttons"):
            self._fit()


class TablePage(GridPage):
    """A table of the title: entries can be added, removed and moved."""

    def __init__(self, model: DesignModel, table: Table, words: str, parent: QWidget | None = None) -> None:
        self._model = model
        self.table = table
        super().__init__(TableModel(model, table), words, parent)
        self.add = self.add_button(self._add)
        self.remove = self.add_button(self._remove)
        self.up = self.add_button(lambda: self._move(-1))
        self.down = self.add_button(lambda: self._move(1))
        self._name_buttons()

    def _add(self) -> None:
        """A new entry under an id that is free."""
        try:
            known = table_of(self._model.files, self.table)
        except DataError as error:
            self._model.refused.emit(error)
            return
        base = _FRESH_ID.get(self.table, "NEW")
        ids = itertools.chain(self._hexes(), (base,), (f"{base}{number}" for number in itertools.count(2)))
        ident = next(name for name in ids if name not in known)
        if self._model.do(SetEntry(self.table, ident, _FRESH[self.table])):
            self.go_to(ident)
            self.view.setFocus()

    def _hexes(self) -> Iterable[str]:
        """Ids for an entry that is a hex: the selected ones, then those of the map."""
        if self.table != "hex_events":
            return ()
        return itertools.chain(self._model.selection, self._model.files.maps[0].hexes)

    def _remove(self) -> None:
        row = self.row()
        if row is not None:
            self._model.do(SetEntry(self.table, row, None))

    def _move(self, step: int) -> None:
        row = self.row()
        if row is None:
            return
        index = self.grid.rows().index(row) + step
        if 0 <= index < len(self.grid.rows()):
            column = self.view.currentIndex().column()
            self._model.do(MoveEntry(self.table, row, index))
            self.go_to(row, column)

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        if hasattr(self, "down"):
            self._name_buttons()

    def _name_buttons(self) -> None:
        for button, sign, words in (
            (self.add, "+", self.tr("Add")),
            (self.remove, "−", self.tr("Remove")),
            (self.up, "↑", self.tr("Up")),
            (self.down, "↓", self.tr("Down")),
        ):
            button.setText(f"{sign} {words}")
            button.setAccessibleName(f"{words}: {self.title.text()}")
