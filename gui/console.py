"""Words for the command line, in the system's language or the one asked for.

One application of Qt's core is made when the first word is needed. Nothing here draws: a machine without any screen library
serves.
"""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from engine.designer.checks.findings import Finding
from engine.errors import TrinacriaError
from engine.session import Session
from engine.verbs.output import write_text
from gui.i18n import LANGUAGE, LANGUAGES, preferred


@cache
def _application() -> QCoreApplication:
    """The application, speaking the language that the command line asks for, or the system's."""
    asked = [language for language in _languages(sys.argv[1:]) if language in LANGUAGES]
    language = asked[-1] if asked else preferred()
    if locale.getencoding().upper() != "UTF-8":  # Qt would say so on standard error, beside our one sentence.
        os.environ["LC_ALL"] = "C.UTF-8"
    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    LANGUAGE.use(language)
    return application


def explain(error: TrinacriaError) -> str:
    """The sentence of an error."""
    from gui.texts import error_text

    _application()
    return error_text(error)


def words(finding: Finding) -> dict[str, str]:
    """The sentences of a finding of the designer: `what`, `why`, `mend`."""
    from gui.check_texts import finding_json

    _application()
    return finding_json(finding)


def report(session: Session, language: str = "") -> str:
    """The whole game as a text, in a language of ours (empty: the one in use)."""
    from gui.report import report_text

    _application()
    if language:
        LANGUAGE.use(language)
    return report_text(session)


def _languages(arguments: Sequence[str]) -> list[str]:
    """What stands behind each `--lang`."""
    found = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return found + [word for before, word in pairwise((*arguments, "")) if before == "--lang"]


def tell_usage(arguments: Sequence[str]) -> int:
    """Write the help that a command line with `--help` asks for; the result is the exit code."""
    from gui.usage import help_text

    _application()
    for language in _languages(arguments):
        if language in LANGUAGES:
            LANGUAGE.use(language)
    try:
        write_text(help_text(arguments))
    except TrinacriaError as error:
        sys.stderr.write(explain(error) + "\n")
        return 1
    return 0
