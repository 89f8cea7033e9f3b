"""Tokens on junctions: A-OP-9, A-OP-10, A-OP-13 to A-OP-16, P-OP-3, P-OP-5, P-OP-6, P-MAP-3, P-REG-5, P-REG-6."""

import pytest

from engine.actions import LayTile, Pass, PlaceJunctionToken, RemoveJunctionToken
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId, HexId, TileId
from engine.messages import Key
from engine.pa20.construction import check_junction_token, junction_cost, kept_sides, token_price
from engine.state.board import Junction
from engine.state.game_state import GameState
from engine.state.pa20 import Work
from tests.helpers.pa20 import Position20, Table20, italy, junction


def place(railway: str, hex_id: str, side: int, slot: int = 0) -> PlaceJunctionToken:
    return PlaceJunctionToken(EntityId(railway), junction(italy(), hex_id, side, slot))


def lay(railway: str, hex_id: str, tile: str, rotation: int) -> LayTile:
    return LayTile(EntityId(railway), HexId(hex_id), TileId(tile), rotation)


def refusal(table: Table20, railway: str, hex_id: str, side: int, slot: int = 0) -> tuple[Key, str]:
    refused = check_junction_token(
        table.game, table.state, CorporationId(railway), junction(table.game, hex_id, side, slot)
    )
    assert isinstance(refused, Refusal)
    return refused.key, refused.rule


def apennine() -> Position20:
    """SFTF's line runs from Foggia over M9 to the junction of O9 (montagna) and N10 (collina), where a river flows.

    FAL's line comes to the same junction from Altamura over O11.
    """
    position = Position20(phase="5").railway("SFTF", cash=500, P1=60).regional("FAL", "P2", cash=500)
    position.tile("K9", "57", 0).tile("M9", "9", 0).tile("O9", "7", 3).tile("N10", "58", 5)
    position.tile("P12", "58", 0).tile("O11", "9", 2)
    position.token("SFTF", "K9", 0).token("SFTF", "M9", 0)
    return position.token("FAL", "P12", 2).token("FAL", "O11", 2)


def test_ex_p10_a_major_pays_half_the_terrains_and_the_river() -> None:
    table = apennine().operating("SFTF").table()
    there = junction(table.game, "N10", 1)
    assert [table.game.hexes[HexId(name)].terrain for name in ("O9", "N10")] == ["montagna", "collina"]
    assert junction_cost(table.game, there) == (80 + 40) // 2 + 20 == 80
    before = table.cash("")
    table.do(place("SFTF", "N10", 1))
    assert (table.cash("SFTF"), table.cash("")) == (420, before + 80)


def test_ex_p10_a_regional_pays_30_more_where_a_token_is_and_a_third_is_refused() -> None:
    table = apennine().operating("SFTF").table().do(place("SFTF", "N10", 1))
    table = Table20(table.game, after(table, "FAL"))
    assert token_price(table.game, table.state, junction(table.game, "N10", 1)) == 110
    table.do(place("FAL", "N10", 1, slot=1))
    assert table.cash("FAL") == 390
    assert refusal(table, "FG", "N10", 1, slot=1) == (Key.JUNCTION_FULL, "P-REG-6")


def after(table: Table20, railway: str) -> GameState:
    """The same position in the turn of another railway."""
    position = Position20(phase="5")
    position.draft = table.state.copy()
    return position.operating(railway).extra(work=Work()).draft


def test_a_op_10_a_major_may_not_use_a_junction_that_has_a_token() -> None:
    table = apennine().token("FAL", "N10", 1).operating("SFTF").table()
    assert table.refuse(place("SFTF", "N10", 1, slot=1)).key is Key.JUNCTION_TAKEN
    assert refusal(table, "SFTF", "N10", 1, 1) == (Key.JUNCTION_TAKEN, "A-OP-10")


def test_p_reg_6_the_second_token_stands_on_the_second_place() -> None:
    table = apennine().token("SFTF", "N10", 1).operating("FAL").table()
    assert refusal(table, "FAL", "N10", 1, slot=0) == (Key.JUNCTION_SLOT, "P-REG-6")
    assert place("FAL", "N10", 1, slot=1) in table.offered(PlaceJunctionToken)


def test_a_op_9_a_token_needs_track_from_home_over_own_junctions() -> None:
    # Without the token on K9|M9 the line of SFTF ends there.
    position = Position20().railway("SFTF", cash=500, P1=60)
    table = position.tile("K9", "57", 0).tile("M9", "9", 0).token("SFTF", "M9", 0).operating("SFTF").table()
    assert refusal(table, "SFTF", "I9", 4) == (Key.JUNCTION_OUT_OF_REACH, "A-OP-9")
    # M9|O9 dangles, so of the junctions of home only the one with track on both sides is left.
    assert table.offered(PlaceJunctionToken) == [place("SFTF", "K9", 0)]


def test_a_op_9_the_junctions_of_home_are_reached_once_track_leads_there() -> None:
    table = Position20().railway("LTF", cash=100, P1=60).operating("LTF").table()
    assert refusal(table, "LTF", "C5", 0) == (Key.JUNCTION_OUT_OF_REACH, "A-OP-9")
    table.do(lay("LTF", "C5", "4", 0), place("LTF", "C5", 0))
    assert table.cash("LTF") == 100  # Both hexes are plain and no river lies between them.


def test_a_op_9_money_must_be_there() -> None:
    table = apennine().operating("SFTF").table()
    table.state.corporations[CorporationId("SFTF")].cash = 79
    refused = table.refuse(place("SFTF", "N10", 1))
    assert (refused.key, refused.parameters) == (Key.CASH_SHORT, {"cash": 79, "price": 80})
    assert place("SFTF", "N10", 1) not in table.offered(PlaceJunctionToken)


def test_a_op_9_on_the_border_the_cost_is_that_of_the_two_maps_hexes() -> None:
    game = italy()
    # L6 Matese is montagna, Caserta plain; Q7 and Nocera are plain; R6 and Cava are both collina.
    assert junction_cost(game, junction(game, "L6", 0)) == 40
    assert junction_cost(game, junction(game, "Q7", 2)) == 0
    assert junction_cost(game, junction(game, "R6", 3)) == 40
    assert junction(game, "L6", 0) == junction(game, "napoli:A5", 3) == Junction(HexId("L6"), 0)


def test_ex_p11_p_op_3_a_op_15_one_token_without_track_beyond_at_a_time() -> None:
    table = Position20().railway("LTF", cash=100, P1=60).operating("LTF").table()
    table.do(lay("LTF", "C5", "4", 0), place("LTF", "C5", 0))  # E5 beyond has no track yet.
    # Toward Ancona there is track on both sides; a second dangling token needs another exit first.
    table.do(place("LTF", "C5", 3))
    table.do(lay("LTF", "E5", "57", 0))
    # Now the first one has track on both sides, and the next may dangle.
    table.do(place("LTF", "E5", 0))
    assert table.extra().work.placed == 3


def test_ex_p11_the_second_dangling_token_is_refused() -> None:
    position = Position20().railway("FB", cash=500, P1=60).tile("M7", "57", 0).token("FB", "M7", 0)
    table = position.operating("FB").table()
    assert table.refuse(place("FB", "M7", 3)).key is Key.DANGLING_TOKEN
    assert refusal(table, "FB", "M7", 3) == (Key.DANGLING_TOKEN, "P-OP-3")
    table.do(lay("FB", "O7", "57", 0), place("FB", "M7", 3))


def test_ex_p12_p_op_5_a_op_14_as_many_tokens_as_steps_in_a_turn() -> None:
    position = Position20().railway("FB", cash=900, P1=60)
    position.tile("M7", "57", 0).tile("O7", "57", 0).tile("K7", "57", 0).tile("I7", "9", 0)
    table = position.operating("FB").table()
    table.do(place("FB", "M7", 0), place("FB", "M7", 3), place("FB", "K7", 3))
    refused = table.refuse(place("FB", "I7", 3))
    assert (refused.key, refused.rule, refused.parameters["steps"]) == (Key.NO_TOKEN_LEFT, "P-OP-5", 3)
    assert table.offered(PlaceJunctionToken) == []


def test_p_reg_5_a_regional_places_two_tokens_a_turn() -> None:
    position = Position20(phase="5").regional("FAL", "P2", cash=500)
    position.tile("P12", "58", 2).tile("O13", "9", 1).tile("O11", "9", 2).tile("N14", "5", 0)
    table = position.operating("FAL").table()
    table.do(place("FAL", "P12", 4), place("FAL", "P12", 2))
    refused = table.refuse(place("FAL", "O13", 4))
    assert (refused.key, refused.parameters["steps"]) == (Key.NO_TOKEN_LEFT, 2)


def test_ex_p13_p_map_3_one_token_on_the_border_of_the_maps() -> None:
    position = Position20().railway("FST", cash=500, P1=60).tile("Q7", "57", 2).token("FST", "L6", 0)
    table = position.operating("FST").table()
    assert refusal(table, "FST", "Q7", 2) == (Key.BORDER_TOKEN, "P-MAP-3")
    table.do(RemoveJunctionToken(EntityId("FST"), junction(table.game, "L6", 0)), place("FST", "Q7", 2))


def test_p_map_3_a_token_on_a_link_is_one_token_on_both_maps() -> None:
    position = Position20().railway("FST", cash=500, P1=60).railway("NN", cash=500, P2=60)
    position.tile("Q7", "57", 2).tile("napoli:J8", "4", 1).token("FST", "Q7", 2)
    table = position.operating("FST").table()
    assert place("FST", "napoli:J8", 1) in table.offered(PlaceJunctionToken)
    assert refusal(table, "NN", "napoli:J8", 4, slot=1) == (Key.JUNCTION_TAKEN, "A-OP-10")


def test_a_op_13_the_named_junction_of_a_home_is_kept() -> None:
    # Naples: SEPSA nw, FP ne, NN se; SFSM, without a side, keeps the last one: n.
    position = Position20().railway("FB", cash=500, P1=60).railway("FP", cash=500, P2=60)
    table = position.operating("FP").table()
    kept = {railway: set(sides) for railway, sides in kept_sides(table.game, table.state, HexId("napoli:H4"))}
    assert kept == {"SEPSA": {2}, "FP": {4}, "NN": {5}, "SFSM": {3}}
    assert refusal(table, "FP", "napoli:H4", 5) == (Key.JUNCTION_KEPT, "A-OP-13")
    table.do(place("FP", "napoli:H4", 4))
    # FP's place is no longer kept, the others are.
    assert "FP" not in dict(kept_sides(table.game, table.state, HexId("napoli:H4")))


def test_a_op_13_without_a_named_side_the_last_free_junction_is_kept() -> None:
    # C5 has junctions with A5 (n), B4 (nw), D4 (sw) and E5 (s); three are taken, the last is LTF's.
    position = Position20().railway("LA", cash=500, P1=60).railway("FC", P2=60).railway("FS", P3=60)
    position.tile("E5", "57", 0).railway("NN", P4=60)
    table = position.operating("LA").table()
    free = [side for side, beyond in enumerate(table.game.neighbours[HexId("C5")]) if beyond]
    assert free == [0, 1, 2, 3]
    assert refusal(table, "LA", "C5", 1)[0] is Key.JUNCTION_OUT_OF_REACH
    assert dict(kept_sides(table.game, table.state, HexId("C5"))) == {}
    position.token("FC", "C5", 1).token("FS", "C5", 2).token("NN", "C5", 3)
    table = position.operating("LA").table()
    assert dict(kept_sides(table.game, table.state, HexId("C5"))) == {"LTF": frozenset({0})}
    assert table.refuse(place("LA", "C5", 0)).key is Key.JUNCTION_KEPT
    # Once LTF stands on a junction of its home nothing is kept any more.
    position.railway("LTF", P4=30).token("LTF", "C5", 0)
    assert dict(kept_sides(position.game, position.draft, HexId("C5"))) == {}


def test_a_op_13_p_op_6_what_a_railway_has_given_up_is_not_kept() -> None:
    """NN stood at its side of Naples and left; FP may have that junction, as P-OP-6 says of any freed place."""
    position = Position20().railway("NN", cash=500, P1=60).railway("FP", cash=500, P2=60)
    table = position.operating("NN").table()
    there = junction(table.game, "napoli:H4", 5)
    table.do(place("NN", "napoli:H4", 5), RemoveJunctionToken(EntityId("NN"), there))
    assert table.extra().settled == ("NN",)
    assert "NN" not in dict(kept_sides(table.game, table.state, HexId("napoli:H4")))
    later = position.operating("FP").extra(settled=table.extra().settled).table()
    later.do(place("FP", "napoli:H4", 5))


def test_a_op_13_a_named_side_that_is_taken_leaves_the_last_free_one() -> None:
    """Naples has four junctions. FB stands on NN's, which began anew after a bankruptcy: with SFSM it waits for the last one."""
    position = Position20().railway("FB", P1=60).railway("FP", P3=60)
    assert [side for side, beyond in enumerate(position.game.neighbours[HexId("napoli:H4")]) if beyond] == [2, 3, 4, 5]
    position.token("FB", "napoli:H4", 5)
    kept = dict(kept_sides(position.game, position.draft, HexId("napoli:H4")))
    assert kept == {"SEPSA": {2}, "FP": {4}, "NN": {3}, "SFSM": {3}}


def test_p_op_6_a_op_16_tokens_given_up_free_the_place_for_others_who_pay_again() -> None:
    position = apennine().token("SFTF", "N10", 1)
    table = position.operating("SFTF").table()
    table.do(RemoveJunctionToken(EntityId("SFTF"), junction(table.game, "N10", 1)))
    assert table.cash("SFTF") == 500
    refused = table.refuse(place("SFTF", "N10", 1))
    assert (refused.key, refused.rule) == (Key.JUNCTION_GIVEN_UP, "A-OP-16")
    table.do(Pass(EntityId("SFTF")))
    table = Table20(table.game, after(table, "FAL"))
    assert token_price(table.game, table.state, junction(table.game, "N10", 1)) == 80
    table.do(place("FAL", "N10", 1))
    assert table.cash("FAL") == 420


def test_p_op_6_any_number_of_own_tokens_but_only_own_ones() -> None:
    table = apennine().operating("SFTF").table()
    mine = [junction(table.game, "K9", 0), junction(table.game, "M9", 0)]
    assert table.offered(RemoveJunctionToken) == [RemoveJunctionToken(EntityId("SFTF"), there) for there in mine]
    foreign = RemoveJunctionToken(EntityId("SFTF"), junction(table.game, "P12", 2))
    refused = table.refuse(foreign)
    assert (refused.key, refused.rule) == (Key.NO_OWN_TOKEN, "P-OP-6")
    table.do(*(RemoveJunctionToken(EntityId("SFTF"), there) for there in mine))
    assert table.state.board.tokens_of(CorporationId("SFTF")) == ()


@pytest.mark.parametrize(
    ("hex_id", "side"), [("XX1", 0), ("C5", 9), ("C5", -1), ("C5", 4), ("E5", 3), ("napoli:H6", 0), ("N6", 2)]
)
def test_a_op_9_a_place_that_is_no_junction_is_refused(hex_id: str, side: int) -> None:
    """Unknown hexes and sides, the edge of the map, the other name of C5|E5, the crater, the zone."""
    table = Position20().railway("LTF", cash=100, P1=60).operating("LTF").table()
    for action in (PlaceJunctionToken, RemoveJunctionToken):
        refused = table.refuse(action(EntityId("LTF"), Junction(HexId(hex_id), side)))
        assert refused.key in (Key.JUNCTION_UNKNOWN, Key.NO_OWN_TOKEN)
