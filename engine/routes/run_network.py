"""What one corporation's trains can reach on a board, and the route problem that follows from it (R-3.4, R-3.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.data.definitions import Stop, StopKind, Train
from engine.game import Game
from engine.ids import CorporationId, train_type
from engine.routes.problem import RouteProblem, SegmentEnds, TrainKind, own_bits
from engine.routes.revenue import bonus_of, can_use, leg_costs, length_formula, stop_value, times_counted, weights_of
from engine.routes.segments import Arrival, Place, TrackMap
from engine.routes.terms import Terms
from engine.state.board import Board, CitySlot
from engine.state.faces import face_at

_ENDS_ONLY = (StopKind.PORT, StopKind.OFFBOARD)


class Occupancy:
    """Token places of a board by stop: which cities are the corporation's, which are closed to it (R-3.2.8)."""

    __slots__ = ("_all", "_board", "_game", "own")

    def __init__(self, game: Game, board: Board, corporation: CorporationId) -> None:
        self._game = game
        self._board = board
        self._all: dict[Place, int] = {}
        self.own: dict[Place, None] = {}
        for token in board.tokens:
            if not isinstance(token.place, CitySlot):
                continue
            place = (token.place.hex, token.place.stop)
            self._all[place] = self._all.get(place, 0) + 1
            if token.corporation == corporation:
                self.own[place] = None

    def stop(self, place: Place) -> Stop:
        """The stop at a place."""
        return face_at(self._game, self._board, place[0]).stops[place[1]]

    def passable(self, place: Place, stop: Stop) -> bool:
        """Whether a train may go on from the stop: not from ports and off-boards, nor a city full of others' tokens."""
        if stop.kind in _ENDS_ONLY:
            return False
        return stop.kind is not StopKind.CITY or place in self.own or self._all.get(place, 0) < max(stop.slots, 1)


class RunNetwork:
    """Stops and segments within reach of a corporation's tokens.

    `places[n]` is the n-th stop, own tokens first; `legs[s]` the s-th segment, seen from the stop `ends[s][0]`.
    """

    __slots__ = ("ends", "legs", "passable", "places", "roots", "stops")

    def __init__(self, tracks: TrackMap, corporation: CorporationId) -> None:
        occupancy = Occupancy(tracks.game, tracks.board, corporation)
        self.places: list[Place] = list(occupancy.own)
        self.roots = tuple(range(len(self.places)))
        self.stops: list[Stop] = []
        self.passable: list[bool] = []
        self.ends: list[tuple[int, int]] = []
        self.legs: list[Arrival] = []
        number = {place: index for index, place in enumerate(self.places)}
        for index, place in enumerate(self.places):  # grows while it is read
            stop = occupancy.stop(place)
            self.stops.append(stop)
            self.passable.append(passable := occupancy.passable(place, stop))
            if not passable:
                continue
            for leg in tracks.from_stop(place).arrivals:
                to = number.get(leg.to)
                if to is None:
                    to = number[leg.to] = len(self.places)
                    self.places.append(leg.to)
                elif to < index and self.passable[to]:
                    continue  # found from the other end already
                self.ends.append((index, to))
                self.legs.append(leg)

    def same_as(self, other: RunNetwork) -> bool:
        """Whether the same routes with the same stops are possible in both."""
        return (
            self.roots == other.roots
            and self.places == other.places
            and self.stops == other.stops
            and self.passable == other.passable
            and self.legs == other.legs
        )


def problem_of(game: Game, network: RunNetwork, terms: Terms) -> RouteProblem:
    """The route problem of a corporation's trains. Raises `KeyError` for a train type the game does not have."""
    masks = own_bits(len(network.legs), [leg.edges for leg in network.legs])
    kinds: dict[Train, int] = {}
    indexes = [kinds.setdefault(game.trains[train_type(train)], len(kinds)) for train in terms.trains]
    groups: dict[str, int] = {}
    for index, stop in enumerate(network.stops):
        if stop.group:
            groups[stop.group] = groups.get(stop.group, 0) | 1 << index
    return RouteProblem(
        tuple([SegmentEnds(a, b, mask) for (a, b), mask in zip(network.ends, masks, strict=True)]),
        tuple(network.passable),
        tuple([stop.kind is not StopKind.PORT for stop in network.stops]),
        tuple([groups[stop.group] if stop.group else 0 for stop in network.stops]),
        network.roots,
        tuple(_kinds(game, network, list(kinds), terms)),
        tuple(indexes),
    )


def _kinds(game: Game, network: RunNetwork, trains: Sequence[Train], terms: Terms) -> list[TrainKind]:
    """Kinds in order; types that differ in distance alone share their tables."""
    formula = length_formula(game)
    plain = [stop_value(stop, terms.value_step) for stop in network.stops]
    extra = [bonus_of(terms.bonuses, stop, place[0]) for place, stop in zip(network.places, network.stops, strict=True)]
    shared: dict[object, tuple[tuple[tuple[int, int] | None, ...], tuple[int, ...]]] = {}
    kinds: list[TrainKind] = []
    for train in trains:
        weights = weights_of(game, train) if train.distance else (0, 0, 0)
        key = (weights, train.forbidden, train.doubled)
        if key not in shared:
            costs = [leg_costs(formula, weights, leg) if can_use(train, leg.gauges) else None for leg in network.legs]
            values = [
                value * times_counted(train, place[0]) + more
                for place, value, more in zip(network.places, plain, extra, strict=True)
            ]
            shared[key] = (tuple(costs), tuple(values))
        kinds.append(TrainKind(train.distance, *shared[key]))
    return kinds
