"""Selling with the president's certificate, exchanges and choices: EX-24 to EX-31, EX-37, EX-38 and their rulings."""

import pytest

from engine.actions import ChooseExchange, SellCertificates
from engine.events import CertificatesMoved, PresidentChanged
from engine.ids import CorporationId, EntityId, PlayerId
from engine.market import operating_order
from engine.messages import Key
from engine.state.turn import ExchangeChoice
from tests.helpers.builders import CELLS, Position, Table, buy, passing, sell_words, sicily

SFA = CorporationId("SFA")


def position(turn: str = "P2", cell: tuple[int, int] = CELLS[68], *, seats: int = 3, **papers: str) -> Position:
    return Position(sicily(players=seats), turn=turn).corporation("SFA", cell, papers=papers).cash(P1=0, P2=0, P3=0)


def holdings(table: Table, *holders: str) -> list[str]:
    return [table.papers("SFA", holder) for holder in holders]


def choose(player: str, take: str) -> ChooseExchange:
    assert take in {"last", "plain"}
    return ChooseExchange(EntityId(player), SFA, "last" if take == "last" else "plain")


def ex_24() -> Table:
    return position("P3", P2="20P 10", P3="10 10", P1="10 10 10").cash(P3=136).table().do(buy("P3", "SFA", 7))


def test_ex_24_default_the_last_certificate() -> None:
    table = ex_24()
    assert table.president("SFA") == "P3"
    assert table.state.pending == (ExchangeChoice(SFA, PlayerId("P2"), PlayerId("P3")),)
    assert table.actor() == "P2"
    table.do(choose("P2", "last"))
    assert holdings(table, "P3", "P2") == ["20P 10 10", "20L 10"]


def test_ex_24_and_case_25_the_old_president_may_take_two_single_ones() -> None:
    table = ex_24().do(choose("P2", "plain"))
    assert holdings(table, "P3", "P2") == ["20P 20L", "10 10 10"]
    assert table.state.pending == ()


def test_case_27_the_log_says_which_papers_moved() -> None:
    table = ex_24()
    assert [event for event in table.events if isinstance(event, CertificatesMoved | PresidentChanged)] == [
        CertificatesMoved(SFA, EntityId("SFA"), EntityId("P3"), 20, 136, "last"),
        PresidentChanged(SFA, PlayerId("P2"), PlayerId("P3"), "last"),
        CertificatesMoved(SFA, EntityId("P2"), EntityId("P3"), 20, 0, "president"),
        CertificatesMoved(SFA, EntityId("P3"), EntityId("P2"), 20, 0, "last"),
    ]


def test_case_27_the_log_says_which_papers_a_choice_moved() -> None:
    """The last certificate goes to the new president for his two single ones."""
    moved: dict[tuple[str, str, str], int] = {}
    for event in ex_24().do(choose("P2", "plain")).events:
        assert isinstance(event, CertificatesMoved)
        way = (event.source, event.target, event.kind)
        moved[way] = moved.get(way, 0) + event.percent
    assert moved == {("P2", "P3", "last"): 20, ("P3", "P2", ""): 20}


def test_r_2_1_7_the_log_says_that_single_certificates_were_given() -> None:
    table = position(P2="20P 10", P3="10 10 10").table()
    table.do(sell_words(table, "P2", "SFA", 10, "10"))
    assert holdings(table, "P3", "P2", "pool") == ["20P 10", "10 10", "10"]
    assert PresidentChanged(SFA, PlayerId("P2"), PlayerId("P3"), "plain") in table.events


@pytest.mark.parametrize(("ruling", "actor", "papers"), [("b", "P3", "20P 10 10"), ("c", "", "20P 20L")])
def test_rul_21_who_chooses(ruling: str, actor: str, papers: str) -> None:
    start = Position(sicily(pres_exchange_choice=ruling), turn="P3")
    start.corporation("SFA", CELLS[68], P2="20P 10", P3="10 10", P1="10 10 10").cash(P1=0, P2=0, P3=136)
    table = start.table().do(buy("P3", "SFA", 7))
    assert bool(table.state.pending) == bool(actor)
    if actor:
        assert table.actor() == actor
    assert table.papers("SFA", "P3") == papers


def test_ex_25_a_tie_keeps_the_president() -> None:
    table = position("P3", P2="20P 10", P3="10", P1="10 10 10", pool="10").cash(P3=136).table()
    assert table.papers("SFA", "treasury") == "20L"
    table.do(buy("P3", "SFA", 7))
    assert table.president("SFA") == "P2"
    assert holdings(table, "P3", "P2") == ["20L 10", "20P 10"]


def test_ex_26_selling_half_of_the_lead() -> None:
    table = position(P2="20P 10", P3="10 10").table()
    table.do(sell_words(table, "P2", "SFA", 20, "20P"))
    assert (table.cash("P2"), table.price("SFA")) == (136, 54)
    assert holdings(table, "P3", "P2", "pool") == ["20P", "10", "10 10"]


@pytest.mark.parametrize(
    ("percent", "words", "cash", "price", "president", "papers"),
    [
        (10, "10", 68, 62, "P2", ["10 10", "20P", "10"]),
        (30, "20P 10", 204, 45, "P3", ["20P", "", "10 10 10"]),
        (20, "20P 10", 136, 54, "P3", ["20P", "10", "10 10"]),
    ],
)
def test_ex_27_other_amounts(
    percent: int, words: str, cash: int, price: int, president: str, papers: list[str]
) -> None:
    table = position(P2="20P 10", P3="10 10").table()
    assert table.sales("SFA") == [10, 20, 30]
    table.do(sell_words(table, "P2", "SFA", percent, words))
    assert (table.cash("P2"), table.price("SFA"), table.president("SFA")) == (cash, price, president)
    assert holdings(table, "P3", "P2", "pool") == papers


def test_ex_28_no_heir_no_sale_of_the_presidency() -> None:
    table = position(P2="20P 10", P3="10").table()
    assert table.sales("SFA") == [10]
    assert table.refuse(sell_words(table, "P2", "SFA", 20, "20P")).key is Key.NO_HEIR


def test_ex_29_first_clockwise_from_the_old_president() -> None:
    table = position("P2", P2="20P", P3="10 10", P1="10 10").table()
    assert table.do(sell_words(table, "P2", "SFA", 20, "20P")).president("SFA") == "P3"
    table = position("P1", P1="20P", P2="10 10", P3="10 10").table()
    assert table.do(sell_words(table, "P1", "SFA", 20, "20P")).president("SFA") == "P2"


def test_r_2_1_6_the_largest_holding_before_the_nearest_seat() -> None:
    table = position("P1", P1="20P", P2="10 10", P3="10 10 10").table()
    assert table.do(sell_words(table, "P1", "SFA", 10, "20P")).president("SFA") == "P3"
    assert holdings(table, "P1", "P2", "P3", "pool") == ["10", "10 10", "20P 10", "10"]


def test_ex_30_the_heir_has_only_the_last_certificate() -> None:
    table = position(P2="20P 10", P3="20L").table()
    table.do(sell_words(table, "P2", "SFA", 20, "20P"))
    assert holdings(table, "P3", "P2", "pool") == ["20P", "10", "20L"]
    assert table.price("SFA") == 54


def test_ex_30_named_with_the_single_certificate_and_half_the_president_it_is_the_same_sale() -> None:
    table = position(P2="20P 10", P3="20L").table()
    table.do(sell_words(table, "P2", "SFA", 20, "20P 10"))
    assert holdings(table, "P3", "P2", "pool") == ["20P", "10", "20L"]


def test_ex_31_no_half_against_the_last_certificate() -> None:
    table = position(P2="20P", P3="20L", pool="10").table()
    assert table.sales("SFA") == [20]
    assert table.refuse(sell_words(table, "P2", "SFA", 10, "20P")).key is Key.LAST_INDIVISIBLE
    table.do(sell_words(table, "P2", "SFA", 20, "20P"))
    assert holdings(table, "P3", "P2", "pool") == ["20P", "", "20L 10"]
    assert table.price("SFA") == 54


def test_rul_22b_half_against_a_single_certificate_of_the_pool() -> None:
    start = Position(sicily(half_pres_vs_last_cert="b"), turn="P2")
    table = start.corporation("SFA", CELLS[68], P2="20P", P3="20L", pool="10").cash(P2=0).table()
    assert table.sales("SFA") == [10, 20]
    table.do(sell_words(table, "P2", "SFA", 10, "20P"))
    assert holdings(table, "P3", "P2", "pool") == ["20P", "10", "20L"]
    empty = Position(sicily(half_pres_vs_last_cert="b"), turn="P2").corporation("SFA", P2="20P", P3="20L").table()
    assert empty.sales("SFA") == [20]


def test_r_2_1_5_half_the_presidents_certificate() -> None:
    table = position(P2="20P", P3="10 10").table()
    assert table.sales("SFA") == [10, 20]
    table.do(sell_words(table, "P2", "SFA", 10, "20P"))
    assert (table.cash("P2"), table.price("SFA")) == (68, 62)
    assert holdings(table, "P3", "P2", "pool") == ["20P", "10", "10"]


def test_r_2_1_5_the_presidents_certificate_stays_while_he_leads() -> None:
    table = position(P2="20P 10 10 10", P3="10 10").table()
    assert table.refuse(sell_words(table, "P2", "SFA", 20, "20P")).key is Key.PRESIDENT_KEEPS
    assert table.refuse(sell_words(table, "P2", "SFA", 15, "20P")).key is Key.PERCENT_WRONG
    assert table.refuse(sell_words(table, "P3", "SFA", 10, "10")).key is Key.NOT_YOUR_TURN


def test_case_25_prompt_also_when_he_sold_everything() -> None:
    table = position(P2="20P 10", P3="20L 10 10").table()
    table.do(sell_words(table, "P2", "SFA", 30, "20P 10"))
    assert table.state.pending == (ExchangeChoice(SFA, PlayerId("P2"), PlayerId("P3"), 20),)
    assert holdings(table, "P3", "P2", "pool") == ["20P 10 10", "", "20L 10"]
    table.do(choose("P2", "plain"))
    assert holdings(table, "P3", "P2", "pool") == ["20P 20L", "", "10 10 10"]


def test_r_2_1_7_one_single_certificate_beside_the_last_one_leaves_no_choice() -> None:
    table = position(P2="20P 10", P3="20L 10").table()
    table.do(sell_words(table, "P2", "SFA", 10, "10"))
    assert table.state.pending == ()
    assert holdings(table, "P3", "P2", "pool") == ["20P 10", "20L", "10"]


def test_r_2_1_7_offers_hold_each_result_once() -> None:
    table = position(P2="20P 10 10", P3="10 10").table()
    offered = [offer.action for offer in table.legal() if isinstance(offer.action, SellCertificates)]
    assert [(action.percent, action.certificates) for action in offered] == [
        (10, (1,)),
        (20, (1, 2)),
        (30, (0, 1)),
        (40, (0, 1, 2)),
    ]


def stacked(*names: str, cells: tuple[tuple[int, int], ...] = (), **switches: str) -> Table:
    start = Position(sicily(**switches), turn="P3").cash(P3=0)
    for number, name in enumerate(names):
        start.corporation(name, cells[number] if cells else CELLS[100], P1="20P 10", P3="10")
    return start.table()


def test_ex_37_relative_order_is_kept() -> None:
    table = stacked("SFA", "ATA", "CTL")
    for name in ("CTL", "SFA", "ATA"):
        table.do(sell_words(table, "P3", name, 10, "10"))
    assert operating_order(table.game, table.state) == ("SFA", "ATA", "CTL")
    assert {table.price(name) for name in ("SFA", "ATA", "CTL")} == {95}


def test_ex_38_behind_markers_already_there() -> None:
    table = stacked("ATA", "SFA", "CTL", cells=((4, 5), (3, 5), (3, 5)))
    for name in ("CTL", "SFA"):
        table.do(sell_words(table, "P3", name, 10, "10"))
    assert operating_order(table.game, table.state) == ("ATA", "SFA", "CTL")


def test_rul_24b_order_of_the_sales() -> None:
    table = stacked("SFA", "ATA", "CTL", multi_sale_stack="b")
    for name in ("CTL", "SFA", "ATA"):
        table.do(sell_words(table, "P3", name, 10, "10"))
    assert operating_order(table.game, table.state) == ("CTL", "SFA", "ATA")


def test_case_16_in_a_turn_the_one_that_could_not_move_stays_ahead() -> None:
    table = stacked("ATA", "SFA", cells=((3, 12), (4, 12)))
    table.do(sell_words(table, "P3", "ATA", 10, "10"), sell_words(table, "P3", "SFA", 10, "10"))
    assert operating_order(table.game, table.state) == ("SFA", "ATA"), "ATA stood higher before, but SFA never moved"


def test_r_2_1_9_only_sales_of_one_turn() -> None:
    table = stacked("SFA", "ATA")
    table.do(sell_words(table, "P3", "ATA", 10, "10"), *passing("P3"))
    table.do(sell_words(table, "P1", "SFA", 10, "10"))
    assert operating_order(table.game, table.state) == ("ATA", "SFA")
