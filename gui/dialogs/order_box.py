"""The sequence of the corporations in the set-up of a new game: drawn with a number, or entered by hand."""

from __future__ import annotations

import secrets
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.data.definitions import Title
from engine.ids import CorporationId

MOST_SEED: Final = 2_147_483_647
_LIST_HEIGHT: Final = 150


class OrderBox(QGroupBox):
    """Tells with `changed` when another sequence is meant; the number of the draw changes none that is entered."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawn, self.entered = QRadioButton(), QRadioButton()
        self.seed = QSpinBox()
        self.order = QListWidget()
        self.earlier, self.later = QToolButton(), QToolButton()
        self._sequenced = True
        self._sources = QButtonGroup(self)
        for radio in (self.drawn, self.entered):
            self._sources.addButton(radio)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setValue(secrets.randbelow(1_000_000))
        self.drawn.setChecked(True)
        self.order.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.order.setMaximumHeight(_LIST_HEIGHT)
        self.entered.toggled.connect(self.seed.setDisabled)
        self.entered.toggled.connect(self.changed)
        self.order.model().rowsMoved.connect(self.changed)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        draw = QHBoxLayout()
        draw.addWidget(self.drawn, 1)
        draw.addWidget(self.seed)
        by_hand = QWidget()
        beside = QHBoxLayout(by_hand)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.order, 1)
        arrows = QVBoxLayout()
        for button, step in ((self.earlier, -1), (self.later, 1)):
            button.clicked.connect(lambda _checked=False, step=step: self._move(step))
            arrows.addWidget(button)
        arrows.addStretch(1)
        beside.addLayout(arrows)
        self.entered.toggled.connect(by_hand.setVisible)
        by_hand.hide()
        column = QVBoxLayout(self)
        column.addLayout(draw)
        column.addWidget(self.entered)
        column.addWidget(by_hand)

    def room_by_hand(self) -> int:
        """Pixels that the list takes in height once the sequence is entered by hand."""
        return _LIST_HEIGHT

    def set_title(self, title: Title) -> None:
        """List the corporations of a title in the order of its file; hidden where any railway may be launched (A-AZ-0)."""
        self._sequenced = title.railways is None
        self.setVisible(self._sequenced)
        self.order.clear()
        for corporation in title.corporations:
            item = QListWidgetItem(f"{corporation.id} · {corporation.name}")
            item.setData(Qt.ItemDataRole.UserRole, corporation.id)
            self.order.addItem(item)
        self.order.setCurrentRow(0)

    def sequence(self) -> tuple[CorporationId, ...] | None:
        """The sequence entered by hand (R-1.6); None where it is drawn or the title has none."""
        if not self._sequenced or not self.entered.isChecked():
            return None
        items = (self.order.item(row) for row in range(self.order.count()))
        return tuple(CorporationId(str(item.data(Qt.ItemDataRole.UserRole))) for item in items)

    def in_order(self) -> list[QWidget]:
        """The widgets in the order in which the focus goes through them."""
        return [self.drawn, self.seed, self.entered, self.order, self.earlier, self.later]

    def _move(self, step: int) -> None:
        """Move the corporation that is marked one place."""
        row = self.order.currentRow()
        if row >= 0 and 0 <= row + step < self.order.count():
            self.order.insertItem(row + step, self.order.takeItem(row))
            self.order.setCurrentRow(row + step)
            self.changed.emit()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setTitle(self.tr("Sequence of the corporations"))
        self.drawn.setText(self.tr("&Drawn with the number"))
        self.entered.setText(self.tr("Entered by &hand"))
        self.seed.setAccessibleName(self.tr("Number of the draw"))
        self.order.setAccessibleName(self.tr("Sequence of the corporations"))
        for button, sign, words in ((self.earlier, "↑", self.tr("Earlier")), (self.later, "↓", self.tr("Later"))):
            button.setText(sign)
            button.setToolTip(words)
            button.setAccessibleName(words)
