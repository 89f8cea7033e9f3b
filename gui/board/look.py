"""What each hex shows in a position, as values that can be compared: only hexes whose look changed are drawn anew."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

import msgspec

from engine.coords import Orientation
from engine.data.definitions import Color, Face, Hex, Title
from engine.geometry.hex_shapes import Point2
from engine.geometry.measures import SLOT
from engine.geometry.slots import slot_centres
from engine.geometry.track_lines import face_lines
from engine.ids import CorporationId, HexId
from engine.routes.junction_runs import location_value
from engine.state.board import Board, CitySlot, Place, Token
from engine.state.faces import turned
from gui.board.color_words import color_letter
from gui.board.crest import crest
from gui.board.drawing import Drawing, Op, disc, faded, fill, moved
from gui.board.junctions import (
    NO_MARKS,
    SCALE,
    Half,
    Railroad,
    SideMarks,
    buffer_stop,
    centre_on,
    letters_within,
    marks_of,
    railroad_of,
)
from gui.board.notes import Notes
from gui.theme import Theme

_KEPT = 0.5
"""How much of a crest is seen where a place is only kept for it: less than a token, enough to read."""


class Captions(msgspec.Struct, frozen=True):
    """Small print shown on demand."""

    hex_ids: bool = False
    tile_numbers: bool = False
    color_letters: bool = False


class Look(msgspec.Struct, frozen=True):
    """A hex as drawn; `kept` are corporations for which a token place is kept here, with that place."""

    face: Face
    laid: bool
    notes: Notes
    value_step: int
    tokens: tuple[Token, ...] = ()
    kept: tuple[tuple[CorporationId, CitySlot], ...] = ()
    sides: SideMarks = NO_MARKS


class Position(msgspec.Struct, frozen=True, eq=False):
    """Everything the board shows of a game.

    `blocked` tells the private that blocks a hex, `bonuses` the amount of the marker on it; `kept` which corporation a place
    of the hex is kept for (None: the printed homes of corporations without a token there). `railroad` is what the board says
    of railways on junctions (None: as printed); at `roomy` sides a token makes room for a second one.
    """

    board: Board = Board()
    value_step: int = 0
    blocked: Mapping[HexId, str] = {}
    bonuses: Mapping[HexId, int] = {}
    kept: Mapping[HexId, CorporationId] | None = None
    railroad: Railroad | None = None
    roomy: frozenset[Half] = frozenset()


def peaks_of(title: Title) -> dict[str, int]:
    """Number of peaks by terrain: 1 for the cheapest that costs anything."""
    costs = sorted({terrain.standard for terrain in title.terrains if terrain.standard})
    return {terrain.id: costs.index(terrain.standard) + 1 if terrain.standard else 0 for terrain in title.terrains}


def face_shown(title: Title, board: Board, hex_: Hex) -> Face:
    """Face of a hex in a position, turned as it lies."""
    laid = board.tiles.get(hex_.id)
    if laid is not None:
        return _as_counted(title, hex_.id, turned(title.tile[laid.tile].face, laid.rotation))
    return board.faces.get(hex_.id, hex_.face)


def _as_counted(title: Title, hex_id: HexId, face: Face) -> Face:
    """A laid face with the values that its stops count there, where the print may be worth more than the tile (A-REV-1)."""
    if title.railways is None:
        return face
    stops = tuple(
        stop
        if len(stop.revenue) > 1
        else msgspec.structs.replace(stop, revenue=(location_value(title, hex_id, face, index, 0),))
        for index, stop in enumerate(face.stops)
    )
    return face if stops == face.stops else msgspec.structs.replace(face, stops=stops)


def looks(
    title: Title, position: Position, captions: Captions, only: Collection[HexId] | None = None
) -> dict[HexId, Look]:
    """Look of every hex of a title, or of some."""
    tokens: dict[HexId, list[Token]] = {}
    for token in position.board.tokens:
        tokens.setdefault(token.place.hex, []).append(token)
    peaks = peaks_of(title)
    railroad = railroad_of(title, position.board.tokens) if position.railroad is None else position.railroad
    marks = _side_marks(title, position, railroad)
    letters = letters_within(title)
    return {
        hex_id: _look(
            title,
            position,
            captions,
            title.hexes[hex_id],
            tuple(tokens.get(hex_id, ())),
            peaks,
            marks.get(hex_id, NO_MARKS),
            railroad,
            letters.get(hex_id, ()),
        )
        for hex_id in (title.hexes if only is None else only)
    }


def _side_marks(title: Title, position: Position, railroad: Railroad) -> dict[HexId, SideMarks]:
    """Marks on the sides of hexes, in titles with tokens there."""
    if title.railways is None:
        return {}
    faces = {hex_.id: face_shown(title, position.board, hex_) for hex_ in title.hexes.values()}
    return marks_of(title, position.board, faces, position.roomy, railroad.kept)


def _look(
    title: Title,
    position: Position,
    captions: Captions,
    hex_: Hex,
    tokens: tuple[Token, ...],
    peaks: dict[str, int],
    sides: SideMarks,
    railroad: Railroad,
    letters: tuple[int, ...],
) -> Look:
    face = face_shown(title, position.board, hex_)
    laid = position.board.tiles.get(hex_.id)
    bare = laid is None and face.color is Color.WHITE
    terrain = hex_.terrain if bare else ""
    bonus = position.bonuses.get(hex_.id)
    notes = Notes(
        name=hex_.name,
        peaks=peaks.get(terrain, 0),
        cost=str(title.terrain[terrain].standard) if terrain else "",
        locked=hex_.id in position.board.locked,
        mark=f"+{bonus}" if bonus is not None else position.blocked.get(hex_.id, ""),
        captions=_captions(captions, hex_, face, None if laid is None else laid.tile),
        homes=railroad.homes.get(hex_.id, ()),
        goals=railroad.goals.get(hex_.id, ()),
        side_tokens=(
            *((side, tokens, side in sides.free_ends) for side, tokens in sides.taken),
            *((side, 0, False) for side in letters),
        ),
    )
    stepped = any(len(stop.revenue) > 1 for stop in face.stops)
    return Look(
        face=face,
        laid=laid is not None,
        notes=notes,
        value_step=position.value_step if stepped else 0,
        tokens=tuple(token for token in tokens if isinstance(token.place, CitySlot)),
        kept=_kept(title, position, hex_, face, tokens),
        sides=sides,
    )


def _captions(captions: Captions, hex_: Hex, face: Face, tile: str | None) -> tuple[str, ...]:
    texts = []
    if captions.hex_ids:
        texts.append(hex_.label_name)
    letter = color_letter(face.color) if captions.color_letters else ""
    number = f"#{tile}" if captions.tile_numbers and tile is not None else ""
    if letter or number:
        texts.append(" ".join(part for part in (number, letter) if part))
    return tuple(texts)


def _kept(
    title: Title, position: Position, hex_: Hex, face: Face, tokens: tuple[Token, ...]
) -> tuple[tuple[CorporationId, CitySlot], ...]:
    """The reservation of a hex in its first free place, unless the corporation already stands there (R-3.3.3)."""
    owner = hex_.home_of if position.kept is None else position.kept.get(hex_.id)
    if owner is None or owner not in title.corporation or any(token.corporation == owner for token in tokens):
        return ()
    taken = {token.place for token in tokens}
    for index, stop in enumerate(face.stops):
        for slot in range(stop.slots):
            place = CitySlot(hex_.id, index, slot)
            if place not in taken:
                return ((owner, place),)
    return ()


def token_place(
    face: Face, orientation: Orientation, place: Place, sides: SideMarks = NO_MARKS
) -> tuple[Point2, float]:
    """Centre and scale of the token at a place of a hex with this face; places the face lacks fall to the centre.

    On a side with two tokens, or room for a second, each has its half.
    """
    if isinstance(place, CitySlot):
        if place.stop < len(face.stops):
            centres = slot_centres(face.stops[place.stop], face_lines(face, orientation).stops[place.stop])
            if place.slot < len(centres):
                return centres[place.slot], 1.0
        return (0.0, 0.0), 1.0
    tokens = max(dict(sides.taken).get(place.side, 1), place.slot + 1)
    return centre_on(place.side, place.slot, tokens, orientation), SCALE


@lru_cache(maxsize=8)
def crest_numbers(title_corporations: tuple[CorporationId, ...]) -> dict[CorporationId, int]:
    """Number of each corporation in the title, which picks its pattern."""
    return {corporation: number for number, corporation in enumerate(title_corporations)}


def corporation_crest(title: Title, corporation: CorporationId, theme: Theme) -> Drawing:
    """Crest of a corporation of a title. Raises `KeyError` for an unknown one."""
    found = title.corporation[corporation]
    return crest(found.id, found.color, crest_numbers(tuple(title.corporation))[corporation], theme)


def token_drawing(title: Title, look: Look, orientation: Orientation, theme: Theme) -> Drawing:
    """Tokens on a hex and, dimmed, the crests of corporations a place is kept for."""
    ops: list[Op] = []
    for corporation, place in look.kept:
        (x, y), scale = token_place(look.face, orientation, place)
        ops += moved(faded(corporation_crest(title, corporation, theme), _KEPT), x, y, scale)
    for token in look.tokens:
        (x, y), scale = token_place(look.face, orientation, token.place)
        ops += moved(corporation_crest(title, token.corporation, theme), x, y, scale)
    return (*ops, *_side_drawing(title, look, orientation, theme))


def _side_drawing(title: Title, look: Look, orientation: Orientation, theme: Theme) -> Drawing:
    """Tokens on the sides, free ends, and dimmed the crests of railways a side is kept for."""
    ops: list[Op] = []
    for side in look.sides.free_ends:
        ops += buffer_stop(side, orientation, theme)
    counts = dict(look.sides.taken)
    for side, corporation in look.sides.kept:
        x, y = centre_on(side, 0, 1, orientation)
        # On a ground of its own: through a pale crest alone the track's end would be seen, and not the crest.
        ground = fill(disc(SLOT), theme.stop_fill)
        ops += moved((ground, *faded(corporation_crest(title, corporation, theme), _KEPT)), x, y, SCALE)
    for side, slot, corporation in look.sides.tokens:
        x, y = centre_on(side, slot, counts.get(side, 1), orientation)
        ops += moved(corporation_crest(title, corporation, theme), x, y, SCALE)
    return tuple(ops)
