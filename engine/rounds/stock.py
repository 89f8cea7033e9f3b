"""The stock round (R-2): turns until all pass in succession, then the prices move."""

from __future__ import annotations

from engine.certificates import percent
from engine.ending import STALEMATE, bank_ends_now, finish, is_stalemate
from engine.events import Log, Passed
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, PlayerId
from engine.market import move_marker, operating_order
from engine.rounds.base import Round
from engine.rounds.common import choice_steps
from engine.rounds.operating import begin_set
from engine.sequence import left_of
from engine.state.game_state import GameState
from engine.state.turn import StockTurn
from engine.steps.base import Step
from engine.steps.buy import BuyStep, EndTurnStep
from engine.steps.sell import SellStep
from engine.steps.start import StartStep


class StockRound(Round):
    """Sell, then buy or start, around the table from the priority holder."""

    name = "stock"
    turns_rule = "R-2.0"
    steps_rule = "R-2.1"

    def steps(self, game: Game, state: GameState) -> tuple[Step, ...]:
        """None at all once a broken bank ends the game at once (RUL-38b)."""
        if bank_ends_now(game, state):
            return ()
        return (*choice_steps(), SellStep(), BuyStep(), StartStep(), EndTurnStep())

    def advance(self, game: Game, draft: GameState, log: Log) -> None:
        """The turn is over: next player, or the end of the round when all have passed (R-2.0)."""
        if bank_ends_now(game, draft):
            finish(draft, draft.ending, log)
            return
        turn = draft.turn
        assert isinstance(turn, StockTurn)
        if not turn.acted and not turn.bought:
            log.append(Passed(EntityId(turn.current), "automatic"))
        passes = 0 if turn.acted else turn.passes + 1
        last_actor = turn.current if turn.acted else turn.last_actor
        if passes >= sum(not player.left for player in draft.players.values()):
            self._finish(game, draft, last_actor, log)
            return
        draft.turn = StockTurn(
            number=turn.number,
            current=left_of(game, draft, turn.current),
            passes=passes,
            last_actor=last_actor,
            sold=turn.sold,
        )

    def move_at_end(self, game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
        """The price of a corporation when the round is over: down for certificates in the pool, up when sold out (R-2.4.2)."""
        if percent(game, draft, corporation, POOL):
            move_marker(game, draft, corporation, "down", 1, "pool", log)
        elif not percent(game, draft, corporation, TREASURY):
            move_marker(game, draft, corporation, "up", 1, "sold_out", log)

    def operate(self, game: Game, draft: GameState, log: Log) -> None:
        """Begin the operating rounds that follow."""
        begin_set(game, draft, log)

    def _finish(self, game: Game, draft: GameState, last_actor: PlayerId | None, log: Log) -> None:
        """The priority passes to the left of who acted last, prices move, corporations operate (R-2.4.2)."""
        if last_actor is not None:
            draft.priority = left_of(game, draft, last_actor)
        for corporation in operating_order(game, draft):
            self.move_at_end(game, draft, corporation, log)
        if is_stalemate(game, draft, log):
            finish(draft, STALEMATE, log)
            return
        self.operate(game, draft, log)
