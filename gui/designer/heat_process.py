"""A process that plays games for the heat map: `python -m gui.designer.heat_process`, one JSON line a question or answer.

It imports no Qt. The window starts one for each core, hands out games one by one, and ends them all to cancel.
"""

from __future__ import annotations

import sys
from typing import IO, Any

import msgspec

from engine.designer.heat import MeasuredGame, measured
from engine.errors import TrinacriaError
from engine.simulate import Plan


class Question(msgspec.Struct, frozen=True):
    """Game `number` of a series; the plan comes with the first question to a process, and whenever it is another one."""

    number: int
    plan: Plan | None = None


class Answer(msgspec.Struct, frozen=True):
    """The game, or the key and parameters of the error that ended it."""

    number: int
    game: MeasuredGame | None = None
    error: str = ""
    parameters: dict[str, Any] = {}


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Play games, one line each, until there are no more."""
    plan: Plan | None = None
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        plan = question.plan or plan
        assert plan is not None
        try:
            answer = Answer(question.number, measured(plan, question.number))
        except TrinacriaError as error:
            answer = Answer(question.number, error=error.key.value, parameters=dict(error.parameters))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
