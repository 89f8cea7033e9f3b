"""Refusals cite PA20's own book, also where a rule of 1849 decides: the title's data say which paragraph has it."""

import pytest

from engine.actions import DeclareBankruptcy, DiscardTrain, Pass, PlaceJunctionToken, SellCertificates
from engine.actions.base import Action
from engine.catalogue import open_title
from engine.errors import Refusal
from engine.ids import CorporationId, EntityId, HexId, PlayerId, TrainId
from engine.messages import Key
from engine.routes.route import Route
from engine.routes.runs import check_routes
from engine.routes.terms import terms_of
from engine.setup import SetupError, new_game
from engine.state.board import Junction
from engine.state.turn import DiscardChoice, FinishedTurn, LoanChoice, Pending
from gui.rules_book import read_book
from tests.helpers.pa20 import Position20, sell, take

SHARED = {paragraph.rule for paragraph in read_book("1849", "en").paragraphs}
OWN = {paragraph.rule for paragraph in read_book("pa20", "en").paragraphs}


def test_the_data_lead_from_paragraphs_of_1849_to_paragraphs_of_pa20() -> None:
    table = open_title("pa20").cited_as
    assert set(table) <= SHARED
    assert set(table.values()) <= OWN


@pytest.mark.parametrize("title", ["1849", "1849_two_sicilies"])
def test_titles_with_the_book_of_1849_have_no_other_names(title: str) -> None:
    assert open_title(title).cited_as == {}


def test_a_az_0_what_may_be_sold() -> None:
    position = Position20(pool_limit=10).railway("NN", P1=60, P2=30).railway("LA", P2=30, P1=20, turns=0)
    table = position.table()
    assert table.refuse(sell(table, "P1", "LA", 20)) == Refusal(Key.NOT_OPERATED, "A-AZ-0", {"corporation": "LA"})
    refused = table.refuse(sell(table, "P1", "NN", 20))
    assert refused == Refusal(Key.POOL_LIMIT, "A-AZ-0", {"corporation": "NN", "limit": 10})
    nothing = SellCertificates(EntityId("P1"), CorporationId("NN"), (), 0)
    assert table.refuse(nothing) == Refusal(Key.NOT_HELD, "A-AZ-0", {"corporation": "NN"})
    assert table.refuse(Pass(EntityId("P2"))).rule == "A-AZ-0"


def test_p_sfm_1_the_price_of_a_certificate_of_the_fund_is_not_that_of_a_share() -> None:
    table = Position20(phase="5").railway("NN", P1=30).cash(P1=99).table()
    assert table.refuse(take(table, "P1", "SFM")) == Refusal(Key.CASH_SHORT, "P-SFM-1", {"cash": 99, "price": 100})


def test_a_az_0_a_player_above_the_holding_limit_sells_of_that_railway_before_he_passes() -> None:
    table = Position20().railway("NN", P1=70, P2=30).railway("LA", P2=60, P1=20).table()
    refused = table.refuse(Pass(EntityId("P1")))
    assert refused == Refusal(Key.MUST_SELL_OF, "A-AZ-0", {"corporation": "NN", "limit": 60})
    table.do(sell(table, "P1", "NN", 10), Pass(EntityId("P1")))


def test_rules_of_the_operating_round() -> None:
    position = Position20().railway("LA", P1=60, trains="2-0").railway("NN", P2=60).operating("LA")
    table = position.table()
    assert table.refuse(Pass(EntityId("NN"))) == Refusal(Key.NOT_YOUR_TURN, "A-OP-7", {"actor": "NN", "active": "LA"})
    there = PlaceJunctionToken(EntityId("LA"), Junction(HexId("zz99"), 9, 7))
    assert table.refuse(there).rule == "A-OP-9"


@pytest.mark.parametrize(
    ("choice", "action", "key", "rule"),
    [
        (
            DiscardChoice(CorporationId("LA")),
            DiscardTrain(EntityId("LA"), TrainId("6-0")),
            Key.TRAIN_NOT_OWNED,
            "A-F5-4",
        ),
        (LoanChoice(PlayerId("P4")), Pass(EntityId("P4")), Key.LOAN_OR_LEAVE, "A-OP-12"),
    ],
)
def test_choices_that_come_before_everything_else(choice: Pending, action: Action, key: Key, rule: str) -> None:
    position = Position20().railway("LA", P1=60, trains="2-0 2-1")
    position.draft.pending = (choice,)
    refused = position.table().refuse(action)
    assert (refused.key, refused.rule) == (key, rule)


def test_a_op_12_a_train_that_must_be_bought() -> None:
    """Track of LA's joins Pescara and Giulianova; it has 80 for the 2 of 100, its president 10 and 20 % to sell."""
    position = Position20().railway("LA", P1=60, P2=40, cash=80).cash(P1=10)
    position.tile("C5", "4", 0).tile("E5", "57", 0).token("LA", "C5", 3)
    table = position.operating("LA", "construction", "run", "dividend").table()
    assert table.refuse(Pass(EntityId("LA"))) == Refusal(Key.MUST_BUY_TRAIN, "A-OP-12", {"corporation": "LA"})
    too_early = table.refuse(DeclareBankruptcy(EntityId("LA")))
    assert too_early == Refusal(Key.CAN_STILL_RAISE, "A-OP-12", {"needed": 10, "possible": 200})


def test_a_op_11_a_route_is_judged_by_the_book_as_well() -> None:
    table = Position20().railway("LTF", trains="2-0", P1=60).operating("LTF").table()
    terms = terms_of(table.game, table.state, CorporationId("LTF"))
    strange = Route(TrainId("6-0"), (), ())
    refused = check_routes(table.game, table.state.board, terms, [strange])
    assert refused == Refusal(Key.TRAIN_NOT_OWNED, "A-OP-11", {"train": "6-0", "corporation": "LTF"})


def test_a_end_1_after_the_end() -> None:
    position = Position20()
    position.draft.ending = "bank"
    position.draft.turn = FinishedTurn("bank")
    assert position.table().refuse(Pass(EntityId("P1"))) == Refusal(Key.GAME_OVER, "A-END-1")


def test_a_set_1_a_game_that_cannot_be_set_up() -> None:
    with pytest.raises(SetupError) as caught:
        new_game(open_title("pa20"), names=("Anna", "Bruno"))
    assert caught.value.refusal == Refusal(Key.PLAYER_COUNT, "A-SET-1", {"count": 2, "allowed": (3, 4, 5, 6)})
