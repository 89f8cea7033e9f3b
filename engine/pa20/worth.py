"""What a player is worth (A-END-1)."""

from __future__ import annotations

from engine.certificates import UNIT, percent
from engine.game import Game
from engine.ids import HolderId, PlayerId
from engine.market import price
from engine.pa20.definitions import fund_of, railways_of
from engine.state.game_state import GameState


def worth(game: Game, state: GameState, player: PlayerId) -> int:
    """Cash, certificates at market value, those of the fund (P-SFM-8), regionals at face value (P-REG-7), less loans."""
    purse = state.players[player]
    total = purse.cash - purse.loans * int(game.switch("loan_deduction"))
    for marker in state.market:
        held = percent(game, state, marker.corporation, player)
        total += held // UNIT * price(game, state, marker.corporation)
    fund = fund_of(game)
    total += state.corporations[fund.id].certificates.count(HolderId(player)) * fund.worth
    return total + sum(
        regional.face
        for regional in railways_of(game).of_kind("regional")
        if state.corporations[regional.id].president == player
    )
