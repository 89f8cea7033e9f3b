"""Composition root: hands each verb of the command line to the layer that serves it, and imports nothing it does not need."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from engine import headless

if TYPE_CHECKING:
    from engine.designer.checks.findings import Finding
    from engine.errors import TrinacriaError
    from engine.session import Session


def explain(error: TrinacriaError) -> str:
    """The sentence of an engine's error; Qt's core is loaded only when there is one to say."""
    from gui import console

    return console.explain(error)


def words(finding: Finding) -> dict[str, str]:
    """The sentences of a finding of the designer."""
    from gui import console

    return console.words(finding)


def report(session: Session, language: str) -> str:
    """A whole game as a text, in a language or in that of the command line."""
    from gui import console

    return console.report(session, language)


def main(argv: list[str]) -> int:
    """Serve one command line, without the program's name; the result is the exit code of the process."""
    verb, argv = headless.split_verb(argv)
    if "--help" in argv or "-h" in argv:
        from gui import console

        return console.tell_usage(argv)
    if verb == "render":
        from gui import render

        return render.main(argv[1:])
    if verb:
        return headless.main(argv, explain, words, report)
    from gui import early

    early.load()
    from gui import app

    return app.main(argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
