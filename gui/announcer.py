"""Whose turn it is, in the largest letters over the board for a moment: the laptop is handed over. Only where it is wanted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel

from engine.ids import PlayerId
from gui.board.view import BoardView
from gui.controller import GameController
from gui.settings import Settings
from gui.table_lines import fitted
from gui.texts import entity_name
from gui.theme import load_theme

FLAG: Final = "announce"
MOMENT: Final = 1600
"""Milliseconds for which it is shown; any move or press ends it before."""
_SHEET: Final = "background: {note}; color: {note_ink}; border: 3px solid {warning}; border-radius: 10px;"


class Announcer(QObject):
    """Follows the controller. Nothing on the board is out of reach meanwhile: clicks go through."""

    def __init__(self, controller: GameController, view: BoardView, settings: Settings) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._settings = settings
        self._player: PlayerId | None = None
        self.label = QLabel(view)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label.hide()
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(MOMENT)
        self._end.timeout.connect(self.label.hide)
        controller.applied.connect(self._after_move)
        controller.replaced.connect(self._after_jump)
        view.installEventFilter(self)

    def _after_move(self, _events: object = None) -> None:
        player = self._controller.player()
        before, self._player = self._player, player
        bots = {seat.id for seat in self._controller.game.seats if seat.bot}
        if player in (None, before) or player in bots or not self._settings.flag(FLAG):
            self.label.hide()
            return
        assert player is not None
        self.label.setText(entity_name(player, self._controller.game))
        theme = load_theme(self._settings.theme)
        self.label.setStyleSheet(_SHEET.format(note=theme.note, note_ink=theme.note_ink, warning=theme.warning))
        self._arrange()
        self.label.show()
        self.label.raise_()
        self._end.start()

    def _after_jump(self) -> None:
        self._player = self._controller.player()
        self.label.hide()

    def _arrange(self) -> None:
        wide, high = self._view.width() * 2 // 3, self._view.height() // 4
        self.label.setGeometry((self._view.width() - wide) // 2, (self._view.height() - high) // 2, wide, high)
        self.label.setFont(fitted(self.label.text(), wide * 0.85, high * 0.5))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() is QEvent.Type.Resize and self.label.isVisible():
            self._arrange()
        return super().eventFilter(watched, event)
