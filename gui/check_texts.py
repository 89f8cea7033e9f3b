"""Words for the designer's report; QtCore only, so the command line has them."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from engine.designer.checks.findings import Fault, Finding
from engine.errors import Parameter
from engine.messages import Key
from gui.check_sentences import CONTEXT, MEND, WHAT, WHY
from gui.texts import sentence
from gui.words import word

_GAUGES = {
    "narrow": QT_TRANSLATE_NOOP("checks", "narrow"),
    "standard": QT_TRANSLATE_NOOP("checks", "standard"),
    "dual": QT_TRANSLATE_NOOP("checks", "dual"),
}
_SEVERITIES = {
    "error": QT_TRANSLATE_NOOP("checks", "error"),
    "warning": QT_TRANSLATE_NOOP("checks", "warning"),
}


class Sentences(msgspec.Struct, frozen=True):
    """A finding in words."""

    what: str
    why: str
    mend: str


def finding_text(finding: Finding) -> Sentences:
    """The three sentences of a finding in the present language."""
    if finding.fault is Fault.DATA:
        rest = {name: value for name, value in finding.parameters.items() if name != "error"}
        place: dict[str, Parameter] = {"file": finding.file, "place": finding.place}
        what = sentence(Key(finding.parameters["error"]), {**place, **rest})
    else:
        shown = {name: _shown(name, value) for name, value in finding.parameters.items()}
        what = _translated(WHAT[finding.fault]).format_map(shown)
    return Sentences(what, _translated(WHY[finding.fault]), _translated(MEND[finding.fault]))


def finding_json(finding: Finding) -> dict[str, str]:
    """The sentences as the command line writes them."""
    return msgspec.structs.asdict(finding_text(finding))


def severity_text(severity: str) -> str:
    """`error` or `warning` in the present language."""
    return _translated(_SEVERITIES[severity])


def _translated(text: object) -> str:
    return QCoreApplication.translate(CONTEXT, str(text))


def _shown(name: str, value: Parameter) -> str:
    if name == "compass":
        return word("side", str(value))
    if name == "color":
        return word("color", str(value))
    if name in ("gauge", "other_gauge"):
        return _translated(_GAUGES[str(value)])
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    return QLocale().toString(value) if isinstance(value, int) else value
