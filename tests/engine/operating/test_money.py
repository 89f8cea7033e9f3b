"""Dividends with the price moves, and the financial step (R-3.6, R-3.11)."""

import pytest

from engine.actions import BuyCertificate, Pass, PayDividend, SellCertificates
from engine.ids import EntityId
from engine.messages import Key
from tests.helpers.builders import Position, Table, buy, sell, sicily
from tests.helpers.operating import Turn, current, money, offers_of, pay, step, withhold


def earning(revenue: int, **switches: str) -> Table:
    return Turn(sicily(**switches)).corporation("SFA", P2="20P").operate("SFA", at="dividend", revenue=revenue)


@pytest.mark.parametrize(("revenue", "price"), [(90, 100), (100, 111), (110, 111)])
def test_ex_65_the_price_rises_when_the_whole_dividend_reaches_it(revenue: int, price: int) -> None:
    assert earning(revenue).do(pay("SFA")).price("SFA") == price


def test_ex_65_the_price_falls_without_a_dividend() -> None:
    assert earning(110).do(withhold("SFA")).price("SFA") == 90
    idle = Turn(sicily()).corporation("SFA", P2="20P").operate("SFA").do(Pass(EntityId("SFA")))
    assert idle.price("SFA") == 90


def test_rul_23b_the_dividend_must_exceed_the_price() -> None:
    assert earning(100, dividend_right="b").do(pay("SFA")).price("SFA") == 100
    assert earning(110, dividend_right="b").do(pay("SFA")).price("SFA") == 111


@pytest.mark.parametrize(("revenue", "player", "treasury"), [(130, 26, 65), (70, 14, 35)])
def test_ex_66_players_and_treasury_are_paid_the_pool_is_not(revenue: int, player: int, treasury: int) -> None:
    position = Turn(sicily()).cash(P1=0, P2=0, P3=0).corporation("SFA", P2="20P", P3="10 10", pool="10")
    table = position.operate("SFA", at="dividend", revenue=revenue)
    bank, before = table.state.bank, money(table.state)
    table.do(pay("SFA"))
    assert (table.cash("P1"), table.cash("P2"), table.cash("P3")) == (0, player, player)
    assert table.treasury("SFA") == treasury
    assert table.state.bank == bank - 2 * player - treasury
    assert money(table.state) == before


def test_r_3_6_1_the_whole_run_is_kept_or_paid() -> None:
    table = earning(110)
    assert table.refuse(PayDividend(EntityId("SFA"), "half")).key is Key.DIVIDEND_ALL_OR_NOTHING
    assert table.do(withhold("SFA")).treasury("SFA") == 110


def test_ex_67_no_financial_step_in_the_first_turn() -> None:
    position = Turn(sicily()).corporation("SFA", turns=0, cash=500, P2="20P").corporation("ATA", (4, 2), P1="20P")
    table = position.operate("SFA", at="trains").do(Pass(EntityId("SFA")))
    assert current(table) == "ATA"


@pytest.mark.parametrize(("profile", "allowed"), [("pbem", True), ("aag", False)])
def test_rul_50_redeeming_in_the_first_turn(profile: str, allowed: bool) -> None:  # noqa: FBT001 - a test parameter
    position = Turn(sicily(profile=profile)).corporation("SFA", turns=0, cash=500, P2="20P", pool="10")
    table = position.corporation("ATA", (4, 2), P1="20P").operate("SFA", at="trains").do(Pass(EntityId("SFA")))
    assert (step(table) == "finance") == allowed
    if allowed:
        assert table.refuse(sell("SFA", "SFA", 10, 3)).key is Key.SELL_FIRST_TURN
        assert table.do(buy("SFA", "SFA", 1)).treasury("SFA") == 400


def financing(cash: int = 0, **papers: str) -> Table:
    return Turn(sicily()).corporation("SFA", cash=cash, papers=papers).operate("SFA", at="finance")


def sizes(table: Table) -> list[int]:
    return [
        offer.action.percent
        for offer in offers_of(table, SellCertificates)
        if isinstance(offer.action, SellCertificates)
    ]


def test_ex_68_what_may_be_sold() -> None:
    table = financing(P1="20P 10")
    assert sizes(table) == [10, 20, 30, 40, 50]
    assert sizes(financing(P1="20P 10 10 10 10")) == [10, 20, 40]
    sale = sell("SFA", "SFA", 50, 2, 3, 4, 5, 6)
    assert table.do(sale).treasury("SFA") == 500


def test_ex_68_the_last_certificate_only_with_all_the_rest() -> None:
    table = financing(P1="20P 10 10 10 10")
    assert table.refuse(sell("SFA", "SFA", 20, 7)).key is Key.LAST_OF_TREASURY
    assert table.refuse(sell("SFA", "SFA", 30, 6, 7)).key is Key.LAST_OF_TREASURY
    assert table.refuse(sell("SFA", "SFA", 20, 6)).key is Key.PERCENT_WRONG
    assert table.refuse(sell("SFA", "SFA", 10, 0)).key is Key.NOT_HELD
    assert table.do(sell("SFA", "SFA", 40, 5, 6, 7)).treasury("SFA") == 400


def test_ex_69_redeeming() -> None:
    papers = {"P1": "20P 10 10", "P2": "10 10", "pool": "10"}
    assert offers_of(financing(99, **papers), BuyCertificate) == []
    table = financing(100, **papers)
    assert table.treasury("SFA") == 100
    assert table.do(buy("SFA", "SFA", 5)).treasury("SFA") == 0
    assert table.papers("SFA", "treasury") == "20L 10 10"
    assert table.price("SFA") == 100


def test_ex_69_a_full_pool_takes_no_more() -> None:
    table = financing(P1="20P 10 10", pool="10 10 10 10", cash=100)
    assert sizes(table) == []
    assert table.refuse(sell("SFA", "SFA", 20, 7)).key is Key.POOL_LIMIT


def test_ex_69_the_last_certificate_is_redeemed_when_it_is_alone_in_the_pool() -> None:
    table = financing(300, P1="20P 10 10 10", P2="10 10 10", pool="20L")
    assert table.do(buy("SFA", "SFA", 7)).treasury("SFA") == 100
    table = financing(300, P1="20P 10 10 10", P2="10 10", pool="10 20L")
    assert table.refuse(buy("SFA", "SFA", 7)).key is Key.LAST_CERTIFICATE_BENEATH
    assert table.refuse(buy("SFA", "SFA", 1)).key is Key.NOT_FOR_SALE
    assert [offer.action for offer in offers_of(table, BuyCertificate)] == [buy("SFA", "SFA", 6)]


def test_r_3_11_3_redeeming_needs_the_money() -> None:
    table = financing(99, P1="20P 10", pool="10")
    assert table.refuse(buy("SFA", "SFA", 2)).key is Key.CASH_SHORT


def test_ex_70_selling_after_withholding() -> None:
    position = Turn(sicily()).corporation("SFA", P2="20P").corporation("ATA", (4, 2), P1="20P")
    table = position.operate("SFA", at="dividend", revenue=50).do(withhold("SFA"))
    assert (table.price("SFA"), table.treasury("SFA")) == (90, 50)
    table.do(Pass(EntityId("SFA"))) if step(table) == "trains" else None
    table.do(sell("SFA", "SFA", 20, 1, 2))
    assert (table.price("SFA"), table.treasury("SFA")) == (78, 230)


def test_r_3_11_1_either_selling_or_redeeming_and_once() -> None:
    position = Turn(sicily()).corporation("SFA", cash=500, P1="20P", pool="10")
    table = position.corporation("ATA", (4, 2), P2="20P").operate("SFA", at="finance")
    table.do(sell("SFA", "SFA", 10, 2))
    assert current(table) == "ATA"


def test_r_3_11_2_shares_of_others_are_not_for_a_corporation_to_sell() -> None:
    position: Position = Turn(sicily()).corporation("SFA", P1="20P").corporation("ATA", (4, 2), P2="20P")
    assert isinstance(position, Turn)
    table = position.operate("SFA", at="finance")
    assert table.refuse(sell("SFA", "ATA", 10, 1)).key is Key.NOT_FOR_SALE


def test_r_3_11_4_the_treasury_may_hold_more_than_60_percent() -> None:
    table = financing(100, P1="20P", pool="10")
    assert table.do(buy("SFA", "SFA", 1)).papers("SFA", "treasury") == "20L 10 10 10 10 10 10"
