"""An operating turn step by step: income, order of the steps, what is asked and what is passed over (R-3.0 to R-3.5)."""

import pytest

from engine.actions import LayTile, Pass, PlacePortMarker, PlaceToken, RunRoutes, UseTeleport
from engine.errors import Refusal
from engine.events import CorporationDeferred
from engine.ids import CorporationId, EntityId, HexId, PlayerId
from engine.messages import Key
from engine.state.turn import OperatingTurn, StockTurn
from tests.helpers.builders import CELLS, Table, buy, passing, sicily, standard_auction, start
from tests.helpers.operating import (
    Turn,
    company,
    current,
    is_closed,
    lay,
    mark,
    offers_of,
    pay,
    pieces,
    private,
    revenue,
    route,
    run,
    step,
    teleport,
    token,
    train,
    withhold,
)

PROFILES = ("pbem", "aag")


def first_stock_round(table: Table) -> Table:
    """P3 starts the next corporation and buys two more; then all pass."""
    table.do(start("P3", "ATA", 100), buy("P3", "ATA", 1), buy("P3", "ATA", 2))
    while isinstance(table.state.turn, StockTurn):
        actor = table.actor()
        assert actor is not None
        table.do(Pass(actor))
    return table


@pytest.mark.parametrize("profile", PROFILES)
def test_ex_47_privates_pay_their_owners_when_the_round_begins(profile: str) -> None:
    table = standard_auction(sicily(profile=profile))
    before = {player: table.cash(player) for player in ("P1", "P2", "P3")}
    table.do(*passing("P3", "P1", "P2"))
    assert isinstance(table.state.turn, OperatingTurn)
    gained = {player: table.cash(player) - before[player] for player in before}
    assert gained == {"P1": 25, "P2": 35, "P3": 15}


def test_r_3_0_2_the_dearest_corporation_operates_first() -> None:
    table = first_stock_round(standard_auction(sicily()))
    assert current(table) == "ATA"


def test_ex_48_a_first_turn_without_a_train() -> None:
    table = Turn(sicily()).corporation("SFA", CELLS[68], turns=0, cash=1000, P2="20P 10").operate("SFA")
    table.do(lay("SFA", "J6", "644", 2))
    assert table.treasury("SFA") == 960
    assert table.price("SFA") == 59
    assert step(table) == "trains"


def test_r_3_2_1_one_tile_and_then_no_second_one() -> None:
    table = Turn(sicily()).corporation("SFA", cash=1000, P2="20P").trains("SFA", "4H-0")
    played = table.operate("SFA").do(lay("SFA", "J6", "657", 2))
    assert played.refuse(lay("SFA", "K7", "58", 2)).key is Key.NOT_NOW


def test_r_3_2_11_building_is_paid_from_the_treasury_alone() -> None:
    position = Turn(sicily()).cash(P2=500).corporation("SFA", cash=39, P2="20P")
    table = position.operate("SFA")
    assert table.refuse(lay("SFA", "J6", "644", 2)) == Refusal(Key.CASH_SHORT, "R-3.2.11", {"cash": 39, "price": 40})
    assert offers_of(table, LayTile) == []


def test_row_11_the_cost_belongs_to_the_hex_and_is_due_again_at_the_upgrade() -> None:
    position = Turn(sicily(), phase="6").lay("J6 657 2").corporation("SFA", cash=100, P2="20P")
    table = position.operate("SFA").do(lay("SFA", "J6", "706", 2))
    assert table.treasury("SFA") == 60
    assert pieces(table, "657") == 2


@pytest.mark.parametrize(("profile", "cost"), [("pbem", 80), ("aag", 160)])
def test_row_12_half_price_for_dual_track_is_a_matter_of_the_profile(profile: str, cost: int) -> None:
    """EX-50, RUL-14: a town turned brown in the mountains."""
    position = Turn(sicily(profile=profile), phase="10").owns("SFA", "SIGI").lay("H8 657 5, I9 683 0")
    table = position.corporation("SFA", cash=500, P2="20P").token("SFA", "H8").operate("SFA")
    assert table.do(lay("SFA", "I9", "697", 0)).treasury("SFA") == 500 - cost


def test_r_3_3_1_a_place_is_asked_for_only_where_there_is_one() -> None:
    """The only city it reaches is its own."""
    position = Turn(sicily()).lay("J6 657 2, K7 4 2").corporation("SFA", P2="20P", cash=100)
    table = position.operate("SFA", at="track").do(Pass(EntityId("SFA")))
    assert step(table) == "trains"


def test_r_3_3_1_a_token_is_free_and_uses_one_up() -> None:
    position = Turn(sicily()).lay("J6 657 2, K7 4 2, L8 9 2").corporation("SFA", P2="20P", cash=50)
    table = position.operate("SFA", at="track").do(Pass(EntityId("SFA")))
    assert step(table) == "token"
    assert [offer.action for offer in offers_of(table, PlaceToken)] == [token("SFA", "M9")]
    table.do(token("SFA", "M9"))
    assert table.tokens("SFA") == ["J6", "M9"]
    assert company(table, "SFA").unplaced == 1
    assert table.treasury("SFA") == 50


def test_r_3_3_5_the_new_tile_opens_the_slot_for_the_token_of_the_same_turn() -> None:
    """Green Palermo has a second slot and a narrow side towards CTL's line."""
    position = Turn(sicily(players=4), phase="6").lay("D2 78 2, C3 73 5, D4 73 2").corporation("CTL", P2="20P", cash=50)
    table = position.corporation("RCS", (4, 2), P1="20P").trains("CTL", "4H-0").operate("CTL")
    passed = Table(table.game, table.state).do(Pass(EntityId("CTL")))
    assert passed.refuse(token("CTL", "C5")).key is Key.TOKEN_CITY_FULL
    offered = [offer.action for offer in offers_of(passed, PlaceToken)]
    assert "C5" not in [action.place.hex for action in offered if isinstance(action, PlaceToken)]
    table.do(lay("CTL", "C5", "651", 5), token("CTL", "C5", 1))
    assert table.tokens("CTL") == ["E1", "C5"]


def test_ex_57_the_teleport_in_phase_4() -> None:
    position = Turn(sicily()).owns("SFA", "SMS").corporation("SFA", P2="20P", cash=500)
    table = position.operate("SFA", at="teleport")
    assert step(table) == "teleport"
    assert [offer.action for offer in table.legal()] == [teleport("SFA", "SMS"), Pass(EntityId("SFA"))]
    table.do(teleport("SFA", "SMS"))
    assert is_closed(table, "SMS")
    hexes = {offer.action.hex for offer in offers_of(table, LayTile) if isinstance(offer.action, LayTile)}
    assert hexes == {"J6"}
    assert table.refuse(lay("SFA", "B14", "655", 0)).key is Key.LAY_COLOR
    table.do(Pass(EntityId("SFA")))
    assert table.refuse(token("SFA", "H12")).key is Key.TOKEN_HOME_RESERVED
    assert table.do(token("SFA", "B14")).tokens("SFA") == ["J6", "B14"]


def test_ex_58_after_a_tile_the_token_goes_to_that_hex_only() -> None:
    position = Turn(sicily(), phase="6").owns("SFA", "SMS").corporation("SFA", P2="20P", cash=500)
    table = position.operate("SFA", at="teleport").do(teleport("SFA", "SMS"), lay("SFA", "B14", "655", 0))
    assert table.refuse(token("SFA", "C1")).key is Key.TOKEN_NOT_A_TELEPORT
    assert [offer.action for offer in offers_of(table, PlaceToken)] == [token("SFA", "B14")]
    table.do(token("SFA", "B14"))
    assert step(table) == "trains"


def test_ex_46_a_token_in_the_last_free_home_puts_a_corporation_off() -> None:
    """R-2.3.7: AFG would be next; CTL takes Messina, the last of its five cities with a free slot."""
    position = Turn(sicily(players=4)).owns("CTL", "SMS").corporation("SFA", P1="20P").corporation("ATA", P3="20P")
    position.corporation("CTL", P2="20P", cash=500)
    for name, hex_id in (("SFA", "H8"), ("SFA", "C1"), ("ATA", "M9"), ("ATA", "M11"), ("CTL", "M9")):
        position.token(name, hex_id)
    position.draft.corporations[CorporationId("CTL")].unplaced = 1
    table = position.operate("CTL", at="teleport").do(teleport("CTL", "SMS"), Pass(EntityId("CTL")))
    assert table.state.sequence == ("AFG", "IFT", "RCS")
    table.do(token("CTL", "B14"))
    assert table.state.sequence == ("IFT", "RCS", "AFG")
    assert CorporationDeferred(CorporationId("AFG")) in table.events


def test_row_48_every_coastal_city_but_no_inland_one() -> None:
    position = Turn(sicily(players=4), phase="6").owns("RCS", "SMS").corporation("RCS", P2="20P", cash=500)
    table = position.operate("RCS", at="teleport").do(teleport("RCS", "SMS"), Pass(EntityId("RCS")))
    hexes = {offer.action.place.hex for offer in offers_of(table, PlaceToken) if isinstance(offer.action, PlaceToken)}
    assert hexes == {"B14", "C1", "M9"}
    assert table.refuse(token("RCS", "H8")).key is Key.TOKEN_NOT_A_TELEPORT
    assert table.refuse(token("RCS", "M11")).key is Key.TOKEN_NOT_A_TELEPORT


def test_r_3_3_6_a_private_bought_during_the_turn_may_be_used_but_holds_nothing_up() -> None:
    """SFA's turn follows ATA's, so that the rules begin it: from P2 it buys SMS and may lay its tile at once."""
    position = Turn(sicily(), phase="6").owns("P2", "SMS").corporation("ATA", CELLS[100], turns=0, cash=500, P1="20P")
    table = position.corporation("SFA", CELLS[68], cash=100, P2="20P").operate("ATA", at="trains")
    table.do(*passing("ATA", "ATA"))
    assert (current(table), step(table)) == ("SFA", "track")
    table.do(private("SFA", "SMS", 20))
    assert step(table) == "track"
    assert teleport("SFA", "SMS") in [offer.action for offer in table.legal()]
    table.do(Pass(EntityId("SFA")))
    assert step(table) not in ("teleport", "track"), "the pass is that of the step which waits"


def test_rul_48_the_teleport_uses_up_the_normal_tile_and_token_too() -> None:
    position = Turn(sicily(), phase="6").owns("SFA", "SMS").lay("J6 657 2, K7 4 2, L8 9 2")
    table = position.corporation("SFA", P2="20P", cash=500).operate("SFA", at="teleport")
    table.do(teleport("SFA", "SMS"), lay("SFA", "B14", "655", 0), Pass(EntityId("SFA")))
    assert step(table) == "trains"
    assert table.refuse(token("SFA", "M9")).key is Key.NOT_NOW


def test_r_3_3_6_a_private_bought_during_the_turn_may_be_used_before_the_tile_but_is_not_asked_about() -> None:
    position = Turn(sicily(), phase="6").owns("P1", "SMS").corporation("SFA", P2="20P", cash=500)
    table = position.operate("SFA", at="teleport").do(private("SFA", "SMS", 10))
    assert step(table) == "track"
    assert [offer.action for offer in offers_of(table, UseTeleport)] == [teleport("SFA", "SMS")]
    later = Table(table.game, table.state).do(Pass(EntityId("SFA")))
    assert offers_of(later, UseTeleport) == []
    assert later.refuse(teleport("SFA", "SMS")).key is Key.NOT_NOW
    assert step(table.do(teleport("SFA", "SMS"))) == "track"


def test_ex_59_trapani_and_marsala_are_joined_from_the_start() -> None:
    position = Turn(sicily()).corporation("CTL", CELLS[68], P2="20P").trains("CTL", "4H-0")
    table = position.operate("CTL", at="run")
    table.do(run(table, "CTL", t4H_0=("E1 C1",)))
    assert revenue(table) == 40
    assert step(table) == "dividend"


def test_ex_59_so_the_duty_to_own_a_train_is_there_in_the_first_turn() -> None:
    table = Turn(sicily()).corporation("CTL", CELLS[68], turns=0, cash=150, P2="20P").operate("CTL", at="trains")
    assert table.refuse(Pass(EntityId("CTL"))).key is Key.MUST_BUY_TRAIN
    assert Pass(EntityId("CTL")) not in [offer.action for offer in table.legal()]
    table.do(train("CTL", "4H-0", 100))
    assert table.treasury("CTL") == 50


def test_ex_60_a_port_needs_two_other_stops() -> None:
    position = Turn(sicily(players=4)).corporation("RCS", P2="20P").trains("RCS", "4H-0")
    table = position.operate("RCS", at="run")
    assert table.refuse(run(table, "RCS", t4H_0=("C5 A5",))).key is Key.ROUTE_TOO_FEW_STOPS
    position = Turn(sicily()).token("AFG", "M9", home=True)
    position.draft.corporations[CorporationId("AFG")].president = PlayerId("P2")
    table = position.trains("AFG", "4H-0").operate("AFG", at="run")
    assert table.refuse(run(table, "AFG", t4H_0=("M9 N8",))).key is Key.ROUTE_TOO_FEW_STOPS


def test_a_port_alone_is_still_asked_about_and_the_answer_is_to_stay() -> None:
    """The recorded games ask; nothing is earned and the price falls."""
    position = Turn(sicily(players=4)).corporation("RCS", P2="20P", cash=0).trains("RCS", "4H-0")
    table = position.operate("RCS", at="run").do(RunRoutes(EntityId("RCS"), ()))
    assert table.price("RCS") == 90


def test_row_10_the_port_marker_pays_only_who_placed_it() -> None:
    position = Turn(sicily(players=4), phase="6").owns("RCS", "CNM").lay("D6 9 2, E7 58 0")
    position.corporation("RCS", P2="20P").trains("RCS", "4H-0")
    position.corporation("ATA", P1="20P").token("ATA", "C5").trains("ATA", "4H-1")
    table = position.operate("RCS", at="run")
    assert step(table) == "run"
    assert len(offers_of(table, PlacePortMarker)) == 4
    assert table.refuse(mark("RCS", "CNM", "C5")).key is Key.NOT_A_PORT
    table.do(mark("RCS", "CNM", "A5"))
    assert is_closed(table, "CNM")
    table.do(run(table, "RCS", t4H_0=("E7 D6 C5", "C5 A5")))
    assert revenue(table) == 10 + 50 + 10 + 20
    other = position.operate("ATA", at="run")
    other.do(run(other, "ATA", t4H_1=("E7 D6 C5", "C5 A5")))
    assert revenue(other) == 10 + 50 + 10


def test_rul_19b_every_corporation_profits_from_the_port_marker() -> None:
    position = Turn(sicily(players=4, cnm_scope="b"), phase="6").lay("D6 9 2, E7 58 0")
    position.corporation("RCS", P2="20P").corporation("ATA", P1="20P").token("ATA", "C5").trains("ATA", "4H-1")
    position.draft.corporations[CorporationId("RCS")].port_bonuses = ((HexId("A5"), 20),)
    table = position.operate("ATA", at="run")
    table.do(run(table, "ATA", t4H_1=("E7 D6 C5", "C5 A5")))
    assert revenue(table) == 90


def test_row_13_palermo_is_worth_50_while_yellow() -> None:
    position = Turn(sicily(players=4)).lay("D6 9 2, E7 58 0").corporation("RCS", P2="20P").trains("RCS", "4H-0")
    table = position.operate("RCS", at="run")
    table.do(run(table, "RCS", t4H_0=("C5 D6 E7",)))
    assert revenue(table) == 60


@pytest.mark.parametrize(("phase", "value"), [("4", 40), ("6", 40), ("8", 60), ("10", 60), ("12", 80), ("16", 80)])
def test_row_14_gray_cities_step_with_every_second_phase(phase: str, value: int) -> None:
    position = Turn(sicily(), phase=phase).corporation("CTL", P2="20P").trains("CTL", "4H-0")
    table = position.operate("CTL", at="run")
    table.do(run(table, "CTL", t4H_0=("E1 C1",)))
    assert revenue(table) == value


def test_rul_18c_a_lesser_run_is_refused() -> None:
    position = Turn(sicily(players=4, max_route="c")).lay("D6 9 2, E7 58 0")
    table = position.corporation("RCS", P2="20P").trains("RCS", "4H-0").operate("RCS", at="run")
    refused = table.refuse(run(table, "RCS", t4H_0=("C5 D6 E7",)))
    assert refused == Refusal(Key.BETTER_RUN, "R-3.4.7", {"revenue": 60, "best": 70})
    table.do(run(table, "RCS", t4H_0=("E7 D6 C5", "C5 A5")))


def test_r_3_4_6_a_train_bought_this_turn_does_not_run() -> None:
    table = Turn(sicily()).corporation("CTL", P2="20P", cash=300).operate("CTL", at="trains")
    table.do(train("CTL", "4H-0", 100))
    assert step(table) == "trains"
    other = route(table.game, table.state.board, "4H-0", "E1 C1")
    assert table.refuse(RunRoutes(EntityId("CTL"), (other,))).key is Key.NOT_NOW


def test_r_3_0_3_all_steps_in_their_order() -> None:
    position = Turn(sicily(), phase="6").depot("6H-1").owns("CTL", "SMS").owns("P1", "SCE")
    position.corporation("CTL", P2="20P", cash=600).trains("CTL", "6H-2")
    table = position.operate("CTL", at="teleport")
    seen = [step(table)]
    table.do(Pass(EntityId("CTL")))
    seen.append(step(table))
    table.do(Pass(EntityId("CTL")))
    seen.append(step(table))
    table.do(Pass(EntityId("CTL")))
    seen.append(step(table))
    table.do(run(table, "CTL", t6H_2=("E1 C1",)))
    seen.append(step(table))
    table.do(withhold("CTL"))
    seen.append(step(table))
    table.do(Pass(EntityId("CTL")))
    seen.append(step(table))
    table.do(Pass(EntityId("CTL")))
    seen.append(step(table))
    assert seen == ["teleport", "track", "token", "run", "dividend", "trains", "finance", "privates"]
    table.do(Pass(EntityId("CTL")))
    assert isinstance(table.state.turn, StockTurn)


def test_nothing_goes_back_to_a_step_that_was_passed_over() -> None:
    """Money from selling shares does not open the train step again (R-3.0.3)."""
    position = Turn(sicily()).corporation("SFA", P2="20P").corporation("ATA", CELLS[68], P1="20P")
    table = position.trains("ATA", "4H-0").operate("SFA", at="track").do(Pass(EntityId("SFA")))
    assert step(table) == "finance"
    sold = next(offer.action for offer in table.legal() if not isinstance(offer.action, Pass))
    table.do(sold)
    assert current(table) == "ATA"


def test_the_turn_of_another_is_refused() -> None:
    table = Turn(sicily()).corporation("SFA", P2="20P").corporation("ATA", CELLS[68], P1="20P").operate("SFA")
    assert table.refuse(Pass(EntityId("ATA"))).key is Key.NOT_YOUR_TURN
    assert table.refuse(pay("SFA")).key is Key.NOT_NOW
