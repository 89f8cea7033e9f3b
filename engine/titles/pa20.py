"""Rules of PA20: what the rounds of the 1849 family become with junctions, regionals and governments."""

from __future__ import annotations

from engine.game import Game
from engine.ids import PlayerId
from engine.pa20.opening import opening
from engine.pa20.worth import worth
from engine.state.game_state import GameState
from engine.titles.base import StandardRules, trains_for_sale


class RulesPa20(StandardRules):
    """Political cards, stock rounds and two operating rounds each; regional auctions interrupt either."""

    def opening(self, game: Game) -> GameState:
        """A-SET-1 to A-SET-3."""
        return opening(game, trains_for_sale(game))

    def worth(self, game: Game, state: GameState, player: PlayerId) -> int:
        """A-END-1."""
        return worth(game, state, player)
