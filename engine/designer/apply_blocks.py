"""Edits that put a block of hexes down on a map, as a copy or together with all that names its hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from engine.coords import Cell
from engine.data.raw import HexShape, MapShape
from engine.data.title_files import TitleFiles
from engine.designer.blocks import (
    MAX_HEXES,
    Block,
    BlockHex,
    block_cells,
    mirrored_block,
    steps_between,
    turned_block,
    turned_side,
)
from engine.designer.edits import MoveHexes, PasteHexes
from engine.designer.map_names import renamed_hexes
from engine.designer.places import cell_of, hex_id, locate, map_index, name_at, with_map
from engine.errors import DataError
from engine.geometry.hex_shapes import Point2, centre, side_direction
from engine.ids import HexId
from engine.messages import Key


def take_block(files: TitleFiles, hexes: Iterable[HexId]) -> Block:
    """A copy of hexes of one map; the last one given is the anchor. Homes and links stay with the original.

    Raises `DataError` for an unknown hex, and for hexes of several maps.
    """
    wanted = tuple(dict.fromkeys(hexes))
    index, anchor = locate(files, wanted[-1])
    map_ = files.maps[index]
    found = []
    for hex_ in (wanted[-1], *wanted[:-1]):
        other, name = locate(files, hex_)
        if other != index:
            raise DataError(Key.VALUE_NOT_ALLOWED, file=files.path(files.title.maps[other]), place="hexes", value=hex_)
        over = steps_between(cell_of(anchor), cell_of(name), map_.orientation)
        found.append(BlockHex(over_0=over[0], over_1=over[1], face=replace(map_.hexes[name], home_of=None, links=())))
    return Block(hexes=tuple(found))


def _names(files: TitleFiles, index: int, block: Block, at: Cell) -> dict[str, HexShape]:
    """The hexes of a block by the names they get on a map. Raises `DataError` where a name cannot be."""
    map_ = files.maps[index]
    file = files.path(files.title.maps[index])
    first = next((cell_of(name) for name in map_.hexes), at)
    found = {}
    for cell, hex_ in zip(block_cells(block, at, map_.orientation), block.hexes, strict=True):
        name = name_at(cell)
        if name is None or (sum(cell) - sum(first)) % 2:
            raise DataError(Key.HEX_OFF_GRID, file=file, place="hexes", hex=name or f"({cell.x}, {cell.y})")
        found[name] = hex_.face
    return found


def _in_order(map_: MapShape, fresh: Mapping[str, HexShape]) -> dict[str, HexShape]:
    """The hexes of a map with others in place of some and new ones where they come on paper."""
    waiting = sorted((name for name in fresh if name not in map_.hexes), key=_reading)
    merged: dict[str, HexShape] = {}
    for name, old in map_.hexes.items():
        while waiting and _reading(waiting[0]) < _reading(name):
            added = waiting.pop(0)
            merged[added] = fresh[added]
        merged[name] = fresh.get(name, old)
    merged.update((name, fresh[name]) for name in waiting)
    return merged


def _reading(name: str) -> tuple[int, int]:
    cell = cell_of(name)
    return cell.y, cell.x


def paste_hexes(files: TitleFiles, edit: PasteHexes) -> TitleFiles:
    """Hexes that lie there take the print and keep their links and homes. Raises `DataError` off the grid."""
    index = map_index(files, edit.map)
    map_ = files.maps[index]
    fresh = _names(files, index, edit.block, edit.at)
    for name, shape in fresh.items():
        old = map_.hexes.get(name)
        if old is not None:
            fresh[name] = replace(shape, home_of=old.home_of, links=old.links)
    hexes = _in_order(map_, fresh)
    if len(hexes) > MAX_HEXES:
        file = files.path(files.title.maps[index])
        raise DataError(Key.TOO_MANY, file=file, place="hexes", count=len(hexes), limit=MAX_HEXES)
    return with_map(files, index, replace(map_, hexes=hexes))


def move_hexes(files: TitleFiles, edit: MoveHexes) -> TitleFiles:
    """Homes, links, powers, destinations and events follow. The last hex given is the anchor and comes to lie on `at`.

    Raises `DataError` off the grid, for hexes of several maps, and where another hex lies.
    """
    wanted = tuple(dict.fromkeys(edit.hexes))
    index, _ = locate(files, wanted[-1])
    map_ = files.maps[index]
    olds = [locate(files, hex_)[1] for hex_ in (wanted[-1], *wanted[:-1])]
    block = take_block(files, wanted)
    # Here homes and links go along.
    block = Block(
        hexes=tuple(replace(hex_, face=map_.hexes[name]) for hex_, name in zip(block.hexes, olds, strict=True))
    )
    if edit.mirrored:
        block = mirrored_block(block)
    fresh = _names(files, index, turned_block(block, edit.turns), edit.at)
    kept = {name: shape for name, shape in map_.hexes.items() if name not in olds}
    for name in fresh:
        if name in kept:
            file = files.path(files.title.maps[index])
            raise DataError(Key.DUPLICATE_ID, file=file, place="hexes", id=hex_id(files, index, name))
    news = {hex_id(files, index, old): hex_id(files, index, new) for old, new in zip(olds, fresh, strict=True)}

    def to(side: int) -> int:
        return turned_side(side, edit.turns, mirrored=edit.mirrored)

    names = dict(zip(olds, fresh, strict=True))
    # Each stays at its place in the file.
    hexes = {
        names.get(name, name): fresh[names[name]] if name in names else shape for name, shape in map_.hexes.items()
    }
    changed = replace(map_, hexes=hexes)
    if not kept:
        changed = _with_moved_land(changed, cell_of(olds[0]), edit)
    moved = with_map(files, index, changed)
    moved = replace(moved, maps=tuple(_with_turned_links(shape, news, to) for shape in moved.maps))
    return renamed_hexes(moved, lambda name: news.get(HexId(name), name))


def _with_moved_land(map_: MapShape, anchor: Cell, edit: MoveHexes) -> MapShape:
    """The outlines of land go along with a whole map."""
    old, new = centre(anchor, map_.orientation), centre(edit.at, map_.orientation)
    ax, ay = side_direction(0, map_.orientation)

    def moved(point: tuple[int, int]) -> tuple[int, int]:
        x, y = point[0] / 1000 - old[0], point[1] / 1000 - old[1]
        if edit.mirrored:
            along = x * ax + y * ay
            x, y = 2 * along * ax - x, 2 * along * ay - y
        # Clockwise with y to the south.
        (c, s) = _TURNS[edit.turns % len(_TURNS)]
        return round(1000 * (x * c - y * s + new[0])), round(1000 * (x * s + y * c + new[1]))

    land = tuple(tuple(map(moved, ring)) for ring in map_.land)
    return replace(map_, land=land)


_HALF_ROOT: float = 3**0.5 / 2
_TURNS: tuple[Point2, ...] = (
    (1.0, 0.0),
    (0.5, _HALF_ROOT),
    (-0.5, _HALF_ROOT),
    (-1.0, 0.0),
    (-0.5, -_HALF_ROOT),
    (0.5, -_HALF_ROOT),
)
"""Cosine and sine of whole turns by 60 degrees."""


def _with_turned_links(map_: MapShape, moved: Mapping[HexId, HexId], to: Callable[[int], int]) -> MapShape:
    """Links to moved hexes meet them at another side; which hex it is by then is told later."""
    changed = {
        name: replace(
            shape,
            links=tuple(
                (side, other, to(other_side) if HexId(other) in moved else other_side)
                for side, other, other_side in shape.links
            ),
        )
        for name, shape in map_.hexes.items()
        if any(HexId(other) in moved for _, other, _ in shape.links)
    }
    return replace(map_, hexes=map_.hexes | changed) if changed else map_
