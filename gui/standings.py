"""Who is ahead, or has won."""

from __future__ import annotations

from engine.game import Game
from engine.ids import EntityId
from engine.rounds.base import Rules
from engine.state.game_state import GameState
from gui.texts import entity_name


def ranking(rules: Rules, game: Game, state: GameState) -> list[tuple[int, str, int]]:
    """`(rank, name, worth)`, richest first; equal worth shares a rank."""
    worths = [(rules.worth(game, state, player), player) for player in game.players]
    ordered = sorted(worths, key=lambda pair: -pair[0])
    return [
        (1 + sum(other > worth for other, _ in ordered), entity_name(EntityId(player), game), worth)
        for worth, player in ordered
    ]
