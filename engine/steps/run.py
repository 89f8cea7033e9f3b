"""Running trains (R-3.4, R-3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias
from weakref import WeakKeyDictionary

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import RunRoutes
from engine.errors import Refusal
from engine.events import Log, TrainsRun
from engine.game import Game
from engine.ids import CorporationId, EntityId, HexId, TrainId
from engine.messages import Key
from engine.routes.route import Route
from engine.routes.runs import RunResult, check_routes
from engine.routes.search import best_runs
from engine.routes.terms import Terms, terms_of
from engine.routes.track_graph import reach
from engine.state.board import Board
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, open_turn


class RunStep(Step):
    """Asked when the corporation has a train and its lines join a token to any other stop.

    So it is asked, as in the recorded games, even where the route is too long for the train or leads to a port only; then
    nothing but staying at home is legal.
    """

    name = "run"
    handles = (RunRoutes,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has run."""
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        _, corporation, owner = current(state)
        if not owner.trains or not reach(game, state.board, corporation).joined:
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
        if isinstance(found, Refusal):
            return found
        if game.switch("max_route") == "c":
            best = best_runs(game, state.board, run_terms(game, state)).revenue
            if found.revenue < best:
                return Refusal(Key.BETTER_RUN, "R-3.4.7", {"revenue": found.revenue, "best": best})
        return None

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
                result.revenues,
                tuple(route.hexes for route in action.routes),
            )
        )


def run_result(game: Game, state: GameState, action: RunRoutes) -> RunResult | Refusal:
    """What the routes earn, or the first reason against them; worked out once for checking and applying."""
    terms = run_terms(game, state)
    key = (terms.corporation, terms.trains, terms.value_step, tuple(sorted(terms.bonuses.items())), action.routes)
    known = _RESULTS.get(state.board)
    if known is not None and known[0] == key and known[1] is game:
        return known[2]
    result = check_routes(game, state.board, terms, action.routes)
    _RESULTS[state.board] = (key, game, result)
    return result


def run_terms(game: Game, state: GameState) -> Terms:
    """What the runs of the operating corporation depend on beside the board."""
    return terms_of(game, state, current(state)[1])


_Key: TypeAlias = tuple[CorporationId, tuple[TrainId, ...], int, tuple[tuple[HexId, int], ...], tuple[Route, ...]]
_RESULTS: WeakKeyDictionary[Board, tuple[_Key, Game, RunResult | Refusal]] = WeakKeyDictionary()
"""The last result on each board."""
