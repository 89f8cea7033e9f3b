"""Export to the 18xx.games file format: what that site's own program replays to the same game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.data.assets import ASSETS
from engine.errors import Refusal
from engine.game import Game
from engine.interop.eighteen_xx_import import PROFILE
from engine.interop.eighteen_xx_numbers import exchange_numbers
from engine.interop.eighteen_xx_writer import UnwritableError, Writer
from engine.messages import Key
from engine.rounds.base import deciding_player, open_steps
from engine.session import Session
from engine.setup import new_game
from engine.state.turn import FinishedTurn

Json = dict[str, Any]

MOST_SEEDS = 500_000
"""Seeds tried for an order; one in 720 draws a given order of six corporations, one in 40,320 of eight."""

REASONS = {"bank": "bank", "market": "stock_market", "bankruptcy": "bankrupt"}
"""Reasons for the end of a game, by our name."""


def export_game(session: Session, assets: Path = ASSETS) -> Json | Refusal:
    """The standing actions of a session as a game of that format, or why there is none."""
    game = session.game
    refusal = check_export(game)
    if refusal is not None:
        return refusal
    seed = seed_for(game)
    if seed is None:
        return Refusal(Key.NO_SEED_FOR_ORDER, "", {"order": tuple(game.order)})
    writer = Writer(session.rules, game, exchange_numbers(game.title.id, assets))
    actions: list[Json] = []
    for number, entry in enumerate(session.standing):
        try:
            record = writer.record(entry.action, session.state_at(number), entry.state, entry.events)
        except UnwritableError as error:
            return Refusal(Key.EXCHANGE_ACTION_LOST, "", {"place": number + 1, "action": str(error)})
        actions.append({**writer.actor(entry.action), **record, "id": number + 1})
    return {
        "id": f"hs_{seed}",
        "mode": "hotseat",
        "title": game.title.exchange_name,
        "description": "",
        "players": [{"id": number, "name": seat.name} for number, seat in enumerate(game.seats, start=1)],
        "min_players": len(game.seats),
        "max_players": len(game.seats),
        "user": {"id": 0, "name": "You"},
        "settings": {"seed": seed, "optional_rules": sorted(game.options)},
        "user_settings": None,
        **_standing(session),
        "actions": actions,
        "loaded": True,
    }


def check_export(game: Game) -> Refusal | None:
    """Why a game cannot be exported whatever was played, or None."""
    if not game.title.exchange_name:
        return Refusal(Key.NOT_EXCHANGEABLE, "", {"title": game.title.name})
    if game.profile.id != PROFILE:
        return Refusal(Key.EXCHANGE_PROFILE, "", {"profile": game.profile.id, "wanted": PROFILE})
    return None


def encode_exchange(content: Json) -> bytes:
    """The file: one action a line."""
    head = json.dumps({**content, "actions": []}, ensure_ascii=False)
    lines = ",\n".join(json.dumps(action, ensure_ascii=False) for action in content["actions"])
    return (head.replace('"actions": []', f'"actions": [\n{lines}\n]', 1) + "\n").encode()


def seed_for(game: Game) -> int | None:
    """A seed that draws the game's order of corporations: its own if it does, else the smallest; None if none is found."""
    tries = (game.seed, *range(1, MOST_SEEDS)) if game.seed >= 0 else range(1, MOST_SEEDS)
    return next((seed for seed in tries if _drawn(game, seed) == game.order), None)


def _drawn(game: Game, seed: int) -> tuple[str, ...]:
    names = [seat.name for seat in game.seats]
    return new_game(game.title, names=names, profile=game.profile.id, options=game.options, seed=seed).order


def _standing(session: Session) -> Json:
    """What the format says for display: how far the game is, whose turn it is, how it ended."""
    game, state = session.game, session.state
    if not isinstance(state.turn, FinishedTurn):
        actor = open_steps(session.rules, game, state)[-1].actor(game, state)
        player = None if actor is None else deciding_player(state, actor)
        acting = [] if player is None else [game.players.index(player) + 1]
        return {"status": "active", "turn": state.set_number, "round": "", "acting": acting, "result": {}}
    worth = {str(number): session.rules.worth(game, state, seat.id) for number, seat in enumerate(game.seats, start=1)}
    ranked = sorted(worth.items(), key=lambda item: -item[1])
    return {
        "status": "finished",
        "turn": state.set_number,
        "round": "Operating Round",
        "acting": list(range(1, len(game.seats) + 1)),
        "result": dict(ranked),
        "game_end_reason": REASONS.get(state.turn.reason, state.turn.reason),
    }
