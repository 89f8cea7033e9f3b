"""A railway that builds alone joins home and every destination: maps, tiles and limits allow it (A-MAP-5, A-DEST-1, A-DEST-2)."""

import pytest

from engine.actions import Pass, PlaceJunctionToken
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.pa20.construction_step import ConstructionStep
from engine.pa20.definitions import railway_of, railways_of
from engine.pa20.destinations import joined_destinations
from engine.pa20.prospects import construction_worth
from engine.pa20.state import Work, update
from tests.helpers.pa20 import Position20, italy, junction

TURNS = 14
RAILWAYS = [railway.id for railway in railways_of(italy()).railways.values() if railway.kind != "government"]


def build(position: Position20, railway: CorporationId) -> list[str]:
    """Let it build in phase 5 what looks best, turn after turn, with money enough; the places it has joined then."""
    step, game = ConstructionStep(), position.game
    state = position.operating(railway).draft
    state.corporations[railway].cash = 3000
    wanted = railway_of(game, railway).destinations
    for _ in range(TURNS):
        update(state, work=Work())
        while True:
            offers = [offer.action for offer in step.offers(game, state) if not isinstance(offer.action, Pass)]
            worth, index = max(
                (construction_worth(game, state, railway, action), -index) for index, action in enumerate(offers)
            )
            if worth <= 0:
                break
            step.apply(game, state, offers[-index], [])
        if len(joined_destinations(game, state, railway)) == len(wanted):
            break
    return [wanted[number].place for number in joined_destinations(game, state, railway)]


@pytest.mark.parametrize("railway", [railway for railway in RAILWAYS if railway != "FB"])
def test_a_dest_1_a_dest_2_all_destinations_are_within_reach(railway: CorporationId) -> None:
    position = Position20(phase="5")
    if railway_of(position.game, railway).kind == "major":
        position.railway(railway, P1=60, trains="5-1")
    else:
        position.regional(railway, "P1", trains="R5-1")
    assert build(position, railway) == [found.place for found in railway_of(position.game, railway).destinations]


def to_naples() -> Position20:
    """FB's line from Benevento over the link to the last junction before Naples, which has its green tile."""
    position = Position20(phase="5").railway("FB", cash=100, P1=60).railway("NN", P2=60)
    position.tile("M7", "57", 1).tile("napoli:D6", "9", 1).tile("napoli:E5", "4", 1).tile("napoli:F4", "8", 4)
    position.tile("napoli:H4", "15", 2).token("NN", "napoli:H4", 5)
    return position.token("FB", "M7", 1).token("FB", "napoli:D6", 1).token("FB", "napoli:E5", 1)


def test_a_dest_1_a_op_13_naples_is_open_to_others_once_one_that_waits_there_shares() -> None:
    """All four junctions of Naples are kept at first; SFSM, which may share (P-REG-6), leaves the last one to FB."""
    token = PlaceJunctionToken(EntityId("FB"), junction(italy(), "napoli:H4", 3))
    refused = to_naples().operating("FB").table().refuse(token)
    assert (refused.key, refused.parameters["corporation"]) == (Key.JUNCTION_KEPT, "SFSM")
    table = to_naples().regional("SFSM", "P3").token("SFSM", "napoli:H4", 5, 1).operating("FB").table()
    table.do(token)
    assert joined_destinations(table.game, table.state, CorporationId("FB")) == (1,)
