"""The best run after every lay and token of a construction turn: the verb `advise` over own junctions (A-OP-8, A-OP-11)."""

from engine.ids import CorporationId
from engine.pa20.construction import junction_places, pa20_lays
from engine.verbs.advise import advice
from tests.helpers.pa20 import RULES, Position20


def test_a_op_11_what_each_lay_and_token_would_bring() -> None:
    # Ancona 20 – Giulianova 10 – Pescara 20: a 3 earns 30 now and 50 with a token towards Pescara.
    position = Position20().railway("LTF", cash=100, trains="3-0", P1=60)
    position.tile("C5", "4", 0).tile("E5", "57", 0).token("LTF", "C5", 3)
    table = position.operating("LTF").table()
    found = advice(RULES, table.game, table.state)
    assert (found["corporation"], found["best"]) == ("LTF", 30)
    assert len(found["lays"]) == len(pa20_lays(table.game, table.state, CorporationId("LTF")))
    assert {lay["cost"] for lay in found["lays"]} <= {0}
    places = junction_places(table.game, table.state, CorporationId("LTF"))
    assert [(token["hex"], token["side"]) for token in found["tokens"]] == [(place.hex, place.side) for place in places]
    assert {(token["hex"], token["side"]): token["gain"] for token in found["tokens"]}[("C5", 0)] == 20
    assert all(token["proved"] for token in found["tokens"])


def test_a_op_7_after_construction_there_is_nothing_to_advise() -> None:
    position = Position20().railway("LTF", cash=100, trains="3-0", P1=60).tile("C5", "4", 0).token("LTF", "C5", 3)
    table = position.operating("LTF", "construction").table()
    found = advice(RULES, table.game, table.state)
    assert (found["best"], found["lays"], found["tokens"]) == (30, [], [])
