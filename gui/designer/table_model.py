"""A table of the title as rows and cells. What cannot be is kept in the cell, marked and explained, until it is mended."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QColor

from engine.data.title_files import TitleFiles
from engine.designer.apply_tables import entry_type, table_of
from engine.designer.edits import Edit, RenameEntry, SetEntry, SetField, Table
from engine.errors import DataError
from gui.designer.model import DesignModel
from gui.designer.table_columns import NO, YES, Column, Kind, columns_of, from_text, to_text
from gui.designer.table_words import field_help, head
from gui.texts import error_text

Index = QModelIndex | QPersistentModelIndex
ID = Column("id", Kind.TEXT)
HEX = Column("id", Kind.TEXT, hexes=True)
"""The id of entries that are hexes."""
VALUE = Column("value", Kind.SCALAR)
EDITED_ELSEWHERE: frozenset[tuple[Table, str]] = frozenset(
    {("majors", "destinations"), ("regionals", "destinations"), ("hex_events", "face")}
)
"""Fields that are more than a cell can say, with their table."""


def entry_shape(files: TitleFiles, table: Table) -> type[msgspec.Struct] | None:
    """Shape of the entries of a table; None for plain values. Raises `DataError` where the title has no such file."""
    table_of(files, table)
    found = entry_type(table)
    return found if isinstance(found, type) and issubclass(found, msgspec.Struct) else None


class GridModel(QAbstractTableModel):
    """Cells with a text each, that can hold a text which the document refused. `troubled` when that changes.

    Subclasses say what stands where and which edit a new text means.
    """

    troubled = Signal()

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.design = model
        self._warning = QColor()
        self._wrong: dict[tuple[str, str], tuple[str, str]] = {}
        """By row and column: what was written, and why it cannot be."""
        self._shown: tuple[tuple[str, ...], tuple[Column, ...]] = ((), ())
        model.changed.connect(self.follow)
        model.replaced.connect(self._forget)

    # --- for subclasses

    def rows(self) -> tuple[str, ...]:
        """Ids of the rows."""
        raise NotImplementedError

    def columns(self) -> tuple[Column, ...]:
        """The columns."""
        raise NotImplementedError

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        raise NotImplementedError

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """What a new text in a cell means."""
        raise NotImplementedError

    def field_of(self, row: str, column: Column) -> Column:
        """The field that stands in a cell: its column, unless each row is a field of its own."""
        assert row in self._shown[0]
        return column

    # --- following the document

    def follow(self) -> None:
        """Show the present state."""
        now = (self.rows(), self.columns())
        if now != self._shown:
            self.beginResetModel()
            self._shown = now
            self._wrong = {key: said for key, said in self._wrong.items() if key[0] in now[0]}
            self.endResetModel()
            self.troubled.emit()
        elif now[0]:
            self.dataChanged.emit(self.index(0, 0), self.index(len(now[0]) - 1, len(now[1]) - 1))

    def _forget(self) -> None:
        self.beginResetModel()
        self._wrong.clear()
        self._shown = (self.rows(), self.columns())
        self.endResetModel()
        self.troubled.emit()

    def shown_rows(self) -> tuple[str, ...]:
        """Ids of the rows as they are shown, which follow the document a moment later."""
        return self._shown[0]

    def set_warning(self, color: str) -> None:
        """Colour of cells that are wrong."""
        self._warning = QColor(color)

    def trouble(self, index: Index) -> str:
        """Why what a cell says cannot be; empty when it can."""
        known = self._wrong.get(self._key(index)) if index.isValid() else None
        return "" if known is None else known[1]

    def troubles(self) -> tuple[tuple[str, str, str], ...]:
        """`(row, field, why)` of all cells that are wrong."""
        return tuple((row, field, why) for (row, field), (_, why) in self._wrong.items())

    def _key(self, index: Index) -> tuple[str, str]:
        return self._shown[0][index.row()], self._shown[1][index.column()].field

    # --- Qt

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of entries."""
        return 0 if parent is not None and parent.isValid() else len(self._shown[0])

    def columnCount(self, parent: Index | None = None) -> int:
        """Number of fields."""
        return 0 if parent is not None and parent.isValid() else len(self._shown[1])

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words for the fields."""
        if orientation is Qt.Orientation.Horizontal and section < len(self._shown[1]):
            if role == Qt.ItemDataRole.DisplayRole:
                return head(self._shown[1][section].field)
            if role == Qt.ItemDataRole.ToolTipRole:
                return field_help(self._shown[1][section].field) or None
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, box, colour and explanation of a cell."""
        row, field = self._key(index)
        column = self._shown[1][index.column()]
        wrong = self._wrong.get((row, field))
        text = self.text(row, column) if wrong is None else wrong[0]
        if role == Qt.ItemDataRole.CheckStateRole and column.kind is Kind.YES_NO:
            return Qt.CheckState.Checked if text == YES else Qt.CheckState.Unchecked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole) and column.kind is not Kind.YES_NO:
            shown = role == Qt.ItemDataRole.DisplayRole
            return f"✗ {text}" if wrong is not None and shown else text
        if role == Qt.ItemDataRole.ForegroundRole and wrong is not None:
            return QBrush(self._warning)
        if role == Qt.ItemDataRole.DecorationRole and field == "color" and QColor.isValidColorName(text):
            return QColor(text)
        if role == Qt.ItemDataRole.ToolTipRole:
            # What is written as in the file is longer than its column.
            whole = text if column.kind is Kind.JSON else ""
            return wrong[1] if wrong is not None else "\n".join(filter(None, (field_help(field), whole))) or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Everything can be changed."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if not index.isValid():
            return flags
        if self._shown[1][index.column()].kind is Kind.YES_NO:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        return flags | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change a cell; what the document refuses stays in it, with the reason."""
        column = self._shown[1][index.column()]
        if role == Qt.ItemDataRole.CheckStateRole:
            value = YES if Qt.CheckState(value) is Qt.CheckState.Checked else NO
        elif role != Qt.ItemDataRole.EditRole:
            return False
        row, field = self._key(index)
        text = str(value)
        had = self._wrong.pop((row, field), None)
        if had is None and text == self.text(row, column):
            return True
        refused: list[DataError] = []
        self.design.refused.connect(refused.append)
        try:
            if text != self.text(row, column):
                self.design.do(*self.edits(row, column, text))
        finally:
            self.design.refused.disconnect(refused.append)
        if refused:
            self._wrong[row, field] = (text, error_text(refused[0]))
        self.dataChanged.emit(index, index)
        self.troubled.emit()
        return True


class TableModel(GridModel):
    """One table of the title: its entries by id."""

    def __init__(self, model: DesignModel, table: Table, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self.table = table
        self._shown = (self.rows(), self.columns())

    def rows(self) -> tuple[str, ...]:
        """Ids of the entries; none where the title has no such table."""
        try:
            return tuple(table_of(self.design.files, self.table))
        except DataError:
            return ()

    def columns(self) -> tuple[Column, ...]:
        """The id, then the fields."""
        try:
            shape = entry_shape(self.design.files, self.table)
        except DataError:
            return (ID,)
        if shape is None:
            return (ID, VALUE)
        ident = HEX if self.table == "hex_events" else ID
        return (ident, *(found for found in columns_of(shape) if (self.table, found.field) not in EDITED_ELSEWHERE))

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        if column.field == ID.field:
            return row
        entry = table_of(self.design.files, self.table)[row]
        return to_text(column, entry if column is VALUE else getattr(entry, column.field))

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another id, or another value of a field."""
        if column.field == ID.field:
            return (RenameEntry(self.table, row, text.strip()),)
        value = from_text(column, text)
        if column is VALUE:
            return (SetEntry(self.table, row, value),)
        return (SetField(self.table, row, column.field, value),)
