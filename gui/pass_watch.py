"""What concerns a player who passes on: what others did since, in corporations in which this player could act on it. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.certificates import percent
from engine.events import BANK, CertificatesMoved, CorporationStarted, Event, PresidentChanged
from engine.ids import CorporationId, PlayerId
from engine.rounds.base import legal
from engine.session import Session
from engine.state.game_state import GameState
from engine.state.turn import StockTurn


class Touch(msgspec.Struct, frozen=True):
    """What somebody else did: `kind` is `started`, `bought`, `sold` or `president` (the presidency came or went)."""

    kind: str
    player: PlayerId
    corporation: CorporationId


def stock_number(state: GameState) -> int | None:
    """Number of the stock round a state is in; None in another round."""
    return state.turn.number if isinstance(state.turn, StockTurn) else None


def may_pass(session: Session, player: PlayerId) -> bool:
    """Whether a fresh turn of the stock round waits for this player, with nothing done in it yet."""
    turn = session.state.turn
    return isinstance(turn, StockTurn) and turn.current == player and not turn.acted and not turn.bought


def touch(session: Session, since: int, player: PlayerId) -> Touch | None:
    """What happened since position `since` that concerns a player whose turn it is, a presidency first; None when nothing does.

    A certificate bought or sold concerns who holds some of that corporation; a sale also who could buy there, a start who could
    buy of the new corporation or may now start the next. None of it matters to somebody who could do nothing about it, as
    where that corporation was sold in this round (R-2.1.4); only a presidency that came or went always does.
    """
    now = _within_reach(session, session.position)
    before = _within_reach(session, since - 1) if since else frozenset()
    concerned = [
        found
        for entry in session.entries[since : session.position]
        for found in _touches(entry.events, player)
        if found.player != player and _matters(session, found, player, now, before)
    ]
    return min(concerned, key=lambda found: found.kind != "president", default=None)


def _touches(events: tuple[Event, ...], player: PlayerId) -> Iterator[Touch]:
    for event in events:
        if isinstance(event, CorporationStarted):
            yield Touch("started", event.player, event.corporation)
        elif isinstance(event, PresidentChanged) and player in (event.old, event.new):
            yield Touch("president", event.new if event.old == player else event.old, event.corporation)
        elif isinstance(event, CertificatesMoved) and event.target == BANK:
            yield Touch("sold", PlayerId(event.source), event.corporation)
        elif isinstance(event, CertificatesMoved):
            yield Touch("bought", PlayerId(event.target), event.corporation)


def _matters(
    session: Session,
    found: Touch,
    player: PlayerId,
    now: frozenset[tuple[str, CorporationId]],
    before: frozenset[tuple[str, CorporationId]],
) -> bool:
    if found.kind == "president":
        return True
    if found.kind == "started" and any(kind == "start_price" for kind, _ in now - before):
        return True
    if not any(corporation == found.corporation for _, corporation in now):
        return False
    holds = percent(session.game, session.state, found.corporation, player) > 0
    return holds or found.kind == "started" or (found.kind == "sold" and ("buy", found.corporation) in now)


def _within_reach(session: Session, position: int) -> frozenset[tuple[str, CorporationId]]:
    """What the player whose turn it is could do after `position` actions: kinds of moves with their corporation."""
    found = set()
    for offer in legal(session.rules, session.game, session.state_at(position)):
        kind = str(type(offer.action).__struct_config__.tag)
        corporation = getattr(offer.action, "corporation", None)
        if corporation is not None:
            found.add((kind, corporation))
    return frozenset(found)
