"""What figures of a run depend on beside the board."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.game import Game
from engine.ids import CorporationId, HexId, TrainId
from engine.state.game_state import GameState


class Terms(msgspec.Struct, frozen=True):
    """Who runs what, and when.

    `trains` is what the corporation may run, `value_step` the phase's (R-3.5.2), `bonuses` are lire by port for this
    corporation (R-3.5.6).
    """

    corporation: CorporationId
    trains: tuple[TrainId, ...]
    value_step: int
    bonuses: Mapping[HexId, int] = {}


def terms_of(game: Game, state: GameState, corporation: CorporationId) -> Terms:
    """The terms for a corporation in a position; under RUL-19b every corporation profits from every marker."""
    mine = state.corporations[corporation]
    owners = state.corporations.values() if game.switch("cnm_scope") == "b" else [mine]
    bonuses: dict[HexId, int] = {}
    for owner in owners:
        for hex_id, amount in owner.port_bonuses:
            bonuses[hex_id] = bonuses.get(hex_id, 0) + amount
    return Terms(corporation, mine.trains, game.phases[state.phase].value_step, bonuses)
