"""A process beside the window that answers questions line by line, and can be ended at once."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

ROOT = Path(__file__).parents[1]


class HelperProcess(QObject):
    """One process of a module that reads and writes JSON lines. `line` carries each answer; `ended` when it died by itself."""

    line = Signal(bytes)
    ended = Signal()

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module
        self._process: QProcess | None = None
        self._rest = b""

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None

    def start(self) -> None:
        """Start the process before the first question."""
        if self._process is None:
            self._start()

    def ask(self, question: msgspec.Struct) -> None:
        """Send a question; the process is started when it is not there."""
        self.start()
        assert self._process is not None
        self._process.write(msgspec.json.encode(question) + b"\n")

    def stop(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
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
        process.setArguments(["-m", self._module])
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._fail)
        process.finished.connect(self._fail)
        self._process = process
        process.start()

    def _read(self) -> None:
        if self._process is None:
            return
        lines = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            self.line.emit(line)

    def _fail(self) -> None:
        """The process ended by itself."""
        self.stop()
        self.ended.emit()
