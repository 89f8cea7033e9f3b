"""Destinations: A-DEST-1, A-DEST-2, P-REG-8, P-AZ-4."""

import pytest

from engine.actions import Pass, RunRoutes
from engine.events import BonusEarned, PriceMoved
from engine.ids import CorporationId, EntityId
from engine.pa20.definitions import railway_of
from engine.pa20.destinations import destination_bonus, joined_destinations
from engine.routes.search import best_runs
from engine.routes.terms import terms_of
from tests.helpers.pa20 import PAR_CELLS, Position20, Table20


def ltf(cell: tuple[int, int] = PAR_CELLS[80], tokens: str = "C5-0") -> Position20:
    """LTF's home Giulianova with track to Pescara, one of its destinations; Foggia is the other."""
    position = Position20().railway("LTF", cell, cash=100, P1=60)
    position.tile("C5", "4", 0).tile("E5", "57", 0)
    for word in tokens.split():
        hex_id, side = word.rsplit("-", 1)
        position.token("LTF", hex_id, int(side))
    return position


def end_construction(table: Table20, railway: str) -> Table20:
    return table.do(Pass(EntityId(railway)))


def test_a_dest_1_the_value_rises_once_when_the_line_joins_home_and_a_destination() -> None:
    table = end_construction(ltf().operating("LTF").table(), "LTF")
    moves = [event for event in table.events if isinstance(event, PriceMoved) and event.reason == "destination"]
    assert [(move.old, move.new) for move in moves] == [(80, 90)]
    assert table.extra().reached == {"LTF": (1,)}
    # Not again in the next turn.
    position = Position20()
    position.draft = table.state.copy()
    again = end_construction(position.operating("LTF").table(), "LTF")
    assert again.extra().reached == {"LTF": (1,)}
    assert not [event for event in again.events if isinstance(event, PriceMoved) and event.reason == "destination"]


def test_a_dest_1_without_an_own_token_between_them_they_are_not_joined() -> None:
    table = end_construction(ltf(tokens="").operating("LTF").table(), "LTF")
    assert table.extra().reached == {}


def test_a_dest_1_the_line_must_come_from_home() -> None:
    """LTF's line passes Pescara to Sulmona's track, but no own junction joins it with Giulianova."""
    position = (
        Position20().railway("LTF", PAR_CELLS[80], P1=60).tile("C5", "4", 0).tile("E5", "57", 0).tile("G5", "4", 0)
    )
    table = end_construction(position.token("LTF", "E5", 0).operating("LTF").table(), "LTF")
    assert table.extra().reached == {}
    assert not [event for event in table.events if isinstance(event, PriceMoved) and event.reason == "destination"]


def test_a_dest_1_a_regional_that_joins_one_moves_no_value() -> None:
    position = Position20(phase="5").regional("FG", "P2", cash=100).tile("I9", "58", 4).tile("H10", "58", 5)
    table = position.token("FG", "I9", 4).operating("FG").table()
    assert joined_destinations(table.game, table.state, CorporationId("FG"))
    end_construction(table, "FG")
    assert table.extra().reached == {}
    assert not [event for event in table.events if isinstance(event, PriceMoved)]


def test_ex_p6_p_az_4_at_the_top_row_the_value_moves_right() -> None:
    table = end_construction(ltf((0, 5)).operating("LTF").table(), "LTF")
    moves = [event for event in table.events if isinstance(event, PriceMoved) and event.reason == "destination"]
    assert [(move.old, move.new) for move in moves] == [(110, 125)]
    table = end_construction(ltf((1, 5)).operating("LTF").table(), "LTF")
    moves = [event for event in table.events if isinstance(event, PriceMoved) and event.reason == "destination"]
    assert [(move.old, move.new) for move in moves] == [(100, 110)]


@pytest.mark.parametrize("roma", ["H2", "K3"])
def test_a_dest_1_either_roma_hex_is_the_destination(roma: str) -> None:
    # Pescara – Popoli (F4) – Avezzano's neighbour H4 – I3 – Roma, by its east (H2) or its north (K3).
    position = Position20().railway("LA", P1=60)
    position.tile("E5", "6", 1).tile("F4", "8", 4).tile("H4", "8", 1).token("LA", "E5", 1).token("LA", "F4", 0)
    game = position.game
    assert joined_destinations(game, position.draft, CorporationId("LA")) == ()
    position.token("LA", "I3", 4).tile("I3", "8", 2 if roma == "H2" else 4)
    position.token("LA", "I3", 2 if roma == "H2" else 0)
    assert railway_of(game, CorporationId("LA")).destinations[0].place == "Roma"
    assert joined_destinations(game, position.draft, CorporationId("LA")) == (0,)


def fg() -> Position20:
    """FG joins San Severo to Rodi and, over it, to Vieste."""
    position = Position20(phase="5").regional("FG", "P2", cash=50, trains="R5-0")
    position.tile("I9", "3", 3).tile("H10", "58", 5).tile("I11", "58", 2)
    return position


def test_p_reg_8_a_dest_2_bonuses_add_up_while_joined() -> None:
    position = fg()
    game = position.game
    assert game.neighbours[game.corporations[CorporationId("FG")].homes[0]][4] == ("H10", 1)
    assert destination_bonus(game, position.draft, CorporationId("FG")) == 0
    position.token("FG", "I9", 4)
    assert destination_bonus(game, position.draft, CorporationId("FG")) == 10
    position.token("FG", "I11", 2)
    assert destination_bonus(game, position.draft, CorporationId("FG")) == 10 + 20


def test_a_dest_2_the_bonus_is_revenue_of_every_run_with_at_least_one_train() -> None:
    table = fg().token("FG", "I9", 4).operating("FG", "construction").table()
    routes = best_runs(table.game, table.state.board, terms_of(table.game, table.state, CorporationId("FG"))).routes
    before = table.cash("FG"), table.cash("P2")
    ran = Table20(table.game, table.state).do(RunRoutes(EntityId("FG"), routes))
    assert [event.amount for event in ran.events if isinstance(event, BonusEarned)] == [10]
    # San Severo 10, Rodi 10 and the bonus 10: half of 30 each (P-REG-4).
    assert (ran.cash("FG"), ran.cash("P2")) == (before[0] + 15, before[1] + 15)
    stayed = Table20(table.game, table.state).do(RunRoutes(EntityId("FG"), ()))
    assert not [event for event in stayed.events if isinstance(event, BonusEarned)]
    assert (stayed.cash("FG"), stayed.cash("P2")) == before


def test_a_dest_2_majors_have_no_bonus() -> None:
    position = ltf()
    assert destination_bonus(position.game, position.draft, CorporationId("LTF")) == 0
