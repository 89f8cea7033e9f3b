"""Runs over a railway's own junctions, with coverage counted in stops: network, problem and check (A-OP-11, A-REV-1).

A route passes only hex sides that carry a token of the railway. Every stop may be its end, off-boards nothing else; a stop is
passed once. Stops of one group are one location: counted once, in earnings and in coverage.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.data.definitions import Color, Face, Gauge, Stop, StopKind, Title
from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, HexId, train_type
from engine.messages import Key
from engine.routes.problem import RouteProblem, SegmentEnds, TrainKind, own_bits
from engine.routes.route import Route, StopAt
from engine.routes.run_network import RunNetwork
from engine.routes.run_result import HexCount, Run, StopRevenue
from engine.routes.segments import Arrival, Place, TrackMap, grid_of
from engine.routes.terms import Terms
from engine.routes.upgrades import COLOR_ORDER
from engine.state.board import Board, Junction
from engine.state.faces import face_at

LEAST = 2
"""Locations a train must pass."""


def by_junctions(game: Game) -> bool:
    """Whether the title's trains run over junctions with tokens."""
    return game.title.railways is not None


def own_sides(game: Game, board: Board, railway: CorporationId) -> tuple[tuple[HexId, int], ...]:
    """Both sides of every junction with a token of the railway, first placed first."""
    found: dict[tuple[HexId, int], None] = {}
    for token in board.tokens_of(railway):
        if isinstance(token.place, Junction):
            found[token.place.hex, token.place.side] = None
            beyond = game.neighbours[token.place.hex][token.place.side]
            if beyond is not None:
                found[beyond] = None
    return tuple(found)


def may_pass(stop: Stop) -> bool:
    """Whether a line or train goes on beyond a stop."""
    return stop.kind in (StopKind.CITY, StopKind.TOWN)


class JunctionRunNetwork(RunNetwork):
    """Stops joined by track over a railway's own junctions, and the segments between them; every stop is a root."""

    __slots__ = ()

    def __init__(self, tracks: TrackMap, railway: CorporationId) -> None:
        game, board = tracks.game, tracks.board
        sides = own_sides(game, board, railway)
        own = own_edges(game, sides)
        hexes = dict.fromkeys(hex_id for hex_id, _ in sides)
        candidates = [(hex_id, index) for hex_id in hexes for index in range(len(face_at(game, board, hex_id).stops))]
        legs_from = {
            place: [leg for leg in tracks.from_stop(place).arrivals if not leg.edges & ~own] for place in candidates
        }
        self.places: list[Place] = [place for place in candidates if legs_from[place]]
        self.stops: list[Stop] = [face_at(game, board, hex_id).stops[index] for hex_id, index in self.places]
        self.passable: list[bool] = [may_pass(stop) for stop in self.stops]
        self.roots = tuple(range(len(self.places)))
        self.ends: list[tuple[int, int]] = []
        self.legs: list[Arrival] = []
        number = {place: index for index, place in enumerate(self.places)}
        for index, place in enumerate(self.places):
            for leg in legs_from[place]:
                to = number.get(leg.to, -1)
                if to > index and not self._useless(index, to):
                    self.ends.append((index, to))
                    self.legs.append(leg)

    def _useless(self, a: int, b: int) -> bool:
        """Whether a segment joins two ends of one location: a route of it alone would pass but one."""
        group = self.stops[a].group
        return bool(group) and group == self.stops[b].group and not (self.passable[a] or self.passable[b])


def own_edges(game: Game, sides: Sequence[tuple[HexId, int]]) -> int:
    """The set of hexsides with a railway's tokens, as the bits of the grid."""
    grid, own = grid_of(game), 0
    for hex_id, side in sides:
        crossing = grid[hex_id][side]
        if crossing is not None:
            own |= crossing.bit
    return own


def junction_problem(game: Game, board: Board, network: RunNetwork, terms: Terms) -> RouteProblem:
    """The route problem: every segment costs 1, the limit is one less than the coverage (A-OP-11)."""
    masks = own_bits(len(network.legs), [leg.edges for leg in network.legs])
    kinds: dict[int, int] = {}
    indexes = [kinds.setdefault(game.trains[train_type(train)].distance, len(kinds)) for train in terms.trains]
    groups: dict[str, int] = {}
    for index, stop in enumerate(network.stops):
        if stop.group:
            groups[stop.group] = groups.get(stop.group, 0) | 1 << index
    values = tuple([value_of_stop(game, board, place, terms.value_step) for place in network.places])
    costs = ((1, 1),) * len(network.legs)
    return RouteProblem(
        tuple([SegmentEnds(a, b, mask) for (a, b), mask in zip(network.ends, masks, strict=True)]),
        tuple(network.passable),
        (True,) * len(network.places),
        tuple([groups[stop.group] if stop.group else 0 for stop in network.stops]),
        network.roots,
        tuple([TrainKind(max(coverage - 1, 0), costs, values) for coverage in kinds]),
        tuple(indexes),
    )


def value_of_stop(game: Game, board: Board, place: Place, value_step: int) -> int:
    """What a location counts: the larger of its tile's value and the printed one, or the value of its tile's colour (A-REV-1).

    Raises `KeyError` and `IndexError` for a stop that is not there.
    """
    hex_id, index = place
    return location_value(game.title, hex_id, face_at(game, board, hex_id), index, value_step)


def location_value(title: Title, hex_id: HexId, face: Face, index: int, value_step: int) -> int:
    """The same for a hex that shows a face."""
    shown = [face.stops[index], *title.hexes[hex_id].face.stops[index : index + 1]]
    value = max(stop.revenue[min(value_step, len(stop.revenue) - 1)] for stop in shown)
    by_color = {} if title.railways is None else title.railways.values_by_color.get(hex_id, {})
    return max([value, *(by_color.get(color.value, 0) for color in _up_to(face.color))])


def _up_to(color: Color) -> tuple[Color, ...]:
    """A colour and all before it: a colour that a table lacks counts like the last one it has."""
    return COLOR_ORDER[: COLOR_ORDER.index(color) + 1] if color in COLOR_ORDER else ()


def check_junction_route(
    game: Game, board: Board, terms: Terms, route: Route, legs: Sequence[Arrival]
) -> Refusal | Run:
    """The figures of one route whose track has been traced, or why it is not allowed (A-OP-11)."""
    refused = _check_stops(game, board, route) or _check_junctions(game, board, terms, route, legs)
    return _figures(game, board, terms, route) if refused is None else refused


def _stop(game: Game, board: Board, at: StopAt) -> Stop:
    return face_at(game, board, at.hex).stops[at.stop]


def locations(game: Game, board: Board, stops: Sequence[StopAt]) -> set[str | StopAt]:
    """The locations among some stops: those of one group are one (A-MAP-5)."""
    return {_stop(game, board, at).group or at for at in stops}


def _check_stops(game: Game, board: Board, route: Route) -> Refusal | None:
    for index, at in enumerate(route.stops):
        if at in route.stops[:index]:
            return Refusal(Key.ROUTE_STOP_TWICE, "A-OP-11", {"hex": at.hex})
    if not route.legs or len(locations(game, board, route.stops)) < LEAST:
        return Refusal(Key.ROUTE_TOO_FEW_STOPS, "A-OP-11", {"train": route.train})
    for at in route.stops[1:-1]:
        if not may_pass(_stop(game, board, at)):
            return Refusal(Key.ROUTE_OFFBOARD_PASSED, "A-OP-11", {"hex": at.hex})
    return None


def _check_junctions(game: Game, board: Board, terms: Terms, route: Route, legs: Sequence[Arrival]) -> Refusal | None:
    own = own_edges(game, own_sides(game, board, terms.corporation))
    used = 0
    for begin, leg in zip(route.stops, legs, strict=False):
        if leg.edges & ~own:
            here, there = _first_side(game, leg, leg.edges & ~own)
            names = {"hex": here, "other_hex": there, "corporation": terms.corporation}
            return Refusal(Key.ROUTE_JUNCTION_NOT_OWN, "A-OP-11", {**names})
        if used & leg.edges:
            return Refusal(Key.ROUTE_TRACK_TWICE, "A-OP-11", {"hex": begin.hex, "other_hex": leg.to[0]})
        used |= leg.edges
    return None


def _first_side(game: Game, leg: Arrival, wanted: int) -> tuple[HexId, HexId]:
    """The hexes on either side of the first of some hexsides that a leg crosses."""
    grid = grid_of(game)
    return next(
        (hex_id, crossing.hex)
        for hex_id, _ in leg.pieces
        for crossing in grid[hex_id]
        if crossing is not None and crossing.bit & wanted
    )


def _figures(game: Game, board: Board, terms: Terms, route: Route) -> Run | Refusal:
    coverage = game.trains[train_type(route.train)].distance
    passed = len(locations(game, board, route.stops))
    if passed > coverage:
        return Refusal(Key.ROUTE_COVERAGE, "A-OP-11", {"train": route.train, "length": passed, "limit": coverage})
    counted: set[str] = set()
    stops: list[StopRevenue] = []
    for at in route.stops:
        group = _stop(game, board, at).group
        value = value_of_stop(game, board, (at.hex, at.stop), terms.value_step)
        stops.append(StopRevenue(at, value, 0 if group and group in counted else 1, 0))
        counted.add(group)
    return Run(route, coverage, (HexCount(Gauge.STANDARD, passed, 1),), tuple(stops))
