"""Lays and tokens: what they add to the best runs, now and with the trains to come, and how near they bring the next stop."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TypeAlias
from weakref import WeakKeyDictionary

from engine.actions import LayTile
from engine.data.definitions import Color, StopKind
from engine.depot import cheapest
from engine.game import Game
from engine.ids import CorporationId, HexId, PrivateId, TrainId
from engine.prospects.runs import horizon, lasts
from engine.routes.advice import advise
from engine.routes.changes import apply_lay, place_token
from engine.routes.lays import LayOption
from engine.routes.terms import Terms, terms_of
from engine.routes.tokens import teleport_places
from engine.routes.track_graph import Reach, reach
from engine.sequence import standing_of
from engine.state.board import Board, CitySlot, Place, Token
from engine.state.faces import face_at
from engine.state.game_state import GameState
from engine.steps.track import TrackStep, priced_lay

FARTHEST = 5
"""Stops that need more tiles than this are out of sight."""
GROWTH = 20
"""What a city is thought to be worth beyond its present value."""
TOKEN_VALUE = 20
"""What a token must add to each run to be worth spending early in the game."""
TELEPORT_VALUE = 25
"""The same for building without connection, which uses up a private."""

SHORTLIST = 12
"""Lays for which the trains to come are reckoned with."""

_Key: TypeAlias = tuple[int, CorporationId, tuple[TrainId, ...], int, int]
_LAYS: WeakKeyDictionary[Board, tuple[_Key, dict[LayTile, int]]] = WeakKeyDictionary()
"""The last lays judged on each board."""


def lay_worth(game: Game, state: GameState, lay: LayTile) -> int:
    """What a lay of the operating corporation brings in all, less its cost."""
    corporation = CorporationId(lay.actor)
    company = state.corporations[corporation]
    key = (id(game), corporation, company.trains, company.cash, len(state.depot))
    known = _LAYS.get(state.board)
    if known is None or known[0] != key:
        known = _LAYS[state.board] = (key, _survey(game, state, corporation))
    return known[1].get(lay, -1)


def token_worth(game: Game, state: GameState, corporation: CorporationId, place: Place) -> int:
    """What a token brings in all; the last ones are kept for good places."""
    left = state.corporations[corporation].unplaced
    rounds = horizon(game, state)
    each = _place_values(game, state, corporation, (place,))[0] + _defence(game, state, place)
    return rounds * (each - TOKEN_VALUE * (2 if left == 1 else 1) * min(rounds, 6) // 6)


def home_worth(game: Game, state: GameState, corporation: CorporationId, place: Place) -> int:
    """How good a home looks: what trains would earn from there and what lies near."""
    return _place_values(game, state, corporation, (place,))[0]


def teleport_worth(game: Game, state: GameState, corporation: CorporationId, private: PrivateId) -> int:
    """What the best token without connection brings, beyond what the private is worth keeping for."""
    if not state.corporations[corporation].unplaced:
        return -1
    hexes = game.privates[private].teleports
    places = teleport_places(game, state.board, corporation, hexes, standing_of(state))
    best = max(_place_values(game, state, corporation, places), default=0)
    return horizon(game, state) * (best - TELEPORT_VALUE)


def nearness(game: Game, board: Board, corporation: CorporationId) -> int:
    """Values of the stops that are not reached, halved for every tile that is missing, in tenths of a lira."""
    found = reach(game, board, corporation)
    total = 0
    for hex_id, distance in _distances(game, board, found).items():
        for index, stop in enumerate(face_at(game, board, hex_id).stops):
            if (hex_id, index) not in found.stops and stop.kind is not StopKind.PORT:
                growth = GROWTH if stop.kind is StopKind.CITY else GROWTH // 2
                total += 10 * (max(stop.revenue) + growth) >> distance
    return total


def _survey(game: Game, state: GameState, corporation: CorporationId) -> dict[LayTile, int]:
    """The worth of every lay on offer."""
    actions = [offer.action for offer in TrackStep().offers(game, state) if isinstance(offer.action, LayTile)]
    options = [option for lay in actions if isinstance(option := priced_lay(game, state, lay), LayOption)]
    now, later = terms_now(game, state, corporation), terms_later(game, state, corporation)
    near, rounds = nearness(game, state.board, corporation), min(horizon(game, state), 10)
    judged: list[tuple[int, int]] = []
    for place, advice in enumerate(advise(game, state.board, now, options)):
        lay = options[place]
        nearer = 0
        if rounds > 2:
            board = apply_lay(game, state.board, lay.hex, lay.tile, lay.rotation)
            nearer = nearness(game, board, corporation) - near
        worth = rounds * (10 * advice.gain + nearer) // 10 - _burden(game, state, corporation, lay.cost)
        judged.append((worth, place))
    best = sorted(judged, reverse=True)[:SHORTLIST]
    hopes = advise(game, state.board, later, [options[place] for _, place in best])
    return {actions[place]: worth + rounds * hope.gain // 2 for (worth, place), hope in zip(best, hopes, strict=True)}


def _burden(game: Game, state: GameState, corporation: CorporationId, cost: int) -> int:
    """How heavy a cost weighs: much when the money for the first train would be gone."""
    company = state.corporations[corporation]
    lowest = cheapest(game, state, corporation)
    spoils = not company.trains and lowest is not None and company.cash >= lowest > company.cash - cost
    return cost * 10 if spoils else cost


def terms_now(game: Game, state: GameState, corporation: CorporationId) -> Terms:
    """The corporation's terms; without a train those with the first one for sale."""
    own = terms_of(game, state, corporation)
    return own if own.trains else Terms(corporation, state.depot[:1], own.value_step, own.bonuses)


def terms_later(game: Game, state: GameState, corporation: CorporationId) -> Terms:
    """The terms with two trains that stay, as most corporations end up with."""
    own = terms_of(game, state, corporation)
    kept = [train for train in own.trains if lasts(game, train)]
    coming: list[TrainId] = [piece for piece in state.depot if lasts(game, piece)]
    trains = tuple([*kept, *coming[:2]][:2])
    return Terms(corporation, trains, own.value_step, own.bonuses)


def _place_values(game: Game, state: GameState, corporation: CorporationId, places: Sequence[Place]) -> list[int]:
    """What a token at each place adds to a run: now, later by half, and by what comes nearer."""
    now, later = terms_now(game, state, corporation), terms_later(game, state, corporation)
    gains = [advice.gain for advice in advise(game, state.board, now, places=places)]
    hopes = [advice.gain for advice in advise(game, state.board, later, places=places)]
    near = nearness(game, state.board, corporation)
    found = []
    for place, gain, hope in zip(places, gains, hopes, strict=True):
        board = place_token(state.board, Token(corporation, place))
        nearer = nearness(game, board, corporation) - near
        found.append(gain + (5 * hope + nearer) // 10)
    return found


def _defence(game: Game, state: GameState, place: Place) -> int:
    """The last free slot of a city on one's own line is worth taking before another shuts it."""
    if not isinstance(place, CitySlot):
        return 0
    stop = face_at(game, state.board, place.hex).stops[place.stop]
    taken = sum(
        isinstance(token.place, CitySlot) and token.place.stop == place.stop
        for token in state.board.tokens_in(place.hex)
    )
    return max(stop.revenue) // 3 if stop.slots - taken == 1 and stop.slots > 1 else 0


def _distances(game: Game, board: Board, found: Reach) -> dict[HexId, int]:
    """Tiles missing between the lines of a corporation and each hex in sight; a hex with track must be upgraded besides."""
    distances: dict[HexId, int] = {}
    waiting = [(_first(game, board, hex_id), hex_id) for hex_id in sorted(found.hexes)]
    waiting.sort()
    while waiting:
        distance, hex_id = heappop(waiting)
        if hex_id in distances or distance > FARTHEST:
            continue
        distances[hex_id] = distance
        if not game.hexes[hex_id].buildable:
            continue
        for beyond in game.neighbours[hex_id]:
            if beyond is not None and beyond[0] not in distances:
                heappush(waiting, (distance + game.hexes[beyond[0]].buildable, beyond[0]))
    return distances


def _first(game: Game, board: Board, hex_id: HexId) -> int:
    """Tiles until a reached hex leads on."""
    if not game.hexes[hex_id].buildable:
        return FARTHEST
    return 1 if face_at(game, board, hex_id).color is Color.WHITE else 2
