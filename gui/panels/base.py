"""What all panels have in common: they show the controller's state and say their words again when the language changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from gui.controller import GameController


class Panel(QWidget):
    """A part of the main window that shows the game. Subclasses write `refresh` and `retranslate`."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        controller.applied.connect(self._on_change)
        controller.replaced.connect(self._on_change)
        self._stale = True

    def title(self) -> str:
        """Name of the panel in the present language, for docks and tabs."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the present state; only called while the panel is visible and a session is there."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say all words again in the present language."""

    def showEvent(self, event: QShowEvent) -> None:
        """A hidden panel catches up when it is shown."""
        super().showEvent(event)
        self._catch_up()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._on_change()
        super().changeEvent(event)

    def _on_change(self, _events: object = None) -> None:
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        if self._stale and self.controller.session is not None:
            self._stale = False
            self.refresh()
