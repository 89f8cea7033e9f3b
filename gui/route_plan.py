"""The routes about to be run: found by the search, changed on the board, accepted in the turn panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.actions import RunRoutes
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId, TrainId
from engine.routes.route import Route
from engine.state.turn import OperatingTurn
from gui.controller import GameController
from gui.search_worker import SearchWorker

if TYPE_CHECKING:
    from engine.routes.explain import Explanation
    from engine.routes.runs import RunResult
    from gui.search_process import Answer


class RoutePlan(QObject):
    """Routes for the run step, and the search for the best ones.

    `changed` after every change: other routes, a better bound, a new turn, another train chosen. `routes` are those shown;
    as long as nobody changed them by hand they follow the search. `begun` are stops at which a route was begun that has no
    track yet, `train` is the train whose route is drawn.
    """

    changed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.worker = SearchWorker(self)
        self.worker.found.connect(self._found)
        self.worker.failed.connect(self._failed)
        self.routes: tuple[Route, ...] = ()
        self.begun: dict[TrainId, Route] = {}
        self.train: TrainId | None = None
        self.best: Answer | None = None
        self.by_hand = False
        self.search_failed = False
        self._asked = -1
        self._state: object = None
        controller.applied.connect(self.follow)
        controller.replaced.connect(self.follow)

    @property
    def corporation(self) -> CorporationId | None:
        """The corporation whose run is awaited, None in every other step."""
        if self._controller.looking or self._controller.step() != "run":
            return None
        turn = self._controller.state.turn
        return turn.current if isinstance(turn, OperatingTurn) else None

    def follow(self, _events: object = None) -> None:
        """Begin a search when a run is awaited, end it when it is not."""
        corporation = self.corporation
        if corporation is None:
            if self._state is not None:
                self._state = None
                self.begun = {}
                self.train = None
                if self.worker.busy:
                    self.worker.stop()
                self._set(())
            return
        if self._state is self._controller.state:
            return
        self._state = self._controller.state
        self.by_hand = False
        self.search_failed = False
        self.best = None
        self.routes = ()
        self.begun = {}
        self.train = next(iter(self.trains), None)
        self._asked = self.worker.ask(self._controller.game, self._controller.state, corporation)
        self.changed.emit()

    @property
    def trains(self) -> tuple[TrainId, ...]:
        """The trains that may run, in order; none outside the run step."""
        corporation = self.corporation
        return () if corporation is None else self._controller.state.corporations[corporation].trains

    def route_of(self, train: TrainId) -> Route | None:
        """The route that is shown for a train: perhaps one that has but its first stop."""
        return next((route for route in self.routes if route.train == train), self.begun.get(train))

    def choose(self, train: TrainId) -> None:
        """Draw the route of another train from now on."""
        if train in self.trains:
            self.train = train
            self.changed.emit()

    def choose_next(self, step: int = 1) -> None:
        """Draw the route of the next train."""
        trains = self.trains
        if self.train in trains:
            self.choose(trains[(trains.index(self.train) + step) % len(trains)])

    def draw(self, train: TrainId, route: Route | None) -> None:
        """Show another route for a train, drawn by hand, or none."""
        routes = {found.train: found for found in self.routes}
        routes.pop(train, None)
        self.begun.pop(train, None)
        if route is not None and route.legs:
            routes[train] = route
        elif route is not None:
            self.begun[train] = route
        self.by_hand = True
        self._set(tuple(routes[found] for found in self.trains if found in routes))

    def use_best(self) -> None:
        """Go back to the best routes found."""
        self.by_hand = False
        self.begun = {}
        self._set(() if self.best is None else self.best.routes)

    def stop_search(self) -> None:
        """End the search; the best routes so far stay."""
        self.worker.stop()
        self.changed.emit()

    def action(self, routes: tuple[Route, ...] | None = None) -> RunRoutes:
        """The run with these routes, by default those shown."""
        actor = EntityId(self.corporation or "")
        return RunRoutes(actor, self.routes if routes is None else routes)

    def result(self) -> RunResult | Refusal:
        """Figures of the routes shown, or why they may not be run. Only in the run step."""
        from engine.steps.run import run_result

        return run_result(self._controller.game, self._controller.state, self.action())

    def explanation(self) -> Explanation:
        """A verdict on every route shown, in their order. Only in the run step."""
        from engine.routes.explain import explain
        from engine.routes.search import SearchResult
        from engine.steps.run import run_terms

        game, state, best = self._controller.game, self._controller.state, self.best
        known = None
        if best is not None:
            known = SearchResult(best.revenue, best.routes, proved=best.proved, upper_bound=best.upper_bound)
        return explain(game, state.board, run_terms(game, state), self.routes, known)

    def _found(self, answer: Answer) -> None:
        if answer.number != self._asked or self._state is None:
            return
        self.best = answer
        if self.by_hand:
            self.changed.emit()
        else:
            self._set(answer.routes)

    def _failed(self) -> None:
        self.search_failed = True
        self.changed.emit()

    def _set(self, routes: tuple[Route, ...]) -> None:
        self.routes = routes
        self.changed.emit()
