"""Bonds (V-4): interest, the president who makes up for a treasury that cannot pay it, issue and repayment."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.variants import CoverDebt, IssueBond, RepayBond
from engine.ending import after_rise
from engine.errors import Refusal
from engine.events import BANK, BondIssued, BondRepaid, Log, Passed
from engine.game import Game
from engine.ids import EntityId, PlayerId
from engine.ledger import pay
from engine.market import move_marker
from engine.messages import Key
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.duty import debt, president_of
from engine.steps.turns import actor_of, current, finish_step, open_turn
from engine.steps.variants import BONDS, switched_on

INTEREST = "interest"
"""Name of the step that is over once the interest is paid."""


def charge_interest(game: Game, draft: GameState, log: Log) -> None:
    """The operating corporation pays for its bond; its treasury may fall below 0, which the president must cover."""
    turn, _, owner = current(draft)
    finish_step(draft, INTEREST)
    pay(draft, log, actor_of(turn), BANK, owner.bonds * int(game.switch("bond_interest")), reason="interest")


class DebtStep(Step):
    """Open while the interest left the treasury below 0: the president pays; where he cannot, he sells first (R-3.8.4)."""

    name = INTEREST
    handles = (CoverDebt,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The president."""
        del game
        return EntityId(president_of(state)) if debt(state) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """The payment, when he has the money."""
        action = CoverDebt(EntityId(president_of(state)))
        if self.check(game, state, action) is None:
            yield Offer(action)

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Whether his cash suffices."""
        del game
        cash = state.players[PlayerId(action.actor)].cash
        if cash < debt(state):
            return Refusal(Key.CASH_SHORT, "V-4", {"cash": cash, "price": debt(state)})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Just what is missing."""
        del game
        turn, _, _ = current(draft)
        pay(draft, log, action.actor, actor_of(turn), debt(draft), reason="debt")


class BondStep(Step):
    """Asked from the first train of the type that brings bonds: issue one, or pay it back; once a turn."""

    name = "bond"
    handles = (IssueBond, RepayBond, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation while it has no bond, or one and the money to repay it."""
        turn = open_turn(state, self.name)
        if turn is None or not switched_on(game, state, BONDS, "bonds_from"):
            return None
        _, _, owner = current(state)
        return None if owner.bonds and owner.cash < _amount(game) else actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Issue or repayment, and a pass."""
        del game
        turn, _, owner = current(state)
        yield Offer(RepayBond(actor_of(turn)) if owner.bonds else IssueBond(actor_of(turn)))
        yield Offer(Pass(actor_of(turn)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """One bond at most; nothing to repay without one. The money for it is at hand when the step is asked."""
        del game
        _, corporation, owner = current(state)
        if isinstance(action, IssueBond) and owner.bonds:
            return Refusal(Key.BOND_OUTSTANDING, "V-4", {"corporation": corporation})
        if isinstance(action, RepayBond) and not owner.bonds:
            return Refusal(Key.BOND_NONE, "V-4", {"corporation": corporation})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Money, then the price: left for an issue, right for a repayment."""
        finish_step(draft, self.name)
        _, corporation, owner = current(draft)
        amount = _amount(game)
        if isinstance(action, IssueBond):
            owner.bonds += 1
            log.append(BondIssued(corporation, amount))
            pay(draft, log, BANK, action.actor, amount, reason="bond")
            move_marker(game, draft, corporation, "left", 1, "bond_issued", log)
        elif isinstance(action, RepayBond):
            owner.bonds -= 1
            log.append(BondRepaid(corporation, amount))
            pay(draft, log, action.actor, BANK, amount, reason="bond_repaid")
            rose = move_marker(game, draft, corporation, "right", 1, "bond_repaid", log)
            after_rise(game, draft, corporation, log, rose=rose)
        else:
            log.append(Passed(action.actor, self.name))


def _amount(game: Game) -> int:
    return int(game.switch("bond"))
