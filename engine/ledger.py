"""Money: every payment goes through here, so that it is conserved and logged."""

from __future__ import annotations

from engine.events import BANK, BankBroken, CashMoved, Log
from engine.ids import CorporationId, EntityId, PlayerId
from engine.state.game_state import GameState


def pay(draft: GameState, log: Log, source: EntityId, target: EntityId, amount: int, *, reason: str) -> None:
    """Move money between players, corporations and the bank (`BANK`). Nothing happens for 0.

    The bank may pay on credit: then it is broken and the game ends with this set of operating rounds (R-4.1, RUL-39).
    Raises `ValueError` for a negative amount; that a payer can pay is for the caller's check.
    """
    if amount < 0:
        raise ValueError(amount)
    if amount == 0:
        return
    _add(draft, source, -amount)
    _add(draft, target, amount)
    log.append(CashMoved(source, target, amount, reason))
    if source == BANK and draft.bank < 0 and not draft.ending:
        draft.ending = "bank"
        log.append(BankBroken())


def total(state: GameState) -> int:
    """All money in the game; it never changes."""
    return (
        state.bank
        + sum(player.cash for player in state.players.values())
        + sum(corporation.cash for corporation in state.corporations.values())
    )


def _add(draft: GameState, entity: EntityId, amount: int) -> None:
    if entity == BANK:
        draft.bank += amount
    elif PlayerId(entity) in draft.players:
        draft.players[PlayerId(entity)].cash += amount
    else:
        draft.corporations[CorporationId(entity)].cash += amount
