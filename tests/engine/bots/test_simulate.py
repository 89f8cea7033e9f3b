"""Whole games played by bots: they end by a rule, every state is sound, everything on offer is legal."""

import json
import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import ClassVar, Self

import msgspec
import pytest

from engine.actions import AnswerLoan
from engine.bots import BOTS, Bot, GreedyBot, RandomBot
from engine.catalogue import open_title
from engine.ending import STALEMATE, is_stalemate
from engine.errors import TrinacriaError
from engine.events import RoundBegan
from engine.headless import main
from engine.ids import EntityId, PlayerId
from engine.invariants import violations
from engine.messages import Key
from engine.rounds.base import Outcome, act, open_steps
from engine.saves import open_save
from engine.session import Session
from engine.setup import new_game
from engine.simulate import Plan, Result, play, series, step, summary
from engine.state.game_state import GameState, PrivateState
from engine.state.turn import FinishedTurn, LoanChoice, OperatingTurn, StockTurn
from engine.titles import rules_of
from tests.engine.bots.junk import Junk

SETTINGS = [(3, "aag", 1), (4, "pbem", 2), (5, "aag", 3), (4, "aag", 4), (3, "pbem", 5)]


@pytest.mark.parametrize(("players", "profile", "seed"), SETTINGS)
def test_a_game_ends_by_a_rule_and_every_state_is_sound(players: int, profile: str, seed: int) -> None:
    result = play(Plan("1849", players, 1, seed, profile, check=True), 0)
    assert result.faults == ()
    assert result.reason in {"bank", "market", "bankruptcy", "stalemate"}
    assert len(result.worth) == players


def begun(players: int, profile: str, seed: int) -> tuple[Session, dict[str, Bot]]:
    names = [f"player {seat}" for seat in range(players)]
    game = new_game(open_title("1849"), names=names, profile=profile, seed=seed)
    chance = random.Random(seed)
    bots: dict[str, Bot] = {seat.id: BOTS["random"](random.Random(chance.getrandbits(64))) for seat in game.seats}
    return Session(rules_of(game), game), bots


@pytest.mark.parametrize(("players", "profile", "seed"), SETTINGS)
def test_everything_on_offer_is_legal(players: int, profile: str, seed: int) -> None:
    session, bots = begun(players, profile, seed)
    refused = []
    while not isinstance(session.state.turn, FinishedTurn) and session.position < 600:
        if session.position % 7 == 0:
            for offer in session.legal():
                ends = [] if offer.vary is None else [offer.vary.low, offer.vary.high]
                actions = [offer.action] if offer.vary is None else []
                actions += [
                    msgspec.structs.replace(offer.action, **{offer.vary.field: end}) for end in ends if offer.vary
                ]
                refused += [(action, found) for action in actions if (found := session.check(action)) is not None]
        step(session, bots)
    assert refused == []


@pytest.mark.parametrize(("players", "profile", "seed"), SETTINGS[:3])
def test_no_action_whatever_breaks_the_rules_and_legal_ones_leave_a_sound_state(
    players: int, profile: str, seed: int
) -> None:
    session, bots = begun(players, profile, seed)
    chance = random.Random(seed)
    legal = 0
    while not isinstance(session.state.turn, FinishedTurn) and session.position < 500:
        junk = Junk(session, chance)
        steps = open_steps(session.rules, session.game, session.state)
        actors = [step.actor(session.game, session.state) or EntityId("") for step in steps]
        for _ in range(6):
            action = junk.action(chance.choice([*actors, EntityId("P1"), EntityId(session.game.order[0])]))
            if isinstance(session.do(action), Outcome):
                assert violations(session.game, session.state) == ()
                session.undo()
                legal += 1
        step(session, bots)
    assert legal


def test_a_state_in_the_history_never_changes() -> None:
    session, bots = begun(4, "aag", 12)
    digests = [session.state.digest()]
    while not isinstance(session.state.turn, FinishedTurn) and session.position < 900:
        step(session, bots)
        digests.append(session.state.digest())
    assert [session.state_at(position).digest() for position in range(session.length + 1)] == digests


def test_a_game_follows_from_its_seed() -> None:
    plan = Plan("1849", 3, 1, 11, "aag")
    assert play(plan, 0) == play(plan, 0)
    assert play(plan, 0).digest != play(plan, 1).digest


def test_several_processes_play_the_same_games() -> None:
    plan = Plan("1849", 3, 2, 21, "pbem", bots=("random",))
    assert list(series(plan, jobs=2)) == list(series(plan))


def test_a_fault_in_another_process_is_told_as_it_is(tmp_path: Path) -> None:
    """Errors that do not travel broke the pool of processes."""
    (tmp_path / "game-1.json").mkdir()
    for plan in (Plan("1849", 9, 2, 1), Plan("nowhere", 3, 2, 1), Plan("1849", 3, 1, 1, out=str(tmp_path))):
        with pytest.raises(TrinacriaError) as here:
            list(series(plan))
        with pytest.raises(type(here.value)) as there:
            list(series(plan, jobs=2))
        assert (there.value.key, there.value.parameters) == (here.value.key, here.value.parameters)
        assert getattr(there.value, "refusal", None) == getattr(here.value, "refusal", None)


class Cluster:
    """Stands for a cluster: plays the games here and notes who was asked."""

    asked: ClassVar[list[str]] = []

    def __init__(self, address: str) -> None:
        if address == "nowhere":
            raise OSError("timed out")
        self.asked.append(address)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.asked.append("closed")

    def map(self, function: Callable[..., Result], *rows: Iterable[object], pure: bool) -> list[Result]:
        assert not pure
        return list(map(function, *rows))

    def gather(self, futures: list[Result]) -> list[Result]:
        return futures


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("distributed")
    module.__dict__["Client"] = Cluster
    monkeypatch.setitem(sys.modules, "distributed", module)
    plan = Plan("1849", 3, 2, 21, "aag", bots=("random",))
    assert list(series(plan, cluster="tcp://somewhere:8786")) == list(series(plan))
    assert Cluster.asked == ["tcp://somewhere:8786", "closed"]
    with pytest.raises(TrinacriaError) as caught:
        list(series(plan, cluster="nowhere"))
    assert caught.value.key is Key.CLUSTER_UNREACHABLE


def test_a_cluster_without_the_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(TrinacriaError) as caught:
        list(series(Plan("1849", 3, 1, 1), cluster="tcp://somewhere:8786"))
    assert caught.value.key is Key.EXTRA_MISSING


def test_the_summary_adds_up() -> None:
    plan = Plan("1849", 3, 2, 31, "aag")
    results = list(series(plan))
    figures = summary(plan, results)
    assert figures["games"] == sum(figures["reasons"].values()) == 2
    assert figures["actions"]["least"] == min(result.actions for result in results)
    assert sum(figures["builds"].values()) == sum(sum(result.builds.values()) for result in results)
    assert set(figures["worth"]) == {"random", "greedy"}


def test_the_verb_keeps_saves_that_open_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate --title 1849 --players 3 --games 1 --seed 41 --profile aag --check"
    assert main([*arguments.split(), "--out", str(tmp_path / "games")]) == 0
    result = json.loads(capsys.readouterr().out)["results"][0]
    session = open_save(tmp_path / "games" / "game-41.json")
    assert session.state.digest() == result["digest"]
    assert session.position == result["actions"]


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
def test_bots_choose_among_the_offers(kind: type[RandomBot | GreedyBot]) -> None:
    session, _ = begun(4, "pbem", 8)
    bot = kind(random.Random(1))
    for _ in range(120):
        offers = session.legal()
        action = bot.choose(session.game, session.state, offers)
        assert any(offer.covers(action) for offer in offers)
        session.do(action)


def ruined() -> GameState:
    """Everything closed and everybody poor, in the fifth set."""
    session, _ = begun(3, "aag", 1)
    state = session.state.copy()
    state.set_number = 5
    state.privates = dict.fromkeys(state.privates, PrivateState(closed=True))
    for player in state.players.values():
        player.cash = 10
    return state


def test_a_game_in_which_nobody_can_ever_act_is_over() -> None:
    game, state = begun(3, "aag", 1)[0].game, ruined()
    assert is_stalemate(game, state, [RoundBegan("stock", 5)])
    assert not is_stalemate(game, state, [])
    state.privates[next(iter(state.privates))] = PrivateState(owner=EntityId("P1"))
    assert not is_stalemate(game, state, [RoundBegan("stock", 5)])


def test_the_departure_of_the_last_who_could_act_ends_the_game() -> None:
    session, _ = begun(3, "aag", 1)
    state = ruined()
    state.turn = OperatingTurn(number=3, round=1, rounds=1)
    state.set_number = 3
    state.pending = (LoanChoice(PlayerId("P1")),)
    outcome = act(session.rules, session.game, state, AnswerLoan(EntityId("P1"), "leave"))
    assert isinstance(outcome, Outcome)
    assert outcome.state.turn == FinishedTurn(STALEMATE)
    with_loan = act(session.rules, session.game, state, AnswerLoan(EntityId("P1"), "take"))
    assert isinstance(with_loan, Outcome)
    assert isinstance(with_loan.state.turn, StockTurn)


def test_the_summary_tells_when_railways_and_phases_came() -> None:
    plan = Plan("1849", 3, 2, 31, "aag", bots=("greedy",))
    results = list(series(plan))
    figures = summary(plan, results)
    for result in results:
        assert all(1 <= number <= result.operating_rounds for number in result.first_turn.values())
        assert list(result.phases.values()) == sorted(result.phases.values())
    for railway, record in figures["railways"].items():
        assert record["games"] == sum(railway in result.first_turn for result in results)
        assert record["destination"] == 0
    assert any(record["games"] for record in figures["railways"].values())
    assert figures["phases"]
