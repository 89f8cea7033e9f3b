"""Actions of the opening auction."""

from __future__ import annotations

from engine.actions.base import Action
from engine.ids import CorporationId, PrivateId


class BidPrivate(Action, frozen=True, tag="bid"):
    """Bid on a private; on the front one it is the purchase at its present price (R-1.8)."""

    private: PrivateId
    price: int


class SetStartPrice(Action, frozen=True, tag="start_price"):
    """Fix the start price of the corporation that came with a private (R-1.13); also starts one in a stock round (R-2.3.1).

    `row`, `column`: the market cell.
    """

    corporation: CorporationId
    row: int
    column: int
