"""The line at the bottom of the window: why the thing under the pointer is or is not possible."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QApplication, QStatusBar, QWidget

from gui.appearance import plain_tip

_SMALLEST: Final = 0.7
"""Against plain text; what is longer still can be read in the tooltip."""
_MARGIN: Final = 16


class WhyLine(QStatusBar):
    """A status line that writes a long sentence smaller instead of cutting it off, and keeps its height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.messageChanged.connect(self._fit)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another size of letters."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._fit()

    def _fit(self, _message: str = "") -> None:
        font = QApplication.font()
        plain = QFontInfo(font).pixelSize()
        self.setFont(font)
        metrics = self.fontMetrics()
        self.setFixedHeight(metrics.height() + 6)
        needed = metrics.horizontalAdvance(self.currentMessage()) + _MARGIN
        if needed > self.width() > _MARGIN:
            font.setPixelSize(max(round(plain * _SMALLEST), plain * self.width() // needed))
            self.setFont(font)
        cut = self.fontMetrics().horizontalAdvance(self.currentMessage()) + _MARGIN > self.width()
        self.setToolTip(plain_tip(self.currentMessage()) if cut else "")
