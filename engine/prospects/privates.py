"""Private companies: what to bid, when to sell one to a corporation of one's own, where the port marker earns most."""

from __future__ import annotations

from engine.actions import BidPrivate, BuyPrivate, PlacePortMarker
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.prospects.runs import horizon, is_pressed, next_price
from engine.prospects.track import terms_later, terms_now
from engine.routes.search import best_runs
from engine.routes.terms import Terms
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn
from engine.steps.auction import front
from engine.steps.buy_private import highest_price

SPREAD = 20
"""Per cent by which players differ about the worth of a private."""
KEPT_FOR_TRACK = 80
"""What a corporation keeps at least when it pays for a private."""
PRESIDENCY = 45
"""What the free presidency adds to a private, in per cent of its price."""


def bid_worth(game: Game, state: GameState, action: BidPrivate, taste: int) -> int:
    """What a player thinks a private is worth beyond the price asked; `taste` is his own, 0 to `SPREAD`."""
    turn, player = state.turn, PlayerId(action.actor)
    assert isinstance(turn, AuctionTurn)
    private = game.privates[action.private]
    premium = taste + (PRESIDENCY if private.gives_first_presidency else 0)
    surplus = private.price * (100 + premium) // 100 - action.price
    if turn.contested is not None:
        return surplus
    if action.private == front(game, state):
        return max(surplus, 0) + 2
    standing = turn.bids.get(action.private, ())
    leads = bool(standing) and max(standing, key=lambda bid: bid.price).player == player
    bound = sum(bid.price for bids in turn.bids.values() for bid in bids if bid.player == player)
    return surplus if not leads and bound + action.price <= state.players[player].cash * 3 // 5 else -1


def private_price(game: Game, state: GameState, action: BuyPrivate) -> int:
    """What a corporation pays its own president: all it can spare, up to what is allowed."""
    corporation = CorporationId(action.actor)
    kept = next_price(game, state, corporation) if is_pressed(game, state, corporation) else KEPT_FOR_TRACK
    spare = state.corporations[corporation].cash - kept
    return max(1, min(highest_price(game, action.private), spare))


def private_worth(game: Game, state: GameState, action: BuyPrivate) -> int:
    """Only from the president himself, for the face value at least, and not with the money for the next train."""
    corporation = CorporationId(action.actor)
    private, owner = game.privates[action.private], state.privates[action.private].owner
    if owner != EntityId(str(state.corporations[corporation].president)) or not state.corporations[corporation].trains:
        return -1
    return 3 if private_price(game, state, action) >= private.price else -1


def marker_worth(game: Game, state: GameState, action: PlacePortMarker) -> int:
    """What the marker adds to the runs at this port; when the end is near or the privates may soon close, anything is more."""
    corporation, bonus = CorporationId(action.actor), game.privates[action.private].port_bonus
    gain = sum(
        best_runs(game, state.board, _marked(terms, action, bonus)).revenue
        - best_runs(game, state.board, terms).revenue
        for terms in (terms_now(game, state, corporation), terms_later(game, state, corporation))
    )
    return 2 * gain * min(horizon(game, state), 5) - 5


def _marked(terms: Terms, action: PlacePortMarker, bonus: int) -> Terms:
    bonuses = {**terms.bonuses, action.hex: terms.bonuses.get(action.hex, 0) + bonus}
    return Terms(terms.corporation, terms.trains, terms.value_step, bonuses)
