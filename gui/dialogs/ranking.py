"""Who is ahead, or has won: worth of every player with what it is made of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.ids import EntityId, PlayerId
from engine.session import Session
from engine.state.turn import FinishedTurn
from gui.appearance import Scaled
from gui.standings import privates_count, ranked, worth_of
from gui.texts import entity_name, money
from gui.title_words import private_word
from gui.words import word


class RankingDialog(QDialog):
    """A table of the present state of a session."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.reason = Scaled(1.2, bold=True)
        self.table = QTableWidget()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.reason)
        column.addWidget(self.table)
        column.addWidget(self.buttons)
        self.resize(680, 320)
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words again."""
        session = self._session
        self.setWindowTitle(self.tr("Ranking"))
        self.table.setAccessibleName(self.windowTitle())
        turn = session.state.turn
        over = isinstance(turn, FinishedTurn)
        reason = word("end", turn.reason) if isinstance(turn, FinishedTurn) else ""
        words = self.tr("The end: {reason}").format(reason=reason) if over else self.tr("If the game ended now")
        self.reason.setText(words)
        privates = [private_word("heading", session.game.title)] if privates_count(session.game) else []
        heads = [
            self.tr("Rank"), self.tr("Player"), self.tr("Worth"), self.tr("Cash"), self.tr("Shares"), *privates,
            self.tr("Loans"),
        ]  # fmt: skip
        rows = ranked(session.rules, session.game, session.state)
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setRowCount(len(rows))
        for row, (rank, player, worth) in enumerate(rows):
            for column, text in enumerate(self._cells(rank, player, worth)):
                item = QTableWidgetItem(text)
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                item.setTextAlignment(right if column != 1 else Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _cells(self, rank: int, player: PlayerId, worth: int) -> list[str]:
        game = self._session.game
        parts = worth_of(self._session.rules, game, self._session.state, player)
        privates = (parts.privates,) if privates_count(game) else ()
        amounts = [money(amount, game) for amount in (worth, parts.cash, parts.shares, *privates)]
        loans = money(-parts.loans, game) if parts.loans else "–"
        return [str(rank), entity_name(EntityId(player), game), *amounts, loans]
