"""What a president must pay, a train or a debt, and what he can raise for it (R-3.8.1 to R-3.8.4, V-4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.certificates import UNIT, Bundle, check_sale, sale_bundles
from engine.depot import cheapest
from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, EntityId, HolderId, PlayerId
from engine.market import operating_order, price
from engine.messages import Key
from engine.routes.track_graph import has_route
from engine.state.game_state import GameState
from engine.steps.turns import current, open_turn, operating_turn


def must_buy(game: Game, state: GameState) -> bool:
    """Whether the operating corporation may not end its train step without a train (R-3.8.1, RUL-43)."""
    if open_turn(state, "trains") is None:
        return False
    _, corporation, owner = current(state)
    if owner.trains or cheapest(game, state, corporation) is None:
        return False
    return game.switch("must_buy_needs_route") == "b" or has_route(game, state.board, corporation)


def debt(state: GameState) -> int:
    """How far interest has left the treasury of the operating corporation below 0 (V-4)."""
    turn = operating_turn(state)
    return 0 if turn is None else max(0, -current(state)[2].cash)


def shortfall(game: Game, state: GameState) -> int:
    """What the president lacks for what he must pay now; 0 when nothing.

    It is the cheapest train that must be bought, less what the treasury has (R-3.8.4), or the treasury's debt (V-4).
    """
    needed = debt(state)
    if not needed and not must_buy(game, state):
        return 0
    _, corporation, owner = current(state)
    if not needed:
        lowest = cheapest(game, state, corporation)
        assert lowest is not None
        needed = lowest - owner.cash
    assert owner.president is not None
    return max(0, needed - state.players[owner.president].cash)


def president_of(state: GameState) -> PlayerId:
    """President of the operating corporation."""
    _, _, owner = current(state)
    assert owner.president is not None
    return owner.president


def check_emergency_sale(game: Game, state: GameState, corporation: CorporationId, bundle: Bundle) -> Refusal | None:
    """Why the president may not sell this to pay for the train, or None (R-3.8.4, RUL-30, RUL-31).

    How much is needed is not asked here (`exceeds`).
    """
    turn, operating, _ = current(state)
    if corporation in turn.sold and game.switch("sell_in_blocks"):
        return Refusal(Key.SOLD_IN_BLOCKS, "R-3.8.4", {"corporation": corporation})
    return check_sale(
        game,
        state,
        EntityId(president_of(state)),
        corporation,
        bundle,
        pool_limit=game.switch("emr_pool_limit") == "b",
        unoperated=game.switch("emr_unoperated") == "a",
        keep_presidency=corporation == operating,
    )


def emergency_bundles(game: Game, state: GameState) -> Iterator[tuple[CorporationId, Bundle]]:
    """All that the president may sell to pay for the train, by corporation in operating order, smallest first."""
    turn, operating, _ = current(state)
    seller = president_of(state)
    barred = turn.sold if game.switch("sell_in_blocks") else ()
    for corporation in operating_order(game, state):
        if corporation in barred or HolderId(seller) not in state.corporations[corporation].certificates:
            continue
        bundles = sale_bundles(
            game,
            state,
            EntityId(seller),
            corporation,
            pool_limit=game.switch("emr_pool_limit") == "b",
            unoperated=game.switch("emr_unoperated") == "a",
            keep_presidency=corporation == operating,
        )
        for bundle in bundles:
            yield corporation, bundle


def exceeds(game: Game, state: GameState, corporation: CorporationId, bundle: Bundle, needed: int) -> Refusal | None:
    """A sale goes too far when one certificate less would do (RUL-32a)."""
    if game.switch("emr_oversell") != "a":
        return None
    sheet = game.title.corporation[corporation].certificates
    parts = [sheet[index].percent for index in bundle.certificates]
    smallest = UNIT if bundle.percent < sum(parts) else min(parts)
    if (bundle.percent - smallest) // UNIT * price(game, state, corporation) < needed:
        return None
    return Refusal(Key.SALE_BEYOND_NEED, "R-3.8.4", {"needed": needed})


def most_raisable(game: Game, state: GameState) -> int:
    """What the president's sales can bring at most: of each corporation as much as allowed, at the present price."""
    best: dict[CorporationId, int] = {}
    for corporation, bundle in emergency_bundles(game, state):
        worth = bundle.percent // UNIT * price(game, state, corporation)
        best[corporation] = max(worth, best.get(corporation, 0))
    return sum(best.values())
