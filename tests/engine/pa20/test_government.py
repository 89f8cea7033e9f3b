"""Phase 6: P-GOV-1 to P-GOV-7, A-GOV-8 to A-GOV-13, EX-P16 to EX-P19, EX-P25."""

import pytest
from msgspec.structs import replace

from engine.actions import AbsorbRegional, DiscardTrain, KeepToken, Pass
from engine.certificates import can_sell
from engine.errors import Refusal
from engine.events import CertificatesExchanged, CertificatesLost, GovernmentFormed, Log, TokenRemoved, TrainDiscarded
from engine.ids import CorporationId, EntityId, HolderId, PlayerId, TrainId
from engine.messages import Key
from engine.pa20.definitions import railways_of
from engine.pa20.government import limit_trains
from engine.pa20.merger import merging_members, pending_mergers, plan_merger
from engine.pa20.operating_round import turn_order
from engine.pa20.surplus import demand_choices
from engine.rounds.base import Outcome, act
from tests.helpers.pa20 import PAR_CELLS, RULES, Position20, Table20, italy, junction, sell, take

RM, RA = CorporationId("RM"), CorporationId("RA")
NN, FSC, FC = CorporationId("NN"), CorporationId("FSC"), CorporationId("FC")


def end_of_round(position: Position20) -> Position20:
    """The end of the operating round in which phase 6 started."""
    return position.operating(None, operated=" ".join(position.draft.corporations)).extra(due=("form_governments",))


def ex_p17() -> Position20:
    """NN 80, FSC 65, FC 100 with the holdings of EX-P17."""
    position = Position20(phase="6", players=3).cash(P1=0, P2=0, P3=0)
    position.railway("NN", PAR_CELLS[80], P1=30, P2=20, pool=30, cash=40)
    position.railway("FSC", PAR_CELLS[65], P3=20, P1=10, P2=10, cash=25)
    return position.railway("FC", PAR_CELLS[100], P1=20)


def test_p_gov_1_the_trans_apennine_majors_never_merge() -> None:
    majors = railways_of(italy()).of_kind("major")
    assert {major.id for major in majors if major.network is None} == {"FP", "LA", "FB", "FST"}


def test_ex_p16_p_gov_2_and_p_gov_6_the_two_lowest_merge_at_the_higher_value() -> None:
    position = ex_p17()
    table = end_of_round(position).settled()
    assert table.extra().formed[RM] == (NN, FSC)
    assert table.price("RM") == 80
    assert table.cell("RM") == (3, 5)
    assert {NN, FSC} <= set(table.extra().gone)
    assert CorporationId("FC") in turn_order(table.game, table.state)
    assert table.price("FC") == 100


def test_ex_p17_p_gov_4_and_a_gov_9_the_exchange() -> None:
    table = end_of_round(ex_p17()).settled()
    assert [table.percent("RM", holder) for holder in ("P1", "P2", "P3", "pool", "treasury")] == [20, 10, 10, 10, 50]
    assert [table.cash(player) for player in ("P1", "P2", "P3")] == [0, 65, 0]
    assert table.president("RM") == "P1"
    exchanged = [event for event in table.events if isinstance(event, CertificatesExchanged) and event.government == RM]
    assert [(event.holder, event.old, event.new, event.paid) for event in exchanged] == [
        ("P1", 4, 2, 0),
        ("P2", 3, 1, 65),
        ("P3", 2, 1, 0),
        ("", 3, 1, 0),
    ]


def test_p_gov_3_the_adriatic_network_and_when() -> None:
    position = ex_p17().railway("LTF", PAR_CELLS[70], P1=20).railway("FS", PAR_CELLS[90], P2=20)
    position.railway("SFTF", PAR_CELLS[75], P3=20)
    assert merging_members(position.game, position.draft, RA) == ("SFTF", "LTF")
    # Not before the end of the round: the plan is only a plan (the preview of the window).
    assert [(plan.government, plan.members) for plan in pending_mergers(position.game, position.draft)] == [
        ("RM", ("NN", "FSC")),
        ("RA", ("SFTF", "LTF")),
    ]
    table = end_of_round(position).settled()
    assert set(table.extra().formed) == {"RM", "RA"}
    assert table.price("RA") == 75


def test_a_gov_11_ties_go_to_the_later_marker_then_to_the_order_of_the_data() -> None:
    position = Position20(phase="6").railway("FC", PAR_CELLS[80], P1=20)
    position.railway("FSC", PAR_CELLS[80], P2=20).railway("NN", PAR_CELLS[80], P3=20)
    # All at 80: FC arrived first and stays alone.
    assert set(merging_members(position.game, position.draft, RM)) == {"NN", "FSC"}
    position = Position20(phase="6")
    assert set(merging_members(position.game, position.draft, RM)) == {"NN", "FSC"}


def test_ex_p18_and_p_gov_5_an_unfloated_railway_counts_as_zero() -> None:
    position = Position20(phase="6", players=3).cash(P1=0, P2=0, P3=0)
    position.railway("NN", PAR_CELLS[80], P1=30).railway("FSC", PAR_CELLS[65], P2=30, P3=10)
    position.railway("FC", PAR_CELLS[100], opened=False, turns=0, launched_in="5", P3=20)
    table = end_of_round(position).settled()
    assert set(table.extra().formed[RM]) == {"FC", "FSC"}
    assert table.price("RM") == 65
    assert table.price("NN") == 80
    # P3's FC certificate is lost; his odd FSC one is paid; P2 has 3 tenths of FSC: one certificate and 65.
    assert CertificatesLost(FC, PlayerId("P3"), 20) in table.events
    assert [table.percent("RM", holder) for holder in ("P1", "P2", "P3", "treasury")] == [0, 10, 0, 90]
    assert [table.cash(player) for player in ("P1", "P2", "P3")] == [0, 65, 65]
    assert table.president("RM") == "P2"


def test_p_gov_5_certificates_in_the_initial_offer_of_an_unfloated_railway_become_initial_offer() -> None:
    position = Position20(phase="6", players=3).railway("NN", PAR_CELLS[80], P1=30).railway("FSC", PAR_CELLS[65], P2=20)
    table = end_of_round(position).settled()
    assert set(table.extra().formed[RM]) == {"FC", "FSC"}
    assert [table.percent("RM", holder) for holder in ("P2", "treasury")] == [10, 90]


def test_a_gov_9_bought_back_counts_as_initial_offer_and_is_sold_at_market_value() -> None:
    position = ex_p17()
    company = position.draft.corporations[FSC]
    company.certificates = tuple("bought_back" if place == "treasury" else place for place in company.certificates)  # type: ignore[misc]
    position.cash(P1=200)
    table = end_of_round(position).settled()
    assert table.percent("RM", "treasury") == 50
    while table.actor() != "P1" or table.state.set_number == 2:
        action = next(offer.action for offer in table.legal() if isinstance(offer.action, Pass))
        table.do(action)
    value, money, treasury = table.price("RM"), table.cash("P1"), table.cash("RM")
    table.do(take(table, "P1", "RM"))
    assert (table.cash("P1"), table.cash("RM")) == (money - value, treasury + value)


def test_a_gov_9_a_holder_of_one_railway_alone_is_paid_its_value() -> None:
    position = Position20(phase="6", players=3).railway("NN", PAR_CELLS[80], P1=30).railway("FSC", PAR_CELLS[65], P2=20)
    position.railway("FC", PAR_CELLS[100], P3=20)
    plan = plan_merger(position.game, position.draft, RM)
    assert [(share.holder, share.old, share.new, share.paid) for share in plan.shares] == [
        ("P1", 3, 1, 80),
        ("P2", 2, 1, 0),
    ]


def test_a_gov_8_money_and_trains_pass_and_the_president_discards() -> None:
    position = ex_p17()
    for railway, trains in (("NN", "4-0 4-1"), ("FSC", "5-0")):
        position.draft.corporations[CorporationId(railway)].trains = tuple(trains.split())  # type: ignore[arg-type]
    position.draft.depot = tuple(train for train in position.draft.depot if train not in ("4-0", "4-1", "5-0"))
    table = end_of_round(position).settled()
    assert table.cash("RM") == 65
    assert table.actor() == "RM"
    table.do(DiscardTrain(EntityId("RM"), "4-0"))  # type: ignore[arg-type]
    assert table.trains("RM") == ("4-1", "5-0")
    assert table.state.discarded == ("4-0",)


def test_a_gov_8_without_a_president_the_cheapest_trains_go_until_the_limit_is_kept() -> None:
    """Two in phase 6: of a 4, a 5 and another 5 the 4 goes."""
    position = Position20(phase="6", players=3)
    pieces = tuple(map(TrainId, ("5-0", "4-0", "5-1")))
    company = position.draft.corporations[RA]
    assert company.president is None
    company.trains = pieces
    position.draft.depot = tuple(train for train in position.draft.depot if train not in pieces)
    log = Log()
    limit_trains(position.game, position.draft, RA, log)
    assert (company.trains, position.draft.discarded) == (("5-0", "5-1"), ("4-0",))
    assert log == [TrainDiscarded(RA, TrainId("4-0"))]
    limit_trains(position.game, position.draft, RA, log)
    assert company.trains == ("5-0", "5-1")


def test_a_gov_8_it_has_operated_if_its_members_had() -> None:
    """So its certificates may be sold from the next stock round on (A-AZ-0), and its finance step is open (A-OP-7)."""
    table = end_of_round(ex_p17()).settled()
    assert table.state.corporations[RM].turns == 1
    assert can_sell(table.game, table.state, EntityId("P1"), RM, pool_limit=True)


def test_a_gov_8_the_president_is_the_largest_holder_ties_who_presided_the_dearer_one() -> None:
    position = Position20(phase="6", players=3).railway("NN", PAR_CELLS[80], P2=20).railway("FSC", PAR_CELLS[65], P1=20)
    table = end_of_round(position.railway("FC", PAR_CELLS[100], P3=20)).settled()
    assert (table.percent("RM", "P1"), table.percent("RM", "P2")) == (10, 10)
    assert table.president("RM") == "P2"


def test_a_gov_8_three_steps() -> None:
    assert {government.steps for government in railways_of(italy()).of_kind("government")} == {3}


def test_a_gov_8_the_presidency_of_a_government_passes_without_a_certificate() -> None:
    position = Position20(phase="6").formed("RM", "NN", "FSC").railway("RM", PAR_CELLS[80], P1=20, P2=20)
    table = position.cash(P1=0, P2=200).table()
    table.do(Pass(EntityId("P1")), take(table, "P2", "RM"))
    assert table.president("RM") == "P2"
    assert (table.percent("RM", "P1"), table.percent("RM", "P2")) == (20, 30)


def tokens_of(table: Table20, railway: str) -> set[tuple[str, int]]:
    return {(token.place.hex, token.place.side) for token in table.state.board.tokens_of(CorporationId(railway))}  # type: ignore[union-attr]


def test_a_gov_8_tokens_pass_and_surplus_border_and_dangling_ones_leave() -> None:
    # NN and FSC each have a token on a border junction; none has track on either side, so all dangle.
    position = ex_p17().token("NN", "Q7", 2).token("FSC", "R6", 3).token("FSC", "AH10", 0)
    game = position.game
    border_one, border_two = junction(game, "Q7", 2), junction(game, "R6", 3)
    table = end_of_round(position).settled(sound=False)
    assert table.actor() == "RM"
    assert set(table.offered(KeepToken)) == {
        KeepToken(EntityId("RM"), border_one),
        KeepToken(EntityId("RM"), border_two),
    }
    table.do(KeepToken(EntityId("RM"), border_two))
    # Two dangling tokens are left: one of each may stay.
    table.do(KeepToken(EntityId("RM"), junction(game, "AH10", 0)))
    assert tokens_of(table, "RM") == {(junction(game, "AH10", 0).hex, junction(game, "AH10", 0).side)}


def test_a_gov_8_without_a_president_the_tokens_placed_first_stay() -> None:
    """One border token, then one of the dangling ones: the second border token leaves, then the third that dangles."""
    position = Position20(phase="6").token("RM", "Q7", 2).token("RM", "R6", 3).token("RM", "AH10", 0)
    log = Log()
    demand_choices(position.game, position.draft, RM, log)
    assert [token.place for token in position.draft.board.tokens] == [junction(position.game, "Q7", 2)]
    assert log == [TokenRemoved(RM, junction(position.game, name, side)) for name, side in (("R6", 3), ("AH10", 0))]


def test_ex_p25_a_gov_12_both_unfloated_stand_dormant_at_65() -> None:
    position = ex_p17().railway("SFTF", PAR_CELLS[70], P3=20)
    table = end_of_round(position).settled()
    assert set(table.extra().formed[RA]) == {"LTF", "FS"}
    assert GovernmentFormed(RA, ("LTF", "FS"), 0, dormant=True) in table.events  # type: ignore[arg-type]
    assert (table.price("RA"), table.percent("RA", "treasury"), table.president("RA")) == (65, 100, None)
    assert not table.extra().launched[RA].open
    assert CorporationId("SFTF") in turn_order(table.game, table.state)


def test_a_gov_12_a_dormant_government_opens_at_60_with_the_whole_capital() -> None:
    position = Position20(phase="6", players=3).formed("RA", "LTF", "FS").cash(P1=500, P2=500, P3=500)
    table = position.railway("RA", PAR_CELLS[65], par=65, launched_in="6", opened=False, turns=0).table()
    for player in ("P1", "P2", "P3", "P1", "P2"):
        table.do(take(table, player, "RA"))
    assert table.president("RA") == "P1"
    assert (table.cash("RA"), table.cash("P1")) == (0, 500 - 130)
    table.do(take(table, "P3", "RA"))
    assert table.extra().launched[RA].open
    assert table.cash("RA") == 650
    assert table.percent("RA", "pool") == 40


def test_a_gov_12_nobody_with_a_certificate_after_the_exchange() -> None:
    # One tenth each: no pair, all odd ones are paid; the pool's certificates stay in the initial offer too.
    position = Position20(phase="6", players=3).cash(P1=0, P2=0, P3=0)
    position.railway("FC", PAR_CELLS[100], P1=20)
    position.railway("NN", PAR_CELLS[80], P2=20, pool=40).railway("FSC", PAR_CELLS[65], P3=20)
    for railway, holder in ((NN, "P2"), (FSC, "P3")):
        company = position.draft.corporations[railway]
        company.certificates = (HolderId("pool"), *company.certificates[1:])
        company.certificates = (*company.certificates[:-1], HolderId(holder))
    plan = plan_merger(position.game, position.draft, RM)
    assert plan.president is None
    assert [(share.holder, share.new, share.paid) for share in plan.shares] == [
        ("P2", 0, 80),
        ("P3", 0, 65),
        ("pool", 0, 0),
    ]


def absorbing(**more: int) -> Position20:
    """The Adriatic government on its last step, its line sharing the junction between I5 and K5 with FAS's."""
    position = Position20(phase="6", players=3).formed("RA", "LTF", "FS").cash(P1=0, P2=10, P3=0)
    position.railway("RA", PAR_CELLS[70], P1=30, cash=more.get("cash", 500))
    position.regional("FAS", "P2", cash=60, trains="R5-0 R5-1")
    position.token("RA", "I5", 0).token("FAS", "I5", 0, 1)
    return position.operating("RA", "construction", "run", "dividend", "trains", "finance")


def test_ex_p19_p_gov_7_a_government_absorbs_a_regional() -> None:
    table = absorbing().table()
    table.do(AbsorbRegional(EntityId("RA"), CorporationId("FAS")))
    assert table.cash("P2") == 10 + 200
    assert table.cash("RA") == 500 - 200 + 60
    assert set(table.state.discarded) == {"R5-0", "R5-1"}
    assert table.president("FAS") is None
    assert CorporationId("FAS") in table.extra().gone
    # The two tokens on one junction have become one.
    assert len(table.state.board.tokens) == 1
    assert table.state.board.tokens[0].corporation == "RA"


def test_a_gov_13_one_a_turn_connected_owned_and_of_its_network() -> None:
    position = absorbing().regional("FG", "P3").regional("SFSM", "P3")
    table = position.table()
    for regional, key in (("FG", Key.NOT_CONNECTED), ("SFSM", Key.NOT_OF_NETWORK), ("FAL", Key.NOT_STARTED)):
        assert table.refuse(AbsorbRegional(EntityId("RA"), CorporationId(regional))).key is key
    table.do(AbsorbRegional(EntityId("RA"), CorporationId("FAS")))
    assert table.actor() != "RA"


def test_a_gov_13_a_second_regional_waits_for_the_next_turn() -> None:
    """FG's line shares the junction between I9 and K9 with RA's, and there is money for both."""
    position = absorbing(cash=900).regional("FG", "P3").token("RA", "I9", 0).token("FG", "I9", 0, 1)
    table = position.table(sound=False)
    both = [AbsorbRegional(EntityId("RA"), CorporationId(regional)) for regional in ("FAS", "FG")]
    assert table.offered(AbsorbRegional) == both
    outcome = act(RULES, table.game, table.state, both[0])
    assert isinstance(outcome, Outcome)
    assert isinstance(act(RULES, table.game, outcome.state, both[1]), Refusal)


def test_a_gov_13_a_map_5_both_hexes_of_roma_are_one_location() -> None:
    """RA's line ends at Roma in H2, FAS's at Roma in K3; in games of the first rules version that was no connection."""
    position = Position20(phase="6", players=3).formed("RA", "LTF", "FS").railway("RA", PAR_CELLS[70], P1=30, cash=500)
    position.regional("FAS", "P2").tile("F2", "9", 0).token("RA", "F2", 0).tile("J4", "9", 1).token("FAS", "J4", 1)
    position.operating("RA", "construction", "run", "dividend", "trains", "finance")
    absorb = AbsorbRegional(EntityId("RA"), CorporationId("FAS"))
    assert position.table(sound=False).offered(AbsorbRegional) == [absorb]
    old = replace(position.game, rules_version=1)
    assert Table20(old, position.draft).offered(AbsorbRegional) == []


def test_a_gov_8_the_last_certificate_with_a_player_is_not_sold() -> None:
    """Nobody could preside then; with another holder the presidency passes."""
    position = Position20(phase="6").formed("RA", "LTF", "FS").railway("RA", PAR_CELLS[70], P1=20)
    table = position.table()
    assert table.refuse(sell(table, "P1", "RA", 20)).key is Key.NO_HEIR
    table.do(sell(table, "P1", "RA", 10))
    position = Position20(phase="6").formed("RA", "LTF", "FS").railway("RA", PAR_CELLS[70], P1=20, P2=10)
    table = position.table()
    table.do(sell(table, "P1", "RA", 20))
    assert table.president("RA") == "P2"


def test_p_gov_7_only_with_the_money() -> None:
    table = absorbing(cash=199).settled()
    assert table.actor() != "RA"


@pytest.mark.parametrize("network", [RM, RA])
def test_p_gov_7_which_regionals_belong_to_which_network(network: CorporationId) -> None:
    wanted = {RM: ("SFSM", "SEPSA", "FA"), RA: ("FAS", "FG", "FAL")}
    assert railways_of(italy()).railways[network].regionals == wanted[network]
