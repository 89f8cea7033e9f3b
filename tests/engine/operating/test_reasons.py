"""Why a move is not possible that no open step takes: the reason of its own step, or whose turn and what part of it this is."""

import pytest

from engine.actions import BuyPrivate, LayTile, Pass, PlaceToken, RunRoutes
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from tests.helpers.builders import CELLS, Table, buy, sell, sell_words, sicily, standard_auction, start
from tests.helpers.operating import Turn, lay, mark, pay, private, step, teleport, token, train


def reason(refusal: Refusal) -> tuple[Key, str]:
    """Key and rule, every parameter of the message being there."""
    assert all(value != "" for value in refusal.parameters.values())
    return refusal.key, refusal.rule


def test_ex_55_a_kept_slot_is_the_reason_although_no_token_can_be_placed_at_all() -> None:
    """R-3.3.3: all that CTL reaches is full, so the token step is passed over; Girgenti is kept for SFA."""
    position = Turn(sicily(players=4)).corporation("CTL", P2="20P").trains("CTL", "4H-0")
    position.corporation("RCS", (4, 2), P1="20P").token("ATA", "C1")
    table = position.operate("CTL", at="token")
    assert step(table) == "run"
    assert reason(table.refuse(token("CTL", "C5"))) == (Key.TOKEN_CITY_FULL, "R-3.3.1")
    assert reason(table.refuse(token("CTL", "J6"))) == (Key.TOKEN_HOME_RESERVED, "R-3.3.3")
    assert reason(table.refuse(token("CTL", "M9"))) == (Key.TOKEN_OUT_OF_REACH, "R-3.3.1")


def test_r_3_3_1_no_token_left_is_the_reason() -> None:
    position = Turn(sicily()).lay("J6 657 2, K7 4 2, L8 9 2").corporation("SFA", P2="20P")
    position.draft.corporations[CorporationId("SFA")].unplaced = 0
    table = position.trains("SFA", "4H-0").operate("SFA", at="token")
    assert reason(table.refuse(token("SFA", "M9"))) == (Key.TOKEN_NONE_LEFT, "R-3.3.1")


def test_ex_67_the_first_turn_is_the_reason() -> None:
    table = Turn(sicily()).corporation("SFA", turns=0, cash=100, P2="20P").operate("SFA", at="trains")
    assert reason(table.refuse(sell("SFA", "SFA", 10, 1))) == (Key.SELL_FIRST_TURN, "R-3.11.1")


def test_ex_69_the_full_pool_is_the_reason() -> None:
    """Nothing can be sold, or redeemed without money: the step is passed over while another train may still be bought."""
    position = Turn(sicily()).corporation("SFA", cash=99, P2="20P 10 10", pool="10 10 10 10")
    position.corporation("ATA", CELLS[68], P1="20P").trains("ATA", "4H-0")
    table = position.operate("SFA", at="trains")
    assert step(table) == "trains"
    assert reason(table.refuse(sell("SFA", "SFA", 20, 7))) == (Key.POOL_LIMIT, "R-2.1.2")


def test_r_3_12_1_no_private_before_phase_6_nor_without_money() -> None:
    position = Turn(sicily(), phase="4").owns("P1", "SCE").corporation("SFA", cash=100, P2="20P")
    assert reason(position.operate("SFA").refuse(private("SFA", "SCE", 20))) == (Key.PRIVATE_NOT_FOR_SALE, "R-3.12.1")
    position = Turn(sicily(), phase="6").owns("P1", "SCE").corporation("SFA", P2="20P")
    assert reason(position.operate("SFA").refuse(private("SFA", "SCE", 1))) == (Key.CASH_SHORT, "R-3.12.1")


def test_r_3_3_6_and_r_3_5_6_who_does_not_own_the_private() -> None:
    table = Turn(sicily()).owns("P1", "SMS", "CNM").corporation("SFA", P2="20P").operate("SFA", at="teleport")
    assert reason(table.refuse(teleport("SFA", "SMS"))) == (Key.PRIVATE_NOT_HELD, "R-3.3.6")
    assert reason(table.refuse(mark("SFA", "CNM", "A5"))) == (Key.PRIVATE_NOT_HELD, "R-3.5.6")


def test_r_3_0_3_what_comes_later_or_was_before() -> None:
    table = Turn(sicily()).lay("J6 657 2, K7 4 2, L8 9 2").corporation("SFA", cash=100, P2="20P").operate("SFA")
    for action in (token("SFA", "M9"), pay("SFA"), train("SFA", "4H-0", 100), RunRoutes(EntityId("SFA"), ())):
        refusal = table.refuse(action)
        assert reason(refusal) == (Key.NOT_NOW, "R-3.0.3")
        assert refusal.parameters["step"] == "track"
    table.do(Pass(EntityId("SFA")))
    assert reason(table.refuse(lay("SFA", "K7", "58", 2))) == (Key.NOT_NOW, "R-3.0.3")


def test_r_3_0_2_another_corporation_operates() -> None:
    position = Turn(sicily(), phase="6").owns("P1", "SCE").corporation("SFA", cash=100, P2="20P")
    table = position.corporation("ATA", CELLS[68], cash=100, P1="20P").operate("SFA")
    other = EntityId("ATA")
    assert reason(table.refuse(Pass(other))) == (Key.NOT_YOUR_TURN, "R-3.0.2")
    for action in (LayTile(other, lay("ATA", "M13", "675", 1).hex, lay("ATA", "M13", "675", 1).tile, 1),):
        assert reason(table.refuse(action)) == (Key.NOT_YOUR_TURN, "R-3.0.2")
    assert reason(table.refuse(BuyPrivate(other, private("ATA", "SCE", 1).private, 1))) == (
        Key.NOT_YOUR_TURN,
        "R-3.0.2",
    )
    assert reason(table.refuse(PlaceToken(other, token("ATA", "M9").place))) == (Key.NOT_NOW, "R-3.0.3")


def test_r_2_0_and_r_2_1_in_a_stock_round() -> None:
    table = standard_auction(sicily())
    assert reason(table.refuse(start("P1", "ATA", 68))) == (Key.NOT_YOUR_TURN, "R-2.0")
    assert reason(table.refuse(lay("SFA", "J6", "657", 2))) == (Key.NOT_NOW, "R-2.1")
    table.do(start("P3", "ATA", 68))
    assert reason(table.refuse(start("P3", "CTL", 68))) == (Key.ONE_PURCHASE, "R-2.1")
    assert reason(table.refuse(sell("P3", "ATA", 10, 1))) == (Key.NOT_NOW, "R-2.1")
    assert reason(table.refuse(buy("P3", "SFA", 1))) == (Key.EXTRA_CERTIFICATES, "R-2.3.3")


def test_r_2_1_no_sale_after_a_start_even_of_what_could_be_sold() -> None:
    table = Turn(sicily(), turn="P3").cash(P3=500).corporation("SFA", P1="20P 10", P3="10 10").table()
    table.do(start("P3", "ATA", 68))
    assert table.sales("SFA") == []
    assert reason(table.refuse(sell_words(table, "P3", "SFA", 10, "10"))) == (Key.NOT_NOW, "R-2.1")


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_r_1_8_in_the_auction(profile: str) -> None:
    table = Table(sicily(profile=profile))
    assert reason(table.refuse(Pass(EntityId("P2")))) == (Key.NOT_YOUR_TURN, "R-1.8")
    assert reason(table.refuse(buy("P1", "SFA", 1))) == (Key.NOT_NOW, "R-1.8")
