"""A window with parts around its middle: they follow language and text size, and stand where they were left; its dialogs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from gui.board.map_scene import MapScene
from gui.parts import Dock
from gui.settings import Settings

NOTICE: Final = 15000
"""Milliseconds that a sentence stays in the status line."""


class WorkWindow(QMainWindow):
    """`name` tells the windows apart in what is remembered of them."""

    scene: MapScene

    def __init__(self, settings: Settings, name: str = "") -> None:
        super().__init__()
        self.settings = settings
        self.docks: dict[str, Dock] = {}
        self._name_kept = name

    def say(self, words: str) -> None:
        """Say one sentence in the status line."""
        self.statusBar().showMessage(words, NOTICE)

    def retranslate(self) -> None:
        """Say all words again."""
        for dock in self.docks.values():
            dock.retranslate()

    def follow_text_size(self) -> None:
        """Let the titles of the parts grow with the text."""
        for dock in self.docks.values():
            dock.follow_text_size()

    def keep_layout(self) -> None:
        """Remember size and place of the window and its parts."""
        self.settings.set_window(f"{self._name_kept}geometry", self.saveGeometry())
        self.settings.set_window(f"{self._name_kept}layout", self.saveState())

    def restore_layout(self) -> None:
        """Put the window and its parts where they were left."""
        geometry = self.settings.window(f"{self._name_kept}geometry")
        layout = self.settings.window(f"{self._name_kept}layout")
        if geometry is not None:
            self.restoreGeometry(geometry)
        if layout is not None:
            self.restoreState(layout)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.scene.retranslate()
        super().changeEvent(event)


def show_dialog(dialog: QWidget) -> None:
    """Show a dialog in front of its window; it is thrown away when closed."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
