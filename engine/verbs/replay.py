"""`replay FILE`: play a recorded game again and say where it differs."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import msgspec

from engine.errors import DataError
from engine.ids import PlayerId
from engine.interop.eighteen_xx_import import Note
from engine.messages import Key
from engine.saves import write_atomically
from engine.state.turn import FinishedTurn
from engine.trace import trace_state
from engine.verbs.opening import Opened, open_game
from engine.verbs.output import keep, write_json

Json = dict[str, Any]


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--trace", type=Path)
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--profile", default="")


def run(arguments: Namespace) -> int:
    """Serve the verb. Raises `TrinacriaError`; what could be played is traced and summed up before."""
    if arguments.trace is not None:
        keep(arguments.file, arguments.trace)
    opened = open_game(arguments.file, profile=arguments.profile, whole=False)
    if arguments.trace is not None:
        lines = [json.dumps(line, ensure_ascii=False) + "\n" for line in trace(opened)]
        write_atomically(arguments.trace, "".join(lines).encode())
    write_json(summary(opened))
    if opened.error is not None:
        raise opened.error
    if arguments.strict and opened.imported is not None and not opened.imported.agrees:
        raise _disagreement(opened.imported.notes, str(arguments.file))
    return 0


def trace(opened: Opened) -> list[Json]:
    """The set-up with the starting state, then each action that stood with the state right after it.

    Players are called as the file calls them, where those names tell them apart.
    """
    session = opened.session
    game, rules = session.game, session.rules
    names = _names(opened)
    setup = {
        "title": game.title.exchange_name or game.title.id,
        "profile": game.profile.id,
        "players": list(names.values()),
        "options": sorted(game.options),
        "seed": game.seed,
        "corporation_order": list(game.order),
    }
    lines = [{"setup": setup, "state": trace_state(rules, game, session.state_at(0), names)}]
    for point in opened.standing:
        state = trace_state(rules, game, session.state_at(point.position), names)
        lines.append({"action": point.action, "state": {**state, "finished": state["finished"] or point.by_hand}})
    return lines


def _names(opened: Opened) -> dict[PlayerId, str]:
    seats = opened.session.game.seats
    if opened.imported is not None:
        recorded = [player.name for player in opened.imported.recorded.players]
        if len(set(recorded)) == len(recorded):
            return {seat.id: name for seat, name in zip(seats, recorded, strict=True)}
    return {seat.id: seat.name for seat in seats}


def summary(opened: Opened) -> Json:
    """What the replay came to: the game as it stands."""
    session = opened.session
    game, state = session.game, session.state
    notes = () if opened.imported is None else opened.imported.notes
    return {
        "title": game.title.id,
        "profile": game.profile.id,
        "options": sorted(game.options),
        "players": [seat.name for seat in game.seats],
        "order": list(game.order),
        "actions": len(opened.standing),
        "finished": isinstance(state.turn, FinishedTurn),
        "reason": state.turn.reason if isinstance(state.turn, FinishedTurn) else "",
        "result": {seat.name: session.rules.worth(game, state, seat.id) for seat in game.seats},
        "digest": state.digest(),
        "notes": [msgspec.to_builtins(note) for note in notes],
    }


def _disagreement(notes: tuple[Note, ...], file: str) -> DataError:
    """The first recorded number that came out differently."""
    for note in notes:
        if note.kind == "revenue_differs":
            return DataError(
                Key.REVENUE_DIFFERS,
                file=file,
                place=f"action {note.action}",
                recorded=note.recorded or 0,
                computed=note.computed or 0,
            )
    for note in notes:
        if note.kind == "result_differs":
            return DataError(
                Key.RESULT_DIFFERS,
                file=file,
                player=note.about,
                recorded=note.recorded or 0,
                computed=note.computed or 0,
            )
    return DataError(Key.NOT_FINISHED, file=file)
