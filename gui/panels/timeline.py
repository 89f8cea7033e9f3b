"""A game by rounds: who was worth what, what came in, what corporations ran for. No words, no Qt."""

from __future__ import annotations

import msgspec

from engine.events import BANK, CashMoved, RoundBegan, TrainsRun, TurnBegan
from engine.ids import CorporationId, PlayerId
from engine.market import price
from engine.session import Entry, Session
from engine.state.game_state import GameState

INCOME = ("dividend", "private_income")
"""Payments of the bank that count as a player's income."""


class RoundRecord(msgspec.Struct):
    """A round: `kind` auction, stock or operating; `last` is the position at its end, or the present one.

    `income` is what the bank paid players in dividends and for privates; `runs` what corporations ran for.
    """

    kind: str
    number: int
    round: int
    last: int = 0
    income: dict[PlayerId, int] = {}
    runs: dict[CorporationId, int] = {}


class Timeline:
    """Rounds of a session, with worth kept per state so that another look costs nothing."""

    def __init__(self) -> None:
        self._worth: dict[int, tuple[GameState, tuple[int, ...]]] = {}

    def rounds(self, session: Session, position: int) -> list[RoundRecord]:
        """The rounds of the first `position` actions; the last one may still be going on.

        What the bank pays at the beginning of a round counts in it, though the action before brought it about.
        """
        record = RoundRecord("auction", 0, 0)
        found = [record]
        for at, entry in enumerate(session.entries[:position], start=1):
            for event in entry.events:
                if isinstance(event, RoundBegan):
                    record.last = at
                    record = RoundRecord(event.kind, event.number, event.round)
                    found.append(record)
                elif isinstance(event, CashMoved):
                    _take_income(session, record, event)
                elif isinstance(event, TrainsRun):
                    record.runs[event.corporation] = record.runs.get(event.corporation, 0) + event.revenue
        record.last = position
        return found

    def worth(self, session: Session, position: int) -> tuple[int, ...]:
        """What each player is worth after `position` actions, in seating order (R-4.4)."""
        state = session.state_at(position)
        known = self._worth.get(position)
        if known is None or known[0] is not state:
            values = tuple(session.rules.worth(session.game, state, player) for player in session.game.players)
            known = self._worth[position] = (state, values)
        return known[1]


def prices(session: Session, position: int) -> dict[CorporationId, int]:
    """Market prices after `position` actions of the corporations that have one."""
    state = session.state_at(position)
    return {marker.corporation: price(session.game, state, marker.corporation) for marker in state.market}


def last_runs(entries: tuple[Entry, ...]) -> dict[CorporationId, int]:
    """What each corporation earned in its last operating turn that is over or in which it has run; 0 where nothing ran."""
    found: dict[CorporationId, int] = {}
    operating: CorporationId | None = None
    for entry in entries:
        for event in entry.events:
            if isinstance(event, TrainsRun):
                found[event.corporation] = event.revenue
                operating = None
            elif isinstance(event, TurnBegan | RoundBegan):
                if operating is not None:
                    found[operating] = 0
                operating = event.corporation if isinstance(event, TurnBegan) else None
    return found


def _take_income(session: Session, record: RoundRecord, event: CashMoved) -> None:
    player = PlayerId(event.target)
    if event.source == BANK and event.reason in INCOME and player in session.game.players:
        record.income[player] = record.income.get(player, 0) + event.amount
