"""Buying a certificate in a stock round, and the end of a player's turn (R-2.1, R-2.2)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.stock import BuyCertificate
from engine.certificates import buy, certificate_count, check_purchase, holding_kinds, percent
from engine.errors import Refusal
from engine.events import Log, Passed
from engine.game import Game
from engine.ids import POOL, TREASURY, EntityId, PlayerId
from engine.messages import Key
from engine.state.game_state import GameState
from engine.state.turn import StockTurn
from engine.steps.base import Step
from engine.steps.sell import any_sale
from engine.steps.start import StartStep

EXTRA = 2
"""Single certificates that may follow the president's one in the turn that starts a corporation (R-2.3.3)."""


class BuyStep(Step):
    """One certificate per turn; up to two more of the treasury after starting a corporation."""

    name = "buy"
    handles = (BuyCertificate,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player whose turn it is, while he may still buy."""
        del game
        turn = state.turn
        if not isinstance(turn, StockTurn) or (turn.bought and (turn.started is None or turn.extra >= EXTRA)):
            return None
        return EntityId(turn.current)

    def blocks(self, game: Game, state: GameState) -> bool:
        """The last step of the turn does."""
        del game, state
        return False

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Of every corporation and place one certificate of each kind that may be taken."""
        turn = _turn(state)
        for corporation in game.order:
            for place in (TREASURY, POOL):
                holding = holding_kinds(game, state, corporation, place)
                for papers in (holding.plain, holding.last):
                    if not papers:
                        continue
                    action = BuyCertificate(EntityId(turn.current), corporation, min(papers))
                    if self.check(game, state, action) is None:
                        yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-2.1.4, R-2.2, R-2.3.3."""
        assert isinstance(action, BuyCertificate)
        turn = _turn(state)
        if (turn.current, action.corporation) in turn.sold:
            return Refusal(Key.SOLD_THIS_ROUND, "R-2.1.4", {"corporation": action.corporation})
        refusal = check_purchase(game, state, turn.current, action.corporation, action.certificate)
        if refusal is not None or not turn.bought:
            return refusal
        assert turn.started is not None
        treasury = holding_kinds(game, state, turn.started, TREASURY)
        if action.corporation != turn.started or action.certificate not in treasury.plain:
            return Refusal(Key.EXTRA_CERTIFICATES, "R-2.3.3", {"corporation": turn.started})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Buy."""
        assert isinstance(action, BuyCertificate)
        turn = _turn(draft)
        extra = turn.extra + 1 if turn.bought else 0
        draft.turn = msgspec.structs.replace(turn, bought=True, acted=True, extra=extra)
        buy(game, draft, action.actor, action.corporation, action.certificate, log)


class EndTurnStep(Step):
    """The player may stop. When he has nothing to do at all, his turn ends by itself."""

    name = "end_turn"
    handles = (Pass,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player whose turn it is, as long as he could sell, buy or start something."""
        possible = (
            any_sale(game, state)
            or (BuyStep().actor(game, state) is not None and any(BuyStep().offers(game, state)))
            or (StartStep().actor(game, state) is not None and any(StartStep().offers(game, state)))
        )
        return EntityId(_turn(state).current) if possible else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """A pass, unless the player must sell."""
        action = Pass(EntityId(_turn(state).current))
        if self.check(game, state, action) is None:
            yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """A player above the limit must sell first (R-1.5)."""
        del action
        player, limit = _turn(state).current, game.scenario.certificate_limit
        if _above_limits(game, state, player) and any_sale(game, state):
            return Refusal(Key.MUST_SELL, "R-1.5", {"limit": limit})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """No more in this turn."""
        del game
        turn = _turn(draft)
        log.append(Passed(action.actor, BuyStep.name if turn.acted else self.name))
        draft.turn = msgspec.structs.replace(turn, bought=True, started=None)


def _turn(state: GameState) -> StockTurn:
    assert isinstance(state.turn, StockTurn)
    return state.turn


def _above_limits(game: Game, state: GameState, player: PlayerId) -> bool:
    if certificate_count(game, state, player) > game.scenario.certificate_limit:
        return True
    limit = int(game.switch("holding_limit"))
    return any(percent(game, state, corporation, player) > limit for corporation in game.order)
