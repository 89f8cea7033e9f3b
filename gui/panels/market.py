"""The market: the chart, the operating order beside it, and in words what the cell looked at means."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from engine.game import Game
from engine.market import operating_order, price
from engine.state.game_state import GameState
from gui.appearance import Scaled, plain_tip
from gui.board.pictures import crest_picture
from gui.controller import GameController
from gui.panels.drawer_parts import DrawerPanel, SideBySide
from gui.panels.market_chart import MarketChart
from gui.panels.market_facts import Cell, cell_text, moves_text, par_phases
from gui.settings import Settings
from gui.texts import money

_SHAPES = "●▲■◆"
HINT_LINES = 6
"""Lines of text the panel is high where the hint is shown."""


class MarketPanel(DrawerPanel):
    """Chart of the market with markers in operating order."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, settings, parent)
        self.chart = MarketChart()
        self.order = QListWidget()
        self.heading = Scaled(0.95, bold=True)
        self.legend = Scaled(0.85)
        self.words = Scaled(0.85)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.order.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.order.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.order.setFlow(QListWidget.Flow.LeftToRight)
        self.order.setWrapping(True)
        self.order.setSpacing(1)
        self.order.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.heading)
        column.addWidget(self.order, 1)
        column.addWidget(self.words)
        column.addWidget(self.legend)
        self._box = SideBySide(self, self.chart, self._side)
        self.chart.inspected.connect(self._inspect)
        self.order.itemSelectionChanged.connect(self._go_to_selected)
        self.retranslate()

    def title(self) -> str:
        """See `Panel`."""
        return self.tr("Market")

    def retranslate(self) -> None:
        """See `Panel`."""
        self.heading.setText(self.tr("Operating order"))
        self.chart.setAccessibleName(self.tr("Market chart"))
        self.order.setAccessibleName(self.tr("Operating order"))

    def refresh(self) -> None:
        """See `Panel`."""
        game, state = self.controller.game, self.controller.state
        self.chart.show_market(game, state, self.theme)
        self._show_order(game, state)
        self.legend.setText(self._legend(game, state))
        self._inspect(self.chart.cell())

    def clear(self) -> None:
        """See `DrawerPanel`."""
        self.chart.clear()
        self.order.clear()
        self.words.clear()
        self.legend.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Order and words go below a tall chart."""
        super().resizeEvent(event)
        wide = self._box.fit(self.width(), self.height())
        self._side.setMaximumWidth(max(210, round(self.width() * 0.27)) if wide else 16777215)
        self._side.setMinimumWidth(min(self._side.maximumWidth(), 300) if wide else 0)
        self._side.setMaximumHeight(16777215 if wide else max(120, round(self.height() * 0.36)))
        self.words.setMinimumHeight(1)
        self.words.setMaximumHeight((4 if wide else 2) * self.words.fontMetrics().lineSpacing())
        self.legend.setVisible(self._side.maximumHeight() < self.height() or self.height() > 230)
        self._inspect(self.chart.cell())

    def _show_order(self, game: Game, state: GameState) -> None:
        chosen = self._selected()
        self.order.blockSignals(True)
        self.order.clear()
        side = self.order.fontMetrics().height() + 4
        self.order.setIconSize(QSize(side, side))
        for rank, corporation in enumerate(operating_order(game, state), start=1):
            words = self.tr("{rank}. {corporation} {price}")
            item = QListWidgetItem(
                words.format(rank=rank, corporation=corporation, price=money(price(game, state, corporation), game))
            )
            marker = state.marker(corporation)
            assert marker is not None
            cell = (marker.row, marker.column)
            item.setIcon(QIcon(crest_picture(game.title, corporation, self.theme, side, self.devicePixelRatioF())))
            item.setData(Qt.ItemDataRole.UserRole, (str(corporation), cell))
            item.setToolTip(plain_tip(moves_text(game, state, cell)))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, moves_text(game, state, cell))
            self.order.addItem(item)
            item.setSelected(str(corporation) == chosen)
        self.order.blockSignals(False)

    def _selected(self) -> str:
        chosen = self.order.selectedItems()
        return str(chosen[0].data(Qt.ItemDataRole.UserRole)[0]) if chosen else ""

    def _go_to_selected(self) -> None:
        chosen = self.order.selectedItems()
        if chosen:
            self.chart.set_cursor(tuple(chosen[0].data(Qt.ItemDataRole.UserRole)[1]))

    def _inspect(self, cell: Cell | None) -> None:
        if self.controller.session is None or cell is None:
            self.words.setText(self.tr("Point at a cell, or walk with the arrow keys and Space."))
            # Large text in a low drawer leaves no room for a hint that would be cut off.
            self.words.setVisible(self.height() >= HINT_LINES * self.words.fontMetrics().lineSpacing())
            self.chart.setAccessibleDescription("")
            return
        words = cell_text(self.controller.game, self.controller.state, cell)
        self.words.setText(words)
        self.words.show()
        self.chart.setAccessibleDescription(words)

    def _legend(self, game: Game, state: GameState) -> str:
        """Which start prices are open, and from which phase the others are."""
        by_phase: dict[str, list[int]] = {}
        for par, begins in par_phases(game).items():
            by_phase.setdefault(begins, []).append(par)
        opened = game.phases[state.phase].pars
        told = []
        for number, (phase, prices) in enumerate(by_phase.items()):
            names = ", ".join(map(str, prices))
            if all(par in opened for par in prices):
                words = self.tr("{shape} {prices}: start prices")
            else:
                words = self.tr("{shape} {prices}: from phase {phase}")
            told.append(words.format(shape=_SHAPES[number % len(_SHAPES)], prices=names, phase=phase))
        return "\n".join(told)
