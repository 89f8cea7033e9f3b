"""How clicks on stops and track draw a route. Nothing here judges it: `engine.routes.explain` does."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import pairwise

from engine.data.definitions import STOP
from engine.errors import Refusal
from engine.game import Game
from engine.ids import HexId, TrainId, train_type
from engine.messages import Key
from engine.routes.revenue import leg_costs, length_formula, weights_of
from engine.routes.route import Leg, Route, StopAt, TrackAt
from engine.routes.run_network import Occupancy
from engine.routes.segments import Arrival, TrackMap
from engine.routes.terms import Terms
from engine.state.board import Board
from engine.state.faces import face_at

Drawn = Route | Refusal | None
"""A changed route, the reason why nothing was changed, or None: the route is empty now."""


class Sketch:
    """The track of one board as a person draws routes on it, for one corporation."""

    def __init__(self, game: Game, board: Board, terms: Terms) -> None:
        self._game = game
        self._board = board
        self._terms = terms
        self._tracks = TrackMap(game, board)
        self._occupancy = Occupancy(game, board, terms.corporation)

    # --- gestures

    def click_stop(self, train: TrainId, route: Route | None, stop: StopAt) -> Drawn:
        """Begin there, go on to there, or change what is there.

        On the end of the route the next way of the same last leg is taken, in order of length; after the last way the end
        is cut off. On a stop in the middle the route is cut there.
        """
        if route is None:
            return Route(train, (stop,), ())
        if stop not in route.stops:
            return self._extended(route, stop)
        if not route.legs:
            return None
        index = route.stops.index(stop)
        if index in (0, len(route.stops) - 1):
            return self._next_way(route, min(index, len(route.legs) - 1), cut=True)
        return Route(train, route.stops[: index + 1], route.legs[:index])

    def click_track(self, train: TrainId, route: Route | None, piece: TrackAt) -> Drawn:
        """Take the next way of the leg that was clicked, or go over the track that was clicked."""
        if route is None or not route.legs:
            return self._begun_over(train, route, piece)
        for index, leg in enumerate(route.legs):
            if piece in leg:
                return self._next_way(route, index, cut=False)
        return self._led_over(route, piece)

    # --- ways

    def ways(self, train: TrainId, start: StopAt, end: StopAt) -> list[Leg]:
        """All legs from one stop to another, the shortest for this train first."""
        arrivals = [found for found in self._from(start) if found.to == (end.hex, end.stop)]
        return [_leg(found) for found in sorted(arrivals, key=lambda found: (self._length(train, found), found.pieces))]

    def _from(self, stop: StopAt) -> tuple[Arrival, ...]:
        return self._tracks.from_stop((stop.hex, stop.stop)).arrivals

    def _length(self, train: TrainId, arrival: Arrival) -> int:
        kind = self._game.trains[train_type(train)]
        weights = weights_of(self._game, kind)
        return min(leg_costs(length_formula(self._game), weights, arrival))

    def _next_way(self, route: Route, index: int, *, cut: bool) -> Drawn:
        """The route with the next free way of a leg; after the last one the leg is cut off where that is asked for."""
        start, end, leg = route.stops[index], route.stops[index + 1], route.legs[index]
        used = _edges(route, index)
        ways = [way for way in self.ways(route.train, start, end) if way == leg or not used & _edges_of(way)]
        place = ways.index(leg) + 1 if leg in ways else 0
        if place < len(ways):
            return _with_leg(route, index, ways[place])
        if cut and index == len(route.legs) - 1:
            return Route(route.train, route.stops[:-1], route.legs[:-1])
        if cut:
            return Route(route.train, route.stops[1:], route.legs[1:])
        return _with_leg(route, index, ways[0])

    # --- going on

    def _extended(self, route: Route, target: StopAt) -> Drawn:
        """The route led on to a stop from its last end, else from its first: by few legs rather than many."""
        back = _reversed(route)
        ahead, behind = self._chain(route, target), self._chain(back, target)
        if behind is not None and (ahead is None or len(behind.legs) < len(ahead.legs)):
            return _reversed(behind)
        return self._why_not(route, target) if ahead is None else ahead

    def _chain(self, route: Route, target: StopAt, *, blocked: bool = True) -> Route | None:
        """The route with the fewest legs more that end in the target, over stops that can be passed and track not yet used.

        With `blocked` off also over stops that stop a train.
        """
        todo = deque([route])
        seen = set(route.stops)
        while todo:
            here = todo.popleft()
            end = here.stops[-1]
            if blocked and here.legs and not self._passable(end):
                continue
            used = _edges(here)
            arrivals = sorted(self._from(end), key=lambda found: (self._length(route.train, found), found.pieces))
            for arrival in arrivals:
                stop, leg = StopAt(*arrival.to), _leg(arrival)
                if stop in seen or used & _edges_of(leg):
                    continue
                longer = Route(route.train, (*here.stops, stop), (*here.legs, leg))
                if stop == target:
                    return longer
                seen.add(stop)
                todo.append(longer)
        return None

    def _why_not(self, route: Route, target: StopAt) -> Refusal:
        """The rule that keeps the route from the target."""
        free = [self._chain(way_round, target, blocked=False) for way_round in (route, _reversed(route))]
        chain = min((found for found in free if found is not None), key=lambda found: len(found.legs), default=None)
        if chain is not None:
            # The end at which the hand is comes first, then what else lies on the way.
            passed = (*route.stops[1:][-1:], *chain.stops[max(len(route.stops) - 1, 1) : -1])
            stopping = next((stop for stop in passed if not self._passable(stop)), None)
            if stopping is not None:
                return self._stopped_at(stopping)
        ends = dict.fromkeys((route.stops[-1], route.stops[0]))
        here = route.stops[-1].hex
        if any(self.ways(route.train, end, target) for end in ends):
            return self._refusal(Key.ROUTE_TRACK_TWICE, "R-3.4.2", here, target.hex)
        if any(self._joined_in_any_gauge(end, target) for end in ends):
            return self._refusal(Key.ROUTE_GAUGE_BREAK, "R-3.2.8", here, target.hex)
        return self._refusal(Key.ROUTE_BROKEN, "R-3.4.1", here)

    def _passable(self, stop: StopAt) -> bool:
        place = (stop.hex, stop.stop)
        return self._occupancy.passable(place, self._occupancy.stop(place))

    def _stopped_at(self, stop: StopAt) -> Refusal:
        """A stop that ends every run on the way."""
        kind = self._occupancy.stop((stop.hex, stop.stop)).kind.value
        keys = {"port": (Key.ROUTE_PORT_PASSED, "R-3.5.5"), "city": (Key.ROUTE_CITY_BLOCKED, "R-3.2.8")}
        key, rule = keys.get(kind, (Key.ROUTE_OFFBOARD_PASSED, "R-3.2.8"))
        return self._refusal(key, rule, stop.hex)

    def _refusal(self, key: Key, rule: str, hex_id: HexId, other: HexId | None = None) -> Refusal:
        hexes = {"hex": hex_id} if other is None else {"hex": hex_id, "other_hex": other}
        return Refusal(key, rule, {**hexes}).cited_as(self._game.title.cited_as)

    def _joined_in_any_gauge(self, start: StopAt, target: StopAt) -> bool:
        """Whether track joins two stops without one between, if gauges are not looked at."""
        begin = [other for other, _ in self._ends(start.hex, STOP + start.stop)]
        todo = [(start.hex, side) for side in begin if side < STOP]
        seen = set(todo)
        while todo:
            hex_id, side = todo.pop()
            beyond = self._game.neighbours[hex_id][side]
            if beyond is None:
                continue
            for other, _ in self._ends(*beyond):
                if (beyond[0], other) == (target.hex, STOP + target.stop):
                    return True
                if other < STOP and (beyond[0], other) not in seen:
                    seen.add((beyond[0], other))
                    todo.append((beyond[0], other))
        return False

    def _ends(self, hex_id: HexId, end: int) -> Iterator[tuple[int, int]]:
        """Track from one end within a hex: its other end and its index."""
        for index, track in enumerate(face_at(self._game, self._board, hex_id).track):
            if end in (track.a, track.b):
                yield track.a + track.b - end, index

    # --- over track

    def _begun_over(self, train: TrainId, route: Route | None, piece: TrackAt) -> Drawn:
        """A first leg over the track: from the stop already there, else between the stops that it joins."""
        starts = list(route.stops) if route is not None else self._stops_beside(piece)
        for start in starts:
            ways = [found for found in self._from(start) if (piece.hex, piece.track) in found.pieces]
            if ways:
                best = min(ways, key=lambda found: (self._length(train, found), found.pieces))
                return Route(train, (start, StopAt(*best.to)), (_leg(best),))
        return self._refusal(Key.ROUTE_BROKEN, "R-3.4.1", piece.hex)

    def _stops_beside(self, piece: TrackAt) -> list[StopAt]:
        """Stops from which a leg may lead over the track, the corporation's own first: all on the map, few enough to try."""
        own = [StopAt(*place) for place in self._occupancy.own]
        others = [
            StopAt(hex_id, index)
            for hex_id in self._game.hexes
            for index in range(len(face_at(self._game, self._board, hex_id).stops))
        ]
        return [*own, *sorted((stop for stop in others if stop not in own), key=lambda stop: stop.hex != piece.hex)]

    def _led_over(self, route: Route, piece: TrackAt) -> Drawn:
        """The route with a leg led over the track instead, or led on over it."""
        wanted = (piece.hex, piece.track)
        for index, (start, end) in enumerate(zip(route.stops, route.stops[1:], strict=False)):
            used = _edges(route, index)
            for way in self.ways(route.train, start, end):
                if piece in way and not used & _edges_of(way):
                    return _with_leg(route, index, way)
        used = _edges(route)
        for way_round in (route, _reversed(route)):
            for found in self._from(way_round.stops[-1]):
                stop, leg = StopAt(*found.to), _leg(found)
                if wanted in found.pieces and stop not in route.stops and not used & _edges_of(leg):
                    longer = Route(route.train, (*way_round.stops, stop), (*way_round.legs, leg))
                    return longer if way_round is route else _reversed(longer)
        return self._refusal(Key.ROUTE_BROKEN, "R-3.4.1", piece.hex)


def _leg(arrival: Arrival) -> Leg:
    return tuple(TrackAt(*piece) for piece in arrival.pieces)


def _edges_of(leg: Leg) -> frozenset[object]:
    """What a leg uses up: pairs of neighbouring hexes it crosses between with the pieces, or its only piece."""
    if len(leg) == 1:
        return frozenset([leg[0]])
    return frozenset(frozenset((one.hex, other.hex)) for one, other in pairwise(leg))


def _edges(route: Route, without: int = -1) -> frozenset[object]:
    return frozenset(edge for index, leg in enumerate(route.legs) if index != without for edge in _edges_of(leg))


def _with_leg(route: Route, index: int, leg: Leg) -> Route:
    return Route(route.train, route.stops, (*route.legs[:index], leg, *route.legs[index + 1 :]))


def _reversed(route: Route) -> Route:
    legs = tuple(tuple(reversed(leg)) for leg in reversed(route.legs))
    return Route(route.train, tuple(reversed(route.stops)), legs)
