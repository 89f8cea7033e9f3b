"""Players and corporations as a spreadsheet: sortable, to copy and to save."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QBrush, QColor, QFont, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSplitter, QTableView, QWidget

from engine.ids import CorporationId
from gui.appearance import Scaled
from gui.board.pictures import crest_picture
from gui.controller import GameController
from gui.panels.drawer_parts import DrawerPanel, SideBySide, ask_file, copy_text, save_text, tool, tool_column
from gui.panels.table_rows import Position, Sheet, corporations_sheet, players_sheet
from gui.panels.timeline import last_runs
from gui.settings import Settings
from gui.texts import money
from gui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_SORT = Qt.ItemDataRole.UserRole


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
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
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
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
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

    def show_sheet(self, sheet: Sheet, theme: Theme) -> None:
        """Show figures, with rows as high and columns as wide as the text wants."""
        del theme
        height = self.fontMetrics().height() + 5
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        self.setIconSize(QSize(height, height))
        self.source.show_sheet(sheet)
        self.resizeColumnsToContents()

    def csv(self) -> str:
        """The table as it is sorted."""
        rows = range(self._order.rowCount())
        return self.source.sheet.csv(order=[self._order.mapToSource(self._order.index(row, 0)).row() for row in rows])

    def wanted_height(self) -> int:
        """Height at which nothing needs scrolling."""
        return (
            self.horizontalHeader().height() + self._order.rowCount() * self.verticalHeader().defaultSectionSize() + 4
        )


class TablePanel(DrawerPanel):
    """Both tables where there is room, else the one that is chosen."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, settings, parent)
        self.players = SheetView(self)
        self.corporations = SheetView(self)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.players)
        self._split.addWidget(self.corporations)
        self._split.setChildrenCollapsible(False)
        self.show_players = tool(self._choose_players, checkable=True)
        self.show_corporations = tool(self._choose_corporations, checkable=True)
        self.copy = tool(self.copy_table)
        self.save = tool(self._save)
        self.bank = Scaled(0.95)
        self._tools = tool_column(self.show_players, self.show_corporations, self.bank, self.copy, self.save)
        self._box = SideBySide(self, self._split, self._tools)
        self._one = "players"
        self.retranslate()

    def title(self) -> str:
        """See `Panel`."""
        return self.tr("Players and corporations")

    def retranslate(self) -> None:
        """See `Panel`."""
        self.show_players.setText(self.tr("Players"))
        self.show_corporations.setText(self.tr("Corporations"))
        self.copy.setText(self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy the table for a spreadsheet (Ctrl+C)"))
        self.save.setText(self.tr("Save…"))
        self.save.setToolTip(self.tr("Save the tables as CSV"))
        self.players.setAccessibleName(self.tr("Players"))
        self.corporations.setAccessibleName(self.tr("Corporations"))

    def refresh(self) -> None:
        """See `Panel`."""
        session, state = self.controller.session, self.controller.state
        assert session is not None
        at = Position(
            session.rules,
            session.game,
            state,
            last_runs(session.entries[: self.controller.position]),
            self.controller.actor(),
            self.controller.player(),
        )
        self.players.show_sheet(players_sheet(at), self.theme)
        self.corporations.show_sheet(corporations_sheet(at), self.theme)
        words = self.tr("Bank: {amount}")
        self.bank.setText(words.format(amount=money(state.bank, session.game)))
        self._arrange()

    def clear(self) -> None:
        """See `DrawerPanel`."""
        for view in (self.players, self.corporations):
            view.source.show_sheet(Sheet((), ()))
        self.bank.clear()

    def csv(self) -> str:
        """Both tables, an empty line between them."""
        return f"{self.players.csv()}\n{self.corporations.csv()}"

    def copy_table(self) -> None:
        """Copy what is shown."""
        both = self.players.isVisible() and self.corporations.isVisible()
        copy_text(self.csv() if both else (self.players if self.players.isVisible() else self.corporations).csv())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both tables where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self._box.fit(self.width(), self.height())
        self._tools.setMaximumHeight(16777215 if wide else 130)
        heights = [self.players.wanted_height(), self.corporations.wanted_height()]
        both = sum(heights) + 10 <= self._split.height() if wide else self.height() > sum(heights) + 130
        self.players.setVisible(both or self._one == "players")
        self.corporations.setVisible(both or self._one == "corporations")
        for name, button in (("players", self.show_players), ("corporations", self.show_corporations)):
            button.setVisible(not both)
            button.setChecked(self._one == name)
        if both:
            self._split.setSizes([heights[0], max(heights[1], self._split.height() - heights[0])])

    def _choose_players(self) -> None:
        self._one = "players"
        self._arrange()

    def _choose_corporations(self) -> None:
        self._one = "corporations"
        self._arrange()

    def _save(self) -> None:
        path = ask_file(self, self.tr("Save the tables"), "table.csv", "*.csv")
        if path is not None:
            save_text(self, path, self.csv())
