"""Reading and replacing what only this title has in its state."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.ids import CorporationId
from engine.state.game_state import GameState
from engine.state.pa20 import Launched, Pa20State, RegionalAuction, Sale, Work

__all__ = [
    "Launched",
    "Pa20State",
    "RegionalAuction",
    "Sale",
    "Work",
    "extra",
    "is_open",
    "is_settled",
    "note_settled",
    "note_unsettled",
    "update",
]


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


def is_settled(state: GameState, railway: CorporationId) -> bool:
    """Whether a railway has had a token on a junction of its home (A-OP-13)."""
    settled = extra(state).settled
    return not isinstance(settled, msgspec.UnsetType) and railway in settled


def note_settled(draft: GameState, railway: CorporationId) -> None:
    """A railway has a token on a junction of its home (A-OP-13)."""
    before = extra(draft).settled
    update(draft, settled=(*(() if isinstance(before, msgspec.UnsetType) else before), railway))


def note_unsettled(draft: GameState, railway: CorporationId) -> None:
    """A railway has closed: should it begin anew, a junction of its home is kept again (A-OP-13)."""
    before = extra(draft).settled
    if not isinstance(before, msgspec.UnsetType):
        update(draft, settled=tuple(other for other in before if other != railway))
