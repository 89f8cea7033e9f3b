"""What is on offer is legal, what is not is refused with its reason, and every title finds its rules."""

import pytest

from engine.actions import Pass
from engine.closing import close_corporation
from engine.ids import CorporationId, EntityId, PlayerId
from engine.messages import Key
from engine.rounds.base import check
from engine.state.turn import DiscardChoice, ExchangeChoice, HomeChoice, LoanChoice, Pending
from engine.titles import RULES as TITLES
from engine.titles import rules_of
from tests.helpers.builders import RULES, Table, kingdom, sicily
from tests.helpers.operating import Turn, lay, mark, pay, private, run, step, teleport, token, train


def all_offers_are_legal(table: Table) -> int:
    """How many there are."""
    for offer in table.legal():
        assert check(RULES, table.game, table.state, offer.action) is None, offer
        assert offer.covers(offer.action)
    return len(table.legal())


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_every_offer_of_a_whole_turn_is_legal(profile: str) -> None:
    position = Turn(sicily(profile=profile), phase="6").depot("6H-1").owns("CTL", "SMS", "CNM").owns("P1", "SCE")
    position.corporation("CTL", P2="20P", cash=900, pool="10").corporation("ATA", (4, 2), cash=100, P1="20P")
    position.trains("ATA", "6H-2").draft.corporations[CorporationId("CTL")].trains = position.draft.depot[:1]
    table = position.operate("CTL", at="teleport")
    moves = [
        teleport("CTL", "SMS"),
        lay("CTL", "B14", "655", 0),
        token("CTL", "B14"),
        mark("CTL", "CNM", "A5"),
        run(table, "CTL", t6H_1=("E1 C1",)),
        pay("CTL"),
        train("CTL", "6H-2", 100, "ATA"),
        Pass(EntityId("CTL")),
        Pass(EntityId("CTL")),
        private("CTL", "SCE", 1),
    ]
    steps = []
    for move in moves:
        assert all_offers_are_legal(table) > 0
        steps.append(step(table))
        table.do(move)
    assert steps == [
        "teleport", "track", "token", "run", "run", "dividend", "trains", "trains", "finance", "privates",
    ]  # fmt: skip


def test_privates_that_are_not_held_cannot_be_used() -> None:
    position = Turn(sicily(), phase="6").owns("SFA", "SMS", "CNM").corporation("SFA", P2="20P")
    table = position.operate("SFA", at="teleport")
    assert table.refuse(teleport("SFA", "CNM")).key is Key.PRIVATE_NOT_HELD
    assert table.refuse(mark("SFA", "SMS", "A5")).key is Key.PRIVATE_NOT_HELD


def test_r_3_3_1_no_token_left() -> None:
    position = Turn(sicily()).lay("J6 657 2, K7 4 2, L8 9 2").corporation("SFA", P2="20P", cash=50)
    position.draft.corporations[CorporationId("SFA")].unplaced = 0
    table = position.operate("SFA", at="track").do(Pass(EntityId("SFA")))
    assert step(table) != "token"


def test_a_corporation_that_falls_to_0_without_earnings_ends_its_turn() -> None:
    position = Turn(sicily()).corporation("SFA", (8, 0), P2="20P").corporation("ATA", (4, 2), P1="20P")
    table = position.operate("SFA", operated=()).do(Pass(EntityId("SFA")))
    assert not table.state.corporations[CorporationId("SFA")].started
    assert table.actor() == "ATA"


def test_choices_about_a_closed_corporation_are_void() -> None:
    position = Turn(sicily()).corporation("SFA", P2="20P").corporation("ATA", (4, 2), P1="20P")
    draft = position.operate("ATA").state
    kept: tuple[Pending, ...] = (DiscardChoice(CorporationId("ATA")), LoanChoice(PlayerId("P2")))
    void: tuple[Pending, ...] = (
        DiscardChoice(CorporationId("SFA")),
        HomeChoice(CorporationId("SFA")),
        ExchangeChoice(CorporationId("SFA"), PlayerId("P1"), PlayerId("P2")),
    )
    draft.pending = (*void, *kept)
    close_corporation(position.game, draft, CorporationId("SFA"), "price", [])
    assert list(draft.pending) == list(kept)


def test_every_title_that_can_be_played_has_rules() -> None:
    assert rules_of(sicily()) is TITLES["t1849"]
    assert rules_of(kingdom()) is TITLES["t1849_two_sicilies"]
