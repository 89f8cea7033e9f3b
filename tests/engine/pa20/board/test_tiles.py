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


def test_a_op_8_new_track_must_be_reached_over_own_junctions() -> None:
    table = Position20().railway("FB", cash=500, P1=60).operating("FB").table()
    table.do(lay("FB", "M7", "57", 0))
    # The side to O7 has no token yet: track beyond it would not be on the line.
    assert table.refuse(lay("FB", "O7", "57", 0)).rule == "A-OP-8"
    table.do(place(table, "FB", "M7", 0))
    assert hexes(table, "FB") == {"O7"}
    table.do(lay("FB", "O7", "57", 0))


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
    # O7 is FB's line, K7 is not: no own junction leads there.
    position = Position20(phase="3").railway("FB", P1=60).tile("M7", "57", 0).tile("K7", "57", 0)
    table = position.tile("O7", "57", 0).token("FB", "M7", 0).operating("FB").table()
    colors = {
        (option.hex, table.game.tiles[option.tile].face.color)
        for option in pa20_lays(table.game, table.state, CorporationId("FB"))
    }
    assert colors == {("M7", Color.GREEN), ("O7", Color.GREEN)}


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
    assert hexes(table, "FST") == {"napoli:J8"}
    table.do(lay("FST", "napoli:J8", "4", 1))
