"""Which variants of section 6 a game plays."""

from __future__ import annotations

from engine.depot import sold_any
from engine.game import Game
from engine.ids import TrainType
from engine.state.game_state import GameState

TOKENS = "acquiring_station_tokens"
BONDS = "bonds"
ELECTRIC = "electric_dreams"

FIRST_VERSION = 2
"""Rules version that brought these variants; a game begun before goes on without them, whatever was chosen."""


def plays(game: Game, option: str) -> bool:
    """Whether a variant is chosen and part of the rules version the game plays under."""
    return game.has(option) and game.rules_version >= FIRST_VERSION


def switched_on(game: Game, state: GameState, option: str, since: str) -> bool:
    """Whether a variant is played and the first train of the type that the switch `since` names was sold."""
    return plays(game, option) and sold_any(game, state, TrainType(str(game.switch(since))))
