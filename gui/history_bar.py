"""Undo, redo and the slider through the whole game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSlider, QToolButton, QWidget

from gui.controller import GameController
from gui.moments import moment_text


class HistoryBar(QWidget):
    """Moves through the history; `branch_wanted(position)` asks for a copy that goes on from there, `undo_wanted` for an undo.

    The slider only looks: the game itself moves when the player says so ("undo to here"), so that a slip of the hand changes
    nothing.
    """

    branch_wanted = Signal(int)
    undo_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.undo = QToolButton()
        self.redo = QToolButton()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.moment = QLabel()
        self.back_to = QPushButton()
        self.branch = QPushButton()
        self.present = QPushButton()
        self.undo.clicked.connect(self.undo_wanted)
        self.redo.clicked.connect(controller.redo)
        self.slider.valueChanged.connect(controller.look)
        self.slider.sliderReleased.connect(self._show_buttons)
        self.back_to.clicked.connect(self._go_back)
        self.branch.clicked.connect(self._branch)
        self.present.clicked.connect(self._to_present)
        self.slider.setMinimumWidth(140)
        self.moment.setMinimumWidth(120)
        self.moment.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        row.addWidget(self.slider, 3)
        row.addWidget(self.moment, 2)
        for button in (self.back_to, self.branch, self.present):
            button.hide()
            row.addWidget(button)
        controller.applied.connect(self._follow)
        controller.replaced.connect(self._follow)
        self.retranslate()
        self._follow()

    def retranslate(self) -> None:
        """Say all words again."""
        self.undo.setText(self.tr("↶ Undo"))
        self.undo.setToolTip(self.tr("Take back the last move (Ctrl+Z), or the whole turn (Ctrl+Shift+Z)"))
        self.redo.setText(self.tr("↷ Redo"))
        self.redo.setToolTip(self.tr("Put back the move undone last (Ctrl+Y)"))
        self.slider.setAccessibleName(self.tr("History of the game"))
        self.slider.setToolTip(self.tr("Look at any moment of the game; nothing changes until you say so"))
        self.back_to.setText(self.tr("Undo to here"))
        self.back_to.setToolTip(self.tr("The moves after this moment can be put back until you make another one"))
        self.branch.setText(self.tr("Play on from here"))
        self.branch.setToolTip(
            self.tr("Makes a copy of the game that goes on from this moment; this one stays as it is")
        )
        self.present.setText(self.tr("Back to the present"))
        self._show_moment()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _follow(self, _events: object = None) -> None:
        session = self._controller.session
        self.slider.blockSignals(True)
        self.slider.setMaximum(0 if session is None else session.length)
        self.slider.setValue(self._controller.position)
        self.slider.blockSignals(False)
        self.slider.setEnabled(session is not None and session.length > 0)
        self.undo.setEnabled(session is not None and session.can_undo())
        self.redo.setEnabled(session is not None and session.can_redo())
        if not self.slider.isSliderDown():
            self._show_buttons()
        self._show_moment()

    def _show_buttons(self) -> None:
        """What can be done from another moment; not while the handle is held, which would slip from under the hand."""
        for button in (self.back_to, self.branch, self.present):
            button.setVisible(self._controller.looking)

    def _show_moment(self) -> None:
        session = self._controller.session
        if session is None:
            self.moment.clear()
            return
        position = self._controller.position
        self.back_to.setText(self.tr("Redo to here") if position > session.position else self.tr("Undo to here"))
        words = moment_text(session.game, self._controller.state)
        self.moment.setText(
            self.tr("{position} of {length} · {moment}").format(position=position, length=session.length, moment=words)
        )

    def _go_back(self) -> None:
        self._controller.jump(self._controller.position)

    def _branch(self) -> None:
        self.branch_wanted.emit(self._controller.position)

    def _to_present(self) -> None:
        self._controller.look(None)
