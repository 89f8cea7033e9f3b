"""The heat of one or two series as rows: hexes or corporations, per game."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from gui.designer.heat_runner import HeatMap

MEASURES: Final = ("builds", "traffic", "income")
_WORDS: Final = {
    "builds": QT_TRANSLATE_NOOP("heat", "Builds"),
    "traffic": QT_TRANSLATE_NOOP("heat", "Trains"),
    "income": QT_TRANSLATE_NOOP("heat", "Income"),
}
Index = QModelIndex | QPersistentModelIndex


def measure_name(measure: str) -> str:
    """Word for what is counted."""
    return QCoreApplication.translate("heat", str(_WORDS[measure]))


def per_game(total: int, games: int) -> int:
    """Tenths per game, rounded: whole numbers compare and sort exactly."""
    return (20 * total + games) // (2 * games) if games else 0


def tenths(value: int) -> str:
    """`12.3` from 123; whole figures without the point."""
    sign, size = ("-" if value < 0 else ""), abs(value)
    return f"{sign}{size // 10}" if size % 10 == 0 else f"{sign}{size // 10}.{size % 10}"


class HeatRow(msgspec.Struct, frozen=True):
    """A hex or corporation with its figures in tenths per game: for each measure those of the first and second series."""

    name: str
    figures: tuple[tuple[int, int | None], ...]


def rows_of(first: HeatMap, second: HeatMap | None, corporation: str, *, hexes: bool) -> tuple[HeatRow, ...]:
    """The rows of a table, in the order of the map or of the corporations."""
    tables = [
        [_by_name(series, measure, corporation, hexes=hexes) for measure in MEASURES]
        for series in (first, second)
        if series is not None
    ]
    names = dict.fromkeys(name for table in tables for column in table for name in column)
    found = []
    for name in names:
        figures = []
        for column in range(len(MEASURES)):
            one = per_game(tables[0][column].get(name, 0), len(first.games))
            two = None if second is None else per_game(tables[1][column].get(name, 0), len(second.games))
            figures.append((one, two))
        found.append(HeatRow(name, tuple(figures)))
    return tuple(found)


def _by_name(series: HeatMap, measure: str, corporation: str, *, hexes: bool) -> dict[str, int]:
    if hexes:
        return {str(name): total for name, total in series.by_hex(measure, corporation).items()}
    return {str(name): total for name, total in series.by_corporation(measure).items()}


class HeatTable(QAbstractTableModel):
    """Sortable by every column; with two series each measure has three columns: first, second, difference."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[HeatRow, ...] = ()
        self.two = False
        self.head = ""

    def show_rows(self, rows: tuple[HeatRow, ...], head: str, *, two: bool) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows, self.head, self.two = rows, head, two
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """The name, then the figures."""
        if parent is not None and parent.isValid():
            return 0
        return 1 + len(MEASURES) * (3 if self.two else 1)

    def figure(self, row: HeatRow, column: int) -> int:
        """A figure in tenths per game."""
        one, two = row.figures[(column - 1) // (3 if self.two else 1)]
        if not self.two or two is None:
            return one
        return (one, two, two - one)[(column - 1) % 3]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name or figure."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name if index.column() == 0 else tenths(self.figure(row, index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column():
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What is counted, and of which series."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return self.head
        step = 3 if self.two else 1
        words = measure_name(MEASURES[(section - 1) // step])
        return f"{words} {('A', 'B', 'B−A')[(section - 1) % 3]}" if self.two else words

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self.layoutAboutToBeChanged.emit()
        backwards = order is Qt.SortOrder.DescendingOrder
        if column == 0:
            self.rows = tuple(sorted(self.rows, key=lambda row: row.name, reverse=backwards))
        else:
            self.rows = tuple(sorted(self.rows, key=lambda row: self.figure(row, column), reverse=backwards))
        self.layoutChanged.emit()

    def as_csv(self) -> str:
        """The table as text with semicolons, as spreadsheets of this language read it."""
        columns = range(self.columnCount())
        lines = [[str(self.headerData(column, Qt.Orientation.Horizontal)) for column in columns]]
        lines += [[row.name, *(tenths(self.figure(row, column)) for column in columns if column)] for row in self.rows]
        return "\n".join(";".join(cells) for cells in lines) + "\n"
