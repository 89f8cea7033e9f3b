"""Players and corporations as a spreadsheet: sortable, to copy and to save."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from gui.appearance import Scaled
from gui.ask_file import ask_file
from gui.controller import GameController
from gui.panels.drawer_parts import DrawerPanel, SideBySide, ToolColumn, copy_text, save_text, tool
from gui.panels.sheet_view import SheetView
from gui.panels.table_rows import Position, Sheet, corporations_sheet, players_sheet
from gui.panels.timeline import last_runs
from gui.settings import Settings
from gui.texts import money


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
        self._tools = ToolColumn(self.show_players, self.show_corporations, self.bank, self.copy, self.save)
        self._box = SideBySide(self, self._split, self._tools)
        self._one = "players"
        self._position: Position | None = None
        self._shown: list[SheetView] = []
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
        self._position = Position(
            session.rules,
            session.game,
            state,
            last_runs(session.entries[: self.controller.position]),
            self.controller.actor(),
            self.controller.player(),
        )
        self._shown.clear()
        words = self.tr("Bank: {amount}")
        self.bank.setText(words.format(amount=money(state.bank, session.game)))
        self._fill()
        self._arrange()

    def _fill(self) -> None:
        """Work out the figures of the tables in sight that are not up to date."""
        if self._position is None:
            return
        for view, make in ((self.players, players_sheet), (self.corporations, corporations_sheet)):
            if view not in self._shown and (not view.isHidden() or not view.source.sheet.rows):
                self._shown.append(view)
                view.show_sheet(make(self._position))

    def clear(self) -> None:
        """See `DrawerPanel`."""
        self._position = None
        for view in (self.players, self.corporations):
            view.source.show_sheet(Sheet((), ()))
        self.bank.clear()

    def csv(self) -> str:
        """Both tables, an empty line between them."""
        if self._position is not None:
            self._shown = [self.players, self.corporations]
            self.players.show_sheet(players_sheet(self._position))
            self.corporations.show_sheet(corporations_sheet(self._position))
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
        self._tools.place(self, beside=wide, least=150, share=0.13, height=130)
        heights = [self.players.wanted_height(), self.corporations.wanted_height()]
        both = sum(heights) + 10 <= self._split.height() if wide else self.height() > sum(heights) + 130
        self.players.setVisible(both or self._one == "players")
        self.corporations.setVisible(both or self._one == "corporations")
        for name, button in (("players", self.show_players), ("corporations", self.show_corporations)):
            button.setVisible(not both)
            button.setChecked(self._one == name)
        self._fill()
        self.players.setMinimumHeight(heights[0] if both else 0)
        self.players.setMaximumHeight(heights[0] if both else 16777215)

    def _choose_players(self) -> None:
        self._one = "players"
        self._arrange()

    def _choose_corporations(self) -> None:
        self._one = "corporations"
        self._arrange()

    def _save(self) -> None:
        path = ask_file(self, self.settings, self.tr("Save the tables"), "csv", name="table")
        if path is not None:
            save_text(self, path, self.csv())
