"""The result of a finished game in the turn panel."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.game import Game
from engine.rounds.base import Rules
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from gui.appearance import Scaled
from gui.standings import ranking
from gui.texts import money
from gui.words import word

translate = QCoreApplication.translate


class RankingPage(QWidget):
    """The result of a finished game."""

    def __init__(self, rules: Rules, game: Game, state: GameState) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        reason = Scaled()
        if isinstance(state.turn, FinishedTurn):
            reason.setText(translate("turn", "The end: {reason}").format(reason=word("end", state.turn.reason)))
        column.addWidget(reason)
        for rank, name, worth in ranking(rules, game, state):
            label = Scaled(1.3 if rank == 1 else 1.1, bold=rank == 1)
            label.setText(f"{rank}. {name} · {money(worth, game)}")
            column.addWidget(label)
        column.addStretch(1)
