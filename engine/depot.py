"""Trains at the bank (R-3.7.1): the type on sale, types sold beside it, and the bank pool of discarded or returned trains."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.ids import CorporationId, TrainId, TrainType, train_type
from engine.state.game_state import GameState


def available(game: Game, state: GameState, corporation: CorporationId | None = None) -> tuple[TrainId, ...]:
    """Pieces the bank would sell now: one of each type on sale, then every train of the bank pool.

    A type is on sale when the previous one is sold out, or from the first sale of the type it waits for. Trains for holders
    of an E-token only are left out unless `corporation` holds one (V-5).
    """
    found: list[TrainId] = []
    seen: set[TrainType] = set()
    regular = False
    for piece in state.depot:
        type_ = train_type(piece)
        if type_ in seen:
            continue
        seen.add(type_)
        waits_for = game.trains[type_].available_on
        if waits_for is None:
            if not regular and open_to(game, state, type_, corporation):
                found.append(piece)
            regular = True
        elif sold_any(game, state, waits_for) and open_to(game, state, type_, corporation):
            found.append(piece)
    found.extend(piece for piece in state.discarded if open_to(game, state, train_type(piece), corporation))
    return tuple(found)


def open_to(game: Game, state: GameState, type_: TrainType, corporation: CorporationId | None) -> bool:
    """Whether a corporation may own trains of this type at all (V-5, P-TR-2).

    Types for a kind of corporation are for that kind alone, which may own nothing else.
    """
    train = game.trains[type_]
    if corporation is not None:
        kind = game.title.corporation[corporation].kind
        if train.only_for != (kind if _has_own_trains(game, kind) else ""):
            return False
    if not train.needs_e_token:
        return True
    return corporation is not None and state.corporations[corporation].e_token


def _has_own_trains(game: Game, kind: str) -> bool:
    return any(train.only_for == kind for train in game.trains.values())


def sold_any(game: Game, state: GameState, type_: TrainType) -> bool:
    """Whether the bank has sold a train of this type already (R-3.7.3)."""
    left = sum(train_type(piece) == type_ for piece in state.depot)
    return left < game.scenario.trains[type_]


def of_others(game: Game, state: GameState, corporation: CorporationId) -> Iterator[tuple[CorporationId, TrainId]]:
    """Trains of other corporations that this one may own, with their owners (R-3.7.1, P-TR-2)."""
    for other, held in state.corporations.items():
        if other != corporation:
            for train in held.trains:
                if open_to(game, state, train_type(train), corporation):
                    yield other, train


def price(game: Game, train: TrainId) -> int:
    """List price of a train."""
    return game.trains[train_type(train)].price


def cheapest(game: Game, state: GameState, corporation: CorporationId | None = None) -> int | None:
    """Lowest price at the bank, the bank pool included; None when the bank has no train for this corporation (R-3.8.2)."""
    return min((price(game, piece) for piece in available(game, state, corporation)), default=None)


def take(draft: GameState, train: TrainId) -> None:
    """Remove a sold train from the bank. Raises `ValueError` when the bank does not have it."""
    if train in draft.discarded:
        draft.discarded = without(draft.discarded, train)
    else:
        draft.depot = without(draft.depot, train)


def remove_outsold(game: Game, draft: GameState, sold: TrainType) -> tuple[TrainId, ...]:
    """After a sale: pieces that leave because the last one of type `sold` has been sold (P-F5-3); none while some are left."""
    if any(train_type(piece) == sold for piece in draft.depot):
        return ()
    gone = tuple(piece for piece in draft.depot if game.trains[train_type(piece)].removed_after == sold)
    draft.depot = tuple(piece for piece in draft.depot if piece not in gone)
    return gone


def without(trains: tuple[TrainId, ...], train: TrainId) -> tuple[TrainId, ...]:
    """The trains but one. Raises `ValueError` when it is not among them."""
    place = trains.index(train)
    return (*trains[:place], *trains[place + 1 :])
