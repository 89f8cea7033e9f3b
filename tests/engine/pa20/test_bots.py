"""Bots finish games of PA20 by a rule, with every state sound; the long series is `simulate --title pa20`."""

import pytest

from engine.simulate import Plan, play


@pytest.mark.parametrize(("players", "bots"), [(3, ("greedy",)), (6, ("greedy",)), (4, ("random", "greedy"))])
def test_a_end_1_bots_break_the_bank(players: int, bots: tuple[str, ...]) -> None:
    result = play(Plan("pa20", players, 1, 11, bots=bots, check=True), 0)
    assert result.faults == ()
    assert result.reason == "bank"
    assert result.operating_rounds % 2 == 0
