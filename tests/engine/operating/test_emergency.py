"""A train that cannot be paid: emergency sales, bankruptcy, loan or leave (R-3.8.3 to R-3.8.7), under both profiles."""

import pytest
from msgspec.structs import replace

from engine.actions import Pass, SellCertificates
from engine.errors import Refusal
from engine.events import CertificatesMoved
from engine.ids import EntityId, PlayerId
from engine.messages import Key
from engine.state.turn import FinishedTurn, OperatingTurn, StockTurn
from tests.helpers.builders import CELLS, RULES, Table, kingdom, sell, sell_words, sicily
from tests.helpers.operating import (
    Turn,
    bankruptcy,
    company,
    current,
    is_closed,
    leave,
    loan,
    money,
    step,
    train,
)

ROUTE = "J6 657 2, K7 58 2"
LOW = (9, 1)
"""The cell of 24, from which a sale moves no marker down."""


def poor(profile: str = "aag", price: int = 100, **switches: str) -> Table:
    """EX-74: SFA in its first turn; P2 presides over it and over ATA, which has operated."""
    position = Turn(sicily(profile=profile, **switches)).cash(P2=0).lay(ROUTE)
    position.corporation("SFA", CELLS[68], turns=0, P2="20P 10")
    position.corporation("ATA", CELLS[price], P2="20P 10", P1="10 10")
    return position.operate("SFA", at="trains")


def test_ex_74_no_more_than_needed_is_sold() -> None:
    """20 % are one certificate, the president's; of 30 % one certificate less would do."""
    assert poor().sales("ATA") == [10, 20]
    assert poor(price=68).sales("ATA") == [10, 20]
    assert poor().refuse(sell("P2", "ATA", 30, 0, 1)).key is Key.SALE_BEYOND_NEED
    assert poor().refuse(sell("P2", "ATA", 20, 0, 1)).key is Key.SALE_BEYOND_NEED


def test_r_3_8_4_what_the_treasury_has_need_not_be_raised() -> None:
    """60 in the treasury, 100 for the train: one share at 68 is enough, two would be one too many."""
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", turns=0, cash=60, P2="20P 10")
    position.corporation("ATA", CELLS[68], P1="20P 10", P2="10 10 10")
    table = position.operate("SFA", at="trains")
    assert table.sales("ATA") == [10]
    refusal = table.refuse(sell_words(table, "P2", "ATA", 20, "10 10"))
    assert (refusal.key, refusal.parameters["needed"]) == (Key.SALE_BEYOND_NEED, 40)


def test_ex_74_presidencies_of_others_may_pass() -> None:
    table = poor(price=68)
    sale = next(
        offer.action
        for offer in table.legal()
        if isinstance(offer.action, SellCertificates) and offer.action.percent == 20
    )
    table.do(sale)
    assert table.president("ATA") == "P1"
    assert table.cash("P2") == 136
    assert (table.papers("ATA", "P1"), table.papers("ATA", "P2")) == ("20P", "10")


def test_r_3_8_4_a_sale_allowed_by_other_papers_is_on_offer_although_its_like_goes_too_far() -> None:
    """100 are needed: of two single certificates one would do, but the president's one is one piece (EX-74).

    P1 holds as much as P2, so that both ways he takes over ATA and P2 is left with two single certificates.
    """
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", turns=0, P2="20P 10")
    position.corporation("ATA", P2="20P 10 10", P1="10 10 10 10")
    table = position.operate("SFA", at="trains")
    assert table.refuse(sell_words(table, "P2", "ATA", 20, "10 10")).key is Key.SALE_BEYOND_NEED
    assert table.sales("ATA") == [10, 20]
    table.do(sell_words(table, "P2", "ATA", 20, "20P"))
    assert (table.president("ATA"), table.papers("ATA", "P2")) == ("P1", "10 10")


def test_r_3_8_4_with_half_the_presidents_certificate_one_certificate_less_is_the_last_one() -> None:
    """150 are needed and the last certificate alone brings 200: the half beside it goes too far."""
    position = Turn(sicily()).cash(P2=0).depot("6H-0").lay(ROUTE).corporation("SFA", turns=0, cash=50, P2="20P")
    position.corporation("ATA", P2="20P 20L", P1="10 10 10 10")
    table = position.operate("SFA", at="trains")
    refusal = table.refuse(sell_words(table, "P2", "ATA", 30, "20P 20L"))
    assert (refusal.key, refusal.parameters["needed"]) == (Key.SALE_BEYOND_NEED, 150)


def test_r_3_0_3_a_place_that_an_emergency_sale_frees_comes_too_late_for_a_token() -> None:
    """ATA and AFG fill the only other city that SFA reaches; ATA closes with the sale, and SFA is already buying its train."""
    position = Turn(sicily()).cash(P2=0).lay("J6 657 2, K7 4 2, L8 9 2").corporation("SFA", turns=0, P2="20P")
    position.corporation("ATA", (8, 0), P2="20P 10 10", P1="10 10").corporation("AFG", P1="20P", P2="10 10 10")
    position.draft.board = replace(
        position.draft.board, tokens=tuple(token for token in position.draft.board.tokens if token.corporation == "SFA")
    )
    table = position.token("ATA", "M9").token("AFG", "M9").operate("SFA", at="track").do(Pass(EntityId("SFA")))
    assert step(table) == "trains"
    table.do(sell_words(table, "P2", "ATA", 10, "10"))
    assert not company(table, "ATA").started
    assert table.tokens("ATA") == []
    assert step(table) == "trains"


def test_r_3_8_5_what_all_corporations_together_would_bring_counts() -> None:
    """ATA and CTL bring 68 each, the train costs 100."""
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", turns=0, P2="20P")
    position.corporation("ATA", CELLS[68], P1="20P", P2="10").corporation("CTL", CELLS[68], P3="20P", P2="10")
    table = position.operate("SFA", at="trains")
    refusal = table.refuse(bankruptcy("SFA"))
    assert (refusal.key, refusal.parameters["possible"]) == (Key.CAN_STILL_RAISE, 136)
    table.do(sell_words(table, "P2", "ATA", 10, "10"), sell_words(table, "P2", "CTL", 10, "10"))
    assert table.do(train("SFA", "4H-0", 100)).cash("P2") == 36


@pytest.mark.parametrize(("profile", "own"), [("pbem", [10]), ("aag", [])])
def test_ex_74_shares_of_a_corporation_in_its_first_turn(profile: str, own: list[int]) -> None:
    """RUL-31; case row 30."""
    table = poor(profile)
    assert table.sales("SFA") == own
    if not own:
        assert table.refuse(sell("P2", "SFA", 10, 1)).key is Key.NOT_OPERATED


def test_ex_74_bankruptcy_is_refused_while_enough_can_be_raised() -> None:
    table = poor()
    refusal = table.refuse(bankruptcy("SFA"))
    assert refusal.key is Key.CAN_STILL_RAISE
    assert refusal.parameters["needed"] == 100
    table.do(sell("P2", "ATA", 10, 1), train("SFA", "4H-0", 100))
    assert (table.treasury("SFA"), table.cash("P2")) == (0, 0)


def test_r_3_8_3_the_corporation_may_not_sell_treasury_shares_now() -> None:
    assert poor().refuse(sell("SFA", "SFA", 10, 3)) == Refusal(Key.MUST_BUY_TRAIN, "R-3.8.3", {"corporation": "SFA"})


def test_r_3_8_4_the_presidency_of_the_operating_corporation_must_stay() -> None:
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", P2="20P 10", P1="10 10")
    table = position.operate("SFA", at="trains")
    assert table.sales("SFA") == [10]
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", CELLS[68], P2="20P 10", P1="10 10 10")
    table = position.operate("SFA", at="trains")
    assert table.sales("SFA") == []
    assert table.refuse(sell("P2", "SFA", 10, 1)).key is Key.PRESIDENCY_MUST_STAY


def test_r_3_8_4_no_sale_while_the_president_can_pay() -> None:
    position = Turn(sicily()).cash(P2=100).lay(ROUTE).corporation("SFA", P2="20P").corporation("ATA", P2="20P 10")
    table = position.operate("SFA", at="trains")
    assert table.sales("ATA") == []
    assert table.refuse(sell("P2", "ATA", 10, 1)).key in {Key.NOT_YOUR_TURN, Key.NOT_NOW}


@pytest.mark.parametrize(("profile", "sizes"), [("pbem", [10]), ("aag", [])])
def test_rul_30_the_pool_limit_in_an_emergency(profile: str, sizes: list[int]) -> None:
    position = Turn(sicily(profile=profile)).cash(P2=0).lay(ROUTE).corporation("SFA", P2="20P")
    position.corporation("ATA", P1="20P", P2="10", pool="10 10 10 10 10")
    table = position.operate("SFA", at="trains")
    assert table.sales("ATA") == sizes
    if not sizes:
        assert table.refuse(sell("P2", "ATA", 10, 1)).key is Key.POOL_LIMIT


def test_rul_32b_more_than_needed_may_be_sold() -> None:
    assert poor(emr_oversell="b").sales("ATA") == [10, 20, 30]


def test_ex_75_an_emergency_sale_changes_who_is_next() -> None:
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", (3, 4), P2="20P 10")
    position.corporation("ATA", P1="20P", P2="10").corporation("CTL", P3="20P")
    table = position.operate("SFA", at="trains")
    assert table.price("SFA") == 90
    table.do(sell("P2", "ATA", 10, 1))
    assert table.price("ATA") == 95
    table.do(train("SFA", "4H-0", 100))
    assert current(table) == "SFA"
    table.do(Pass(EntityId("SFA")))
    assert current(table) == "CTL"


def test_titles_that_sell_in_blocks_sell_a_corporation_once() -> None:
    """Two Sicilies, as a recorded game has it: what was sold from is not offered again, nor sold out in a bankruptcy."""
    game = kingdom(must_buy_needs_route="b")
    first, second = list(game.corporations)[1:3]
    position = Turn(game).cash(P1=0, P2=0).corporation(first, P2="20P")
    table = position.corporation(second, LOW, P1="20P", P2="10 10").operate(first, at="trains")
    assert table.sales(second) == [10, 20]
    table.do(sell("P2", second, 10, 1))
    assert table.sales(second) == []
    assert table.refuse(sell("P2", second, 10, 2)).key is Key.SOLD_IN_BLOCKS
    assert table.do(bankruptcy(first)).papers(second, "P2") == "10"


def bankrupt(profile: str = "aag", holds: str = "", cell: tuple[int, int] = CELLS[68], **switches: str) -> Table:
    """EX-76: 70 together, the train costs 100; `holds` are shares of ATA, which has not operated."""
    game = sicily(profile=profile, **switches)
    position = Turn(game).cash(P1=100, P2=40, P3=100).owns("P2", "SIGI", "RSA").lay(ROUTE)
    position.corporation("SFA", turns=0, cash=30, papers={"P2": "20P"})
    papers = {"P1": "20P", "P2": holds} if holds else {"P1": "20P"}
    position.corporation("ATA", cell, turns=0, papers=papers)
    return position.operate("SFA", at="trains")


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_ex_76_bankruptcy_closes_the_corporation(profile: str) -> None:
    table = bankrupt(profile)
    before, bank = money(table.state), table.state.bank
    assert [offer.action for offer in table.legal()] == [bankruptcy("SFA")]
    assert table.refuse(Pass(EntityId("SFA"))).key is Key.MUST_BUY_TRAIN
    assert table.refuse(train("SFA", "4H-0", 100)).key is Key.CASH_SHORT
    table.do(bankruptcy("SFA"))
    assert table.state.bank == bank + 70
    assert money(table.state) == before
    assert (table.cash("P2"), table.treasury("SFA")) == (0, 0)
    assert table.state.sequence[-1] == "SFA"
    assert not company(table, "SFA").started
    assert table.tokens("SFA") == []
    assert not is_closed(table, "RSA")
    assert table.papers("SFA", "treasury") == "20P 20L 10 10 10 10 10 10"


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_ex_77_the_loan(profile: str) -> None:
    """Case row 33: privates do not matter for the choice."""
    table = bankrupt(profile).do(bankruptcy("SFA"))
    assert step(table) == "loan"
    assert [offer.action for offer in table.legal()] == [loan("P2"), leave("P2")]
    assert table.refuse(Pass(EntityId("P2"))).key is Key.LOAN_OR_LEAVE
    table.do(loan("P2"))
    assert table.cash("P2") == 500
    assert RULES.worth(table.game, table.state, PlayerId("P2")) == 500 + 195 - 750
    assert current(table) == "ATA"


def test_r_3_8_6_every_loan_is_deducted() -> None:
    table = bankrupt()
    table.state.players[PlayerId("P2")].loans = 1
    table.do(bankruptcy("SFA"), loan("P2"))
    assert RULES.worth(table.game, table.state, PlayerId("P2")) == 500 + 195 - 2 * 750


def test_row_41_who_took_a_loan_and_leaves_later_still_owes_it() -> None:
    """R-4.4 and R-3.8.6 as they stand, and the recorded result of -750: nobody scores 0 by leaving."""
    table = bankrupt()
    table.state.players[PlayerId("P2")].loans = 1
    table.do(bankruptcy("SFA"), leave("P2"))
    assert table.state.players[PlayerId("P2")].left
    assert RULES.worth(table.game, table.state, PlayerId("P2")) == 195 - 750


def test_r_2_0_the_priority_of_a_player_who_left_goes_to_his_left() -> None:
    table = bankrupt()
    table.state.priority = PlayerId("P2")
    table.do(bankruptcy("SFA"), leave("P2"), Pass(EntityId("ATA")))
    assert isinstance(table.state.turn, StockTurn)
    assert (table.state.turn.current, table.state.turn.passes) == ("P3", 0)


def test_ex_77_leaving() -> None:
    table = bankrupt().do(bankruptcy("SFA"), leave("P2"))
    assert table.state.players[PlayerId("P2")].left
    assert RULES.worth(table.game, table.state, PlayerId("P2")) == 195
    assert current(table) == "ATA"
    table.do(Pass(EntityId("ATA")))
    seats: list[str] = []
    while isinstance(table.state.turn, StockTurn) and len(seats) < 4:
        seats.append(str(table.state.turn.current))
        table.do(Pass(EntityId(table.state.turn.current)))
    assert seats == ["P1", "P3"]


def test_ex_78_unoperated_shares_aag() -> None:
    """`aag`: they cannot be sold, and who holds shares has no choice but plays on with nothing (case row 32)."""
    table = bankrupt("aag", "10").do(bankruptcy("SFA"))
    assert table.cash("P2") == 0
    assert current(table) == "ATA"
    assert table.papers("ATA", "P2") == "10"


def test_ex_78_unoperated_shares_pbem() -> None:
    """`pbem`: they have to be sold first (RUL-31), and the choice comes in any case (RUL-36)."""
    table = bankrupt("pbem", "10")
    assert table.refuse(bankruptcy("SFA")).key is Key.CAN_STILL_RAISE
    assert table.sales("ATA") == [10]
    table = bankrupt("pbem", "10", LOW)
    table.do(bankruptcy("SFA"))
    assert (table.papers("ATA", "P2"), table.papers("ATA", "pool")) == ("", "10")
    assert table.cash("P2") == 0
    assert step(table) == "loan"


def holding_bankrupt(switch: str = "a") -> Table:
    """P2 keeps the presidency of CTL, which nobody can take over, and goes bankrupt with SFA."""
    game = sicily(profile="pbem", emr_unoperated="b", leave_with_holdings=switch)
    position = Turn(game).cash(P1=100, P2=40, P3=100).lay(ROUTE)
    position.corporation("SFA", turns=0, cash=30, P2="20P").corporation("CTL", LOW, P2="20P", P1="10")
    position.corporation("ATA", turns=0, P2="20P 10", P1="10 10")
    return position.operate("SFA", at="trains").do(bankruptcy("SFA"))


def test_rul_51a_who_holds_certificates_takes_the_loan_or_plays_on() -> None:
    table = holding_bankrupt()
    assert [offer.action for offer in table.legal()] == [loan("P2"), Pass(EntityId("P2"))]
    assert table.refuse(leave("P2")).key is Key.LEAVE_HOLDING
    table.do(Pass(EntityId("P2")))
    assert not table.state.players[PlayerId("P2")].left
    assert table.cash("P2") == 0


def test_rul_51b_corporations_pass_on_or_close_and_certificates_stay_in_his_name() -> None:
    table = holding_bankrupt("b").do(leave("P2"))
    assert table.president("ATA") == "P1"
    assert table.papers("ATA", "P2") == "10 10 10"
    assert not company(table, "CTL").started


def test_rul_51c_the_rest_goes_to_the_pool() -> None:
    table = holding_bankrupt("c").do(leave("P2"))
    assert table.president("ATA") == "P1"
    assert (table.papers("ATA", "P2"), table.papers("ATA", "pool")) == ("", "10 10 10")


@pytest.mark.parametrize(("privates", "asked"), [(True, False), (False, True)])
def test_rul_36c_only_without_any_wealth(privates: bool, asked: bool) -> None:  # noqa: FBT001 - test parameters
    table = bankrupt(loan_offer="c")
    if not privates:
        for name, held in table.state.privates.items():
            table.state.privates[name] = type(held)(owner=None, closed=True)
    table.do(bankruptcy("SFA"))
    assert (step(table) == "loan") == asked


def test_rul_34b_the_bankrupt_keeps_his_cash() -> None:
    table = bankrupt(bankrupt_assets="b").do(bankruptcy("SFA"))
    assert table.cash("P2") == 40


def test_r_3_8_5_everything_else_that_may_be_sold_is_sold() -> None:
    """Of other corporations: his own one closes with all its shares, so none of these is sold first."""
    position = Turn(sicily()).cash(P2=0).lay(ROUTE).corporation("SFA", LOW, P2="20P 10")
    position.corporation("ATA", LOW, P1="20P", P2="10 10").corporation("CTL", P3="20P")
    table = position.operate("SFA", at="trains").do(bankruptcy("SFA"))
    assert table.papers("SFA", "treasury") == "20P 20L 10 10 10 10 10 10"
    assert table.papers("ATA", "pool") == "10 10"
    assert [event.corporation for event in table.events if isinstance(event, CertificatesMoved)] == ["ATA"]
    assert table.cash("P2") == 0
    assert step(table) == "loan"


def test_r_3_8_7_the_game_ends_when_one_player_is_left() -> None:
    table = bankrupt()
    table.state.players[PlayerId("P3")].left = True
    table.do(bankruptcy("SFA"), leave("P2"))
    assert table.state.turn == FinishedTurn("bankruptcy")
    assert table.legal() == ()


def test_row_36_the_certificate_limit_stays_after_a_closure() -> None:
    table = bankrupt()
    limit = table.game.scenario.certificate_limit
    assert table.do(bankruptcy("SFA"), leave("P2")).game.scenario.certificate_limit == limit == 12


def test_row_52_a_bankruptcy_in_two_sicilies() -> None:
    """The corporation that chooses its home is data; nothing in a forced closure names one."""
    game = kingdom(must_buy_needs_route="b")
    chooser = next(name for name, sheet in game.corporations.items() if len(sheet.homes) > 1)
    table = Turn(game).cash(P2=0).corporation(chooser, P2="20P").operate(chooser, at="trains")
    table.do(bankruptcy(chooser), loan("P2"))
    assert isinstance(table.state.turn, StockTurn)
    assert table.state.sequence[-1] == chooser


def test_rul_37_a_loan_is_offered_at_once_or_in_the_next_turn() -> None:
    """a: before anybody goes on. b: once a corporation operates; after the last turn of a set not before the next set."""
    at_once = bankrupt("aag").do(bankruptcy("SFA"))
    assert (step(at_once), current(at_once)) == ("loan", None)
    late = bankrupt("aag", loan_timing="b").do(bankruptcy("SFA"))
    assert (step(late), current(late)) == ("loan", "ATA")
    game = sicily(profile="aag", loan_timing="b")
    position = Turn(game).cash(P1=100, P2=40, P3=100).lay(ROUTE)
    position.corporation("SFA", turns=0, cash=30, papers={"P2": "20P"})
    last = position.operate("SFA", at="trains")
    before = last.state.set_number
    turn = last.do(bankruptcy("SFA")).state.turn
    assert isinstance(turn, OperatingTurn)
    assert (turn.number, step(last)) == (before + 1, "loan")
