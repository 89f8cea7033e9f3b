"""The association SFM: P-SFM-1 to P-SFM-9, A-SFM-10, A-SFM-11, EX-P14, EX-P15 (money; tokens are tested with construction)."""

import pytest

from engine.actions import Pass, SellCertificates
from engine.data.definitions import Color, Face, Gauge, Stop, StopKind, Track
from engine.errors import Refusal
from engine.events import FundRun
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.pa20 import fund
from engine.pa20.worth import worth
from tests.helpers.pa20 import Position20, buy, italy, junction, take

SFM = CorporationId("SFM")
LINE = (Track(0, 3, Gauge.STANDARD),)


def face(color: Color, kind: StopKind | None = None) -> Face:
    return Face(color, () if kind is None else (Stop(kind),), LINE)


def test_p_sfm_1_ten_certificates_at_100_from_phase_5() -> None:
    table = Position20(phase="4").cash(P1=500).table()
    refusal = table.refuse(take(table, "P1", "SFM"))
    assert (refusal.key, refusal.rule) == (Key.FUND_NOT_YET, "P-SFM-1")
    table = Position20(phase="5").cash(P1=500).table()
    assert len(table.state.corporations[SFM].certificates) == 10
    table.do(take(table, "P1", "SFM"))
    assert (table.cash("P1"), table.cash("SFM")) == (400, 100)
    # It was the purchase of the turn.
    assert table.actor() == "P2"


def test_p_sfm_1_only_certificates_in_its_treasury_are_on_sale() -> None:
    table = Position20(phase="5").cash(P1=500).fund(P2=1).table()
    held = next(index for index, holder in enumerate(table.state.corporations[SFM].certificates) if holder == "P2")
    refused = table.refuse(buy("P1", "SFM", held))
    assert (refused.key, refused.rule) == (Key.NOT_FOR_SALE, "P-SFM-1")
    assert table.refuse(buy("P1", "SFM", 10)).key is Key.NO_SUCH_CERTIFICATE
    assert table.refuse(buy("P1", "SFM", -1)).key is Key.NO_SUCH_CERTIFICATE


def test_p_sfm_1_no_holding_limit() -> None:
    table = Position20(phase="5").cash(P1=500).fund(P1=8).table()
    table.do(take(table, "P1", "SFM"))
    assert table.percent("SFM", "P1") == 90


def test_a_set_1_they_count_against_the_certificate_limit() -> None:
    position = Position20(phase="5").cash(P1=500).fund(P1=2).railway("LA", P1=60).railway("FS", P1=60)
    table = position.railway("NN", P1=50, P2=20).table()
    refused = table.refuse(take(table, "P1", "SFM"))
    assert (refused.key, refused.rule) == (Key.CERTIFICATE_LIMIT, "A-SET-1")  # has the numbers of 1849.


def test_p_sfm_5_and_a_sfm_11_the_largest_holder_runs_it_among_equals_the_first() -> None:
    table = Position20(phase="5").cash(P1=500, P2=500, P3=0, P4=0).table()
    table.do(take(table, "P1", "SFM"))
    assert table.president("SFM") == "P1"
    table.do(take(table, "P2", "SFM"))
    assert table.president("SFM") == "P1"
    table.do(Pass(EntityId("P1")), take(table, "P2", "SFM"))
    assert table.president("SFM") == "P2"
    assert FundRun(SFM, table.game.players[1]) in table.events


def test_p_sfm_6_they_cannot_be_sold() -> None:
    table = Position20(phase="5").fund(P1=3).railway("LA", P1=30).table()
    refusal = table.refuse(SellCertificates(EntityId("P1"), SFM, (0,), 10))
    assert (refusal.key, refusal.rule) == (Key.FUND_NOT_SOLD, "P-SFM-6")


def test_p_sfm_8_each_counts_100() -> None:
    table = Position20(phase="6").fund(P1=3).cash(P1=50).table()
    assert worth(table.game, table.state, table.game.players[0]) == 350


@pytest.mark.parametrize(("second", "priority"), [("P2", "P3"), ("P3", "P1")])
def test_p_sfm_9_running_it_does_not_bring_the_priority_deal(second: str, priority: str) -> None:
    money = {"P1": 300, "P2": 0, "P3": 0, second: 300}
    table = Position20(phase="5", players=3).cash(**money).railway("LA", P2=20, opened=False).table()
    table.do(take(table, "P1", "SFM"))
    table.do(take(table, second, "SFM"))
    while table.state.set_number == 2 and table.actor() in ("P1", "P2", "P3"):
        table.do(Pass(EntityId(str(table.actor()))))
    # P1 runs the association; the priority deal goes to the left of who acted last.
    assert (table.president("SFM"), table.state.priority) == ("P1", priority)


@pytest.mark.parametrize(
    ("railway", "cell", "kind", "key"),
    [
        ("LA", (4, 0), "major", Key.FUND_ZONE),
        ("LA", (8, 0), "major", Key.FUND_ZONE),
        ("RM", (0, 4), "government", Key.FUND_NOT_FOR),
    ],
)
def test_ex_p15_p_sfm_2_and_p_sfm_7_who_gets_no_help(railway: str, cell: tuple[int, int], kind: str, key: Key) -> None:
    position = Position20(phase="6").fund(P1=3, cash=300)
    if kind == "government":
        position.formed("RM", "NN", "FSC")
    table = position.railway(railway, cell, P2=30).table()
    refusal = fund.check_help(table.game, table.state, CorporationId(railway))
    assert isinstance(refusal, Refusal)
    assert refusal.key is key


def test_p_sfm_2_and_p_sfm_7_a_major_in_the_white_zone_is_helped_in_phase_6_too() -> None:
    table = Position20(phase="6").fund(P1=3, cash=300).railway("LA", P2=30).table()
    assert fund.check_help(table.game, table.state, CorporationId("LA")) is None


def test_p_sfm_2_regionals_are_not_helped() -> None:
    table = Position20(phase="5").fund(P1=3, cash=300).regional("FG", "P2").table()
    refusal = fund.check_help(table.game, table.state, CorporationId("FG"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (Key.FUND_NOT_FOR, "P-SFM-2")  # P-SFM-7 speaks of governments only.


def test_p_sfm_2_and_a_sfm_11_no_help_without_money_or_holder() -> None:
    table = Position20(phase="5").fund(P1=3, cash=0).railway("LA", P2=30).table()
    refusal = fund.check_help(table.game, table.state, CorporationId("LA"))
    assert refusal is not None
    assert refusal.key is Key.FUND_EMPTY
    table = Position20(phase="5").fund(cash=100).railway("LA", P2=30).table()
    refusal = fund.check_help(table.game, table.state, CorporationId("LA"))
    assert refusal is not None
    assert refusal.key is Key.FUND_WITHOUT_HOLDER


def test_p_sfm_3_refunds_by_the_yellow_side() -> None:
    game = italy()
    city, town, plain = face(Color.YELLOW, StopKind.CITY), face(Color.YELLOW, StopKind.TOWN), face(Color.YELLOW)
    green = face(Color.GREEN, StopKind.CITY)
    assert fund.refund_for(game, (city, green)) == 100
    assert fund.refund_for(game, (green, town)) == 60
    assert fund.refund_for(game, (plain, green)) == 30
    assert fund.refund_for(game, (green, green)) == 0
    # A-SFM-10: with both sides yellow the dearer counts.
    assert fund.refund_for(game, (plain, town)) == fund.refund_for(game, (town, plain)) == 60


def test_a_sfm_10_it_pays_what_it_has_and_a_junction_is_refunded_once() -> None:
    position = Position20(phase="5").fund(P1=3, cash=50).railway("LA", P2=30, cash=500)
    draft = position.table().state.copy()
    place = junction(position.game, "K5", 0)
    bank = draft.bank
    assert fund.help_with_token(position.game, draft, CorporationId("LA"), place, 80, 60, []) == 30
    assert draft.corporations[SFM].cash == 0
    assert draft.bank == bank + 50
    assert draft.pa20 is not None
    assert draft.pa20.refund == 60
    assert fund.help_with_token(position.game, draft, CorporationId("LA"), place, 0, 60, []) == 0
    assert draft.pa20 is not None
    assert draft.pa20.refund == 60


def test_ex_p14_p_sfm_3_and_p_sfm_4_the_payout() -> None:
    position = Position20(phase="5").railway("LA", P1=30).fund(P1=3, P2=2, P3=1, cash=0).cash(P1=0, P2=0, P3=0, P4=0)
    position.operating(None, operated="LA").extra(refund=100 + 60 + 30)
    bank = position.table().cash("")
    table = position.settled()
    assert (table.cash("P1"), table.cash("P2"), table.cash("P3")) == (57, 38, 19)
    assert table.cash("SFM") == 76
    assert table.cash("") == bank - 190
    assert table.extra().refund == 0
