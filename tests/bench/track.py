"""Track budgets: all legal lays of a corporation (20 ms), legal places of one carried tile (16 ms), reach, tokens, breaks.

Positions: before every recorded lay, on a board nobody has looked at; then full maps, the worst the tiles allow.
"""

import json
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine.game import Game
from engine.geometry.gauge_breaks import gauge_breaks
from engine.ids import CorporationId, HexId, TileId
from engine.routes.lays import check_lay, lays
from engine.routes.tokens import Standing, token_places
from engine.routes.track_graph import reach
from engine.state.board import Board, CitySlot, Laid, Token
from tests.engine.track.boards import PHASES, sicily
from tests.engine.track.recorded import ALL, positions

STRESS = Path(__file__).parents[3] / "shared" / "perf" / "stress_positions.json"


def fresh(board: Board) -> Board:
    """An equal board that no cache knows."""
    return Board(board.tiles, board.faces, board.tokens, board.supply, board.locked)


def measure(name: str, jobs: list[Callable[[], Callable[[], object]]]) -> None:
    """Each job makes its own fresh work; the best of three counts, since the machine does other things besides."""
    times = sorted(min(_one(job) for _ in range(3)) for job in jobs)
    tail = times[int(len(times) * 0.9)]
    print(
        f"{name:22} n={len(times):4}  median {statistics.median(times):6.2f}  p90 {tail:6.2f}  max {times[-1]:6.2f} ms"
    )


def _one(job: Callable[[], Callable[[], object]]) -> float:
    work = job()
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def carried(game: Game, board: Board, who: CorporationId, rules: dict[str, Any]) -> None:
    """Every hex and rotation for one tile in hand."""
    tile = next(iter(game.tiles))
    for hex_id in game.hexes:
        for rotation in range(6):
            check_lay(game, board, who, hex_id, tile=tile, rotation=rotation, **rules)


def jobs_at(
    game: Game, board: Board, who: CorporationId, standing: Standing, rules: dict[str, Any]
) -> dict[str, Callable[[], Callable[[], object]]]:
    """What is measured at one position, each on a board that no cache knows."""
    return {
        "reach": lambda: partial(reach, game, fresh(board), who),
        "lays": lambda: partial(lays, game, fresh(board), who, **rules),
        "carried tile": lambda: partial(carried, game, fresh(board), who, rules),
        "tokens": lambda: partial(token_places, game, fresh(board), who, standing),
        "gauge breaks": lambda: partial(gauge_breaks, game, fresh(board)),
    }


def report(title: str, positions: list[dict[str, Callable[[], Callable[[], object]]]]) -> None:
    for name in positions[0]:
        measure(f"{title}, {name}", [jobs[name] for jobs in positions])


def recorded() -> None:
    found = []
    for name in ALL:
        for position in positions(name, "lay_tile"):
            rules = {"colors": position.colors, "blocked": position.blocked, "halved": position.halved}
            found.append(jobs_at(position.game, position.board, position.corporation, position.standing, rules))
    report("recorded", found)


def full_maps() -> None:
    game = sicily(profile="aag")
    found = []
    for position in json.loads(STRESS.read_text(encoding="utf-8")):
        tiles = {HexId(h): Laid(TileId(t), r) for h, t, r in position["layout"]}
        who = CorporationId(position["corp"])
        tokens = tuple(Token(who, CitySlot(HexId(h), 0, 0)) for h in position["tokens"])
        supply = {tile.id: max(tile.count, 1) for tile in game.tiles.values()}
        found.append(jobs_at(game, Board(tiles, {}, tokens, supply), who, Standing(), {"colors": PHASES[10]}))
    report("full maps", found)


if __name__ == "__main__":
    recorded()
    if STRESS.is_file():
        full_maps()
