"""What a president must pay for a train, and what he can raise for it (A-OP-12: as in 1849, 3.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.certificates import UNIT, Bundle, check_sale, sale_bundles
from engine.depot import cheapest
from engine.errors import Refusal
from engine.game import Game
from engine.ids import CorporationId, EntityId, HolderId
from engine.market import operating_order
from engine.messages import Key
from engine.pa20.lines import can_run
from engine.pa20.values import sale_value
from engine.state.game_state import GameState
from engine.steps.duty import president_of
from engine.steps.turns import current, open_turn


def must_buy(game: Game, state: GameState) -> bool:
    """Whether the operating railway may not end its train step without a train."""
    if open_turn(state, "trains") is None:
        return False
    _, railway, owner = current(state)
    if owner.trains or cheapest(game, state, railway) is None:
        return False
    return can_run(game, state, railway)


def shortfall(game: Game, state: GameState) -> int:
    """What the president lacks for the cheapest train that must be bought; 0 when nothing."""
    if not must_buy(game, state):
        return 0
    _, railway, owner = current(state)
    lowest = cheapest(game, state, railway)
    assert lowest is not None
    return max(0, lowest - owner.cash - state.players[president_of(state)].cash)


def check_emergency_sale(game: Game, state: GameState, railway: CorporationId, bundle: Bundle) -> Refusal | None:
    """Why the president may not sell this to pay for the train, or None; the operating railway keeps its president."""
    return check_sale(
        game,
        state,
        EntityId(president_of(state)),
        railway,
        bundle,
        pool_limit=game.switch("emr_pool_limit") == "b",
        unoperated=game.switch("emr_unoperated") == "a" and state.marker(railway) is not None,
        keep_presidency=railway == current(state)[1],
    )


def emergency_bundles(game: Game, state: GameState) -> Iterator[tuple[CorporationId, Bundle]]:
    """All that the president may sell, by railway in operating order, smallest first."""
    seller = president_of(state)
    for railway in operating_order(game, state):
        if HolderId(seller) not in state.corporations[railway].certificates:
            continue
        for bundle in sale_bundles(
            game,
            state,
            EntityId(seller),
            railway,
            pool_limit=game.switch("emr_pool_limit") == "b",
            unoperated=game.switch("emr_unoperated") == "a",
            keep_presidency=railway == current(state)[1],
        ):
            yield railway, bundle


def exceeds(game: Game, state: GameState, railway: CorporationId, bundle: Bundle, needed: int) -> Refusal | None:
    """A sale goes too far when one certificate less would do."""
    sheet = game.title.corporation[railway].certificates
    parts = [sheet[index].percent for index in bundle.certificates]
    smallest = UNIT if bundle.percent < sum(parts) else min(parts)
    share = sale_value(game, state, EntityId(president_of(state)), railway)
    if (bundle.percent - smallest) // UNIT * share < needed:
        return None
    return Refusal(Key.SALE_BEYOND_NEED, "A-OP-12", {"needed": needed})


def most_raisable(game: Game, state: GameState) -> int:
    """What the president's sales can bring at most: of each railway as much as allowed."""
    best: dict[CorporationId, int] = {}
    seller = EntityId(president_of(state))
    for railway, bundle in emergency_bundles(game, state):
        worth = bundle.percent // UNIT * sale_value(game, state, seller, railway)
        best[railway] = max(worth, best.get(railway, 0))
    return sum(best.values())
