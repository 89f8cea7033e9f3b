"""Printing from a game: what the pages will look like, on which paper, to a printer or to a PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.errors import TrinacriaError
from gui.appearance import Scaled
from gui.ask_file import ask_file
from gui.printing.pages import Page, picture, write_pdf
from gui.printing.paper import PAPERS, PrintSettings, check_settings
from gui.safe_file import safely
from gui.settings import Settings
from gui.texts import error_text

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

Pages = Callable[[PrintSettings, bool], Iterable[Page]]
"""Pages for settings; the second argument says whether everything goes on one page."""

_SIZE: Final = QSize(900, 640)
_FULL, _THUMB = 560, 270
"""Longer side of a page in the preview, in pixels: of a single one and of one among several."""
_MARGIN: Final = 12.0


class PaperDialog(QDialog):
    """A preview with the choices that change it. `told` carries a sentence about what was printed."""

    told = Signal(str)

    def __init__(self, pages: Pages, name: str, settings: Settings, parent: QWidget | None = None) -> None:
        """`name` is that of the game, for the window's title, the print queue and the file."""
        super().__init__(parent)
        self._make = pages
        self._name = name
        self._settings = settings
        self.paper = QComboBox()
        for paper in PAPERS:
            self.paper.addItem(paper.capitalize(), paper)
        metric = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
        kept = settings.text("paper", "a4" if metric else "letter")
        self.paper.setCurrentIndex(max(0, self.paper.findData(kept)))
        self.fit, self.true = QRadioButton(), QRadioButton()
        self.fit.setChecked(True)
        self.hex = QDoubleSpinBox()
        self.hex.setRange(10, 200)
        self.hex.setSuffix(" mm")
        self.hex.setDecimals(1)
        self.hex.setValue(PrintSettings().hex)
        self.count = QLabel()
        self.trouble = Scaled(1.0, bold=True)
        self.preview = QListWidget()
        self.print_button, self.pdf_button = QPushButton(), QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._build()
        self.retranslate()
        self.refresh()

    def _build(self) -> None:
        self.preview.setViewMode(QListView.ViewMode.IconMode)
        self.preview.setMovement(QListView.Movement.Static)
        self.preview.setResizeMode(QListView.ResizeMode.Adjust)
        self.preview.setSpacing(6)
        self.preview.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._form = QFormLayout()
        self._labels = {"paper": QLabel(), "hex": QLabel()}
        self._labels["paper"].setBuddy(self.paper)
        self._labels["hex"].setBuddy(self.hex)
        self._form.addRow(self._labels["paper"], self.paper)
        for radio in (self.fit, self.true):
            self._form.addRow(radio)
        self._form.addRow(self._labels["hex"], self.hex)
        self._form.addRow(self.count)
        side, row, whole = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        side.addLayout(self._form)
        side.addStretch(1)
        row.addWidget(self.preview, 1)
        row.addLayout(side)
        whole.addLayout(row, 1)
        whole.addWidget(self.trouble)
        whole.addWidget(self.buttons)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.buttons.addButton(self.print_button, action)
        self.buttons.addButton(self.pdf_button, action)
        self.print_button.setDefault(True)
        self.print_button.setVisible(can_print())
        self.print_button.clicked.connect(self.ask_printer)
        self.pdf_button.clicked.connect(self.ask_file)
        self.buttons.rejected.connect(self.reject)
        for changed in (self.paper.currentIndexChanged, self.fit.toggled, self.hex.valueChanged):
            changed.connect(self.refresh)
        self.resize(_SIZE)

    def leave_size(self) -> None:
        """Offer no choice of size: what is printed has none of its own."""
        for row in (self.fit, self.true, self.hex):
            self._form.setRowVisible(row, False)

    # --- pages

    def settings(self) -> PrintSettings:
        """The settings as chosen."""
        width, height = PAPERS[str(self.paper.currentData())]
        return PrintSettings(width=width, height=height, margin=_MARGIN, hex=self.hex.value())

    def pages(self) -> list[Page]:
        """The pages as chosen. Raises `TrinacriaError` where the paper is too small."""
        settings = self.settings()
        check_settings(settings)
        return list(self._make(settings, self.fit.isChecked()))

    def refresh(self) -> None:
        """Show the pages."""
        self._settings.set_text("paper", str(self.paper.currentData()))
        self.hex.setEnabled(self.true.isChecked())
        self.preview.clear()
        pages = self.pages()
        most = _FULL if len(pages) == 1 else _THUMB
        dots = most / max(max(page.width, page.height) for page in pages)
        self.preview.setIconSize(
            QSize(round(max(page.width for page in pages) * dots), round(max(page.height for page in pages) * dots))
        )
        for number, page in enumerate(pages, start=1):
            item = QListWidgetItem(QIcon(_framed(picture(page, dots))), str(number))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self.tr("Page {number}").format(number=number))
            self.preview.addItem(item)
        self._show_count()

    def _show_count(self) -> None:
        self.count.setText(self.tr("%n page(s)", None, self.preview.count()))

    # --- printing

    def ask_printer(self) -> None:
        """Choose a printer, then print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._name)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(partial(self.print_on, printer))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_on(self, printer: QPrinter) -> None:
        """Send the pages to a printer."""
        from gui.printing.printer import print_pages

        if print_pages(printer, self.pages()):
            self.told.emit(self.tr("Printed: {name}").format(name=self._name))
            self.accept()
        else:
            self.trouble.setText("✗ " + self.tr("The printer does not answer."))

    def ask_file(self) -> None:
        """Choose a file, then write it."""
        path = ask_file(self, self._settings, self.tr("Save as a PDF"), "pdf", name=_file_name(self._name))
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the pages to a PDF."""
        try:
            safely(path, self._write_pdf)
        except TrinacriaError as error:
            self.trouble.setText("✗ " + error_text(error))
            return
        self.told.emit(self.tr("Written: {file}").format(file=path))
        self.accept()

    def _write_pdf(self, path: Path) -> None:
        write_pdf(path, self.pages(), self._name)

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Print: {name}").format(name=self._name))
        self._labels["paper"].setText(self.tr("P&aper"))
        self._labels["hex"].setText(self.tr("&Hexes from side to side"))
        self.fit.setText(self.tr("&Fit to one page"))
        self.true.setText(self.tr("&True size, over several pages"))
        self.print_button.setText(self.tr("&Print…"))
        self.pdf_button.setText(self.tr("&Save as a PDF…"))
        self.preview.setAccessibleName(self.tr("Preview"))
        self._show_count()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: what is on the pages too."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        super().changeEvent(event)


def _framed(page: QImage) -> QPixmap:
    """A page with its edge, so that it stands out from a white ground."""
    painter = QPainter(page)
    painter.setPen(QColor("#808080"))
    painter.drawRect(page.rect().adjusted(0, 0, -1, -1))
    painter.end()
    return QPixmap.fromImage(page)


def can_print() -> bool:
    """Whether this Qt knows printers at all; a PDF can be written without."""
    try:
        import PySide6.QtPrintSupport  # noqa: F401
    except ImportError:
        return False
    return True


def _file_name(name: str) -> str:
    """A name without what file systems do not take."""
    return "".join(sign if sign.isalnum() or sign in " -_,." else "-" for sign in name)
