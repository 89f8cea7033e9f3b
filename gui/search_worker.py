"""Searches for best runs in another process, so that no frame ever waits for one; stopping means ending that process."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from engine.game import Game
from engine.ids import CorporationId
from engine.state.board import Board, Place
from engine.state.game_state import GameState

if TYPE_CHECKING:
    from engine.routes.lays import LayOption
    from engine.routes.terms import Terms

ROOT = Path(__file__).parents[1]


class SearchWorker(QObject):
    """One search at a time. `found` carries an `Answer` for every better set of routes and for the last one.

    A new question stops the one before it. `failed` tells that the process could not be run; routes can be drawn by hand then.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._number = 0
        self._busy = False
        self._rest = b""

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._busy

    def warm_up(self) -> None:
        """Start the process before the first question."""
        if self._process is None:
            self._start()

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
        if self._process is None:
            self._start()
        assert self._process is not None
        self._number += 1
        self._busy = True
        question = Question(self._number, setup_of(game), board, terms, lays, places)
        self._process.write(msgspec.json.encode(question) + b"\n")
        return self._number

    def stop(self) -> None:
        """End the search, and with it the process, at once."""
        process, self._process = self._process, None
        self._busy = False
        self._rest = b""
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.errorOccurred.disconnect(self._fail)
        process.finished.disconnect(self._fail)
        process.kill()
        process.waitForFinished(1000)
        process.deleteLater()

    def _start(self) -> None:
        process = QProcess(self)
        process.setWorkingDirectory(str(ROOT))
        process.setProgram(sys.executable)
        process.setArguments(["-m", "gui.search_process"])
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._fail)
        process.finished.connect(self._fail)
        self._process = process
        process.start()

    def _read(self) -> None:
        from gui.search_process import Answer

        if self._process is None:
            return
        lines = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            answer = msgspec.json.decode(line, type=Answer)
            if answer.number == self._number:
                self._busy = self._busy and not answer.last
                self.found.emit(answer)

    def _fail(self) -> None:
        """The process ended by itself."""
        asked = self._busy
        self.stop()
        if asked:
            self.failed.emit()
