"""Certificates: who holds what, and how they change hands (R-1.5, R-2.1, R-2.2)."""

from engine.certificates.holdings import (
    UNIT,
    Holding,
    certificate_count,
    counts,
    held,
    holder_of,
    holding_kinds,
    is_last_locked,
    kind_of,
    percent,
    transfer,
)
from engine.certificates.presidency import check_presidency, heir_of, take_singles
from engine.certificates.purchase import buy, check_cash, check_purchase, check_room
from engine.certificates.sale import Bundle, Limits, can_sell, check_sale, hand_in, sale_bundles, sell

__all__ = [
    "UNIT",
    "Bundle",
    "Holding",
    "Limits",
    "buy",
    "can_sell",
    "certificate_count",
    "check_cash",
    "check_presidency",
    "check_purchase",
    "check_room",
    "check_sale",
    "counts",
    "hand_in",
    "heir_of",
    "held",
    "holder_of",
    "holding_kinds",
    "is_last_locked",
    "kind_of",
    "percent",
    "sale_bundles",
    "sell",
    "take_singles",
    "transfer",
]
