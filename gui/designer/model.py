"""What the designer works on: one document with undo, the selection, and where it is kept. The only writer of the document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from engine.data.raw import HexShape
from engine.data.title_files import TitleFiles
from engine.designer.applying import History, apply
from engine.designer.document import Document, save
from engine.designer.edits import Edit
from engine.designer.places import find_hex, locate
from engine.errors import TrinacriaError
from engine.ids import HexId


class DesignModel(QObject):
    """The document that is open.

    Signals: `changed` after every edit, undo and redo; `replaced` when another document is shown; `selected` when other hexes
    are selected; `refused` with the `TrinacriaError` of an edit that could not be (nothing changed); `kept` after saving.
    """

    changed = Signal()
    replaced = Signal()
    selected = Signal()
    refused = Signal(object)
    kept = Signal()

    def __init__(
        self,
        document: Document,
        folder: Path | None = None,
        parent: QObject | None = None,
        *,
        unsaved: bool = False,
    ) -> None:
        super().__init__(parent)
        self._history = _history_of(document, unsaved=unsaved)
        self._selection: tuple[HexId, ...] = ()
        self._in_stroke = False
        self._stroke_begun = False
        self.folder = folder
        """Where the document is saved; None for one that has no place of its own yet."""

    # --- what is there

    @property
    def document(self) -> Document:
        """The present snapshot."""
        return self._history.document

    @property
    def files(self) -> TitleFiles:
        """The files of the present snapshot."""
        return self._history.document.files

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost."""
        return self._history.changed

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._history.steps > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return self._history.undone > 0

    @property
    def selection(self) -> tuple[HexId, ...]:
        """Selected hexes, the one selected last at the end."""
        return self._selection

    def hex_shape(self, hex_id: HexId) -> HexShape:
        """What the file says of a hex. Raises `DataError` for an unknown one."""
        index, name = locate(self.files, hex_id)
        return self.files.maps[index].hexes[name]

    # --- changing

    def show(self, document: Document, folder: Path | None, *, unsaved: bool = False) -> None:
        """Work on another document; `unsaved`: it differs from what is in its folder."""
        self._history = _history_of(document, unsaved=unsaved)
        self.folder = folder
        self._selection = ()
        self._in_stroke = False
        self.replaced.emit()
        self.selected.emit()

    def do(self, *edits: Edit) -> bool:
        """Make edits in one step; when one of them cannot be, none is made and `refused` tells why. True when all stand."""
        if len(edits) > 1 and not self._possible(edits):
            return False
        if self._in_stroke:
            return self._apply(edits)
        with self.stroke():
            return self._apply(edits)

    def _possible(self, edits: Iterable[Edit]) -> bool:
        document = self.document
        try:
            for edit in edits:
                document = apply(document, edit)
        except TrinacriaError as error:
            self.refused.emit(error)
            return False
        return True

    def _apply(self, edits: Iterable[Edit]) -> bool:
        moved = False
        try:
            for edit in edits:
                if self._history.do(edit, joined=self._stroke_begun):
                    self._stroke_begun = moved = True
        except TrinacriaError as error:
            if moved:
                self._tell()
            self.refused.emit(error)
            return False
        if moved:
            self._tell()
        return True

    @contextmanager
    def stroke(self) -> Iterator[None]:
        """All edits within are one step."""
        self.begin_stroke()
        try:
            yield
        finally:
            self.end_stroke()

    def begin_stroke(self) -> None:
        """From now on edits are one step."""
        self._in_stroke, self._stroke_begun = True, False

    def end_stroke(self, *, keep: bool = True) -> None:
        """The step is whole; without `keep` it is taken back."""
        begun, self._in_stroke, self._stroke_begun = self._stroke_begun, False, False
        if begun and not keep:
            self.undo()

    def undo(self) -> None:
        """Take the last step back."""
        if not self._in_stroke and self._history.undo():
            self._tell()

    def redo(self) -> None:
        """Do again what was undone last."""
        if not self._in_stroke and self._history.redo():
            self._tell()

    def _tell(self) -> None:
        kept = tuple(hex_id for hex_id in self._selection if find_hex(self.files, hex_id) is not None)
        lost = kept != self._selection
        self._selection = kept
        self.changed.emit()
        if lost:
            self.selected.emit()

    def select(self, hexes: Iterable[HexId]) -> None:
        """Select these hexes and no others; unknown ones are left out."""
        found = tuple(dict.fromkeys(hex_id for hex_id in hexes if find_hex(self.files, hex_id) is not None))
        if found != self._selection:
            self._selection = found
            self.selected.emit()

    # --- keeping

    def save(self, folder: Path, document: Document | None = None) -> None:
        """Write the files; `document` in place of the present one begins a new history. Raises `DataError`."""
        if document is None:
            self._history.saved(save(self.document, folder))
            self.folder = folder
            self.kept.emit()
        else:
            self.show(save(document, folder), folder)


def _history_of(document: Document, *, unsaved: bool) -> History:
    history = History(document)
    if unsaved:
        # Other files than those that were saved, though they say the same.
        history.document = Document(replace(document.files), document.origin)
    return history
