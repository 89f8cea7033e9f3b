"""Words for the command line, in the system's language: one application of Qt's core, made when the first word is needed."""

from __future__ import annotations

import locale
import os
import sys
from functools import cache

from PySide6.QtCore import QCoreApplication

from engine.designer.checks.findings import Finding
from engine.errors import TrinacriaError
from gui.i18n import LANGUAGE, preferred


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
