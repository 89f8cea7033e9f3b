"""Offers: what may be done now. Choices too many to list are one offer with a range (bids, prices, routes)."""

from __future__ import annotations

import msgspec

from engine.actions.base import Action


class Range(msgspec.Struct, frozen=True):
    """A field of the offered action that may take every whole number from `low` to `high`."""

    field: str
    low: int
    high: int


class Offer(msgspec.Struct, frozen=True):
    """A legal action as it stands; with `vary` also every other value of that field.

    `free` names a field that the player fills himself (routes).
    """

    action: Action
    vary: Range | None = None
    free: str = ""

    def covers(self, action: Action) -> bool:
        """Whether `action` is this offer, or differs from it only in the varied field and stays within its range."""
        if action == self.action:
            return True
        if type(action) is not type(self.action):
            return False
        mine, theirs = msgspec.structs.asdict(self.action), msgspec.structs.asdict(action)
        if self.vary is not None:
            value = theirs[self.vary.field]
            mine[self.vary.field] = value
            return mine == theirs and self.vary.low <= value <= self.vary.high
        if self.free:
            mine[self.free] = theirs[self.free]
            return mine == theirs
        return False
