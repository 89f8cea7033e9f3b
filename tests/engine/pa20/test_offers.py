"""Every offer is legal, and nonsense is refused, in positions of all phases: those of the scripted game."""

from pathlib import Path

import pytest

from engine.actions import (
    AbsorbRegional,
    Action,
    AnswerHelp,
    BidPrivate,
    BidRegional,
    BuyCertificate,
    BuyTrain,
    DeclareBankruptcy,
    DiscardTrain,
    KeepToken,
    LayTile,
    Pass,
    PayDividend,
    PlaceJunctionToken,
    RemoveJunctionToken,
    RunRoutes,
    SellCertificates,
    SetStartPrice,
)
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId, HexId, PrivateId, TileId, TrainId
from engine.rounds.base import act, check, legal
from engine.state.board import Junction
from engine.state.game_state import GameState
from tests.helpers.pa20 import RULES, italy
from tests.helpers.pa20_script import ScriptedGame

SCRIPT = Path(__file__).with_name("scripted_game.txt")
NOBODY = CorporationId("??")
NOWHERE = Junction(HexId("zz99"), 9, 7)


def nonsense(actor: EntityId) -> list[Action]:
    """Moves that are wrong in every position."""
    return [
        BidPrivate(actor, PrivateId("??"), 10),
        BidPrivate(actor, PrivateId("AEL"), -5),
        SetStartPrice(actor, NOBODY, 0, 4),
        SetStartPrice(actor, CorporationId("NN"), -1, 400),
        SetStartPrice(actor, CorporationId("SFM"), 0, 4),
        BuyCertificate(actor, NOBODY, 0),
        BuyCertificate(actor, CorporationId("NN"), -1),
        BuyCertificate(actor, CorporationId("SFM"), 99),
        BuyCertificate(actor, CorporationId("SFSM"), 0),
        BuyCertificate(actor, CorporationId("RM"), 10),
        SellCertificates(actor, NOBODY, (0,), 10),
        SellCertificates(actor, CorporationId("NN"), (), 0),
        SellCertificates(actor, CorporationId("NN"), (-1, 99), 10),
        SellCertificates(actor, CorporationId("SFM"), (0,), 10),
        BidRegional(actor, NOBODY, 500),
        BidRegional(actor, CorporationId("NN"), 500),
        BidRegional(actor, CorporationId("SFSM"), -1),
        LayTile(actor, HexId("zz99"), TileId("7"), 0),
        LayTile(actor, HexId("N6"), TileId("??"), 77),
        PlaceJunctionToken(actor, NOWHERE),
        PlaceJunctionToken(actor, Junction(HexId("A5"), 3, 0), help=True),
        RemoveJunctionToken(actor, NOWHERE),
        PayDividend(EntityId("SFM"), "pay"),
        BuyTrain(actor, TrainId("99-0"), 1),
        BuyTrain(actor, TrainId("2-0"), -1, EntityId("??")),
        DiscardTrain(actor, TrainId("99-0")),
        KeepToken(actor, NOWHERE),
        AnswerHelp(EntityId("SFM"), "help"),
        AbsorbRegional(actor, NOBODY),
        AbsorbRegional(actor, CorporationId("LA")),
        DeclareBankruptcy(EntityId("??")),
        RunRoutes(EntityId("??"), ()),
        Pass(EntityId("??")),
    ]


@pytest.fixture(scope="module")
def states() -> tuple[GameState, ...]:
    """Every third position of the scripted game."""
    table = ScriptedGame(italy(3))
    table.play_to_the_end(SCRIPT.read_text(encoding="utf-8"))
    return tuple(moment.before for moment in table.moments[::3])


def test_every_offer_is_legal(states: tuple[GameState, ...]) -> None:
    for number, state in enumerate(states):
        for offer in legal(RULES, italy(3), state):
            assert check(RULES, italy(3), state, offer.action) is None, (number, offer)


def test_nonsense_is_refused_by_the_titles_own_book_and_changes_nothing(states: tuple[GameState, ...]) -> None:
    for number, state in enumerate(states[::2]):
        digest = state.digest()
        actors = {offer.action.actor for offer in legal(RULES, italy(3), state)} | {EntityId("P1"), EntityId("NN")}
        for actor in sorted(actors):
            for action in nonsense(actor):
                refused = act(RULES, italy(3), state, action)
                assert isinstance(refused, Refusal), (number, action)
                assert refused.rule.startswith(("P-", "A-")), (number, action, refused)
        assert state.digest() == digest


def test_a_az_6_a_dividend_is_offered_three_ways(states: tuple[GameState, ...]) -> None:
    seen = {
        offer.action.choice
        for state in states
        for offer in legal(RULES, italy(3), state)
        if isinstance(offer.action, PayDividend)
    }
    assert seen == {"pay", "half", "withhold"}
