"""Documents from and to the files of neighbours."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.data.files import Json
from engine.designer.document import Document, Origin, check_id
from engine.interop.maker_export import encode_maker, export_maker
from engine.interop.maker_import import import_maker
from engine.interop.maker_report import Loss


class Carried(msgspec.Struct, frozen=True, eq=False):
    """A document from another format, and what stayed behind."""

    document: Document
    losses: tuple[Loss, ...]


def document_from_maker(path: Path, base: Document, title_id: str) -> Carried:
    """A title of its own from an 18xx-maker game; rules and profiles are those of `base`. Raises `DataError`."""
    imported = import_maker(path, base.files, check_id(title_id))
    return Carried(Document(imported.files, Origin()), imported.losses)


def maker_from_document(document: Document) -> tuple[bytes, tuple[Loss, ...]]:
    """An 18xx-maker game as the bytes of its file, and what stayed behind."""
    content, losses = export_maker(document.files)
    return encode_maker(content), losses


def losses_json(losses: tuple[Loss, ...]) -> list[Json]:
    """The items as plain values."""
    return [msgspec.to_builtins(loss) for loss in losses]
