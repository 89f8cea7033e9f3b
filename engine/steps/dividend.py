"""Paying or keeping what the trains earned, and the price move that follows (R-3.6, R-2.4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import PayDividend
from engine.certificates import percent
from engine.ending import after_rise
from engine.errors import Refusal
from engine.events import BANK, DividendPaid, Log
from engine.game import Game
from engine.ids import TREASURY, CorporationId, EntityId, HolderId
from engine.ledger import pay
from engine.market import move_marker, price
from engine.messages import Key
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, open_turn

SHARES = 10
"""Tenths of a corporation."""


class DividendStep(Step):
    """Asked when the trains earned something; without revenue the marker moves by itself (`move_without_dividend`)."""

    name = "dividend"
    handles = (PayDividend,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation while it has earnings to decide about."""
        del game
        turn = open_turn(state, self.name)
        return None if turn is None or turn.revenue <= 0 else actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Pay or withhold."""
        del game
        turn, _, _ = current(state)
        yield Offer(PayDividend(actor_of(turn), "pay"))
        yield Offer(PayDividend(actor_of(turn), "withhold"))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """All or nothing (R-3.6.1)."""
        del game, state
        assert isinstance(action, PayDividend)
        return Refusal(Key.DIVIDEND_ALL_OR_NOTHING, "R-3.6.1") if action.choice == "half" else None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Distribute or keep the money, then move the marker."""
        assert isinstance(action, PayDividend)
        turn, corporation, _ = current(draft)
        revenue = turn.revenue
        finish_step(draft, self.name)
        if action.choice == "pay":
            log.append(DividendPaid(corporation, revenue, action.choice, revenue // SHARES))
            distribute(game, draft, corporation, revenue, log)
            move_after_payment(game, draft, corporation, revenue, log)
        else:
            log.append(DividendPaid(corporation, revenue, action.choice, 0))
            pay(draft, log, BANK, EntityId(corporation), revenue, reason="withheld")
            move_marker(game, draft, corporation, "left", 1, "no_dividend", log)


def distribute(game: Game, draft: GameState, corporation: CorporationId, revenue: int, log: Log) -> None:
    """A tenth for every 10 %, to players and the treasury; the bank pool receives nothing (R-3.6.2)."""
    for holder in (*draft.players, TREASURY):
        tenths = percent(game, draft, corporation, HolderId(holder)) // SHARES
        receiver = EntityId(corporation) if holder == TREASURY else EntityId(holder)
        pay(draft, log, BANK, receiver, revenue // SHARES * tenths, reason="dividend")


def move_after_payment(game: Game, draft: GameState, corporation: CorporationId, revenue: int, log: Log) -> None:
    """Right when the whole dividend reaches the price of a share (RUL-23: b = exceeds it), else no move."""
    share = price(game, draft, corporation)
    if revenue > share or (revenue == share and game.switch("dividend_right") == "a"):
        rose = move_marker(game, draft, corporation, "right", 1, "dividend", log)
        after_rise(game, draft, corporation, log, rose=rose)


def move_without_dividend(game: Game, draft: GameState, log: Log) -> None:
    """No train, no route or no earnings: the step is over and the price falls one column (R-3.6.3)."""
    _, corporation, _ = current(draft)
    finish_step(draft, DividendStep.name)
    move_marker(game, draft, corporation, "left", 1, "no_dividend", log)
