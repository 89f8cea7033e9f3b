"""Tiles in construction: A-FM-4, A-OP-8, P-POL-2, P-REG-5."""

from engine.actions import LayTile, Pass, PlaceJunctionToken
from engine.data.definitions import Color
from engine.ids import CorporationId, EntityId, HexId, TileId
from engine.messages import Key
from engine.pa20.construction import pa20_lays, steps_left
from tests.helpers.pa20 import Position20, Table20, junction


def lay(railway: str, hex_id: str, tile: str, rotation: int) -> LayTile:
    return LayTile(EntityId(railway), HexId(hex_id), TileId(tile), rotation)


def place(table: Table20, railway: str, hex_id: str, side: int) -> PlaceJunctionToken:
    return PlaceJunctionToken(EntityId(railway), junction(table.game, hex_id, side))


def hexes(table: Table20, railway: str) -> set[str]:
    return {option.hex for option in pa20_lays(table.game, table.state, CorporationId(railway))}


def test_a_op_8_the_first_tile_lies_at_home_and_is_free_in_any_terrain() -> None:
    table = Position20().railway("FB", cash=10, P1=60).operating("FB").table()
    assert table.game.hexes[HexId("M7")].terrain == "montagna"
    assert hexes(table, "FB") == {"M7"}
    before = table.cash("FB"), table.cash("")
    table.do(lay("FB", "M7", "57", 0))
    assert (table.cash("FB"), table.cash("")) == before
    assert {option.cost for option in pa20_lays(table.game, table.state, CorporationId("FB"))} <= {0}


def test_a_op_8_a_tile_continues_the_line_beyond_a_junction_that_may_get_a_token() -> None:
    """Tiles and tokens in any order: the tile may come first. It begins at the junction; one junction on is too far."""
    table = Position20().railway("FB", cash=500, P1=60).operating("FB").table()
    table.do(lay("FB", "M7", "57", 0))
    assert hexes(table, "FB") == {"O7", "K7"}
    table.do(lay("FB", "O7", "57", 0))
    assert hexes(table, "FB") == {"K7"}
    refused = table.refuse(lay("FB", "Q7", "57", 0))
    assert (refused.key, refused.rule) == (Key.LAY_OUT_OF_REACH, "A-OP-8")
    table.do(place(table, "FB", "M7", 0))
    assert hexes(table, "FB") == {"K7", "Q7"}


def test_a_op_8_track_that_does_not_begin_at_the_line_is_refused() -> None:
    table = Position20().railway("FB", cash=500, P1=60).tile("M7", "57", 0).operating("FB").table()
    refused = table.refuse(lay("FB", "O7", "57", 1))  # Its exits are nw and se, the line comes from the north.
    assert (refused.key, refused.rule) == (Key.LAY_NO_CONTACT, "A-OP-8")


def test_a_op_8_not_beyond_a_junction_that_the_railway_cannot_have() -> None:
    """A major cannot share a junction (A-OP-10), a regional can (P-REG-6); one kept for another railway is closed (A-OP-13)."""
    position = Position20(phase="5").railway("FB", P1=60).railway("LA", P2=60).tile("M7", "57", 0)
    table = position.token("LA", "M7", 0).operating("FB").table(sound=False)
    assert hexes(table, "FB") == {"M7", "K7"}
    assert table.refuse(lay("FB", "O7", "57", 0)).rule == "A-OP-8"
    # FAL's line comes to N10|O9. With one token there O9 can still become its own, with two it cannot.
    position = Position20(phase="5").railway("SFTF", P1=60).railway("LA", P2=60).regional("FAL", "P3")
    position.tile("P12", "58", 0).tile("O11", "9", 2).tile("N10", "58", 5).tile("O9", "7", 3)
    position.token("FAL", "P12", 2).token("FAL", "O11", 2).token("SFTF", "N10", 1)
    assert "O9" in hexes(position.operating("FAL").table(), "FAL")
    assert "O9" not in hexes(position.token("LA", "N10", 1, 1).operating("FAL").table(), "FAL")
    naples = Position20().railway("FP", P1=60).operating("FP").table()
    # NN (se) and SEPSA (nw) have their side of Naples to themselves.
    assert hexes(naples, "FP") == {"napoli:G5"}


def test_a_op_8_one_tile_a_hex_and_turn() -> None:
    table = Position20(phase="3").railway("FB", cash=500, P1=60).operating("FB").table()
    table.do(lay("FB", "M7", "57", 0))
    refused = table.refuse(lay("FB", "M7", "14", 0))
    assert (refused.key, refused.rule) == (Key.HEX_BUILT_THIS_TURN, "A-OP-8")
    assert "M7" not in hexes(table, "FB")


def test_a_fm_4_three_steps_with_tokens_in_between() -> None:
    table = Position20().railway("LTF", cash=500, P1=60).operating("LTF").table()
    table.do(lay("LTF", "C5", "4", 0), place(table, "LTF", "C5", 0), lay("LTF", "E5", "57", 0))
    table.do(place(table, "LTF", "E5", 0), lay("LTF", "G5", "4", 0))
    assert steps_left(table.game, table.state, CorporationId("LTF")) == 0
    table.do(place(table, "LTF", "G5", 0))
    refused = table.refuse(lay("LTF", "I5", "4", 0))
    assert (refused.key, refused.parameters["steps"]) == (Key.NO_STEP_LEFT, 3)
    assert table.offered(LayTile) == []


def test_p_reg_5_a_regional_has_two_steps() -> None:
    position = Position20(phase="5").regional("FAS", "P2", cash=500)
    table = position.operating("FAS").table()
    table.do(lay("FAS", "I5", "4", 0), place(table, "FAS", "I5", 0), lay("FAS", "K5", "4", 0))
    refused = table.refuse(lay("FAS", "G5", "4", 0))
    assert (refused.key, refused.parameters["steps"]) == (Key.NO_STEP_LEFT, 2)


def test_a_op_8_colours_of_the_phase() -> None:
    for phase, colors in (("2", {"yellow"}), ("3", {"yellow", "green"}), ("5", {"yellow", "green", "brown"})):
        game = Position20(phase=phase).game
        assert {color.value for color in game.phases[Position20(phase=phase).draft.phase].colors} == colors
    table = Position20().railway("FB", P1=60).tile("M7", "57", 0).operating("FB").table()
    assert table.refuse(lay("FB", "M7", "14", 0)).key is Key.LAY_COLOR
    table = Position20(phase="3").railway("FB", P1=60).tile("M7", "57", 0).operating("FB").table()
    table.do(lay("FB", "M7", "14", 0))


def test_a_op_8_an_upgrade_needs_new_track_that_is_reached() -> None:
    # O7 is FB's line, K7 is not: no own junction leads there, and its city lies beyond.
    position = Position20(phase="3").railway("FB", P1=60).tile("M7", "57", 0).tile("K7", "57", 0)
    table = position.tile("O7", "57", 0).token("FB", "M7", 0).operating("FB").table()
    colors = {
        (option.hex, table.game.tiles[option.tile].face.color)
        for option in pa20_lays(table.game, table.state, CorporationId("FB"))
    }
    # Beyond O7|Q7 the line may be continued.
    assert colors == {("M7", Color.GREEN), ("O7", Color.GREEN), ("Q7", Color.YELLOW)}


def test_p_pol_2_the_first_tile_is_noted() -> None:
    table = Position20().railway("FP", cash=100, P1=60).token("FP", "napoli:H4", 4).operating("FP").table()
    assert table.extra().built == ()
    table.do(lay("FP", "napoli:G5", "8", 1))
    assert table.extra().built == ("FP",)
    table.do(Pass(EntityId("FP")))
    assert table.extra().built == ("FP",)


def test_p_map_3_a_line_passes_from_one_map_to_the_other() -> None:
    position = Position20().railway("FST", cash=500, P1=60).tile("Q7", "57", 2).token("FST", "Q7", 2)
    table = position.operating("FST").table()
    assert hexes(table, "FST") == {"napoli:J8", "R8"}
    table.do(lay("FST", "napoli:J8", "4", 1))
