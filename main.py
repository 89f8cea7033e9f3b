"""Composition root: hands each verb of the command line to the layer that serves it, and imports nothing it does not need."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.designer.checks.findings import Finding
    from engine.errors import TrinacriaError
    from engine.session import Session


def explain(error: TrinacriaError) -> str:
    """The sentence of an engine's error in the system's language; Qt's core is loaded only when there is one to say."""
    from gui import console

    return console.explain(error)


def words(finding: Finding) -> dict[str, str]:
    """The sentences of a finding of the designer in the system's language."""
    from gui import console

    return console.words(finding)


def report(session: Session, language: str) -> str:
    """A whole game as a text, in a language or in the system's."""
    from gui import console

    return console.report(session, language)


def verb_first(argv: list[str]) -> list[str]:
    """The command line with its verb in front: options of the program may stand before it (`--lang it replay FILE`)."""
    place = 0
    while place < len(argv) and argv[place].startswith("-"):
        place += 2 if argv[place] in ("--lang", "--open") else 1
    if not 0 < place < len(argv):
        return argv
    from engine.headless import VERBS

    return [argv[place], *argv[:place], *argv[place + 1 :]] if argv[place] in (*VERBS, "render") else argv


def main(argv: list[str]) -> int:
    """Serve one command line, without the program's name; the result is the exit code of the process."""
    argv = verb_first(argv)
    if "--help" in argv or "-h" in argv:
        from gui import console

        return console.tell_usage(argv)
    verb = argv[0] if argv and not argv[0].startswith("-") else ""
    if verb == "render":
        from gui import render

        return render.main(argv[1:])
    if verb:
        from engine import headless

        if any(word.partition("=")[0] == "--lang" for word in argv):
            from gui import console

            if not console.speak(argv):
                return 2
        return headless.main(argv, explain, words, report)
    from gui import early

    early.load()
    from gui import app

    return app.main(argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
