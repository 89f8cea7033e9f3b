"""Which hexes lie side by side, on one map and across the links between maps."""

from __future__ import annotations

from engine.coords import Cell, neighbour, opposite
from engine.data.definitions import Title
from engine.ids import HexId, MapId


def neighbours_of(title: Title) -> dict[HexId, tuple[tuple[HexId, int] | None, ...]]:
    """Adjacency of all maps of a title; impassable sides cut, links joined.

    A side that is a link of the one hex is no neighbour for the other hex that lies there on its own map.
    """
    places: dict[tuple[MapId, Cell], HexId] = {
        (map_.id, hex_.cell): hex_.id for map_ in title.maps for hex_ in map_.hexes
    }
    linked = {(hex_.id, side): (other, end) for hex_ in title.hexes.values() for side, other, end in hex_.links}
    found: dict[HexId, tuple[tuple[HexId, int] | None, ...]] = {}
    for map_ in title.maps:
        for hex_ in map_.hexes:
            sides: list[tuple[HexId, int] | None] = []
            for side in range(6):
                across = places.get((map_.id, neighbour(hex_.cell, side, map_.orientation)))
                if (hex_.id, side) in linked:
                    sides.append(linked[hex_.id, side])
                elif across is None or side in hex_.impassable or (across, opposite(side)) in linked:
                    sides.append(None)
                else:
                    sides.append((across, opposite(side)))
            found[hex_.id] = tuple(sides)
    return found
