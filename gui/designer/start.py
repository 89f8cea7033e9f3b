"""The way from the game's window to the designer: one designer at a time, with a title chosen first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from engine.data.definitions import Title
from engine.designer.document import Document
from engine.errors import TrinacriaError
from engine.setup import Wish
from gui.designer.model import DesignModel
from gui.designer.open_dialog import OpenDialog
from gui.designer.titles_place import titles_place
from gui.designer.window import DesignerWindow
from gui.dialogs.new_game import NewGameDialog
from gui.work_window import show_dialog

if TYPE_CHECKING:
    from gui.clock_state import Terms
    from gui.main_window import MainWindow


class Studio(QObject):
    """Keeps the designer's window beside the game's; both close together, unless there is unsaved work."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.designer: DesignerWindow | None = None
        window.installEventFilter(self)

    def open(self) -> None:
        """Bring the open designer to the front, or ask which title to design."""
        if self.designer is not None:
            self.designer.activateWindow()
            return
        dialog = OpenDialog(self._window, titles_place(self._window.settings))
        dialog.opened.connect(self.design)
        show_dialog(dialog)

    def design(self, document: Document, folder: Path | None, draft: Path | None = None) -> None:
        """Show the designer with a document; `draft` is the file of unsaved work that it comes from."""
        model = DesignModel(document, folder, unsaved=draft is not None)
        self.designer = DesignerWindow(model, self._window.settings)
        if draft is not None:
            self.designer.drafts.adopt(draft)
        self.designer.closed.connect(self._forget)
        self.designer.play_wanted.connect(self.ask_seats)
        self.designer.show()

    def ask_seats(self, title: Title) -> None:
        """Ask who plays on the edited title."""
        dialog = NewGameDialog(self._window.settings, self.designer, title)
        dialog.accepted.connect(lambda: self.play(title, dialog.wish(), dialog.clock.terms()))
        show_dialog(dialog)

    def play(self, title: Title, wish: Wish, clock: Terms | None = None) -> None:
        """Start a game on the edited title in the game's window; the game carries the title as it is now."""
        try:
            session = self._window.desk.start(title.id, wish, title)
        except TrinacriaError as error:
            if self.designer is not None:
                self.designer.tell(error)
            return
        self._window.clock.prepare(session, clock)
        self._window.show_session(session)
        if self._window.desk.trouble is not None:
            self._window.tell(self._window.desk.trouble)
        self._window.activateWindow()

    def _forget(self) -> None:
        designer, self.designer = self.designer, None
        if designer is not None:
            designer.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Before the game's window closes, the designer does, if it may."""
        if event.type() is QEvent.Type.Close and self.designer is not None and not self.designer.close():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
