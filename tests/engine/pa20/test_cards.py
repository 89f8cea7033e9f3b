"""Political cards and the set-up: A-SET-1 to A-SET-3, P-POL-1, P-POL-2, A-POL-3, A-POL-4, EX-P23, EX-P26."""

import pytest

from engine.actions import BidPrivate, Pass
from engine.events import CashMoved
from engine.ids import CorporationId, EntityId, HolderId, PrivateId
from engine.messages import Key
from engine.pa20.cards import card_revenue, note_built
from engine.state.turn import AuctionTurn, StockTurn
from tests.helpers.pa20 import Position20, Table20, italy, launch, sell, take

PRICES = {"GDS": 20, "PES": 40, "MMN": 70, "BAY": 110, "MEL": 140, "AEL": 170}


def bid(player: str, card: str, price: int) -> BidPrivate:
    return BidPrivate(EntityId(player), PrivateId(card), price)


@pytest.mark.parametrize(("players", "cash", "limit"), [(3, 500, 20), (4, 375, 16), (5, 300, 13), (6, 250, 11)])
def test_a_set_1_money_and_certificate_limits(players: int, cash: int, limit: int) -> None:
    table = Table20(italy(players))
    assert [table.cash(player) for player in table.game.players] == [cash] * players
    assert table.cash("") == 12_000 - cash * players
    assert table.game.scenario.certificate_limit == limit


def test_a_set_2_the_first_seat_begins_with_the_priority_deal() -> None:
    table = Table20(italy())
    assert table.state.priority == "P1"
    assert table.actor() == "P1"


def sold_out() -> Table20:
    """Four players take the cards in order, P1 to P4, P1 and P2 again: P2 is the last direct buyer."""
    table = Table20(italy())
    for index, (card, price) in enumerate(PRICES.items()):
        table.do(bid(f"P{index % 4 + 1}", card, price))
    return table


def test_a_set_2_the_first_stock_round_begins_left_of_the_last_buyer() -> None:
    table = sold_out()
    assert isinstance(table.state.turn, StockTurn)
    assert table.actor() == "P3"


def test_a_set_3_the_cheapest_falls_by_5_a_round_and_must_be_taken_at_0() -> None:
    table = Table20(italy())
    for left in (15, 10, 5):
        for player in table.game.players:
            table.do(Pass(EntityId(player)))
        assert next(offer.action for offer in table.legal()) == bid("P1", "GDS", left)
    for player in table.game.players:
        table.do(Pass(EntityId(player)))
    assert table.state.privates[PrivateId("GDS")].owner == "P1"
    assert table.cash("P1") == 375


def test_a_set_3_a_raise_is_5_at_least() -> None:
    table = Table20(italy())
    assert table.refuse(bid("P1", "PES", 44)).key is Key.BID_TOO_LOW
    table.do(bid("P1", "PES", 45))
    assert table.refuse(bid("P2", "PES", 49)).key is Key.BID_TOO_LOW
    assert isinstance(table.state.turn, AuctionTurn)


def test_p_pol_1_and_a_pol_4_the_linked_certificate_comes_with_the_card() -> None:
    table = Table20(italy())
    for railway in ("NN", "FP", "FC"):
        assert (table.percent(railway, "aside"), table.percent(railway, "treasury")) == (10, 90)
    table = sold_out()
    for card, railway, owner in (("BAY", "NN", "P4"), ("MEL", "FP", "P1"), ("AEL", "FC", "P2")):
        assert table.state.privates[PrivateId(card)].owner == owner
        assert (table.percent(railway, owner), table.percent(railway, "aside")) == (10, 0)
        # One of the eight single certificates; no rebate is paid on the card.
        assert table.percent(railway, "treasury") == 90
    assert table.cash("P4") == 375 - 110


def test_p_pol_1_also_for_a_card_won_by_a_bid() -> None:
    table = Table20(italy())
    table.do(bid("P1", "BAY", 115), bid("P2", "GDS", 20), bid("P3", "PES", 40), bid("P4", "MMN", 70))
    assert table.state.privates[PrivateId("BAY")].owner == "P1"
    assert table.percent("NN", "P1") == 10


def test_p_pol_1_also_for_a_contested_card() -> None:
    table = Table20(italy())
    table.do(bid("P1", "BAY", 115), bid("P2", "BAY", 120), bid("P3", "GDS", 20), bid("P4", "PES", 40))
    table.do(bid("P1", "MMN", 70), Pass(EntityId("P1")))
    assert table.percent("NN", "P2") == 10


def test_a_pol_3_six_cards_with_their_revenues() -> None:
    table = Table20(italy())
    cards = {card.id: (card.price, card.revenue) for card in table.game.privates.values()}
    assert cards == {
        "GDS": (20, 5),
        "PES": (40, 10),
        "MMN": (70, 15),
        "BAY": (110, 25),
        "MEL": (140, 30),
        "AEL": (170, 35),
    }
    state = table.state.copy()
    for railway in ("NN", "FP", "FC"):
        note_built(state, CorporationId(railway))
    later = {card: card_revenue(table.game, state, card) for card in table.game.privates}
    assert later == {"GDS": 5, "PES": 10, "MMN": 15, "BAY": 10, "MEL": 10, "AEL": 15}


def income(table: Table20, player: str) -> int:
    """Card income among the last events."""
    return sum(
        event.amount
        for event in table.events
        if isinstance(event, CashMoved) and event.reason == "private_income" and event.target == player
    )


def pass_round(table: Table20) -> Table20:
    """Everybody passes until operating rounds begin."""
    while isinstance(table.state.turn, StockTurn) and table.state.turn.number == 2:
        table.do(Pass(EntityId(str(table.actor()))))
    return table


def test_ex_p23_and_p_pol_2_the_lower_revenue_after_the_first_tile() -> None:
    before = Position20().owns("P1", "MEL").cash(P1=100).railway("FP", P2=20).table()
    after = Position20().owns("P1", "MEL").cash(P1=100).railway("FP", P2=20)
    note_built(after.draft, CorporationId("FP"))
    pass_round(before)
    assert income(before, "P1") == 30
    table = after.table()
    pass_round(table)
    assert income(table, "P1") == 10


def test_a_pol_3_cards_pay_at_the_start_of_each_operating_round() -> None:
    # No railway operates: both rounds pass at once, and each pays.
    table = Position20().owns("P1", "GDS").railway("LA", launched_in="3", opened=False, turns=0, P2=20).table()
    pass_round(table)
    paid = [event for event in table.events if isinstance(event, CashMoved) and event.reason == "private_income"]
    assert [event.amount for event in paid] == [5, 5]


def test_a_pol_3_cards_are_never_sold_to_railways() -> None:
    assert not any(card.sellable for card in italy().privates.values())
    assert not any(phase.corporations_buy_privates for phase in italy().phases.values())


def test_ex_p26_and_a_pol_4_the_bank_pays_for_the_linked_certificate() -> None:
    table = sold_out()
    table.do(Pass(EntityId("P3")))
    bank = table.cash("")
    table.do(launch("P4", "NN", 70))
    assert table.cash("NN") == 140 + 70
    assert table.cash("") == bank - 70
    assert table.extra().launched[CorporationId("NN")].open
    assert table.percent("NN", "P4") == 30


def test_a_pol_4_the_linked_certificate_counts_towards_opening_and_is_not_sold_before_operating() -> None:
    # Phase 3 needs 30 %: the president's certificate of P3 and the linked one of P4.
    table = sold_out()
    table.state.phase = table.game.phases[next(phase for phase in table.game.phases if phase == "3")].id
    table.do(launch("P3", "NN", 80))
    assert table.extra().launched[CorporationId("NN")].open
    assert table.cash("NN") == 160 + 80
    assert table.refuse(sell(table, "P4", "NN", 10)).key is Key.NOT_OPERATED


def test_a_pol_4_not_paid_in_phase_5() -> None:
    position = Position20(phase="5").cash(P1=400)
    company = position.draft.corporations[CorporationId("NN")]
    company.certificates = (*company.certificates[:-1], HolderId("P4"))
    table = position.table()
    table.do(launch("P1", "NN", 70))
    assert table.cash("NN") == 0
    assert not table.extra().launched[CorporationId("NN")].open
    table.do(take(table, "P2", "NN"))
    assert table.percent("NN", "treasury") == 60
