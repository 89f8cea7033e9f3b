"""Bots play many whole games, with every title, rules profile and set of variants; every state is examined, every game must
end by a rule.

Twenty games of the series are saved and opened again at twenty points each. Arguments: games per setting (200), processes,
and a word that the names of the settings to be played contain (all).
"""

import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from engine.saves import open_save, play_save, save_of
from engine.session import Session
from engine.simulate import Plan, Result, series

SICILY, KINGDOM = "1849", "1849_two_sicilies"
TOKENS, BONDS, ELECTRIC = "acquiring_station_tokens", "bonds", "electric_dreams"
VARIANTS = ((TOKENS,), (BONDS,), (TOKENS, BONDS, ELECTRIC), (TOKENS, BONDS, ELECTRIC, "delay_ift", "reduced_4p_corps"))
SETTINGS = [
    *((SICILY, players, profile, ()) for players in (3, 4, 5) for profile in ("aag", "pbem")),
    *((SICILY, 4, profile, options) for options in VARIANTS for profile in ("aag", "pbem")),
    *((KINGDOM, players, "aag", ()) for players in (4, 5, 6)),
    (KINGDOM, 5, "pbem", ()),
    (KINGDOM, 5, "aag", (TOKENS, BONDS)),
]
"""Title, players, rules profile, variants."""
REOPENED = 20
POINTS = 20


def named(setting: tuple[str, int, str, tuple[str, ...]]) -> str:
    title, players, profile, options = setting
    return "-".join((title, str(players), profile, *options))


def played(setting: tuple[str, int, str, tuple[str, ...]], games: int, jobs: int, out: str) -> list[Result]:
    title, players, profile, options = setting
    plan = Plan(title, players, games, seed=1000 * players, profile=profile, options=options, out=out, check=True)
    begun = time.perf_counter()
    results = list(series(plan, jobs))
    seconds = time.perf_counter() - begun
    actions = sum(result.actions for result in results)
    reasons = dict(Counter(result.reason or "endless" for result in results).most_common())
    print(f"{named(setting)}: {games} games, {actions} actions, {seconds:.0f} s, {reasons}", flush=True)
    return results


def faults(results: list[Result]) -> list[str]:
    found = [f"{result.seed}: {fault}" for result in results for fault in result.faults]
    return found + [f"{result.seed}: did not end" for result in results if not result.reason]


def reopened(path: Path, chance: random.Random) -> list[str]:
    """Points at which the save of a game cut there does not lead back to the same state."""
    whole = open_save(path)
    differing = []
    for point in sorted(chance.sample(range(whole.length + 1), min(POINTS, whole.length + 1))):
        cut = Session(whole.rules, whole.game)
        for action in whole.actions[:point]:
            cut.do(action)
        again = play_save(save_of(cut), str(path))
        if again.state.canonical() != whole.state_at(point).canonical():
            differing.append(f"{path.name} at {point}")
    return differing


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    jobs = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    wanted = sys.argv[3] if len(sys.argv) > 3 else ""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for setting in SETTINGS:
            if wanted not in named(setting):
                continue
            out = Path(folder) / named(setting)
            out.mkdir()
            wrong += faults(played(setting, games, jobs, str(out)))
        chance = random.Random(1849)
        paths = sorted(Path(folder).glob("*/*.json"))
        chosen = chance.sample(paths, min(REOPENED, len(paths)))
        wrong += [note for path in chosen for note in reopened(path, chance)]
    print(f"{len(chosen)} games opened again at up to {POINTS} points each")
    for note in wrong:
        print(note)
    print("sound" if not wrong else f"{len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
