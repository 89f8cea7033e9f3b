"""What can be said of a tile among the others: how it can lie, what it can become and what it can lie upon."""

from __future__ import annotations

from collections.abc import Iterable

from engine.data.definitions import Face, Tile
from engine.ids import TileId
from engine.routes.upgrades import COLOR_ORDER, Fit, fits
from engine.state.faces import turned


def rotations(face: Face) -> tuple[int, ...]:
    """The rotations that look different, the lowest of each kind."""
    seen: set[object] = set()
    found = []
    for rotation in range(6):
        look = frozenset(turned(face, rotation).track)
        if look not in seen:
            seen.add(look)
            found.append(rotation)
    return tuple(found)


def replaces(old: Face, new: Face) -> bool:
    """Whether a face can lie on another in some rotation."""
    if old.color not in COLOR_ORDER[:-1] or COLOR_ORDER[COLOR_ORDER.index(old.color) + 1] is not new.color:
        return False
    return any(isinstance(fits(old, turned(new, rotation)), Fit) for rotation in range(6))


def upgrades_to(tiles: Iterable[Tile], tile: Tile) -> tuple[TileId, ...]:
    """Tiles that can replace one."""
    return tuple(other.id for other in tiles if replaces(tile.face, other.face))


def upgrades_from(tiles: Iterable[Tile], tile: Tile) -> tuple[TileId, ...]:
    """Tiles that one can replace."""
    return tuple(other.id for other in tiles if replaces(other.face, tile.face))
