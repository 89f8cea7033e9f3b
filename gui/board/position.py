"""From a game state to what the board shows of it."""

from __future__ import annotations

from engine.game import Game
from engine.ids import CorporationId, HexId, PlayerId
from engine.state.game_state import GameState
from gui.board.junctions import railroad_of
from gui.board.look import Position


def position_of(game: Game, state: GameState) -> Position:
    """Board, value step, blocked hexes (R-3.2.10) and port markers (R-3.5.6) of a state."""
    phase = game.phases[state.phase]
    players = set(game.players)
    blocked: dict[HexId, str] = {}
    for private_id, private in game.privates.items():
        owner = state.privates[private_id].owner
        if owner is not None and PlayerId(owner) in players and not state.privates[private_id].closed:
            blocked.update(dict.fromkeys(private.blocks, str(private_id)))
    bonuses = {
        hex_id: amount for corporation in state.corporations.values() for hex_id, amount in corporation.port_bonuses
    }
    kept: dict[HexId, CorporationId] = {
        hex_.id: hex_.home_of
        for hex_ in game.hexes.values()
        if hex_.home_of is not None
        and hex_.home_of in game.corporations
        and not state.corporations[hex_.home_of].started
    }
    extra = state.pa20
    railroad = None if extra is None else railroad_of(game.title, state.board.tokens, extra.gone, extra.reached)
    return Position(state.board, phase.value_step, blocked, bonuses, kept, railroad)
