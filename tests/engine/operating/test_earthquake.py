"""The first 12H: the earthquake and the end of the privates (R-3.10, R-3.12.2), under both profiles."""

import pytest

from engine.actions import LayTile, Pass
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.state.turn import OperatingTurn
from tests.helpers.builders import Table, sicily
from tests.helpers.operating import (
    Turn,
    bank_trains,
    company,
    current,
    is_closed,
    lay,
    money,
    offers_of,
    pieces,
    train,
    trains_of,
)


def messina(profile: str = "aag", *, afg_elsewhere: bool = True, buyer: str = "SFA", **switches: str) -> Table:
    """EX-85: green Messina with AFG (home) and SFA; the buyer is about to take the first 12H."""
    position = Turn(sicily(profile=profile, **switches), phase="10").depot("12H-0").lay("B14 655 0").owns("P1", "SIGI")
    position.corporation("SFA", cash=900, P2="20P").token("SFA", "B14")
    position.draft.corporations[CorporationId("SFA")].unplaced = 1
    position.corporation("AFG", (4, 2), cash=900, P1="20P")
    board = position.draft.board
    position.draft.board = type(board)(
        board.tiles, board.faces, tuple(t for t in board.tokens if t.corporation != "AFG"), board.supply, board.locked
    )
    position.token("AFG", "B14", home=True)
    if afg_elsewhere:
        position.token("AFG", "M9")
        position.draft.corporations[CorporationId("AFG")].unplaced = 1
    position.corporation("ATA", (6, 4), P3="20P")
    return position.operate(buyer, at="trains")


def pass_until(table: Table, corporation: str) -> None:
    """Everybody passes until a corporation operates."""
    while not (isinstance(table.state.turn, OperatingTurn) and current(table) == corporation):
        actor = table.actor()
        assert actor is not None
        table.do(Pass(actor))


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_ex_85_the_earthquake(profile: str) -> None:
    table = messina(profile)
    before = money(table.state)
    assert pieces(table, "655") == 1
    table.do(train("SFA", "12H-0", 800))
    assert table.state.phase == "12"
    assert "B14" not in table.state.board.tiles
    assert table.state.board.tokens_in(lay("SFA", "B14", "655", 0).hex) == ()
    assert (table.tokens("AFG"), company(table, "AFG").unplaced) == (["M9"], 1)
    assert (table.tokens("SFA"), company(table, "SFA").unplaced) == (["J6"], 1)
    assert is_closed(table, "SIGI")
    assert pieces(table, "655") == 1
    assert money(table.state) == before


def test_row_47_no_upgrade_until_the_next_stock_round_is_over() -> None:
    table = messina().do(train("SFA", "12H-0", 800))
    table.state.board = type(table.state.board)(
        table.state.board.tiles,
        table.state.board.faces,
        (*table.state.board.tokens, Turn(table.game).token("ATA", "B14").draft.board.tokens[0]),
        table.state.board.supply,
        table.state.board.locked,
    )
    pass_until(table, "ATA")
    assert table.refuse(lay("ATA", "B14", "655", 0)).key is Key.LAY_LOCKED
    number = table.state.set_number
    while table.state.set_number == number:
        table.do(Pass(EntityId(str(current(table)))))
    pass_until(table, "ATA")
    assert table.state.board.locked == ()
    assert "B14" in {offer.action.hex for offer in offers_of(table, LayTile) if isinstance(offer.action, LayTile)}


@pytest.mark.parametrize(("switch", "unplaced"), [("a", 1), ("b", 2)])
def test_rul_35_tokens_of_the_earthquake(switch: str, unplaced: int) -> None:
    table = messina(quake_tokens=switch).do(train("SFA", "12H-0", 800))
    assert company(table, "SFA").unplaced == unplaced


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_ex_86_who_has_no_other_token_closes(profile: str) -> None:
    """Case row 45 (a): another corporation buys; AFG would still have operated and is gone from the round."""
    table = messina(profile, afg_elsewhere=False)
    before = money(table.state)
    table.do(train("SFA", "12H-0", 800))
    assert not company(table, "AFG").started
    assert table.state.sequence[-2:] == ("IFT", "AFG")
    assert money(table.state) == before
    while current(table) == "SFA":
        table.do(Pass(EntityId("SFA")))
    assert current(table) == "ATA"


@pytest.mark.parametrize(("profile", "bank"), [("pbem", ["16H-0", "12H-0"]), ("aag", ["16H-0"])])
def test_row_45_b_the_buyer_itself_closes(profile: str, bank: list[str]) -> None:
    """Its turn ends at once; the train just bought is on sale again or gone (RUL-33)."""
    table = messina(profile, afg_elsewhere=False, buyer="AFG")
    before = money(table.state)
    table.do(train("AFG", "12H-0", 800))
    assert not company(table, "AFG").started
    assert trains_of(table, "AFG") == []
    assert bank_trains(table) == bank
    assert money(table.state) == before
    assert current(table) == "SFA"


def test_row_37_it_may_be_started_again_in_the_next_stock_round_with_all_its_tokens() -> None:
    table = messina(afg_elsewhere=False).do(train("SFA", "12H-0", 800))
    assert company(table, "AFG").unplaced == 3
    assert company(table, "AFG").closed_in == table.state.set_number
