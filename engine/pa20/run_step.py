"""Running trains over own junctions (A-OP-11), with the destination bonus of regionals (A-DEST-2)."""

from __future__ import annotations

from engine.actions.base import Action
from engine.actions.operating import RunRoutes
from engine.events import BonusEarned, Log
from engine.game import Game
from engine.ids import EntityId
from engine.pa20.destinations import destination_bonus
from engine.pa20.lines import can_run
from engine.state.game_state import GameState
from engine.steps.run import RunStep
from engine.steps.turns import actor_of, current, finish_step, open_turn, operating_turn


class RunStepPa20(RunStep):
    """Asked when the railway has a train and track over its own junctions joins two locations."""

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating railway until it has run."""
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        _, railway, owner = current(state)
        return actor_of(turn) if owner.trains and can_run(game, state, railway) else None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """As in every title; with at least one train run, the bonus comes on top."""
        assert isinstance(action, RunRoutes)
        super().apply(game, draft, action, log)
        _, railway, _ = current(draft)
        bonus = destination_bonus(game, draft, railway) if action.routes else 0
        turn = operating_turn(draft)
        assert turn is not None
        if bonus:
            log.append(BonusEarned(railway, bonus))
            finish_step(draft, self.name, revenue=turn.revenue + bonus)
