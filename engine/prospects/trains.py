"""Trains and dividends: what a train earns while it lasts, and when its price must be saved."""

from __future__ import annotations

from engine.actions import BuyCertificate, BuyTrain, DiscardTrain, PayDividend
from engine.certificates import UNIT, percent
from engine.depot import cheapest, price, sold_any
from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, TrainId, train_type
from engine.market import price as share_price
from engine.prospects.runs import (
    earnings,
    has_room,
    horizon,
    is_pressed,
    is_weak,
    lasts,
    next_price,
    outlook,
    rounds_left,
    sales_until_rust,
    shortage,
)
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn

FIRST = 2_000
"""A corporation without a train wants one before anything else."""
KEPT, SHORT = 4, 10
"""Tenths of its price that count against a train that stays, and against one that will rust; idle money earns nothing."""
LOSS = 2
"""Shares whose price the shareholders lose when a run is kept: two columns, a tenth of the price each, on ten shares."""
STAYING = 400
"""What the first train that stays is worth beside its runs."""


def train_worth(game: Game, state: GameState, action: BuyTrain) -> int:
    """What a train earns while it lasts, less its price; trains of others only between corporations of one president."""
    buyer = CorporationId(action.actor)
    company = state.corporations[buyer]
    if action.seller is not None:
        return _handed_over(game, state, action)
    after, step = _after(game, state, buyer, action.train)
    now = earnings(game, state, buyer, company.trains)
    gain = earnings(game, state, buyer, after, step=step) - now
    worth = (
        gain * _rounds(game, state, action.train) - action.price * (KEPT if lasts(game, action.train) else SHORT) // 10
    )
    if not company.trains:
        return FIRST + worth
    if lasts(game, action.train) and not any(lasts(game, train) for train in company.trains):
        worth += STAYING
    if is_pressed(game, state, buyer) and sales_until_rust(game, state, action.train) > 1:
        worth += STAYING
    return worth


def handover_price(game: Game, state: GameState, action: BuyTrain) -> int:
    """What a corporation pays for a train of one with the same president: what it can spare, at most the list price."""
    cash = state.corporations[CorporationId(action.actor)].cash
    return max(1, min(price(game, action.train), cash * 3 // 4))


def dividend_worth(game: Game, state: GameState, action: PayDividend) -> int:
    """Keep the run only where it helps to pay for the train that is needed before long."""
    corporation = CorporationId(action.actor)
    saves = _must_save(game, state, corporation) or _buys_with_this(game, state, corporation)
    return {"pay": 100, "withhold": 150 if saves else 50, "half": 75}[action.choice]


def discard_worth(game: Game, action: DiscardTrain) -> int:
    """Discard what goes first and reaches least."""
    type_ = game.trains[train_type(action.train)]
    return 1_000 - 500 * lasts(game, action.train) - (type_.distance or 100)


def _after(
    game: Game, state: GameState, buyer: CorporationId, train: TrainId
) -> tuple[tuple[TrainId, ...], int | None]:
    """The buyer's trains after the purchase, and the value step if the train begins a phase."""
    held = (*state.corporations[buyer].trains, train)
    sold = train_type(train)
    if train not in state.depot or sold_any(game, state, sold):
        return held, None
    kept = tuple(piece for piece in held if game.trains[train_type(piece)].rusts_on != sold)
    begun = next((phase for phase in game.phases.values() if phase.on == sold), game.phases[state.phase])
    return kept[-begun.train_limit :], begun.value_step


def _rounds(game: Game, state: GameState, train: TrainId) -> int:
    """Runs of a train that is bought now: it does not run this turn."""
    return max(rounds_left(game, state, train) - 1, 0)


def _handed_over(game: Game, state: GameState, action: BuyTrain) -> int:
    """A train from a corporation of the same president that has another one, where both together earn more."""
    assert action.seller is not None
    buyer, seller = CorporationId(action.actor), CorporationId(action.seller)
    mine, theirs = state.corporations[buyer], state.corporations[seller]
    if mine.president != theirs.president or len(theirs.trains) < 2 or not has_room(game, state, buyer) or mine.trains:
        return -1
    kept = tuple(train for train in theirs.trains if train != action.train)
    if not lasts(game, kept[0]) and lasts(game, action.train) and len(kept) == 1:
        return -1
    before = earnings(game, state, seller, theirs.trains)
    after = earnings(game, state, seller, kept) + earnings(game, state, buyer, (action.train,))
    lowest = cheapest(game, state, buyer)
    saved = FIRST + 500 if lowest is None or lowest > mine.cash else 0
    return saved + (after - before) * _rounds(game, state, action.train) - handover_price(game, state, action)


def _buys_with_this(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether this run, and nothing less, pays for a train that is worth more than the fall of the price."""
    company, turn, lowest = state.corporations[corporation], state.turn, cheapest(game, state, corporation)
    assert isinstance(turn, OperatingTurn)
    if lowest is None or is_weak(game, state, corporation) or not has_room(game, state, corporation):
        return False
    own = turn.revenue * percent(game, state, corporation, TREASURY) // 100
    if not company.cash + own < lowest <= company.cash + turn.revenue:
        return False
    worth = train_worth(game, state, BuyTrain(EntityId(corporation), state.depot[0], lowest))
    return worth > LOSS * share_price(game, state, corporation)


def _must_save(game: Game, state: GameState, corporation: CorporationId) -> bool:
    """Whether keeping this run brings the next train within reach, which its president could not pay for easily."""
    company, turn = state.corporations[corporation], state.turn
    assert isinstance(turn, OperatingTurn)
    assert company.president is not None
    if horizon(game, state) <= 2:
        return False
    missing = next_price(game, state, corporation) - company.cash
    if missing <= 0 or not is_pressed(game, state, corporation) or is_weak(game, state, corporation):
        return False
    own = turn.revenue * percent(game, state, corporation, TREASURY) // 100
    purse = state.players[company.president].cash
    return own < missing <= turn.revenue * 3 and purse < missing


def sale_for_train(game: Game, state: GameState, corporation: CorporationId, shares: int) -> int:
    """A pressed corporation sells as many of its shares as its next train needs; others keep them."""
    missing = shortage(game, state, corporation)
    if not missing or horizon(game, state) <= 2 or is_weak(game, state, corporation):
        return -1
    each = share_price(game, state, corporation)
    wanted = min(-(-missing // each), 2)
    return 20 - 4 * abs(shares - wanted)


def redemption_worth(game: Game, state: GameState, action: BuyCertificate) -> int:
    """A rich corporation takes its shares out of the pool, which pays nothing and presses on the price."""
    corporation = action.corporation
    company, paper = (
        state.corporations[corporation],
        game.title.corporation[corporation].certificates[action.certificate],
    )
    cost = share_price(game, state, corporation) * paper.percent // UNIT
    if company.cash - next_price(game, state, corporation) < cost or not outlook(game, state, corporation):
        return -1
    return percent(game, state, corporation, POOL) // UNIT
