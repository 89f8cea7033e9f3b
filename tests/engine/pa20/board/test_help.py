"""Help of the fund with tokens: P-SFM-2, P-SFM-3, P-SFM-7, A-SFM-10, A-SFM-11, EX-P14, EX-P15."""

from engine.actions import AnswerHelp, Pass, PlaceJunctionToken, RunRoutes
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from tests.helpers.pa20 import PAR_CELLS, Position20, Table20, junction


def place(table: Table20, railway: str, hex_id: str, side: int, *, helped: bool = True) -> PlaceJunctionToken:
    return PlaceJunctionToken(EntityId(railway), junction(table.game, hex_id, side), helped)


def answer(choice: str) -> AnswerHelp:
    return AnswerHelp(EntityId("SFM"), "help" if choice == "help" else "decline")


def fb(*, fund: int = 500, cell: tuple[int, int] = PAR_CELLS[100], **holdings: int) -> Position20:
    """FB at Benevento with yellow track to Avellino (city), both montagna: 80 for the junction between them."""
    position = Position20(phase="5").railway("FB", cell, cash=200, P1=60)
    position.tile("M7", "57", 0).tile("O7", "57", 0).tile("K7", "57", 0)
    return position.fund(cash=fund, **(holdings or {"P1": 3}))


def test_p_sfm_2_the_fund_pays_the_token_and_is_owed_the_refund() -> None:
    table = fb().operating("FB").table()
    bank = table.cash("")
    table.do(place(table, "FB", "M7", 0))
    assert (table.cash("FB"), table.cash("SFM"), table.cash("")) == (200, 420, bank + 80)
    assert (table.extra().refund, len(table.extra().refunded)) == (100, 1)
    assert table.extra().work.placed == 1


def test_a_sfm_10_it_pays_what_it_has_and_the_railway_the_rest() -> None:
    table = fb(fund=30).operating("FB").table()
    table.do(place(table, "FB", "M7", 0))
    assert (table.cash("FB"), table.cash("SFM")) == (150, 0)
    table = fb(fund=30).operating("FB").table()
    table.state.corporations[CorporationId("FB")].cash = 49
    refused = table.refuse(place(table, "FB", "M7", 0))
    assert (refused.key, refused.parameters) == (Key.CASH_SHORT, {"cash": 49, "price": 50})


def test_a_sfm_11_its_president_decides_where_he_is_somebody_else() -> None:
    table = fb(P2=3, P1=1).operating("FB").table()
    table.do(place(table, "FB", "M7", 0))
    assert table.actor() == "SFM"
    assert table.offered(AnswerHelp) == [answer("help"), answer("decline")]
    assert table.state.board.tokens == ()
    helped = Table20(table.game, table.state).do(answer("help"))
    assert (helped.cash("SFM"), helped.cash("FB"), len(helped.state.board.tokens)) == (420, 200, 1)
    declined = Table20(table.game, table.state).do(answer("decline"))
    assert (declined.actor(), declined.state.board.tokens) == ("FB", ())
    refused = declined.refuse(place(declined, "FB", "M7", 0))
    assert (refused.key, refused.rule) == (Key.FUND_DECLINED, "A-SFM-11")
    declined.do(place(declined, "FB", "M7", 0, helped=False))
    assert (declined.cash("SFM"), declined.cash("FB")) == (500, 120)


def test_a_sfm_11_without_a_holder_it_does_not_help() -> None:
    position = fb()
    table = position.fund(cash=500).operating("FB").table()
    assert table.refuse(place(table, "FB", "M7", 0)).key is Key.FUND_WITHOUT_HOLDER


def test_ex_p15_a_major_outside_the_white_zone_gets_no_help() -> None:
    # Row 6, column 1 is azzurra.
    table = fb(cell=(5, 0)).operating("FB").table()
    refused = table.refuse(place(table, "FB", "M7", 0))
    assert (refused.key, refused.rule) == (Key.FUND_ZONE, "P-SFM-2")


def test_ex_p15_p_sfm_7_a_government_gets_no_help() -> None:
    position = Position20(phase="6").fund(cash=500, P1=3)
    position.railway("RM", P1=60, cash=300).extra(
        gone=(CorporationId("NN"), CorporationId("FC")),
        formed={CorporationId("RM"): (CorporationId("NN"), CorporationId("FC"))},
    )
    draft = position.draft
    draft.sequence = tuple(railway for railway in draft.sequence if railway not in ("NN", "FC"))
    position.tile("Z12", "57", 0).tile("AB12", "9", 0)
    table = position.operating("RM").table()
    refused = table.refuse(place(table, "RM", "Z12", 0))
    assert (refused.key, refused.rule) == (Key.FUND_NOT_FOR, "P-SFM-7")
    table.do(place(table, "RM", "Z12", 0, helped=False))


def test_a_sfm_10_a_dangling_token_gets_no_help() -> None:
    position = Position20(phase="5").railway("FB", cash=200, P1=60).tile("M7", "57", 0).fund(cash=500, P1=3)
    table = position.operating("FB").table()
    assert table.refuse(place(table, "FB", "M7", 0)).key is Key.FUND_NEEDS_YELLOW


def test_p_sfm_2_one_of_the_two_tiles_must_be_yellow() -> None:
    position = Position20(phase="5").railway("FB", cash=200, P1=60).tile("M7", "14", 0).tile("O7", "14", 0)
    table = position.fund(cash=500, P1=3).operating("FB").table()
    refused = table.refuse(place(table, "FB", "M7", 0))
    assert (refused.key, refused.rule) == (Key.FUND_NEEDS_YELLOW, "P-SFM-2")


def test_p_sfm_2_help_counts_even_where_the_placement_is_free() -> None:
    # Giulianova (yellow town) and Pescara (yellow city) are plain: nothing to pay, but the dearer refund is owed.
    position = Position20(phase="5").railway("LTF", cash=0, P1=60).tile("C5", "4", 0).tile("E5", "57", 0)
    table = position.fund(cash=10, P1=3).operating("LTF").table()
    table.do(place(table, "LTF", "C5", 0))
    assert (table.cash("SFM"), table.extra().refund) == (10, 100)


def test_a_sfm_10_a_junction_is_refunded_once_a_game() -> None:
    position = fb().extra(refunded=(junction(fb().game, "M7", 0),))
    table = position.operating("FB").table()
    table.do(place(table, "FB", "M7", 0))
    assert (table.cash("SFM"), table.extra().refund) == (420, 0)


def test_ex_p14_p_sfm_3_p_sfm_4_city_town_and_plain_track_bring_190() -> None:
    """Six certificates with players, four unsold; the round of one railway with three helped tokens."""
    position = Position20(phase="5").railway("LTF", cash=0, trains="4-0", P1=60).fund(cash=1000, P1=4, P2=2)
    position.tile("C5", "4", 0).tile("E5", "6", 1).tile("F4", "8", 4).tile("H4", "9", 0).token("LTF", "E5", 1)
    table = position.operating("LTF").table()
    table.do(place(table, "LTF", "C5", 3))  # Ancona and the yellow town.
    assert table.extra().refund == 60
    table.do(place(table, "LTF", "C5", 0))  # The yellow town and the yellow city: the dearer counts.
    assert table.extra().refund == 160
    table.do(place(table, "LTF", "F4", 0))  # Plain yellow track on both sides; montagna, appennino, river.
    assert (table.extra().refund, table.cash("SFM")) == (190, 1000 - 120)
    before = {holder: table.cash(holder) for holder in ("P1", "P2", "SFM", "")}
    table.do(Pass(EntityId("LTF")), RunRoutes(EntityId("LTF"), ()))
    gained = {holder: table.cash(holder) - amount for holder, amount in before.items()}
    assert gained == {"P1": 4 * 19, "P2": 2 * 19, "SFM": 76, "": -190}
    assert table.extra().refund == 0


def test_p_sfm_2_help_is_offered_where_it_is_possible() -> None:
    table = fb().operating("FB").table()
    offered = table.offered(PlaceJunctionToken)
    assert place(table, "FB", "M7", 0) in offered
    assert place(table, "FB", "M7", 0, helped=False) in offered
    dangling = place(table, "FB", "O7", 0)
    table.do(place(table, "FB", "M7", 0, helped=False))
    assert dangling not in table.offered(PlaceJunctionToken)
