"""`advise FILE --at N`: what the trains of the railway to move could earn after each of its lays and tokens."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import msgspec

from engine.actions import LayTile, PlaceJunctionToken, PlaceToken
from engine.game import Game
from engine.ids import train_type
from engine.pa20.construction import check_tile
from engine.pa20.construction_step import ConstructionStep
from engine.rounds.base import Rules
from engine.routes.advice import Advice, advise
from engine.routes.lays import LayOption
from engine.routes.search import best_runs
from engine.routes.terms import terms_of
from engine.state.board import Place
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from engine.steps.token import TokenStep
from engine.steps.track import TrackStep, priced_lay
from engine.steps.turns import current
from engine.trace import phase_name
from engine.verbs.opening import open_game
from engine.verbs.output import write_json

Json = dict[str, Any]


def add_arguments(parser: ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--at", type=int)
    parser.add_argument("--profile", default="")


def run(arguments: Namespace) -> int:
    """Serve the verb."""
    opened = open_game(arguments.file, profile=arguments.profile, at=arguments.at)
    session = opened.session
    state = session.state_at(opened.position_at(arguments.at, str(arguments.file)))
    write_json(advice(session.rules, session.game, state))
    return 0


def advice(rules: Rules, game: Game, state: GameState) -> Json:
    """The best run now and after every lay and token still possible in this turn; nothing when no railway operates."""
    turn = state.turn
    if not isinstance(turn, OperatingTurn) or turn.current is None or state.pending:
        return {"corporation": None, "lays": [], "tokens": []}
    begun = time.perf_counter()
    terms = terms_of(game, state, turn.current)
    lays, places = _possible(rules, game, state)
    base = best_runs(game, state.board, terms)
    found = list(advise(game, state.board, terms, lays, places))
    return {
        "corporation": turn.current,
        "phase": phase_name(game, state),
        "trains": [train_type(train) for train in terms.trains],
        "best": base.revenue,
        "lays": [
            {
                "hex": lay.hex,
                "tile": lay.tile,
                "rotation": lay.rotation,
                "cost": lay.cost,
                **_figures(one),
            }
            for lay, one in zip(lays, found, strict=False)
        ],
        "tokens": [
            {**msgspec.structs.asdict(place), **_figures(one)}
            for place, one in zip(places, found[len(lays) :], strict=True)
        ],
        "seconds": round(time.perf_counter() - begun, 6),
    }


def _possible(rules: Rules, game: Game, state: GameState) -> tuple[list[LayOption], list[Place]]:
    """Lays and token places still possible in this turn, each once."""
    steps = (TrackStep.name, TokenStep.name, ConstructionStep.name)
    offers = [
        offer.action
        for step in rules.round(game, state).steps(game, state)
        if step.name in steps and step.actor(game, state) is not None
        for offer in step.offers(game, state)
    ]
    places: list[Place] = [action.place for action in offers if isinstance(action, PlaceToken | PlaceJunctionToken)]
    tiles = [action for action in offers if isinstance(action, LayTile)]
    if game.title.railways is not None:
        _, railway, _ = current(state)
        priced = [check_tile(game, state, railway, lay.hex, lay.tile, lay.rotation) for lay in tiles]
    else:
        priced = [priced_lay(game, state, lay) for lay in tiles]
    return [lay for lay in priced if isinstance(lay, LayOption)], list(dict.fromkeys(places))


def _figures(one: Advice) -> Json:
    return {"best": one.result.revenue, "gain": one.gain, "proved": one.result.proved}
