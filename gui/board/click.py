"""Everything a click on the board may mean, in one value."""

from __future__ import annotations

import msgspec

from engine.ids import HexId
from engine.state.board import Place


class Click(msgspec.Struct, frozen=True):
    """Where somebody clicked: the hex, and the token place, stop or track meant on it where there is one."""

    hex: HexId
    place: Place | None = None
    stop: int | None = None
    track: int | None = None
