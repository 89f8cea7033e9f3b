"""Railways on junctions as the board shows them: tokens on both sides of a link, free ends, kept junctions, homes, goals."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

import msgspec

from engine.coords import Orientation, neighbour, opposite
from engine.data.adjacency import neighbours_of
from engine.data.definitions import Face, Title
from engine.geometry.hex_shapes import Point2, corner, side_direction, side_middle
from engine.geometry.measures import BUFFER_STOP, JUNCTION, LINK_LETTER, LINK_LETTER_AT, SLOT
from engine.geometry.slots import junction_centres
from engine.ids import CorporationId, HexId
from engine.state.board import Board, Junction, Place, Token
from gui.board.drawing import Drawing, disc, fill, lines, stroke
from gui.board.lettering import Hand, lettered, text_path, text_size
from gui.theme import Theme

Half: TypeAlias = tuple[HexId, int]
"""A hex and one of its sides."""
Around: TypeAlias = dict[HexId, tuple[Half | None, ...]]
"""What lies across the sides of every hex."""

SCALE = JUNCTION / SLOT
"""Size of a token on a side against one in a city."""
_KEPT = 8
_around: dict[int, tuple[Title, Around]] = {}


class SideMarks(msgspec.Struct, frozen=True):
    """What a hex shows on its sides.

    `tokens` are `(side, slot, owner)` drawn here; `taken` the sides with tokens and how many stand there, whoever draws them;
    `free_ends` the sides at which a token here or across has no track of this hex; `kept` are `(side, owner)`.
    """

    tokens: tuple[tuple[int, int, CorporationId], ...] = ()
    taken: tuple[tuple[int, int], ...] = ()
    free_ends: tuple[int, ...] = ()
    kept: tuple[tuple[int, CorporationId], ...] = ()


NO_MARKS = SideMarks()


class Railroad(msgspec.Struct, frozen=True):
    """What the board says of railways beside their tokens: kept sides, and signs of homes and goals by hex."""

    kept: Mapping[Half, CorporationId] = {}
    homes: Mapping[HexId, tuple[str, ...]] = {}
    goals: Mapping[HexId, tuple[str, ...]] = {}


def around_of(title: Title) -> Around:
    """What lies across every side of a title's maps; remembered for the last few titles."""
    known = _around.get(id(title))
    if known is None or known[0] is not title:
        while len(_around) >= _KEPT:
            _around.pop(next(iter(_around)))
        known = _around[id(title)] = (title, neighbours_of(title))
    return known[1]


def halves_of(title: Title, place: Junction) -> tuple[Half, ...]:
    """Both sides of a junction, one where nothing lies across."""
    beyond = around_of(title)[place.hex][place.side]
    near = (place.hex, place.side)
    return (near,) if beyond is None else (near, beyond)


def drawn_halves(title: Title, place: Junction) -> tuple[Half, ...]:
    """The sides on which a token of a junction is drawn: on each map once."""
    found = halves_of(title, place)
    across = len(found) > 1 and title.hexes[found[0][0]].map != title.hexes[found[1][0]].map
    return found if across else found[:1]


def touches(title: Title, place: Place, hex_id: HexId) -> bool:
    """Whether a token place lies in a hex or on one of its sides."""
    if isinstance(place, Junction):
        return any(half[0] == hex_id for half in halves_of(title, place))
    return place.hex == hex_id


def order_in(title: Title, place: Place, hex_id: HexId) -> tuple[int, int]:
    """Where a token place comes among those of a hex: its side as that hex counts it, or its stop, then its slot."""
    if isinstance(place, Junction):
        return next((side for half, side in halves_of(title, place) if half == hex_id), place.side), place.slot
    return place.stop, place.slot


def centre_on(side: int, slot: int, tokens: int, orientation: Orientation) -> Point2:
    """Where the token of a slot stands on a side with so many tokens."""
    centres = junction_centres(side, tokens, orientation)
    return centres[min(slot, len(centres) - 1)]


def marks_of(
    title: Title, board: Board, faces: Mapping[HexId, Face], roomy: Collection[Half], kept: Mapping[Half, CorporationId]
) -> dict[HexId, SideMarks]:
    """Marks of all hexes that have any; `roomy` are sides where the token makes room for a second one."""
    drawn: dict[HexId, list[tuple[int, int, CorporationId]]] = {}
    counts: dict[Half, int] = {}
    for token in board.tokens:
        if isinstance(token.place, Junction):
            for half in halves_of(title, token.place):
                counts[half] = counts.get(half, 0) + 1
            for hex_id, side in drawn_halves(title, token.place):
                drawn.setdefault(hex_id, []).append((side, token.place.slot, token.corporation))
    held: dict[HexId, list[tuple[int, CorporationId]]] = {}
    for (hex_id, side), owner in kept.items():
        if (hex_id, side) not in counts:
            held.setdefault(hex_id, []).append((side, owner))
    taken: dict[HexId, list[tuple[int, int]]] = {}
    for half, count in _shown(title, counts, kept, roomy).items():
        taken.setdefault(half[0], []).append((half[1], count))
    return {
        hex_id: SideMarks(
            tuple(drawn.get(hex_id, ())),
            tuple(sorted(taken.get(hex_id, ()))),
            tuple(
                sorted(
                    side
                    for side, _ in taken.get(hex_id, ())
                    if (hex_id, side) in counts and not _leads(faces[hex_id], side)
                )
            ),
            tuple(held.get(hex_id, ())),
        )
        for hex_id in {*drawn, *held, *taken}
    }


def _shown(
    title: Title, counts: Mapping[Half, int], kept: Mapping[Half, CorporationId], roomy: Collection[Half]
) -> dict[Half, int]:
    """How many tokens each side has room for in the picture: those there, one more where asked for, one that is kept."""
    shown = dict(counts)
    for half in kept:
        beyond = around_of(title)[half[0]][half[1]]
        for side in (half, beyond):
            if side is not None:
                shown.setdefault(side, 1)
    for half in roomy:
        shown[half] = 2
    return shown


def _leads(face: Face, side: int) -> bool:
    return any(side in (track.a, track.b) for track in face.track)


def railroad_of(
    title: Title,
    tokens: Iterable[Token] = (),
    gone: Collection[CorporationId] = (),
    reached: Mapping[CorporationId, Collection[int]] = {},
) -> Railroad:
    """Homes of railways without a token there, and destinations not yet reached; `gone` are out of the game."""
    railways = title.railways
    if railways is None:
        return Railroad()
    standing: set[tuple[CorporationId, HexId]] = set()
    for token in tokens:
        if isinstance(token.place, Junction):
            standing |= {(token.corporation, hex_id) for hex_id, _ in halves_of(title, token.place)}
    kept: dict[Half, CorporationId] = {}
    homes: dict[HexId, tuple[str, ...]] = {}
    goals: dict[HexId, tuple[str, ...]] = {}
    for railway in railways.railways.values():
        if railway.id in gone:
            continue
        for home in title.corporation[railway.id].homes:
            if (railway.id, home) in standing:
                continue
            if railway.home_side is None:
                homes[home] = (*homes.get(home, ()), railway.id)
            else:
                kept[home, railway.home_side] = railway.id
        for number, destination in enumerate(railway.destinations):
            if number not in reached.get(railway.id, ()):
                for hex_id in destination.hexes:
                    goals[hex_id] = (*goals.get(hex_id, ()), railway.id)
    return Railroad(kept, homes, goals)


def buffer_stop(side: int, orientation: Orientation, theme: Theme) -> Drawing:
    """The end of a line without track: a buffer stop on the empty side of a token."""
    x, y = side_middle(side, orientation)
    out_x, out_y = side_direction(side, orientation)
    along_x, along_y = side_direction(side + 1.5, orientation)
    near, far, half = JUNCTION + 0.01, JUNCTION + BUFFER_STOP - 0.03, 0.13

    def at(inward: float, along: float) -> Point2:
        return x - out_x * inward + along_x * along, y - out_y * inward + along_y * along

    bars = lines(
        [at(far, -half), at(far, half)],
        [at(near, -half / 2), at(far, -half / 2)],
        [at(near, half / 2), at(far, half / 2)],
    )
    return stroke(bars, theme.halo, 0.085), stroke(bars, theme.warning, 0.042)


def link_letters(title: Title) -> dict[Half, str]:
    """A letter for every link between two maps, the same on both of its sides."""
    found: dict[Half, str] = {}
    for map_ in title.maps:
        for hex_ in map_.hexes:
            for side, other, end in hex_.links:
                if (hex_.id, side) not in found:
                    letter = chr(ord("A") + len(found) // 2 % 26)
                    found[hex_.id, side] = found[other, end] = letter
    return found


_NAME = 0.2


def letters_within(title: Title) -> dict[HexId, tuple[int, ...]]:
    """Hexes within which letters of links stand, by the sides they stand behind: they lie across on the same map."""
    places = {(hex_.map, hex_.cell): hex_.id for hex_ in title.hexes.values()}
    found: dict[HexId, tuple[int, ...]] = {}
    for map_ in title.maps:
        for hex_ in map_.hexes:
            for side, _, _ in hex_.links:
                across = places.get((map_.id, neighbour(hex_.cell, side, map_.orientation)))
                if across is not None:
                    found[across] = (*found.get(across, ()), opposite(side))
    return found


"""Radius of a link's letter, and how far beyond the side it stands."""


def link_point(side: int, orientation: Orientation) -> Point2:
    """Where the letter of a link stands."""
    x, y = side_middle(side, orientation)
    out_x, out_y = side_direction(side, orientation)
    return x + out_x * LINK_LETTER_AT, y + out_y * LINK_LETTER_AT


def link_drawing(side: int, letter: str, beyond: str, orientation: Orientation, theme: Theme) -> Drawing:
    """A side that leads to another map: a gate on the side, a letter beyond it, and where it leads to (may be empty)."""
    ends = [corner(side - 1, orientation), corner(side, orientation)]
    gate = lines(ends)
    at_x, at_y = link_point(side, orientation)
    out_x, out_y = side_direction(side, orientation)
    drawing = [
        stroke(gate, theme.halo, 0.11),
        stroke(gate, theme.accent, 0.075, dashes=(1.0, 0.8)),
        fill(disc(LINK_LETTER, at_x, at_y), theme.accent),
        stroke(disc(LINK_LETTER, at_x, at_y), theme.halo, 0.02),
        fill(text_path(letter, Hand.FIGURE, 0.19, at_x, at_y), theme.accent_text),
    ]
    if beyond:
        # Beside the letter where the side is a steep one, else above or below it.
        aside = LINK_LETTER + 0.06 + text_size(beyond, Hand.NAME, _NAME)[0] / 2
        x = at_x if abs(out_x) < 0.1 else at_x + (aside if out_x > 0 else -aside)
        y = at_y if abs(out_x) >= 0.1 else at_y + (0.27 if out_y > 0 else -0.27)
        drawing += lettered(text_path(beyond, Hand.NAME, _NAME, x, y), theme.name, theme.halo, 0.06)
    return tuple(drawing)


def link_light(side: int, orientation: Orientation, theme: Theme) -> Drawing:
    """A link that the pointer means, on either map."""
    gate = lines([corner(side - 1, orientation), corner(side, orientation)])
    at_x, at_y = link_point(side, orientation)
    return (
        stroke(gate, theme.halo, 0.2),
        stroke(gate, theme.legal, 0.15),
        stroke(disc(LINK_LETTER + 0.07, at_x, at_y), theme.halo, 0.1),
        stroke(disc(LINK_LETTER + 0.07, at_x, at_y), theme.legal, 0.06),
    )


__all__ = [
    "NO_MARKS",
    "SCALE",
    "Half",
    "Railroad",
    "SideMarks",
    "around_of",
    "buffer_stop",
    "centre_on",
    "drawn_halves",
    "halves_of",
    "letters_within",
    "link_drawing",
    "link_letters",
    "link_light",
    "link_point",
    "marks_of",
    "railroad_of",
    "touches",
]
