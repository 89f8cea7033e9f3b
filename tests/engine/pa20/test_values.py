"""Values: P-AZ-1 to P-AZ-4, A-AZ-5 to A-AZ-8, EX-P1 to EX-P7."""

from typing import Any

import pytest

from engine.actions import Pass, SellCertificates
from engine.ids import CorporationId, EntityId
from engine.market import move_marker
from engine.messages import Key
from engine.pa20.values import landing_row, rise_for_destination, sale_value
from tests.helpers.pa20 import PAR_CELLS, Position20, Table20, italy, sell, take


def in_row(row: int, column: int, **papers: Any) -> Table20:
    """NN on a cell counted from 1 as the rules do; P1 to move."""
    return Position20().railway("NN", (row - 1, column - 1), **papers).table()


def test_ex_p1_one_certificate_does_not_cross_a_border() -> None:
    table = in_row(4, 1, P2=20, P1=10)
    assert table.price("NN") == 55
    table.do(sell(table, "P1", "NN", 10))
    assert (table.price("NN"), table.cell("NN")) == (55, (4, 1))
    assert table.cash("P1") == 375 + 55


@pytest.mark.parametrize(("percents", "value"), [(20, 45), (30, 45)])
def test_ex_p2_two_cross_it_and_three_stop_above_the_next(percents: int, value: int) -> None:
    # Two: rows 5 and 6. Three would end in row 7, the first below the blue border: row 6.
    table = in_row(4, 1, P2=30, P1=30)
    table.do(sell(table, "P1", "NN", percents))
    assert (table.price("NN"), table.cell("NN")) == (value, (6, 1))


def test_ex_p3_and_a_az_7_sales_of_one_turn_are_one_sale() -> None:
    table = in_row(3, 1, P2=30, P1=30)
    assert table.price("NN") == 60
    table.do(sell(table, "P1", "NN", 10))
    assert (table.price("NN"), table.cell("NN")) == (55, (4, 1))
    table.do(sell(table, "P1", "NN", 10))
    # One sale of two from row 3 would end in row 5, the first below the border; both are paid at 60.
    assert (table.price("NN"), table.cell("NN")) == (55, (4, 1))
    assert table.cash("P1") == 375 + 2 * 60


def test_ex_p4_three_in_one_turn_reach_further() -> None:
    table = in_row(3, 1, P2=30, P1=30)
    for _ in range(3):
        table.do(sell(table, "P1", "NN", 10))
    assert (table.price("NN"), table.cell("NN")) == (45, (6, 1))
    assert table.cash("P1") == 375 + 3 * 60


def test_a_az_7_the_next_turn_is_a_new_sale() -> None:
    # In row 3 one is sold (row 4), in the next turn of the player one more: it stays above the border, paid at 55.
    table = in_row(3, 1, P2=30, P1=30)
    table.do(sell(table, "P1", "NN", 10), Pass(EntityId("P1")))
    table.do(Pass(EntityId("P2")), Pass(EntityId("P3")), Pass(EntityId("P4")))
    table.do(sell(table, "P1", "NN", 10))
    assert table.cell("NN") == (4, 1)
    assert table.cash("P1") == 375 + 60 + 55


def test_a_az_7_a_value_that_something_else_moved_begins_a_sale_anew() -> None:
    """Sold at 60 it fell; then a destination and a dividend moved it. What is sold now brings the present value."""
    table = in_row(3, 1, P2=30, P1=30).do(sell(in_row(3, 1, P2=30, P1=30), "P1", "NN", 10))
    nn = CorporationId("NN")
    rise_for_destination(table.game, table.state, nn, [])
    assert table.cell("NN") == (3, 1)
    move_marker(table.game, table.state, nn, "right", 1, "dividend", [])
    value = table.price("NN")
    assert sale_value(table.game, table.state, EntityId("P1"), nn) == value != 60
    table.do(sell(table, "P1", "NN", 10))
    assert table.cash("P1") == 375 + 60 + value


@pytest.mark.parametrize(("percents", "value", "row"), [(10, 45, 6), (20, 35, 8)])
def test_ex_p5_and_p_az_1_a_railway_sells_its_own(percents: int, value: int, row: int) -> None:
    position = Position20().railway("NN", (5, 0), P1=40, bought_back=20)
    table = position.operating("NN", "construction", "run", "dividend", "trains").table()
    assert table.price("NN") == 45
    places = table.state.corporations[CorporationId("NN")].certificates
    papers = [index for index, place in enumerate(places) if place == "bought_back"]
    table.do(SellCertificates(EntityId("NN"), CorporationId("NN"), tuple(papers[: percents // 10]), percents))
    assert (table.price("NN"), table.cell("NN")[0]) == (value, row)
    assert table.percent("NN", "pool") == percents


def test_ex_p6_and_p_az_4_a_destination_raises_the_value() -> None:
    for cell, before, after in (((0, 5), 110, 125), ((1, 5), 100, 110)):
        draft = Position20().railway("NN", cell, P1=30).table().state.copy()
        table = Table20(italy(), draft)
        assert table.price("NN") == before
        rise_for_destination(table.game, draft, CorporationId("NN"), [])
        assert table.price("NN") == after


def test_p_az_4_at_the_end_of_the_top_row_the_value_stays() -> None:
    draft = Position20().railway("NN", (0, 19), P1=30).table().state.copy()
    rise_for_destination(italy(), draft, CorporationId("NN"), [])
    assert Table20(italy(), draft).cell("NN") == (1, 20)


def end_of_round(**papers: Any) -> Table20:
    """Everybody passes; NN stands at 75, row 3, column 4."""
    table = Position20().cash(P1=0, P2=0, P3=0, P4=0).railway("NN", (2, 3), **papers).table()
    assert table.price("NN") == 75
    while table.state.set_number == 2 and table.actor() in ("P1", "P2", "P3", "P4"):
        table.do(Pass(EntityId(str(table.actor()))))
    return table


def test_ex_p7_and_p_az_3_wholly_in_players_hands_rises() -> None:
    assert end_of_round(P1=50, P2=50).price("NN") == 80


def test_p_az_3_not_while_any_certificate_lies_elsewhere() -> None:
    assert end_of_round(P1=50, P2=40).price("NN") == 75
    assert end_of_round(P1=50, P2=40, bought_back=10).price("NN") == 75


def test_a_az_8_the_pool_causes_no_fall_at_the_end_of_a_round() -> None:
    assert end_of_round(P1=50, pool=50).price("NN") == 75


def test_p_az_3_at_the_top_row_it_stays() -> None:
    table = Position20().cash(P1=0, P2=0, P3=0, P4=0).railway("NN", (0, 4), P1=50, P2=50).table()
    while table.state.set_number == 2 and table.actor() in ("P1", "P2", "P3", "P4"):
        table.do(Pass(EntityId(str(table.actor()))))
    assert table.cell("NN") == (1, 5)


@pytest.mark.parametrize(
    ("row", "column", "sold", "landing"),
    [
        (9, 4, 1, 9),  # the last cell of column 5 is the first below the border
        (9, 4, 2, 10),  # two certificates carry the value there, and the column ends
        (10, 0, 3, 10),  # nothing below the last row
        (0, 18, 3, 1),  # short columns end every fall
        (4, 1, 2, 6),  # white, azzurra, azzurra: two rows in full
        (4, 1, 3, 6),  # three would end first below the blue border
        (4, 1, 4, 8),
    ],
)
def test_p_az_2_falls_by_border(row: int, column: int, sold: int, landing: int) -> None:
    assert landing_row(italy().title.market, row, column, sold) == landing


def test_a_az_5_the_market_is_that_of_the_digest() -> None:
    rows = italy().title.market.rows
    assert [len(cells) for cells in rows] == [20, 20, 15, 13, 11, 9, 7, 6, 5, 5, 5]
    pars = {
        (row, column): cell.price for row, cells in enumerate(rows) for column, cell in enumerate(cells) if cell.par
    }
    assert pars == {cell: par for par, cell in PAR_CELLS.items()}
    zones = ["".join(cell.zone[:1] or "." for cell in cells) for cells in rows]
    assert zones[4:] == ["a..........", "aa.......", "baa....", "bbaa..", "bbbaa", "bbbba", "bbbbb"]
    assert set("".join(zones[:4])) == {"."}


def test_a_az_5_several_certificates_in_the_blue_zone() -> None:
    # Row 8, column 1: 35, blue.
    table = Position20().railway("NN", (7, 0), P2=20, pool=30).cash(P1=200).table()
    table.do(take(table, "P1", "NN", "pool"))
    table.do(take(table, "P1", "NN", "pool"))
    assert table.percent("NN", "P1") == 20
    table.do(Pass(EntityId("P1")))
    assert table.actor() == "P2"


def test_a_az_5_one_certificate_elsewhere() -> None:
    table = Position20().railway("NN", (5, 0), P2=20, pool=30).cash(P1=500).table()
    table.do(take(table, "P1", "NN", "pool"))
    assert table.actor() == "P2"


def test_a_az_5_only_more_of_the_same_railway() -> None:
    position = Position20().railway("NN", (7, 0), P2=20, pool=30).railway("FC", (8, 0), P3=20, pool=30)
    table = position.cash(P1=400).table()
    table.do(take(table, "P1", "NN", "pool"))
    refusal = table.refuse(take(table, "P1", "FC", "pool"))
    assert (refusal.key, refusal.rule) == (Key.MANY_ZONE_ONLY, "A-AZ-5")
