"""The search for the best run, measured: recorded positions, full maps, the worst maps known, growth, lay advice.

`python -m tests.bench.routes [recorded] [stress] [growth] [advice]` — all of them by default. Baseline figures stand in
../shared/perf; compare them as ratios, since they come from another machine.
"""

import json
import resource
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

from msgspec.structs import replace

from engine.coords import Cell, Orientation, neighbour, opposite
from engine.data.definitions import STOP, Color, Face, Gauge, Hex, Map, Stop, StopKind, Track
from engine.game import Game
from engine.ids import CorporationId, HexId, MapId, OptionId, TrainId
from engine.routes.advice import advise
from engine.routes.lays import lays
from engine.routes.run_network import RunNetwork
from engine.routes.search import SearchResult, best_runs, improve
from engine.routes.segments import TrackMap
from engine.routes.terms import Terms
from engine.state.board import Board, CitySlot, Token
from tests.engine.routes.recorded_runs import recorded_runs
from tests.engine.track.boards import lay_out, sicily
from tests.engine.track.recorded import ALL

PERF = Path(__file__).parents[3] / "shared" / "perf"
LIMIT_S = 20.0
"""Searches of the growth table are cut off after this."""


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of the fastest of three runs."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        work()
        times.append((time.perf_counter() - begun) * 1000)
    return min(times)


def spread(times: Sequence[float]) -> str:
    ordered = sorted(times)

    def share(part: float) -> float:
        return ordered[min(int(len(ordered) * part), len(ordered) - 1)]

    median = statistics.median(ordered)
    return f"median {median:7.2f}  p90 {share(0.9):7.2f}  p99 {share(0.99):7.2f}  max {ordered[-1]:7.2f} ms"


def recorded() -> None:
    """Every recorded run, network and search together, beside the figures of the peer and of the prototype."""
    print("recorded positions (aim: 1 ms median, 10 ms p99)")
    listed = json.loads((PERF / "best_runs.json").read_text(encoding="utf-8"))
    ours: list[float] = []
    for name in ALL:
        times = [
            timed(lambda: best_runs(run.position.game, run.position.board, run.terms))  # noqa: B023 — called at once
            for run in recorded_runs(name)
        ]
        ours += times
        print(f"  {name:24} n={len(times):4}  {spread(times)}")
    print(f"  {'all':24} n={len(ours):4}  {spread(ours)}")
    for key, words in (
        ("prototype_s", "prototype"),
        ("peer_ruby_s", "peer"),
        ("peer_browser_s", "peer, browser"),
    ):
        print(f"  baseline {words:15} n={len(listed):4}  {spread([entry[key] * 1000 for entry in listed])}")


def stress() -> None:
    """Fully built maps and the two adversarial ones; times until proved, and to the last improvement."""
    print("full maps (aims: 50 ms; adversarial: 300 ms for two 16H, 5 s for two E with answers from 0.2 s)")
    listed = json.loads((PERF / "stress_positions.json").read_text(encoding="utf-8"))
    game = replace(sicily(4, "aag"), options=frozenset({OptionId("electric_dreams")}))
    full: dict[str, list[float]] = {}
    for entry in listed:
        layout = ", ".join(f"{hex_id} {tile} {rotation}" for hex_id, tile, rotation in entry["layout"])
        board = lay_out(game, layout, ", ".join(f"{entry['corp']} {hex_id}" for hex_id in entry["tokens"]))
        for trains, optimum in entry["optimum"].items():
            how = terms(entry["corp"], trains.split("+"), 2)
            took, found, last = observed(game, board, how)
            note = "" if found.revenue == optimum and found.proved else f"  DIFFERS FROM {optimum}"
            if entry["name"].startswith("full") and not note:
                full.setdefault(trains, []).append(took * 1000)
            else:
                print(f"  {entry['name']:8} {trains:8} {took * 1000:8.1f} ms, best after {last * 1000:7.1f} ms{note}")
    for trains, times in full.items():
        print(f"  full maps, {trains:8} n={len(times):3}  {spread(times)}")


def observed(game: Game, board: Board, how: Terms, limit: float = 600.0) -> tuple[float, SearchResult, float]:
    """`(seconds, result, seconds until the result was first known)` of one search."""
    begun = time.perf_counter()
    rises = [0.0]
    value = 0

    def report(result: SearchResult) -> None:
        nonlocal value
        if result.revenue > value:
            value = result.revenue
            rises.append(time.perf_counter() - begun)

    found = improve(game, board, how, report=report, should_stop=lambda: time.perf_counter() - begun > limit)
    return time.perf_counter() - begun, found, rises[-1]


def terms(corporation: str, types: Sequence[str], step: int) -> Terms:
    pieces = tuple(TrainId(f"{name}-{number}") for number, name in enumerate(types))
    return Terms(CorporationId(corporation), pieces, step)


def synthetic(hexes: int, exits: int, seed: int) -> tuple[Game, Board]:
    """A map of standard track: every third hex a stop with `exits` exits, the others lines between exits; three tokens."""
    rng = Random(seed)
    width = max(2, round((hexes / 2) ** 0.5 * 1.4))
    cells = [Cell(x, y) for y in range(2 * hexes) for x in range(width) if (x + y) % 2 == 0][:hexes]
    known = set(cells)
    open_sides: dict[Cell, set[int]] = {cell: set() for cell in cells}
    pairs = [(cell, side) for cell in cells for side in range(3) if neighbour(cell, side, Orientation.FLAT) in known]
    rng.shuffle(pairs)
    for cell, side in pairs:
        other = neighbour(cell, side, Orientation.FLAT)
        if len(open_sides[cell]) < exits and len(open_sides[other]) < exits:
            open_sides[cell].add(side)
            open_sides[other].add(opposite(side))
    printed, cities = [], []
    for number, cell in enumerate(cells):
        hex_id = HexId(f"X{number}")
        stops: tuple[Stop, ...] = ()
        if number % 3 == 0:
            kind = StopKind.CITY if number % 6 == 0 else StopKind.TOWN
            stops = (Stop(kind, (rng.randint(1, 8) * 10,), 2 if kind is StopKind.CITY else 0),)
            track = [Track(side, STOP, Gauge.STANDARD) for side in sorted(open_sides[cell])]
            if kind is StopKind.CITY:
                cities.append(hex_id)
        else:
            sides = sorted(open_sides[cell])
            joined = pairwise(sides)
            track = [Track(a, b, Gauge.STANDARD) for a, b in joined]
        printed.append(Hex(hex_id, MapId("m"), cell, Face(Color.GRAY, stops, tuple(track))))
    base = sicily(4, "pbem")
    title = replace(base.title, maps=(Map(MapId("m"), Orientation.FLAT, tuple(printed)),))
    middle = len(cities) // 2
    tokens = tuple(Token(base.order[0], CitySlot(hex_id, 0, 0)) for hex_id in cities[middle : middle + 3])
    return replace(base, title=title, options=frozenset({OptionId("electric_dreams")})), Board(tokens=tokens)


def growth() -> None:
    """How time grows with hexes, exits and train length; medians over three random maps."""
    print(f"growth on synthetic maps (cut off after {LIMIT_S:.0f} s: best and bound instead)")
    for exits in (2, 3, 4):
        for hexes in (57, 114, 228):
            maps = [synthetic(hexes, exits, seed) for seed in range(3)]
            sizes = [RunNetwork(TrackMap(game, board), game.order[0]) for game, board in maps]
            size = f"{max(len(n.places) for n in sizes)} stops, {max(len(n.legs) for n in sizes)} segments"
            cells = []
            for types in (["4H"], ["8H"], ["12H"], ["16H"], ["16H", "16H"], ["E"]):
                runs = [observed(game, board, terms(game.order[0], types, 0), LIMIT_S) for game, board in maps]
                worst = max(runs, key=lambda run: run[0])
                gap = "" if worst[1].proved else f" ({worst[1].revenue} of at most {worst[1].upper_bound})"
                cells.append(f"{'+'.join(types)} {statistics.median(run[0] for run in runs) * 1000:.1f}{gap}")
            print(f"  {hexes:4} hexes, {exits} exits, {size}: {', '.join(cells)} ms", flush=True)


def advice() -> None:
    """The best run after every legal lay (aim: 1 s for all)."""
    times, counts = [], []
    for name in ALL:
        for run in recorded_runs(name):
            game, board = run.position.game, run.position.board
            options = lays(game, board, run.terms.corporation, colors=run.position.colors)
            begun = time.perf_counter()
            count = sum(1 for _ in advise(game, board, run.terms, options))
            times.append((time.perf_counter() - begun) * 1000)
            counts.append(count)
    print(f"advice on all legal lays (at most {max(counts)}): {spread(times)}")


def main() -> None:
    parts = {"recorded": recorded, "stress": stress, "growth": growth, "advice": advice}
    for name in sys.argv[1:] or parts:
        parts[name]()
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
