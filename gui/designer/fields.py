"""Fields that know what may be written in them."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

_VALUES: Final = re.compile(r"\d{1,4}(?:/\d{1,4}){0,5}")


class ValuesEdit(QLineEdit):
    """Values of a stop: `20`, or `20/30/40`. `entered` whenever a whole value stands there."""

    entered = Signal()

    def __init__(self, values: tuple[int, ...] = (0,), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = values
        self.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,4}(?:/\d{0,4}){0,5}"), self))
        self.show_values(values)
        self.textEdited.connect(self._edited)
        self.editingFinished.connect(self._finish)

    def values(self) -> tuple[int, ...]:
        """The last whole values."""
        return self._values

    def show_values(self, values: tuple[int, ...]) -> None:
        """Show other values."""
        self._values = values
        text = "/".join(map(str, values))
        if text != self.text():
            self.setText(text)

    def _edited(self, text: str) -> None:
        if _VALUES.fullmatch(text):
            self._values = tuple(map(int, text.split("/")))
            self.entered.emit()

    def _finish(self) -> None:
        """What is no whole value goes back to the last one."""
        self.show_values(self._values)
