"""What is printed, on which paper, how large; the file is written beside the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from engine.data.definitions import Title
from engine.errors import TrinacriaError
from engine.messages import Key
from gui.appearance import Scaled
from gui.ask_file import ask_file
from gui.helper_process import HelperProcess
from gui.i18n import LANGUAGE
from gui.printing.paper import LARGEST, LAYOUTS, PAPERS, SMALLEST, PrintSettings, check_settings
from gui.printing.sheets import SHEETS
from gui.printing.words import word
from gui.settings import Settings
from gui.texts import error_text

if TYPE_CHECKING:
    from gui.designer.print_process import Answer

_LAYOUT_WORDS: Final = {
    "offset": QT_TRANSLATE_NOOP("designer", "in shifted rows, for straight cuts"),
    "apart": QT_TRANSLATE_NOOP("designer", "apart, for scissors or a punch"),
}
_CUSTOM: Final = "custom"


def _millimetres(value: float, least: float, most: float) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setRange(least, most)
    field.setDecimals(1)
    field.setSingleStep(0.5)
    field.setSuffix(" mm")
    field.setValue(value)
    return field


class PrintDialog(QDialog):
    """Settings, then a file. `printed` carries the file and its number of pages."""

    printed = Signal(object, int)

    def __init__(self, title: Title, settings: Settings, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._settings = settings
        self._theme = theme
        self._path: Path | None = None
        self._process = HelperProcess("gui.designer.print_process", self)
        self._process.line.connect(self._read)
        self._process.ended.connect(self._end)
        usual = PrintSettings()
        self.what = {name: QCheckBox() for name in SHEETS}
        self.paper, self.layout_, self.map = QComboBox(), QComboBox(), QComboBox()
        self.wide, self.high = (
            _millimetres(usual.width, SMALLEST, LARGEST),
            _millimetres(usual.height, SMALLEST, LARGEST),
        )
        self.landscape, self.marks, self.numbers = QCheckBox(), QCheckBox(), QCheckBox()
        self.sizes = {
            "hex": _millimetres(usual.hex, 10, 200),
            "tile": _millimetres(usual.tile, 10, 200),
            "margin": _millimetres(usual.margin, 0, 50),
            "bleed": _millimetres(usual.bleed, 0, 5),
            "overlap": _millimetres(usual.overlap, 0, 40),
        }
        self.bar = QProgressBar()
        self.trouble = Scaled(1.0, bold=True)
        self.buttons = QDialogButtonBox()
        self._labels: dict[str, QLabel] = {}
        self._build(usual)
        self.retranslate()
        self._check()

    # --- making

    def _build(self, usual: PrintSettings) -> None:
        self.kinds, self.page, self.measures = QGroupBox(), QGroupBox(), QGroupBox()
        column = QVBoxLayout(self.kinds)
        for name, box in self.what.items():
            box.setChecked(name in ("board", "tiles"))
            box.toggled.connect(lambda _on: self._check())
            column.addWidget(box)
        for name in (*PAPERS, _CUSTOM):
            self.paper.addItem("", name)
        for name in LAYOUTS:
            self.layout_.addItem("", name)
        for map_ in self._title.maps:
            self.map.addItem(str(map_.id), map_.id)
        self.map.insertItem(0, "", "")
        self.map.setCurrentIndex(0)
        self.marks.setChecked(usual.cut_marks)
        self.numbers.setChecked(usual.numbers)
        fields: list[tuple[str, QWidget]] = [("paper", self.paper), ("wide", self.wide), ("high", self.high)]
        form = self._form(fields)
        form.addRow(self.landscape)
        self.page.setLayout(form)
        rest = self._form([*self.sizes.items(), ("layout", self.layout_), ("map", self.map)])
        rest.addRow(self.marks)
        rest.addRow(self.numbers)
        self.measures.setLayout(rest)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Close)
        self.buttons.accepted.connect(self.ask_file)
        self.buttons.rejected.connect(self.reject)
        self.paper.currentIndexChanged.connect(lambda _index: self._check())
        for spin in (self.wide, self.high, *self.sizes.values()):
            spin.valueChanged.connect(lambda _value: self._check())
        self.bar.setRange(0, 0)
        self.bar.hide()
        self._lay_out()

    def _form(self, fields: list[tuple[str, QWidget]]) -> QFormLayout:
        form = QFormLayout()
        for name, field in fields:
            label = QLabel()
            label.setBuddy(field)
            self._labels[name] = label
            form.addRow(label, field)
        return form

    def _lay_out(self) -> None:
        left, row, whole = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        left.addWidget(self.kinds)
        left.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(self.page)
        right.addWidget(self.measures)
        right.addStretch(1)
        row.addLayout(left)
        row.addLayout(right)
        whole.addLayout(row)
        whole.addWidget(self.bar)
        whole.addWidget(self.trouble)
        whole.addWidget(self.buttons)

    # --- what is wanted

    def settings(self) -> PrintSettings:
        """The settings as chosen."""
        size = PAPERS.get(str(self.paper.currentData()), (self.wide.value(), self.high.value()))
        if self.landscape.isChecked():
            size = (max(size), min(size))
        return PrintSettings(
            width=size[0],
            height=size[1],
            cut_marks=self.marks.isChecked(),
            layout=str(self.layout_.currentData()),
            theme=self._theme,
            numbers=self.numbers.isChecked(),
            **{name: field.value() for name, field in self.sizes.items()},
        )

    def sheets(self) -> tuple[str, ...]:
        """The kinds of sheets as chosen."""
        return tuple(name for name, box in self.what.items() if box.isChecked())

    def _check(self) -> None:
        custom = self.paper.currentData() == _CUSTOM
        self.wide.setEnabled(custom)
        self.high.setEnabled(custom)
        words = ""
        if not self.sheets():
            words = self.tr("Choose what to print.")
        try:
            check_settings(self.settings())
        except TrinacriaError as error:
            small = error.key is Key.PAPER_TOO_SMALL
            words = self.tr("Margins and overlap leave no room on this paper.") if small else error_text(error)
        self._say(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not words and not self.bar.isVisible())

    def _say(self, words: str) -> None:
        self.trouble.setText(f"✗ {words}" if words else "")

    # --- printing

    def ask_file(self) -> None:
        """Ask for the file and print."""
        path = ask_file(self, self._settings, self.tr("Print to a PDF"), "pdf", name=self._title.id)
        if path is not None:
            self.print(path)

    def print(self, path: Path) -> None:
        """Write the file in a process of its own."""
        from gui.designer.print_process import Question

        self._path = path
        self.bar.show()
        self._check()
        self._process.ask(
            Question(
                title=self._title.id,
                files=self._title.carried,
                what=self.sheets(),
                settings=msgspec.structs.asdict(self.settings()),
                path=str(path),
                language=LANGUAGE.language,
                only_map=str(self.map.currentData() or ""),
            )
        )

    def _read(self, line: bytes) -> None:
        from gui.designer.print_process import Answer

        self.bar.hide()
        self._check()
        answer: Answer = msgspec.json.decode(bytes(line), type=Answer)
        if answer.error:
            parameters = {
                name: tuple(value) if isinstance(value, list) else value for name, value in answer.parameters.items()
            }
            self._say(error_text(TrinacriaError(Key(answer.error), **parameters)))
            return
        self.printed.emit(self._path, answer.pages)
        self.accept()

    def _end(self) -> None:
        self.bar.hide()
        self._check()
        self._say(self.tr("The file could not be printed."))

    def done(self, result: int) -> None:
        """Closing ends the printing."""
        self._process.stop()
        super().done(result)

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Print {title}").format(title=self._title.name))
        self.kinds.setTitle(self.tr("What"))
        self.page.setTitle(self.tr("Paper"))
        self.measures.setTitle(self.tr("Measures"))
        words = {
            "paper": self.tr("&Size"),
            "wide": self.tr("&Width"),
            "high": self.tr("H&eight"),
            "hex": self.tr("&Hexes of the board"),
            "tile": self.tr("&Tiles"),
            "margin": self.tr("Mar&gin"),
            "bleed": self.tr("&Bleed"),
            "overlap": self.tr("&Overlap of pages"),
            "layout": self.tr("Tiles &lie"),
            "map": self.tr("&Map"),
        }
        for name, text in words.items():
            self._labels[name].setText(text)
        for name in ("hex", "tile"):
            self.sizes[name].setToolTip(self.tr("From side to opposite side"))
        self.landscape.setText(self.tr("Lan&dscape"))
        self.marks.setText(self.tr("C&ut marks"))
        self.numbers.setText(self.tr("&Numbers of hexes and tiles"))
        self.map.setItemText(0, self.tr("all"))
        for row in range(self.paper.count()):
            name = str(self.paper.itemData(row))
            self.paper.setItemText(row, self.tr("custom") if name == _CUSTOM else name.capitalize())
        for row in range(self.layout_.count()):
            text = str(_LAYOUT_WORDS[self.layout_.itemData(row)])
            self.layout_.setItemText(row, QCoreApplication.translate("designer", text))
        for name, box in self.what.items():
            box.setText(word(name))
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setText(self.tr("&Print to a PDF…"))
        self.bar.setAccessibleName(self.tr("Printing"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._check()
        super().changeEvent(event)
