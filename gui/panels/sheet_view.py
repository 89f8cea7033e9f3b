"""A sheet in a table view: sorts by its headings, copies itself, sets the active row off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QBrush, QColor, QFont, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyle, QTableView

from engine.ids import CorporationId
from gui.appearance import plain_tip
from gui.board.pictures import crest_picture
from gui.panels.drawer_parts import DrawerPanel, copy_text
from gui.panels.table_rows import Sheet

Index = QModelIndex | QPersistentModelIndex
_SORT = Qt.ItemDataRole.UserRole
WIDEST: Final = 420
"""A column does not grow beyond this, in pixels."""


class SheetModel(QAbstractTableModel):
    """A sheet for a view; the row whose turn it is stands out by a sign, weight and ground."""

    def __init__(self, panel: DrawerPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.sheet = Sheet((), ())

    def show_sheet(self, sheet: Sheet) -> None:
        """Show other figures; a sheet of the same shape leaves selection and scroll position alone."""
        same = (self.sheet.columns, len(self.sheet.rows)) == (sheet.columns, len(sheet.rows))
        if same:
            self.sheet = sheet
            if sheet.rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(sheet.rows) - 1, len(sheet.columns) - 1))
            return
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """See Qt."""
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """See Qt."""
        return 0 if parent.isValid() else len(self.sheet.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, sort key, hint and looks of a cell."""
        row = self.sheet.rows[index.row()]
        cell = row.cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == _SORT:
            return cell.key
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(cell.hint) or None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return cell.hint or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight if self.sheet.columns[index.column()].number else Qt.AlignmentFlag.AlignLeft
            )
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.FontRole and (row.active or cell.mark):
            font = QFont(self._panel.font())
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and row.faded:
            return QBrush(self._panel.palette().placeholderText())
        if role == Qt.ItemDataRole.BackgroundRole and row.active:
            ground = QColor(self._panel.theme.accent)
            ground.setAlphaF(0.22)
            return QBrush(ground)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0 and row.corporation is not None:
            return self._crest(row.corporation)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Words and hint of a column."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self.sheet.columns):
            return None
        column = self.sheet.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.words
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(column.hint) or None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return column.hint or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(
                (Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft)
                | Qt.AlignmentFlag.AlignVCenter
            )
        return None

    def _crest(self, corporation: CorporationId) -> object:
        side = self._panel.fontMetrics().height()
        title = self._panel.controller.game.title
        return crest_picture(title, corporation, self._panel.theme, side, self._panel.devicePixelRatioF())


class SheetView(QTableView):
    """A table that sorts by its headings; a third click on a heading gives the natural order back."""

    def __init__(self, panel: DrawerPanel) -> None:
        super().__init__()
        self.source = SheetModel(panel)
        self._order = QSortFilterProxyModel(self)
        self._order.setSourceModel(self.source)
        self._order.setSortRole(_SORT)
        self.setModel(self._order)
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self._order.sort(-1)
        header.sortIndicatorChanged.connect(lambda: self._fit_columns(self.source.sheet, self.iconSize().height()))
        header.setHighlightSections(False)
        header.setMinimumSectionSize(24)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        copy = QAction(self)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(lambda: copy_text(self.csv()))
        self.addAction(copy)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show figures, with rows as high and columns as wide as the text wants."""
        height = self.fontMetrics().height() + 5
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        self.setIconSize(QSize(height, height))
        self.source.show_sheet(sheet)
        self._fit_columns(sheet, height)

    def _fit_columns(self, sheet: Sheet, icon: int) -> None:
        """Columns as wide as their widest text in bold; Qt's own measuring asks for every role of every cell."""
        font = QFont(self.font())
        font.setBold(True)
        metrics = QFontMetrics(font)
        margin = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin) + 6
        for at, column in enumerate(sheet.columns):
            texts = (column.words, *(row.cells[at].text for row in sheet.rows))
            wide = max(metrics.horizontalAdvance(text) for text in texts) + margin
            crests = at == 0 and any(row.corporation is not None for row in sheet.rows)
            arrow = 18 if at == self.horizontalHeader().sortIndicatorSection() else 0
            wanted = min(wide + arrow + (icon + 4 if crests else 0), WIDEST)
            if wanted != self.columnWidth(at):
                self.setColumnWidth(at, wanted)

    def csv(self) -> str:
        """The table as it is sorted."""
        rows = range(self._order.rowCount())
        return self.source.sheet.csv(order=[self._order.mapToSource(self._order.index(row, 0)).row() for row in rows])

    def wanted_height(self) -> int:
        """Height at which nothing needs scrolling."""
        return (
            self.horizontalHeader().height() + self._order.rowCount() * self.verticalHeader().defaultSectionSize() + 4
        )
