"""A game as a table for a spreadsheet: players and corporations at the end of every round."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from engine.events import DividendPaid, RoundBegan
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, train_type
from engine.market import price
from engine.session import Session
from engine.state.game_state import GameState

Row = dict[str, str | int]


def rounds_csv(session: Session) -> str:
    """The table of the standing actions, with a line of field names; fields that do not apply are empty.

    `worth` is a player's score as of then, `income` what a corporation's trains earned in the round.
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
        for row in (*_players(session, state), *_corporations(session, state, income)):
            writer.writerow({**label, **row})
    return text.getvalue()


def _rounds(session: Session) -> Iterator[tuple[Row, GameState, dict[CorporationId, int]]]:
    """Name of each round, the state at its end and the income in it.

    A round ends with the action that begins the next one, so what the next round pays at its start is in the state.
    """
    label: Row = {"set": 0, "round": "auction", "number": 0}
    income: dict[CorporationId, int] = {}
    for entry in session.standing:
        for event in entry.events:
            if isinstance(event, DividendPaid):
                income[event.corporation] = income.get(event.corporation, 0) + event.revenue
        begun = [event for event in entry.events if isinstance(event, RoundBegan)]
        if begun:
            yield label, entry.state, income
            last = begun[-1]
            label = {"set": last.number, "round": last.kind, "number": last.round}
            income = {}
    yield label, session.state, income


def _players(session: Session, state: GameState) -> Iterator[Row]:
    game = session.game
    for seat in game.seats:
        row: Row = {
            "kind": "player",
            "id": seat.id,
            "name": seat.name,
            "cash": state.players[seat.id].cash,
            "worth": session.rules.worth(game, state, seat.id),
            "privates": _privates(state, EntityId(seat.id)),
        }
        for corporation in game.order:
            row[f"percent_{corporation}"] = _percent(session, state, corporation, HolderId(seat.id))
        yield row


def _corporations(session: Session, state: GameState, income: dict[CorporationId, int]) -> Iterator[Row]:
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
            "income": income.get(corporation, 0),
        }


def _privates(state: GameState, owner: EntityId) -> str:
    return " ".join(private for private, held in state.privates.items() if held.owner == owner and not held.closed)


def _percent(session: Session, state: GameState, corporation: CorporationId, holder: HolderId) -> int:
    kinds = session.game.corporations[corporation].certificates
    places = state.corporations[corporation].certificates
    return sum(kind.percent for kind, place in zip(kinds, places, strict=True) if place == holder)
