"""The process that checks titles for the designer: `python -m gui.designer.check_process`, one JSON line a question or answer.

It imports no Qt. Whoever started it ends it when an answer is no longer wanted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import IO, Any

import msgspec

from engine.data.assets import ASSETS
from engine.data.carried import Carried, carried_files
from engine.designer.checks.findings import Fault, Finding, Severity, data_finding
from engine.designer.checks.report import check
from engine.designer.checks.supply import ColorSupply, TileSupply
from engine.designer.document import Document, Origin
from engine.errors import DataError
from engine.ids import HexId, TileId


class Question(msgspec.Struct, frozen=True):
    """A title to check; `number` comes back with the answer."""

    number: int
    title: str
    files: Carried


class Answer(msgspec.Struct, frozen=True):
    """What was found. `standing`: for each hex the tiles that can ever lie there, with their rotations."""

    number: int
    raw_findings: tuple[dict[str, Any], ...]
    colors: tuple[ColorSupply, ...] = ()
    tiles: tuple[TileSupply, ...] = ()
    standing: dict[HexId, dict[TileId, tuple[int, ...]]] = {}

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings as values; JSON has no tuples, and a parameter may be one of texts or of numbers."""
        return tuple(_finding(raw) for raw in self.raw_findings)


def _finding(raw: dict[str, Any]) -> Finding:
    point = raw["point"]
    return Finding(
        Fault(raw["fault"]),
        Severity(raw["severity"]),
        raw["file"],
        raw["place"],
        {name: tuple(value) if isinstance(value, list) else value for name, value in raw["parameters"].items()},
        raw["map"],
        raw["hex"],
        raw["tile"],
        None if point is None else (point[0], point[1]),
    )


def _raw(findings: Iterable[Finding]) -> tuple[dict[str, Any], ...]:
    return tuple(msgspec.to_builtins(found) for found in findings)


def answer(question: Question) -> Answer:
    """Check one title."""
    try:
        files = carried_files(question.title, question.files, library=ASSETS, file=question.title)
    except DataError as error:
        return Answer(question.number, _raw((data_finding(error),)))
    report = check(Document(files, Origin()))
    return Answer(question.number, _raw(report.findings), report.colors, report.tiles, report.can_stand)


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions, one line each, until there are no more."""
    for line in questions:
        found = answer(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(found) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
