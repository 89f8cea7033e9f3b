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
from gui.texts import entity_name, money
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
        turn = session.state.turn
        over = isinstance(turn, FinishedTurn)
        reason = word("end", turn.reason) if isinstance(turn, FinishedTurn) else ""
        words = self.tr("The end: {reason}").format(reason=reason) if over else self.tr("If the game ended now")
        self.reason.setText(words)
        heads = [
            self.tr("Rank"), self.tr("Player"), self.tr("Worth"), self.tr("Cash"), self.tr("Shares"), self.tr("Privates"),
            self.tr("Loans"),
        ]  # fmt: skip
        rows = sorted(
            session.game.players, key=lambda player: -session.rules.worth(session.game, session.state, player)
        )
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setRowCount(len(rows))
        for row, player in enumerate(rows):
            for column, text in enumerate(self._cells(player, rows)):
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

    def _cells(self, player: PlayerId, rows: list[PlayerId]) -> list[str]:
        session, game, state = self._session, self._session.game, self._session.state
        worth = {other: session.rules.worth(game, state, other) for other in rows}
        rank = 1 + sum(worth[other] > worth[player] for other in rows)
        owned = [game.privates[ident].price for ident, held in state.privates.items() if held.owner == EntityId(player)]
        privates = sum(owned)
        purse = state.players[player]
        loans = purse.loans * int(game.switch("loan_deduction")) if purse.loans else 0
        shares = worth[player] - purse.cash - privates + loans
        return [
            str(rank), entity_name(player, game), money(worth[player], game), money(purse.cash, game), money(shares, game),
            money(privates, game), money(-loans, game) if loans else "–",
        ]  # fmt: skip
