"""Bots play many whole games of PA20 with every number of players; every state is examined, every game must end by a rule.

Arguments: games for each number of players (200), processes, and a file in which each game is kept as a line of JSON as soon
as it is over (build/pa20.jsonl); games found there are not played again. The report is printed as Markdown.
"""

import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from engine.catalogue import open_title
from engine.ids import PhaseId
from engine.simulate import Plan, Result, play, settle

TITLE = "pa20"
PLAYERS = (3, 4, 5, 6)
MOST_ROUNDS = 40
"""Operating rounds within which the bank is to break."""


class Played(msgspec.Struct, frozen=True):
    """A game of the series."""

    players: int
    number: int
    result: Result


def one(job: tuple[int, int]) -> Played:
    """The game `number` of those with so many players."""
    players, number = job
    plan = Plan(TITLE, players, number + 1, seed=1000 * players, bots=("greedy",), check=True)
    return Played(players, number, play(plan, number))


def kept(path: Path) -> list[Played]:
    """Games of an earlier run."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def played(path: Path, games: int, jobs: int) -> Iterable[Played]:
    """All games, the new ones written down one by one; the numbers of players take turns."""
    found = [game for game in kept(path) if game.number < games]
    yield from found
    known = {(game.players, game.number) for game in found}
    missing = [(players, number) for number in range(games) for players in PLAYERS if (players, number) not in known]
    path.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs, initializer=settle) as pool, path.open("ab") as out:
        for game in pool.map(one, missing):
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            yield game


def spread(amounts: Sequence[int]) -> str:
    """Least – mean – most."""
    return f"{min(amounts)} – {sum(amounts) / len(amounts):.1f} – {max(amounts)}" if amounts else "–"


def share(count: int, of: int) -> str:
    return f"{100 * count // of} %"


def series_rows(games: dict[int, list[Result]]) -> Iterable[str]:
    """A line for each number of players."""
    yield "| players | games | ended by | broken invariants | actions | operating rounds | phase 5 in | phase 6 in | winner |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for players, results in games.items():
        reasons = ", ".join(
            f"{reason or 'endless'} {count}" for reason, count in Counter(r.reason for r in results).items()
        )
        cells = (
            str(players),
            str(len(results)),
            reasons,
            str(sum(len(result.faults) for result in results)),
            spread([result.actions for result in results]),
            spread([result.operating_rounds for result in results]),
            *(
                spread([r.phases[phase] for r in results if phase in r.phases])
                for phase in (PhaseId("5"), PhaseId("6"))
            ),
            spread([max(result.worth) for result in results]),
        )
        yield f"| {' | '.join(cells)} |"


def railway_rows(results: Sequence[Result]) -> Iterable[str]:
    """A line for each railway, over all games."""
    yield "| railway | games with a turn | first turn in operating round | joined a destination | income a game |"
    yield "|---|---|---|---|---|"
    railways = open_title(TITLE).railways
    assert railways is not None
    for railway in results[0].income:
        turns = [result.first_turn[railway] for result in results if railway in result.first_turn]
        if not turns:
            yield f"| {railway} | none | – | – | – |"
            continue
        reached = sum(result.destinations.get(railway, 0) > 0 for result in results)
        rules = railways.railways[railway]
        destination = share(reached, len(turns)) if rules.destinations else "has none"
        income = sum(result.income[railway] for result in results) // len(results)
        yield f"| {railway} | {share(len(turns), len(results))} | {spread(turns)} | {destination} | {income} |"


def troubles(games: Sequence[Played]) -> list[str]:
    """Games that broke an invariant, did not end, or took too long for the bank."""
    found = []
    for game in games:
        name = f"{game.players} players, game {game.number}"
        found += [f"{name}: {fault}" for fault in game.result.faults]
        if not game.result.reason:
            found.append(f"{name}: did not end")
        if game.result.operating_rounds > MOST_ROUNDS:
            found.append(f"{name}: {game.result.operating_rounds} operating rounds")
    return found


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    path = Path(sys.argv[3]) if len(sys.argv) > 3 else Path("build/pa20.jsonl")
    series = list(played(path, games, jobs))
    by_players = {
        players: [game.result for game in series if game.players == players]
        for players in PLAYERS
        if any(game.players == players for game in series)
    }
    print(*series_rows(by_players), sep="\n", end="\n\n")
    print(*railway_rows([game.result for game in series]), sep="\n", end="\n\n")
    wrong = troubles(series)
    print(*(wrong or ["sound"]), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
