"""Closing a corporation and closing a private (R-2.4.7, R-3.8.5, R-3.10.2)."""

from __future__ import annotations

from engine.events import BANK, CorporationClosed, Log, PrivateClosed
from engine.game import Game
from engine.ids import TREASURY, CorporationId, EntityId, PrivateId
from engine.ledger import pay
from engine.routes.changes import remove_tokens_of
from engine.state.game_state import CorporationState, GameState, PrivateState
from engine.state.turn import DiscardChoice, ExchangeChoice, HomeChoice, OperatingTurn, Pending


def close_corporation(game: Game, draft: GameState, corporation: CorporationId, reason: str, log: Log) -> None:
    """Close a started corporation; when it is operating, its turn is over.

    Certificates return without compensation, its money goes to the bank, its tokens leave the map, its privates are closed,
    its trains are on sale again or out of the game (RUL-33), and it goes to the end of the sequence as new (R-2.3.8).
    `reason`: `price`, `bankruptcy`, `no_token`.
    """
    log.append(CorporationClosed(corporation, reason))
    sheet = game.title.corporation[corporation]
    closed = draft.corporations[corporation]
    if closed.cash < 0:
        pay(draft, log, BANK, EntityId(corporation), -closed.cash, reason="debt_lapsed")
    pay(draft, log, EntityId(corporation), BANK, closed.cash, reason="closed")
    for private, held in draft.privates.items():
        if held.owner == EntityId(corporation):
            close_private(draft, private, log)
    if game.switch("closed_trains") == "a":
        draft.discarded = (*draft.discarded, *closed.trains)
    draft.corporations[corporation] = CorporationState(
        certificates=(TREASURY,) * len(sheet.certificates),
        unplaced=sheet.tokens,
        closed_in=draft.set_number,
    )
    draft.board = remove_tokens_of(draft.board, corporation)
    draft.market = tuple(marker for marker in draft.market if marker.corporation != corporation)
    draft.sequence = (*draft.sequence, corporation)
    draft.pending = tuple(choice for choice in draft.pending if not _concerns(choice, corporation))
    _leave_turn(draft, corporation)


def close_private(draft: GameState, private: PrivateId, log: Log) -> None:
    """A private leaves the game."""
    draft.privates[private] = PrivateState(owner=None, closed=True)
    log.append(PrivateClosed(private))


def _concerns(choice: Pending, corporation: CorporationId) -> bool:
    return isinstance(choice, DiscardChoice | ExchangeChoice | HomeChoice) and choice.corporation == corporation


def _leave_turn(draft: GameState, corporation: CorporationId) -> None:
    turn = draft.turn
    if isinstance(turn, OperatingTurn) and turn.current == corporation:
        draft.turn = OperatingTurn(
            number=turn.number,
            round=turn.round,
            rounds=turn.rounds,
            operated=(*turn.operated, corporation),
            only=turn.only,
        )
