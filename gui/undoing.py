"""Undo at a table: back to the beginning of one's own turn in one step, and a word where it reached into somebody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.ids import EntityId, PlayerId
from engine.session import Session
from gui.texts import entity_name
from gui.turns import decider, to_decide, turn_start

if TYPE_CHECKING:
    from gui.main_window import MainWindow


ASK: Final = "ask_undo"
"""The preference to be asked before somebody else's move is taken back."""


class Undoing(QObject):
    """Follows the controller and speaks through the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._asked: tuple[Session, int] | None = None
        window.controller.moved.connect(self._tell)

    def undo(self) -> None:
        """Take back the last move; somebody else's only when asked twice, where that is wished."""
        controller = self._window.controller
        session = controller.session
        if session is None or not session.can_undo():
            return
        here = (session, session.position)
        whose = decider(session, session.position - 1)
        other = whose not in (None, to_decide(session, session.position))
        if other and self._window.settings.flag(ASK) and self._asked != here and not controller.looking:
            self._asked = here
            words = self.tr("The last move is by {player}: {move} Undo once more to take it back.")
            move = self._told(session, session.position)
            self._window.say(words.format(player=self._name(whose or PlayerId("")), move=move))
            return
        self._asked = None
        controller.undo()

    def restart_turn(self) -> None:
        """Take back everything of the turn of the player who must decide; it can be put back move by move."""
        session = self._window.controller.session
        if session is None:
            return
        start = turn_start(session, session.position)
        if start == session.position:
            self._window.say(self.tr("Nothing has been done in this turn."))
            return
        taken = session.position - start
        self._window.controller.jump(start)
        self._window.say(self.tr("The turn begins again: %n move(s) taken back.", None, taken))

    def _tell(self, old: int, new: int) -> None:
        """Say whose moves were taken back, when they were not the moves of the player whose turn it was."""
        self._window.statusBar().clearMessage()  # What was said of another moment holds no longer.
        session = self._window.controller.session
        if session is None or new >= old:
            return
        before = to_decide(session, old)
        others = {decider(session, at) for at in range(new, old)} - {before, None}
        if not others:
            return
        names = ", ".join(self._name(seat.id) for seat in session.game.seats if seat.id in others)
        told = self._told(session, old)
        if old - new > 1 or not told:
            self._window.say(self.tr("%n move(s) taken back, also by {names}.", None, old - new).format(names=names))
            return
        self._window.say(self.tr("Undid a move by {player}: {move}").format(player=names, move=told))

    @staticmethod
    def _told(session: Session, position: int) -> str:
        """The last of so many moves as a sentence; empty where there is none to tell."""
        from gui.chronicle import Level, entry_lines

        lines = entry_lines(session.entries[position - 1], position, session.game)
        return next(
            (line.text for line in lines if line.level in (Level.PLAIN, Level.PASS)), lines[0].text if lines else ""
        )

    def _name(self, player: PlayerId) -> str:
        return entity_name(EntityId(player), self._window.controller.game)
