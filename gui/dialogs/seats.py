"""The seats of a new game: names in seating order, moved by hand or drawn by lot, and who is played by the program."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.setup import MAX_NAME


class NameEdit(QLineEdit):
    """The name of a player. Down and, once something is written, Enter go on to the next seat, Up goes back."""

    left = Signal(int)
    """1 for the next seat, -1 for the one before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See above; Enter must not start the game with the third of five names, but does on an empty seat."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if self.text().strip():
            steps |= {Qt.Key.Key_Return: 1, Qt.Key.Key_Enter: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            event.accept()
            self.left.emit(step)


class Seats(QWidget):
    """As many lines as the title allows; empty ones at the end are empty seats. `changed` after every edit."""

    changed = Signal()

    def __init__(self, bots: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bots = tuple(bots)
        self._rows: list[tuple[QLabel, NameEdit, QComboBox, QToolButton]] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.lots = QPushButton()
        self.lots.setAutoDefault(False)
        self.lots.clicked.connect(self.draw_lots)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        below = QHBoxLayout()
        below.addWidget(self.lots)
        below.addStretch(1)
        column.addLayout(below)
        self.retranslate()

    def set_count(self, most: int) -> None:
        """Show so many lines."""
        while len(self._rows) < most:
            self._add_row()
        for number, row in enumerate(self._rows):
            for widget in row:
                widget.setVisible(number < most)
            if number >= most:
                row[1].clear()
            row[2].setVisible(number < most and len(self._bots) > 0)
        self._dress()

    def set_names(self, names: Sequence[str]) -> None:
        """Fill in names from the first seat on."""
        for (_, edit, _, _), name in zip(self._rows, names, strict=False):
            edit.setText(name)

    def names(self) -> tuple[str, ...]:
        """Names up to the last filled line; a gap between is an empty name, which the set-up refuses."""
        found = [edit.text().strip() for _, edit, _, _ in self._rows]
        while found and not found[-1]:
            found.pop()
        return tuple(found)

    def bots(self) -> tuple[str, ...]:
        """The program of each seat that has a name, empty for a person."""
        return tuple(str(choice.currentData() or "") for _, _, choice, _ in self._rows[: len(self.names())])

    def in_order(self) -> list[QWidget]:
        """What can have the focus, as it is read."""
        return [*(widget for row in self._rows for widget in row[1:]), self.lots]

    def write_first(self) -> None:
        """Put the focus on the first seat."""
        self._go_to(0)

    def draw_lots(self) -> None:
        """Seat the players by lot (R-1.2). Only the result is kept, so chance may come from the system."""
        people = list(zip(self.names(), self.bots(), strict=True))
        secrets.SystemRandom().shuffle(people)
        for (_, edit, choice, _), (name, bot) in zip(self._rows, people, strict=False):
            edit.setText(name)
            choice.setCurrentIndex(max(0, choice.findData(bot)))

    def retranslate(self) -> None:
        """Say all words again."""
        self.lots.setText(self.tr("Draw the seats by &lot"))
        for number, (label, edit, choice, up) in enumerate(self._rows):
            label.setText(self.tr("Seat {number}").format(number=number + 1))
            edit.setPlaceholderText(self.tr("empty"))
            edit.setAccessibleName(label.text())
            choice.setItemText(0, self.tr("Person"))
            choice.setAccessibleName(self.tr("Who plays seat {number}").format(number=number + 1))
            up.setText("↑")
            up.setToolTip(self.tr("One seat up"))
            up.setAccessibleName(self.tr("Move seat {number} up").format(number=number + 1))

    def _add_row(self) -> None:
        number = len(self._rows)
        label, edit, choice, up = QLabel(), NameEdit(), QComboBox(), QToolButton()
        edit.setMaxLength(MAX_NAME)
        edit.setMinimumWidth(150)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        edit.textChanged.connect(self.changed)
        edit.left.connect(lambda step: self._go_to(number + step))
        choice.addItem("", "")
        for ident, words in self._bots:
            choice.addItem(words, ident)
        choice.currentIndexChanged.connect(self.changed)
        up.clicked.connect(lambda _checked=False: self._move_up(number))
        for column, widget in enumerate((label, edit, choice, up)):
            self._grid.addWidget(widget, number, column)
        self._grid.setColumnStretch(1, 1)
        label.setBuddy(edit)
        self._rows.append((label, edit, choice, up))

    def _go_to(self, number: int) -> None:
        """To the name of another seat; after the last one to what comes below."""
        shown: list[QWidget] = [row[1] for row in self._rows if row[1].isVisibleTo(self)]
        (*shown, self.lots)[max(number, 0)].setFocus(Qt.FocusReason.TabFocusReason)

    def _dress(self) -> None:
        self.retranslate()
        if self._rows:
            self._rows[0][3].setEnabled(False)

    def _move_up(self, number: int) -> None:
        above, here = self._rows[number - 1], self._rows[number]
        first, second = above[1].text(), here[1].text()
        above[1].setText(second)
        here[1].setText(first)
        one, other = above[2].currentIndex(), here[2].currentIndex()
        above[2].setCurrentIndex(other)
        here[2].setCurrentIndex(one)
