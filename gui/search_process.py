"""The process that searches best runs for the window: `python -m gui.search_process`, one JSON line a question or answer.

It imports no Qt. Whoever started it ends it when an answer is no longer wanted.
"""

from __future__ import annotations

import sys
from typing import IO

import msgspec

from engine.game import Game
from engine.routes.route import Route
from engine.routes.search import SearchResult, improve
from engine.routes.terms import Terms
from engine.saves import Setup, game_of
from engine.state.board import Board


class Question(msgspec.Struct, frozen=True):
    """A search: `number` comes back with every answer to it."""

    number: int
    setup: Setup
    board: Board
    terms: Terms


class Answer(msgspec.Struct, frozen=True):
    """The best routes known. `last`: nothing more will come; `upper_bound` is what no routes can exceed."""

    number: int
    revenue: int
    routes: tuple[Route, ...]
    proved: bool
    upper_bound: int
    last: bool = False


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions, one line each, until there are no more."""
    games: dict[bytes, Game] = {}
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        key = msgspec.json.encode(question.setup)
        if key not in games:
            games[key] = game_of(question.setup, "-")

        def tell(result: SearchResult, question: Question = question, *, last: bool = False) -> None:
            answer = Answer(
                question.number, result.revenue, result.routes, result.proved, result.upper_bound, last=last
            )
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()

        result = improve(games[key], question.board, question.terms, report=tell)
        tell(result, last=True)


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
