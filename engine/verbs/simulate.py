"""`simulate`: bots play whole games.

Saves in `--out` are called by their seeds. A save of an earlier run is written again only where it holds a game that was set
up in the same way; otherwise nothing is played.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from engine.bots import BOTS
from engine.data.assets import ASSETS
from engine.data.carried import Carried
from engine.designer.document import open_document, title_folder
from engine.designer.playing import carried, playable
from engine.errors import DataError, TrinacriaError
from engine.messages import Key
from engine.simulate import Plan, Result, series, spare_others, summary
from engine.verbs.output import write_json

_MOST_SEED = 10**18
"""With the number of any game of the series on top it can still be read from a save."""


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("--title", required=True)
    parser.add_argument("--players", type=_from_to(1, 100), required=True)
    parser.add_argument("--games", type=_from_to(1, 1_000_000), default=1)
    parser.add_argument("--seed", type=_from_to(-_MOST_SEED, _MOST_SEED), default=0)
    parser.add_argument("--profile", default="")
    parser.add_argument("--options", default="")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--jobs", type=_from_to(1, 1_000), default=1)
    parser.add_argument("--dask", default="")
    parser.add_argument("--check", action="store_true")


def run(arguments: Namespace) -> int:
    """Serve the verb; exit code 1 when a game did not end or a state was unsound. Raises `TrinacriaError`."""
    bots = _list(arguments.bots)
    if not bots or not set(bots) <= set(BOTS):
        raise TrinacriaError(Key.ARGUMENTS_WRONG, verb="simulate", reason=f"--bots {arguments.bots}")
    title, files = _title(arguments.title)
    if arguments.out is not None:
        try:
            arguments.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise DataError(Key.FILE_UNWRITABLE, file=str(arguments.out), reason=reason) from error
    plan = Plan(
        title=title,
        title_files=files,
        players=arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        profile=arguments.profile,
        options=_list(arguments.options),
        bots=bots,
        out="" if arguments.out is None else str(arguments.out),
        check=arguments.check,
    )
    if plan.out:
        spare_others(plan)
    results = tuple(_counted(series(plan, arguments.jobs, arguments.dask), plan.games))
    write_json(summary(plan, results))
    return 1 if any(not result.reason or result.faults for result in results) else 0


def _title(name: str) -> tuple[str, Carried]:
    """A shipped title by its id, or the title in a folder with its files. Raises `DataError`."""
    folder = title_folder(name)
    if folder.parent == ASSETS / "games":
        return folder.name, {}
    document = open_document(folder)
    return playable(document).id, carried(document)


def _counted(results: Iterable[Result], games: int) -> Iterator[Result]:
    """The results as they come; where somebody watches at a terminal, standard error counts the games that are done."""
    watched = games > 1 and sys.stderr.isatty()
    try:
        for done, result in enumerate(results, start=1):
            if watched:
                sys.stderr.write(f"\r{done}/{games}")
                sys.stderr.flush()
            yield result
    finally:
        if watched:
            sys.stderr.write("\n")


def _from_to(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number between these, ends included."""

    def read(text: str) -> int:
        number = int(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    return read


def _list(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())
