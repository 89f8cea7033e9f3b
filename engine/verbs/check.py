"""`check TITLE_OR_DIR`: the designer's report on a title, by id or by folder; exit code 1 when it has errors."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from engine.data.assets import ASSETS
from engine.designer.checks.report import as_json, check_folder
from engine.errors import DataError
from engine.messages import Key
from engine.verbs.output import write_json


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("title")


def run(arguments: Namespace) -> int:
    """Serve the verb. Raises `DataError` where there is no such title."""
    report = check_folder(title_folder(arguments.title))
    write_json(as_json(report, arguments.words))
    return 1 if report.errors else 0


def title_folder(name: str, assets: Path = ASSETS) -> Path:
    """The folder of a shipped title by its id, or a folder by its path. Raises `DataError` where there is no title."""
    shipped = assets / "games" / name
    if name.replace("_", "").isalnum() and (shipped / "title.json").is_file():
        return shipped
    folder = Path(name)
    if not (folder / "title.json").is_file():
        raise DataError(Key.UNKNOWN_TITLE, file=str(folder), place="title.json", title=name)
    return folder
