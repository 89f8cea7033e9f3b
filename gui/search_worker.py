"""Searches for best runs in another process, so that no frame ever waits for one; stopping means ending that process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.game import Game
from engine.ids import CorporationId
from engine.state.board import Board, Place
from engine.state.game_state import GameState
from gui.helper_process import HelperProcess

if TYPE_CHECKING:
    from engine.routes.lays import LayOption
    from engine.routes.terms import Terms


class SearchWorker(QObject):
    """One search at a time. `found` carries an `Answer` for every better set of routes and for the last one.

    A new question stops the one before it. `failed` tells that the process could not be run; routes can be drawn by hand then.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = HelperProcess("gui.search_process", self)
        self._process.line.connect(self._read)
        self._process.ended.connect(self._fail)
        self._number = 0
        self._busy = False

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._busy

    def warm_up(self) -> None:
        """Start the process before the first question."""
        self._process.start()

    def ask(self, game: Game, state: GameState, corporation: CorporationId) -> int:
        """Search the best run of a corporation; the number stands in the answers."""
        from engine.routes.terms import terms_of

        return self.ask_about(game, state.board, terms_of(game, state, corporation))

    def ask_about(
        self,
        game: Game,
        board: Board,
        terms: Terms,
        lays: tuple[LayOption, ...] = (),
        places: tuple[Place, ...] = (),
    ) -> int:
        """Search the best run on any board; with lays or places the best run after each of them."""
        from engine.saves import setup_of
        from gui.search_process import Question

        if self._busy:
            self.stop()
        self._number += 1
        self._busy = True
        self._process.ask(Question(self._number, setup_of(game), board, terms, lays, places))
        return self._number

    def stop(self) -> None:
        """End the search, and with it the process, at once."""
        self._busy = False
        self._process.stop()

    def _read(self, line: bytes) -> None:
        from gui.search_process import Answer

        answer = msgspec.json.decode(line, type=Answer)
        if answer.number == self._number:
            self._busy = self._busy and not answer.last
            self.found.emit(answer)

    def _fail(self) -> None:
        """The process ended by itself."""
        asked, self._busy = self._busy, False
        if asked:
            self.failed.emit()
