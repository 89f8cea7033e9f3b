"""Buying a station token from another corporation (V-3)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.variants import BuyToken
from engine.errors import Refusal
from engine.events import Log, TokenBought
from engine.game import Game
from engine.ids import EntityId
from engine.ledger import pay
from engine.messages import Key
from engine.routes.track_graph import reach
from engine.state.board import CitySlot, Place, Token
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, is_ahead, open_turn, pass_step
from engine.steps.variants import TOKENS, plays, switched_on

LOWEST_PRICE = 1

_BOUGHT = "token_bought"
"""In `OperatingTurn.done`: the purchase of this turn is made, though the step is still to be passed."""


class BuyTokenStep(Step):
    """Once a turn, after the dividend.

    Under the switch `token_purchase_asked` a it is asked only while a token can be bought and is over with the purchase;
    under b it is asked in every turn and ended by a pass, as in the recorded games.
    """

    name = "buy_token"
    handles = (BuyToken, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has passed or (a) bought."""
        turn = open_turn(state, self.name)
        if turn is None or not plays(game, TOKENS):
            return None
        if game.switch("token_purchase_asked") == "a" and not tokens_for_sale(game, state):
            return None
        return actor_of(turn)

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """None is for sale: the reason against the one named (V-3)."""
        ahead = plays(game, TOKENS) and is_ahead(state, self.name, action.actor)
        return self.check(game, state, action) if ahead else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each token that may change hands, from 1 to all the corporation has, and a pass."""
        turn, _, buyer = current(state)
        actor = actor_of(turn)
        for token in tokens_for_sale(game, state):
            assert isinstance(token.place, CitySlot)
            yield Offer(BuyToken(actor, token.place, LOWEST_PRICE), Range("price", LOWEST_PRICE, buyer.cash))
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The token may be traded, and the price can be paid. The seller's consent is asked by the window."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, BuyToken)
        refusal = check_trade(game, state, action.place)
        if refusal is not None:
            return refusal
        _, _, buyer = current(state)
        if action.price < LOWEST_PRICE:
            return Refusal(Key.TOKEN_PRICE_LOW, "V-3", {"low": LOWEST_PRICE})
        if action.price > buyer.cash:
            return Refusal(Key.CASH_SHORT, "V-3", {"cash": buyer.cash, "price": action.price})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay the other corporation; its token goes back to its charter, the buyer's takes the slot."""
        if isinstance(action, Pass):
            pass_step(draft, self.name, action.actor, log)
            return
        assert isinstance(action, BuyToken)
        turn, corporation, buyer = current(draft)
        sold = _token_at(draft, action.place)
        assert sold is not None
        pay(draft, log, action.actor, EntityId(sold.corporation), action.price, reason="token_purchase")
        bought = Token(corporation, action.place)
        tokens = tuple(bought if token == sold else token for token in draft.board.tokens)
        draft.board = msgspec.structs.replace(draft.board, tokens=tokens)
        draft.corporations[sold.corporation].unplaced += 1
        buyer.unplaced -= 1
        log.append(TokenBought(corporation, sold.corporation, action.place, action.price))
        if game.switch("token_purchase_asked") == "a":
            finish_step(draft, self.name)
        else:
            draft.turn = msgspec.structs.replace(turn, done=turn.done | {_BOUGHT})


def tokens_for_sale(game: Game, state: GameState) -> tuple[Token, ...]:
    """Tokens the operating corporation could take over now, by city in map order."""
    turn, corporation, buyer = current(state)
    if buyer.cash < LOWEST_PRICE or not buyer.unplaced or _BOUGHT in turn.done:
        return ()
    return tuple(
        token
        for hex_id, stop in reach(game, state.board, corporation).cities
        for token in state.board.tokens_in(hex_id)
        if isinstance(token.place, CitySlot)
        and token.place.stop == stop
        and check_trade(game, state, token.place) is None
    )


def check_trade(game: Game, state: GameState, place: Place) -> Refusal | None:
    """Why the token at a place may not be taken over by the operating corporation, or None; money is not asked (V-3)."""
    turn, corporation, buyer = current(state)
    if not switched_on(game, state, TOKENS, "token_purchase_from"):
        return Refusal(Key.TOKENS_NOT_TRADED_YET, "V-3", {"train": str(game.switch("token_purchase_from"))})
    if _BOUGHT in turn.done:
        return Refusal(Key.TOKEN_BOUGHT_ALREADY, "V-3", {"corporation": corporation})
    if not buyer.unplaced:
        return Refusal(Key.TOKEN_NONE_LEFT, "V-3", {"corporation": corporation})
    token = _token_at(state, place)
    if token is None or not isinstance(place, CitySlot):
        return Refusal(Key.TOKEN_NOT_THERE, "V-3", {"hex": place.hex})
    if any(other.corporation == corporation for other in state.board.tokens_in(place.hex)):
        return Refusal(Key.TOKEN_ALREADY_HERE, "V-3", {"hex": place.hex, "corporation": corporation})
    if (place.hex, place.stop) not in reach(game, state.board, corporation).cities:
        return Refusal(Key.TOKEN_OUT_OF_REACH, "V-3", {"hex": place.hex})
    if token.home or game.hexes[place.hex].home_of == token.corporation:
        return Refusal(Key.TOKEN_IS_HOME, "V-3", {"hex": place.hex, "corporation": token.corporation})
    if len(state.board.tokens_of(token.corporation)) < 2:
        return Refusal(Key.TOKEN_IS_LAST, "V-3", {"corporation": token.corporation})
    return None


def _token_at(state: GameState, place: Place) -> Token | None:
    return next((token for token in state.board.tokens if token.place == place), None)
