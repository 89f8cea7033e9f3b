"""Actions of the variants: traded tokens (V-3), bonds (V-4), electric trains (V-5)."""

from __future__ import annotations

from engine.actions.base import Action
from engine.state.board import CitySlot


class BuyToken(Action, frozen=True, tag="buy_token"):
    """Take over the token of another corporation at `place` for `price` (V-3)."""

    place: CitySlot
    price: int


class BuyElectricToken(Action, frozen=True, tag="e_token"):
    """Buy the right to electric trains from the bank (V-5)."""


class IssueBond(Action, frozen=True, tag="issue_bond"):
    """Borrow from the bank (V-4)."""


class RepayBond(Action, frozen=True, tag="repay_bond"):
    """Pay the bond back (V-4)."""


class CoverDebt(Action, frozen=True, tag="cover_debt"):
    """The president pays what the treasury lacks after the interest (V-4); the actor is the player."""
