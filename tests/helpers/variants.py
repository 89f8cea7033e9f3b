"""Moves of the variants in short words, on top of `operating`."""

from __future__ import annotations

from engine.actions import BuyElectricToken, BuyToken, CoverDebt, IssueBond, RepayBond
from engine.ids import EntityId
from tests.helpers.operating import token_slot

TOKENS, BONDS = "acquiring_station_tokens", "bonds"
ALL = (TOKENS, BONDS, "electric_dreams")


def buy_token(corporation: str, hex_id: str, price: int, slot: int = 0) -> BuyToken:
    return BuyToken(EntityId(corporation), token_slot(hex_id, slot), price)


def electric(corporation: str) -> BuyElectricToken:
    return BuyElectricToken(EntityId(corporation))


def issue(corporation: str) -> IssueBond:
    return IssueBond(EntityId(corporation))


def repay(corporation: str) -> RepayBond:
    return RepayBond(EntityId(corporation))


def cover(player: str) -> CoverDebt:
    return CoverDebt(EntityId(player))
