"""The run of the trains: each route with its count and sum, how good it is, and Enter to take it."""

from __future__ import annotations

import html

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QTextDocumentFragment
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from engine.data.definitions import Gauge
from engine.errors import Refusal
from engine.game import Game
from engine.ids import TrainId, train_type
from engine.routes.runs import Run, RunResult
from gui.appearance import Scaled, plain_tip
from gui.board.pictures import route_picture
from gui.panels.turn_parts import Section, Turn
from gui.places import place_name
from gui.route_plan import RoutePlan
from gui.texts import refusal_text
from gui.theme import load_theme

translate = QCoreApplication.translate
SWATCH = 44


class TrainRow(QWidget):
    """One train: a button with the colour and dash of its route that chooses it for drawing, and its route in words."""

    def __init__(self, turn: Turn, plan: RoutePlan, train: TrainId, number: int) -> None:
        super().__init__()
        self._turn = turn
        self._plan = plan
        self.train = train
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setAutoRaise(False)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.button.setText(train_type(train))
        self.button.setIcon(QIcon(route_picture(number, load_theme(turn.theme), SWATCH, self.devicePixelRatioF())))
        self.button.setIconSize(QSize(SWATCH, SWATCH // 2))
        self.button.setToolTip(translate("turn", "Draw the route of this train: click stops and track on the board"))
        self.button.clicked.connect(lambda _checked=False: plan.choose(train))
        self.words = Scaled(1.0, rich=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)

    def follow(self, verdict: Run | Refusal | None) -> None:
        """Show the route of the train as it is now."""
        self.button.setChecked(self._plan.train == self.train)
        game = self._turn.game
        begun = self._plan.begun.get(self.train)
        if isinstance(verdict, Run):
            words = run_text(self._turn, verdict)
        elif verdict is not None:
            words = html.escape("✗ " + refusal_text(verdict, game))
        elif begun is not None:
            words = translate("turn", "begins in {place}: click the next stop").format(
                place=html.escape(place_name(begun.stops[0].hex, game))
            )
        else:
            words = translate("turn", "stays at home")
        self.words.setText(words)
        plain = QTextDocumentFragment.fromHtml(words).toPlainText()
        self.button.setAccessibleName(f"{train_type(self.train)}: {plain}")


class RunSection(Section):
    """Follows the plan of routes while it changes."""

    def __init__(self, turn: Turn, plan: RoutePlan) -> None:
        super().__init__(turn, translate("turn", "Run the trains"))
        self._plan = plan
        self.rows = [TrainRow(turn, plan, train, number) for number, train in enumerate(plan.trains)]
        for row in self.rows:
            self.column.addWidget(row)
        self.quality = self.say("")
        self.run = self.choice("", plan.action, default=True)
        self.best = QPushButton(translate("turn", "Take the &best routes again"))
        self.best.clicked.connect(plan.use_best)
        self.clear = QPushButton(translate("turn", "&Draw anew"))
        self.clear.setToolTip(translate("turn", "Take away the route of the chosen train (Backspace on the board)"))
        self.clear.clicked.connect(self._clear)
        self.stop = QPushButton(translate("turn", "&Stop the search"))
        self.stop.clicked.connect(plan.stop_search)
        for button in (self.best, self.clear, self.stop):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.row(self.best, self.clear, self.stop)
        self.stay = self.choice(translate("turn", "Leave the &trains at home"), lambda: plan.action(()))
        hint = translate("turn", "Click stops and track on the board to change a route. T takes the next train.")
        self.note(hint)
        plan.changed.connect(self.follow)
        self.follow()

    def _clear(self) -> None:
        if self._plan.train is not None:
            self._plan.draw(self._plan.train, None)

    def follow(self) -> None:
        """Show the plan as it is now."""
        plan = self._plan
        if plan.corporation is None:
            return
        result = plan.result()
        verdicts = dict(zip([route.train for route in plan.routes], plan.explanation().verdicts, strict=True))
        for row in self.rows:
            row.follow(verdicts.get(row.train))
        good = isinstance(result, RunResult)
        revenue = result.revenue if isinstance(result, RunResult) else plan.explanation().revenue
        self.run.setText(translate("turn", "&Run for {revenue}").format(revenue=self.turn.money(revenue)))
        waiting = not self.run.isEnabled() and self.stay.hasFocus()
        self.run.setEnabled(good and bool(plan.routes))
        self.run.setToolTip(plain_tip(refusal_text(result, self.turn.game)) if isinstance(result, Refusal) else "")
        if waiting and self.run.isEnabled():
            self.run.setFocus()
        self.best.setVisible(plan.by_hand and plan.best is not None)
        self.clear.setVisible(plan.train is not None and plan.route_of(plan.train) is not None)
        self.stop.setVisible(plan.worker.busy)
        self.quality.setText(self._quality(result))
        self.quality.setVisible(bool(self.quality.text()))

    def _quality(self, result: RunResult | Refusal) -> str:
        plan = self._plan
        if plan.search_failed:
            return translate("turn", "The search could not be started; draw the routes on the board.")
        if plan.best is None:
            return translate("turn", "Searching for the best routes…")
        missing = plan.explanation().missing if plan.by_hand else 0
        if missing:
            words = translate("turn", "{missing} less than the best routes")
            return words.format(missing=self.turn.money(missing))
        if isinstance(result, Refusal):
            return ""
        if plan.best.proved:
            if not plan.best.routes:
                return translate("turn", "No train can run.")
            return translate("turn", "No routes can earn more.")
        words = translate("turn", "The best found so far; none can earn more than {bound}.")
        return words.format(bound=self.turn.money(plan.best.upper_bound))


def run_text(turn: Turn, run: Run) -> str:
    """Sum, count and stops of a route, as rich text."""
    names = [f"{place_name(stop.stop.hex, turn.game)} {stop.total}" for stop in run.stops]
    words = translate("turn", "<b>{sum}</b> · {count}<br>{stops}")
    return words.format(
        sum=turn.money(run.revenue), count=count_text(run, turn.game), stops=html.escape(" – ".join(names))
    )


def count_text(run: Run, game: Game) -> str:
    """`12 of 16 hexes: 4 narrow ×2 + 4`; without a limit only that; `3 of 4 places` where trains cover stops (A-OP-11)."""
    if game.title.railways is not None:
        return translate("turn", "{count} of {limit} places").format(count=run.length, limit=run.limit)
    if not run.limit:
        return translate("turn", "any distance")
    parts = []
    for count in run.counts:
        if count.hexes:
            words = GaugeCount().words(count.gauge, count.hexes)
            parts.append(f"{words} ×{count.weight}" if count.weight != 1 else words)
    words = translate("turn", "{length} of {limit} hexes: {parts}")
    return words.format(length=run.length, limit=run.limit, parts=" + ".join(parts))


class GaugeCount(QObject):
    """Hexes of a gauge in words; an object because only such may ask for plural forms."""

    def words(self, gauge: Gauge, hexes: int) -> str:
        """`4 narrow`: so many hexes of a gauge."""
        if gauge is Gauge.NARROW:
            return self.tr("%n narrow", "", hexes)
        if gauge is Gauge.STANDARD:
            return self.tr("%n standard", "", hexes)
        return self.tr("%n dual", "", hexes)
