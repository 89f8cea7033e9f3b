"""The process that searches best runs for the window: `python -m gui.search_process`, one JSON line a question or answer.

It imports no Qt. Whoever started it ends it when an answer is no longer wanted.
"""

from __future__ import annotations

import sys
from typing import IO

import msgspec

from engine.game import Game
from engine.routes.advice import advise
from engine.routes.lays import LayOption
from engine.routes.route import Route
from engine.routes.search import SearchResult, improve
from engine.routes.terms import Terms
from engine.saves import Setup, game_of
from engine.state.board import Board, Place


class Question(msgspec.Struct, frozen=True):
    """A search: `number` comes back with every answer to it.

    With `lays` or `places` the best run after each of them is asked for, not the best run now.
    """

    number: int
    setup: Setup
    board: Board
    terms: Terms
    lays: tuple[LayOption, ...] = ()
    places: tuple[Place, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """The best routes known. `last`: nothing more will come; `upper_bound` is what no routes can exceed.

    `change` is the index of the lay or place after which they run (lays first), -1 for the board as it is; `gain` is how much
    more they earn than without it.
    """

    number: int
    revenue: int
    routes: tuple[Route, ...]
    proved: bool
    upper_bound: int
    last: bool = False
    change: int = -1
    gain: int = 0


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions, one line each, until there are no more."""
    games: dict[bytes, Game] = {}
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        key = msgspec.json.encode(question.setup)
        if key not in games:
            games[key] = game_of(question.setup, "-")

        if question.lays or question.places:
            _advise(games[key], question, answers)
            continue

        def tell(result: SearchResult, question: Question = question, *, last: bool = False) -> None:
            answer = Answer(
                question.number, result.revenue, result.routes, result.proved, result.upper_bound, last=last
            )
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()

        result = improve(games[key], question.board, question.terms, report=tell)
        tell(result, last=True)


def _advise(game: Game, question: Question, answers: IO[bytes]) -> None:
    """One answer for each lay and place, the last of them marked."""
    last = len(question.lays) + len(question.places) - 1
    advices = advise(game, question.board, question.terms, question.lays, question.places)
    for index, advice in enumerate(advices):
        result = advice.result
        answer = Answer(
            question.number,
            result.revenue,
            result.routes,
            result.proved,
            result.upper_bound,
            last=index == last,
            change=index,
            gain=advice.gain,
        )
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
