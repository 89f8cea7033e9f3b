"""Unsaved work is kept beside the library soon after every change, so that no crash takes more than a moment of it.

Each designer has a file of its own in the folder of drafts and holds a lock on it as long as it runs. So two programs never
write over each other's work, and what nobody holds any more is what a crash left.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QLockFile, QObject, QTimer

from engine.data.assets import ASSETS
from engine.data.carried import Carried, carried_files
from engine.data.files import read_bytes
from engine.designer.document import Document, Origin, contents
from engine.errors import DataError, TrinacriaError
from engine.messages import Key
from engine.saves import write_atomically
from engine.store import data_folder
from gui.designer.model import DesignModel

FOLDER: Final = "drafts"
OLD_FILE: Final = "draft.json"
"""Where earlier versions kept the one draft they had."""
DELAY: Final = 1500
"""Milliseconds after the last change."""
LONGEST: Final = 10_000
"""Milliseconds after the first change that is not kept yet, however quickly others follow."""
MOST: Final = 100
"""Drafts of titles with the same id."""
_LIMIT: Final = 32_000_000


class Draft(msgspec.Struct, frozen=True):
    """A document with changes that are not saved; `folder` is where it is kept, empty for none."""

    title: str
    name: str
    folder: str
    files: Carried
    origin: Origin


class LeftDraft(msgspec.Struct, frozen=True):
    """A draft that no running designer holds: its file, and when it was written, in seconds since 1970."""

    path: Path
    draft: Draft
    written: int


class DraftKeeper(QObject):
    """Writes the draft of one designer; `failed` once writing was not possible, and no more is tried then."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._lock: QLockFile | None = None
        self.path: Path | None = None
        """The file of this designer, None while there is nothing to lose."""
        self.failed = False
        self.timer, self.latest = QTimer(self), QTimer(self)
        for timer, wait in ((self.timer, DELAY), (self.latest, LONGEST)):
            timer.setSingleShot(True)
            timer.setInterval(wait)
            timer.timeout.connect(self.keep)
        model.changed.connect(self._wait)
        model.kept.connect(self.forget)
        model.replaced.connect(self.forget)

    def _wait(self) -> None:
        """A change starts the short wait anew, but not the long one."""
        self.timer.start()
        if not self.latest.isActive():
            self.latest.start()

    def adopt(self, path: Path) -> None:
        """Go on in the file of a draft that was opened; one that somebody else took meanwhile is left to them."""
        lock = _locked(path)
        if lock is not None:
            self._lock, self.path = lock, path

    def keep(self) -> None:
        """Write what would be lost; nothing when all is saved."""
        self._rest()
        if self.failed:
            return
        if not self._model.unsaved:
            self.forget()
            return
        document = self._model.document
        folder = "" if self._model.folder is None else str(self._model.folder)
        draft = Draft(document.id, document.files.title.name, folder, contents(document), document.origin)
        try:
            drafts_folder().mkdir(parents=True, exist_ok=True)
            write_atomically(self._place(document.id), msgspec.json.encode(draft))
        except (OSError, TrinacriaError):
            # Saving by hand still works and tells what is wrong with the disk.
            self.failed = True

    def _place(self, title: str) -> Path:
        """This designer's file; the first time one is found that nobody has. Raises `OSError`."""
        if self.path is not None:
            return self.path
        name = re.sub(r"[^a-z0-9_]", "_", title.lower())
        for number in range(1, MOST + 1):
            path = drafts_folder() / f"{name}-{number}.json"
            lock = None if path.exists() else _locked(path)
            # Somebody else may have written and gone between the two looks.
            if lock is not None and not path.exists():
                self._lock, self.path = lock, path
                return path
        raise OSError(str(drafts_folder()))

    def forget(self) -> None:
        """There is nothing to lose any more."""
        self._rest()
        if self.path is not None:
            throw_away(self.path)
        self.release()

    def release(self) -> None:
        """Let go of the file; what is in it is then offered when a title is opened."""
        if self._lock is not None:
            self._lock.unlock()
        self._lock, self.path = None, None

    def _rest(self) -> None:
        self.timer.stop()
        self.latest.stop()


def drafts_folder() -> Path:
    """The folder of drafts."""
    return data_folder() / FOLDER


def _lock_file(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _locked(path: Path) -> QLockFile | None:
    """A lock on a draft, None while a running program holds it. Locks of programs that ended do not count."""
    lock = QLockFile(str(_lock_file(path)))
    # However long a designer is open, its draft stays its own.
    lock.setStaleLockTime(0)
    return lock if lock.tryLock(0) else None


def throw_away(path: Path) -> None:
    """Remove a draft; one that cannot be removed stays."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def left_drafts() -> tuple[LeftDraft, ...]:
    """The drafts that crashes left, the latest first; those that cannot be read are left out and stay where they are."""
    found = []
    for path in (data_folder() / OLD_FILE, *sorted(drafts_folder().glob("*.json"))):
        lock = _locked(path) if path.is_file() else None
        if lock is None:
            continue
        try:
            draft = msgspec.json.decode(read_bytes(path, _LIMIT), type=Draft)
            found.append(LeftDraft(path, draft, int(path.stat().st_mtime)))
        except (DataError, msgspec.MsgspecError, OSError):
            continue
        finally:
            lock.unlock()
    return tuple(sorted(found, key=lambda left: -left.written))


def document_of(draft: Draft) -> Document:
    """The document of a draft. Raises `DataError`."""
    if not draft.files:
        raise DataError(Key.NOT_JSON, file=OLD_FILE)
    files = carried_files(draft.title, draft.files, library=ASSETS, file=OLD_FILE)
    return Document(replace(files, paths={}), draft.origin)
