"""What the greedy player reckons with: figures that follow from the rules, and choices that follow from the figures."""

import random
from functools import cache

from engine.actions import BidPrivate, BuyTrain, LayTile, Pass, PayDividend, SetStartPrice
from engine.bots import GreedyBot
from engine.catalogue import open_title
from engine.data.assets import ASSETS
from engine.ids import CorporationId, PlayerId, TrainId, train_type
from engine.prospects.runs import NEVER, earnings, horizon, lasts, next_price, sales_until_rust, shortage
from engine.prospects.track import nearness
from engine.rounds.base import open_steps
from engine.routes.changes import apply_lay
from engine.routes.search import best_runs
from engine.routes.terms import terms_of
from engine.saves import open_save
from engine.session import Session
from engine.setup import new_game
from engine.simulate import Plan, play
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from engine.titles import rules_of


@cache
def demo() -> Session:
    return open_save(ASSETS / "games" / "1849" / "demo.json")


def opening() -> Session:
    game = new_game(open_title("1849"), names=["Anna", "Bruno", "Carla"], seed=1)
    return Session(rules_of(game), game)


def waiting_for(step: str, last: int = 10_000) -> list[tuple[int, GameState]]:
    """Positions of the demo game at which a step waits."""
    session = demo()
    states = ((position, session.state_at(position)) for position in range(min(session.length, last)))
    return [
        (position, state)
        for position, state in states
        if (steps := open_steps(session.rules, session.game, state)) and steps[-1].name == step
    ]


def test_r_1_7_sales_until_a_train_rusts_are_counted_in_the_depot() -> None:
    session = opening()
    # Three players: four 4H and three 6H before the first 8H; two 8H more before the first 10H; two 10H and a 12H before the 16H.
    for train, sales in (("4H-0", 7), ("6H-0", 9), ("8H-0", 12), ("10H-0", NEVER), ("R6H-0", NEVER)):
        assert sales_until_rust(session.game, session.state, TrainId(train)) == sales
    assert lasts(session.game, TrainId("12H-0"))
    assert not lasts(session.game, TrainId("8H-0"))


def test_the_next_train_is_the_one_that_makes_the_last_of_the_present_ones_rust() -> None:
    session = opening()
    state = session.state.copy()
    corporation = session.game.order[0]
    company = state.corporations[corporation]
    assert next_price(session.game, state, corporation) == 100
    company.trains = (TrainId("4H-0"),)
    assert next_price(session.game, state, corporation) == 350
    company.trains = (TrainId("4H-0"), TrainId("6H-0"))
    assert next_price(session.game, state, corporation) == 550
    company.trains = (TrainId("4H-0"), TrainId("10H-0"))
    assert next_price(session.game, state, corporation) == 0


def test_only_a_corporation_whose_trains_are_about_to_go_is_short_of_money() -> None:
    session = opening()
    state = session.state.copy()
    corporation = session.game.order[0]
    company = state.corporations[corporation]
    company.trains, company.cash = (TrainId("4H-0"),), 120
    assert shortage(session.game, state, corporation) == 0
    state.depot = state.depot[6:]  # One 6H is left, then the 8H at 350.
    assert shortage(session.game, state, corporation) == 230
    company.cash = 400
    assert shortage(session.game, state, corporation) == 0


def test_the_money_of_the_bank_tells_how_long_the_game_lasts() -> None:
    session = demo()
    guesses = [horizon(session.game, session.state_at(position)) for position in (30, 300, session.length - 5)]
    assert guesses == sorted(guesses, reverse=True)
    assert guesses[0] > 10
    assert guesses[-1] <= 2


def test_r_3_4_7_runs_are_reckoned_by_the_exact_search() -> None:
    session = demo()
    for position, state in waiting_for("run")[::9]:
        assert isinstance(state.turn, OperatingTurn)
        corporation = state.turn.current
        assert corporation is not None, position
        terms = terms_of(session.game, state, corporation)
        revenue = best_runs(session.game, state.board, terms).revenue
        assert earnings(session.game, state, corporation, reversed(terms.trains)) == revenue


def test_a_tile_towards_a_stop_brings_it_nearer() -> None:
    session = demo()
    nearer = 0
    for _, state in waiting_for("track", 120):
        assert isinstance(state.turn, OperatingTurn)
        corporation = CorporationId(str(state.turn.current))
        before = nearness(session.game, state.board, corporation)
        for step in open_steps(session.rules, session.game, state):
            for offer in step.offers(session.game, state):
                if isinstance(lay := offer.action, LayTile):
                    board = apply_lay(session.game, state.board, lay.hex, lay.tile, lay.rotation)
                    nearer += nearness(session.game, board, corporation) > before
    assert nearer


def test_a_table_of_programs_with_foresight_plays_to_the_end_of_the_money() -> None:
    result = play(Plan("1849", 3, 1, 80, "pbem", bots=("greedy",), check=True), 0)
    assert (result.reason in {"bank", "market"}, result.faults) == (True, ())
    assert sum(1 for income in result.income.values() if income >= 500) >= 4
    assert result.actions <= 900


def test_bids_stay_within_what_a_player_can_still_spend() -> None:
    session = opening()
    bots = {player: GreedyBot(random.Random(number)) for number, player in enumerate(session.game.players)}
    while session.state.set_number == 0:
        steps = open_steps(session.rules, session.game, session.state)
        player = PlayerId(str(steps[-1].actor(session.game, session.state)))
        action = bots[player].choose(session.game, session.state, session.legal())
        assert isinstance(action, BidPrivate | Pass | SetStartPrice)
        session.do(action)
    assert all(state.cash >= 0 for state in session.state.players.values())
    assert all(private.owner is not None for private in session.state.privates.values())


def test_in_the_demo_no_run_is_kept_by_a_corporation_with_money_for_its_next_train() -> None:
    session = demo()
    for position, state in waiting_for("dividend"):
        action = session.entries[position].action
        assert isinstance(action, PayDividend)
        corporation = CorporationId(action.actor)
        if action.choice == "withhold":
            company = state.corporations[corporation]
            assert company.cash < max(next_price(session.game, state, corporation), 350)


def test_nobody_buys_a_train_of_others_without_their_president() -> None:
    session = demo()
    for position, entry in enumerate(session.entries):
        action = entry.action
        if isinstance(action, BuyTrain) and action.seller is not None:
            companies = session.state_at(position).corporations
            buyer, seller = companies[CorporationId(action.actor)], companies[CorporationId(action.seller)]
            assert buyer.president == seller.president
            assert train_type(action.train) in session.game.trains
