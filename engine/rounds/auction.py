"""The opening auction (R-1.8 to R-1.14)."""

from __future__ import annotations

from engine.events import Log
from engine.game import Game
from engine.rounds.base import Round
from engine.rounds.common import choice_steps
from engine.rounds.stock_begin import begin
from engine.sequence import left_of
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn
from engine.steps.auction import AuctionStep, ContestStep
from engine.steps.base import Step


class AuctionRound(Round):
    """Turns around the table until every private has an owner."""

    name = "auction"
    turns_rule = "R-1.8"
    steps_rule = "R-1.8"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """Start price first, then the fight over a contested private, then the turn."""
        del game, state
        return (*choice_steps(), ContestStep(), AuctionStep())

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """All is sold: the first stock round begins to the left of the last direct buyer (R-1.14)."""
        turn = draft.turn
        assert isinstance(turn, AuctionTurn)
        assert turn.direct is not None
        draft.priority = left_of(game, draft, turn.direct)
        self.begin_stock_round(game, draft, log)

    def begin_stock_round(self, game: Game, draft: GameState, log: Log) -> None:
        """The first one; home tokens still to be placed come before it (RUL-49b)."""
        begin(game, draft, log)
