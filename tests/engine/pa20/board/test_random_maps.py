"""Runs over own junctions on random small maps against trying everything: A-OP-11, A-OP-12, A-MAP-5, A-REV-1."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.coords import Cell, Orientation, neighbour
from engine.data.definitions import STOP, Color, Face, Gauge, Hex, Map, Stop, StopKind, Track
from engine.game import Game
from engine.ids import CorporationId, HexId, MapId, TrainId
from engine.pa20.lines import can_run
from engine.routes.runs import RunResult, check_routes
from engine.routes.search import best_runs, improve
from engine.routes.terms import Terms
from engine.state.board import Board, Junction, Token
from tests.helpers.pa20 import Position20, italy

CELLS = {"A2": (1, 0), "B1": (0, 1), "B3": (2, 1), "C2": (1, 2), "D1": (0, 3), "D3": (2, 3), "A4": (3, 0), "E2": (1, 4)}
OWNER, OTHER = CorporationId("NN"), CorporationId("FP")
COVERAGE = {"2": 2, "3": 3, "4": 4, "6": 6}
Position = tuple[Game, Board, Terms]
Where = tuple[HexId, int]


def random_position(seed: int) -> Position:
    """A map of up to eight hexes with any track and stops, tokens on most junctions, and up to three trains."""
    rng = Random(seed)
    names = list(CELLS)[: rng.randint(4, len(CELLS))]
    cells = {CELLS[name] for name in names}
    faces = {}
    for name in names:
        around = [neighbour(Cell(*CELLS[name]), side, Orientation.FLAT) for side in range(6)]
        faces[name] = _face(rng, [side for side, cell in enumerate(around) if cell in cells or rng.random() < 0.1])
    hexes = tuple(Hex(HexId(name), MapId("m"), Cell(*CELLS[name]), face) for name, face in faces.items())
    base = italy()
    game = replace(base, title=replace(base.title, maps=(Map(MapId("m"), Orientation.FLAT, hexes),)))
    tokens: list[Token] = []
    for hex_id, sides in game.neighbours.items():
        for side, beyond in enumerate(sides):
            if beyond is not None and (hex_id, side) < beyond:
                if rng.random() < 0.25:
                    tokens.append(Token(OTHER, Junction(hex_id, side, len(tokens) % 2)))
                if rng.random() < 0.75:
                    tokens.append(Token(OWNER, Junction(hex_id, side, 0)))
    trains = tuple(TrainId(f"{rng.choice(list(COVERAGE))}-{number}") for number in range(rng.choice([1, 1, 2, 2, 3])))
    return game, Board(tokens=tuple(tokens)), Terms(OWNER, trains, rng.randrange(3))


def _face(rng: Random, sides: list[int]) -> Face:
    stops = []
    for _ in range(rng.choice([0, 1, 1, 1, 2])):
        kind = rng.choice([StopKind.CITY, StopKind.CITY, StopKind.TOWN, StopKind.OFFBOARD])
        revenue = tuple(rng.randint(1, 9) * 10 for _ in range(rng.choice([1, 3])))
        group = "far" if kind is StopKind.OFFBOARD and rng.random() < 0.6 else ""
        stops.append(Stop(kind, revenue, 1 if kind is StopKind.CITY else 0, group))
    ends = {(side, STOP + rng.randrange(len(stops))) for side in sides if stops and rng.random() < 0.7}
    ends |= {(a, b) for a in sides for b in sides if a < b and rng.random() < 0.25}
    track = tuple(Track(a, b, Gauge.STANDARD) for a, b in sorted(ends))
    return Face(Color.YELLOW, tuple(stops), track)


class Path(NamedTuple):
    """Stops passed and hexsides crossed, each under both its names."""

    stops: tuple[Where, ...]
    sides: frozenset[Where]


def paths(game: Game, board: Board) -> Iterator[Path]:
    """Every path over own junctions, from either end, drawn piece by piece."""
    for hex_ in game.hexes.values():
        for index in range(len(hex_.face.stops)):
            yield from _onward(game, board, Path(((hex_.id, index),), frozenset()))


def _onward(game: Game, board: Board, path: Path) -> Iterator[Path]:
    hex_id, index = path.stops[-1]
    if len(path.stops) > 1:
        yield path
        if game.hexes[hex_id].face.stops[index].kind is StopKind.OFFBOARD:
            return
    for end, sides in _legs(game, board, hex_id, STOP + index, path.sides):
        if end not in path.stops:
            yield from _onward(game, board, Path((*path.stops, end), sides))


def _legs(
    game: Game, board: Board, hex_id: HexId, end: int, sides: frozenset[Where]
) -> Iterator[tuple[Where, frozenset[Where]]]:
    for track in game.hexes[hex_id].face.track:
        if end not in (track.a, track.b):
            continue
        other = track.b if end == track.a else track.a
        if other >= STOP:
            if end < STOP or other != end:
                yield (hex_id, other - STOP), sides
            continue
        beyond = game.neighbours[hex_id][other]
        if beyond is None or (hex_id, other) in sides or not _own(board, (hex_id, other), beyond):
            continue
        yield from _legs(game, board, *beyond, sides | {(hex_id, other), beyond})


def _own(board: Board, near: Where, far: Where) -> bool:
    return any(
        token.corporation == OWNER
        and isinstance(token.place, Junction)
        and (token.place.hex, token.place.side) in (near, far)
        for token in board.tokens
    )


def places(game: Game, path: Path) -> dict[object, int]:
    """Distinct locations with their values at each value step taken as one table."""
    found: dict[object, int] = {}
    for hex_id, index in path.stops:
        stop = game.hexes[hex_id].face.stops[index]
        found.setdefault(stop.group or (hex_id, index), index)
    return found


def worth(game: Game, path: Path, value_step: int) -> int:
    total, counted = 0, set()
    for hex_id, index in path.stops:
        stop = game.hexes[hex_id].face.stops[index]
        if stop.group and stop.group in counted:
            continue
        counted.add(stop.group)
        total += stop.revenue[value_step] if len(stop.revenue) > 1 else stop.revenue[0]
    return total


def best_by_trying(game: Game, board: Board, terms: Terms) -> int:
    """The best set of paths that share no hexside. Of a location in two hexes the first one met counts."""
    found: dict[tuple[int, frozenset[Where]], int] = {}
    for path in paths(game, board):
        count = len(places(game, path))
        if count >= 2:
            value = worth(game, path, terms.value_step)
            key = (count, path.sides)
            found[key] = max(found.get(key, 0), value)
    options: list[list[tuple[int, frozenset[Where]]]] = []
    for train in terms.trains:
        limit = COVERAGE[train.partition("-")[0]]
        longest: dict[frozenset[Where], int] = {}
        for (count, sides), value in found.items():
            if count <= limit:
                longest[sides] = max(longest.get(sides, 0), value)
        kept = sorted(((value, sides) for sides, value in longest.items()), key=lambda pair: -pair[0])
        options.append([*_undominated(kept), (0, frozenset())])
    best = 0
    for chosen in product(*options):
        if sum(value for value, _ in chosen) > best:
            crossed = [side for _, used in chosen for side in used]
            if len(crossed) == len(set(crossed)):
                best = sum(value for value, _ in chosen)
    return best


def _undominated(kept: list[tuple[int, frozenset[Where]]]) -> list[tuple[int, frozenset[Where]]]:
    """Without paths that use all the sides of one worth as much."""
    result: list[tuple[int, frozenset[Where]]] = []
    for value, sides in sorted(kept, key=lambda pair: (-pair[0], len(pair[1]))):
        if not any(other <= sides for _, other in result):
            result.append((value, sides))
    return result


@given(st.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_a_op_11_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    game, board, terms = random_position(seed)
    result = best_runs(game, board, terms)
    assert result.proved
    checked = check_routes(game, board, terms, result.routes)
    assert isinstance(checked, RunResult), checked
    assert checked.revenue == result.revenue
    assert result.revenue == best_by_trying(game, board, terms)
    told = improve(game, board, terms)
    assert (told.revenue, told.upper_bound, told.proved) == (result.revenue, result.revenue, True)


def may_run(game: Game, board: Board, rules_version: int = 2) -> bool:
    """What the duty of A-OP-12 asks, on a map put together by hand."""
    state = Position20().railway(OWNER, P1=60).draft
    state.board = board
    return can_run(replace(game, rules_version=rules_version), state, OWNER)


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_a_op_12_a_train_could_run_where_some_path_joins_two_places(seed: int) -> None:
    game, board, _ = random_position(seed)
    assert may_run(game, board) == any(len(places(game, path)) >= 2 for path in paths(game, board))


def test_a_op_12_a_line_that_turns_back_over_the_same_junction_is_no_run() -> None:
    """From the city s over C2, where track leads round B1 and A2 and back again, into the other branch at E2's side."""
    stop = Stop(StopKind.CITY, (20,), 1, "")
    end = Stop(StopKind.TOWN, (10,), 0, "")
    standard = Gauge.STANDARD
    # Sides: 0 south, 1 south-west, 2 north-west, 3 north, 4 north-east, 5 south-east.
    faces = {
        "E2": Face(Color.YELLOW, (stop, end), (Track(3, STOP, standard), Track(3, STOP + 1, standard))),
        "C2": Face(Color.YELLOW, (), (Track(0, 3, standard), Track(0, 4, standard))),
        "A2": Face(Color.YELLOW, (), (Track(0, 5, standard),)),
        "B3": Face(Color.YELLOW, (), (Track(1, 2, standard),)),
    }
    hexes = tuple(Hex(HexId(name), MapId("m"), Cell(*CELLS[name]), face) for name, face in faces.items())
    base = italy()
    game = replace(base, title=replace(base.title, maps=(Map(MapId("m"), Orientation.FLAT, hexes),)))
    tokens = [
        Token(OWNER, Junction(hex_id, side, 0))
        for hex_id, sides in game.neighbours.items()
        for side, beyond in enumerate(sides)
        if beyond is not None and (hex_id, side) < beyond
    ]
    board = Board(tokens=tuple(tokens))
    assert [len(places(game, path)) for path in paths(game, board)] == []
    assert not may_run(game, board)
    # Games of the first rules version had the duty here.
    assert may_run(game, board, rules_version=1)
