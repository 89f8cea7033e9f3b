"""The rules of runs again, written plainly and slowly from faces and neighbours, to compare the engine with.

Nothing here calls the modules under test. Every trail of track is drawn piece by piece from every stop.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from engine.data.definitions import STOP, Gauge, Stop, StopKind, Train
from engine.game import Game
from engine.ids import CorporationId, HexId
from engine.state.board import Board, CitySlot
from engine.state.faces import face_at

Where = tuple[HexId, int]
"""A stop (hex, index) or a hexside (hex, side)."""


class Trail(NamedTuple):
    """A route: stops, for each leg the gauges of its pieces, hexsides crossed (each as both its names)."""

    stops: tuple[Where, ...]
    legs: tuple[tuple[Gauge, ...], ...]
    sides: frozenset[object]


def trails(game: Game, board: Board, corporation: CorporationId) -> Iterator[Trail]:
    """All legal routes of a corporation, trains apart; each from either end."""
    for hex_id in game.hexes:
        for index in range(len(face_at(game, board, hex_id).stops)):
            for trail in _onward(game, board, corporation, Trail(((hex_id, index),), (), frozenset())):
                kinds = [stop_at(game, board, at).kind for at in trail.stops]
                own = any(_own(board, corporation, at) for at in trail.stops)
                if own and len([kind for kind in kinds if kind is not StopKind.PORT]) >= 2:
                    yield trail


def _onward(game: Game, board: Board, corporation: CorporationId, trail: Trail) -> Iterator[Trail]:
    """Every trail one leg longer, and whatever follows where its last stop may be passed."""
    hex_id, index = trail.stops[-1]
    for end, gauges, sides in _lines(game, board, hex_id, STOP + index, (), trail.sides):
        if end in trail.stops:
            continue
        longer = Trail((*trail.stops, end), (*trail.legs, gauges), sides)
        yield longer
        if _may_pass(game, board, corporation, end):
            yield from _onward(game, board, corporation, longer)


def _lines(
    game: Game, board: Board, hex_id: HexId, end: int, gauges: tuple[Gauge, ...], sides: frozenset[object]
) -> Iterator[tuple[Where, tuple[Gauge, ...], frozenset[object]]]:
    """Lines that enter a hex at an end of its track, up to their next stop."""
    for number, track in enumerate(face_at(game, board, hex_id).track):
        if end not in (track.a, track.b):
            continue
        other = track.b if end == track.a else track.a
        line = (*gauges, track.gauge)
        if Gauge.NARROW in line and Gauge.STANDARD in line:
            continue
        if other >= STOP:
            taken: object = (hex_id, "piece", number)
            inside = frozenset([taken]) if len(line) == 1 else frozenset[object]()
            yield (hex_id, other - STOP), line, sides | inside
            continue
        beyond = game.neighbours[hex_id][other]
        if beyond is None or (hex_id, other) in sides:
            continue
        crossed = sides | {(hex_id, other), beyond}
        yield from _lines(game, board, beyond[0], beyond[1], line, crossed)


def stop_at(game: Game, board: Board, at: Where) -> Stop:
    """The stop at a place."""
    return face_at(game, board, at[0]).stops[at[1]]


def _own(board: Board, corporation: CorporationId, at: Where) -> bool:
    return any(token.corporation == corporation and _stands(token.place, at) for token in board.tokens)


def _stands(place: object, at: Where) -> bool:
    return isinstance(place, CitySlot) and (place.hex, place.stop) == at


def _may_pass(game: Game, board: Board, corporation: CorporationId, at: Where) -> bool:
    stop = stop_at(game, board, at)
    if stop.kind is StopKind.TOWN:
        return True
    there = [token for token in board.tokens if _stands(token.place, at)]
    return stop.kind is StopKind.CITY and (len(there) < stop.slots or _own(board, corporation, at))


def length(trail: Trail, train: Train, *, per_hex: bool) -> int:
    """Length in the direction of the trail."""
    narrow, standard, dual = train.weights
    weight = {Gauge.NARROW: narrow, Gauge.STANDARD: standard, Gauge.DUAL: dual}
    total = 0
    for leg in trail.legs:
        if per_hex:
            total += sum(weight[gauge] for gauge in leg[1:])
        else:
            hardest = min(leg, key=[Gauge.NARROW, Gauge.STANDARD, Gauge.DUAL].index)
            total += weight[hardest] * (len(leg) - 1)
    return total


def value(game: Game, board: Board, trail: Trail, train: Train, step: int, bonuses: Mapping[HexId, int]) -> int:
    """What a train earns on a trail."""
    total = 0
    for at in trail.stops:
        stop = stop_at(game, board, at)
        printed = stop.revenue[step] if len(stop.revenue) > 1 else stop.revenue[0]
        total += printed * (2 if at[0] in train.doubled else 1)
        total += bonuses.get(at[0], 0) if stop.kind is StopKind.PORT else 0
    return total


def best(
    game: Game, board: Board, corporation: CorporationId, trains: list[Train], step: int, bonuses: Mapping[HexId, int]
) -> int:
    """The best sum of values, every combination tried."""
    per_hex = game.switch("dual_in_mixed_leg") == "a"
    every = list(trails(game, board, corporation))
    choices: list[list[tuple[int, frozenset[object]]]] = []
    for train in trains:
        worth: dict[frozenset[object], int] = {frozenset(): 0}
        for trail in every:
            if any(gauge in train.forbidden for leg in trail.legs for gauge in leg):
                continue
            if train.distance and length(trail, train, per_hex=per_hex) > train.distance:
                continue
            earned = value(game, board, trail, train, step, bonuses)
            worth[trail.sides] = max(earned, worth.get(trail.sides, 0))
        choices.append([(earned, sides) for sides, earned in worth.items()])
    return max(
        sum(earned for earned, _ in chosen)
        for chosen in product(*choices)
        if sum(len(sides) for _, sides in chosen) == len(frozenset().union(*(sides for _, sides in chosen)))
    )
