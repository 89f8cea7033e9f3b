"""The end of the game (section 4), closing (R-2.4.7) and the score (R-4.4), under both profiles."""

import pytest
from msgspec.structs import replace

from engine.actions import Pass, SellCertificates
from engine.errors import Refusal
from engine.events import Log
from engine.ids import CorporationId, EntityId, HexId, PlayerId
from engine.messages import Key
from engine.rounds.base import settle
from engine.rounds.stock_begin import begin
from engine.state.turn import FinishedTurn, OperatingTurn, StockTurn
from tests.helpers.builders import RULES, Table, sell, sicily, start
from tests.helpers.operating import (
    Turn,
    bank_trains,
    bankruptcy,
    company,
    current,
    is_closed,
    leave,
    money,
    offers_of,
    pay,
    step,
    train,
    withhold,
)


def is_over(table: Table, reason: str) -> bool:
    """Whether the game has ended for this reason."""
    return table.state.turn == FinishedTurn(reason)


def operators(table: Table) -> set[tuple[str, int]]:
    """All pass until the operating rounds are over; who operated in which round."""
    seen: set[tuple[str, int]] = set()
    while isinstance(table.state.turn, OperatingTurn):
        seen.add((str(table.state.turn.current), table.state.turn.round))
        table.do(Pass(EntityId(str(table.state.turn.current))))
    return seen


LAST_BUT_ONE = (0, 14)
"""The cell of 340, left of the end."""


def near_the_end(profile: str, **switches: str) -> Table:
    position = Turn(sicily(profile=profile, **switches), phase="16").depot("16H-1")
    position.corporation("SFA", LAST_BUT_ONE, cash=2000, P2="20P").corporation("ATA", P1="20P")
    return position.operate("SFA", at="dividend", revenue=400)


def test_ex_88_the_end_cell_ends_the_game_at_once_pbem() -> None:
    table = near_the_end("pbem").do(pay("SFA"))
    assert table.price("SFA") == 377
    assert is_over(table, "market")
    assert table.legal() == ()
    assert table.refuse(Pass(EntityId("SFA"))) == Refusal(Key.GAME_OVER, "R-4.2")


def test_ex_88_the_corporation_finishes_its_turn_aag() -> None:
    table = near_the_end("aag").do(pay("SFA"))
    assert step(table) == "trains"
    table.do(train("SFA", "16H-1", 1100), Pass(EntityId("SFA")))
    assert offers_of(table, SellCertificates)
    table.do(sell("SFA", "SFA", 10, 1))
    assert is_over(table, "market")


def test_r_3_6_5_a_lesser_dividend_does_not_end_it() -> None:
    position = Turn(sicily(profile="pbem"), phase="16").depot("16H-1").corporation("SFA", LAST_BUT_ONE, P2="20P")
    table = position.operate("SFA", at="dividend", revenue=330).do(pay("SFA"))
    assert table.price("SFA") == 340
    assert table.state.ending == ""


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_ex_89_the_end_cell_reached_in_a_stock_round(profile: str) -> None:
    position = Turn(sicily(profile=profile), phase="16").depot("16H-1").cash(P1=0, P2=0, P3=0)
    position.corporation("SFA", (1, 15), papers={"P1": "20P 10 10 10", "P2": "10 10 10", "P3": "20L"})
    position.corporation("ATA", P1="20P")
    table = position.table()
    while isinstance(table.state.turn, StockTurn):
        table.do(Pass(EntityId(table.state.turn.current)))
    assert table.price("SFA") == 377
    assert current(table) == "SFA"
    assert operators(table) == {("SFA", 1)}
    assert is_over(table, "market")


def last_turn(version: int) -> Table:
    """SFA stands on 377 since the stock round, and is the only one to operate; its trains earned 400."""
    game = replace(sicily(profile="pbem"), rules_version=version)
    position = Turn(game, phase="16").depot("16H-1").corporation("SFA", (0, 15), cash=2000, P2="20P")
    return position.corporation("ATA", P1="20P").operate("SFA", at="dividend", revenue=400, only="SFA")


def test_r_4_3_the_last_corporation_has_all_of_its_turn() -> None:
    """It does not reach the cell by this dividend, so R-4.2 does not cut its turn short; games begun before keep their way."""
    table = last_turn(3).do(pay("SFA"))
    assert (table.price("SFA"), step(table)) == (377, "trains")
    table.do(train("SFA", "16H-1", 1100), Pass(EntityId("SFA")), Pass(EntityId("SFA")))
    assert is_over(table, "market")
    assert is_over(last_turn(2).do(pay("SFA")), "market")


def test_r_4_2_a_bank_that_breaks_after_377_does_not_prolong_the_game_aag() -> None:
    """SFA reaches 377, then sells its own shares to a bank without money: nobody operates any more."""
    position = Turn(sicily(profile="aag"), phase="16").depot("16H-1").bank(80)
    position.corporation("SFA", LAST_BUT_ONE, P2="20P").corporation("ATA", P1="20P")
    table = position.operate("SFA", at="dividend", rounds=3, revenue=400).do(pay("SFA"))
    assert (table.state.ending, step(table)) == ("market", "finance")
    table.do(sell("SFA", "SFA", 10, 1))
    assert table.state.bank < 0
    assert is_over(table, "market")


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_r_4_3_nobody_else_operates_when_the_only_one_closes(profile: str) -> None:
    """It stands on 377, has a route, no train and no money, and neither has its president."""
    position = Turn(sicily(profile=profile), phase="16").cash(P2=0).lay("J6 657 2, K7 58 2")
    position.corporation("SFA", (0, 15), P2="20P").corporation("ATA", cash=500, P1="20P")
    table = position.operate("SFA", at="trains", only="SFA")
    table.state.ending = "market"
    table.do(bankruptcy("SFA"))
    while not isinstance(table.state.turn, FinishedTurn):
        assert current(table) is None
        table.do(leave("P2"))
    assert is_over(table, "market")


def paying_bank(bank: int, revenue: int, round_: int = 1, rounds: int = 2, **switches: str) -> Table:
    position = Turn(sicily(**switches)).bank(bank).corporation("SFA", papers={"P2": "20P 10 10 10 10 10 10 20L"})
    return position.operate("SFA", at="dividend", round_=round_, rounds=rounds, revenue=revenue).do(pay("SFA"))


def test_ex_90_a_bank_that_pays_its_last_money_is_not_broken() -> None:
    table = paying_bank(10, 10)
    assert table.state.bank == 0
    assert table.state.ending == ""


def test_ex_90_one_more_breaks_it_and_the_set_is_finished() -> None:
    table = paying_bank(10, 20)
    assert table.state.bank == -10
    assert table.state.ending == "bank"
    assert isinstance(table.state.turn, OperatingTurn)
    assert table.state.turn.round == 2
    table.do(Pass(EntityId("SFA")))
    assert is_over(table, "bank")


def test_rul_39b_a_bank_at_nothing_is_broken() -> None:
    table = paying_bank(10, 10, bank_break_at="b")
    assert table.state.ending == "bank"
    table.do(Pass(EntityId("SFA")))
    assert is_over(table, "bank")


def test_rul_38b_the_game_ends_at_once() -> None:
    assert is_over(paying_bank(10, 20, bank_break_end="b"), "bank")


def test_rul_38c_the_round_is_finished_but_not_the_set() -> None:
    assert is_over(paying_bank(10, 20, bank_break_end="c"), "bank")
    position = Turn(sicily(bank_break_end="c")).bank(10).corporation("SFA", papers={"P2": "20P 10 10 10 10 10 10 20L"})
    table = position.corporation("ATA", (4, 2), P1="20P").operate("SFA", at="dividend", rounds=2, revenue=20)
    assert current(table.do(pay("SFA"))) == "ATA"


def test_r_4_1_broken_in_a_stock_round_the_following_set_is_played() -> None:
    position = Turn(sicily(), phase="6").bank(10).cash(P1=0, P2=0, P3=0).corporation("SFA", P2="20P 10", P1="10")
    table = position.table().do(sell("P1", "SFA", 10, 2))
    assert table.state.ending == "bank"
    while isinstance(table.state.turn, StockTurn):
        table.do(Pass(EntityId(table.state.turn.current)))
    assert operators(table) == {("SFA", 1), ("SFA", 2)}
    assert is_over(table, "bank")


def falling(profile: str) -> Table:
    """SFA stands on 27 and will fall to 0 without a dividend; it owns a 4H and a private."""
    position = Turn(sicily(profile=profile)).owns("SFA", "SIGI").corporation("SFA", (8, 0), cash=70, P2="20P 10")
    position.corporation("ATA", P1="20P").trains("SFA", "4H-0")
    return position.operate("SFA", at="dividend", operated=("ATA",), revenue=30)


@pytest.mark.parametrize(("profile", "count"), [("pbem", 4), ("aag", 3)])
def test_ex_91_trains_of_a_closed_corporation(profile: str, count: int) -> None:
    table = falling(profile)
    before = money(table.state)
    table.do(withhold("SFA"))
    assert len([piece for piece in (*table.state.depot, *table.state.discarded) if piece.startswith("4H")]) == count
    assert ("4H-0" in bank_trains(table)) == (profile == "pbem")
    assert money(table.state) == before


@pytest.mark.parametrize("profile", ["pbem", "aag"])
def test_r_2_4_7_a_corporation_at_0_closes_at_once(profile: str) -> None:
    """Case row 37: it goes to the end of the sequence as new."""
    table = falling(profile).do(withhold("SFA"))
    assert isinstance(table.state.turn, StockTurn)
    closed = company(table, "SFA")
    assert (closed.cash, closed.president, closed.trains, closed.unplaced, closed.turns) == (0, None, (), 3, 0)
    assert table.papers("SFA", "treasury") == "20P 20L 10 10 10 10 10 10"
    assert table.tokens("SFA") == []
    assert is_closed(table, "SIGI")
    assert table.state.sequence[-1] == "SFA"
    assert [marker.corporation for marker in table.state.market] == ["ATA"]


def test_r_2_3_8_nothing_of_the_old_corporation_is_left_for_the_new_one() -> None:
    """The port marker (R-3.5.6), the bond (V-4) and the E-token (V-5) are lost; P2 starts it as any other in the next round."""
    table = falling("pbem")
    old = company(table, "SFA")
    old.port_bonuses, old.bonds, old.e_token = ((HexId("L14"), 20),), 1, True
    table.state.players[PlayerId("P1")].cash = 0
    table.state.sequence = ()
    table.do(withhold("SFA"))
    assert isinstance(table.state.turn, StockTurn)
    table.do(start(str(table.actor()), "SFA", 100))
    new = company(table, "SFA")
    assert (new.port_bonuses, new.bonds, new.e_token, new.turns, new.cash) == ((), 0, False, 0, 200 - 40)
    assert table.tokens("SFA") == ["J6"]
    assert table.papers("SFA", "treasury") == "20L 10 10 10 10 10 10"


def test_a_corporation_that_sells_itself_to_0_ends_its_turn() -> None:
    position = Turn(sicily()).corporation("SFA", (7, 0), P2="20P").corporation("ATA", P1="20P")
    table = position.operate("SFA", at="finance").do(sell("SFA", "SFA", 20, 1, 2))
    assert not company(table, "SFA").started
    assert current(table) == "ATA"


def test_r_4_4_the_score() -> None:
    position = Turn(sicily()).cash(P1=123).owns("P1", "SCE", "RSA")
    table = position.corporation("SFA", P1="20P 10").corporation("ATA", (4, 2), P2="20P", P1="20L").operate("SFA")
    table.state.players[PlayerId("P1")].loans = 1
    assert RULES.worth(table.game, table.state, PlayerId("P1")) == 123 + 300 + 136 + 170 - 750


def test_rul_41b_privates_count_nothing() -> None:
    table = Turn(sicily(score_privates="b")).cash(P1=123).owns("P1", "SCE").corporation("SFA", P2="20P").operate("SFA")
    assert RULES.worth(table.game, table.state, PlayerId("P1")) == 123


def test_a_round_without_corporations_passes_by() -> None:
    """Privates pay until somebody can start a corporation."""
    position = Turn(sicily()).cash(P1=126, P2=0, P3=0).owns("P1", "SCE")
    settle(RULES, position.game, position.draft, [])
    table = position.table()
    assert isinstance(table.state.turn, StockTurn)
    assert table.cash("P1") == 136
    assert table.state.set_number == 4


def test_a_game_in_which_nobody_can_do_anything_any_more_is_over() -> None:
    position = Turn(sicily()).cash(P1=135, P2=0, P3=0)
    settle(RULES, position.game, position.draft, [])
    assert position.draft.turn == FinishedTurn("stalemate")


def test_x_1_no_stalemate_while_a_corporation_is_in_business() -> None:
    """Nobody can do anything in the stock round: no cash, and SFA's shares cannot be sold (R-2.1.1). SFA operates."""
    position = Turn(sicily()).cash(P1=0, P2=0, P3=0).corporation("SFA", turns=0, P2="20P")
    log: Log = []
    begin(position.game, position.draft, log)
    settle(RULES, position.game, position.draft, log)
    assert isinstance(position.draft.turn, OperatingTurn)
    assert position.draft.turn.current == "SFA"


@pytest.mark.parametrize("version", [2, 3])
def test_x_1_what_closes_at_the_end_of_the_round_may_be_started_in_the_next(version: int) -> None:
    """P1 holds 12 certificates, so that he buys nothing, and the pools are full: then all five fall to 0 (R-2.3.8)."""
    game = replace(sicily(), rules_version=version)
    position = Turn(game).cash(P1=500, P2=0, P3=0)
    for name in ("SFA", "ATA"):
        position.corporation(name, (8, 0), P1="20P 10 10", P2="10", pool="10 10 10 20L")
    for name in ("CTL", "AFG", "IFT"):
        position.corporation(name, (8, 0), P1="20P 10", P2="10 10", pool="10 10 10 20L")
    log: Log = []
    begin(position.game, position.draft, log)
    before = position.draft.set_number
    settle(RULES, position.game, position.draft, log)
    turn = position.draft.turn
    assert set(position.draft.sequence) == {"SFA", "ATA", "CTL", "AFG", "IFT"}
    assert turn == (FinishedTurn("stalemate") if version == 2 else StockTurn(number=before + 1, current=PlayerId("P1")))


def test_corporations_closed_before_their_turn_are_left_out() -> None:
    position = Turn(sicily()).cash(P2=0).lay("J6 657 2, K7 58 2").corporation("SFA", P2="20P")
    position.corporation("ATA", (8, 0), P1="20P", P2="10 10 10 10").corporation("CTL", (4, 2), P3="20P")
    table = position.operate("SFA", at="trains").do(sell("P2", "ATA", 40, 1, 2, 3, 4))
    assert not company(table, "ATA").started
    table.do(train("SFA", "4H-0", 100), Pass(EntityId("SFA")))
    assert current(table) == "CTL"
    assert table.state.corporations[CorporationId("ATA")].cash == 0


def test_the_income_of_a_player_who_left_keeps_no_game_going() -> None:
    position = Turn(sicily()).cash(P1=0, P2=0, P3=0).owns("P3", "SCE")
    position.draft.players[PlayerId("P3")].left = True
    settle(RULES, position.game, position.draft, [])
    assert position.draft.turn == FinishedTurn("stalemate")
