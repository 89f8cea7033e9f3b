"""The best run on random small maps against trying everything: R-3.4.1 to R-3.4.4, R-3.2.8, R-3.5.5, RUL-15, RUL-16."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.coords import Cell, Orientation, neighbour
from engine.data.definitions import STOP, Color, Face, Gauge, Hex, Map, Stop, StopKind, Track
from engine.game import Game
from engine.ids import CorporationId, HexId, MapId, OptionId, TrainId
from engine.routes.runs import RunResult, check_routes
from engine.routes.search import best_runs, improve
from engine.routes.terms import Terms
from engine.state.board import Board, CitySlot, Token
from tests.engine.routes import naive
from tests.engine.track.boards import sicily

CELLS = {"A2": (1, 0), "B1": (0, 1), "B3": (2, 1), "C2": (1, 2), "D1": (0, 3), "D3": (2, 3), "A4": (3, 0), "E2": (1, 4)}
OWNER, OTHER = CorporationId("SFA"), CorporationId("ATA")
TRAINS = ("4H", "6H", "8H", "16H", "R6H", "E")
Position = tuple[Game, Board, Terms]


def random_position(seed: int) -> Position:
    """A map of up to eight hexes with any track, any stops, own and foreign tokens, and up to three trains."""
    rng = Random(seed)
    count = rng.randint(4, len(CELLS))
    names = list(CELLS)[:count]
    cells = {CELLS[name] for name in names}
    gauge = rng.choice(list(Gauge))
    faces = {}
    for name in names:
        around = [neighbour(Cell(*CELLS[name]), side, Orientation.FLAT) for side in range(6)]
        sides = [side for side, cell in enumerate(around) if cell in cells or rng.random() < 0.1]
        faces[name] = _face(rng, sides, gauge)
    hexes = tuple(Hex(HexId(name), MapId("m"), Cell(*CELLS[name]), face) for name, face in faces.items())
    base = sicily(4, rng.choice(["aag", "pbem"]), r6h_dual_weight=rng.choice("ab"))
    title = replace(base.title, maps=(Map(MapId("m"), Orientation.FLAT, hexes),))
    doubled = tuple(HexId(name) for name in faces if rng.random() < 0.3)
    title = replace(title, trains=tuple(replace(t, doubled=doubled if t.doubled else ()) for t in title.trains))
    game = replace(base, title=title, options=frozenset({OptionId("electric_dreams")}))
    tokens: list[Token] = []
    for name, face in faces.items():
        for index, stop in enumerate(face.stops):
            for slot in range(stop.slots):
                if not tokens or rng.random() < 0.4:
                    who = OWNER if not tokens or rng.random() < 0.2 else OTHER
                    tokens.append(Token(who, CitySlot(HexId(name), index, slot)))
    trains = tuple(TrainId(f"{rng.choice(TRAINS)}-{number}") for number in range(rng.choice([1, 1, 2, 2, 3])))
    bonuses = {HexId(name): 20 for name in faces if rng.random() < 0.3}
    return game, Board(tokens=tuple(tokens)), Terms(OWNER, trains, rng.randrange(3), bonuses)


def _face(rng: Random, sides: list[int], gauge: Gauge) -> Face:
    stops = []
    for _ in range(rng.choice([0, 1, 1, 1, 2])):
        kind = rng.choice([*[StopKind.CITY] * 4, StopKind.TOWN, StopKind.TOWN, StopKind.OFFBOARD, StopKind.PORT])
        revenue = tuple(rng.randint(1, 9) * 10 for _ in range(rng.choice([1, 3])))
        stops.append(Stop(kind, revenue, rng.randint(1, 2) if kind is StopKind.CITY else 0))
    ends = [*sides, *(STOP + index for index in range(len(stops)))]
    pieces: dict[tuple[int, int], Track] = {}
    for _ in range(rng.randint(2, 6) if len(ends) > 1 else 0):
        a, b = sorted(rng.sample(ends, 2))
        if stops and rng.random() < 0.7 and b < STOP:
            b = STOP + rng.randrange(len(stops))
        pieces[a, b] = Track(a, b, rng.choice([gauge, gauge, gauge, *Gauge]))
    return Face(Color.WHITE, tuple(stops), tuple(pieces.values()))


def expected(position: Position) -> int:
    game, board, terms = position
    trains = [game.trains[train.rpartition("-")[0]] for train in terms.trains]  # type: ignore[index]
    mirrored = [
        replace(train, weights=(1, 2, 2)) if train.weights[0] < 2 and game.switch("r6h_dual_weight") == "b" else train
        for train in trains
    ]
    return naive.best(game, board, terms.corporation, mirrored, terms.value_step, terms.bonuses)


@settings(max_examples=400)
@given(st.integers(0, 10**9))
def test_the_best_run_on_a_random_map(seed: int) -> None:
    game, board, terms = position = random_position(seed)
    found = best_runs(game, board, terms)
    assert found.revenue == expected(position)
    assert found.proved
    checked = check_routes(game, board, terms, found.routes)
    assert isinstance(checked, RunResult), checked
    assert checked.revenue == found.revenue


@settings(max_examples=100)
@given(st.integers(0, 10**9))
def test_told_step_by_step_it_is_the_same(seed: int) -> None:
    game, board, terms = random_position(seed)
    told: list[tuple[int, int]] = []
    found = improve(game, board, terms, report=lambda result: told.append((result.revenue, result.upper_bound)))
    assert found.revenue == best_runs(game, board, terms).revenue
    assert found.proved
    assert told == sorted(told, key=lambda step: (step[0], -step[1]))
    assert all(revenue <= found.revenue <= bound for revenue, bound in told)


@settings(max_examples=100)
@given(st.integers(0, 10**9))
def test_more_never_earns_less(seed: int) -> None:
    """An extra train, a longer train, an extra token never lower the best run."""
    game, board, terms = random_position(seed)
    revenue = best_runs(game, board, terms).revenue
    more = replace(terms, trains=(*terms.trains, TrainId("4H-9")))
    assert best_runs(game, board, more).revenue >= revenue
    longer = {"4H": "6H", "6H": "8H", "8H": "16H"}
    types = [train.rpartition("-")[0] for train in terms.trains]
    stretched = tuple(TrainId(f"{longer.get(name, name)}-{number}") for number, name in enumerate(types))
    assert best_runs(game, board, replace(terms, trains=stretched)).revenue >= revenue
    for hex_id, hex_ in game.hexes.items():
        for index, stop in enumerate(hex_.face.stops):
            if stop.kind is StopKind.CITY:
                token = Token(terms.corporation, CitySlot(hex_id, index, stop.slots))
                assert best_runs(game, replace(board, tokens=(*board.tokens, token)), terms).revenue >= revenue
