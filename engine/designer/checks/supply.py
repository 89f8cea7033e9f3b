"""The supply of tiles against the most that the map can ask for at once: exact, over hexes, tiles and rotations.

A hex can show one tile at a time. For each colour the hexes that can ever show it compete for the tiles that can ever stand
there in some rotation; how many can have one at once is a largest assignment (`flow`). Reach and money are left aside.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.data.definitions import Color
from engine.designer.checks.findings import Fault
from engine.designer.checks.flow import Assignment, assign
from engine.designer.checks.notebook import WARNING, Notebook
from engine.designer.checks.standing import Standing
from engine.ids import HexId, TileId
from engine.routes.upgrades import COLOR_ORDER


class ColorSupply(msgspec.Struct, frozen=True):
    """One colour: `asked` hexes can ever show it, `served` of them at once with the pieces there are."""

    color: Color
    asked: int
    served: int
    short: tuple[ShortHexes, ...]


class ShortHexes(msgspec.Struct, frozen=True):
    """Hexes that want more of some tiles than there are pieces."""

    hexes: tuple[HexId, ...]
    tiles: tuple[TileId, ...]
    pieces: int


class TileSupply(msgspec.Struct, frozen=True):
    """One tile: its pieces, and on how many hexes at most it can lie at once."""

    tile: TileId
    pieces: int
    most: int


def color_supply(standing: Standing) -> tuple[ColorSupply, ...]:
    """Supply by colour, in the order of upgrades; colours that no hex can ever show are left out."""
    found = []
    counts: dict[str, int] = {tile.id: tile.count for tile in standing.title.tiles}
    for color in COLOR_ORDER[1:]:
        classes: dict[tuple[TileId, ...], list[HexId]] = {}
        for hex_id, turned_tiles in standing.by_hex.items():
            there = {tile for tile, _ in turned_tiles}
            tiles = tuple(tile.id for tile in standing.title.tiles if tile.id in there and tile.face.color is color)
            if tiles:
                classes.setdefault(tiles, []).append(hex_id)
        if classes:
            hexes = list(classes.values())
            result = assign([len(found) for found in hexes], list(classes), counts)
            found.append(_of_color(color, hexes, result, list(counts)))
    return tuple(found)


def _of_color(color: Color, hexes: list[list[HexId]], result: Assignment, order: list[str]) -> ColorSupply:
    short = tuple(
        ShortHexes(
            tuple(hex_id for number in shortage.classes for hex_id in hexes[number]),
            tuple(TileId(piece) for piece in sorted(shortage.pieces, key=order.index)),
            shortage.there,
        )
        for shortage in result.shortages
    )
    return ColorSupply(color, result.asked, result.served, short)


def tile_supply(standing: Standing) -> tuple[TileSupply, ...]:
    """Supply by tile, in the order of the title."""
    return tuple(TileSupply(tile.id, tile.count, len(standing.by_tile[tile.id][0])) for tile in standing.title.tiles)


def check_supply(colors: tuple[ColorSupply, ...], tiles: tuple[TileSupply, ...], notebook: Notebook) -> None:
    """Findings about the numbers of pieces: warnings all, for scarce tiles are part of many games."""
    for supply in colors:
        for short in supply.short:
            notebook.hex(
                Fault.SUPPLY_SHORT,
                short.hexes[0],
                severity=WARNING,
                color=supply.color.value,
                hexes=len(short.hexes),
                pieces=short.pieces,
                tiles=short.tiles,
            )
    for tile in _surplus(tiles):
        notebook.tile(Fault.SUPPLY_SURPLUS, tile.tile, pieces=tile.pieces, most=tile.most)
    for tile in tiles:
        if not tile.pieces and tile.most:
            notebook.tile(Fault.TILE_WITHOUT_PIECES, tile.tile)


def _surplus(tiles: tuple[TileSupply, ...]) -> Iterator[TileSupply]:
    return (tile for tile in tiles if tile.pieces > tile.most > 0)
