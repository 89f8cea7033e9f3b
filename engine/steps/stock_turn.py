"""What the steps of a player's turn in a stock round share (R-2.0): whose turn it is, and that its end alone holds play up."""

from __future__ import annotations

from engine.game import Game
from engine.ids import EntityId
from engine.state.game_state import GameState
from engine.state.turn import StockTurn
from engine.steps.base import SideStep


class StockStep(SideStep):
    """Open to the player whose turn it is until his purchase."""

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player whose turn it is, before his purchase."""
        del game
        turn = state.turn
        return EntityId(turn.current) if isinstance(turn, StockTurn) and not turn.bought else None


def stock_turn(state: GameState) -> StockTurn:
    """The turn of the stock round; for steps that are open."""
    assert isinstance(state.turn, StockTurn)
    return state.turn
