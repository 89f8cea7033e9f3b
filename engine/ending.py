"""The end of the game: what brings it about and the moment it is over (section 4, R-3.8.7)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.events import BankBroken, GameEnded, Log, RoundBegan
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn

BANK = "bank"
MARKET = "market"
BANKRUPTCY = "bankruptcy"
STALEMATE = "stalemate"
"""Nobody can ever act again: nothing operates, no private pays and nobody can start a corporation. No rule foresees it: our own
ruling (X-1 in the rules help)."""


END_RULES: Mapping[str, str] = {BANK: "R-4.1", MARKET: "R-4.2", BANKRUPTCY: "R-3.8.7", STALEMATE: "X-1"}
"""Paragraph by which a game was over, by reason."""

EXACT_ENDS = 3
"""Rules version since which the corporation that alone operates has all of its turn (R-4.3), and a stalemate is proven (X-1)."""


def finish(draft: GameState, reason: str, log: Log) -> None:
    """The game is over at once; choices still open are void."""
    draft.turn = FinishedTurn(reason)
    draft.pending = ()
    draft.ending = reason
    log.append(GameEnded(reason))


def at_end_cell(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether a corporation's marker stands on the cell that ends the game (R-4.2)."""
    marker = state.marker(corporation)
    return marker is not None and game.title.market.rows[marker.row][marker.column].zone == "end"


def after_rise(game: Game, draft: GameState, corporation: CorporationId, log: Log, *, rose: bool) -> None:
    """After a move right in an operating round: on the end cell the game ends, now or after this turn (R-4.2, RUL-40).

    A marker that did not move, but stood there since the stock round, ends nothing: the turn of its corporation is played to
    the end (R-4.3). Before rules version 3 it did.
    """
    if not at_end_cell(game, draft, corporation) or not (rose or game.rules_version < EXACT_ENDS):
        return
    draft.ending = MARKET
    if game.switch("end_377") == "a":
        finish(draft, MARKET, log)


def after_departure(draft: GameState, log: Log) -> None:
    """A player left: with just one at the table the game ends at once (R-3.8.7)."""
    if sum(not player.left for player in draft.players.values()) <= 1:
        finish(draft, BANKRUPTCY, log)


def is_stalemate(game: Game, draft: GameState, log: Log) -> bool:
    """At the end of a stock round in which nobody could do anything: whether every later one must be the same.

    The round began with the very action whose events `log` holds, so that there was nothing to decide in it. Nobody's cash
    changes any more: nothing operates, no private pays, no loan is pending. What was waiting in the sequence cost too much
    for everybody and costs no less later; only what closed in this very round was not on offer in it and may be in the next
    (R-2.3.8; before rules version 3 that was not looked at).
    """
    if not any(isinstance(event, RoundBegan) and event.kind == "stock" for event in log):
        return False
    pays = any(
        not held.closed and held.owner is not None and not _is_out(draft, held.owner)
        for held in draft.privates.values()
    )
    corporations = draft.corporations.values()
    closed_now = any(found.closed_in == draft.set_number for found in corporations) and game.rules_version >= EXACT_ENDS
    return not pays and not closed_now and not draft.postponed and not any(found.started for found in corporations)


def _is_out(state: GameState, owner: EntityId) -> bool:
    """Whether an owner will never act again: he left the game."""
    player = state.players.get(PlayerId(owner))
    return player is not None and player.left


def bank_ends_now(game: Game, state: GameState) -> bool:
    """Whether a broken bank ends the game immediately (RUL-38b)."""
    return state.ending == BANK and game.switch("bank_break_end") == "b"


def note_empty_bank(game: Game, draft: GameState, log: Log) -> None:
    """Under RUL-39b a bank without money counts as broken; the ledger notices only debts (R-4.1)."""
    if draft.bank <= 0 and not draft.ending and game.switch("bank_break_at") == "b":
        draft.ending = BANK
        log.append(BankBroken())
