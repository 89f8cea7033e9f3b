"""Identifiers: every id is a string of its own kind, so that the type checker tells a hex from a tile."""

from __future__ import annotations

from typing import NewType

TitleId = NewType("TitleId", str)
MapId = NewType("MapId", str)
HexId = NewType("HexId", str)
"""A hex as printed (`C5`); hexes of a title's second and further maps are prefixed by the map (`napoli:H4`)."""
TileId = NewType("TileId", str)
CorporationId = NewType("CorporationId", str)
PrivateId = NewType("PrivateId", str)
PlayerId = NewType("PlayerId", str)
"""A seat: `P1` … `P6` in seating order; names are kept apart, so that two players may share one."""
TrainType = NewType("TrainType", str)
TrainId = NewType("TrainId", str)
"""One piece: type, a dash, number within the type from 0 (`4H-0`)."""
PhaseId = NewType("PhaseId", str)
OptionId = NewType("OptionId", str)
EntityId = NewType("EntityId", str)
"""A player, a corporation or a private: whoever acts or owns. The three kinds of id never collide in one title."""
HolderId = NewType("HolderId", str)
"""Where a certificate is: a player, `TREASURY`, `POOL` or `ASIDE`."""

TREASURY = HolderId("treasury")
"""The initial offer and whatever the corporation bought back."""
POOL = HolderId("pool")
"""The bank pool."""
ASIDE = HolderId("aside")
"""Set aside at set-up (a certificate that comes with a private)."""
BOUGHT_BACK = HolderId("bought_back")
"""Bought back by the corporation itself, where a title keeps that apart from the initial offer (A-AZ-6)."""


def train_type(train: TrainId) -> TrainType:
    """Type of a train piece: `R6H-1` → `R6H`."""
    return TrainType(train.rpartition("-")[0])


def player_id(seat: int) -> PlayerId:
    """Id of the player in a seat counted from 0."""
    return PlayerId(f"P{seat + 1}")
