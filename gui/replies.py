"""Files that go on with a game of ours: what changed is shown before the game continues."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt

from engine.errors import Refusal, TrinacriaError
from engine.saves import setup_of
from engine.session import Session, shared_moves
from gui.texts import refusal_text

if TYPE_CHECKING:
    from gui.main_window import MainWindow


class Reply(msgspec.Struct, frozen=True, eq=False):
    """The game of a file beside ours; `shared` counts the first standing moves that are the same in both."""

    ours: Session
    theirs: Session
    shared: int

    @property
    def news(self) -> int:
        """How many moves the file has that we do not."""
        return self.theirs.position - self.shared

    @property
    def ahead(self) -> int:
        """How many moves we have that the file does not."""
        return self.ours.position - self.shared


class Replies(QObject):
    """Recognises a reply and lets the player decide what becomes of it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def take(self, theirs: Session, path: Path) -> bool:
        """Show what a file has that our game has not; False for a game that we do not have, or have exactly."""
        ours = self._ours(theirs)
        if ours is None:
            return False
        reply = Reply(ours, theirs, shared_moves(ours, theirs))
        if not reply.shared and ours.position:
            return False  # The same names and number, but no common move: another game.
        if not reply.news and not reply.ahead:
            self._go_on(ours)
            self._window.say(self.tr("The file has nothing new; the game goes on as it was."))
            return True
        from gui.dialogs.reply import ReplyDialog

        dialog = ReplyDialog(reply, self._window)
        dialog.going_on.connect(lambda: self.go_on(reply))
        dialog.copy_wanted.connect(lambda: self._window.take_file(theirs, path))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()
        return True

    def _ours(self, theirs: Session) -> Session | None:
        """The game on the table, or else one of the library, that was set up like that of the file."""
        shown = self._window.controller.session
        if shown is not None and setup_of(shown.game) == setup_of(theirs.game):
            alike = [entry.action for entry in shown.entries] == [entry.action for entry in theirs.entries]
            return None if alike else shown
        return self._window.desk.kin(theirs)

    def go_on(self, reply: Reply) -> None:
        """Take over the moves of the file, each durable before the next, and show the game."""
        for entry in reply.theirs.standing[reply.shared :]:
            try:
                outcome = reply.ours.do(entry.action)
            except TrinacriaError as error:
                self._go_on(reply.ours)
                self._window.tell(error)
                return
            if isinstance(outcome, Refusal):
                self._go_on(reply.ours)
                self._window.say("✗ " + refusal_text(outcome, reply.ours.game))
                return
        self._go_on(reply.ours)
        if reply.news:
            self._window.say(self.tr("%n move(s) taken over.", None, reply.news))

    def _go_on(self, ours: Session) -> None:
        self._window.show_session(ours)
