"""Construction: tiles and tokens of a turn, what they cost and where they may go (A-OP-8 to A-OP-16, P-OP-3 to P-OP-6).

* `pa20_lays(game, state, railway)`, `check_tile(game, state, railway, hex, tile, rotation)`: laying is free
* `junction_cost(game, place)`, `token_price(game, state, railway, place)`: construction cost, with the surcharge of a second
* `junction_places(game, state, railway)`, `check_junction_token(game, state, railway, place)`: where a token may go
* `check_removal(game, state, railway, place)`: giving up a junction

How much is done in the turn stands in `Pa20State.work`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.coords import SIDES
from engine.errors import Parameter, Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId, TileId
from engine.messages import Key
from engine.pa20.definitions import kind_of, railway_of, railways_of
from engine.pa20.junctions import (
    halves,
    is_border,
    is_dangling,
    junction_at,
    junctions_of,
    same_junction,
    tokens_at,
)
from engine.pa20.lines import homes_of, reach
from engine.pa20.state import extra, is_settled, note_settled
from engine.routes.junction_reach import building_reach
from engine.routes.lays import LayOption, check_lay, lays
from engine.routes.network import grid_of
from engine.routes.track_graph import Reach
from engine.state.board import Junction
from engine.state.game_state import GameState


def steps_left(game: Game, state: GameState, railway: CorporationId) -> int:
    """Tiles the railway may still lay in this turn: one a step (A-FM-4, A-OP-8, P-REG-5)."""
    return railway_of(game, railway).steps - len(extra(state).work.laid)


def tokens_left(game: Game, state: GameState, railway: CorporationId) -> int:
    """Tokens it may still place in this turn: as many as it has steps (P-OP-5, A-OP-14)."""
    return railway_of(game, railway).steps - extra(state).work.placed


SETTLED_FROM = 2
"""Rules version since which a home junction is kept until the railway's first token there, not whenever it has none."""


# --- tiles


def pa20_lays(game: Game, state: GameState, railway: CorporationId) -> tuple[LayOption, ...]:
    """Every tile the railway may lay now, free of charge (A-OP-8)."""
    if steps_left(game, state, railway) <= 0:
        return ()
    found = lays(
        game,
        state.board,
        railway,
        colors=game.phases[state.phase].colors,
        blocked=extra(state).work.laid,
        within=_building_reach(game, state, railway),
    )
    return tuple([msgspec.structs.replace(option, cost=0) for option in found])


def check_tile(
    game: Game, state: GameState, railway: CorporationId, hex_id: HexId, tile: TileId, rotation: int
) -> LayOption | Refusal:
    """The lay, or the first reason against it; the rules of tracks are those of every title (A-OP-8)."""
    work = extra(state).work
    if steps_left(game, state, railway) <= 0:
        steps = railway_of(game, railway).steps
        return Refusal(Key.NO_STEP_LEFT, "A-OP-8", {"corporation": railway, "steps": steps})
    if hex_id in work.laid:
        return Refusal(Key.HEX_BUILT_THIS_TURN, "A-OP-8", {"hex": hex_id})
    found = check_lay(
        game,
        state.board,
        railway,
        hex_id,
        tile=tile,
        rotation=rotation,
        colors=game.phases[state.phase].colors,
        within=_building_reach(game, state, railway),
    )
    return found if isinstance(found, Refusal) else msgspec.structs.replace(found, cost=0)


def _building_reach(game: Game, state: GameState, railway: CorporationId) -> Reach:
    """Where new track would continue the railway's line: also beyond a junction that it reaches and could have (A-OP-8)."""

    def has_room(hex_id: HexId, side: int) -> bool:
        place = junction_at(game, hex_id, side)
        return place is not None and _check_room(game, state, railway, next_slot(state, place)) is None

    homes = homes_of(game, state, railway)
    waiting = extra(state).gone, extra(state).settled
    return building_reach(game, state.board, railway, homes, has_room, room_key=waiting)


# --- what a token costs


def junction_cost(game: Game, place: Junction) -> int:
    """Half the sum of the terrain costs of the two hexes, and the river (A-OP-9). Raises `KeyError` where no junction is."""
    near, far = halves(game, place)
    river = max(dict(game.hexes[hex_id].rivers).get(side, 0) for hex_id, side in (near, far))
    return (_terrain_cost(game, near[0]) + _terrain_cost(game, far[0])) // 2 + river


def token_price(game: Game, state: GameState, place: Junction) -> int:
    """What a token costs now: on a junction that already has one the surcharge comes on top (P-REG-6)."""
    taken = bool(tokens_at(state.board, place))
    return junction_cost(game, place) + taken * railways_of(game).junctions.surcharge


def _terrain_cost(game: Game, hex_id: HexId) -> int:
    terrain = game.hexes[hex_id].terrain
    return game.title.terrain[terrain].standard if terrain else 0


# --- where tokens go


def junction_places(game: Game, state: GameState, railway: CorporationId) -> tuple[Junction, ...]:
    """Every place for the railway's next token, money aside; with their slots, in the order of the maps."""
    if tokens_left(game, state, railway) <= 0:
        return ()
    number, found = grid_of(game).number, []
    for reached in sorted(reach(game, state, railway).junctions, key=lambda place: (number[place.hex], place.side)):
        place = next_slot(state, reached)
        if check_junction_token(game, state, railway, place) is None:
            found.append(place)
    return tuple(found)


def next_slot(state: GameState, place: Junction) -> Junction:
    """The place for the next token on a junction: the lowest slot without one."""
    taken = {token.place.slot for token in tokens_at(state.board, place) if isinstance(token.place, Junction)}
    slot = next(number for number in range(len(taken) + 1) if number not in taken)
    return Junction(place.hex, place.side, slot)


def check_junction_token(game: Game, state: GameState, railway: CorporationId, place: Junction) -> Refusal | None:
    """Why the railway may not place a token there, money aside, or None."""
    if place.hex not in game.hexes or not 0 <= place.side < SIDES:
        return Refusal(Key.JUNCTION_UNKNOWN, "A-OP-9", {"hex": place.hex, "side": place.side})
    named = junction_at(game, place.hex, place.side, place.slot)
    if named != place:
        return Refusal(Key.JUNCTION_UNKNOWN, "A-OP-9", {"hex": place.hex, "side": place.side})
    if tokens_left(game, state, railway) <= 0:
        steps = railway_of(game, railway).steps
        return Refusal(Key.NO_TOKEN_LEFT, "P-OP-5", {"corporation": railway, "steps": steps})
    if any(isinstance(given_up, Junction) and same_junction(given_up, place) for given_up in extra(state).work.removed):
        return Refusal(Key.JUNCTION_GIVEN_UP, "A-OP-16", _named(game, place))
    return _check_room(game, state, railway, place) or _check_line(game, state, railway, place)


def _check_room(game: Game, state: GameState, railway: CorporationId, place: Junction) -> Refusal | None:
    """Whether the junction has room for this railway (A-OP-10, P-REG-6, A-OP-13); the slot must be the next one."""
    rules, there = railways_of(game).junctions, tokens_at(state.board, place)
    if any(token.corporation == railway for token in there):
        return Refusal(Key.JUNCTION_ALREADY_OWN, "A-OP-9", {"corporation": railway, **_named(game, place)})
    if there and kind_of(game, railway) not in rules.sharing:
        return Refusal(Key.JUNCTION_TAKEN, "A-OP-10", {"corporation": there[0].corporation, **_named(game, place)})
    if len(there) >= rules.tokens:
        return Refusal(Key.JUNCTION_FULL, "P-REG-6", {"limit": rules.tokens, **_named(game, place)})
    if place != next_slot(state, place):
        return Refusal(Key.JUNCTION_SLOT, "P-REG-6", {"slot": place.slot, **_named(game, place)})
    keeper = keeper_of(game, state, railway, place)
    if keeper is not None:
        return Refusal(Key.JUNCTION_KEPT, "A-OP-13", {"corporation": keeper, **_named(game, place)})
    return None


def _check_line(game: Game, state: GameState, railway: CorporationId, place: Junction) -> Refusal | None:
    """Whether the railway's line leads there, and what it may have once only (A-OP-9, P-OP-3, P-MAP-3)."""
    rules, own = railways_of(game).junctions, junctions_of(state.board, railway)
    if Junction(place.hex, place.side) not in reach(game, state, railway).junctions:
        return Refusal(Key.JUNCTION_OUT_OF_REACH, "A-OP-9", {"corporation": railway, **_named(game, place)})
    if is_border(game, place) and sum(is_border(game, other) for other in own) >= rules.border_tokens:
        return Refusal(Key.BORDER_TOKEN, "P-MAP-3", {"corporation": railway})
    if is_dangling(game, state.board, place):
        dangling = [other for other in own if is_dangling(game, state.board, other)]
        if len(dangling) >= rules.dangling_tokens:
            return Refusal(Key.DANGLING_TOKEN, "P-OP-3", {"corporation": railway, **_named(game, dangling[0])})
    return None


def keeper_of(game: Game, state: GameState, railway: CorporationId, place: Junction) -> CorporationId | None:
    """Another railway for which this junction of its home is still kept (A-OP-13)."""
    for hex_id, side in halves(game, place):
        for keeper, kept in kept_sides(game, state, hex_id, railway):
            if side in kept:
                return keeper
    return None


def kept_sides(
    game: Game, state: GameState, hex_id: HexId, railway: CorporationId | None = None
) -> Iterator[tuple[CorporationId, frozenset[int]]]:
    """Railways other than `railway` with the sides of their home hex that are kept for them now (A-OP-13).

    Without a side in the data, or where somebody has taken that one, the last free ones are kept: as many as railways wait for
    one there.
    """
    waiting = [other for other in _waiting_at(game, state, hex_id) if other != railway]
    if not waiting:
        return
    free = frozenset(
        side
        for side in range(SIDES)
        if (place := junction_at(game, hex_id, side)) is not None and not tokens_at(state.board, place)
    )
    named = {other: side for other in waiting if (side := railway_of(game, other).home_side) in free}
    for other, side in named.items():
        yield other, frozenset((side,))
    others = [other for other in waiting if other not in named]
    left = free.difference(named.values())
    if others and len(left) <= len(others):
        for other in others:
            yield other, left


def _waiting_at(game: Game, state: GameState, hex_id: HexId) -> Iterator[CorporationId]:
    """Railways in the game with their home here that have had no token on a junction of it."""
    for railway in railways_of(game).railways.values():
        if hex_id not in game.title.corporation[railway.id].homes or railway.id in extra(state).gone:
            continue
        if not is_settled(state, railway.id) and not _stands_at(game, state, railway.id, hex_id):
            yield railway.id


def _stands_at(game: Game, state: GameState, railway: CorporationId, hex_id: HexId) -> bool:
    own = junctions_of(state.board, railway)
    return any(half[0] == hex_id for place in own for half in halves(game, place))


def settle_at_home(game: Game, draft: GameState, railway: CorporationId) -> None:
    """After a token: nothing is kept any more for a railway that has one at home, even if it gives it up (A-OP-13, P-OP-6)."""
    if game.rules_version < SETTLED_FROM or is_settled(draft, railway):
        return
    if any(_stands_at(game, draft, railway, home) for home in game.title.corporation[railway].homes):
        note_settled(draft, railway)


# --- giving up


def check_removal(game: Game, state: GameState, railway: CorporationId, place: Junction) -> Refusal | None:
    """Why the railway may not take a token off there, or None: only its own (P-OP-6)."""
    if place not in junctions_of(state.board, railway):
        if (
            place.hex not in game.hexes
            or not 0 <= place.side < SIDES
            or junction_at(game, place.hex, place.side) is None
        ):
            return Refusal(Key.JUNCTION_UNKNOWN, "P-OP-6", {"hex": place.hex, "side": place.side})
        return Refusal(Key.NO_OWN_TOKEN, "P-OP-6", {"corporation": railway, **_named(game, place)})
    return None


def _named(game: Game, place: Junction) -> dict[str, Parameter]:
    """Both hexes of a junction, for sentences."""
    near, far = halves(game, place)
    return {"hex": near[0], "other_hex": far[0]}
