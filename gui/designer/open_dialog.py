"""Which title to design: a shipped one to look at or copy, one of this person's own, or a new empty map."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.coords import Orientation
from engine.data.assets import ASSETS, list_titles
from engine.designer.document import Document, new_document, open_document
from engine.designer.shelf import own_titles, titles_folder
from engine.errors import TrinacriaError
from gui.appearance import Scaled
from gui.designer.drafts import LeftDraft, document_of, left_drafts, throw_away
from gui.texts import error_text

NEW_ID: Final = "my_map"


class OpenDialog(QDialog):
    """A list of titles, and what to do with the chosen one.

    `opened` carries the document, its folder or None, and the file of the draft that it comes from or None.
    """

    opened = Signal(object, object, object)

    def __init__(self, parent: QWidget | None = None, around: Path | None = None) -> None:
        super().__init__(parent)
        self._around = around or titles_folder()
        """The folder around a person's own titles."""
        self._drafts: list[LeftDraft] = []
        """They stand first in the list."""
        self.titles = QListWidget()
        self.edit = QRadioButton()
        self.start = QRadioButton()
        self.name = QLineEdit()
        self.orientation = QComboBox()
        self.trouble = Scaled(1.0, bold=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.folder = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.discard = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._labels = {name: QLabel() for name in ("titles", "name", "orientation")}
        self._lay_out()
        self._fill()
        self.edit.setChecked(True)
        self._choose()
        self.edit.toggled.connect(self._choose)
        self.titles.currentRowChanged.connect(self._turn_to)
        self.discard.clicked.connect(self._throw_away)
        self.titles.itemDoubleClicked.connect(lambda _item: self.accept())
        self.folder.clicked.connect(self._ask_folder)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()

    def _lay_out(self) -> None:
        group = QButtonGroup(self)
        group.addButton(self.edit)
        group.addButton(self.start)
        self.name.setMaxLength(80)
        for orientation in Orientation:
            self.orientation.addItem("", orientation)
        form = QFormLayout()
        form.setContentsMargins(24, 0, 0, 0)
        for name, field in (("name", self.name), ("orientation", self.orientation)):
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], field)
        self._labels["titles"].setBuddy(self.titles)
        column = QVBoxLayout(self)
        column.addWidget(self._labels["titles"])
        column.addWidget(self.titles, 1)
        column.addWidget(self.edit)
        column.addWidget(self.start)
        column.addLayout(form)
        column.addWidget(self.trouble)
        column.addWidget(self.buttons)
        self.resize(560, 480)

    def _fill(self) -> None:
        self._drafts = list(left_drafts())
        for left in self._drafts:
            self._add(None, "")
            self.titles.item(self.titles.count() - 1).setToolTip(left.draft.folder)
        shipped = [(found.folder, found.name, found.subtitle) for found in list_titles() if found.error is None]
        for folder, name, subtitle in shipped:
            self._add(folder, f"{name} · {subtitle}" if subtitle else name)
        for own in own_titles(self._around):
            words = own.name if own.name == own.folder.name else f"{own.name} ({own.folder.name})"
            self._add(own.folder, words)
        self.titles.setCurrentRow(0)

    def _add(self, folder: Path | None, words: str) -> None:
        item = QListWidgetItem(words)
        item.setData(Qt.ItemDataRole.UserRole, "" if folder is None else str(folder))
        item.setToolTip("" if folder is None else str(folder))
        self.titles.addItem(item)

    def _ask_folder(self) -> None:
        """Put the title of another folder into the list."""
        name = QFileDialog.getExistingDirectory(self, self.tr("Folder of a title"), str(self._around))
        if name:
            self._add(Path(name), Path(name).name)
            self.titles.setCurrentRow(self.titles.count() - 1)

    def _choose(self) -> None:
        """Only a new map has a name and an orientation to choose; it begins from a title, not from unsaved work."""
        if self.start.isChecked() and self._left() is not None:
            self.titles.setCurrentRow(len(self._drafts))
        self.discard.setVisible(bool(self._drafts))
        self.discard.setEnabled(self._left() is not None)
        for field in (self.name, self.orientation):
            field.setEnabled(self.start.isChecked())

    def _turn_to(self) -> None:
        """Unsaved work can only be gone on with."""
        if self._left() is not None:
            self.edit.setChecked(True)
        self._choose()

    def _left(self) -> LeftDraft | None:
        """The unsaved work that is chosen."""
        row = self.titles.currentRow()
        return self._drafts[row] if 0 <= row < len(self._drafts) else None

    def _throw_away(self) -> None:
        """Remove unsaved work that is not wanted any more, after a question."""
        left = self._left()
        if left is None:
            return
        words = self.tr("{title} was never saved like this. Throw this work away?").format(title=left.draft.name)
        yes, no = QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel
        if QMessageBox.question(self, self.windowTitle(), words, yes | no, no) is yes:
            throw_away(left.path)
            row = self._drafts.index(left)
            del self._drafts[row]
            self.titles.takeItem(row)
            self._choose()

    def accept(self) -> None:
        """Open what was chosen; a title that cannot be opened is told and leaves the dialog as it is."""
        if self.titles.currentRow() < 0:
            return
        left = self._left()
        if left is not None:
            self._open_draft(left)
            return
        name = str(self.titles.currentItem().data(Qt.ItemDataRole.UserRole))
        folder = Path(name)
        try:
            document = open_document(folder)
            if self.start.isChecked():
                name = self.name.text().strip() or self.tr("New map")
                document = new_document(document, NEW_ID, name, self.orientation.currentData())
        except TrinacriaError as error:
            self.trouble.setText("✗ " + error_text(error))
            return
        # What ships with the program is never written over.
        own = not self.start.isChecked() and not folder.is_relative_to(ASSETS)
        self._done(document, folder if own else None)

    def _open_draft(self, left: LeftDraft) -> None:
        """Go on with what a crash left; one that cannot be used is told and stays until it is thrown away."""
        try:
            document = document_of(left.draft)
        except TrinacriaError as error:
            self.trouble.setText("✗ " + error_text(error))
            return
        self._done(document, Path(left.draft.folder) if left.draft.folder else None, left.path)

    def _done(self, document: Document, folder: Path | None, draft: Path | None = None) -> None:
        self.opened.emit(document, folder, draft)
        super().accept()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Design a title"))
        self._labels["titles"].setText(self.tr("&Titles"))
        for row, left in enumerate(self._drafts):
            title = f"{left.draft.name} ({left.draft.title})"
            written = QDateTime.fromSecsSinceEpoch(left.written)
            when = QLocale().toString(written, QLocale.FormatType.ShortFormat)
            draft = self.tr("Work that was not saved: {title}, {when}").format(title=title, when=when)
            self.titles.item(row).setText(f"⟲ {draft}")
        self.edit.setText(self.tr("&Open it (a title of the program is saved as a copy)"))
        self.start.setText(self.tr("Begin an &empty map with its market, trains and rules"))
        self._labels["name"].setText(self.tr("&Name of the new title"))
        self.name.setPlaceholderText(self.tr("New map"))
        self._labels["orientation"].setText(self.tr("&Hexes"))
        words = {Orientation.FLAT: self.tr("flat side up"), Orientation.POINTY: self.tr("corner up")}
        for row in range(self.orientation.count()):
            self.orientation.setItemText(row, words[self.orientation.itemData(row)])
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Design"))
        self.folder.setText(self.tr("Another &folder…"))
        self.discard.setText(self.tr("Thro&w the work away"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
