"""What lies on the maps: tiles, replaced prints and tokens. A board is never changed; every change makes a new one."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.data.definitions import Face
from engine.ids import CorporationId, HexId, TileId


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A tile on a hex, turned clockwise by `rotation` steps."""

    tile: TileId
    rotation: int


class CitySlot(msgspec.Struct, frozen=True, tag="city", array_like=True):
    """A token place in a city: `stop` is the index of the stop on the hex's face, `slot` counts from 0."""

    hex: HexId
    stop: int
    slot: int


class Junction(msgspec.Struct, frozen=True, tag="junction", array_like=True):
    """A token place on a hex side (PA20). The lower hex id (on a link: the first map's) names the junction."""

    hex: HexId
    side: int
    slot: int = 0


Place: TypeAlias = CitySlot | Junction


class Token(msgspec.Struct, frozen=True, array_like=True):
    """A corporation's token at a place. `home`: it is the corporation's first token (V-3)."""

    corporation: CorporationId
    place: Place
    home: bool = False


class Board(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Position on the maps.

    `tiles` holds laid tiles only; `faces` the hexes whose print an event replaced, with the new print; `supply` counts the pieces
    of each tile that are left; `locked` are hexes that may not be upgraded for now (R-3.10.1). Treat the dicts as frozen:
    `msgspec.structs.replace` with new dicts makes the next board.
    """

    tiles: dict[HexId, Laid] = {}
    faces: dict[HexId, Face] = {}
    tokens: tuple[Token, ...] = ()
    supply: dict[TileId, int] = {}
    locked: tuple[HexId, ...] = ()

    def tokens_in(self, hex_id: HexId) -> tuple[Token, ...]:
        """Tokens whose place is on this hex."""
        return tuple(token for token in self.tokens if token.place.hex == hex_id)

    def tokens_of(self, corporation: CorporationId) -> tuple[Token, ...]:
        """A corporation's tokens on the maps, first placed first."""
        return tuple(token for token in self.tokens if token.corporation == corporation)
