"""What a player is worth (R-4.4)."""

from __future__ import annotations

from engine.certificates import UNIT, percent
from engine.game import Game
from engine.ids import EntityId, HolderId, PlayerId
from engine.market import price
from engine.state.game_state import GameState


def worth(game: Game, state: GameState, player: PlayerId) -> int:
    """Cash, shares at market price and privates at face value (RUL-41), less the deduction for every loan.

    A share of a corporation with a bond is worth less (V-4), perhaps less than nothing.
    """
    purse = state.players[player]
    total = purse.cash - purse.loans * int(game.switch("loan_deduction"))
    for marker in state.market:
        held = percent(game, state, marker.corporation, HolderId(player))
        share = price(game, state, marker.corporation)
        if state.corporations[marker.corporation].bonds:
            share -= int(game.switch("bond_share_loss"))
        total += held // UNIT * share
    if game.switch("score_privates") == "a":
        total += sum(
            game.privates[private].price for private, held in state.privates.items() if held.owner == EntityId(player)
        )
    return total
