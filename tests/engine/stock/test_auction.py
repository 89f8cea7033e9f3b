"""The opening auction: worked examples EX-06 to EX-15 and the rulings that concern it."""

import pytest

from engine.actions import BidPrivate, ChooseHome, Range, SetStartPrice
from engine.events import BANK, CashMoved, PriceReduced
from engine.ids import EntityId, PlayerId, PrivateId
from engine.messages import Key
from engine.state.turn import AuctionTurn, StartPriceChoice, StockTurn
from tests.helpers.builders import CELLS, G3, Table, bid, passing, sicily, standard_auction, start


def low_and_high(table: Table, private: str) -> tuple[int, int]:
    found = [
        offer.vary
        for offer in table.legal()
        if isinstance(offer.action, BidPrivate) and offer.action.private == private and offer.vary
    ]
    assert len(found) == 1
    assert isinstance(found[0], Range)
    return found[0].low, found[0].high


def test_ex_06_a_bid_is_at_least_five_above_face_and_highest_bid() -> None:
    table = Table(sicily())
    assert table.refuse(bid("P1", "SIGI", 49)).key is Key.BID_TOO_LOW
    assert {name: low_and_high(table, name)[0] for name in ("CNM", "SMS", "RSA")} == {"CNM": 80, "SMS": 115, "RSA": 155}
    table.do(bid("P1", "SIGI", 50))
    assert table.refuse(bid("P2", "SIGI", 54)).parameters == {"private": "SIGI", "low": 55}
    table.do(bid("P2", "SIGI", 57))
    assert low_and_high(table, "SIGI")[0] == 62


def test_ex_07_money_on_bids_is_locked() -> None:
    table = Table(sicily()).do(bid("P1", "SIGI", 50), *passing("P2", "P3"))
    assert low_and_high(table, "CNM") == (80, 450)
    assert table.refuse(bid("P1", "CNM", 451)).key is Key.BID_TOO_HIGH
    assert low_and_high(table, "SIGI") == (55, 500), "a new bid replaces the old one"


def test_r_1_8_the_front_private_has_one_price_and_others_cannot_be_bought() -> None:
    table = Table(sicily())
    assert table.refuse(bid("P1", "SCE", 25)).parameters == {"private": "SCE", "price": 20}
    table.do(bid("P1", "SCE", 20))
    assert table.refuse(bid("P2", "SCE", 20)).key is Key.PRIVATE_NOT_FOR_SALE


def test_ex_08_two_bidders_fight_and_the_turn_order_stays() -> None:
    table = Table(sicily()).do(bid("P1", "SIGI", 50), bid("P2", "SIGI", 57), bid("P3", "RSA", 155))
    table.do(bid("P1", "SCE", 20))
    assert table.actor() == "P1"
    assert low_and_high(table, "SIGI")[0] == 62
    assert table.refuse(bid("P1", "CNM", 80)).key is Key.ONLY_CONTESTED
    table.do(bid("P1", "SIGI", 62), *passing("P2"))
    assert table.cash("P1") == 418
    assert table.cash("P2") == 500
    assert table.actor() == "P2"
    assert table.state.privates[PrivateId("CNM")].owner is None


def test_ex_09_lone_bids_are_sold_at_once() -> None:
    table = Table(sicily()).do(
        bid("P1", "RSA", 155), bid("P2", "SMS", 115), bid("P3", "CNM", 80), bid("P1", "SIGI", 50), bid("P2", "SCE", 20)
    )
    assert [table.cash(player) for player in ("P1", "P2", "P3")] == [295, 365, 420]
    assert table.state.pending == (StartPriceChoice(PlayerId("P1"), table.game.order[0]),)
    assert table.actor() == "P1"
    table.do(start("P1", "SFA", 68))
    assert table.state.bank == 6584
    assert table.treasury("SFA") == 96
    assert table.state.priority == "P3"


def test_ex_10_the_lowest_bidder_acts_next() -> None:
    table = Table(sicily()).do(
        bid("P1", "SIGI", 50), bid("P2", "SIGI", 55), bid("P3", "SIGI", 60), bid("P1", "SCE", 20), bid("P1", "SIGI", 65)
    )
    table.do(*passing("P2"), bid("P3", "SIGI", 70), *passing("P1"))
    assert table.state.privates[PrivateId("SIGI")].owner == "P3"
    assert table.cash("P3") == 430
    assert table.actor() == "P2"


def test_r_1_10_after_a_fight_the_next_privates_are_looked_at() -> None:
    """SIGI is fought over; the lone bids on CNM and SMS behind it are sold in the same breath, RSA has none."""
    table = Table(sicily()).do(bid("P1", "SIGI", 50), bid("P2", "SIGI", 55), bid("P3", "CNM", 80))
    table.do(bid("P1", "SMS", 115), bid("P2", "SCE", 20))
    assert table.actor() == "P1"
    table.do(*passing("P1"))
    owners = {str(name): held.owner for name, held in table.state.privates.items()}
    assert owners == {"SCE": "P2", "SIGI": "P2", "CNM": "P3", "SMS": "P1", "RSA": None}
    assert [table.cash(player) for player in ("P1", "P2", "P3")] == [385, 425, 420]
    assert table.actor() == "P3"


def test_rul_06b_bidders_act_clockwise_from_the_highest() -> None:
    table = Table(sicily(contested_bid_order="b")).do(
        bid("P1", "SIGI", 50), bid("P2", "SIGI", 60), bid("P3", "SIGI", 65), bid("P1", "SIGI", 70), bid("P2", "SCE", 20)
    )
    assert table.actor() == "P2"
    table.do(bid("P2", "SIGI", 75))
    assert table.actor() == "P3"


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_ex_11_nobody_wants_the_first_private(profile: str) -> None:
    table = Table(sicily(profile=profile))
    for expected in (15, 10, 5):
        table.do(*passing("P1", "P2", "P3"))
        assert table.events[-1] == PriceReduced(PrivateId("SCE"), expected)
        assert table.refuse(bid("P1", "SCE", 20)).parameters["price"] == expected
    table.do(*passing("P1", "P2", "P3"))
    assert table.state.privates[PrivateId("SCE")].owner == "P1"
    assert [table.cash(player) for player in ("P1", "P2", "P3")] == [500, 500, 500]
    assert table.actor() == "P2"


def test_ex_12_pbem_the_price_falls_after_a_table_round_with_a_bid() -> None:
    table = Table(sicily(profile="pbem")).do(bid("P1", "SIGI", 50), *passing("P2", "P3"))
    assert table.refuse(bid("P1", "SCE", 20)).parameters["price"] == 15
    table.do(bid("P1", "SCE", 15))
    assert table.cash("P1") == 435, "15 and the lone bid of 50 that follows"


def test_ex_12_aag_the_price_falls_only_when_all_pass() -> None:
    table = Table(sicily(profile="aag")).do(bid("P1", "SIGI", 50), *passing("P2", "P3"))
    assert table.refuse(bid("P1", "SCE", 15)).parameters["price"] == 20
    table.do(*passing("P1"))
    assert table.refuse(bid("P2", "SCE", 20)).parameters["price"] == 15


def test_rul_05b_a_bid_begins_the_count_of_passes_anew() -> None:
    table = Table(sicily(profile="aag")).do(*passing("P1"), bid("P2", "SIGI", 50), *passing("P3", "P1"))
    assert table.refuse(bid("P2", "SCE", 15)).parameters["price"] == 20
    table.do(*passing("P2"))
    assert table.refuse(bid("P3", "SCE", 20)).parameters["price"] == 15


def test_ex_13_all_pass_later_and_privates_pay() -> None:
    table = Table(sicily()).do(bid("P1", "SCE", 20), *passing("P2", "P3", "P1"))
    assert table.cash("P1") == 485
    assert table.events[-1] == CashMoved(BANK, EntityId("P1"), 5, "private_income")
    assert table.actor() == "P2"
    assert table.refuse(bid("P2", "SIGI", 40)).parameters["price"] == 45, "other privates never get cheaper"


def test_r_1_12_each_income_needs_a_whole_round_of_passes() -> None:
    table = Table(sicily()).do(bid("P1", "SCE", 20), *passing("P2", "P3", "P1"))
    assert [table.do(*passing(player)).cash("P1") for player in ("P2", "P3", "P1", "P2")] == [485, 485, 490, 490]


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_r_1_11_the_private_after_a_cheapened_one_costs_its_face_value(profile: str) -> None:
    table = Table(sicily(profile=profile)).do(*passing("P1", "P2", "P3"), bid("P1", "SCE", 15))
    assert table.refuse(bid("P2", "SIGI", 40)).parameters == {"private": "SIGI", "price": 45}
    assert table.do(bid("P2", "SIGI", 45)).cash("P2") == 455


@pytest.mark.parametrize(("switch", "first"), [("a", "P1"), ("b", "P3")])
def test_rul_06_who_must_raise_first(switch: str, first: str) -> None:
    """The lowest of 50, 65 and 60, or the next bidder clockwise from the highest."""
    table = Table(sicily(contested_bid_order=switch)).do(
        bid("P1", "SIGI", 50), bid("P2", "SIGI", 55), bid("P3", "SIGI", 60), *passing("P1"), bid("P2", "SIGI", 65)
    )
    assert table.do(bid("P3", "SCE", 20)).actor() == first


def test_rul_07b_all_pass_later_without_income() -> None:
    table = Table(sicily(allpass_income="b")).do(bid("P1", "SCE", 20), *passing("P2", "P3", "P1"))
    assert table.cash("P1") == 480


@pytest.mark.parametrize(
    ("corporation", "at_68", "at_100"),
    [("AFG", 96, 160), ("ATA", 106, 170), ("CTL", 96, 160), ("IFT", 46, 110), ("RCS", 6, 70), ("SFA", 96, 160)],
)
def test_ex_14_treasury_after_the_start_price(corporation: str, at_68: int, at_100: int) -> None:
    order = (corporation, *(other for other in G3 if other != corporation))
    game = sicily(order=order)
    assert standard_auction(game).treasury(corporation) == at_68
    assert standard_auction(game, 100).treasury(corporation) == at_100


def test_ex_14_only_68_and_100_are_open() -> None:
    table = Table(sicily()).do(bid("P1", "SCE", 20), bid("P2", "SIGI", 45), bid("P3", "CNM", 75), bid("P1", "SMS", 110))
    table.do(bid("P2", "RSA", 150))
    offered = [
        (offer.action.row, offer.action.column) for offer in table.legal() if isinstance(offer.action, SetStartPrice)
    ]
    assert offered == [CELLS[68], CELLS[100]]
    for closed in (144, 216):
        assert table.refuse(start("P2", "SFA", closed)).parameters == {"prices": (68, 100)}
    assert table.refuse(start("P2", "ATA", 68)).key is Key.NOT_NEXT_TO_START


def test_ex_15_the_standard_auction() -> None:
    table = standard_auction(sicily())
    assert table.state.bank == 6564
    assert [table.cash(player) for player in ("P1", "P2", "P3")] == [370, 305, 425]
    assert table.state.turn == StockTurn(number=1, current=PlayerId("P3"))
    assert table.tokens("SFA") == ["J6"]
    assert table.papers("SFA", "P2") == "20P"


def test_case_21_cash_does_not_limit_the_start_price_of_the_gift() -> None:
    table = Table(sicily()).do(bid("P1", "RSA", 480), *passing("P2", "P3"), bid("P1", "SCE", 20))
    table.do(bid("P2", "SIGI", 45), bid("P3", "CNM", 75), *passing("P1"), bid("P2", "SMS", 110))
    assert table.cash("P1") == 0
    assert table.do(start("P1", "SFA", 100)).treasury("SFA") == 160


def test_rul_08_priority_left_of_the_last_direct_buyer_or_of_the_last_owner() -> None:
    moves = (
        bid("P1", "RSA", 155), bid("P2", "SMS", 115), bid("P3", "CNM", 80), bid("P1", "SIGI", 50), bid("P2", "SCE", 20),
        start("P1", "SFA", 68),
    )  # fmt: skip
    assert Table(sicily()).do(*moves).state.priority == "P3"
    assert Table(sicily(priority_after_auction="b")).do(*moves).state.priority == "P2"


def test_rul_09b_bids_in_multiples_of_five() -> None:
    table = Table(sicily(bid_multiple="b"))
    assert table.refuse(bid("P1", "SIGI", 52)).parameters == {"step": 5}
    offered = [o.action.price for o in table.legal() if isinstance(o.action, BidPrivate) and o.action.private == "SIGI"]
    assert offered == list(range(50, 501, 5))


def test_r_1_9_a_purchase_needs_cash_that_no_bid_binds() -> None:
    table = Table(sicily()).do(bid("P1", "RSA", 490), *passing("P2", "P3"))
    assert table.refuse(bid("P1", "SCE", 20)).parameters["high"] == 10
    offered = [offer.action for offer in table.legal()]
    assert offered == [bid("P1", "RSA", 495), *passing("P1")], "cash 500, of which 490 may be bid anew"


def test_case_43_home_of_the_gift_is_chosen_when_the_stock_round_begins() -> None:
    order = ("AFG", *(other for other in G3 if other != "AFG"))
    table = standard_auction(sicily(order=order))
    assert isinstance(table.state.turn, StockTurn)
    assert table.actor() == "AFG"
    homes = [offer.action.place.hex for offer in table.legal() if isinstance(offer.action, ChooseHome)]
    assert sorted(homes) == ["B14", "C1", "H8", "M11", "M9"]


def test_rul_49a_home_of_the_gift_at_once() -> None:
    order = ("AFG", *(other for other in G3 if other != "AFG"))
    table = standard_auction(sicily(profile="pbem", order=order))
    assert isinstance(table.state.turn, AuctionTurn)
    assert table.actor() == "AFG"
