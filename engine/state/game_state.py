"""State of a game: everything the rules need, nothing that follows from the set-up.

A state in the history is never changed. Rules write on a draft made by `copy()`; the values inside (tuples, frozen
structs) are shared.
"""

from __future__ import annotations

import copy
import hashlib

import msgspec

from engine.ids import (
    CorporationId,
    EntityId,
    HexId,
    HolderId,
    PhaseId,
    PlayerId,
    PrivateId,
    TrainId,
)
from engine.state.board import Board
from engine.state.pa20 import Pa20State
from engine.state.turn import Pending, Turn


class PlayerState(msgspec.Struct):
    """A player's money. `loans` counts loans taken (R-3.8.6); `left` = out of the game, no further turns."""

    cash: int = 0
    loans: int = 0
    left: bool = False


class CorporationState(msgspec.Struct):
    """A corporation. `certificates[i]` tells where the i-th certificate of its sheet is.

    `arrivals` are the indices of those that ever moved, the latest last: of equal papers in one place the one that lay there
    first is given away first (R-2.1.7), as the recorded games do.
    `turns` counts finished operating turns since it was started (R-2.1.1); `port_bonuses` are its markers
    `(hex, amount)`; `closed_in` is the number of the set in which it last closed (R-2.3.8; 0 = never),
    `deferred_in` of the one in which it had no place to start (R-2.3.7).
    """

    certificates: tuple[HolderId, ...]
    cash: int = 0
    president: PlayerId | None = None
    trains: tuple[TrainId, ...] = ()
    unplaced: int = 0
    turns: int = 0
    port_bonuses: tuple[tuple[HexId, int], ...] = ()
    closed_in: int = 0
    bonds: int = 0
    e_token: bool = False
    arrivals: tuple[int, ...] = ()
    deferred_in: int = 0

    @property
    def started(self) -> bool:
        """Whether it has a president, hence a price and a turn (R-2.3.5)."""
        return self.president is not None


class PrivateState(msgspec.Struct, frozen=True):
    """Owner of a private; None while unsold."""

    owner: EntityId | None = None
    closed: bool = False


class Marker(msgspec.Struct, frozen=True, array_like=True):
    """A corporation's marker on the market cell `(row, column)`, both from the top left, from 0."""

    corporation: CorporationId
    row: int
    column: int


class GameState(msgspec.Struct):
    """A position.

    `market` lists markers in order of arrival: of two on one cell the earlier is on top. `depot` holds unsold trains in
    the order of sale, types not yet on sale included; `discarded` the trains in the bank pool. `sequence` are corporations
    not started, next first. `set_number` counts stock rounds from 1 (0 in the opening auction). `ending` is the reason for
    which the game will end after this set of operating rounds. `pending` choices come before anything else. `pa20` is what a
    game with railways on junctions has besides.
    """

    turn: Turn
    phase: PhaseId
    bank: int
    players: dict[PlayerId, PlayerState]
    corporations: dict[CorporationId, CorporationState]
    privates: dict[PrivateId, PrivateState]
    board: Board
    depot: tuple[TrainId, ...]
    sequence: tuple[CorporationId, ...]
    priority: PlayerId
    market: tuple[Marker, ...] = ()
    discarded: tuple[TrainId, ...] = ()
    pending: tuple[Pending, ...] = ()
    postponed: tuple[Pending, ...] = ()
    set_number: int = 0
    ending: str = ""
    e_tokens_sold: int = 0
    pa20: Pa20State | None = None

    def copy(self) -> GameState:
        """A draft: own copies of all that rules change in place (top-level fields, dicts, player and corporation structs)."""
        draft = copy.copy(self)
        draft.players = {key: copy.copy(value) for key, value in self.players.items()}
        draft.corporations = {key: copy.copy(value) for key, value in self.corporations.items()}
        draft.privates = dict(self.privates)
        return draft

    def canonical(self) -> bytes:
        """The state as JSON with sorted keys: equal states give equal bytes."""
        return msgspec.json.encode(self, order="deterministic")

    def digest(self) -> str:
        """SHA-256 of `canonical()`, in hex."""
        return hashlib.sha256(self.canonical()).hexdigest()

    def marker(self, corporation: CorporationId) -> Marker | None:
        """A corporation's marker, None when it is not started."""
        for marker in self.market:
            if marker.corporation == corporation:
                return marker
        return None
