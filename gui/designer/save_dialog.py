"""Where a title is saved, under which id, and whether its files repeat what they inherit."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.data.assets import ASSETS
from engine.designer.document import Document, check_id, copied
from engine.errors import TrinacriaError
from gui.appearance import Scaled
from gui.designer.model import DesignModel
from gui.designer.titles_place import titles_place
from gui.settings import Settings


class SaveDialog(QDialog):
    """Asks for the id (the folder's name), the folder around it, and how a copy of another title is kept."""

    def __init__(self, model: DesignModel, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._settings = settings
        self._shipped = _shipped(model.files.id)
        self.id = QLineEdit()
        self.id.setMaxLength(40)
        self.around = QLineEdit(str(titles_place(settings)))
        self.browse = QPushButton()
        self.differences = QCheckBox()
        self.differences.setVisible(self._shipped)
        self.id.setText(self._proposed())
        self.trouble = Scaled(1.0, bold=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self._labels = [QLabel(), QLabel()]
        self._lay_out()
        self.id.textChanged.connect(self._check)
        self.around.textChanged.connect(self._check)
        self.browse.clicked.connect(self._browse)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        self._check()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.around, 1)
        row.addWidget(self.browse)
        form = QFormLayout()
        self._labels[0].setBuddy(self.id)
        self._labels[1].setBuddy(self.around)
        form.addRow(self._labels[0], self.id)
        form.addRow(self._labels[1], row)
        form.addRow(self.differences)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.trouble)
        column.addWidget(self.buttons)
        self.resize(600, 220)

    def folder(self) -> Path:
        """The folder of the title."""
        return Path(self.around.text()) / self.id.text().strip()

    def document(self) -> Document:
        """The document under its new id. Raises `DataError` for an id that cannot be a folder's name."""
        document, title_id = self._model.document, self.id.text().strip()
        if self._shipped:
            return copied(document, title_id, overlay=self.differences.isChecked())
        base = document.origin.extends
        if base and not _shipped(base) and not (self.folder().parent / base / "title.json").is_file():
            # What it lies over would not be found from there.
            return copied(document, title_id, overlay=False)
        return Document(replace(document.files, id=check_id(title_id), paths={}), document.origin)

    def _proposed(self) -> str:
        """An id that is free in the folder."""
        title_id = self._model.files.id
        if not self._shipped and self._model.folder is None and not self._taken(title_id):
            return title_id
        numbered = (f"{title_id}_{number}" for number in range(2, 1000))
        return next((found for found in numbered if not self._taken(found)), title_id)

    def _taken(self, title_id: str) -> bool:
        return (Path(self.around.text()) / title_id).exists()

    def accept(self) -> None:
        """Close when the title can be kept there."""
        if self._check():
            self._settings.set_text("design_titles", self.around.text())
            super().accept()

    def _browse(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Folder for titles"), self.around.text())
        if name:
            self.around.setText(name)

    def _check(self) -> bool:
        """Say what is wrong with the id or the folder."""
        words = ""
        try:
            check_id(self.id.text().strip())
        except TrinacriaError:
            words = self.tr("An id has lower-case letters, digits and _ and begins with a letter or a digit.")
        else:
            if _shipped(self.id.text().strip()):
                # A copy that extends it would find itself under that id.
                words = self.tr("A title of the program has this id; choose another one.")
            elif not self.around.text().strip():
                words = self.tr("Choose a folder.")
            elif self.folder().resolve().is_relative_to(ASSETS.resolve()):
                words = self.tr("What ships with the program is not written over; choose another folder.")
            elif self.folder().is_file():
                words = self.tr("There is a file with this name already.")
            elif self.folder() != self._model.folder and (self.folder() / "title.json").is_file():
                words = self.tr("There is a title in this folder already.")
        self.trouble.setText("✗ " + words if words else "")
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not words)
        return not words

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Save the title"))
        self._labels[0].setText(self.tr("&Id (name of its folder)"))
        self._labels[1].setText(self.tr("&Folder for titles"))
        self.browse.setText(self.tr("&Browse…"))
        self.differences.setText(self.tr("Write only what &differs from {title}").format(title=self._model.files.id))
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setText(self.tr("&Save"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("&Cancel"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _shipped(title_id: str) -> bool:
    return (ASSETS / "games" / title_id / "title.json").is_file()
