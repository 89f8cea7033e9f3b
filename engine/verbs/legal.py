"""`legal FILE`: everything the player to move may do."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from engine.rounds.base import deciding_player, legal, open_steps
from engine.verbs.opening import open_game
from engine.verbs.output import write_json


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--at", type=int)


def run(arguments: Namespace) -> int:
    """Serve the verb."""
    opened = open_game(arguments.file, at=arguments.at)
    session = opened.session
    game, rules = session.game, session.rules
    state = session.state_at(opened.position_at(arguments.at, str(arguments.file)))
    steps = open_steps(rules, game, state)
    actor = steps[-1].actor(game, state) if steps else None
    player = None if actor is None else deciding_player(state, actor)
    names = {seat.id: seat.name for seat in game.seats}
    write_json(
        {
            "player": None if player is None else names[player],
            "actor": actor,
            "step": steps[-1].name if steps else None,
            "offers": [msgspec.to_builtins(offer) for offer in legal(rules, game, state)],
        }
    )
    return 0
