"""Regionals: P-REG-1 to P-REG-8, A-REG-9 to A-REG-12, P-F5-1, EX-P20, EX-P21."""

from engine.actions import BidRegional, Pass, SellCertificates
from engine.events import RegionalSold, RegionalUnsold
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.pa20.definitions import railways_of
from engine.pa20.operating_round import turn_order
from engine.pa20.worth import worth
from engine.state.turn import OperatingTurn, StockTurn
from tests.helpers.pa20 import Position20, Table20, italy, take

REGIONALS = ("SFSM", "SEPSA", "FA", "FAS", "FG", "FAL")


def bid(player: str, regional: str, price: int) -> BidRegional:
    return BidRegional(EntityId(player), CorporationId(regional), price)


def passes(*players: str) -> list[Pass]:
    return [Pass(EntityId(player)) for player in players]


def arrival(priority: str = "P2", **cash: int) -> Table20:
    """The end of the operating round in which phase 5 started; the regionals are about to be auctioned."""
    position = Position20(phase="5", turn=priority).railway("LA", P1=30)
    position.cash(**{"P1": 600, "P2": 600, "P3": 600, "P4": 600, **cash})
    return position.operating(None, operated="LA").extra(due=("auction_regionals",)).settled()


def test_p_reg_1_six_regionals_in_order_with_their_homes() -> None:
    regionals = railways_of(italy()).of_kind("regional")
    assert tuple((regional.number, regional.id) for regional in regionals) == tuple(enumerate(REGIONALS, 1))
    homes = [italy().hexes[italy().corporations[regional.id].homes[0]].name for regional in regionals]
    assert homes == ["Napoli", "Napoli", "Capua", "Castel di Sangro", "San Severo", "Altamura/Gravina"]


def test_a_reg_9_face_values() -> None:
    assert [regional.face for regional in railways_of(italy()).of_kind("regional")] == [150, 120, 110, 100, 90, 100]


def test_p_f5_1_the_regionals_come_at_the_end_of_the_operating_round() -> None:
    table = arrival()
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.actor() == "P2"
    assert table.offered(BidRegional) == [bid("P2", "SFSM", 150)]


def test_ex_p20_and_p_reg_2_the_auction() -> None:
    table = arrival()
    assert table.refuse(bid("P2", "SFSM", 149)).key is Key.REGIONAL_BELOW_FACE
    assert table.refuse(bid("P2", "SEPSA", 150)).key is Key.REGIONAL_OTHER
    table.do(bid("P2", "SFSM", 150))
    assert table.refuse(bid("P3", "SFSM", 154)).key is Key.REGIONAL_RAISE
    table.do(bid("P3", "SFSM", 155), *passes("P4", "P1", "P2"))
    assert table.president("SFSM") == "P3"
    assert (table.cash("P3"), table.cash("SFSM")) == (445, 155)
    # The player after the winner may open on the next one; when all decline, the auctions stop.
    assert table.actor() == "P4"
    table.do(*passes("P4", "P1", "P2", "P3"))
    assert any(isinstance(event, RegionalUnsold) for event in table.events)
    assert table.extra().auction is None
    assert table.state.priority == "P2"
    assert table.president("SEPSA") is None
    # Normal play: the regional operates in the second round, after the railways on the market.
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.state.turn.round == 2


def test_p_reg_2_all_six_may_be_sold_at_once() -> None:
    table = arrival()
    for number, (regional, face) in enumerate(zip(REGIONALS, (150, 120, 110, 100, 90, 100), strict=True)):
        player = f"P{(number + 1) % 4 + 1}"
        assert table.actor() == player
        table.do(bid(player, regional, face))
        for _ in range(3):
            table.do(Pass(EntityId(str(table.actor()))))
    assert table.extra().auction is None
    assert [table.president(regional) for regional in REGIONALS] == ["P2", "P3", "P4", "P1", "P2", "P3"]


def test_a_reg_11_a_pass_is_final_for_the_card() -> None:
    table = arrival()
    table.do(bid("P2", "SFSM", 150), Pass(EntityId("P3")), bid("P4", "SFSM", 155))
    table.do(bid("P1", "SFSM", 160), bid("P2", "SFSM", 165))
    # P3 is out of it: P4 is next.
    assert table.actor() == "P4"


def test_a_reg_11_the_right_to_open_goes_round_and_bids_stay_within_the_cash() -> None:
    table = arrival(P3=100, P4=170)
    table.do(Pass(EntityId("P2")))
    # P3 has less than the face value: he passes by himself.
    assert table.actor() == "P4"
    assert table.refuse(bid("P4", "SFSM", 171)).key is Key.CASH_SHORT
    table.do(bid("P4", "SFSM", 170))
    # Declining to open was no pass on the card: P2 may raise.
    table.do(Pass(EntityId("P1")), bid("P2", "SFSM", 175))
    assert any(isinstance(event, RegionalSold) and event.player == "P2" for event in table.events)


def test_p_reg_3_and_a_reg_12_a_bid_in_a_stock_round_is_the_openers_purchase() -> None:
    position = Position20(phase="5").railway("LA", P1=30).cash(P1=600, P2=600, P3=600, P4=600)
    table = position.regional("SFSM", "P4").table()
    # Any unsold one, not the next in order only.
    assert {action.regional for action in table.offered(BidRegional) if isinstance(action, BidRegional)} == set(
        REGIONALS[1:]
    )
    assert table.refuse(bid("P1", "SFSM", 200)).key is Key.REGIONAL_OWNED
    table.do(bid("P1", "FAL", 100), bid("P2", "FAL", 105), *passes("P3", "P4"))
    assert table.actor() == "P1"
    table.do(Pass(EntityId("P1")))
    assert (table.president("FAL"), table.cash("FAL")) == ("P2", 105)
    # No second card is opened, P1 has had his purchase, and P2 has his turn with one of his own.
    assert table.extra().auction is None
    assert isinstance(table.state.turn, StockTurn)
    assert table.actor() == "P2"
    assert table.offered(type(take(table, "P2", "LA")))


def test_p_reg_3_not_before_the_regionals_have_come() -> None:
    table = Position20(phase="5").railway("LA", P1=30).cash(P1=600).table()
    assert table.offered(BidRegional) == []
    refusal = table.refuse(bid("P1", "FAL", 100))
    assert (refusal.key, refusal.rule) == (Key.REGIONAL_NOT_YET, "P-REG-3")


def test_p_reg_4_one_certificate_that_is_not_traded() -> None:
    game = italy()
    for regional in REGIONALS:
        assert [paper.percent for paper in game.corporations[CorporationId(regional)].certificates] == [100]
    table = Position20(phase="5").regional("FG", "P1").railway("LA", P1=30).table()
    sale = SellCertificates(EntityId("P1"), CorporationId("FG"), (0,), 100)
    refusal = table.refuse(sale)
    assert (refusal.key, refusal.rule) == (Key.NOT_ON_MARKET, "P-REG-4")
    assert table.state.marker(CorporationId("FG")) is None


def test_ex_p21_a_regional_always_pays_half() -> None:
    position = Position20(phase="5").railway("LA", P1=30).regional("FG", "P2", cash=20)
    table = position.operating("FG", "construction", "run", revenue=70, operated="LA").cash(P2=0)
    value = table.table().price("LA")
    settled = table.settled()
    assert settled.cash("P2") == 35
    assert settled.cash("FG") == 20 + 35
    assert settled.price("LA") == value


def test_p_reg_5_two_construction_steps() -> None:
    assert {regional.steps for regional in railways_of(italy()).of_kind("regional")} == {2}


def test_p_reg_7_the_certificate_counts_its_face_value() -> None:
    table = Position20(phase="5").regional("SFSM", "P1").regional("FG", "P1").cash(P1=7).table()
    assert worth(table.game, table.state, table.game.players[0]) == 7 + 150 + 90


def test_a_op_7_regionals_operate_by_number_after_the_market() -> None:
    position = Position20(phase="5").railway("LA", (0, 4), P1=30).railway("FB", (0, 5), P2=30)
    position.regional("FAL", "P1").regional("SFSM", "P2").railway("NN", P3=20, opened=False, launched_in="3")
    table = position.table()
    assert turn_order(table.game, table.state) == ("FB", "LA", "SFSM", "FAL")
