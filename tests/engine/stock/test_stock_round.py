"""Buying, starting and the course of a stock round: EX-16 to EX-23, EX-32, EX-33, EX-43, EX-44, EX-46 and their cases."""

import pytest
from msgspec.structs import replace

from engine.actions import BuyCertificate, ChooseHome, Pass, SetStartPrice
from engine.errors import Refusal
from engine.events import CorporationDeferred, Log, Passed
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HexId, PlayerId
from engine.messages import Key
from engine.rounds.stock_begin import begin
from engine.sequence import defer_unplaceable, startable
from engine.state.board import CitySlot
from engine.state.turn import OperatingTurn, StockTurn
from tests.helpers.builders import (
    CELLS,
    RULES,
    Position,
    Table,
    buy,
    kingdom,
    passing,
    sell,
    sell_words,
    sicily,
    standard_auction,
    start,
)


def start_prices(table: Table) -> list[int]:
    offered = [(o.action.row, o.action.column) for o in table.legal() if isinstance(o.action, SetStartPrice)]
    return [price for price, cell in CELLS.items() if cell in offered]


def on_sale(table: Table) -> list[tuple[str, int]]:
    return [(o.action.corporation, o.action.certificate) for o in table.legal() if isinstance(o.action, BuyCertificate)]


def test_ex_16_start_and_two_more() -> None:
    table = standard_auction(sicily()).do(start("P3", "ATA", 100))
    assert (table.cash("P3"), table.treasury("ATA")) == (225, 170)
    assert table.tokens("ATA") == ["M13"]
    assert on_sale(table) == [("ATA", 1)]
    assert table.do(buy("P3", "ATA", 1)).treasury("ATA") == 270
    table.do(buy("P3", "ATA", 2))
    assert (table.cash("P3"), table.treasury("ATA")) == (25, 370)
    assert table.actor() == "P1"
    assert table.refuse(buy("P3", "ATA", 3)).key is Key.NOT_YOUR_TURN


def test_case_22_after_a_start_only_its_own_single_certificates() -> None:
    table = standard_auction(sicily()).do(start("P3", "ATA", 68))
    assert table.refuse(buy("P3", "SFA", 1)).key is Key.EXTRA_CERTIFICATES
    assert table.refuse(start("P3", "CTL", 68)) == Refusal(Key.ONE_PURCHASE, "R-2.1")
    table.do(buy("P3", "ATA", 1), buy("P3", "ATA", 2))
    assert table.actor() == "P1"
    assert table.cash("P3") == 425 - 136 - 68 - 68


def test_r_2_3_3_after_a_start_the_two_more_come_from_the_treasury() -> None:
    position = Position(sicily(), turn="P1").corporation("ATA", P1="20P", P2="10 10", pool="10")
    ata = CorporationId("ATA")
    position.draft.turn = StockTurn(number=2, current=PlayerId("P1"), acted=True, bought=True, started=ata)
    table = position.table()
    places = table.state.corporations[ata].certificates
    refused = table.refuse(buy("P1", "ATA", places.index(POOL)))
    assert (refused.key, refused.rule) == (Key.EXTRA_CERTIFICATES, "R-2.3.3")
    single = next(index for index in range(2, len(places)) if places[index] == TREASURY)
    table.do(buy("P1", "ATA", single))


def test_ex_17_only_the_next_corporation() -> None:
    table = standard_auction(sicily())
    assert table.refuse(start("P3", "CTL", 68)).parameters == {"corporation": "CTL", "next": "ATA"}


@pytest.mark.parametrize(("cash", "prices"), [(425, [68, 100]), (199, [68]), (135, [])])
def test_ex_18_start_prices_by_cash(cash: int, prices: list[int]) -> None:
    table = Position(sicily(), turn="P3", number=1).corporation("SFA", P1="20P", P3="10").cash(P3=cash).table()
    assert start_prices(table) == prices


@pytest.mark.parametrize(
    ("phase", "prices"), [("4", [68, 100]), ("6", [68, 100, 144]), ("8", [68, 100, 144]), ("10", [68, 100, 144, 216])]
)
def test_r_2_3_2_and_case_20_start_prices_by_phase(phase: str, prices: list[int]) -> None:
    assert start_prices(Position(sicily(), phase=phase).cash(P1=1000).table()) == prices


def test_ex_19_one_purchase_per_turn() -> None:
    table = standard_auction(sicily()).do(start("P3", "ATA", 100), *passing("P3"), start("P1", "CTL", 68))
    assert (table.cash("P1"), table.treasury("CTL")) == (234, 96)
    assert table.refuse(buy("P1", "ATA", 1)).key is Key.EXTRA_CERTIFICATES
    table.do(*passing("P1"), buy("P2", "ATA", 1))
    assert table.actor() == "P3"


def test_ex_20_not_before_its_first_operating_turn() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", turns=0, P2="20P", P3="10 10").table()
    assert table.refuse(sell_words(table, "P3", "SFA", 10, "10")).key is Key.NOT_OPERATED
    assert table.sales("SFA") == []


def test_ex_21_sale_falls_and_closes_the_way_back() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10").cash(P3=425).table()
    table.do(sell_words(table, "P3", "SFA", 20, "10 10"))
    assert (table.cash("P3"), table.price("SFA")) == (625, 87)
    marker = table.state.marker(CorporationId("SFA"))
    assert marker is not None
    assert (marker.row, marker.column) == (5, 5)
    assert table.papers("SFA", "pool") == "10 10"
    assert table.refuse(buy("P3", "SFA", 4)).key is Key.SOLD_THIS_ROUND
    table.do(*passing("P3", "P1", "P2"))
    assert table.actor() == "P3"
    assert table.refuse(buy("P3", "SFA", 4)).key is Key.SOLD_THIS_ROUND


def test_r_2_1_3_separate_sales_use_the_price_of_the_moment() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10").cash(P3=0).table()
    table.do(sell_words(table, "P3", "SFA", 10, "10"))
    table.do(sell_words(table, "P3", "SFA", 10, "10"))
    assert (table.cash("P3"), table.price("SFA")) == (100 + 95, 87)


def test_r_2_1_buying_closes_the_possibility_to_sell() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10").table()
    table.do(buy("P3", "SFA", 4))
    assert table.actor() == "P1"
    assert table.refuse(sell("P3", "SFA", 10, 4)).key is Key.NOT_YOUR_TURN


def test_ex_22_the_pool_holds_at_most_half() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", P2="20P", P3="10 10", pool="10 10 10 10").table()
    assert table.refuse(sell_words(table, "P3", "SFA", 20, "10 10")).parameters == {"corporation": "SFA", "limit": 50}
    assert table.sales("SFA") == [10]
    table.do(sell_words(table, "P3", "SFA", 10, "10"))


def test_ex_23_the_last_certificate_lies_beneath() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", CELLS[68], cash=96, P1="20P 10 10 10", P2="10 10")
    table = position.table()
    assert table.papers("SFA", "treasury") == "20L 10"
    assert table.refuse(buy("P3", "SFA", 7)).key is Key.LAST_CERTIFICATE_BENEATH
    alone = Position(sicily(), turn="P3").corporation("SFA", CELLS[68], cash=96, P1="20P 10 10 10", P2="10 10 10")
    table = alone.table().do(buy("P3", "SFA", 7))
    assert (table.treasury("SFA"), table.cash("P3"), table.papers("SFA", "P3")) == (232, 364, "20L")


def test_case_23_treasury_and_pool_are_judged_separately() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", P1="20P", P2="10", pool="10 10 10 10 10")
    assert on_sale(position.table()) == [("SFA", 7), ("SFA", 2)]
    both = Position(sicily(last_cert_scope="b"), turn="P3").corporation("SFA", P1="20P", P2="10", pool="10 10 10 10 10")
    assert on_sale(both.table()) == [("SFA", 2)], "RUL-20b"


def test_r_2_2_1_pool_purchases_pay_the_bank() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", cash=50, P1="20P", pool="10").cash(P3=100).table()
    bank = table.state.bank
    table.do(buy("P3", "SFA", 1))
    assert (table.treasury("SFA"), table.state.bank, table.cash("P3")) == (50, bank + 100, 0)


def test_case_24_who_can_pay_the_small_certificate_has_a_turn() -> None:
    position = Position(sicily(), turn="P2").corporation("SFA", turns=0, P1="20P 10 10 10", P2="10 10")
    table = position.cash(P2=100).table()
    assert table.actor() == "P2"
    assert on_sale(table) == [("SFA", 6)]


def test_ex_32_sixty_percent_in_one_hand() -> None:
    table = Position(sicily(), turn="P2").corporation("SFA", P2="20P 10 10 10", P1="10 10 10").table()
    assert table.refuse(buy("P2", "SFA", 7)).parameters == {"corporation": "SFA", "limit": 60}


def test_ex_33_and_case_28_every_paper_and_private_counts_one() -> None:
    position = Position(sicily(players=5), turn="P2").corporation("SFA", P2="20P 10 10 10").owns("P2", "SIGI", "RSA")
    position.corporation("ATA", P1="20P", P2="10 10")
    table = position.table()
    assert on_sale(table) == [("SFA", 4), ("ATA", 3)], "6 + 2 < 9"
    full = position.corporation("CTL", P3="20P", P2="10").table()
    assert on_sale(full) == []
    assert full.refuse(buy("P2", "SFA", 4)).parameters == {"limit": 9}
    assert full.refuse(start("P2", "AFG", 68)).key is Key.CERTIFICATE_LIMIT
    free = Position(sicily(players=5, privates_count_certs="b"), turn="P2").corporation("SFA", P2="20P 10 10 10")
    assert on_sale(free.corporation("CTL", P2="20P 10 10 10").owns("P2", "SIGI", "RSA").table()), "RUL-03b"


def test_r_1_5_above_the_limit_he_must_sell() -> None:
    position = Position(sicily(players=5), turn="P2").corporation("SFA", P2="20P 10 10 10 10").owns("P2", "SIGI", "RSA")
    table = position.corporation("ATA", P1="20P", P2="10 10 10").table()
    assert table.refuse(Pass(EntityId("P2"))).key is Key.MUST_SELL
    table.do(sell_words(table, "P2", "ATA", 10, "10"), *passing("P2"))


def test_r_2_2_2_above_60_percent_he_must_sell_of_that_corporation() -> None:
    position = Position(sicily(), turn="P2").corporation("SFA", P2="20P 20L 10 10 10", P1="10")
    table = position.corporation("ATA", P1="20P", P2="10").table()
    refused = table.refuse(Pass(EntityId("P2")))
    assert (refused.key, refused.rule) == (Key.MUST_SELL_OF, "R-2.2.2")
    assert refused.parameters == {"corporation": "SFA", "limit": 60}
    assert not any(isinstance(offer.action, Pass) for offer in table.legal())
    table.do(sell_words(table, "P2", "SFA", 10, "10"), *passing("P2"))


def test_r_2_2_2_above_60_percent_of_what_cannot_be_sold_yet_he_may_pass() -> None:
    """R-2.1.1: SFA has not operated. What he holds of ATA would not help."""
    position = Position(sicily(), turn="P2").corporation("SFA", turns=0, P2="20P 20L 10 10 10", P1="10")
    position.corporation("ATA", P1="20P", P2="10").table().do(*passing("P2"))


def test_ex_43_closing_by_sale_and_starting_again_in_the_next_round() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", (7, 0), cash=30, P2="20P 10", P3="10 10").cash(P3=0)
    table = position.table().do(sell_words(position.table(), "P3", "SFA", 20, "10 10"))
    assert table.cash("P3") == 68
    assert table.state.marker(CorporationId("SFA")) is None
    assert table.president("SFA") is None
    assert table.state.sequence == ("ATA", "CTL", "AFG", "IFT", "SFA")
    assert table.tokens("SFA") == []
    assert table.papers("SFA", "treasury") == "20P 20L 10 10 10 10 10 10"


def test_r_2_3_8_a_closed_corporation_waits_for_the_next_round() -> None:
    position = Position(sicily(order=("SFA", "ATA", "CTL", "AFG", "IFT", "RCS")), turn="P3")
    position.corporation("SFA", (7, 0), P2="20P 10", P3="10 10")
    for other in ("ATA", "CTL", "AFG", "IFT"):
        position.corporation(other, P1="20P 10", P2="10")
    table = position.cash(P3=1000).table()
    table.do(sell_words(table, "P3", "SFA", 20, "10 10"))
    assert table.state.sequence == ("SFA",)
    assert table.refuse(start("P3", "SFA", 68)).key is Key.NOTHING_TO_START
    assert start_prices(table) == []
    following = table.state.copy()
    following.set_number += 1
    assert startable(following) == "SFA"


def test_cases_37_and_39_a_restarted_corporation_lives_on_what_players_pay() -> None:
    position = Position(sicily(), turn="P3", number=3).cash(P3=500)
    position.draft.corporations[CorporationId("SFA")].closed_in = 2
    table = position.owns("P2", "RSA").table().do(start("P3", "SFA", 68), buy("P3", "SFA", 1))
    assert table.treasury("SFA") == 136 - 40 + 68
    assert table.tokens("SFA") == ["J6"]


def test_ex_44_priority() -> None:
    nobody = Position(sicily(), turn="P2").corporation("SFA", P2="20P 10", P1="10", P3="10").table()
    nobody.do(*passing("P2", "P3", "P1"))
    assert isinstance(nobody.state.turn, OperatingTurn)
    assert nobody.state.priority == "P2"
    bought = Position(sicily(), turn="P2").corporation("SFA", P2="20P 10", P1="10", P3="10").table()
    bought.do(*passing("P2"), buy("P3", "SFA", 4), *passing("P1", "P2", "P3"))
    assert bought.state.priority == "P1"


def test_r_2_3_5_with_20_percent_it_operates_in_the_next_round_on_what_was_paid_in() -> None:
    table = Position(sicily(), turn="P3", number=1).cash(P1=0, P2=0, P3=136).table().do(start("P3", "SFA", 68))
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.state.turn.current == "SFA"
    assert table.treasury("SFA") == 136 - 40


def test_r_2_0_a_start_is_an_action_like_a_purchase() -> None:
    """P3 starts ATA and buys nothing more; then all pass, himself included, and the priority is P1's, left of him."""
    position = Position(sicily(), turn="P2").corporation("SFA", P2="20P 10", P1="10").cash(P1=100, P2=100)
    table = position.table().do(*passing("P2"), start("P3", "ATA", 68), *passing("P3", "P1", "P2"))
    turn = table.state.turn
    assert isinstance(turn, StockTurn)
    assert turn.passes == 2
    table.do(*passing("P3"))
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.state.priority == "P1"


def test_r_2_2_2_the_last_certificate_is_paid_twice() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", P1="20P 10 10", P2="10 10 10 10").cash(P3=199)
    table = position.table()
    assert table.papers("SFA", "treasury") == "20L"
    assert on_sale(table) == []
    assert table.refuse(buy("P3", "SFA", 7)) == Refusal(Key.CASH_SHORT, "R-2.2.2", {"cash": 199, "price": 200})
    table.state.players[PlayerId("P3")].cash = 200
    assert table.do(buy("P3", "SFA", 7)).treasury("SFA") == 200


def test_r_2_1_4_of_every_corporation_sold_in_the_round() -> None:
    """Two corporations sold in different turns: neither is bought back."""
    position = Position(sicily(), turn="P3").corporation("SFA", P1="20P", P3="10 10").cash(P1=500, P2=0)
    table = position.corporation("ATA", CELLS[68], P1="20P", P3="10 10").table()
    table.do(sell_words(table, "P3", "SFA", 10, "10"), *passing("P3", "P1"))
    table.do(sell_words(table, "P3", "ATA", 10, "10"))
    for name in ("SFA", "ATA"):
        assert table.refuse(buy("P3", name, 3)) == Refusal(Key.SOLD_THIS_ROUND, "R-2.1.4", {"corporation": name})
    assert on_sale(table) == []


def test_r_2_0_selling_is_no_pass() -> None:
    table = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10", P1="10").table()
    table.do(*passing("P3", "P1", "P2"))
    assert isinstance(table.state.turn, OperatingTurn)
    table = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10", P1="10").table()
    table.do(*passing("P3", "P1"), sell_words(table, "P2", "SFA", 10, "10"), *passing("P2", "P3", "P1", "P2"))
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.state.priority == "P3"


def test_r_2_0_a_player_who_can_do_nothing_passes_by_himself() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", P2="20P", P3="10").cash(P1=0, P2=0)
    table = position.table().do(*passing("P3"))
    assert isinstance(table.state.turn, OperatingTurn)
    assert Passed(EntityId("P1"), "automatic") in table.events


def test_r_3_8_6_players_who_left_take_no_turns() -> None:
    position = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10", P1="10")
    position.draft.players[PlayerId("P1")].left = True
    table = position.table().do(*passing("P3"))
    assert table.actor() == "P2"
    assert isinstance(table.do(*passing("P2")).state.turn, OperatingTurn)


def test_two_sicilies_sell_in_blocks() -> None:
    free = Position(sicily(), turn="P3").corporation("SFA", P2="20P 10", P3="10 10 10").table()
    free.do(sell_words(free, "P3", "SFA", 10, "10"))
    assert free.sales("SFA") == [10, 20]
    blocks = Position(kingdom(), turn="P3").corporation("AL", P2="20P 10", P3="10 10 10").table()
    blocks.do(sell_words(blocks, "P3", "AL", 10, "10"))
    assert blocks.sales("AL") == []
    assert blocks.refuse(sell_words(blocks, "P3", "AL", 10, "10")).key is Key.SOLD_IN_BLOCKS


AFG_FULL = (("SFA", "C1"), ("ATA", "H8"), ("SFA", "M9"), ("ATA", "M9"), ("CTL", "M11"))


def six_corporations(*, taken: tuple[tuple[str, str], ...], **switches: str) -> Position:
    """Four players, SFA, ATA and CTL started, AFG, IFT and RCS not, tokens in AFG's cities."""
    position = Position(sicily(players=4, **switches), turn="P1")
    position.corporation("SFA", P1="20P").corporation("ATA", P2="20P").corporation("CTL", P3="20P")
    for corporation, hex_id in taken:
        position.token(corporation, hex_id)
    return position


def test_ex_46_a_corporation_without_a_place_is_passed_over() -> None:
    position = six_corporations(taken=AFG_FULL)
    assert startable(position.draft) == "AFG"
    log = Log()
    defer_unplaceable(position.game, position.draft, log)
    assert log == []
    position.token("CTL", "B14")
    defer_unplaceable(position.game, position.draft, log)
    assert log == [CorporationDeferred(CorporationId("AFG"))]
    assert position.draft.sequence == ("IFT", "RCS", "AFG")
    assert startable(position.draft) == "IFT"


def test_r_2_3_7_who_was_passed_over_keeps_his_place_when_more_tokens_are_placed() -> None:
    """With all of its homes taken AFG went to the end once; IFT and RCS stay before it, and it is told once."""
    position = six_corporations(taken=(*AFG_FULL, ("CTL", "B14")))
    log = Log()
    defer_unplaceable(position.game, position.draft, log)
    position.draft.sequence = (CorporationId("AFG"), CorporationId("RCS"))
    defer_unplaceable(position.game, position.draft, log)
    assert position.draft.sequence == ("AFG", "RCS")
    assert log == [CorporationDeferred(CorporationId("AFG"))]


def test_r_2_3_7_it_may_start_from_the_following_round_on_when_a_place_is_free() -> None:
    position = six_corporations(taken=(*AFG_FULL, ("CTL", "B14")))
    draft = position.draft
    defer_unplaceable(position.game, draft, Log())
    draft.sequence = (CorporationId("AFG"),)
    begin(position.game, draft, Log())
    assert startable(draft) is None, "still no place"
    draft.board = replace(draft.board, tokens=tuple(token for token in draft.board.tokens if token.place.hex != "B14"))
    assert startable(draft) is None, "free only since this round began"
    begin(position.game, draft, Log())
    assert startable(draft) == "AFG"


def test_rul_26b_it_blocks_the_sequence() -> None:
    position = six_corporations(taken=(*AFG_FULL, ("CTL", "B14")), afg_no_place="b")
    defer_unplaceable(position.game, position.draft, Log())
    table = position.cash(P1=500).table()
    assert startable(table.state) == "AFG"
    assert table.refuse(start("P1", "AFG", 68)).key is Key.NO_HOME_PLACE
    assert table.refuse(start("P1", "IFT", 68)).key is Key.NOT_NEXT_TO_START
    following = table.state.copy()
    begin(position.game, following, Log())
    assert startable(following) == "AFG"


def test_r_2_3_6_home_is_chosen_before_the_extra_certificates() -> None:
    position = six_corporations(taken=(("SFA", "M9"), ("ATA", "C1")))
    table = position.cash(P1=500).table().do(start("P1", "AFG", 68))
    assert table.actor() == "AFG"
    homes = [offer.action.place.hex for offer in table.legal() if isinstance(offer.action, ChooseHome)]
    assert sorted(homes) == ["B14", "H8", "M11", "M9"]
    full = table.refuse(ChooseHome(EntityId("AFG"), CitySlot(HexId("C1"), 0, 0)))
    assert full.key is Key.TOKEN_CITY_FULL
    table.do(ChooseHome(EntityId("AFG"), CitySlot(HexId("H8"), 0, 0)))
    assert table.tokens("AFG") == ["H8"]
    assert table.state.corporations[CorporationId("AFG")].unplaced == 2
    table.do(buy("P1", "AFG", 1))
    assert isinstance(table.state.turn, StockTurn)
    assert table.actor() == "P1"


def test_case_17_a_new_marker_goes_beneath_one_that_fell_there() -> None:
    position = Position(sicily(order=("AFG", "IFT", "SFA", "ATA", "CTL", "RCS")), turn="P1")
    table = position.corporation("AFG", (1, 5), P2="20P", P1="10 10").cash(P1=500).table()
    table.do(sell_words(table, "P1", "AFG", 20, "10 10"), start("P1", "IFT", 100))
    assert table.price("AFG") == 100
    assert [marker.corporation for marker in table.state.market] == ["AFG", "IFT"]


def test_rul_38b_a_broken_bank_ends_the_game_at_once() -> None:
    position = Position(sicily(bank_break_end="b"), turn="P3").corporation("SFA", P2="20P 10", P3="10 10")
    position.draft.bank = 50
    table = position.table().do(sell_words(position.table(), "P3", "SFA", 10, "10"))
    assert RULES.worth(table.game, table.state, PlayerId("P3")) == 500 + 100 + 95
    assert table.state.ending == "bank"
    assert table.legal() == ()
