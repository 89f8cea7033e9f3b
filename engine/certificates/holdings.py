"""Who holds which certificates, and what counts against the limit (R-1.5, R-2.2.3)."""

from __future__ import annotations

import msgspec

from engine.events import CertificatesMoved, Log
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId
from engine.state.game_state import GameState

UNIT = 10
"""Percent of one share."""


class Holding(msgspec.Struct, frozen=True):
    """Certificates of one corporation in one place, by kind; indices in the order in which they got there."""

    president: tuple[int, ...]
    plain: tuple[int, ...]
    last: tuple[int, ...]


def holder_of(state: GameState, entity: EntityId) -> HolderId:
    """Where an entity keeps certificates: a player himself, a corporation (of its own) in its treasury."""
    return HolderId(entity) if PlayerId(entity) in state.players else TREASURY


def percent(game: Game, state: GameState, corporation: CorporationId, holder: HolderId | PlayerId) -> int:
    """Percent of a corporation that a player, its treasury or the pool holds."""
    sheet = game.title.corporation[corporation].certificates
    held = state.corporations[corporation].certificates
    return sum(paper.percent for paper, place in zip(sheet, held, strict=True) if place == holder)


def held(state: GameState, corporation: CorporationId, holder: HolderId | PlayerId) -> tuple[int, ...]:
    """Indices of a holder's certificates in the order in which they got there."""
    company = state.corporations[corporation]
    still = (index for index in range(len(company.certificates)) if index not in company.arrivals)
    return tuple(index for index in (*still, *company.arrivals) if company.certificates[index] == holder)


def holding_kinds(game: Game, state: GameState, corporation: CorporationId, holder: HolderId | PlayerId) -> Holding:
    """A holder's certificates by kind."""
    sheet = game.title.corporation[corporation].certificates
    indices = held(state, corporation, holder)
    return Holding(
        president=tuple(index for index in indices if sheet[index].president),
        plain=tuple(index for index in indices if not sheet[index].president and not sheet[index].last),
        last=tuple(index for index in indices if sheet[index].last),
    )


def certificate_count(game: Game, state: GameState, player: PlayerId) -> int:
    """Certificates that count against the limit: one for every paper, privates included (R-1.5, RUL-03).

    Titles with zones and regionals leave those out (`counts`).
    """
    papers = sum(
        company.certificates.count(HolderId(player))
        for corporation, company in state.corporations.items()
        if counts(game, state, corporation)
    )
    if game.switch("privates_count_certs") != "a":
        return papers
    return papers + sum(private.owner == EntityId(player) for private in state.privates.values())


def counts(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether certificates of a corporation count against the limit now: not a regional's, not in some zones (A-SET-1)."""
    railways = game.title.railways
    if railways is None:
        return True
    marker = state.marker(corporation)
    if marker is None:
        return game.title.corporation[corporation].kind != "regional"
    return game.title.market.rows[marker.row][marker.column].zone not in railways.uncounted_zones


def transfer(
    draft: GameState, corporation: CorporationId, certificates: tuple[int, ...], holder: HolderId | PlayerId
) -> None:
    """Put certificates in another place, in this order; no money, no check, no event."""
    company = draft.corporations[corporation]
    places = list(company.certificates)
    for index in certificates:
        places[index] = HolderId(holder)
    company.certificates = tuple(places)
    company.arrivals = (*(index for index in company.arrivals if index not in certificates), *certificates)


def kind_of(game: Game, corporation: CorporationId, certificate: int) -> str:
    """`president`, `last` or empty, as events name it."""
    paper = game.title.corporation[corporation].certificates[certificate]
    return "president" if paper.president else "last" if paper.last else ""


def log_move(
    game: Game,
    log: Log,
    corporation: CorporationId,
    certificates: tuple[int, ...],
    source: EntityId,
    target: EntityId,
    *,
    paid: int = 0,
) -> None:
    """Log certificates that changed hands, one event for each kind; `paid` for all of them stands in the first."""
    sheet = game.title.corporation[corporation].certificates
    for kind in ("president", "last", ""):
        moving = [index for index in certificates if kind_of(game, corporation, index) == kind]
        if moving:
            worth = sum(sheet[index].percent for index in moving)
            log.append(CertificatesMoved(corporation, source, target, worth, paid, kind))
            paid = 0


def is_last_locked(game: Game, state: GameState, corporation: CorporationId, certificate: int) -> bool:
    """Whether this is the last certificate and lies beneath others, so that nobody may take it (R-2.2.3, RUL-20)."""
    if not game.title.corporation[corporation].certificates[certificate].last:
        return False
    place = state.corporations[corporation].certificates[certificate]
    places = (place,) if game.switch("last_cert_scope") == "a" else (TREASURY, POOL)
    return any(holding_kinds(game, state, corporation, found).plain for found in places)
