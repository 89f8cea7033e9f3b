"""Heat counts what the log of a game says: every tile laid, every lira earned, by hex and corporation."""

from collections import Counter

import pytest

from engine.designer.heat import Heat, MeasuredGame, heat_of, joined, measured
from engine.events import TileLaid, TrainsRun
from engine.simulate import Plan, played, result_of


@pytest.mark.parametrize(("title", "players"), [("1849", 3), ("pa20", 3)])
def test_heat_adds_up_to_what_the_log_says(title: str, players: int) -> None:
    session, _ = played(Plan(title, players=players, games=1, seed=5, bots=("greedy",)), 0)
    heat = heat_of(session)
    events = [event for entry in session.entries for event in entry.events]
    laid = Counter((event.hex, event.corporation) for event in events if isinstance(event, TileLaid))
    assert {(found.hex, found.corporation): found.builds for found in heat if found.builds} == dict(laid)
    earned: Counter[str] = Counter()
    for event in events:
        if isinstance(event, TrainsRun):
            earned[event.corporation] += event.revenue
    counted: Counter[str] = Counter()
    for found in heat:
        counted[found.corporation] += found.income
    assert +counted == +earned
    # Each stop that a train counted lies on a hex that it came by.
    stops = Counter(
        hex_ for event in events if isinstance(event, TrainsRun) for train in event.stops for hex_ in set(train)
    )
    passed: Counter[str] = Counter()
    for found in heat:
        passed[found.hex] += found.traffic
    assert all(passed[hex_] >= count for hex_, count in stops.items())


def test_games_are_added_up() -> None:
    plan = Plan("1849", players=3, games=2, seed=1, bots=("random",))
    games = [measured(plan, number) for number in range(2)]
    total = joined(games)
    for field in ("builds", "traffic", "income"):
        assert sum(getattr(found, field) for found in total) == sum(
            getattr(found, field) for game in games for found in game.heat
        )
    assert len({(found.hex, found.corporation) for found in total}) == len(total)
    assert games[0].result == result_of(played(plan, 0)[0])


def test_nothing_counted_is_nothing_shown() -> None:
    assert joined([]) == ()
    session, _ = played(Plan("1849", players=3, games=1, seed=1, bots=("random",)), 0)
    assert all(found != Heat(found.hex, found.corporation) for found in heat_of(session))
    assert isinstance(MeasuredGame(result_of(session), ()), MeasuredGame)
