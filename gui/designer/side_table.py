"""The six sides of a hex: closed or not, river, link to another map; below a river or a mountain what it is called."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QSpinBox, QWidget

from engine.coords import SIDES, Orientation, compass, opposite
from engine.data.raw import HexShape
from engine.designer.apply_maps import MAX_COST, MAX_TEXT, side_name
from engine.designer.edits import DrawRiver, MarkImpassable, NameSide
from engine.designer.places import across
from engine.ids import HexId
from gui.designer.model import DesignModel
from gui.words import word


class SideTable(QWidget):
    """A row for each side that has a hex beyond it. Links are shown; the tool for links draws them."""

    def __init__(self, model: DesignModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._hex: HexId | None = None
        self._orientation = Orientation.FLAT
        self.heads = [QLabel() for _ in range(4)]
        self.names = [QLabel() for _ in range(SIDES)]
        self.closed = [QCheckBox() for _ in range(SIDES)]
        self.rivers = [QSpinBox() for _ in range(SIDES)]
        self.links = [QLabel() for _ in range(SIDES)]
        self.called = [QLineEdit() for _ in range(SIDES)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setVerticalSpacing(2)
        for column, head in enumerate(self.heads):
            grid.addWidget(head, 0, column)
        for side in range(SIDES):
            cells = (self.names[side], self.closed[side], self.rivers[side], self.links[side])
            for column, widget in enumerate(cells):
                grid.addWidget(widget, 2 * side + 1, column)
            grid.addWidget(self.called[side], 2 * side + 2, 1, 1, 3)
            self.called[side].setMaxLength(MAX_TEXT)
            self.called[side].editingFinished.connect(lambda side=side: self._call(side))
            # -1 stands for no river: a crossing may cost nothing.
            self.rivers[side].setRange(-1, MAX_COST)
            self.rivers[side].setSingleStep(10)
            self.rivers[side].setSpecialValueText("–")
            self.rivers[side].setKeyboardTracking(False)
            self.rivers[side].setMaximumWidth(90)
            self.closed[side].toggled.connect(lambda on, side=side: self._close(side, closed=on))
            self.rivers[side].valueChanged.connect(lambda value, side=side: self._river(side, value))
        grid.setColumnStretch(3, 1)
        self.retranslate()

    def show_hex(self, hex_id: HexId, shape: HexShape, orientation: Orientation) -> None:
        """Show the sides of a hex."""
        self._hex, self._orientation = hex_id, orientation
        links = {side: other for side, other, _ in shape.links}
        for side in range(SIDES):
            beyond = across(self._model.files, hex_id, side)
            closed, cost = side in shape.impassable, dict(shape.rivers).get(side)
            if beyond is not None:
                there = self._model.hex_shape(beyond)
                closed = closed or opposite(side) in there.impassable
                cost = dict(there.rivers).get(opposite(side)) if cost is None else cost
            with QSignalBlocker(self.closed[side]), QSignalBlocker(self.rivers[side]):
                self.closed[side].setChecked(closed)
                self.rivers[side].setValue(-1 if cost is None else cost)
            self.closed[side].setEnabled(beyond is not None)
            self.rivers[side].setEnabled(beyond is not None)
            self.called[side].setText(side_name(self._model.files, hex_id, side))
            self.called[side].setVisible(beyond is not None and (closed or cost is not None))
            self.links[side].setText(f"⇄ {links[side]}" if side in links else beyond or "")
        self._name_sides()

    def _close(self, side: int, *, closed: bool) -> None:
        if self._hex is not None:
            self._model.do(MarkImpassable(self._hex, side, closed))

    def _river(self, side: int, cost: int) -> None:
        if self._hex is not None:
            self._model.do(DrawRiver(self._hex, side, None if cost < 0 else cost))

    def _call(self, side: int) -> None:
        """What was typed below a side."""
        name = self.called[side].text().strip()
        if self._hex is not None and name != side_name(self._model.files, self._hex, side):
            self._model.do(NameSide(self._hex, side, name))

    def _name_sides(self) -> None:
        for side in range(SIDES):
            words = word("side", compass(side, self._orientation))
            self.names[side].setText(f"{side + 1} {words}")
            self.closed[side].setAccessibleName(self.tr("{side} closed").format(side=words))
            self.rivers[side].setAccessibleName(self.tr("river to the {side}").format(side=words))
            self.called[side].setAccessibleName(
                self.tr("name of the river or the mountain to the {side}").format(side=words)
            )

    def retranslate(self) -> None:
        """Say all words again."""
        heads = (self.tr("Side"), self.tr("Closed"), self.tr("River"), self.tr("Beyond"))
        for label, words in zip(self.heads, heads, strict=True):
            label.setText(words)
        for field in self.called:
            field.setPlaceholderText(self.tr("Name of the river or the mountain"))
        self._name_sides()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
