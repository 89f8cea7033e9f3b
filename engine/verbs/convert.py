"""`convert FILE --id ID --out DIR [--like TITLE]`: a title from an 18xx-maker game; the answer lists what stayed behind."""

from __future__ import annotations

import errno
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.designer.document import Document, open_document, save, title_folder
from engine.designer.exchange import document_from_maker, losses_json
from engine.errors import DataError
from engine.messages import Key
from engine.verbs.output import write_json


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--id", required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--like", required=True)


def run(arguments: Namespace) -> int:
    """Serve the verb; nothing is written over. Raises `DataError`."""
    carried = document_from_maker(arguments.file, open_document(title_folder(arguments.like)), arguments.id)
    folder = arguments.out / carried.document.id
    _make(folder, carried.document)
    write_json({"folder": str(folder), "losses": losses_json(carried.losses)})
    return 0


def _make(folder: Path, document: Document) -> None:
    """The title's folder, whole or not at all. Raises `DataError`, also where it is there already."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        if folder.exists() or folder.is_symlink():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with TemporaryDirectory(prefix=f".{folder.name}.", dir=folder.parent) as beside:
            fresh = Path(beside) / folder.name
            save(document, fresh)
            fresh.rename(folder)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DataError(Key.FILE_UNWRITABLE, file=str(folder), reason=reason) from error
