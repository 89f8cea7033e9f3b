"""Titles with one fault sown into their files, and the report on them."""

import json
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from engine.data.assets import ASSETS
from engine.designer.checks.findings import Fault, Finding, Severity
from engine.designer.checks.report import Report, check_folder

Change = Callable[[dict[str, Any]], object]


@cache
def sound(title: str) -> Report:
    """The report on a shipped title."""
    return check_folder(ASSETS / "games" / title)


def sown(tmp_path: Path, title: str, changes: dict[str, Change]) -> Report:
    """The report on a copy of a shipped title whose files were changed."""
    folder = tmp_path / "games" / title
    if not folder.exists():
        shutil.copytree(ASSETS / "games" / title, folder)
    for name, change in changes.items():
        path = folder / name
        content = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        change(content)
        path.write_text(json.dumps(content), encoding="utf-8")
    return check_folder(folder)


def found(report: Report, fault: Fault) -> list[Finding]:
    """Findings of a kind."""
    return [finding for finding in report.findings if finding.fault is fault]


def only(report: Report, fault: Fault, title: str, severity: Severity = Severity.ERROR) -> Finding:
    """The one finding of a kind that the sound title does not have; every other error must follow from nothing else."""
    before = {(one.fault, one.place, repr(one.parameters)) for one in found(sound(title), fault)}
    fresh = [one for one in found(report, fault) if (one.fault, one.place, repr(one.parameters)) not in before]
    assert len(fresh) == 1, [finding.fault.value for finding in report.findings]
    assert fresh[0].severity is severity
    return fresh[0]
