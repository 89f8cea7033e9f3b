"""The demo game that comes with the program: a whole game of 1849 between three seats, of the kind people play."""

from functools import cache

from engine.data.assets import ASSETS
from engine.events import CorporationStarted, DividendPaid, Event, GameEnded, PhaseChanged, RoundBegan, TileLaid
from engine.invariants import violations
from engine.saves import encode, open_save, save_of
from engine.session import Session

DEMO = ASSETS / "games" / "1849" / "demo.json"


@cache
def demo() -> Session:
    return open_save(DEMO)


def events() -> list[Event]:
    return [event for entry in demo().entries for event in entry.events]


def test_it_is_a_save_of_ours_that_plays_again_to_the_same_end() -> None:
    session = demo()
    assert (session.game.title.id, session.game.profile.id, session.game.options) == ("1849", "pbem", frozenset())
    assert [bool(seat.name) and not seat.bot for seat in session.game.seats] == [True] * 3
    assert session.position == session.length
    assert encode(save_of(session)) == DEMO.read_bytes()


def test_it_is_a_whole_game_through_all_phases() -> None:
    session = demo()
    assert 350 <= session.length <= 600
    assert [event.phase for event in events() if isinstance(event, PhaseChanged)] == ["6", "8", "10", "12", "16"]
    assert [event.reason for event in events() if isinstance(event, GameEnded)] == ["bank"]
    assert sum(isinstance(event, RoundBegan) and event.kind == "operating" for event in events()) >= 15


def test_corporations_build_run_and_pay() -> None:
    session = demo()
    started = {event.corporation for event in events() if isinstance(event, CorporationStarted)}
    assert started == set(session.game.order)
    for corporation in started:
        laid = sum(isinstance(event, TileLaid) and event.corporation == corporation for event in events())
        paid = [
            event.revenue
            for event in events()
            if isinstance(event, DividendPaid) and event.corporation == corporation and event.choice == "pay"
        ]
        assert laid >= 5
        assert max(paid) >= 200


def test_every_state_of_it_is_sound() -> None:
    session = demo()
    states = (session.state_at(position) for position in range(session.length + 1))
    assert [found for state in states if (found := violations(session.game, state))] == []
