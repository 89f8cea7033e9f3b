"""Checks the title while it is drawn: soon after the last change, in a process of its own, the newest state only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from engine.designer.playing import carried
from gui.designer.model import DesignModel
from gui.helper_process import HelperProcess

if TYPE_CHECKING:
    from gui.designer.check_process import Answer

DELAY: Final = 400
"""Milliseconds after the last change before a check begins."""


class Checker(QObject):
    """`found` carries the answer to the newest question, `started` that one was asked, `failed` that none will come."""

    found = Signal(object)
    started = Signal()
    failed = Signal()

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._process = HelperProcess("gui.designer.check_process", self)
        self._process.line.connect(self._read)
        self._process.ended.connect(self._end)
        self._number = 0
        self._asked = 0
        """Number of the question that is being worked on, 0 for none."""
        self.last: Answer | None = None
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(DELAY)
        self.timer.timeout.connect(self.ask)
        model.changed.connect(self.timer.start)
        model.replaced.connect(self._forget)

    @property
    def busy(self) -> bool:
        """Whether the findings that are shown may be out of date."""
        return self.timer.isActive() or self._asked > 0

    def ask(self) -> None:
        """Check the present state; while an older one is worked on, it waits for that answer."""
        self.timer.stop()
        if self._asked:
            # A check takes a moment at most: waiting is quicker than starting a process anew.
            self.timer.start()
            return
        from gui.designer.check_process import Question

        self._number += 1
        self._asked = self._number
        self.started.emit()
        self._process.ask(Question(self._number, self._model.files.id, carried(self._model.document)))

    def stop(self) -> None:
        """End the process."""
        self.timer.stop()
        self._asked = 0
        self._process.stop()

    def _forget(self) -> None:
        """Another document: what was found of the old one does not matter."""
        self._asked = 0
        self._number += 1
        self._process.stop()
        self.timer.start()

    def _read(self, line: bytes) -> None:
        from gui.designer.check_process import Answer

        answer = msgspec.json.decode(bytes(line), type=Answer)
        if answer.number == self._asked:
            self._asked = 0
            self.last = answer
            self.found.emit(answer)

    def _end(self) -> None:
        asked, self._asked = self._asked, 0
        if asked:
            self.failed.emit()
