"""Unsaved work is kept beside the library soon after every change, so that no crash takes more than a moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from engine.data.assets import ASSETS
from engine.data.carried import Carried, carried_files
from engine.data.files import read_bytes
from engine.designer.document import Document, Origin, contents
from engine.errors import DataError, TrinacriaError
from engine.messages import Key
from engine.saves import write_atomically
from engine.store import data_folder
from gui.designer.model import DesignModel

FILE: Final = "draft.json"
DELAY: Final = 1500
"""Milliseconds after the last change."""
_LIMIT: Final = 32_000_000


class Draft(msgspec.Struct, frozen=True):
    """A document with changes that are not saved; `folder` is where it is kept, empty for none."""

    title: str
    name: str
    folder: str
    files: Carried
    origin: Origin


class DraftKeeper(QObject):
    """Writes the draft of one designer; `failed` once writing was not possible, and no more is tried then."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.failed = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(DELAY)
        self.timer.timeout.connect(self.keep)
        model.changed.connect(self.timer.start)
        model.kept.connect(self.forget)
        model.replaced.connect(self.forget)

    def keep(self) -> None:
        """Write what would be lost; nothing when all is saved."""
        self.timer.stop()
        if self.failed:
            return
        if not self._model.unsaved:
            self.forget()
            return
        document = self._model.document
        folder = "" if self._model.folder is None else str(self._model.folder)
        draft = Draft(document.id, document.files.title.name, folder, contents(document), document.origin)
        try:
            place().parent.mkdir(parents=True, exist_ok=True)
            write_atomically(place(), msgspec.json.encode(draft))
        except (OSError, TrinacriaError):
            # Saving by hand still works and tells what is wrong with the disk.
            self.failed = True

    def forget(self) -> None:
        """There is nothing to lose any more."""
        self.timer.stop()
        forget_draft()


def place() -> Path:
    """The file of the draft."""
    return data_folder() / FILE


def forget_draft() -> None:
    """Throw the draft away; one that cannot be removed stays."""
    try:
        place().unlink(missing_ok=True)
    except OSError:
        return


def read_draft() -> Draft | None:
    """The draft that a crash left, None when there is none or it cannot be read."""
    try:
        return msgspec.json.decode(read_bytes(place(), _LIMIT), type=Draft)
    except (DataError, msgspec.MsgspecError):
        return None


def document_of(draft: Draft) -> Document:
    """The document of a draft. Raises `DataError`."""
    if not draft.files:
        raise DataError(Key.NOT_JSON, file=FILE)
    files = carried_files(draft.title, draft.files, library=ASSETS, file=FILE)
    return Document(replace(files, paths={}), draft.origin)
