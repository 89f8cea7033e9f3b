"""Pieces of maps as values: hexes that keep their places to each other, turned and mirrored.

Places in a block count steps over side 0 and over side 1 of a hex, so that a block of flat hexes lies on a pointy map as well
and a turn by 60 degrees is whole numbers. Turns are clockwise; a mirrored block is reflected in the line through sides 0 and 3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from engine.coords import SIDES, Cell, Orientation, neighbour
from engine.data.definitions import STOP, Track
from engine.data.raw import FileShape, HexShape
from engine.data.tile_code import parse_track, print_track

MAX_HEXES = 4_000
"""Hexes of one map; four times the largest anybody draws."""
_FAR = 2_000
Step = Annotated[int, Meta(ge=-_FAR, le=_FAR)]


class BlockHex(FileShape, frozen=True):
    """A hex of a block: steps over side 0 and side 1 from the anchor, and what is printed on it."""

    over_0: Step
    over_1: Step
    face: HexShape


class Block(FileShape, frozen=True):
    """Hexes that keep their places to each other; the first is the anchor, at `(0, 0)`."""

    hexes: Annotated[tuple[BlockHex, ...], Meta(min_length=1, max_length=MAX_HEXES)]


def turned_side(side: int, turns: int, *, mirrored: bool) -> int:
    """Where a side comes to lie, mirrored first if at all."""
    return ((-side if mirrored else side) + turns) % SIDES


def turned_block(block: Block, steps: int = 1) -> Block:
    """The block turned about its anchor."""
    for _ in range(steps % SIDES):
        block = Block(
            hexes=tuple(
                BlockHex(over_0=-hex_.over_1, over_1=hex_.over_0 + hex_.over_1, face=_with_sides(hex_.face, _next))
                for hex_ in block.hexes
            )
        )
    return block


def mirrored_block(block: Block) -> Block:
    """The block reflected in the line through sides 0 and 3 of its anchor."""
    return Block(
        hexes=tuple(
            BlockHex(over_0=hex_.over_0 + hex_.over_1, over_1=-hex_.over_1, face=_with_sides(hex_.face, _reflected))
            for hex_ in block.hexes
        )
    )


def block_cells(block: Block, at: Cell, orientation: Orientation) -> tuple[Cell, ...]:
    """Where the hexes of a block lie when its anchor lies on a cell."""
    return tuple(_cell(at, hex_, orientation) for hex_ in block.hexes)


def _next(side: int) -> int:
    return (side + 1) % SIDES


def _reflected(side: int) -> int:
    return -side % SIDES


def steps_between(start: Cell, end: Cell, orientation: Orientation) -> tuple[int, int]:
    """Steps over side 0 and side 1 that lead from one cell to another."""
    (ax, ay), (bx, by) = (neighbour(Cell(0, 0), side, orientation) for side in (0, 1))
    dx, dy = end.x - start.x, end.y - start.y
    area = ax * by - ay * bx
    return (dx * by - dy * bx) // area, (ax * dy - ay * dx) // area


def _cell(at: Cell, hex_: BlockHex, orientation: Orientation) -> Cell:
    (ax, ay), (bx, by) = (neighbour(Cell(0, 0), side, orientation) for side in (0, 1))
    return Cell(at.x + hex_.over_0 * ax + hex_.over_1 * bx, at.y + hex_.over_0 * ay + hex_.over_1 * by)


def _with_sides(shape: HexShape, to: Callable[[int], int]) -> HexShape:
    """What is printed with all sides changed."""
    return replace(
        shape,
        track=tuple(_track(text, to) for text in shape.track),
        impassable=tuple(map(to, shape.impassable)),
        rivers=tuple((to(side), cost) for side, cost in shape.rivers),
        side_names=tuple((to(side), name) for side, name in shape.side_names),
        links=tuple((to(side), other, other_side) for side, other, other_side in shape.links),
    )


def _track(text: str, to: Callable[[int], int]) -> str:
    try:
        track = parse_track(text)
    except ValueError:
        return text  # It is told by the checks and goes along as it is.
    a, b = sorted(end if end >= STOP else to(end) for end in (track.a, track.b))
    return print_track(Track(a, b, track.gauge))


def block_text(block: Block) -> str:
    """A block as JSON, for the clipboard."""
    return msgspec.json.encode(block).decode()


def block_of(text: str) -> Block | None:
    """The block that a text of the clipboard is, None for any other text."""
    try:
        return msgspec.json.decode(text, type=Block)
    except (msgspec.MsgspecError, ValueError):
        return None
