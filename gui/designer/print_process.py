"""The process that prints for the designer: `python -m gui.designer.print_process`, one JSON line a question or answer.

Printing a whole game draws for seconds; the window goes on meanwhile, and can end it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

import msgspec

from engine.data.assets import ASSETS
from engine.data.carried import Carried, carried_title
from engine.errors import TrinacriaError


class Question(msgspec.Struct, frozen=True):
    """What to print, and where to. `settings` are the fields of `gui.printing.paper.PrintSettings`."""

    title: str
    files: Carried
    what: tuple[str, ...]
    settings: dict[str, Any]
    path: str
    language: str
    only_map: str = ""


class Answer(msgspec.Struct, frozen=True):
    """The number of pages, or the key and parameters of what went wrong."""

    pages: int = 0
    error: str = ""
    parameters: dict[str, Any] = {}


def answer(question: Question) -> Answer:
    """Print once."""
    from gui.i18n import LANGUAGE
    from gui.printing.paper import PrintSettings
    from gui.printing.sheets import print_title
    from gui.safe_file import safely

    LANGUAGE.use(question.language)
    counted: list[int] = []
    try:
        title = carried_title(question.title, question.files, library=ASSETS, file=question.title)
        settings = PrintSettings(**question.settings)
        safely(
            Path(question.path),
            lambda path: counted.append(print_title(title, question.what, settings, path, question.only_map)),
        )
    except TrinacriaError as error:
        return Answer(error=error.key.value, parameters=dict(error.parameters))
    return Answer(counted[0])


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions, one line each, until there are no more."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(sys.argv[:1])
    for line in questions:
        found = answer(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(found) + b"\n")
        answers.flush()
    del application


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
