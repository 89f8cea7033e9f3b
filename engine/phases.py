"""What the first sale of a train type brings about, in order: new phase, rusting, events, discards (R-3.7.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from engine.closing import close_corporation, close_private
from engine.events import BANK, HexStruck, Log, PhaseChanged, TrainsRusted
from engine.game import Game
from engine.ids import CorporationId, EntityId, TrainId, TrainType, train_type
from engine.market import operating_order
from engine.routes.changes import apply_hex_event
from engine.state.game_state import GameState
from engine.state.turn import DiscardChoice


def first_sale(game: Game, draft: GameState, sold: TrainType, log: Log) -> None:
    """The first train of type `sold` has just been handed over."""
    begun = next((phase for phase in game.phases.values() if phase.on == sold), None)
    if begun is not None:
        draft.phase = begun.id
        log.append(PhaseChanged(begun.id))
    _rust(game, draft, sold, log)
    if begun is not None:
        for event in begun.events:
            EVENTS[event](game, draft, event, log)
        _demand_discards(game, draft)


def train_limit(game: Game, state: GameState, corporation: CorporationId | None = None) -> int:
    """How many trains a corporation may own now (R-3.7.2); some have a limit of their own in every phase (A-F5-4)."""
    own = 0 if corporation is None else game.title.corporation[corporation].train_limit
    return own or game.phases[state.phase].train_limit


def _rust(game: Game, draft: GameState, sold: TrainType, log: Log) -> None:
    """Trains that `sold` makes obsolete leave the game, those in the bank pool included."""
    types = {train.type for train in game.trains.values() if train.rusts_on == sold}
    if not types:
        return

    def split(trains: tuple[TrainId, ...], owner: EntityId) -> tuple[TrainId, ...]:
        gone.extend((piece, owner) for piece in trains if train_type(piece) in types)
        return tuple(piece for piece in trains if train_type(piece) not in types)

    gone: list[tuple[TrainId, EntityId]] = []
    for corporation, held in draft.corporations.items():
        held.trains = split(held.trains, EntityId(corporation))
    draft.discarded = split(draft.discarded, BANK)
    draft.depot = split(draft.depot, BANK)
    if gone:
        log.append(TrainsRusted(tuple(piece for piece, _ in gone), tuple(owner for _, owner in gone)))


def _demand_discards(game: Game, draft: GameState) -> None:
    draft.pending = (
        *draft.pending,
        *(
            DiscardChoice(corporation)
            for corporation in operating_order(game, draft)
            if len(draft.corporations[corporation].trains) > train_limit(game, draft, corporation)
        ),
    )


def _close_privates(game: Game, draft: GameState, event: str, log: Log) -> None:
    """R-3.12.2: all privates still open are closed, unsold ones included."""
    del game, event
    for private, held in draft.privates.items():
        if not held.closed:
            close_private(draft, private, log)


def _strike_hexes(game: Game, draft: GameState, event: str, log: Log) -> None:
    """R-3.10: hexes go back to a print and lose their tokens (RUL-35); who has none left on the map closes."""
    for hex_event in game.title.hex_events:
        if hex_event.event == event:
            struck = tuple(token.corporation for token in draft.board.tokens_in(hex_event.hex))
            draft.board = apply_hex_event(game, draft.board, hex_event)
            log.append(HexStruck(hex_event.hex, struck))
            if game.switch("quake_tokens") == "b":
                for corporation in struck:
                    draft.corporations[corporation].unplaced += 1
    placed = {token.corporation for token in draft.board.tokens}
    for corporation in operating_order(game, draft):
        if corporation not in placed:
            close_corporation(game, draft, corporation, "no_token", log)


def _open_zone(game: Game, draft: GameState, event: str, log: Log) -> None:
    """R-2.4.5: which cells are open follows from the phase."""
    del game, draft, event, log


def _wait(game: Game, draft: GameState, event: str, log: Log) -> None:
    """A-F5-5: it happens when the operating round is over."""
    del game, log
    assert draft.pa20 is not None
    draft.pa20 = msgspec.structs.replace(draft.pa20, due=(*draft.pa20.due, event))


EVENTS: Mapping[str, Callable[[Game, GameState, str, Log], None]] = {
    "close_privates": _close_privates,
    "event_hexes": _strike_hexes,
    "open_restricted_zone": _open_zone,
    "auction_regionals": _wait,
    "form_governments": _wait,
}
"""What each event key of a phase does."""
