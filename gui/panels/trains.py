"""Trains left at the bank, their owners, and what the next purchases bring about."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.appearance import Scaled
from gui.controller import GameController
from gui.panels.drawer_parts import DrawerPanel, SideBySide, ToolColumn
from gui.panels.sheet_view import SheetView
from gui.panels.table_rows import Sheet
from gui.panels.train_rows import next_text, phase_text, trains_sheet
from gui.settings import Settings


class TrainsPanel(DrawerPanel):
    """A row for each type; the one on sale is marked."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, settings, parent)
        self.view = SheetView(self)
        self.view.setSortingEnabled(False)
        self.view.horizontalHeader().setStretchLastSection(True)
        self.view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.phase = Scaled(0.95)
        self.coming = Scaled(0.95, bold=True)
        self._tools = ToolColumn(self.phase, self.coming)
        self._box = SideBySide(self, self.view, self._tools)
        self._wide = True
        self.retranslate()

    def title(self) -> str:
        """See `Panel`."""
        return self.tr("Trains")

    def retranslate(self) -> None:
        """See `Panel`."""
        self.view.setAccessibleName(self.tr("Trains"))

    def refresh(self) -> None:
        """See `Panel`."""
        game, state = self.controller.game, self.controller.state
        self.view.show_sheet(trains_sheet(game, state))
        self.phase.setText(phase_text(game, state, "\n" if self._wide else " · "))
        self.coming.setText(next_text(game, state))
        self.coming.setVisible(bool(self.coming.text()))

    def clear(self) -> None:
        """See `DrawerPanel`."""
        self.view.source.show_sheet(Sheet((), ()))
        self.phase.clear()
        self.coming.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The phase stands beside a wide table and below a tall one."""
        super().resizeEvent(event)
        wide = self._box.fit(self.width(), self.height())
        if wide != self._wide:
            self._wide = wide
            self._on_change()
        self._tools.place(self, beside=wide, least=170, share=0.18, height=90)
