"""Corporations buying privates and what the privates do (R-3.12, R-3.2.10, R-3.2.12)."""

import pytest

from engine.actions import BuyPrivate, LayTile, Pass
from engine.errors import Refusal
from engine.ids import EntityId
from engine.messages import Key
from engine.state.turn import StockTurn
from tests.helpers.builders import Table, passing, sicily
from tests.helpers.operating import Turn, company, current, is_closed, lay, mark, money, offers_of, private, step


def buying(phase: str, *names: str, cash: int = 500, **switches: str) -> Table:
    position = Turn(sicily(**switches), phase=phase).owns("P1", *names)
    return position.corporation("SFA", cash=cash, P2="20P").corporation("ATA", (4, 2), P3="20P").operate("SFA")


def test_ex_83_the_price_is_from_1_to_twice_the_face_value() -> None:
    table = buying("6", "SCE")
    for price in (0, 41, -5):
        assert table.refuse(private("SFA", "SCE", price)).key is Key.PRIVATE_PRICE
    before = money(table.state)
    table.do(private("SFA", "SCE", 40))
    assert table.treasury("SFA") == 460
    assert money(table.state) == before
    assert buying("6", "SCE").do(private("SFA", "SCE", 1)).treasury("SFA") == 499


@pytest.mark.parametrize(("phase", "allowed"), [("4", False), ("6", True), ("8", True), ("10", True), ("12", False)])
def test_ex_83_only_in_three_phases(phase: str, allowed: bool) -> None:  # noqa: FBT001 - a test parameter
    table = buying(phase, "SIGI")
    assert bool(offers_of(table, BuyPrivate)) == allowed
    if not allowed:
        assert table.refuse(private("SFA", "SIGI", 45)) == Refusal(
            Key.PRIVATE_NOT_FOR_SALE, "R-3.12.1", {"private": "SIGI"}
        )


def test_r_3_12_1_the_treasury_limits_the_price() -> None:
    table = buying("6", "SCE", cash=30)
    offer = offers_of(table, BuyPrivate)[0]
    assert offer.vary is not None
    assert (offer.vary.low, offer.vary.high) == (1, 30)
    assert table.refuse(private("SFA", "SCE", 31)).key is Key.CASH_SHORT
    assert offers_of(buying("6", "SCE", cash=0), BuyPrivate) == []


@pytest.mark.parametrize(("switch", "allowed"), [("a", False), ("b", True)])
def test_rul_10_the_founding_private(switch: str, allowed: bool) -> None:  # noqa: FBT001 - a test parameter
    table = buying("6", "RSA", "SCE", rsa_buyable=switch)
    if allowed:
        assert table.do(private("SFA", "RSA", 300)).treasury("SFA") == 200
    else:
        assert table.refuse(private("SFA", "RSA", 150)).key is Key.PRIVATE_NOT_FOR_SALE


def test_r_3_12_1_a_private_of_a_corporation_is_not_sold_again() -> None:
    position = Turn(sicily(), phase="6").owns("ATA", "SIGI").owns("P1", "SCE").corporation("SFA", cash=500, P2="20P")
    table = position.corporation("ATA", (4, 2), P3="20P").operate("SFA")
    assert table.refuse(private("SFA", "SIGI", 10)).key is Key.PRIVATE_NOT_FOR_SALE
    assert table.refuse(private("SFA", "CNM", 10)).key is Key.PRIVATE_NOT_FOR_SALE


def test_r_3_12_1_at_any_moment_and_any_number() -> None:
    table = buying("6", "SCE", "SIGI", "CNM")
    table.do(private("SFA", "SCE", 20), Pass(EntityId("SFA")), private("SFA", "SIGI", 45))
    assert step(table) == "trains"
    table.do(*passing("SFA", "SFA"))
    assert step(table) == "privates"
    table.do(private("SFA", "CNM", 75))
    assert step(table) == "privates"
    table.do(Pass(EntityId("SFA")))
    assert current(table) == "ATA"


def test_the_turn_ends_by_itself_when_nothing_is_left_to_buy() -> None:
    table = buying("6", "SCE").do(*passing("SFA", "SFA", "SFA"))
    assert step(table) == "privates"
    assert current(table.do(private("SFA", "SCE", 5))) == "ATA"


def test_the_turn_waits_while_a_port_marker_may_be_placed() -> None:
    position = Turn(sicily(), phase="6").owns("SFA", "CNM").corporation("SFA", P2="20P")
    table = position.corporation("ATA", (4, 2), P3="20P").operate("SFA", at="finance").do(Pass(EntityId("SFA")))
    assert step(table) == "privates"
    table.do(mark("SFA", "CNM", "N8"))
    assert company(table, "SFA").port_bonuses == (("N8", 20),)
    assert current(table) == "ATA"


def test_ex_84_the_hex_is_blocked_while_a_player_owns_the_private() -> None:
    position = Turn(sicily(), phase="6").owns("P1", "SCE").lay("H12 653 1").corporation("IFT", cash=500, P2="20P")
    table = position.operate("IFT")
    assert table.refuse(lay("IFT", "G13", "58", 1)).key is Key.LAY_BLOCKED
    assert all(isinstance(offer.action, LayTile) and offer.action.hex != "G13" for offer in offers_of(table, LayTile))
    table.do(private("IFT", "SCE", 20), lay("IFT", "G13", "58", 1))
    assert table.state.board.tiles


@pytest.mark.parametrize(("owner", "cost"), [("IFT", 20), ("P2", 40), ("ATA", 40)])
def test_ex_50_only_the_owning_corporation_pays_half(owner: str, cost: int) -> None:
    """H10 over standard track; a player who owns the private gets nothing for his corporation."""
    position = Turn(sicily()).owns(owner, "SIGI").corporation("IFT", cash=500, P2="20P")
    position.corporation("ATA", (4, 2), P3="20P").lay("I11 24 2, H12 653 1")
    table = position.operate("IFT")
    table.do(lay("IFT", "H10", "8", 5))
    assert table.treasury("IFT") == 500 - cost


def test_r_3_1_1_corporations_receive_income_too() -> None:
    position = Turn(sicily()).owns("ATA", "SIGI").owns("P1", "SCE").corporation("SFA", P2="20P")
    table = position.corporation("ATA", (4, 2), P3="20P").operate("ATA", at="finance", operated=("SFA",), rounds=2)
    before = (table.treasury("ATA"), table.cash("P1"))
    table.do(Pass(EntityId("ATA")))
    assert (table.treasury("ATA") - before[0], table.cash("P1") - before[1]) == (10, 5)


def test_r_3_12_1_income_of_this_round_is_not_repeated() -> None:
    table = buying("6", "SIGI").do(private("SFA", "SIGI", 45))
    assert table.treasury("SFA") == 455
    assert not is_closed(table, "SIGI")
    assert not isinstance(table.state.turn, StockTurn)
