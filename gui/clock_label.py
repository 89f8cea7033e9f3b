"""The clock above the board: whose time runs and how much is left. A click pauses it."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QToolButton, QWidget

from engine.ids import EntityId
from gui.chess_clock import ChessClock
from gui.clock_state import clock_text
from gui.controller import GameController
from gui.texts import entity_name

RUNS, RESTS, OUT = "▶", "❚❚", "!"
"""Signs: the time runs, it rests, it has run out."""


class ClockLabel(QToolButton):
    """Hidden in games without a clock. Everybody's time is in the tooltip."""

    def __init__(self, clock: ChessClock, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._controller = controller
        self.clicked.connect(clock.toggle)
        clock.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the time."""
        state, player = self._clock.state, self._clock.player
        if state is None:
            self.setText("")
            return
        game = self._controller.game
        everybody = [f"{entity_name(EntityId(who), game)} {clock_text(left)}" for who, left in state.left.items()]
        if player is None:
            words = self.tr("Clock")
        else:
            out = f" {OUT}" if state.left[player] <= 0 else ""
            words = f"{entity_name(EntityId(player), game)} {clock_text(state.left[player])}{out}"
        self.setText(f"{RUNS if self._clock.running else RESTS} {words}")
        doing = self.tr("Click to pause the clock (F5)") if self._clock.running else self.tr("Click to let it run (F5)")
        self.setToolTip("\n".join([*everybody, doing]))
        self.setAccessibleName(self.tr("Chess clock: {words}").format(words=words))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)
