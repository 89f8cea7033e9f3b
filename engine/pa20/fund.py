"""The association that helps with tokens: certificates, who runs it, refunds, payout (P-SFM-1 to P-SFM-9).

Construction asks `check_help`, puts `HelpChoice` before its president where he is somebody else, and calls `help_with_token`.
"""

from __future__ import annotations

from engine.certificates import check_cash, check_room, percent, transfer
from engine.certificates.holdings import log_move
from engine.data.definitions import Color, Face, StopKind
from engine.errors import Refusal
from engine.events import BANK, FundHelped, FundPaid, FundRun, Log
from engine.game import Game
from engine.ids import TREASURY, CorporationId, EntityId, HolderId, PlayerId
from engine.ledger import pay
from engine.market import cell_of
from engine.messages import Key
from engine.pa20.definitions import fund_of, kind_of
from engine.pa20.state import extra, update
from engine.state.board import Place
from engine.state.game_state import GameState


def is_on_sale(game: Game, state: GameState) -> bool:
    """Whether its certificates are available (P-SFM-1)."""
    phases = list(game.phases)
    return phases.index(state.phase) >= phases.index(fund_of(game).from_phase)


def check_certificate(game: Game, state: GameState, player: PlayerId, certificate: int) -> Refusal | None:
    """Why a player may not buy this certificate of the fund, or None; no holding limit (P-SFM-1, A-SET-1)."""
    fund = fund_of(game)
    if not is_on_sale(game, state):
        return Refusal(Key.FUND_NOT_YET, "P-SFM-1", {"corporation": fund.id, "phase": fund.from_phase})
    places = state.corporations[fund.id].certificates
    if not 0 <= certificate < len(places):
        return Refusal(Key.NO_SUCH_CERTIFICATE, "P-SFM-1", {"corporation": fund.id})
    if places[certificate] != TREASURY:
        return Refusal(Key.NOT_FOR_SALE, "P-SFM-1", {"corporation": fund.id})
    return check_room(game, state, player) or check_cash(state, player, fund.price, "P-SFM-1")


def buy_certificate(game: Game, draft: GameState, player: PlayerId, certificate: int, log: Log) -> None:
    """The money goes to the fund; who now holds most runs it, among equals who did so first (P-SFM-5, A-SFM-11)."""
    fund = fund_of(game)
    company = draft.corporations[fund.id]
    pay(draft, log, EntityId(player), EntityId(fund.id), fund.price, reason="certificate")
    transfer(draft, fund.id, (certificate,), player)
    log_move(game, log, fund.id, (certificate,), EntityId(fund.id), EntityId(player), paid=fund.price)
    before = company.president
    if before is None or _count(draft, fund.id, player) > _count(draft, fund.id, before):
        company.president = player
        if before != player:
            log.append(FundRun(fund.id, player))


def check_help(game: Game, state: GameState, railway: CorporationId) -> Refusal | None:
    """Why the fund cannot help this railway at all, or None (P-SFM-2, P-SFM-5, P-SFM-7)."""
    fund = fund_of(game)
    named = {"corporation": railway}
    if kind_of(game, railway) not in fund.kinds or state.marker(railway) is None:
        rule = "P-SFM-7" if kind_of(game, railway) == "government" else "P-SFM-2"
        return Refusal(Key.FUND_NOT_FOR, rule, {**named})
    if cell_of(game, state, railway).zone not in fund.zones:
        return Refusal(Key.FUND_ZONE, "P-SFM-2", {**named})
    company = state.corporations[fund.id]
    if company.president is None:
        return Refusal(Key.FUND_WITHOUT_HOLDER, "A-SFM-11", {"corporation": fund.id})
    if company.cash <= 0:
        return Refusal(Key.FUND_EMPTY, "P-SFM-2", {"corporation": fund.id})
    return None


def refund_for(game: Game, faces: tuple[Face, ...]) -> int:
    """What the bank owes for a token between these two faces: the dearer of the yellow ones, 0 without any (P-SFM-3)."""
    refund = fund_of(game).refund
    owed = 0
    for face in faces:
        if face.color is not Color.YELLOW or not face.track:
            continue
        kinds = {stop.kind for stop in face.stops}
        worth = refund.city if StopKind.CITY in kinds else refund.town if StopKind.TOWN in kinds else refund.plain
        owed = max(owed, worth)
    return owed


def help_with_token(
    game: Game, draft: GameState, railway: CorporationId, place: Place, cost: int, owed: int, log: Log
) -> int:
    """Pay as much of the cost of a token as the fund has and note the refund; returns what the railway must pay (A-SFM-10).

    `owed` comes from `refund_for`; a junction is refunded once a game.
    """
    fund = fund_of(game)
    paid = min(cost, draft.corporations[fund.id].cash)
    log.append(FundHelped(fund.id, railway, place, paid))
    pay(draft, log, EntityId(fund.id), BANK, paid, reason="tokens")
    if place not in extra(draft).refunded:
        update(draft, refund=extra(draft).refund + owed, refunded=(*extra(draft).refunded, place))
    return cost - paid


def pay_out(game: Game, draft: GameState, log: Log) -> None:
    """End of an operating round: the bank pays the refunds, each certificate gets its tenth (P-SFM-3, P-SFM-4).

    The tenths of certificates in the initial offer stay in the fund's treasury.
    """
    revenue = extra(draft).refund
    if not revenue:
        return
    fund = fund_of(game)
    update(draft, refund=0)
    log.append(FundPaid(fund.id, revenue))
    pay(draft, log, BANK, EntityId(fund.id), revenue, reason="refund")
    for player in draft.players:
        share = revenue * percent(game, draft, fund.id, player) // 100
        pay(draft, log, EntityId(fund.id), EntityId(player), share, reason="dividend")


def _count(state: GameState, fund: CorporationId, player: PlayerId) -> int:
    return state.corporations[fund].certificates.count(HolderId(player))
