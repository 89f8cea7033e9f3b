"""Plays games on the edited title beside the window, on all cores, and adds up where they happen."""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from engine.designer.heat import Heat, MeasuredGame, joined
from engine.errors import TrinacriaError
from engine.ids import CorporationId, HexId
from engine.messages import Key
from engine.simulate import Plan
from gui.helper_process import HelperProcess

if TYPE_CHECKING:
    from gui.designer.heat_process import Answer


class HeatMap(msgspec.Struct, frozen=True):
    """What a series of games came to. `name` tells it from others."""

    name: str
    games: tuple[MeasuredGame, ...]
    heat: tuple[Heat, ...]

    def by_hex(self, measure: str, corporation: str = "") -> dict[HexId, int]:
        """`builds`, `traffic` or `income` of each hex, of one corporation or of all together."""
        found: Counter[HexId] = Counter()
        for heat in self.heat:
            if corporation in ("", heat.corporation):
                found[heat.hex] += getattr(heat, measure)
        return dict(found)

    def by_corporation(self, measure: str) -> dict[CorporationId, int]:
        """The same of each corporation, over all hexes."""
        found: Counter[CorporationId] = Counter()
        for heat in self.heat:
            found[heat.corporation] += getattr(heat, measure)
        return dict(found)


def heat_map(name: str, games: tuple[MeasuredGame, ...]) -> HeatMap:
    """A series under a name."""
    return HeatMap(name, games, joined(games))


class HeatRunner(QObject):
    """One series at a time. `progressed` after each game, `finished` with the games played, `failed` with an error."""

    progressed = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, jobs: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.jobs = jobs or os.cpu_count() or 1
        self._plan: Plan | None = None
        self._waiting: list[int] = []
        self._played: dict[int, MeasuredGame] = {}
        self._workers: list[HelperProcess] = []

    @property
    def running(self) -> bool:
        """Whether a series is being played."""
        return self._plan is not None

    def start(self, plan: Plan) -> None:
        """Play a series; one that runs is given up."""
        self.cancel()
        self._plan = plan
        self._waiting = list(range(plan.games))
        self._played = {}
        for _ in range(min(self.jobs, plan.games)):
            worker = HelperProcess("gui.designer.heat_process", self)
            worker.line.connect(lambda line, worker=worker: self._read(worker, line))
            worker.ended.connect(self._die)
            self._workers.append(worker)
            self._hand(worker, plan)

    def cancel(self) -> None:
        """End all processes at once."""
        self._plan = None
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.stop()
            worker.deleteLater()

    def _hand(self, worker: HelperProcess, plan: Plan | None = None) -> None:
        from gui.designer.heat_process import Question

        if self._waiting:
            worker.ask(Question(self._waiting.pop(0), plan))

    def _read(self, worker: HelperProcess, line: bytes) -> None:
        from gui.designer.heat_process import Answer

        if self._plan is None:
            return
        answer = msgspec.json.decode(bytes(line), type=Answer)
        if answer.game is None:
            self._fail(answer)
            return
        self._played[answer.number] = answer.game
        self.progressed.emit(len(self._played), self._plan.games)
        if len(self._played) == self._plan.games:
            # In the order of their seeds, whichever process was quicker.
            games = tuple(self._played[number] for number in sorted(self._played))
            self.cancel()
            self.finished.emit(games)
        else:
            self._hand(worker)

    def _fail(self, answer: Answer) -> None:
        parameters = {
            name: tuple(value) if isinstance(value, list) else value for name, value in answer.parameters.items()
        }
        self.cancel()
        self.failed.emit(TrinacriaError(Key(answer.error), **parameters))

    def _die(self) -> None:
        """A process ended by itself."""
        if self._plan is not None:
            self.cancel()
            self.failed.emit(None)
