"""Undo at a table: back to the beginning of one's own turn in one step, and a word where it reached into somebody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.ids import EntityId, PlayerId
from gui.texts import entity_name
from gui.turns import decider, to_decide, turn_start

if TYPE_CHECKING:
    from gui.main_window import MainWindow


class Undoing(QObject):
    """Follows the controller and speaks through the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.controller.moved.connect(self._tell)

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
        from gui.chronicle import Level, entry_lines

        lines = entry_lines(session.entries[new], old, session.game)
        if old - new > 1 or not lines:
            self._window.say(self.tr("%n move(s) taken back, also by {names}.", None, old - new).format(names=names))
            return
        told = next((line.text for line in lines if line.level in (Level.PLAIN, Level.PASS)), lines[0].text)
        self._window.say(self.tr("Undid a move by {player}: {move}").format(player=names, move=told))

    def _name(self, player: PlayerId) -> str:
        return entity_name(EntityId(player), self._window.controller.game)
