"""Dividend, finance, forced purchase, end: A-AZ-6, A-OP-7, A-OP-12, A-END-1, EX-P24."""

from msgspec.structs import replace

from engine.actions import AnswerLoan, BuyCertificate, BuyTrain, DeclareBankruptcy, Pass, PayDividend, SellCertificates
from engine.certificates import certificate_count
from engine.errors import Refusal
from engine.events import BankBroken, GameEnded
from engine.ids import CorporationId, EntityId, PlayerId, TrainId
from engine.messages import Key
from engine.pa20.regional_auction import unsold
from engine.pa20.state import is_open
from engine.pa20.worth import worth
from engine.rounds.base import open_steps, settle
from engine.state.turn import FinishedTurn, OperatingTurn
from tests.helpers.pa20 import PAR_CELLS, RULES, Position20, Table20, sell

BUILT = ("construction", "run", "dividend")


def paying(choice: str, cell: tuple[int, int] = (2, 3), revenue: int = 130) -> tuple[Table20, int]:
    """LA: P1 30, P2 20, pool 20, initial offer 20, bought back 10; and what the bank had before."""
    position = Position20().railway("LA", cell, P1=30, P2=20, pool=20, bought_back=10).cash(P1=0, P2=0)
    table = position.operating("LA", "construction", "run", revenue=revenue).table()
    bank = table.cash("")
    return table.do(PayDividend(EntityId("LA"), choice)), bank  # type: ignore[arg-type]


def test_a_az_6_paid_one_column_right_the_pool_gets_nothing() -> None:
    table, bank = paying("pay")
    assert (table.cash("P1"), table.cash("P2")) == (39, 26)
    # Initial offer 20 and bought back 10 pay the treasury.
    assert table.cash("LA") == 39
    assert table.cash("") == bank - 104
    assert table.cell("LA") == (3, 5)


def test_a_az_6_withheld_one_column_left() -> None:
    table, _ = paying("withhold")
    assert (table.cash("P1"), table.cash("LA")) == (0, 130)
    assert table.cell("LA") == (3, 3)


def test_a_az_6_half_does_not_move() -> None:
    # 65 each way; 6 for every 10 %, the rest of the revenue to the treasury: 70, and 18 for its own 30 %.
    table, _ = paying("half")
    assert (table.cash("P1"), table.cash("P2")) == (18, 12)
    assert table.cash("LA") == 70 + 18
    assert table.cell("LA") == (3, 4)


def test_a_az_6_a_government_pays_all_or_nothing() -> None:
    position = Position20().railway("RM", (2, 3), P1=30).operating("RM", "construction", "run", revenue=130)
    table = position.table()
    assert [offer.choice for offer in table.offered(PayDividend) if isinstance(offer, PayDividend)] == [
        "pay",
        "withhold",
    ]
    refusal = table.refuse(PayDividend(EntityId("RM"), "half"))
    assert (refusal.key, refusal.rule) == (Key.DIVIDEND_ALL_OR_NOTHING, "A-AZ-6")


def test_a_az_6_at_the_edges_up_and_down() -> None:
    # Row 6 has nine columns.
    table, _ = paying("pay", cell=(5, 8))
    assert table.cell("LA") == (5, 9)
    table, _ = paying("withhold", cell=(5, 0))
    assert table.cell("LA") == (7, 1)


def test_a_az_6_nothing_earned_moves_left() -> None:
    table = Position20().railway("LA", (2, 3), P1=30).operating("LA", "construction", "run").settled()
    assert table.cell("LA") == (3, 3)


def finance(**more: int) -> Position20:
    turns = more.pop("turns", 1)
    position = Position20().railway("LA", PAR_CELLS[80], P1=30, turns=turns, cash=200, **more)  # type: ignore[arg-type]
    return position.operating("LA", *BUILT, "trains")


def round_of(table: Table20) -> int:
    assert isinstance(table.state.turn, OperatingTurn)
    return table.state.turn.round


def test_a_op_7_finance_buys_one_back_at_the_market_value() -> None:
    table = finance(pool=30).table()
    bank = table.cash("")
    pool = [i for i, place in enumerate(table.state.corporations[CorporationId("LA")].certificates) if place == "pool"]
    table.do(BuyCertificate(EntityId("LA"), CorporationId("LA"), pool[0]))
    assert (table.cash("LA"), table.cash("")) == (120, bank + 80)
    assert (table.percent("LA", "bought_back"), table.percent("LA", "pool")) == (10, 20)
    # One of the two, once a turn: the second operating round has begun.
    assert round_of(table) == 2


def test_a_op_7_finance_sells_only_what_was_bought_back() -> None:
    table = finance(bought_back=20).table()
    offers = [offer.percent for offer in table.offered(SellCertificates) if isinstance(offer, SellCertificates)]
    assert offers == [10, 20]
    treasury = table.state.corporations[CorporationId("LA")].certificates.index("treasury")
    sale = SellCertificates(EntityId("LA"), CorporationId("LA"), (treasury,), 10)
    assert table.refuse(sale).key is Key.NOT_HELD


def test_a_op_7_finance_not_in_the_first_turn() -> None:
    assert round_of(finance(pool=30, bought_back=10, turns=0).settled()) == 2


def test_a_op_7_finance_within_the_pool_limit() -> None:
    table = finance(pool=40, bought_back=20).table()
    offers = [offer.percent for offer in table.offered(SellCertificates) if isinstance(offer, SellCertificates)]
    assert offers == [10]


def running(**cash: int) -> Position20:
    """FSC without a train, its token between two towns on yellow track: it could run, so it must buy."""
    position = Position20(phase="4").cash(**cash).railway("FSC", PAR_CELLS[80], P1=30, cash=100)
    position.tile("AJ10", "57", 1).tile("AI11", "9", 1).tile("AH12", "4", 1)
    position.token("FSC", "AJ10", 4).token("FSC", "AI11", 4)
    return position.operating("FSC", *BUILT)


def test_a_op_12_a_railway_that_could_run_must_own_a_train() -> None:
    table = running(P1=300).table()
    assert table.refuse(Pass(EntityId("FSC"))).key is Key.MUST_BUY_TRAIN
    table.do(BuyTrain(EntityId("FSC"), TrainId("4-1"), 350))
    # The president pays what is missing.
    assert (table.cash("FSC"), table.cash("P1")) == (0, 50)


def test_a_op_12_without_a_run_no_train_is_needed() -> None:
    position = Position20(phase="4").railway("FSC", PAR_CELLS[80], P1=30, cash=100).operating("FSC", *BUILT)
    table = position.settled()
    assert table.trains("FSC") == ()
    assert table.offered(BuyTrain) == []
    assert "trains" not in [found.name for found in open_steps(RULES, table.game, table.state)]


def test_a_op_12_the_president_sells_no_more_than_needed_and_the_value_falls() -> None:
    position = running(P1=100).railway("LA", (2, 4), P1=20, P2=40)
    table = position.table()
    # 350 − 100 − 100: 150 missing, LA stands at 80: two certificates, and three would go beyond the need.
    sales = [offer for offer in table.offered(SellCertificates) if isinstance(offer, SellCertificates)]
    assert {(sale.corporation, sale.percent) for sale in sales} >= {("LA", 20)}
    table.do(next(sale for sale in sales if (sale.corporation, sale.percent) == ("LA", 20)))
    assert table.cash("P1") == 260
    assert table.price("LA") == 70
    table.do(BuyTrain(EntityId("FSC"), TrainId("4-1"), 350))
    assert table.cash("P1") == 10


def test_p_sfm_6_and_p_reg_4_a_president_in_need_sells_neither_of_the_fund_nor_a_regional() -> None:
    table = running(P1=100).phase("5").fund(P1=2).regional("SFSM", "P1").table()
    fund, regional = CorporationId("SFM"), CorporationId("SFSM")
    of_fund = table.refuse(SellCertificates(EntityId("P1"), fund, (0,), 10))
    assert of_fund == Refusal(Key.FUND_NOT_SOLD, "P-SFM-6", {"corporation": fund})
    of_regional = table.refuse(SellCertificates(EntityId("P1"), regional, (0,), 100))
    assert of_regional == Refusal(Key.NOT_ON_MARKET, "P-REG-4", {"corporation": regional})


def test_a_op_12_bankruptcy_makes_a_major_unlaunched_again() -> None:
    table = running(P1=10).table()
    table.do(DeclareBankruptcy(EntityId("FSC")))
    assert "FSC" in table.state.sequence
    assert table.state.marker(CorporationId("FSC")) is None
    assert table.percent("FSC", "treasury") == 100
    assert table.state.board.tokens == ()
    assert (table.cash("P1"), table.cash("FSC")) == (0, 0)
    table.do(AnswerLoan(EntityId("P1"), "take"))
    assert table.cash("P1") == 500


def test_a_op_12_a_regional_is_unsold_again() -> None:
    position = Position20(phase="6").cash(P1=10).regional("FG", "P1", cash=50).railway("LA", P2=30)
    position.tile("I9", "58", 4).tile("H10", "58", 5)
    position.token("FG", "I9", 4)
    position.draft.depot = tuple(train for train in position.draft.depot if not train.startswith("R5"))
    table = position.operating("FG", *BUILT, operated="LA").table()
    table.do(DeclareBankruptcy(EntityId("FG")))
    assert table.president("FG") is None
    assert table.state.corporations[CorporationId("FG")].certificates == ("treasury",)
    table.do(AnswerLoan(EntityId("P1"), "take"))

    assert "FG" in unsold(table.game, table.state)


def test_ex_p24_and_a_end_1_worth() -> None:
    position = Position20(phase="6").railway("NN", PAR_CELLS[80], P1=30).fund(P1=2).regional("SFSM", "P1").cash(P1=310)
    table = position.table()
    assert worth(table.game, table.state, table.game.players[0]) == 310 + 240 + 200 + 150 == 900


def test_a_end_1_a_loan_costs_750() -> None:
    position = Position20(phase="6").railway("NN", PAR_CELLS[80], P1=30).cash(P1=310)
    position.draft.players[position.game.players[0]].loans = 1
    assert worth(position.game, position.draft, position.game.players[0]) == 310 + 240 - 750


def test_a_op_12_a_gov_12_a_bankrupts_government_stands_dormant() -> None:
    """R-3.8.5 with A-OP-12: RA closes, its tokens leave, and it waits at 65 with all its certificates."""
    position = Position20(phase="6").cash(P1=10).formed("RA", "LTF", "FS").railway("RA", PAR_CELLS[90], P1=30, cash=100)
    position.tile("C5", "4", 0).tile("E5", "57", 0).token("RA", "C5", 0)
    table = position.operating("RA", *BUILT).table()
    table.do(DeclareBankruptcy(EntityId("RA")), AnswerLoan(EntityId("P1"), "take"))
    assert (table.price("RA"), table.percent("RA", "treasury"), table.president("RA")) == (65, 100, None)
    assert not is_open(table.state, CorporationId("RA"))
    assert "RA" not in table.state.sequence
    assert table.state.board.tokens == ()


def test_a_set_1_above_the_certificate_limit_a_player_sells_before_he_passes() -> None:
    """Four players: 16 (A-SET-1); P1 holds 17 that count."""
    position = Position20()
    for name in ("NN", "FSC", "FC"):
        position.railway(name, PAR_CELLS[80], P1=60)
    position.railway("LA", PAR_CELLS[80], P2=30, P1=20)
    table = position.table()
    assert certificate_count(table.game, table.state, PlayerId("P1")) == 17
    refused = table.refuse(Pass(EntityId("P1")))
    assert (refused.key, refused.rule) == (Key.MUST_SELL, "A-SET-1")
    assert table.offered(Pass) == []
    table.do(sell(table, "P1", "LA", 10), Pass(EntityId("P1")))


def test_a_end_1_an_empty_bank_ends_the_game_after_the_set() -> None:
    position = Position20(phase="6").railway("LA", P1=30).operating(None, operated="LA", round=1)
    table = position.table()
    everything = table.cash("")
    draft = table.state
    draft.players[table.game.players[3]].cash += everything
    draft.bank = 0

    log: list[object] = []
    settle(RULES, table.game, draft, log)  # type: ignore[arg-type]
    # The second round of the set is still played.
    assert draft.ending == "bank"
    assert not isinstance(draft.turn, FinishedTurn)
    table = Table20(table.game, draft)
    while not isinstance(table.state.turn, FinishedTurn):
        table.do(Pass(EntityId(str(table.actor()))))
    assert GameEnded("bank") in table.events


def emptied(rules_version: int = 3) -> Table20:
    """A table whose bank holds 130; LA has earned 130."""
    position = Position20().railway("LA", P1=30, P2=20, pool=20, bought_back=10).cash(P1=0, P2=0)
    position.game = replace(position.game, rules_version=rules_version)
    table = position.operating("LA", "construction", "run", round=1, revenue=130).table()
    table.state.players[table.game.players[2]].cash += table.cash("") - 130
    table.state.bank = 130
    return table


def test_a_end_1_a_bank_that_was_empty_once_ends_the_game() -> None:
    """LA keeps 130, which leaves the bank with nothing, and buys a train: the bank has money again."""
    table = emptied().do(PayDividend(EntityId("LA"), "withhold"))
    assert (table.cash(""), table.state.ending) == (0, "bank")
    assert BankBroken() in table.events
    table.do(table.offered(BuyTrain)[0])
    assert (table.cash(""), table.state.ending) == (100, "bank")


def test_a_end_1_games_begun_under_earlier_rules_go_on_as_they_did() -> None:
    """Before rules version 3 only a bank still empty when the round went on counted."""
    table = emptied(rules_version=2).do(PayDividend(EntityId("LA"), "withhold"))
    assert (table.cash(""), table.state.ending) == (0, "")
    table.do(table.offered(BuyTrain)[0])
    assert (table.cash(""), table.state.ending) == (100, "")


def test_a_op_12_and_a_pol_4_what_has_not_operated_is_not_sold_in_an_emergency() -> None:
    position = running(P1=100).railway("LA", (2, 4), turns=0, P1=20, P2=40)
    table = position.table()
    sales = [sale.corporation for sale in table.offered(SellCertificates) if isinstance(sale, SellCertificates)]
    assert set(sales) == {"FSC"}


def test_a_op_13_a_op_12_a_closed_railway_begins_anew_also_at_home() -> None:
    table = running(P1=10).extra(settled=(CorporationId("FSC"), CorporationId("LA"))).table()
    table.do(DeclareBankruptcy(EntityId("FSC")))
    assert table.extra().settled == ("LA",)
