"""Buying certificates from the treasury or the bank pool (R-2.2)."""

from __future__ import annotations

from engine.certificates.holdings import (
    UNIT,
    certificate_count,
    holder_of,
    is_last_locked,
    log_move,
    percent,
    transfer,
)
from engine.certificates.presidency import check_presidency
from engine.errors import Refusal
from engine.events import BANK, Log
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, PlayerId
from engine.ledger import pay
from engine.market import price
from engine.messages import Key
from engine.state.game_state import GameState


def check_purchase(
    game: Game, state: GameState, player: PlayerId, corporation: CorporationId, certificate: int
) -> Refusal | None:
    """Why a player may not buy this certificate, whatever the turn allows otherwise (R-2.2.2, R-2.2.3)."""
    company = state.corporations.get(corporation)
    if company is None or not company.started:
        return Refusal(Key.NOT_STARTED, "R-2.2.1", {"corporation": corporation})
    if not 0 <= certificate < len(company.certificates):
        return Refusal(Key.NO_SUCH_CERTIFICATE, "R-2.2.1", {"corporation": corporation})
    if company.certificates[certificate] not in (TREASURY, POOL):
        return Refusal(Key.NOT_FOR_SALE, "R-2.2.4", {"corporation": corporation})
    if is_last_locked(game, state, corporation, certificate):
        return Refusal(Key.LAST_CERTIFICATE_BENEATH, "R-2.2.3", {"corporation": corporation})
    worth = game.title.corporation[corporation].certificates[certificate].percent
    limit = int(game.switch("holding_limit"))
    if percent(game, state, corporation, player) + worth > limit:
        return Refusal(Key.HOLDING_LIMIT, "R-2.2.2", {"corporation": corporation, "limit": limit})
    return check_room(game, state, player) or check_cash(state, player, price(game, state, corporation) * worth // UNIT)


def check_room(game: Game, state: GameState, player: PlayerId) -> Refusal | None:
    """Whether one more certificate is within the limit (R-1.5)."""
    limit = game.scenario.certificate_limit
    if certificate_count(game, state, player) >= limit:
        return Refusal(Key.CERTIFICATE_LIMIT, "R-1.5", {"limit": limit})
    return None


def check_cash(state: GameState, player: PlayerId, cost: int, rule: str = "R-2.2.2") -> Refusal | None:
    """Whether a player has that much; `rule` is the one that asks for it."""
    cash = state.players[player].cash
    return Refusal(Key.CASH_SHORT, rule, {"cash": cash, "price": cost}) if cash < cost else None


def buy(game: Game, draft: GameState, buyer: EntityId, corporation: CorporationId, certificate: int, log: Log) -> None:
    """Buy a certificate at the market price; checked before.

    From the treasury the corporation gets the money, from the pool the bank (R-2.2.1). The buyer is a player, or the
    corporation itself redeeming (R-3.11.3).
    """
    place = draft.corporations[corporation].certificates[certificate]
    source = EntityId(corporation) if place == TREASURY else BANK
    worth = game.title.corporation[corporation].certificates[certificate].percent
    cost = price(game, draft, corporation) * worth // UNIT
    pay(draft, log, buyer, source, cost, reason="certificate")
    transfer(draft, corporation, (certificate,), holder_of(draft, buyer))
    log_move(game, log, corporation, (certificate,), source, buyer, paid=cost)
    check_presidency(game, draft, corporation, log)
