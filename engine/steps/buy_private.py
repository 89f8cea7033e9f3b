"""Corporations buying privates from players (R-3.12.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer, Range
from engine.actions.operating import BuyPrivate
from engine.errors import Refusal
from engine.events import Log, PrivateBought
from engine.game import Game
from engine.ids import EntityId, PlayerId, PrivateId
from engine.ledger import pay
from engine.messages import Key
from engine.state.game_state import GameState, PrivateState
from engine.steps.base import SideStep, Step
from engine.steps.port_marker import held_marker
from engine.steps.turns import actor_of, current, open_turn, operating_turn, pass_step

LOWEST_PRICE = 1


class BuyPrivateStep(SideStep):
    """Open at any moment of the turn; holds nothing up."""

    name = "buy_private"
    handles = (BuyPrivate,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation while it could buy one."""
        turn = operating_turn(state)
        return None if turn is None or not can_buy_private(game, state) else actor_of(turn)

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The phase is wrong, nothing is for sale, or there is no money at all."""
        turn = operating_turn(state)
        return self.check(game, state, action) if turn is not None and action.actor == actor_of(turn) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each private for sale, from 1 to the highest price allowed and payable."""
        turn, _, buyer = current(state)
        for private in state.privates:
            if _for_sale(game, state, private):
                most = min(highest_price(game, private), buyer.cash)
                yield Offer(BuyPrivate(actor_of(turn), private, LOWEST_PRICE), Range("price", LOWEST_PRICE, most))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """On sale, price within its limits, money at hand. The seller's consent (RUL-29) is asked by the window."""
        assert isinstance(action, BuyPrivate)
        if not game.phases[state.phase].corporations_buy_privates:
            return Refusal(Key.PRIVATE_NOT_FOR_SALE, "R-3.12.1", {"private": action.private})
        if action.private not in state.privates or not _for_sale(game, state, action.private):
            return Refusal(Key.PRIVATE_NOT_FOR_SALE, "R-3.12.1", {"private": action.private})
        most = highest_price(game, action.private)
        if not LOWEST_PRICE <= action.price <= most:
            return Refusal(
                Key.PRIVATE_PRICE, "R-3.12.1", {"private": action.private, "low": LOWEST_PRICE, "high": most}
            )
        _, _, buyer = current(state)
        if action.price > buyer.cash:
            return Refusal(Key.CASH_SHORT, "R-3.12.1", {"cash": buyer.cash, "price": action.price})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay the owner and take over the private."""
        del game
        assert isinstance(action, BuyPrivate)
        seller = draft.privates[action.private].owner
        assert seller is not None
        pay(draft, log, action.actor, seller, action.price, reason="private")
        draft.privates[action.private] = PrivateState(owner=action.actor)
        log.append(PrivateBought(action.actor, seller, action.private, action.price))


class LastChanceStep(Step):
    """At the end of the turn play waits while a private can be bought or a port marker placed; those steps stay open."""

    name = "privates"
    handles = (Pass,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has passed."""
        turn = open_turn(state, self.name)
        if turn is None or not (can_buy_private(game, state) or held_marker(game, state)):
            return None
        return actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """The pass that ends the turn."""
        del game
        turn, _, _ = current(state)
        yield Offer(Pass(actor_of(turn)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Always allowed."""
        del game, state, action
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """The turn is over."""
        del game
        pass_step(draft, self.name, action.actor, log)


def can_buy_private(game: Game, state: GameState) -> bool:
    """Whether the operating corporation could buy a private now: the phase allows it, one is for sale, money is there."""
    if not game.phases[state.phase].corporations_buy_privates:
        return False
    _, _, buyer = current(state)
    return buyer.cash >= LOWEST_PRICE and any(_for_sale(game, state, private) for private in state.privates)


def highest_price(game: Game, private: PrivateId) -> int:
    """What a corporation may pay at most: twice the face value (R-3.12.1)."""
    return int(game.switch("private_price_factor")) * game.privates[private].price


def _for_sale(game: Game, state: GameState, private: PrivateId) -> bool:
    """In a player's hands, and not the one that is never sold (RUL-10)."""
    held = state.privates[private]
    if held.closed or held.owner is None or PlayerId(held.owner) not in state.players:
        return False
    return game.privates[private].sellable or game.switch("rsa_buyable") == "b"
