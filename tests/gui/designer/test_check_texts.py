"""Every finding has its three sentences with exactly its parameters, in both languages."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import engine.designer.checks.findings as module
from engine.designer.checks.findings import Fault, Finding, Severity
from engine.errors import Parameter
from gui.check_sentences import MEND, WHAT, WHY
from gui.check_texts import finding_text, severity_text
from gui.i18n import LANGUAGE

LINE = re.compile(r'^    [A-Z_]+ = "(?P<value>\w+)"(?:  # (?P<parameters>[^;\n]*))?', re.MULTILINE)
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def parameters_by_fault() -> dict[str, set[str]]:
    source = Path(module.__file__).read_text(encoding="utf-8").partition("class Finding")[0]
    return {
        found["value"]: {name.strip() for name in (found["parameters"] or "").split(",") if name.strip()}
        for found in LINE.finditer(source.partition("class Fault")[2])
    }


def test_every_fault_is_told_explained_and_mended() -> None:
    assert [fault.value for fault in Fault if fault is not Fault.DATA and fault not in WHAT] == []
    assert [fault.value for fault in Fault if fault not in WHY or fault not in MEND] == []


def test_the_sentences_use_only_what_the_findings_have() -> None:
    stated = parameters_by_fault()
    assert set(stated) == {fault.value for fault in Fault}
    for fault, words in WHAT.items():
        used = {"side" if name == "compass" else name for name in PLACEHOLDER.findall(str(words))}
        assert used <= stated[fault.value], fault


@pytest.mark.parametrize(
    ("language", "what"),
    [
        ("en", "The printed track of C5 runs off the map to the south-west."),
        ("it", "Il binario stampato di C5 esce dalla mappa verso sud-ovest."),
    ],
)
def test_a_finding_in_words(qapp: QApplication, language: str, what: str) -> None:
    before = LANGUAGE.language
    LANGUAGE.use(language)
    try:
        parameters: dict[str, Parameter] = {"hex": "C5", "side": 1, "compass": "sw"}
        told = finding_text(Finding(Fault.TRACK_OFF_MAP, Severity.ERROR, "map.json", "hexes.C5.track", parameters))
        data = Finding(Fault.DATA, Severity.ERROR, "map.json", "hexes", {"error": "not_json"})
        assert "map.json" in finding_text(data).what
        assert severity_text("warning") == ("warning" if language == "en" else "avviso")
    finally:
        LANGUAGE.use(before or "en")
    assert told.what == what
    assert told.why
    assert told.mend
