"""Running trains (R-3.4, R-3.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import RunRoutes
from engine.errors import Refusal
from engine.events import TrainsRun
from engine.game import Game
from engine.ids import EntityId
from engine.messages import Key
from engine.routes.runs import RunResult, check_routes
from engine.routes.track_graph import has_route
from engine.state.game_state import GameState
from engine.steps.base import Log, Step
from engine.steps.turns import actor_of, current, finish_step, open_turn


class RunStep(Step):
    """Asked when the corporation has a train and a route (R-3.8.1), even if the route is too long for the train."""

    name = "run"
    handles = (RunRoutes,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has run."""
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        _, corporation, owner = current(state)
        if not owner.trains or not has_route(game, state.board, corporation):
            return None
        return actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """One offer: the routes are for the player to draw."""
        del game
        turn, _, _ = current(state)
        yield Offer(RunRoutes(actor_of(turn), ()), free="routes")

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The rules of routes; under RUL-18c also that nothing better could have been run."""
        assert isinstance(action, RunRoutes)
        found = run_result(game, state, action)
        return found if isinstance(found, Refusal) else None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Note what the trains earned; the dividend step decides about it."""
        assert isinstance(action, RunRoutes)
        result = run_result(game, draft, action)
        assert isinstance(result, RunResult)
        _, corporation, _ = current(draft)
        finish_step(draft, self.name, revenue=result.revenue)
        log.append(
            TrainsRun(
                corporation,
                result.revenue,
                tuple(route.train for route in action.routes),
                tuple(result.revenues),
                tuple(route.hexes for route in action.routes),
            )
        )
