"""Majors: P-FM-1, P-FM-2, A-FM-3, A-FM-4, A-FM-5, EX-P8, EX-P9, and the limits of A-AZ-0."""

import pytest
from msgspec.structs import replace

from engine.actions import LayTile, Pass, PlaceJunctionToken, SellCertificates
from engine.data.definitions import Market
from engine.ids import CorporationId, EntityId, HexId, TileId
from engine.messages import Key
from engine.pa20.operating_round import turn_order
from tests.helpers.pa20 import PAR_CELLS, Position20, buy, italy, junction, launch, sell, take

MAJORS = ("NN", "FP", "LA", "FB", "FST", "FSC", "FC", "LTF", "FS", "SFTF")


def test_p_fm_1_ten_majors_among_them_the_calabrian() -> None:
    majors = italy().title.railways.of_kind("major")  # type: ignore[union-attr]
    assert tuple(major.id for major in majors) == MAJORS
    names = {major.id: italy().corporations[major.id].name for major in majors}
    assert names[CorporationId("FC")] == "Ferrovia delle Calabrie"
    assert {major.id for major in majors if major.name_assumed} == {"FSC", "LTF", "FS", "SFTF"}


def test_a_fm_4_three_construction_steps() -> None:
    assert {major.steps for major in italy().title.railways.of_kind("major")} == {3}  # type: ignore[union-attr]


def test_a_az_0_any_major_at_any_par_one_certificate_in_the_turn() -> None:
    table = Position20().cash(P1=1000).table()
    offers = {(action.corporation, action.row, action.column) for action in table.offered(type(launch("P1", "NN", 65)))}  # type: ignore[attr-defined]
    assert offers == {(major, *cell) for major in MAJORS for cell in PAR_CELLS.values()}
    table.do(launch("P1", "FST", 90))
    assert table.cash("P1") == 1000 - 180
    assert table.actor() == "P2"
    assert table.refuse(launch("P2", "FST", 65)).key is Key.ALREADY_LAUNCHED
    assert table.refuse(launch("P2", "SFSM", 65)).key is Key.NOTHING_TO_START


def test_a_az_0_the_initial_offer_costs_the_par_and_the_pool_the_value() -> None:
    # LTF: par 70, value 90.
    table = Position20().railway("LTF", (4, 7), par=70, P1=30, pool=10).cash(P1=300, P2=300).table()
    assert table.price("LTF") == 90
    table.do(take(table, "P1", "LTF"))
    assert (table.cash("P1"), table.cash("LTF")) == (230, 70)
    bank = table.cash("")
    table.do(take(table, "P2", "LTF", "pool"))
    assert (table.cash("P2"), table.cash("")) == (210, bank + 90)


def test_a_az_0_holding_limit_60_and_pool_limit_50() -> None:
    table = Position20().railway("LTF", P1=60, P2=20).cash(P1=500).table()
    assert table.refuse(take(table, "P1", "LTF")).key is Key.HOLDING_LIMIT
    table = Position20().railway("LTF", P1=60, P2=20, pool=10).table()
    # 20P 10 10 10 10: a sale of 50 hands the presidency to P2 and makes the pool 60.
    too_much = SellCertificates(EntityId("P1"), CorporationId("LTF"), (0, 1, 2, 3), 50)
    assert table.refuse(too_much).key is Key.POOL_LIMIT


def test_a_az_0_the_presidency_goes_to_the_larger_holder() -> None:
    table = Position20().railway("LTF", P1=20, P2=20).cash(P1=0, P2=500).table()
    table.do(Pass(EntityId("P1")), take(table, "P2", "LTF"))
    assert table.president("LTF") == "P2"
    assert (table.percent("LTF", "P1"), table.percent("LTF", "P2")) == (20, 30)


def test_a_az_0_who_has_sold_does_not_buy_back_in_the_same_round() -> None:
    table = Position20().railway("LTF", P1=20, P2=20).table()
    table.do(Pass(EntityId("P1")), sell(table, "P2", "LTF", 10))
    assert table.refuse(take(table, "P2", "LTF", "pool")).key is Key.SOLD_THIS_ROUND


def test_a_set_1_zones_and_regionals_do_not_count_against_the_limit() -> None:
    # Limit 16 at four players: 14 papers of three majors and two of the fund.
    position = Position20(phase="5").railway("LTF", P1=60).railway("FS", P1=60).railway("LA", P1=50)
    position.fund(P1=2)
    table = position.cash(P1=500).railway("NN", P2=50).regional("SFSM", "P1").table()
    assert table.refuse(take(table, "P1", "NN")).key is Key.CERTIFICATE_LIMIT
    # LTF in the azzurra zone: its five papers no longer count, and its own may be bought whatever the limit.
    position = Position20(phase="5").railway("LTF", (4, 0), P1=50, pool=20).railway("FS", P1=60).railway("LA", P1=60)
    position.railway("NN", P2=50).railway("FB", P1=60).fund(P1=1)
    table = position.cash(P1=500).table()
    assert table.refuse(take(table, "P1", "NN")).key is Key.CERTIFICATE_LIMIT
    table.do(take(table, "P1", "LTF", "pool"))
    assert table.percent("LTF", "P1") == 60


def test_a_set_1_a_launch_counts_where_its_par_lies() -> None:
    """16 papers are the limit for four. No par of the data lies in a zone that does not count; that of 65 is moved there."""
    position = Position20().railway("LTF", P1=60).railway("FS", P1=60).railway("LA", P1=60).railway("FB", P1=20)
    table = position.cash(P1=500).table()
    assert table.refuse(launch("P1", "NN", 65)).key is Key.CERTIFICATE_LIMIT
    row, column = PAR_CELLS[65]
    rows = [list(cells) for cells in table.game.title.market.rows]
    rows[row][column] = replace(rows[row][column], zone="azzurra")
    market = Market(tuple(map(tuple, rows)))
    table.game = replace(table.game, title=replace(table.game.title, market=market))
    assert table.refuse(launch("P1", "NN", 70)).key is Key.CERTIFICATE_LIMIT
    table.do(launch("P1", "NN", 65))


def test_ex_p9_and_a_fm_3_phase_3_opens_at_30() -> None:
    table = Position20(phase="3").cash(P1=400, P2=400).table()
    table.do(launch("P1", "FB", 80))
    assert not table.extra().launched[CorporationId("FB")].open
    assert table.cash("FB") == 160
    table.do(take(table, "P2", "FB"))
    assert table.extra().launched[CorporationId("FB")].open
    assert table.cash("FB") == 240


@pytest.mark.parametrize(("phase", "certificates"), [("2", 0), ("3", 1), ("4", 2)])
def test_a_fm_3_the_phase_of_the_launch_fixes_the_threshold(phase: str, certificates: int) -> None:
    table = Position20(phase=phase).cash(P1=600, P2=600, P3=600, P4=600).table()
    table.do(launch("P1", "LA", 100))
    for player in ("P2", "P3")[:certificates]:
        assert CorporationId("LA") not in turn_order(table.game, table.state)
        # A later phase changes nothing for a railway launched before.
        table.state.phase = list(table.game.phases)[-1]
        table.do(take(table, player, "LA"))
    assert CorporationId("LA") in turn_order(table.game, table.state)
    assert table.cash("LA") == 200 + 100 * certificates


def test_ex_p8_and_p_fm_2_phase_5_opens_at_60_with_the_whole_capital() -> None:
    position = Position20(phase="5").cash(P1=600, P2=600, P3=600, P4=600)
    table = position.table()
    bank = table.cash("")
    table.do(launch("P1", "LA", 100))
    for player in ("P2", "P3", "P4"):
        table.do(take(table, player, "LA"))
    # A-FM-5: before it opens, the bank takes all.
    assert table.percent("LA", "treasury") == 50
    assert (table.cash("LA"), table.cash("")) == (0, bank + 500)
    assert not table.extra().launched[CorporationId("LA")].open
    table.do(take(table, "P1", "LA"))
    assert table.extra().launched[CorporationId("LA")].open
    assert table.cash("LA") == 1000
    assert (table.percent("LA", "treasury"), table.percent("LA", "pool")) == (0, 40)
    assert table.cash("") == bank + 600 - 1000


def test_a_fm_5_payments_before_opening_go_to_the_bank() -> None:
    table = Position20(phase="6").cash(P1=600).table()
    bank = table.cash("")
    table.do(launch("P1", "LA", 65))
    assert (table.cash("LA"), table.cash("")) == (0, bank + 130)


def test_a_fm_3_certificates_sold_after_opening_still_pay_the_treasury() -> None:
    table = Position20(phase="5").railway("LA", par=100, launched_in="3", P1=30, cash=300).cash(P1=200).table()
    table.do(take(table, "P1", "LA"))
    assert table.cash("LA") == 400


def test_bought_back_certificates_are_not_for_sale_to_players() -> None:
    table = Position20().railway("LA", P1=30, bought_back=70).cash(P1=200).table()
    assert table.refuse(buy("P1", "LA", 8)).key is Key.NOT_FOR_SALE


def test_p_op_4_nn_has_no_duty_to_build_double_track() -> None:
    position = Position20().railway("NN", P1=30, cash=200).railway("FP", P2=30).operating("NN")
    nn, place = EntityId("NN"), junction(position.game, "napoli:H4", 5)
    # One line from Naples to Portici and on, and nothing beside it.
    table = position.table()
    table.do(PlaceJunctionToken(nn, place), LayTile(nn, HexId("napoli:I5"), TileId("4"), 2), Pass(nn))
    assert list(table.state.board.tiles) == ["napoli:I5"]
    # Nor need it build at all.
    table = position.table()
    table.do(Pass(nn))
    assert table.state.board.tiles == {}
