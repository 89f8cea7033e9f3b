"""The chess clock in the set-up of a new game: off unless somebody wants one."""

from __future__ import annotations

from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QLabel, QSpinBox, QWidget

from gui.clock_state import Terms
from gui.settings import Settings

_USUAL = (45, 30)
"""Minutes, and seconds added for each turn."""


class ClockBox(QGroupBox):
    """Remembers the figures of the last game, not that there was a clock."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setCheckable(True)
        self.setChecked(False)
        self.minutes, self.seconds = QSpinBox(), QSpinBox()
        self.minutes.setRange(1, 600)
        self.seconds.setRange(0, 600)
        self._labels = (QLabel(), QLabel())
        row = QHBoxLayout(self)
        for label, spin, value in zip(self._labels, (self.minutes, self.seconds), self._last(), strict=True):
            label.setBuddy(spin)
            spin.setValue(value)
            row.addWidget(label)
            row.addWidget(spin)
        row.addStretch(1)
        self.retranslate()

    def _last(self) -> tuple[int, int]:
        minutes, _, seconds = self._settings.text("clock").partition("+")
        return (int(minutes), int(seconds)) if minutes.isdecimal() and seconds.isdecimal() else _USUAL

    def terms(self) -> Terms | None:
        """What was agreed; None for a game without a clock."""
        if not self.isChecked():
            return None
        self._settings.set_text("clock", f"{self.minutes.value()}+{self.seconds.value()}")
        return Terms(self.minutes.value(), self.seconds.value())

    def retranslate(self) -> None:
        """Say all words again."""
        self.setTitle(self.tr("Chess c&lock"))
        self._labels[0].setText(self.tr("&Minutes for each player"))
        self._labels[1].setText(self.tr("S&econds added per turn"))
