"""`routes FILE`: every run of a game beside the best one that was possible."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.actions import RunRoutes
from engine.events import TrainsRun
from engine.ids import CorporationId, train_type
from engine.routes.search import best_runs
from engine.routes.terms import terms_of
from engine.trace import phase_name
from engine.verbs.opening import Opened, open_game
from engine.verbs.output import write_json

Json = dict[str, Any]


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--profile", default="")


def run(arguments: Namespace) -> int:
    """Serve the verb."""
    write_json(list(runs(open_game(arguments.file, profile=arguments.profile))))
    return 0


def runs(opened: Opened) -> Iterator[Json]:
    """Each run with the number its action has in the file. `seconds` is the time the search took."""
    session = opened.session
    game = session.game
    points = iter(opened.points)
    point = next(points, None)
    for index, entry in enumerate(session.standing):
        while point is not None and point.position <= index:
            point = next(points, None)
        if not isinstance(entry.action, RunRoutes):
            continue
        before = session.state_at(index)
        corporation = CorporationId(entry.action.actor)
        begun = time.perf_counter()
        best = best_runs(game, before.board, terms_of(game, before, corporation))
        seconds = time.perf_counter() - begun
        yield {
            "action": None if point is None else point.number,
            "corporation": corporation,
            "phase": phase_name(game, before),
            "trains": [train_type(train) for train in before.corporations[corporation].trains],
            "run": sum(event.revenue for event in entry.events if isinstance(event, TrainsRun)),
            "best": best.revenue,
            "proved": best.proved,
            "seconds": round(seconds, 6),
        }
