"""Buying a certificate in a stock round, and the end of a player's turn (R-2.1, R-2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.stock import BuyCertificate
from engine.certificates import buy, certificate_count, check_purchase, holding_kinds
from engine.errors import Refusal
from engine.events import Log, Passed
from engine.game import Game
from engine.ids import POOL, TREASURY, EntityId
from engine.messages import Key
from engine.state.game_state import GameState
from engine.state.turn import StockTurn
from engine.steps.base import Step
from engine.steps.sell import SellStep
from engine.steps.start import StartStep
from engine.steps.stock_turn import StockStep, stock_turn

EXTRA = 2
"""Single certificates that may follow the president's one in the turn that starts a corporation (R-2.3.3)."""


class BuyStep(StockStep):
    """One certificate per turn; up to two more of the treasury after starting a corporation."""

    name = "buy"
    handles = (BuyCertificate,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player whose turn it is, while he may still buy."""
        turn = state.turn
        if not isinstance(turn, StockTurn) or (turn.bought and not self.may_buy_more(game, state)):
            return None
        return EntityId(turn.current)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Of every corporation and place one certificate of each kind that may be taken."""
        player = EntityId(stock_turn(state).current)
        for corporation in game.order:
            for place in (TREASURY, POOL):
                holding = holding_kinds(game, state, corporation, place)
                for papers in (holding.plain, holding.last):
                    if not papers:
                        continue
                    action = BuyCertificate(player, corporation, min(papers))
                    if self.check(game, state, action) is None:
                        yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-2.1.4, R-2.2, R-2.3.3."""
        assert isinstance(action, BuyCertificate)
        turn = stock_turn(state)
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
        turn = stock_turn(draft)
        extra = turn.extra + 1 if turn.bought else 0
        draft.turn = msgspec.structs.replace(turn, bought=True, acted=True, extra=extra)
        buy(game, draft, action.actor, action.corporation, action.certificate, log)

    def may_buy_more(self, game: Game, state: GameState) -> bool:
        """Whether something may follow the purchase of the turn: single certificates after a start (R-2.3.3)."""
        del game
        turn = stock_turn(state)
        return turn.started is not None and turn.extra < EXTRA


class EndTurnStep(Step):
    """The player may stop. When he has nothing to do at all, his turn ends by itself."""

    name = "end_turn"
    handles = (Pass,)
    selling: ClassVar[SellStep] = SellStep()
    acquiring: ClassVar[tuple[Step, ...]] = (BuyStep(), StartStep())

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The player whose turn it is, as long as he could sell, buy or start something."""
        possible = any(self.selling.possible(game, state)) or any(
            step.actor(game, state) is not None and any(step.offers(game, state)) for step in self.acquiring
        )
        return EntityId(stock_turn(state).current) if possible else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """A pass, unless the player must sell."""
        action = Pass(EntityId(stock_turn(state).current))
        if self.check(game, state, action) is None:
            yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """A player above a limit must sell first, as long as he can (R-1.5, R-2.2.2)."""
        del action
        limit, most = game.scenario.certificate_limit, int(game.switch("holding_limit"))
        full = certificate_count(game, state, stock_turn(state).current) > limit
        if full and any(self.selling.possible(game, state)):
            return Refusal(Key.MUST_SELL, "R-1.5", {"limit": limit})
        over = next(self.selling.possible(game, state, above=most), None)
        return None if over is None else Refusal(Key.MUST_SELL_OF, "R-2.2.2", {"corporation": over, "limit": most})

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """No more in this turn."""
        del game
        turn = stock_turn(draft)
        log.append(Passed(action.actor, BuyStep.name if turn.acted else self.name))
        draft.turn = msgspec.structs.replace(turn, bought=True, started=None)
