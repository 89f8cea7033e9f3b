"""Bots finish games of PA20 by a rule, with every state sound; the long series is `simulate --title pa20`."""

from random import Random

import pytest

from engine.actions import Action, BuyTrain, LayTile, Pass, PlaceJunctionToken
from engine.bots import GreedyBot
from engine.simulate import Plan, play
from tests.helpers.pa20 import Position20, Table20


@pytest.mark.parametrize(("players", "bots"), [(3, ("greedy",)), (6, ("greedy",)), (4, ("random", "greedy"))])
def test_a_end_1_bots_break_the_bank(players: int, bots: tuple[str, ...]) -> None:
    result = play(Plan("pa20", players, 1, 11, bots=bots, check=True), 0)
    assert result.faults == ()
    assert result.reason == "bank"
    assert result.operating_rounds % 2 == 0


def greedy(table: Table20) -> Action:
    """What the program that plays with foresight does."""
    return GreedyBot(Random(1)).choose(table.game, table.state, table.legal())


def test_a_poor_regional_begins_its_line_before_it_buys_a_train() -> None:
    """A-REG-9, A-OP-12: without a token there is no duty, and a train would take the money for the first one."""
    building = Position20(phase="5").regional("FAL", "P1", cash=100).cash(P1=200).operating("FAL").table()
    assert isinstance(greedy(building), PlaceJunctionToken | LayTile)
    buying = Position20(phase="5").regional("FAL", "P1", cash=100).cash(P1=200)
    table = buying.operating("FAL", "construction", "run", "dividend").table()
    assert table.offered(BuyTrain)
    assert isinstance(greedy(table), Pass)
