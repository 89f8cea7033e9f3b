"""Station tokens: where a corporation may place one (R-3.3), its home (R-2.3.6), and places without connection (R-3.3.6).

* `token_places(game, board, corporation, standing) -> tuple[CitySlot, …]`: one slot per city, map order
* `check_token(game, board, corporation, place, standing, unplaced=…) -> Refusal | None`
* `home_places`, `check_home`: at the start of a corporation (R-2.3.6, R-2.3.7); no place = it cannot start
* `teleport_places`, `check_teleport`: in the hexes a private opens

`Standing` tells which corporations have their home token already, which are closed; those outside `game.order` are out of
the game. Switches: `removed_home_reserved` (RUL-27) and `closed_home_reserved` (RUL-28), each a reserved, b free.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec

from engine.data.definitions import StopKind
from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.messages import Key
from engine.routes.track_graph import Reach, reach
from engine.state.board import Board, CitySlot, Place, Token
from engine.state.faces import face_at


class Standing(msgspec.Struct, frozen=True):
    """State of the corporations as far as home tokens go: `started` have placed theirs, `closed` were closed since (R-2.3.8)."""

    started: frozenset[CorporationId] = frozenset()
    closed: frozenset[CorporationId] = frozenset()


def token_places(
    game: Game, board: Board, corporation: CorporationId, standing: Standing, *, within: Reach | None = None
) -> tuple[CitySlot, ...]:
    """Legal places for the corporation's next token (R-3.3.1 to R-3.3.3): the first free slot of each city.

    `within` replaces the reach from its tokens. Whether a token and the right to place it are left is the step's business.
    """
    reached = reach(game, board, corporation) if within is None else within
    return tuple(_allowed(game, board, corporation, standing, reached.cities))


def check_token(
    game: Game,
    board: Board,
    corporation: CorporationId,
    place: Place,
    standing: Standing,
    *,
    unplaced: int = 1,
    within: Reach | None = None,
) -> Refusal | None:
    """Why the corporation may not place a token there, or None; any free slot of a city will do."""
    if unplaced <= 0:
        return Refusal(Key.TOKEN_NONE_LEFT, "R-3.3.1", {"corporation": corporation})
    refusal = _check_place(game, board, corporation, place, standing)
    if refusal is not None:
        return refusal
    reached = reach(game, board, corporation) if within is None else within
    assert isinstance(place, CitySlot)
    if (place.hex, place.stop) not in reached.cities:
        return Refusal(Key.TOKEN_OUT_OF_REACH, "R-3.3.1", {"hex": place.hex})
    return None


def home_places(game: Game, board: Board, corporation: CorporationId, standing: Standing) -> tuple[CitySlot, ...]:
    """Places for the home token, one per city with a free slot not kept for another corporation (R-2.3.6)."""
    homes = game.title.corporation[corporation].homes
    return tuple(_allowed(game, board, corporation, standing, _cities(game, board, homes)))


def check_home(
    game: Game, board: Board, corporation: CorporationId, place: Place, standing: Standing
) -> Refusal | None:
    """Why a corporation may not start there, or None."""
    homes = game.title.corporation[corporation].homes
    if place.hex not in homes:
        return Refusal(Key.TOKEN_NOT_A_HOME, "R-2.3.6", {"hex": place.hex, "hexes": homes})
    return _check_place(game, board, corporation, place, standing)


def teleport_places(
    game: Game, board: Board, corporation: CorporationId, hexes: Iterable[HexId], standing: Standing
) -> tuple[CitySlot, ...]:
    """Places for a token without connection in the cities of the given hexes (R-3.3.6)."""
    return tuple(_allowed(game, board, corporation, standing, _cities(game, board, hexes)))


def check_teleport(
    game: Game,
    board: Board,
    corporation: CorporationId,
    place: Place,
    standing: Standing,
    *,
    hexes: Collection[HexId],
    unplaced: int = 1,
) -> Refusal | None:
    """Why no token may be placed there without connection, or None."""
    if unplaced <= 0:
        return Refusal(Key.TOKEN_NONE_LEFT, "R-3.3.1", {"corporation": corporation})
    if place.hex not in hexes:
        return Refusal(Key.TOKEN_NOT_A_TELEPORT, "R-3.3.6", {"hex": place.hex, "hexes": tuple(hexes)})
    return _check_place(game, board, corporation, place, standing)


def free_slots(game: Game, board: Board, hex_id: HexId, stop: int) -> tuple[int, ...]:
    """Free slots of a city, whoever they are kept for."""
    slots = face_at(game, board, hex_id).stops[stop].slots
    taken = {token.place.slot for token in board.tokens_in(hex_id) if _in_city(token, stop)}
    return tuple(slot for slot in range(slots) if slot not in taken)


def _in_city(token: Token, stop: int) -> bool:
    return isinstance(token.place, CitySlot) and token.place.stop == stop


def _cities(game: Game, board: Board, hexes: Iterable[HexId]) -> Iterator[tuple[HexId, int]]:
    for hex_id in hexes:
        for index, stop in enumerate(face_at(game, board, hex_id).stops):
            if stop.kind is StopKind.CITY:
                yield hex_id, index


def _allowed(
    game: Game,
    board: Board,
    corporation: CorporationId,
    standing: Standing,
    cities: Iterable[tuple[HexId, int]],
) -> Iterator[CitySlot]:
    for city in cities:
        if _check_city(game, board, corporation, city, standing) is None:
            yield CitySlot(*city, free_slots(game, board, *city)[0])


def _check_place(
    game: Game, board: Board, corporation: CorporationId, place: Place, standing: Standing
) -> Refusal | None:
    """City and slot exist, the slot is free, and the city takes the corporation's token (R-3.3.2, R-3.3.3)."""
    stops = face_at(game, board, place.hex).stops if place.hex in game.hexes else ()
    if (
        not isinstance(place, CitySlot)
        or not 0 <= place.stop < len(stops)
        or stops[place.stop].kind is not StopKind.CITY
    ):
        return Refusal(Key.TOKEN_NO_CITY, "R-3.3.2", {"hex": place.hex})
    if not 0 <= place.slot < stops[place.stop].slots:
        return Refusal(Key.TOKEN_NO_SUCH_SLOT, "R-3.3.2", {"hex": place.hex, "slot": place.slot})
    refusal = _check_city(game, board, corporation, (place.hex, place.stop), standing)
    if refusal is None and place.slot not in free_slots(game, board, place.hex, place.stop):
        return Refusal(Key.TOKEN_SLOT_TAKEN, "R-3.3.1", {"hex": place.hex, "slot": place.slot})
    return refusal


def _check_city(
    game: Game, board: Board, corporation: CorporationId, city: tuple[HexId, int], standing: Standing
) -> Refusal | None:
    hex_id = city[0]
    if any(token.corporation == corporation for token in board.tokens_in(hex_id)):
        return Refusal(Key.TOKEN_ALREADY_HERE, "R-3.3.1", {"hex": hex_id, "corporation": corporation})
    if not free_slots(game, board, *city):
        return Refusal(Key.TOKEN_CITY_FULL, "R-3.3.1", {"hex": hex_id})
    keeper = game.hexes[hex_id].home_of
    if keeper in (None, corporation) or not _kept(game, board, city, standing):
        return None
    return Refusal(Key.TOKEN_HOME_RESERVED, "R-3.3.3", {"hex": hex_id, "corporation": str(keeper)})


def _kept(game: Game, board: Board, city: tuple[HexId, int], standing: Standing) -> bool:
    """Whether another corporation's home city takes no further token of strangers (R-3.3.3).

    While the home token is still to be placed, the last free slot is kept for it. When the corporation is out of the game,
    one token of another may stand there for ever (RUL-27a), also in a single slot.
    """
    hex_id, stop = city
    keeper = game.hexes[hex_id].home_of
    if keeper not in game.order:
        occupied = any(_in_city(token, stop) for token in board.tokens_in(hex_id))
        return occupied and game.switch("removed_home_reserved") == "a"
    if keeper in standing.started:
        return False
    if keeper in standing.closed and game.switch("closed_home_reserved") == "b":
        return False
    return len(free_slots(game, board, hex_id, stop)) <= 1
