"""What corporations will earn, for how long, and which train they will have to pay next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias
from weakref import WeakKeyDictionary

from engine.depot import cheapest, price
from engine.game import Game
from engine.ids import CorporationId, PlayerId, TrainId, TrainType, train_type
from engine.market import price as share_price
from engine.phases import train_limit
from engine.routes.search import best_runs
from engine.routes.terms import Terms, terms_of
from engine.state.board import Board
from engine.state.game_state import GameState

LONGEST = 14
"""No player looks further ahead, in operating rounds."""
LEAST_INCOME = 60
"""What all corporations together are thought to earn at least in a round."""
NEAR = 2
"""A sale of so many more trains is expected any moment."""
WEAK = 50
"""A price below this is on its way to the closing cell."""
NEVER = 1000
"""Sales until trains rust, where nothing makes them rust."""

_Key: TypeAlias = tuple[int, CorporationId, tuple[TrainType, ...], int, tuple[tuple[str, int], ...]]
_KNOWN: WeakKeyDictionary[Board, dict[_Key, int]] = WeakKeyDictionary()


def earnings(
    game: Game, state: GameState, corporation: CorporationId, trains: Iterable[TrainId], *, step: int | None = None
) -> int:
    """The best run with these trains on the present board, at a value step (None: the present phase's)."""
    own = terms_of(game, state, corporation)
    held = tuple(sorted(trains))
    value_step = own.value_step if step is None else step
    bonuses = tuple(sorted((str(hex_id), amount) for hex_id, amount in own.bonuses.items()))
    key = (id(game), corporation, tuple(map(train_type, held)), value_step, bonuses)
    known = _KNOWN.setdefault(state.board, {})
    found = known.get(key)
    if found is None:
        terms = Terms(corporation, held, value_step, own.bonuses)
        found = known[key] = best_runs(game, state.board, terms).revenue if held else 0
    return found


def outlook(game: Game, state: GameState, corporation: CorporationId) -> int:
    """What a corporation may earn in its next turns: with its trains, or with the one it can pay for."""
    company = state.corporations[corporation]
    if company.trains:
        return earnings(game, state, corporation, company.trains)
    lowest = cheapest(game, state, corporation)
    if lowest is None or company.cash < lowest:
        return 0
    return earnings(game, state, corporation, state.depot[:1])


def horizon(game: Game, state: GameState) -> int:
    """About how many operating rounds the money of the bank will last."""
    income = sum(outlook(game, state, marker.corporation) for marker in state.market)
    return min(max(state.bank // max(income, LEAST_INCOME), 1), LONGEST)


def sales_until_rust(game: Game, state: GameState, train: TrainId) -> int:
    """How many trains the bank sells before the one that makes this one rust; `NEVER` for a train that stays."""
    trigger = game.trains[train_type(train)].rusts_on
    if trigger is None:
        return NEVER
    return next((index for index, piece in enumerate(state.depot) if train_type(piece) == trigger), NEVER)


def lasts(game: Game, train: TrainId) -> bool:
    """Whether nothing makes a train rust."""
    return game.trains[train_type(train)].rusts_on is None


def rounds_left(game: Game, state: GameState, train: TrainId) -> int:
    """About how many more times a train will run."""
    return min(horizon(game, state), 1 + sales_until_rust(game, state, train) * 3 // 2)


def next_price(game: Game, state: GameState, corporation: CorporationId) -> int:
    """What the train will cost that a corporation must buy when its present ones have gone; 0 with a train that stays."""
    trains = state.corporations[corporation].trains
    if not trains:
        return cheapest(game, state, corporation) or 0
    left = max(sales_until_rust(game, state, train) for train in trains)
    return 0 if left >= len(state.depot) else price(game, state.depot[left])


def is_pressed(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether a corporation will need a train before long: it has none, or all of them are about to rust."""
    trains = state.corporations[corporation].trains
    return all(sales_until_rust(game, state, train) <= NEAR for train in trains)


def is_weak(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether the price of a corporation can bear no more falls."""
    return share_price(game, state, corporation) < WEAK


def shortage(game: Game, state: GameState, corporation: CorporationId) -> int:
    """What a pressed corporation lacks for its next train."""
    if not is_pressed(game, state, corporation):
        return 0
    return max(0, next_price(game, state, corporation) - state.corporations[corporation].cash)


def duties(game: Game, state: GameState, player: PlayerId, *, but: CorporationId | None = None) -> int:
    """What a player may soon have to add to the trains of the corporations he presides over."""
    return sum(
        shortage(game, state, corporation)
        for corporation, company in state.corporations.items()
        if company.president == player and corporation != but
    )


def has_room(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether a corporation may own one more train."""
    return len(state.corporations[corporation].trains) < train_limit(game, state, corporation)
