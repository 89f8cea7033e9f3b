"""The result of a finished game in the turn panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.game import Game
from engine.ids import EntityId, PlayerId
from engine.rounds.base import Rules
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from gui.appearance import Scaled
from gui.standings import ranked, worth_of
from gui.texts import entity_name, money
from gui.words import word
from gui.wrapping import WrappingButton

translate = QCoreApplication.translate


class RankingPage(QWidget):
    """Who has won and with what, and what can be done after a game. `run` takes the name of a command of the window."""

    def __init__(self, rules: Rules, game: Game, state: GameState, run: Callable[[str], object]) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        if isinstance(state.turn, FinishedTurn):
            self._say(1.0, translate("turn", "The end: {reason}").format(reason=word("end", state.turn.reason)))
        for rank, player, worth in ranked(rules, game, state):
            words = f"{rank}. {entity_name(EntityId(player), game)} · {money(worth, game)}"
            self._say(1.4 if rank == 1 else 1.15, words, bold=rank == 1)
            self._say(0.9, _parts(rules, game, state, player))
        self._column.addSpacing(8)
        for ident, words in (
            ("export_text", translate("turn", "Save the &report…")),
            ("print_report", translate("turn", "&Print the report…")),
            ("new", translate("turn", "&New game")),
        ):
            button = WrappingButton(words)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _checked=False, ident=ident: run(ident))
            self._column.addWidget(button)
        self._column.addStretch(1)

    def _say(self, factor: float, words: str, *, bold: bool = False) -> None:
        label = Scaled(factor, bold=bold)
        label.setText(words)
        self._column.addWidget(label)


def _parts(rules: Rules, game: Game, state: GameState, player: PlayerId) -> str:
    """`cash L. 2.191 + certificates L. 3.355`, with privates and loans where there are any."""
    worth = worth_of(rules, game, state, player)
    words = translate("turn", "cash {cash} + certificates {shares}")
    told = words.format(cash=money(worth.cash, game), shares=money(worth.shares, game))
    if worth.privates:
        told += translate("turn", " + privates {amount}").format(amount=money(worth.privates, game))
    if worth.loans:
        told += translate("turn", " − loans {amount}").format(amount=money(worth.loans, game))
    return told
