"""A field that opens over a hex to write its name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from engine.designer.edits import NameHex
from engine.ids import HexId
from gui.designer.model import DesignModel
from gui.designer.scene import Spot
from gui.designer.view import DesignView

_WIDTH: Final = 170


class NameEditor(QLineEdit):
    """Lies over the canvas while a name is written: Enter keeps it, Escape does not, leaving the field keeps it."""

    def __init__(self, model: DesignModel, view: DesignView) -> None:
        super().__init__(view.viewport())
        self._model = model
        self._view = view
        self._hex: HexId | None = None
        self.setMaxLength(80)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        self.retranslate()

    def open(self, spot: Spot) -> None:
        """Write the name of the hex at a spot."""
        if spot.hex is None:
            return
        self._hex = spot.hex
        self.setText(self._model.hex_shape(spot.hex).name)
        self.selectAll()
        centre = self._view.mapFromScene(self._view.design.cell_centre(spot))
        height = self.sizeHint().height()
        self.setGeometry(centre.x() - _WIDTH // 2, centre.y() - height // 2, _WIDTH, height)
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _close(self, *, keep: bool) -> None:
        hex_id, self._hex = self._hex, None
        if hex_id is None:
            return
        self.hide()
        self._view.setFocus(Qt.FocusReason.PopupFocusReason)
        if keep:
            self._model.do(NameHex(hex_id, self.text().strip()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape end the writing."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._close(keep=True)
        elif key is Qt.Key.Key_Escape:
            self._close(keep=False)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was written is kept."""
        super().focusOutEvent(event)
        self._close(keep=True)

    def retranslate(self) -> None:
        """Say all words again."""
        self.setPlaceholderText(self.tr("Name"))
        self.setAccessibleName(self.tr("Name of the hex"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
