"""`check TITLE_OR_DIR`: the designer's report on a title, by id or by folder; exit code 1 when it has errors."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from engine.designer.checks.report import as_json, check_folder
from engine.designer.document import title_folder
from engine.verbs.output import write_json


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("title")


def run(arguments: Namespace) -> int:
    """Serve the verb. Raises `DataError` where there is no such title."""
    report = check_folder(title_folder(arguments.title))
    write_json(as_json(report, arguments.words))
    return 1 if report.errors else 0
