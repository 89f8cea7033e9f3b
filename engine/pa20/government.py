"""Forming a government: exchange, value, money, trains, tokens (section 11)."""

from __future__ import annotations

from engine.certificates import held, transfer
from engine.depot import price as train_price
from engine.depot import without
from engine.events import BANK, CertificatesExchanged, CertificatesLost, GovernmentFormed, Log, TrainDiscarded
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId
from engine.ledger import pay
from engine.market import place_marker, remove_marker
from engine.pa20.definitions import railways_of
from engine.pa20.emergency import stand_dormant
from engine.pa20.merger import Merger, plan_merger
from engine.pa20.state import Launched, extra, update
from engine.pa20.surplus import merge_tokens
from engine.phases import train_limit
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import DiscardChoice


def form_governments(game: Game, draft: GameState, log: Log) -> None:
    """All of them, in the order of the data (P-GOV-2, P-GOV-3); choices of their presidents stay pending."""
    for government in railways_of(game).of_kind("government"):
        if government.id not in extra(draft).formed:
            _form(game, draft, plan_merger(game, draft, government.id), log)


def _form(game: Game, draft: GameState, merger: Merger, log: Log) -> None:
    government, dormant = merger.government, merger.president is None
    log.append(GovernmentFormed(government, merger.members, 0 if dormant else merger.value, dormant))
    _exchange(draft, merger, log)
    turns = max(draft.corporations[member].turns for member in merger.members)
    cell = draft.marker(merger.dearer)
    for member in merger.members:
        _hand_over(game, draft, member, government, log)
    update(draft, formed={**extra(draft).formed, government: merger.members})
    company = draft.corporations[government]
    company.president = merger.president
    if dormant:
        stand_dormant(game, draft, government)
    else:
        assert cell is not None
        place_marker(draft, government, cell.row, cell.column)
        launched = Launched(merger.value, draft.phase, open=True)
        update(draft, launched={**extra(draft).launched, government: launched})
        company.turns = turns
    limit_trains(game, draft, government, log)
    merge_tokens(game, draft, government, merger.members, log)


def _exchange(draft: GameState, merger: Merger, log: Log) -> None:
    """Hand out certificates, pay for odd ones, void those of railways that never opened (P-GOV-4, P-GOV-5, A-GOV-9)."""
    government = merger.government
    for share in merger.shares:
        papers = held(draft, government, TREASURY)[: share.new]
        transfer(draft, government, papers, share.holder)
        holder = BANK if share.holder == POOL else EntityId(share.holder)
        if holder != BANK:
            pay(draft, log, BANK, holder, share.paid, reason="odd_certificate")
        log.append(CertificatesExchanged(government, holder, share.old, share.new, share.paid))
    for lost in merger.lost:
        log.append(CertificatesLost(lost.railway, lost.player, lost.percent))


def _hand_over(game: Game, draft: GameState, member: CorporationId, government: CorporationId, log: Log) -> None:
    """Money and trains of a member pass on; the member leaves the game (A-GOV-8)."""
    company = draft.corporations[member]
    pay(draft, log, EntityId(member), EntityId(government), company.cash, reason="merged")
    heir = draft.corporations[government]
    heir.trains = (*heir.trains, *company.trains)
    retire(game, draft, member)


def retire(game: Game, draft: GameState, railway: CorporationId) -> None:
    """A railway leaves the game for good; its money, trains and tokens have been seen to."""
    papers = len(game.title.corporation[railway].certificates)
    draft.corporations[railway] = CorporationState(certificates=(TREASURY,) * papers)
    remove_marker(draft, railway)
    draft.sequence = tuple(waiting for waiting in draft.sequence if waiting != railway)
    launched = {other: found for other, found in extra(draft).launched.items() if other != railway}
    update(draft, gone=(*extra(draft).gone, railway), launched=launched)


def limit_trains(game: Game, draft: GameState, government: CorporationId, log: Log) -> None:
    """Above the limit the president discards (A-GOV-8); without a president the cheapest trains go."""
    company = draft.corporations[government]
    limit = train_limit(game, draft, government)
    if len(company.trains) <= limit:
        return
    if company.president is not None:
        draft.pending = (*draft.pending, DiscardChoice(government))
        return
    while len(company.trains) > limit:
        cheapest = min(company.trains, key=lambda train: train_price(game, train))
        company.trains = without(company.trains, cheapest)
        draft.discarded = (*draft.discarded, cheapest)
        log.append(TrainDiscarded(government, cheapest))
