"""Certificates of railways: what they cost, who may buy them, launching and opening (A-AZ-0, A-FM-3, P-FM-2, A-FM-5)."""

from __future__ import annotations

from engine.certificates import (
    UNIT,
    check_cash,
    check_presidency,
    check_room,
    counts,
    holding_kinds,
    percent,
    transfer,
)
from engine.certificates.holdings import log_move
from engine.certificates.presidency import president_percent
from engine.errors import Refusal
from engine.events import BANK, CorporationStarted, Log, RailwayOpened
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId
from engine.ledger import pay
from engine.market import place_marker, price
from engine.messages import Key
from engine.pa20.definitions import Launch, is_government, railways_of
from engine.pa20.state import Launched, extra, update
from engine.state.game_state import GameState


def launch_terms(game: Game, launched: Launched) -> Launch:
    """Threshold and capital: the phase of the launch fixes them (A-FM-3)."""
    return railways_of(game).launches[launched.phase]


def share_price(game: Game, state: GameState, railway: CorporationId, place: HolderId) -> int:
    """What 10 % cost where they lie: the par in a major's initial offer, else the market value (A-AZ-0, A-GOV-9)."""
    if place == TREASURY and not is_government(game, railway):
        return extra(state).launched[railway].par
    return price(game, state, railway)


def check_purchase(
    game: Game, state: GameState, player: PlayerId, railway: CorporationId, certificate: int
) -> Refusal | None:
    """Why a player may not buy this certificate of a launched railway, or None (A-AZ-0, A-SET-1)."""
    if railway not in extra(state).launched:
        return Refusal(Key.NOT_STARTED, "A-AZ-0", {"corporation": railway})
    company, sheet = state.corporations[railway], game.title.corporation[railway].certificates
    if not 0 <= certificate < len(sheet):
        return Refusal(Key.NO_SUCH_CERTIFICATE, "A-AZ-0", {"corporation": railway})
    place = company.certificates[certificate]
    if place not in (TREASURY, POOL):
        return Refusal(Key.NOT_FOR_SALE, "A-AZ-0", {"corporation": railway})
    worth, limit = sheet[certificate].percent, int(game.switch("holding_limit"))
    if percent(game, state, railway, player) + worth > limit:
        return Refusal(Key.HOLDING_LIMIT, "A-AZ-0", {"corporation": railway, "limit": limit})
    full = check_room(game, state, player) if counts(game, state, railway) else None
    return full or check_cash(state, player, share_price(game, state, railway, place) * worth // UNIT)


def buy(game: Game, draft: GameState, player: PlayerId, railway: CorporationId, certificate: int, log: Log) -> None:
    """Buy a checked certificate; the railway may get a president, another one, and open."""
    place = draft.corporations[railway].certificates[certificate]
    worth = game.title.corporation[railway].certificates[certificate].percent
    cost = share_price(game, draft, railway, place) * worth // UNIT
    source = EntityId(railway) if place == TREASURY else BANK
    payee = source if _keeps_money(game, draft, railway) else BANK
    pay(draft, log, EntityId(player), payee, cost, reason="certificate")
    transfer(draft, railway, (certificate,), player)
    log_move(game, log, railway, (certificate,), source, EntityId(player), paid=cost)
    if draft.corporations[railway].president is None:
        draft.corporations[railway].president = player
        log.append(CorporationStarted(railway, player, price(game, draft, railway)))
    check_presidency(game, draft, railway, log)
    open_if_sold(game, draft, railway, log)


def launch(
    game: Game, draft: GameState, player: PlayerId, railway: CorporationId, cell: tuple[int, int], log: Log
) -> None:
    """Buy the president's certificate at the par of a market cell `(row, column)` (A-AZ-0); checked before.

    In phases 2 to 4 the bank pays the par of a linked certificate that a player holds already (A-POL-4).
    """
    par = game.title.market.rows[cell[0]][cell[1]].price
    sheet = game.title.corporation[railway].certificates
    draft.sequence = tuple(waiting for waiting in draft.sequence if waiting != railway)
    update(draft, launched={**extra(draft).launched, railway: Launched(par, draft.phase)})
    place_marker(draft, railway, *cell)
    linked = sum(percent(game, draft, railway, PlayerId(other)) for other in draft.players)
    draft.corporations[railway].president = player
    log.append(CorporationStarted(railway, player, par))
    chair = holding_kinds(game, draft, railway, TREASURY).president
    cost = par * sum(sheet[index].percent for index in chair) // UNIT
    keeps = _keeps_money(game, draft, railway)
    pay(draft, log, EntityId(player), EntityId(railway) if keeps else BANK, cost, reason="certificate")
    transfer(draft, railway, chair, player)
    log_move(game, log, railway, chair, EntityId(railway), EntityId(player), paid=cost)
    if keeps:
        pay(draft, log, BANK, EntityId(railway), par * linked // UNIT, reason="linked_certificate")
    check_presidency(game, draft, railway, log)
    open_if_sold(game, draft, railway, log)


def launch_cost(game: Game, railway: CorporationId, cell: tuple[int, int]) -> int:
    """Price of the president's certificate at the par of a cell."""
    par = game.title.market.rows[cell[0]][cell[1]].price
    return par * president_percent(game, railway) // UNIT


def open_if_sold(game: Game, draft: GameState, railway: CorporationId, log: Log) -> None:
    """Open a launched railway once enough is sold (A-FM-3).

    With full capital the bank pays ten times the par, and what is left of the initial offer goes to the pool (P-FM-2).
    """
    launched = extra(draft).launched[railway]
    terms = launch_terms(game, launched)
    if launched.open or 100 - percent(game, draft, railway, TREASURY) < terms.float_percent:
        return
    opened = Launched(launched.par, launched.phase, open=True)
    update(draft, launched={**extra(draft).launched, railway: opened})
    log.append(RailwayOpened(railway))
    if terms.full_capital:
        pay(draft, log, BANK, EntityId(railway), launched.par * 100 // UNIT, reason="capital")
        left = holding_kinds(game, draft, railway, TREASURY).plain
        transfer(draft, railway, left, POOL)
        log_move(game, log, railway, left, EntityId(railway), BANK)


def _keeps_money(game: Game, state: GameState, railway: CorporationId) -> bool:
    """Whether payments for the initial offer go to the railway; before a full-capital railway opens they do not (A-FM-5)."""
    launched = extra(state).launched[railway]
    return launched.open or not launch_terms(game, launched).full_capital
