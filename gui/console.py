"""Words for the command line, in the system's language: one application of Qt's core, made when the first word is needed.

Nothing here draws: a machine without any screen library serves.
"""

from __future__ import annotations

import locale
import os
import sys
from functools import cache

from PySide6.QtCore import QCoreApplication

from engine.designer.checks.findings import Finding
from engine.errors import TrinacriaError
from engine.messages import Key
from engine.session import Session
from gui.i18n import LANGUAGE, LANGUAGES, preferred


@cache
def _application() -> QCoreApplication:
    """The application, speaking the system's language."""
    language = preferred()
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
    """The whole game as a text, in a language (empty: the system's). Raises `TrinacriaError` for a language we have not."""
    from gui.report import report_text

    if language and language not in LANGUAGES:
        raise TrinacriaError(Key.ARGUMENTS_WRONG, verb="export", reason=f"--lang {'|'.join(LANGUAGES)}")
    _application()
    if language:
        LANGUAGE.use(language)
    return report_text(session)
