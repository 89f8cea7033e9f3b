"""Drawing the routes of the trains on the board, one train at a time, by clicks on stops and track."""

from __future__ import annotations

from collections.abc import Iterable

from engine.data.definitions import Face
from engine.errors import Refusal
from engine.ids import HexId, TrainId, train_type
from engine.routes.route import Route, StopAt, TrackAt
from engine.routes.runs import Run
from engine.routes.terms import terms_of
from gui.board.click import Click
from gui.board.overlays import RouteLine
from gui.places import place_name
from gui.route_plan import RoutePlan
from gui.texts import money
from gui.tools.base import Bench, Tool
from gui.tools.route_sketch import Sketch


def route_lines(plan: RoutePlan) -> list[RouteLine]:
    """The routes of a plan as the board draws them: the number of the train picks colour and dash."""
    routes = [plan.route_of(train) for train in plan.trains]
    return [_line(route, number) for number, route in enumerate(routes) if route is not None]


def lines_of(routes: Iterable[Route]) -> list[RouteLine]:
    """Any routes as the board draws them."""
    return [_line(route, number) for number, route in enumerate(routes)]


def _line(route: Route, number: int) -> RouteLine:
    pieces = tuple((piece.hex, piece.track) for leg in route.legs for piece in leg)
    stops = tuple((stop.hex, stop.stop) for stop in route.stops)
    return RouteLine(pieces=pieces, number=number, label=train_type(route.train), stops=stops)


class RouteTool(Tool):
    """A click on a stop begins a route, leads it on or changes its end; a click on track takes another way."""

    name = "run"

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._sketch: Sketch | None = None

    def begin(self) -> None:
        """Make the track ready."""
        plan, controller = self.bench.plan, self.bench.controller
        if plan.corporation is not None:
            terms = terms_of(controller.game, controller.state, plan.corporation)
            self._sketch = Sketch(controller.game, controller.state.board, terms)

    def end(self) -> None:
        """Forget the track."""
        self._sketch = None

    def click(self, click: Click) -> None:
        """Change the route of the chosen train."""
        if click.stop is not None:
            self._click_stop(StopAt(click.hex, click.stop))
        elif click.track is not None:
            self._click_track(TrackAt(click.hex, click.track))
        else:
            # Beside its stop, a click means it all the same: the status line promises so for the whole hex.
            self.enter(click.hex)

    def enter(self, hex_id: HexId) -> None:
        """Enter on a hex means the first of its stops that the route lacks, or its stop."""
        route = self._route()
        stops = [StopAt(hex_id, index) for index in range(len(self._face(hex_id).stops))]
        lacking = [stop for stop in stops if route is None or stop not in route.stops]
        if stops:
            self._click_stop((lacking or stops)[0])

    def key(self, letter: str, *, back: bool) -> bool:
        """T: the next train; Backspace: draw the chosen train's route anew."""
        if letter == "T":
            self.bench.plan.choose_next(-1 if back else 1)
            if self.bench.plan.train is not None:
                words = self.tr("Now drawing the route of {train}")
                self.bench.say(words.format(train=train_type(self.bench.plan.train)))
        elif letter == "Backspace" and self.bench.plan.train is not None:
            self.bench.plan.draw(self.bench.plan.train, None)
        else:
            return False
        return True

    def cancel(self) -> bool:
        """Esc: back to the best routes."""
        if not self.bench.plan.by_hand:
            return False
        self.bench.plan.use_best()
        return True

    def words_for(self, hex_id: HexId) -> str:
        """What lies there, and what a click does."""
        words = super().words_for(hex_id)
        train = self.bench.plan.train
        if train is None or not self._face(hex_id).stops:
            return words
        route = self._route()
        if route is None:
            hint = self.tr("click: begin the route of {train} here")
        elif any(stop.hex == hex_id for stop in route.stops):
            hint = self.tr("click: another way, or shorten the route of {train}")
        else:
            hint = self.tr("click: lead the route of {train} here")
        return f"{words} — {hint.format(train=train_type(train))}"

    # --- inside

    def _face(self, hex_id: HexId) -> Face:
        return self.bench.scene.face_of(hex_id)

    def _route(self) -> Route | None:
        train = self.bench.plan.train
        return None if train is None else self.bench.plan.route_of(train)

    def _click_stop(self, stop: StopAt) -> None:
        train = self.bench.plan.train
        if train is not None and self._sketch is not None:
            self._show(train, self._sketch.click_stop(train, self._route(), stop))

    def _click_track(self, piece: TrackAt) -> None:
        plan = self.bench.plan
        # Track of another train's route means that train.
        for route in plan.routes:
            if route.train != plan.train and any(piece in leg for leg in route.legs):
                own = self._route()
                if own is None or not any(piece in leg for leg in own.legs):
                    plan.choose(route.train)
                break
        if plan.train is not None and self._sketch is not None:
            self._show(plan.train, self._sketch.click_track(plan.train, self._route(), piece))

    def _show(self, train: TrainId, drawn: Route | Refusal | None) -> None:
        if isinstance(drawn, Refusal):
            self.bench.refuse(drawn)
            return
        self.bench.plan.draw(train, drawn)
        self.bench.say(self._count(train, drawn))

    def _count(self, train: TrainId, route: Route | None) -> str:
        """The live count of the route, or the rule against it."""
        from gui.panels.turn_run import count_text

        kind = train_type(train)
        game = self.bench.controller.game
        if route is None:
            return self.tr("{train} stays at home").format(train=kind)
        if not route.legs:
            words = self.tr("{train} begins in {place}: click the next stop")
            return words.format(train=kind, place=place_name(route.stops[0].hex, game))
        plan = self.bench.plan
        verdict = plan.explanation().verdicts[plan.routes.index(route)]
        if isinstance(verdict, Run):
            return f"{kind}: {money(verdict.revenue, game)} · {count_text(verdict, game)}"
        return f"{kind}: {self.bench.explain(verdict)}"
