"""Who comes next: seats around the table, and corporations waiting to be started (R-1.6, R-2.3.7, R-2.3.8)."""

from __future__ import annotations

from engine.events import CorporationDeferred, Log
from engine.game import Game
from engine.ids import CorporationId, PlayerId
from engine.routes.tokens import Standing, home_places
from engine.state.board import CitySlot
from engine.state.game_state import GameState


def clockwise(game: Game, state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """The others still in the game, beginning at the player's left."""
    seat = game.players.index(player)
    around = (*game.players[seat + 1 :], *game.players[:seat])
    return tuple(other for other in around if not state.players[other].left)


def left_of(game: Game, state: GameState, player: PlayerId) -> PlayerId:
    """Next player in turn; the player himself when nobody else is left."""
    return next(iter(clockwise(game, state, player)), player)


def first_of_round(game: Game, state: GameState) -> PlayerId:
    """The holder of the priority deal, or the next one when he has left the game (R-2.0)."""
    return left_of(game, state, state.priority) if state.players[state.priority].left else state.priority


def standing_of(state: GameState) -> Standing:
    """Which corporations have their home token, and which were closed and not started again (R-3.3.3)."""
    started = frozenset(corporation for corporation, held in state.corporations.items() if held.started)
    closed = frozenset(corporation for corporation, held in state.corporations.items() if held.closed_in)
    return Standing(started, closed - started)


def places_to_start(game: Game, state: GameState, corporation: CorporationId) -> tuple[CitySlot, ...]:
    """Where a corporation could place its home token now (R-2.3.6)."""
    return home_places(game, state.board, corporation, standing_of(state))


def startable(state: GameState) -> CorporationId | None:
    """The corporation whose presidency may be bought now: first of the sequence that did not leave play in this set."""
    return next((found for found in state.sequence if not _barred(state, found)), None)


def defer_unplaceable(game: Game, draft: GameState, log: Log) -> None:
    """Pass over corporations that have no place for a home token (R-2.3.7, RUL-26).

    They go to the end of the sequence and may be started from the following stock round on, if there is a place then. Call
    it whenever a token has been placed.
    """
    if game.switch("afg_no_place") != "a":
        return
    for corporation in draft.sequence:
        if not _barred(draft, corporation) and not places_to_start(game, draft, corporation):
            draft.sequence = (*(other for other in draft.sequence if other != corporation), corporation)
            draft.corporations[corporation].deferred_in = draft.set_number
            log.append(CorporationDeferred(corporation))


def bar_unplaceable(game: Game, draft: GameState) -> None:
    """A stock round begins: who has no place for a home token now cannot be started in it (R-2.3.7)."""
    if game.switch("afg_no_place") != "a":
        return
    for corporation in draft.sequence:
        if not places_to_start(game, draft, corporation):
            draft.corporations[corporation].deferred_in = draft.set_number


def _barred(state: GameState, corporation: CorporationId) -> bool:
    company = state.corporations[corporation]
    return state.set_number > 0 and state.set_number in (company.closed_in, company.deferred_in)
