"""Buying trains, the duty to own one, the limit and what first sales bring about (R-3.7, R-3.8.1, R-3.8.2)."""

import pytest

from engine.actions import BuyTrain, Pass
from engine.errors import Refusal
from engine.events import BANK, PhaseChanged, PrivateClosed, TrainsRusted
from engine.ids import CorporationId, EntityId, PhaseId, PrivateId, TrainId, train_type
from engine.messages import Key
from engine.state.turn import OperatingTurn, StockTurn
from tests.helpers.builders import CELLS, Table, passing, sicily
from tests.helpers.operating import (
    Turn,
    bank_trains,
    company,
    discard,
    is_closed,
    money,
    offers_of,
    step,
    train,
    trains_of,
)


def rounds_after_stock_round(table: Table) -> int:
    """All pass; the number of operating rounds of the set that follows."""
    while isinstance(table.state.turn, StockTurn):
        actor = table.actor()
        assert actor is not None
        table.do(Pass(actor))
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.state.turn.round == 1
    return table.state.turn.rounds


ROUTE = "J6 657 2, K7 58 2"
"""From Girgenti to Licata over standard track."""


def test_ex_71_the_president_adds_what_the_treasury_lacks() -> None:
    position = Turn(sicily()).cash(P2=200).owns("P2", "RSA").lay(ROUTE).corporation("SFA", cash=60, P2="20P")
    table = position.operate("SFA", at="trains")
    before = money(table.state)
    assert [offer.action for offer in table.legal()] == [train("SFA", "4H-0", 100)]
    table.do(train("SFA", "4H-0", 100))
    assert (table.treasury("SFA"), table.cash("P2")) == (0, 160)
    assert is_closed(table, "RSA")
    assert money(table.state) == before


def test_ex_72_no_duty_without_a_route() -> None:
    table = Turn(sicily()).cash(P2=0).corporation("SFA", cash=500, P2="20P").operate("SFA", at="trains")
    assert Pass(EntityId("SFA")) in [offer.action for offer in table.legal()]
    poor = Turn(sicily()).corporation("SFA", P2="20P").corporation("ATA", CELLS[68], P1="20P").operate("SFA")
    poor.do(Pass(EntityId("SFA")))
    assert step(poor) == "finance"


def test_rul_43b_the_duty_is_there_without_a_route_too() -> None:
    game = sicily(must_buy_needs_route="b")
    table = Turn(game).cash(P2=0).corporation("SFA", cash=500, P2="20P").operate("SFA", at="trains")
    assert table.refuse(Pass(EntityId("SFA"))).key is Key.MUST_BUY_TRAIN


def late_game(treasury: int) -> Table:
    position = Turn(sicily(), phase="16").depot("16H-1").cash(P2=5000).lay(ROUTE)
    return position.corporation("SFA", cash=treasury, P2="20P").operate("SFA", at="trains")


def test_ex_73_help_only_for_the_cheapest_train() -> None:
    table = late_game(400)
    assert bank_trains(table) == ["16H-1", "R6H-0"]
    assert table.refuse(train("SFA", "16H-1", 1100)).key is Key.CASH_SHORT
    table = late_game(300)
    assert table.refuse(train("SFA", "16H-1", 1100)).key is Key.TRAIN_CHEAPEST_ONLY
    table.do(train("SFA", "R6H-0", 350))
    assert (table.treasury("SFA"), table.cash("P2")) == (0, 4950)


def test_r_3_8_2_the_treasury_may_pay_for_a_dearer_one() -> None:
    table = late_game(1100)
    assert table.do(train("SFA", "16H-1", 1100)).treasury("SFA") == 0


def test_r_3_8_2_no_help_for_a_train_of_another_corporation() -> None:
    position = Turn(sicily()).cash(P2=500).lay(ROUTE).corporation("SFA", cash=60, P2="20P")
    table = position.corporation("ATA", P1="20P").trains("ATA", "4H-0").operate("SFA", at="trains")
    assert table.refuse(train("SFA", "4H-0", 61, "ATA")).key is Key.CASH_SHORT
    assert table.do(train("SFA", "4H-0", 60, "ATA")).treasury("SFA") == 0


def test_ex_79_a_train_of_another_corporation_for_any_price_from_1() -> None:
    position = Turn(sicily()).corporation("SFA", cash=5, P2="20P").corporation("ATA", P1="20P")
    table = position.trains("ATA", "4H-0").operate("SFA", at="trains")
    offer = offers_of(table, BuyTrain)[0]
    assert offer.vary is not None
    assert (offer.vary.low, offer.vary.high) == (1, 5)
    assert table.refuse(train("SFA", "4H-0", 6, "ATA")).key is Key.CASH_SHORT
    assert table.refuse(train("SFA", "4H-0", 0, "ATA")).key is Key.TRAIN_PRICE_LOW
    assert table.refuse(train("SFA", "4H-1", 1, "ATA")).key is Key.TRAIN_NOT_ON_SALE
    table.do(train("SFA", "4H-0", 1, "ATA"))
    assert (table.treasury("SFA"), table.treasury("ATA")) == (4, 1)
    assert (trains_of(table, "SFA"), trains_of(table, "ATA")) == (["4H-0"], [])


@pytest.mark.parametrize(
    ("phase", "first", "owned"),
    [
        ("4", "6H-0", ("4H-0", "4H-1", "4H-2")),
        ("8", "8H-1", ("6H-0", "6H-1")),
        ("10", "10H-1", ("8H-0",)),
    ],
)
def test_ex_80_no_train_above_the_limit(phase: str, first: str, owned: tuple[str, ...]) -> None:
    """With one train less than the limit of the phase; after the purchase nothing more is asked."""
    position = Turn(sicily(), phase=phase).corporation("SFA", cash=900, P2="20P").trains("SFA", *owned)
    table = position.depot(first if phase != "4" else "4H-3").operate("SFA", at="trains")
    bought = bank_trains(table)[0]
    table.do(train("SFA", bought, 100 if phase == "4" else table.game.trains[train_type(TrainId(bought))].price))
    assert len(trains_of(table, "SFA")) == len(owned) + 1
    assert step(table) == "finance"
    limit = len(owned) + 1
    assert table.refuse(train("SFA", bank_trains(table)[0], 550)) == Refusal(
        Key.TRAIN_LIMIT, "R-3.7.2", {"corporation": "SFA", "limit": limit}
    )


def test_r_3_7_1_the_bank_sells_at_list_price_only_what_is_on_sale() -> None:
    table = Turn(sicily()).corporation("SFA", cash=900, P2="20P").operate("SFA", at="trains")
    assert table.refuse(train("SFA", "4H-0", 99)).key is Key.TRAIN_PRICE
    assert table.refuse(train("SFA", "6H-0", 200)).key is Key.TRAIN_NOT_ON_SALE
    assert table.refuse(train("SFA", "R6H-0", 350)).key is Key.TRAIN_NOT_ON_SALE
    table.do(train("SFA", "4H-0", 100), train("SFA", "4H-1", 100), train("SFA", "4H-2", 100))
    table.do(train("SFA", "4H-3", 100))
    assert bank_trains(table) == ["6H-0"]


def test_ex_81_the_first_8h() -> None:
    position = Turn(sicily(), phase="6").depot("8H-0").corporation("SFA", cash=800, P2="20P")
    position.corporation("ATA", P1="20P").trains("ATA", "4H-0", "4H-1", "4H-2", "4H-3")
    table = position.trains("SFA", "6H-0", "6H-1", "6H-2").operate("SFA", at="trains")
    table.do(train("SFA", "8H-0", 350))
    assert table.state.phase == "8"
    assert trains_of(table, "ATA") == []
    assert step(table) == "discard"
    assert table.actor() == "SFA"
    assert len(table.legal()) == 4
    assert table.refuse(discard("SFA", "4H-0")).key is Key.TRAIN_NOT_OWNED
    table.do(discard("SFA", "6H-1"))
    assert trains_of(table, "SFA") == ["6H-0", "6H-2", "8H-0"]
    assert bank_trains(table) == ["8H-1", "6H-1"]


def test_r_3_7_2_only_who_is_above_the_limit_discards() -> None:
    """Phase 10 allows two trains: ATA has just these, CTL one more."""
    position = Turn(sicily(4), phase="8").depot("10H-0").corporation("SFA", cash=800, P2="20P")
    position.corporation("ATA", P1="20P").trains("ATA", "8H-0", "8H-1")
    position.corporation("CTL", P1="20P").trains("CTL", "8H-2", "R6H-0", "R6H-1")
    table = position.operate("SFA", at="trains")
    table.do(train("SFA", "10H-0", 550))
    assert (step(table), table.actor()) == ("discard", "CTL")
    table.do(discard("CTL", "8H-2"))
    assert step(table) != "discard"
    assert [len(trains_of(table, name)) for name in ("SFA", "ATA", "CTL")] == [1, 2, 2]


def test_r_3_7_2_those_above_the_limit_are_asked_in_operating_order() -> None:
    """CTL is dearer than ATA, which comes before it in the data and in the sequence."""
    position = Turn(sicily(5), phase="8").depot("10H-0").corporation("SFA", cash=800, P2="20P")
    position.corporation("ATA", CELLS[68], P1="20P").trains("ATA", "8H-1", "8H-2", "16H-0")
    position.corporation("CTL", CELLS[144], P1="20P").trains("CTL", "8H-0", "R6H-0", "R6H-1")
    table = position.operate("SFA", at="trains").do(train("SFA", "10H-0", 550))
    assert table.actor() == "CTL"
    assert table.do(discard("CTL", "8H-0")).actor() == "ATA"


def test_r_3_7_2_those_above_the_limit_may_discard_in_any_order() -> None:
    """One is asked first, the other may be quicker. Nobody else may, nor who is within the limit again."""
    position = Turn(sicily(5), phase="8").depot("10H-0").corporation("SFA", cash=800, P2="20P")
    position.corporation("CTL", P1="20P").trains("CTL", "8H-0", "R6H-0", "R6H-1")
    position.corporation("ATA", P1="20P").trains("ATA", "8H-1", "8H-2", "16H-0")
    table = position.operate("SFA", at="trains").do(train("SFA", "10H-0", 550))
    asked = table.actor()
    first, second = ("CTL", "ATA") if asked == "CTL" else ("ATA", "CTL")
    assert {offer.action.actor for offer in table.legal()} == {first}
    assert table.refuse(discard("SFA", "10H-0")).key is Key.NOT_YOUR_TURN
    kept = trains_of(table, second)
    assert table.refuse(discard(second, trains_of(table, first)[0])).key is Key.TRAIN_NOT_OWNED
    table.do(discard(second, kept[1]))
    assert table.actor() == first
    assert table.refuse(discard(second, kept[0])).key is Key.NOT_YOUR_TURN
    table.do(discard(first, trains_of(table, first)[1]))
    assert step(table) != "discard"
    assert [len(trains_of(table, name)) for name in ("CTL", "ATA")] == [2, 2]


def test_r_3_7_1_nobody_pays_the_bank_more_than_the_list_price() -> None:
    table = Turn(sicily()).corporation("SFA", cash=500, P2="20P").operate("SFA", at="trains")
    for amount in (0, 99, 101, 500):
        refusal = table.refuse(train("SFA", "4H-0", amount))
        assert (refusal.key, refusal.parameters["price"]) == (Key.TRAIN_PRICE, 100)


def test_ex_81_a_discarded_train_is_bought_at_list_price() -> None:
    position = Turn(sicily(), phase="8").depot("8H-1").pool("6H-1").corporation("SFA", cash=400, P2="20P")
    table = position.operate("SFA", at="trains")
    assert table.refuse(train("SFA", "6H-1", 100)).key is Key.TRAIN_PRICE
    table.do(train("SFA", "6H-1", 200))
    assert bank_trains(table) == ["8H-1"]
    assert table.state.phase == "8"


def test_r_3_7_3_trains_in_the_bank_pool_rust_too() -> None:
    position = Turn(sicily(), phase="6").depot("8H-0").pool("4H-0", "6H-0").corporation("SFA", cash=400, P2="20P")
    table = position.operate("SFA", at="trains").do(train("SFA", "8H-0", 350))
    assert list(table.state.discarded) == ["6H-0"]


def test_r_3_7_3_trains_still_unsold_rust_too() -> None:
    """A title may have types on sale beside each other, so that one rusts before it is sold out."""
    position = Turn(sicily(), phase="6").depot("8H-0").corporation("SFA", cash=400, P2="20P")
    unsold = TrainId("4H-3")
    position.draft.depot = (*position.draft.depot, unsold)
    table = position.operate("SFA", at="trains").do(train("SFA", "8H-0", 350))
    assert unsold not in table.state.depot
    rusted = next(event for event in table.events if isinstance(event, TrainsRusted))
    assert (rusted.trains, rusted.owners) == ((unsold,), (BANK,))


def test_ex_82_the_number_of_rounds_is_fixed_when_the_set_begins() -> None:
    position = Turn(sicily(), number=1).depot("6H-0").corporation("SFA", turns=0, cash=500, P2="20P")
    table = position.operate("SFA", at="trains", round_=1, rounds=1).do(train("SFA", "6H-0", 200))
    assert table.state.phase == "6"
    table.do(*passing("SFA"))
    assert isinstance(table.state.turn, StockTurn)
    assert rounds_after_stock_round(table) == 2


def test_r_3_7_3_only_the_first_train_of_a_type_begins_a_phase() -> None:
    position = Turn(sicily(), phase="4").depot("6H-0").corporation("SFA", cash=900, P2="20P")
    table = position.corporation("ATA", P1="20P").operate("SFA", at="trains").do(train("SFA", "6H-0", 200))
    assert PhaseChanged(PhaseId("6")) in table.events
    table.do(train("SFA", "6H-1", 200))
    assert trains_of(table, "SFA") == ["6H-0", "6H-1"]
    assert not any(isinstance(event, PhaseChanged) for event in table.events)


def test_r_3_0_1_a_phase_that_begins_in_the_first_round_adds_none_to_its_set() -> None:
    """Phase 10 has three rounds; the set begun in phase 8 keeps its two."""
    position = Turn(sicily(), number=2, phase="8").depot("10H-0").corporation("SFA", cash=600, P2="20P")
    table = position.operate("SFA", at="trains", round_=1, rounds=2).do(train("SFA", "10H-0", 550))
    seen = set()
    while isinstance(table.state.turn, OperatingTurn):
        seen.add((table.state.turn.round, table.state.turn.rounds))
        table.do(*passing(str(table.actor())))
    assert seen == {(1, 2), (2, 2)}


@pytest.mark.parametrize(("phase", "rounds"), [("4", 1), ("6", 2), ("8", 2), ("10", 3), ("12", 3), ("16", 3)])
def test_r_3_0_1_rounds_by_phase(phase: str, rounds: int) -> None:
    table = Turn(sicily(), phase=phase).corporation("SFA", P2="20P").table()
    assert rounds_after_stock_round(table) == rounds


def test_ex_87_the_first_16h() -> None:
    position = Turn(sicily(), phase="12").depot("16H-0").corporation("SFA", cash=2000, P2="20P")
    table = position.corporation("ATA", P1="20P").trains("ATA", "8H-0").operate("SFA", at="trains")
    assert bank_trains(table) == ["16H-0"]
    table.do(train("SFA", "16H-0", 1100))
    assert trains_of(table, "ATA") == []
    assert bank_trains(table) == ["16H-1", "R6H-0"]
    assert table.do(train("SFA", "R6H-0", 350)).treasury("SFA") == 550


def test_r_3_12_2_the_founding_private_closes_with_a_train_bought_from_anyone() -> None:
    position = Turn(sicily()).owns("P2", "RSA").corporation("SFA", cash=50, P2="20P").corporation("ATA", P1="20P")
    table = position.trains("ATA", "4H-0").operate("SFA", at="trains")
    after = table.do(train("SFA", "4H-0", 1, "ATA"))
    assert is_closed(after, "RSA")
    assert PrivateClosed(PrivateId("RSA")) in after.events


def test_r_3_12_2_it_stays_open_when_another_corporation_buys() -> None:
    position = Turn(sicily()).owns("P2", "RSA").corporation("ATA", cash=150, P2="20P")
    assert not is_closed(position.operate("ATA", at="trains").do(train("ATA", "4H-0", 100)), "RSA")


@pytest.mark.parametrize(("switch", "closed"), [("a", False), ("b", True)])
def test_rul_47_after_a_restart(switch: str, closed: bool) -> None:  # noqa: FBT001 - a test parameter
    position = Turn(sicily(rsa_restart=switch), number=3).owns("P2", "RSA").corporation("SFA", cash=150, P1="20P")
    position.draft.corporations[CorporationId("SFA")].closed_in = 1
    table = position.operate("SFA", at="trains").do(train("SFA", "4H-0", 100))
    assert is_closed(table, "RSA") == closed


def test_r_3_8_1_no_duty_when_the_bank_has_no_train() -> None:
    position = Turn(sicily()).lay(ROUTE).corporation("SFA", cash=150, P2="20P").corporation("ATA", P1="20P")
    position.draft.depot = ()
    table = position.trains("ATA").operate("SFA", at="track").do(Pass(EntityId("SFA")))
    assert step(table) == "finance"


def test_a_train_may_be_bought_from_a_corporation_of_the_same_president() -> None:
    position = Turn(sicily()).corporation("SFA", cash=500, P2="20P").corporation("ATA", cash=0, P2="20P")
    table = position.trains("ATA", "4H-0").operate("SFA", at="trains").do(train("SFA", "4H-0", 500, "ATA"))
    assert company(table, "ATA").cash == 500
