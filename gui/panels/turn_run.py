"""The run of the trains: each route with its count and sum, how good it is, and Enter to take it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from engine.data.definitions import Gauge
from engine.errors import Refusal
from engine.ids import train_type
from engine.routes.runs import Run, RunResult
from gui.panels.turn_parts import Section, Turn
from gui.places import place_name
from gui.route_plan import RoutePlan
from gui.texts import refusal_text

translate = QCoreApplication.translate


class RunSection(Section):
    """Follows the plan of routes while it changes."""

    def __init__(self, turn: Turn, plan: RoutePlan) -> None:
        super().__init__(turn, translate("turn", "Run the trains"))
        self._plan = plan
        self.routes = self.say("")
        self.quality = self.say("")
        self.run = self.choice("", plan.action, default=True)
        self.best = QPushButton(translate("turn", "Take the &best routes again"))
        self.best.clicked.connect(plan.use_best)
        self.stop = QPushButton(translate("turn", "&Stop the search"))
        self.stop.clicked.connect(plan.stop_search)
        self.row(self.best, self.stop)
        self.stay = self.choice(translate("turn", "Leave the trains at &home"), lambda: plan.action(()))
        plan.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the plan as it is now."""
        plan = self._plan
        if plan.corporation is None:
            return
        result = plan.result()
        good = isinstance(result, RunResult)
        self.routes.setText(
            routes_text(self.turn, result) if isinstance(result, RunResult) else refusal_text(result, self.turn.game)
        )
        revenue = result.revenue if isinstance(result, RunResult) else 0
        self.run.setText(translate("turn", "&Run for {revenue}").format(revenue=self.turn.money(revenue)))
        waiting = not self.run.isEnabled() and self.stay.hasFocus()
        self.run.setEnabled(good and bool(plan.routes))
        if waiting and self.run.isEnabled():
            self.run.setFocus()
        self.best.setVisible(plan.by_hand and plan.best is not None)
        self.stop.setVisible(plan.worker.busy)
        self.quality.setText(self._quality(revenue, result))

    def _quality(self, revenue: int, result: RunResult | Refusal) -> str:
        plan = self._plan
        if plan.search_failed:
            return translate("turn", "The search could not be started; draw the routes on the board.")
        if plan.best is None:
            return translate("turn", "Searching for the best routes…")
        if isinstance(result, Refusal):
            return ""
        if plan.by_hand and revenue < plan.best.revenue:
            words = translate("turn", "{missing} less than the best routes")
            return words.format(missing=self.turn.money(plan.best.revenue - revenue))
        if plan.best.proved:
            if not plan.best.routes:
                return translate("turn", "No train can run.")
            return translate("turn", "No routes can earn more.")
        words = translate("turn", "The best found so far; none can earn more than {bound}.")
        return words.format(bound=self.turn.money(plan.best.upper_bound))


def routes_text(turn: Turn, result: RunResult) -> str:
    """One paragraph for each train, as rich text."""
    return "".join(f"<p style='margin: 0 0 6px 0'>{_run_text(turn, run)}</p>" for run in result.runs)


def _run_text(turn: Turn, run: Run) -> str:
    names = [f"{place_name(stop.stop.hex, turn.game)} {stop.total}" for stop in run.stops]
    words = translate("turn", "<b>{train}</b> {sum} · {count}<br>{stops}")
    return words.format(
        train=train_type(run.route.train), sum=turn.money(run.revenue), count=count_text(run), stops=" – ".join(names)
    )


def count_text(run: Run) -> str:
    """`12 of 16 hexes: 4 narrow ×2 + 4`; without a limit only that."""
    if not run.limit:
        return translate("turn", "any distance")
    kinds = {
        Gauge.NARROW: translate("turn", "{hexes} narrow"),
        Gauge.STANDARD: translate("turn", "{hexes} standard"),
        Gauge.DUAL: translate("turn", "{hexes} dual"),
    }
    parts = []
    for count in run.counts:
        if count.hexes:
            words = kinds[count.gauge].format(hexes=count.hexes)
            parts.append(f"{words} ×{count.weight}" if count.weight != 1 else words)
    words = translate("turn", "{length} of {limit} hexes: {parts}")
    return words.format(length=run.length, limit=run.limit, parts=" + ".join(parts))
