"""Bonds (V-4): issue, interest, the president's help, repayment, worth; case row 55."""

import pytest

from engine.actions import Pass, SellCertificates
from engine.closing import close_corporation
from engine.game import Game
from engine.ids import CorporationId, EntityId, PhaseId, PlayerId
from engine.invariants import violations
from engine.messages import Key
from engine.scoring import worth
from engine.state.turn import FinishedTurn, LoanChoice, StockTurn
from tests.helpers.builders import CELLS, Table, kingdom, sell, sicily
from tests.helpers.operating import Turn, bankruptcy, company, current, money, offers_of, step
from tests.helpers.variants import BONDS, cover, issue, repay

AT_84, AT_75, AT_86, AT_95 = (2, 3), (2, 2), (4, 4), (4, 5)


def game(profile: str = "aag", **switches: str) -> Game:
    return sicily(profile=profile, options=(BONDS,), **switches)


def position(
    *, bond: bool = False, cash: int = 0, cell: tuple[int, int] = AT_84, profile: str = "aag", mine: str = "20P 10"
) -> Turn:
    """AFG before its financial step, after the first 8H was sold; ATA operates after it."""
    made = Turn(game(profile), phase="8").depot("8H-1")
    made.corporation("AFG", cell, cash=cash, P1=mine, P2="10").corporation("ATA", CELLS[68], cash=600, P2="20P")
    made.trains("AFG", "8H-1")
    made.draft.corporations[CorporationId("AFG")].bonds = int(bond)
    return made


def at_bond(made: Turn) -> Table:
    """Through the financial step, where there is one."""
    table = made.operate("AFG", at="finance")
    return table.do(Pass(EntityId("AFG"))) if step(table) == "finance" else table


def bonds(table: Table, corporation: str = "AFG") -> int:
    return company(table, corporation).bonds


def cell(table: Table, corporation: str) -> tuple[int, int]:
    marker = table.state.marker(CorporationId(corporation))
    assert marker is not None
    return marker.row, marker.column


@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_ex_v1_issue(profile: str) -> None:
    made = position(cash=175, profile=profile)
    bank = made.draft.bank
    table = at_bond(made)
    assert step(table) == "bond"
    table.do(issue("AFG"))
    assert (table.treasury("AFG"), table.price("AFG"), cell(table, "AFG")) == (675, 75, AT_75)
    assert table.state.bank == bank - 500
    assert bonds(table) == 1
    assert current(table) == "ATA"  # no interest in the turn of issue


def test_ex_v2_interest_then_repayment_is_offered() -> None:
    made = position(bond=True, cash=550)
    bank = made.draft.bank
    table = at_bond(made)
    assert table.treasury("AFG") == 500
    assert table.state.bank == bank + 50
    assert step(table) == "bond"
    assert len(offers_of(table, type(repay("AFG")))) == 1
    assert offers_of(table, type(issue("AFG"))) == []


def test_ex_v2_no_repayment_below_500() -> None:
    table = at_bond(position(bond=True, cash=549))
    assert table.treasury("AFG") == 499
    assert current(table) == "ATA"


def test_ex_v3_the_president_covers_what_the_treasury_lacks() -> None:
    made = position(bond=True, cash=21).cash(P1=100)
    made.bank(made.draft.bank + made.game.title.bank_total - money(made.draft))
    table = at_bond(made)
    assert (table.treasury("AFG"), step(table), table.actor()) == (-29, "interest", "P1")
    assert violations(table.game, table.state) == ()
    assert table.refuse(Pass(EntityId("AFG"))).key in {Key.NOT_NOW, Key.NOT_YOUR_TURN}
    assert table.refuse(issue("AFG")).key is Key.NOT_NOW
    table.do(cover("P1"))
    assert (table.treasury("AFG"), table.cash("P1")) == (0, 71)
    assert current(table) == "ATA"


def test_ex_v4_repayment() -> None:
    made = position(bond=True, cash=776, cell=AT_86)
    bank = made.draft.bank
    table = at_bond(made).do(repay("AFG"))
    assert (table.treasury("AFG"), table.price("AFG"), cell(table, "AFG")) == (226, 95, AT_95)
    assert table.state.bank == bank + 550
    assert bonds(table) == 0


def test_v4_one_bond_at_most_and_one_of_both_a_turn() -> None:
    table = at_bond(position(cash=600))
    assert table.refuse(repay("AFG")).key is Key.BOND_NONE
    table.do(issue("AFG"))
    assert table.refuse(repay("AFG")).key is Key.NOT_NOW
    assert at_bond(position(bond=True, cash=600)).refuse(issue("AFG")).key is Key.BOND_OUTSTANDING


def test_v4_not_before_the_first_8h() -> None:
    made = Turn(game(), phase="6").depot("8H-0").corporation("AFG", P1="20P").corporation("ATA", P2="20P")
    assert current(at_bond(made)) == "ATA"


def test_row_55_the_second_corporation_may_still_issue_and_none_out_of_turn() -> None:
    table = at_bond(position(cash=175))
    assert table.refuse(issue("ATA")).key is Key.NOT_YOUR_TURN
    table.do(issue("AFG"), Pass(EntityId("ATA")))
    while step(table) != "bond":
        table.do(Pass(EntityId("ATA")))
    table.do(issue("ATA"))
    assert (bonds(table), bonds(table, "ATA")) == (1, 1)
    assert isinstance(table.state.turn, StockTurn)


def test_v4_a_president_without_the_cash_sells_first() -> None:
    """R-3.8.4 holds: not more than needed, and AFG's own presidency stays."""
    made = position(bond=True, cash=21).cash(P1=0)
    made.corporation("CTL", CELLS[100], P1="20P 10", P2="10")
    table = at_bond(made)
    assert table.refuse(cover("P1")).key is Key.CASH_SHORT
    assert table.refuse(bankruptcy("AFG")).key is Key.CAN_STILL_RAISE
    assert {(offer.action.corporation, offer.action.percent) for offer in table.legal()
            if isinstance(offer.action, SellCertificates)} == {("AFG", 10), ("CTL", 10)}  # fmt: skip
    table.do(sell("P1", "CTL", 10, 1))
    assert table.cash("P1") == 100
    assert [offer.action for offer in table.legal()] == [cover("P1")]
    table.do(cover("P1"))
    assert (table.treasury("AFG"), table.cash("P1")) == (0, 71)


def test_v4_bankrupt_over_the_interest() -> None:
    made = position(bond=True, cash=21, mine="20P").cash(P1=8)
    total = made.draft.bank + 21 + 8
    table = at_bond(made).do(bankruptcy("AFG"))
    assert not company(table, "AFG").started
    assert (bonds(table), table.treasury("AFG"), table.cash("P1")) == (0, 0, 0)
    assert table.state.bank == total
    assert table.state.pending == (LoanChoice(PlayerId("P1")),)


def test_v4_a_sale_for_the_interest_may_close_the_corporation_and_end_its_debt() -> None:
    made = position(bond=True, cash=21, cell=(8, 0)).cash(P1=8)
    bank = made.draft.bank
    table = at_bond(made).do(sell("P1", "AFG", 10, 1))
    assert not company(table, "AFG").started
    assert (table.treasury("AFG"), table.cash("P1"), table.state.bank) == (0, 8 + 27, bank + 21 - 27)
    assert current(table) == "ATA"


def test_v4_a_corporation_that_closes_loses_its_bond() -> None:
    table = at_bond(position(bond=True, cash=600))
    close_corporation(table.game, table.state, CorporationId("AFG"), "price", [])
    assert bonds(table) == 0


def test_v4_issue_at_the_foot_of_the_market_closes_at_once() -> None:
    made = position(cash=0, cell=(8, 0))
    bank = made.draft.bank
    table = at_bond(made).do(issue("AFG"))
    assert not company(table, "AFG").started
    assert (bonds(table), table.state.bank, current(table)) == (0, bank, "ATA")


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_v4_repayment_may_reach_the_end_of_the_market(profile: str) -> None:
    """R-4.2: the other corporation does not operate."""
    made = position(bond=True, cash=600, cell=(0, 14), profile=profile).depot("16H-1")
    made.draft.phase = PhaseId("16")
    table = at_bond(made).do(repay("AFG"))
    assert table.price("AFG") == 377
    assert isinstance(table.state.turn, FinishedTurn)
    assert table.state.turn.reason == "market"


def test_v4_every_share_counts_100_less_at_the_end() -> None:
    made = position(bond=True).cash(P1=5, P2=5)
    state = made.draft
    assert worth(made.game, state, PlayerId("P1")) == 5 + 3 * (84 - 100)
    assert worth(made.game, state, PlayerId("P2")) == 5 + (84 - 100) + 2 * 68
    state.corporations[CorporationId("AFG")].bonds = 0
    assert worth(made.game, state, PlayerId("P1")) == 5 + 3 * 84


def test_v4_in_two_sicilies() -> None:
    made = Turn(kingdom(options=(BONDS,)), phase="8").depot("8H-1").corporation("SFM", AT_84, cash=21, P1="20P")
    made.cash(P1=29).corporation("PL", CELLS[68], P2="20P")
    made.draft.corporations[CorporationId("SFM")].bonds = 1
    table = made.operate("SFM", at="finance").do(Pass(EntityId("SFM")), cover("P1"))
    assert (table.treasury("SFM"), table.cash("P1")) == (0, 0)
