"""Trains and phases: P-F5-1 to P-F5-3, A-F5-4, A-F5-5, P-TR-1 to P-TR-3, A-REG-10, EX-P22; elsewhere as in 1849."""

from engine.actions import BuyTrain, DiscardTrain, IssueBond, Pass
from engine.depot import available
from engine.events import PhaseChanged, PrivateClosed, RoundBegan, TrainsRemoved, TrainsRusted
from engine.ids import CorporationId, EntityId, TrainId, train_type
from engine.messages import Key
from engine.pa20.trains import BuyTrainStepPa20
from engine.phases import train_limit
from engine.state.turn import StockTurn
from tests.helpers.pa20 import Position20, Table20, italy

BUILT = ("construction", "run", "dividend")


def train(railway: str, piece: str, price: int, seller: str | None = None) -> BuyTrain:
    return BuyTrain(EntityId(railway), TrainId(piece), price, None if seller is None else EntityId(seller))


def buying(phase: str, cash: int = 2000, trains: str = "") -> Position20:
    """LA in its train step."""
    return Position20(phase=phase).railway("LA", P1=30, cash=cash, trains=trains).operating("LA", *BUILT)


def on_sale(table: Table20, railway: str) -> list[str]:
    return [train_type(piece) for piece in available(table.game, table.state, CorporationId(railway))]


def without(position: Position20, *types: str) -> Position20:
    position.draft.depot = tuple(piece for piece in position.draft.depot if train_type(piece) not in types)
    return position


def test_a_f5_4_p_tr_1_p_tr_3_and_p_f5_2_numbers_prices_and_coverage() -> None:
    game = italy()
    found = {name: (game.scenario.trains[name], kind.price, kind.distance) for name, kind in game.trains.items()}
    assert found == {
        "2": (6, 100, 2),
        "3": (5, 225, 3),
        "4": (4, 350, 4),
        "5": (4, 550, 5),
        "6": (8, 700, 6),
        "R5": (6, 125, 4),
        "R6": (6, 250, 7),
    }
    assert {name: kind.rusts_on for name, kind in game.trains.items() if kind.rusts_on} == {"2": "4", "3": "6"}


def test_a_f5_4_train_limits_by_phase_and_two_for_regionals() -> None:
    game = italy()
    assert [phase.train_limit for phase in game.phases.values()] == [4, 4, 3, 3, 2]
    assert {sheet.train_limit for sheet in game.corporations.values() if sheet.kind == "regional"} == {2}
    position = Position20(phase="6").regional("FG", "P1", cash=900, trains="R5-0 R5-1").operating("FG", *BUILT)
    refusal = BuyTrainStepPa20().check(position.game, position.draft, train("FG", "R5-2", 125))
    assert refusal is not None
    assert refusal.key is Key.TRAIN_LIMIT


def test_a_f5_4_the_first_4_rusts_the_2_and_the_first_6_the_3() -> None:
    table = without(buying("3", trains="2-0 3-1"), "3").table()
    table.do(train("LA", "4-0", 350))
    assert table.trains("LA") == ("3-1", "4-0")
    assert any(isinstance(event, TrainsRusted) for event in table.events)
    table = without(buying("5", trains="3-1"), "5").table()
    table.do(train("LA", "6-0", 700))
    assert table.trains("LA") == ("6-0",)


def test_a_f5_4_a_lower_limit_makes_railways_discard() -> None:
    position = without(buying("3"), "3").railway("FB", P2=30, trains="3-1 3-2 3-3 3-4")
    table = position.table()
    table.do(train("LA", "4-0", 350))
    assert table.actor() == "FB"
    table.do(DiscardTrain(EntityId("FB"), TrainId("3-2")))
    assert table.state.discarded == ("3-2",)


def test_p_f5_1_and_a_pol_3_phase_5_brings_regional_trains_and_closes_the_cards() -> None:
    position = without(buying("4"), "4").owns("P2", "GDS").regional("FG", "P1")
    table = position.extra(regionals_open=False).table()
    assert on_sale(table, "FG") == []
    table.do(train("LA", "5-0", 550))
    assert PhaseChanged(next(phase for phase in table.game.phases if phase == "5")) in table.events
    assert any(isinstance(event, PrivateClosed) for event in table.events)
    assert on_sale(table, "FG") == ["R5"]
    assert table.extra().due == ("auction_regionals",)


def test_p_tr_2_regional_trains_are_for_regionals_alone_and_these_buy_nothing_else() -> None:
    position = buying("5").regional("FG", "P2", cash=600)
    table = position.table()
    assert on_sale(table, "LA") == ["5"]
    refusal = table.refuse(train("LA", "R5-0", 125))
    assert (refusal.key, refusal.rule) == (Key.TRAIN_NOT_ON_SALE, "P-TR-2")
    table = position.operating("FG", *BUILT, operated="LA").table()
    assert on_sale(table, "FG") == ["R5"]
    assert table.refuse(train("FG", "5-1", 550)).key is Key.TRAIN_NOT_ON_SALE
    # Nor from other railways.
    position = (
        Position20(phase="5").railway("LA", P1=30, cash=600).regional("FG", "P2", trains="R5-0").operating("LA", *BUILT)
    )
    assert position.table().refuse(train("LA", "R5-0", 1, "FG")).key is Key.TRAIN_NOT_ON_SALE


def test_ex_p22_and_p_f5_3_the_last_r5_removes_the_unsold_5s() -> None:
    position = Position20(phase="5").railway("LA", P1=30, trains="5-1").regional("FG", "P2", cash=600)
    position.draft.depot = tuple(
        piece for piece in position.draft.depot if piece not in ("R5-0", "R5-1", "R5-2", "R5-3", "R5-4")
    )
    table = position.operating("FG", *BUILT, operated="LA").table()
    assert on_sale(table, "LA") == ["5"]
    table.do(train("FG", "R5-5", 125))
    assert TrainsRemoved((TrainId("5-2"), TrainId("5-3"))) in table.events
    assert on_sale(table, "LA") == ["6"]
    assert table.trains("LA") == ("5-1",)


def test_a_f5_4_the_6_is_also_available_when_the_5s_sell_out() -> None:
    table = without(buying("5"), "5").table()
    assert on_sale(table, "LA") == ["6"]


def test_p_tr_3_and_a_f5_4_phase_6_brings_r6_and_keeps_unsold_r5() -> None:
    table = without(buying("5").regional("FG", "P2"), "5").table()
    table.do(train("LA", "6-0", 700))
    assert on_sale(table, "FG") == ["R5", "R6"]


def test_a_f5_5_payout_governments_auction_in_this_order() -> None:
    position = (
        Position20(phase="6").railway("NN", P1=20, cash=30).railway("FSC", (5, 4), P2=20).railway("FC", (0, 5), P3=20)
    )
    position.fund(P1=1).extra(refund=100, due=("auction_regionals", "form_governments")).cash(
        P1=200, P2=200, P3=200, P4=200
    )
    table = position.operating(None, operated="NN FSC FC").settled()
    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("FundPaid") < kinds.index("GovernmentFormed") < len(kinds) - 1
    assert table.extra().auction is not None
    assert table.extra().due == ()


def test_p_op_1_always_two_operating_rounds() -> None:
    assert {phase.operating_rounds for phase in italy().phases.values()} == {2}
    table = Position20(phase="6").railway("LA", P1=20, opened=False).cash(P1=200, P2=0, P3=0, P4=0).table()
    while isinstance(table.state.turn, StockTurn) and table.state.set_number == 2:
        table.do(Pass(EntityId(str(table.actor()))))
    rounds = [event for event in table.events if isinstance(event, RoundBegan) and event.kind == "operating"]
    assert [(event.round, event.rounds) for event in rounds] == [(1, 2), (2, 2)]


def test_p_op_2_there_are_no_loans_of_railways() -> None:
    table = buying("5").table()
    assert table.offered(IssueBond) == []
    assert table.refuse(IssueBond(EntityId("LA"))).key is Key.NOT_NOW


def test_a_reg_10_the_holder_may_add_own_cash() -> None:
    position = Position20(phase="5").railway("LA", P1=30).regional("FG", "P2", cash=25).cash(P2=100)
    table = position.operating("FG", *BUILT, operated="LA").table()
    table.do(train("FG", "R5-0", 125))
    assert (table.cash("FG"), table.cash("P2")) == (0, 0)
    assert table.trains("FG") == ("R5-0",)


def test_a_f5_4_a_regional_owns_two_trains_whatever_the_phase_allows() -> None:
    """Phase 5 allows three."""
    position = Position20(phase="5").railway("LA", P1=30).regional("FG", "P2", cash=500, trains="R5-0 R5-1")
    table = position.operating("FG", *BUILT, operated="LA").table()
    assert table.offered(BuyTrain) == []
    assert train_limit(position.game, position.draft, CorporationId("FG")) == 2
    assert train_limit(position.game, position.draft, CorporationId("LA")) == 3


def test_a_reg_10_also_for_a_second_train() -> None:
    position = Position20(phase="5").railway("LA", P1=30).regional("FG", "P2", cash=0, trains="R5-0").cash(P2=130)
    table = position.operating("FG", *BUILT, operated="LA").table()
    table.do(train("FG", "R5-1", 125))
    assert table.cash("P2") == 5
    position = Position20(phase="5").railway("LA", P1=30).regional("FG", "P2", cash=0, trains="R5-0").cash(P2=124)
    table = position.operating("FG", *BUILT, operated="LA").table()
    assert table.offered(BuyTrain) == []


def test_a_reg_10_also_for_a_train_of_another_regional() -> None:
    position = Position20(phase="5").railway("LA", P1=30).regional("FG", "P2", cash=25).cash(P1=10, P2=100)
    table = position.regional("FAL", "P1", trains="R5-0").operating("FG", *BUILT, operated="LA").table()
    assert table.refuse(train("FG", "R5-0", 126, "FAL")).key is Key.CASH_SHORT
    # 25 from the treasury, 95 from the holder; all of it goes to FAL, nothing to its holder.
    table.do(train("FG", "R5-0", 120, "FAL"))
    assert (table.cash("FG"), table.cash("P2"), table.cash("FAL"), table.cash("P1")) == (0, 5, 120, 10)
    assert table.trains("FG") == ("R5-0",)


def test_a_op_7_trains_of_other_railways_at_an_agreed_price() -> None:
    position = buying("3", cash=90).railway("FB", P2=30, trains="3-1")
    table = position.table()
    assert table.refuse(train("LA", "3-1", 91, "FB")).key is Key.CASH_SHORT
    table.do(train("LA", "3-1", 60, "FB"))
    assert (table.cash("LA"), table.cash("FB")) == (30, 60)
