"""What a long game costs: applying an action, going back and forth, memory, saving and opening.

Plays the bots' game of more than 900 actions below, or the save named on the command line.
"""

import statistics
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from engine.rounds.base import Outcome
from engine.saves import encode, open_save, save_of, write_save
from engine.session import Session
from engine.simulate import Plan, play
from engine.store import Library
from gui.app import settle


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:8.3f} ms"


def applied(session: Session) -> tuple[Session, list[float]]:
    """The game played again, with the time of every action."""
    again = Session(session.rules, session.game)
    times = []
    for entry in session.entries:
        begun = time.perf_counter()
        outcome = again.do(entry.action)
        times.append(time.perf_counter() - begun)
        assert isinstance(outcome, Outcome)
    return again, times


def moves(session: Session) -> list[float]:
    """Time of every single undo and redo, and of jumps across the whole game."""
    times = []
    for target in [
        *range(session.length, -1, -1),
        *range(session.length + 1),
        0,
        session.length,
        1,
        session.length // 2,
    ]:
        begun = time.perf_counter()
        session.jump(target)
        assert session.state is session.state_at(target)
        times.append(time.perf_counter() - begun)
    session.jump(session.length)
    return times


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            path = Path(sys.argv[1])
        else:
            play(Plan("1849", 4, 1, 2, "aag", out=folder), 0)
            path = Path(folder) / "game-2.json"
        session = open_save(path)
        settle()
        _, times = applied(session)
        print(f"game of {session.length} actions")
        print(
            f"apply one action      median {milliseconds(statistics.median(times))}  worst {milliseconds(max(times))}"
        )
        print(f"undo, redo, jump      worst  {milliseconds(max(moves(session)))}")
        tracemalloc.start()
        kept, _ = applied(session)
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        print(f"memory of the history {size / 1e6:8.1f} MB, {size // kept.length / 1000:.1f} kB an action")
        print(f"save                  {len(encode(save_of(session))) / 1000:8.1f} kB")
        begun = time.perf_counter()
        write_save(Path(folder) / "again.json", session)
        print(f"write a save          {milliseconds(time.perf_counter() - begun)}")
        begun = time.perf_counter()
        open_save(Path(folder) / "again.json")
        print(f"open a save           {milliseconds(time.perf_counter() - begun)}")
        with Library(Path(folder) / "library") as library:
            library.add(session)
            session.undo()
            begun = time.perf_counter()
            session.redo()
            print(f"durable step          {milliseconds(time.perf_counter() - begun)}")


if __name__ == "__main__":
    main()
