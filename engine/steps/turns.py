"""Helpers for the steps of an operating turn: who operates and which steps are over (R-3.0.3)."""

from __future__ import annotations

import msgspec

from engine.events import Log, Passed
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import OperatingTurn

ORDER = (
    "teleport",
    "track",
    "token",
    "construction",
    "run",
    "dividend",
    "buy_token",
    "e_token",
    "trains",
    "finance",
    "interest",
    "bond",
    "absorb",
    "privates",
)
"""Names of the steps in `OperatingTurn.done`, in the order of a turn; those of variants and other titles included."""

LATE_PRIVATE = "late_private"
"""In `OperatingTurn.done`: no building private was held when the turn began, so the turn does not stop to ask about it."""


def operating_turn(state: GameState) -> OperatingTurn | None:
    """The turn when a corporation is operating."""
    turn = state.turn
    if isinstance(turn, OperatingTurn) and turn.current is not None:
        return turn
    return None


def open_turn(state: GameState, step: str) -> OperatingTurn | None:
    """The turn when a corporation is operating and `step` of its turn is not over."""
    turn = operating_turn(state)
    return None if turn is None or step in turn.done else turn


def current(state: GameState) -> tuple[OperatingTurn, CorporationId, CorporationState]:
    """Turn, operating corporation and its state; for steps that are open."""
    turn = operating_turn(state)
    assert turn is not None
    assert turn.current is not None
    return turn, turn.current, state.corporations[turn.current]


def actor_of(turn: OperatingTurn) -> EntityId:
    """The operating corporation as an actor."""
    assert turn.current is not None
    return EntityId(turn.current)


def is_ahead(state: GameState, step: str, actor: EntityId) -> bool:
    """Whether `step` of the turn of `actor`, a corporation, is not over; it need not be open."""
    turn = open_turn(state, step)
    return turn is not None and actor_of(turn) == actor


def finish_step(draft: GameState, step: str, *, revenue: int | None = None) -> None:
    """`step` and all before it are over: what was passed by is not offered again in this turn."""
    turn = operating_turn(draft)
    if turn is None:
        return
    done = turn.done | frozenset(ORDER[: ORDER.index(step) + 1])
    draft.turn = msgspec.structs.replace(turn, done=done, revenue=turn.revenue if revenue is None else revenue)


def pass_step(draft: GameState, step: str, actor: EntityId, log: Log) -> None:
    """Somebody passes at `step`: it is over for this turn."""
    finish_step(draft, step)
    log.append(Passed(actor, step))


def begin_done(game: Game, state: GameState, corporation: CorporationId) -> frozenset[str]:
    """What is over when a corporation's turn begins: nothing, but see `LATE_PRIVATE`."""
    holds = any(
        held.owner == EntityId(corporation) and game.privates[private].teleports
        for private, held in state.privates.items()
    )
    return frozenset() if holds else frozenset({LATE_PRIVATE})
