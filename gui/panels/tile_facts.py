"""The manifest in families: tiles that can follow one another, by colour, and what a tile upgrades to and from."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.data.definitions import Color, Face, Gauge, StopKind, Tile
from engine.game import Game
from engine.ids import HexId, TileId
from engine.routes.upgrades import COLOR_ORDER, Fit, fits, upgrades
from engine.state.faces import turned
from gui.places import place_name
from gui.texts import hex_name
from gui.words import word

translate = QCoreApplication.translate
CONTEXT: Final = "tiles"
_FEW: Final = 6
"""As many hexes are named; of more only the number is told."""


class Family(msgspec.Struct, frozen=True):
    """Tiles with the same stops and label, by colour in the order of upgrades; colours without a tile are left out.

    `prints` are hexes that begin with such a face printed on them: pieces of the chart that nobody has in the supply.
    """

    stops: tuple[StopKind, ...]
    label: str
    groups: tuple[tuple[Color, tuple[Tile, ...]], ...]
    prints: tuple[HexId, ...] = ()


def families(game: Game, *, gauge: Gauge | None = None, left: dict[TileId, int] | None = None) -> tuple[Family, ...]:
    """All tiles of a game; only those with track of `gauge`, and only those with pieces `left`, where these are given."""
    found: dict[tuple[tuple[StopKind, ...], str], dict[Color, list[Tile]]] = {}
    for tile in game.tiles.values():
        if gauge is not None and all(track.gauge is not gauge for track in tile.face.track):
            continue
        if left is not None and not left.get(tile.id):
            continue
        key = (_kinds(tile.face), tile.face.label)
        found.setdefault(key, {}).setdefault(tile.face.color, []).append(tile)
    prints = _printed(game)
    known = [
        Family(
            key[0],
            key[1],
            tuple((color, tuple(groups[color])) for color in COLOR_ORDER if color in groups),
            prints.get(key, ()),
        )
        for key, groups in found.items()
    ]
    return tuple(sorted(known, key=lambda family: (bool(family.label), len(family.stops), family.label)))


def _printed(game: Game) -> dict[tuple[tuple[StopKind, ...], str], tuple[HexId, ...]]:
    """Hexes with printed track that tiles may replace, by stops and label."""
    found: dict[tuple[tuple[StopKind, ...], str], tuple[HexId, ...]] = {}
    for hex_ in game.hexes.values():
        if hex_.buildable and hex_.face.track:
            key = (_kinds(hex_.face), hex_.face.label)
            found[key] = (*found.get(key, ()), hex_.id)
    return found


def _kinds(face: Face) -> tuple[StopKind, ...]:
    return tuple(sorted((stop.kind for stop in face.stops), key=lambda kind: kind.value))


_KINDS: Final = {
    StopKind.CITY: QT_TRANSLATE_NOOP("tiles", "city"),
    StopKind.TOWN: QT_TRANSLATE_NOOP("tiles", "town"),
    StopKind.OFFBOARD: QT_TRANSLATE_NOOP("tiles", "off-board area"),
    StopKind.PORT: QT_TRANSLATE_NOOP("tiles", "port"),
}


def family_text(family: Family, game: Game) -> str:
    """`plain track`, `city`, `2 × town`, `city, label P`; with the hexes that have such a face printed."""
    counts = Counter(family.stops)
    names = {kind: translate(CONTEXT, str(_KINDS[kind])) for kind in counts}
    parts = [names[kind] if count == 1 else f"{count} × {names[kind]}" for kind, count in counts.items()]
    text = ", ".join(parts) or translate("tiles", "plain track")
    if family.label:
        text = translate("tiles", "{kind}, label {label}").format(kind=text, label=family.label)
    if family.prints:
        places = ", ".join(place_name(hex_id, game) for hex_id in family.prints)
        shown = places if len(family.prints) <= _FEW else str(len(family.prints))
        text = translate("tiles", "{kind} · printed: {places}").format(kind=text, places=shown)
    return text


def successors(game: Game, tile: TileId) -> tuple[TileId, ...]:
    """Tiles that may replace this one."""
    return tuple(dict.fromkeys(upgrade.tile for upgrade in upgrades(game, game.tiles[tile].face)))


def predecessors(game: Game, tile: TileId) -> tuple[TileId, ...]:
    """Tiles that this one may replace."""
    new = game.tiles[tile].face
    return tuple(other.id for other in game.tiles.values() if _may_follow(other.face, new))


@lru_cache(maxsize=16384)
def _may_follow(old: Face, new: Face) -> bool:
    """Whether a tile may replace another in any rotation."""
    if new.color not in COLOR_ORDER or old.color not in COLOR_ORDER or old.label != new.label:
        return False
    if COLOR_ORDER.index(new.color) != COLOR_ORDER.index(old.color) + 1:
        return False
    return any(isinstance(fits(old, turned(new, rotation)), Fit) for rotation in range(6))


def prints_for(game: Game, tile: TileId) -> tuple[HexId, ...]:
    """Hexes whose print this tile may replace."""
    new = game.tiles[tile].face
    return tuple(hex_.id for hex_ in game.hexes.values() if hex_.buildable and _may_follow(hex_.face, new))


def tile_text(game: Game, tile: TileId, left: int) -> str:
    """Everything about a tile, in a sentence."""
    found = game.tiles[tile]
    parts = [
        translate("tiles", "Tile {tile}, {color}: {left} of {count} left").format(
            tile=tile, color=word("color", found.face.color.value), left=left, count=found.count
        )
    ]
    before, after, prints = predecessors(game, tile), successors(game, tile), prints_for(game, tile)
    if prints:
        names = ", ".join(hex_name(hex_id, game) for hex_id in prints)
        if len(prints) > _FEW:
            parts.append(translate("tiles", "laid on {count} printed hexes").format(count=len(prints)))
        else:
            parts.append(translate("tiles", "laid on {hexes}").format(hexes=names))
    if before:
        parts.append(translate("tiles", "replaces {tiles}").format(tiles=", ".join(before)))
    if after:
        parts.append(translate("tiles", "becomes {tiles}").format(tiles=", ".join(after)))
    else:
        parts.append(translate("tiles", "is never replaced"))
    return "; ".join(parts) + "."
