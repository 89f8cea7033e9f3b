"""The frame and the banner over a board that is not the game's: nobody can take a what-if for the position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton

from engine.game import Game
from engine.ids import CorporationId, PhaseId
from gui.board.view import BoardView
from gui.moments import phase_text
from gui.theme import Theme

_SHEET: Final = """
#what_if_frame {{ border: 5px dashed {warning}; background: transparent; }}
#what_if_banner {{ background: {note}; border: 2px solid {warning}; border-radius: 6px; }}
#what_if_banner QLabel {{ color: {note_ink}; }}
"""


class Banner(QObject):
    """`phase_chosen` carries a phase, `run_wanted` a corporation whose best run is asked for, `closed` throws everything away."""

    phase_chosen = Signal(str)
    run_wanted = Signal(str)
    closed = Signal()

    def __init__(self, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self.frame = QFrame(view)
        self.frame.setObjectName("what_if_frame")
        self.frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.frame.hide()
        self.bar = QFrame(view)
        self.bar.setObjectName("what_if_banner")
        self.bar.hide()
        self.words = QLabel()
        self.phases = QComboBox()
        self.runner = QComboBox()
        self.run = QPushButton()
        self.close = QPushButton()
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.bar)
        self._line.setContentsMargins(8, 4, 8, 4)
        self._line.addWidget(self.words)
        row = QHBoxLayout()
        for widget in (self.phases, self.runner, self.run, self.close):
            row.addWidget(widget)
        self._line.addLayout(row)
        self.phases.activated.connect(lambda _index: self.phase_chosen.emit(self.phases.currentData()))
        self.run.clicked.connect(lambda: self.run_wanted.emit(self.runner.currentData() or ""))
        self.close.clicked.connect(self.closed)
        view.installEventFilter(self)
        self.retranslate()

    def show(self, game: Game, phase: PhaseId, runners: tuple[CorporationId, ...], theme: Theme) -> None:
        """Cover the board."""
        self.recolor(theme)
        self.phases.clear()
        for other in game.phases:
            self.phases.addItem(phase_text(other), other)
        self.phases.setCurrentIndex(self.phases.findData(phase))
        self.runner.clear()
        for corporation in runners:
            self.runner.addItem(corporation, corporation)
        self.runner.setVisible(bool(runners))
        self.run.setVisible(bool(runners))
        self._arrange()
        for widget in (self.frame, self.bar):
            widget.show()
            widget.raise_()

    def recolor(self, theme: Theme) -> None:
        """Use the colours of a set."""
        sheet = _SHEET.format(warning=theme.warning, note=theme.note, note_ink=theme.note_ink)
        for widget in (self.frame, self.bar):
            widget.setStyleSheet(sheet)

    def hide(self) -> None:
        """Uncover the board."""
        self.frame.hide()
        self.bar.hide()

    def retranslate(self) -> None:
        """Say all words again."""
        self.words.setText(self.tr("<b>WHAT IF</b> — nothing here is in the game"))
        self.phases.setAccessibleName(self.tr("Phase"))
        self.phases.setToolTip(self.tr("The values of another phase"))
        self.runner.setAccessibleName(self.tr("Corporation"))
        self.run.setText(self.tr("&Best run"))
        self.close.setText(self.tr("&Throw away (Esc)"))
        for index in range(self.phases.count()):
            self.phases.setItemText(index, phase_text(PhaseId(self.phases.itemData(index))))
        self._arrange()

    def _arrange(self) -> None:
        self.frame.setGeometry(self._view.rect())
        room = self._view.width() - 24
        self._line.setDirection(QBoxLayout.Direction.LeftToRight)
        if self.bar.sizeHint().width() > room:
            self._line.setDirection(QBoxLayout.Direction.TopToBottom)
        size = self.bar.sizeHint()
        width = min(size.width(), room)
        self.bar.setGeometry((self._view.width() - width) // 2, 10, width, size.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the board and of the text."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange) and watched is self._view:
            self._arrange()
        return super().eventFilter(watched, event)
