"""Preferences: language, colours, text size and small print; every change is seen at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gui.menus import LANGUAGE_NAMES, theme_name
from gui.settings import LARGEST_TEXT, SMALLEST_TEXT, Settings
from gui.theme import THEMES

FLAGS: Final = ("hex_ids", "tile_numbers", "color_letters", "announce", "confirm_end", "ask_undo", "letter_keys")
ON_AT_FIRST: Final = ("letter_keys",)


class PreferencesDialog(QDialog):
    """Writes the settings while it is open."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.language = QComboBox()
        for ident, name in LANGUAGE_NAMES.items():
            self.language.addItem(name, ident)
        self.language.setCurrentIndex(self.language.findData(settings.language))
        self.theme = QComboBox()
        for ident in THEMES:
            self.theme.addItem("", ident)
        self.theme.setCurrentIndex(self.theme.findData(settings.theme))
        self.size_of_text = QSpinBox()
        self.size_of_text.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.size_of_text.setSingleStep(10)
        self.size_of_text.setSuffix(" %")
        self.size_of_text.setValue(settings.text_percent)
        self.flags = {name: QCheckBox() for name in FLAGS}
        self.labels = [QLabel() for _ in range(3)]
        form = QFormLayout()
        for label, widget in zip(self.labels, (self.language, self.theme, self.size_of_text), strict=True):
            label.setBuddy(widget)
            form.addRow(label, widget)
        for name, box in self.flags.items():
            box.setChecked(settings.flag(name, default=name in ON_AT_FIRST))
            box.toggled.connect(lambda on, name=name: settings.set_flag(name, value=on))
            form.addRow(box)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.buttons)
        self.retranslate()
        self.language.currentIndexChanged.connect(self._choose_language)
        self.theme.currentIndexChanged.connect(self._choose_theme)
        self.size_of_text.valueChanged.connect(self._choose_size)

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Preferences"))
        for label, words in zip(
            self.labels, (self.tr("&Language"), self.tr("&Colours"), self.tr("&Text size")), strict=True
        ):
            label.setText(words)
        for row, ident in enumerate(THEMES):
            self.theme.setItemText(row, theme_name(ident))
        self.flags["hex_ids"].setText(self.tr("Show the names of &hexes"))
        self.flags["tile_numbers"].setText(self.tr("Show tile &numbers"))
        self.flags["color_letters"].setText(self.tr("Show tile colours as l&etters"))
        self.flags["announce"].setText(self.tr("Announce over the board whose t&urn it is"))
        self.flags["confirm_end"].setText(self.tr("Ask before a turn en&ds"))
        self.flags["ask_undo"].setText(self.tr("Ask before somebody else's mo&ve is undone"))
        self.flags["letter_keys"].setText(self.tr("Letters are &keys of the board (E, R, T, W, Q)"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose_language(self) -> None:
        self._settings.language = str(self.language.currentData())

    def _choose_theme(self) -> None:
        self._settings.theme = str(self.theme.currentData())

    def _choose_size(self, percent: int) -> None:
        self._settings.text_percent = percent
