"""A game as a table for a spreadsheet: players and corporations at the end of every round."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.events import BANK, CashMoved, DividendPaid, RoundBegan
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, train_type
from engine.market import price
from engine.session import Session
from engine.state.game_state import GameState

Row = dict[str, str | int]
Income = Counter[EntityId]

_PAID: Final = ("dividend", "private_income")
"""Payments of the bank to a player that are income; a corporation's is what its trains earned."""


def rounds_csv(session: Session) -> str:
    """The table of the standing actions, with a line of field names; fields that do not apply are empty.

    `worth` is a player's score as of then; `income` is what a corporation's trains earned in the round, and what the bank
    paid a player in it as dividends and for privates.
    """
    game = session.game
    shares = [f"percent_{corporation}" for corporation in game.order]
    fields = [
        *("set", "round", "number", "kind", "id", "name", "cash", "worth", *shares, "privates", "price", "president"),
        *("treasury", "pool", "trains", "tokens", "unplaced", "income"),
    ]
    text = io.StringIO()
    writer = csv.DictWriter(text, fields, restval="", lineterminator="\n")
    writer.writeheader()
    for label, state, income in _rounds(session):
        for row in (*_players(session, state, income), *_corporations(session, state, income)):
            writer.writerow({**label, **row})
    return text.getvalue()


def _rounds(session: Session) -> Iterator[tuple[Row, GameState, Income]]:
    """Name of each round, the state at its end and the income in it.

    A round ends with the action that begins the next one. What the next round pays at its start is in the state already, but
    counts as income of that round.
    """
    players = set(map(EntityId, session.game.players))
    label: Row = {"set": 0, "round": "auction", "number": 0}
    begun = label
    income: Income = Counter()
    for entry in session.standing:
        over: Income | None = None
        for event in entry.events:
            if isinstance(event, RoundBegan):
                over = income if over is None else over
                income = Counter()
                begun = {"set": event.number, "round": event.kind, "number": event.round}
            elif isinstance(event, DividendPaid):
                income[EntityId(event.corporation)] += event.revenue
            elif isinstance(event, CashMoved) and event.source == BANK and event.target in players:
                income[event.target] += event.amount if event.reason in _PAID else 0
        if over is not None:
            yield label, entry.state, over
            label = begun
    yield label, session.state, income


def _players(session: Session, state: GameState, income: Income) -> Iterator[Row]:
    game = session.game
    for seat in game.seats:
        row: Row = {
            "kind": "player",
            "id": seat.id,
            "name": seat.name,
            "cash": state.players[seat.id].cash,
            "worth": session.rules.worth(game, state, seat.id),
            "privates": _privates(state, EntityId(seat.id)),
            "income": income[EntityId(seat.id)],
        }
        for corporation in game.order:
            row[f"percent_{corporation}"] = _percent(session, state, corporation, HolderId(seat.id))
        yield row


def _corporations(session: Session, state: GameState, income: Income) -> Iterator[Row]:
    game = session.game
    names = {seat.id: seat.name for seat in game.seats}
    for corporation, held in state.corporations.items():
        if held.president is None:
            continue
        yield {
            "kind": "corporation",
            "id": corporation,
            "name": game.corporations[corporation].name,
            "cash": held.cash,
            "privates": _privates(state, EntityId(corporation)),
            "price": price(game, state, corporation),
            "president": names[held.president],
            "treasury": _percent(session, state, corporation, TREASURY),
            "pool": _percent(session, state, corporation, POOL),
            "trains": " ".join(train_type(train) for train in held.trains),
            "tokens": " ".join(token.place.hex for token in state.board.tokens_of(corporation)),
            "unplaced": held.unplaced,
            "income": income[EntityId(corporation)],
        }


def _privates(state: GameState, owner: EntityId) -> str:
    return " ".join(private for private, held in state.privates.items() if held.owner == owner and not held.closed)


def _percent(session: Session, state: GameState, corporation: CorporationId, holder: HolderId) -> int:
    kinds = session.game.corporations[corporation].certificates
    places = state.corporations[corporation].certificates
    return sum(kind.percent for kind, place in zip(kinds, places, strict=True) if place == holder)
