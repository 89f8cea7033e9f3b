"""18xx-maker games: which title an import builds upon, and the report on what could not be carried, item by item."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.data.assets import list_titles
from engine.designer.document import Document, Origin, check_id, open_document
from engine.errors import TrinacriaError
from engine.interop.maker_import import import_maker
from engine.interop.maker_report import Loss, Reason
from gui.appearance import Scaled
from gui.texts import error_text

_REASONS: Final = {
    Reason.NO_PLACE: QT_TRANSLATE_NOOP("maker", "the format has no place for it"),
    Reason.NO_COUNTERPART: QT_TRANSLATE_NOOP("maker", "titles have nothing like it"),
    Reason.AMBIGUOUS: QT_TRANSLATE_NOOP("maker", "it can mean several things"),
    Reason.UNREADABLE: QT_TRANSLATE_NOOP("maker", "it cannot be read"),
    Reason.RENAMED: QT_TRANSLATE_NOOP("maker", "carried under another name"),
    Reason.ASSUMED: QT_TRANSLATE_NOOP("maker", "not said; assumed"),
}


def reason_text(reason: Reason) -> str:
    """Why an item stayed behind, in the present language."""
    return QCoreApplication.translate("maker", str(_REASONS[reason]))


class LossesDialog(QDialog):
    """The report: every item with its place, its field, what it says and why it stayed behind."""

    def __init__(self, losses: Sequence[Loss], file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._losses = tuple(losses)
        self._file = file
        self.head = Scaled(1.0, bold=True)
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setColumnCount(4)
        self.list.setSortingEnabled(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(lambda: QApplication.clipboard().setText(self.as_text()))
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.head, self.list, self.buttons):
            column.addWidget(widget)
        self.resize(780, 460)
        self.retranslate()

    def as_text(self) -> str:
        """The report with tabs between the columns."""
        return "".join(
            "\t".join((reason_text(loss.reason), loss.place, loss.field, loss.value)) + "\n" for loss in self._losses
        )

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("What could not be carried"))
        count = len(self._losses)
        words = (
            self.tr("✓ Everything was carried.") if not count else self.tr("%n items could not be carried", "", count)
        )
        self.head.setText(f"{self._file.name}: {words}")
        self.list.setHeaderLabels([self.tr("Why"), self.tr("Where"), self.tr("Field"), self.tr("What it says")])
        self.list.setAccessibleName(self.windowTitle())
        self.copy.setText(self.tr("Cop&y as text"))
        self.list.clear()
        for loss in self._losses:
            self.list.addTopLevelItem(QTreeWidgetItem([reason_text(loss.reason), loss.place, loss.field, loss.value]))
        for section in range(3):
            self.list.header().setSectionResizeMode(section, QHeaderView.ResizeMode.ResizeToContents)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ImportDialog(QDialog):
    """Asks which title gives the rules that the format does not know. `imported` carries the document and the losses."""

    imported = Signal(object, object)

    def __init__(self, file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self.base = QComboBox()
        self.id = QLineEdit(_id_from(file))
        self.id.setMaxLength(40)
        for found in list_titles():
            if found.error is None:
                self.base.addItem(f"{found.name} · {found.subtitle}".rstrip(" ·"), str(found.folder))
        self.note = Scaled(0.95)
        self.trouble = Scaled(1.0, bold=True)
        self._labels = [QLabel(), QLabel()]
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        for label, field in zip(self._labels, (self.id, self.base), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        column = QVBoxLayout(self)
        column.addWidget(self.note)
        column.addLayout(form)
        column.addWidget(self.trouble)
        column.addWidget(self.buttons)
        self.resize(520, 220)
        self.retranslate()

    def accept(self) -> None:
        """Read the file; a fault is told and leaves the dialog as it is."""
        try:
            title_id = check_id(self.id.text().strip())
            base = open_document(Path(str(self.base.currentData())))
            found = import_maker(self._file, base.files, title_id)
        except TrinacriaError as error:
            self.trouble.setText("✗ " + error_text(error))
            return
        self.imported.emit(Document(found.files, Origin()), found.losses)
        super().accept()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Import an 18xx-maker game"))
        self.note.setText(
            self.tr("The format knows maps, tiles, market and trains. The rules come from the title chosen here.")
        )
        self._labels[0].setText(self.tr("&Id of the new title"))
        self._labels[1].setText(self.tr("&Rules of"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("I&mport"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _id_from(file: Path) -> str:
    """An id after the file's name."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in file.stem.lower())
    return letters.strip("_")[:40] or "imported"
