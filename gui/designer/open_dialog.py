"""Which title to design: a shipped one to look at or copy, one of this person's own, or a new empty map."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
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
from gui.designer.drafts import Draft, document_of, forget_draft, read_draft
from gui.texts import error_text

NEW_ID: Final = "my_map"


class OpenDialog(QDialog):
    """A list of titles, and what to do with the chosen one.

    `opened` carries the document, its folder or None, and whether it is a draft that was never saved.
    """

    opened = Signal(object, object, bool)

    def __init__(self, parent: QWidget | None = None, around: Path | None = None) -> None:
        super().__init__(parent)
        self._around = around or titles_folder()
        """The folder around a person's own titles."""
        self._draft: Draft | None = None
        self.titles = QListWidget()
        self.edit = QRadioButton()
        self.start = QRadioButton()
        self.name = QLineEdit()
        self.orientation = QComboBox()
        self.trouble = Scaled(1.0, bold=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.folder = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._labels = {name: QLabel() for name in ("titles", "name", "orientation")}
        self._lay_out()
        self._fill()
        self.edit.setChecked(True)
        self._choose()
        self.edit.toggled.connect(self._choose)
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
        self._draft = read_draft()
        if self._draft is not None:
            self._add(None, "")
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
        """Only a new map has a name and an orientation to choose."""
        for field in (self.name, self.orientation):
            field.setEnabled(self.start.isChecked())

    def accept(self) -> None:
        """Open what was chosen; a title that cannot be opened is told and leaves the dialog as it is."""
        if self.titles.currentRow() < 0:
            return
        name = str(self.titles.currentItem().data(Qt.ItemDataRole.UserRole))
        if not name:
            self._open_draft()
            return
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

    def _open_draft(self) -> None:
        """Go on with what a crash left; one that cannot be used is thrown away."""
        assert self._draft is not None
        try:
            document = document_of(self._draft)
        except TrinacriaError as error:
            self.trouble.setText("✗ " + error_text(error))
            forget_draft()
            return
        self._done(document, Path(self._draft.folder) if self._draft.folder else None, unsaved=True)

    def _done(self, document: Document, folder: Path | None, *, unsaved: bool = False) -> None:
        self.opened.emit(document, folder, unsaved)
        super().accept()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Design a title"))
        self._labels["titles"].setText(self.tr("&Titles"))
        if self._draft is not None:
            draft = self.tr("Work that was not saved: {title}").format(title=self._draft.name)
            self.titles.item(0).setText(f"⟲ {draft}")
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

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
