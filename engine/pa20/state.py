"""Reading and replacing what only this title has in its state."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.ids import CorporationId
from engine.state.game_state import GameState
from engine.state.pa20 import Launched, Pa20State, RegionalAuction, Sale, Work

__all__ = ["Launched", "Pa20State", "RegionalAuction", "Sale", "Work", "extra", "is_open", "update"]


def extra(state: GameState) -> Pa20State:
    """The title's own part of the state."""
    assert state.pa20 is not None
    return state.pa20


def update(draft: GameState, **changes: Any) -> None:
    """Replace fields of the title's own part on a draft."""
    draft.pa20 = msgspec.structs.replace(extra(draft), **changes)


def is_open(state: GameState, railway: CorporationId) -> bool:
    """Whether a railway operates: a major or government that has opened, a regional with an owner."""
    if railway in extra(state).gone:
        return False
    launched = extra(state).launched.get(railway)
    return state.corporations[railway].started if launched is None else launched.open
