"""Bots play whole games; what comes out is counted.

Every game follows from its seed alone: game `k` of a series has the seed `seed + k`, on any machine and with any number of
processes.
"""

from __future__ import annotations

import gc
import importlib
import random
import signal
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec

from engine.bots import BOTS, Bot
from engine.catalogue import open_title
from engine.data.assets import ASSETS
from engine.data.carried import Carried, carried_title
from engine.data.definitions import Title
from engine.errors import DataError, Refusal, TrinacriaError
from engine.events import BonusEarned, DividendPaid, Event, PhaseChanged, RoundBegan, TileLaid, TurnBegan
from engine.game import Game
from engine.ids import CorporationId, HexId, PhaseId
from engine.messages import Key
from engine.rounds.base import deciding_player, open_steps
from engine.saves import read_save, setup_of, write_save
from engine.session import Session
from engine.setup import new_game
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from engine.titles import rules_of

Json = dict[str, Any]
MOST_ACTIONS = 20_000
"""A game that is not over by then counts as endless."""


class Plan(msgspec.Struct, frozen=True):
    """A series of games. `bots` are names from `engine.bots.BOTS`, dealt to the seats in turn."""

    title: str
    players: int
    games: int
    seed: int
    profile: str = ""
    options: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("random", "greedy")
    out: str = ""
    """Folder for a save of every game; empty: none are kept."""
    check: bool = False
    """Whether every state is examined (`engine.invariants`)."""
    title_files: Carried = {}
    """The files of a title that is not shipped, with which it travels to other processes."""


class Result(msgspec.Struct, frozen=True):
    """What one game came to. `reason` is empty for a game that did not end; `faults` are broken invariants."""

    seed: int
    actions: int
    sets: int
    operating_rounds: int
    reason: str
    worth: tuple[int, ...]
    bots: tuple[str, ...]
    income: dict[CorporationId, int]
    builds: dict[HexId, int]
    digest: str
    first_turn: dict[CorporationId, int] = {}
    """The operating round, counted from 1 over the whole game, in which a railway first had a turn; those that had one."""
    phases: dict[PhaseId, int] = {}
    """How many operating rounds had begun when a phase came."""
    destinations: dict[CorporationId, int] = {}
    """How many of its destinations a railway joined, in titles that have them."""
    faults: tuple[str, ...] = ()


def play(plan: Plan, number: int) -> Result:
    """Play one game of a series to its end. Raises `DataError`, `SetupError`, and `TrinacriaError` for a refused action."""
    session, faults = played(plan, number)
    if plan.out:
        write_save(file_of(plan, number), session)
    return result_of(session, faults)


def played(plan: Plan, number: int) -> tuple[Session, tuple[str, ...]]:
    """A game of a series, played to its end, and the invariants it broke. Raises as `play`."""
    game = _game_of(plan, number)
    session = Session(rules_of(game), game)
    return session, tuple(_play_out(session, random.Random(game.seed), check=plan.check))


def _game_of(plan: Plan, number: int) -> Game:
    seats = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    return new_game(
        _title_of(plan),
        names=[f"{bot} {seat}" for seat, bot in enumerate(seats, start=1)],
        bots=seats,
        profile=plan.profile,
        options=plan.options,
        seed=plan.seed + number,
    )


def file_of(plan: Plan, number: int) -> Path:
    """Where the save of a game of a series goes."""
    return Path(plan.out) / f"game-{plan.seed + number}.json"


def spare_others(plan: Plan) -> None:
    """Look before a series begins whether it would overwrite what it has not made itself.

    A save of a game that was set up in just the same way may be written again: the same bots play the same game. Raises
    `DataError` for the first file that holds anything else, and what `play` raises for a game that cannot be set up.
    """
    for number in range(plan.games):
        path = file_of(plan, number)
        if not (path.exists() or path.is_symlink()):
            continue
        try:
            save = read_save(path)
        except DataError as error:
            raise DataError(Key.FILE_OF_ANOTHER_GAME, file=str(path)) from error
        wanted = setup_of(_game_of(plan, number))
        if any(getattr(save, field) != getattr(wanted, field) for field in wanted.__struct_fields__):
            raise DataError(Key.FILE_OF_ANOTHER_GAME, file=str(path))


def _title_of(plan: Plan) -> Title:
    if plan.title_files:
        return carried_title(plan.title, plan.title_files, library=ASSETS, file=plan.title)
    return open_title(plan.title)


def step(session: Session, bots: dict[str, Bot]) -> None:
    """One action of whoever must act. Raises `TrinacriaError` when what was offered is refused: a fault of the rules."""
    state = session.state
    steps = open_steps(session.rules, session.game, state)
    actor = steps[-1].actor(session.game, state)
    assert actor is not None
    player = deciding_player(state, actor)
    assert player is not None
    action = bots[player].choose(session.game, state, session.legal())
    outcome = session.do(action)
    if isinstance(outcome, Refusal):
        raise TrinacriaError(
            Key.OFFER_REFUSED, position=session.position, action=repr(action), refusal=outcome.key.value
        )


def series(plan: Plan, jobs: int = 1, cluster: str = "") -> Iterable[Result]:
    """The games of a series in order, spread over `jobs` processes or over the Dask cluster at an address.

    Raises what `play` raises, and `TrinacriaError` where the cluster cannot be used.
    """
    if cluster:
        yield from _on_cluster(plan, cluster)
        return
    if jobs <= 1:
        for number in range(plan.games):
            yield play(plan, number)
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=settle) as pool:
        games = [pool.submit(play, plan, number) for number in range(plan.games)]
        try:
            for game in games:
                yield game.result()
        except BaseException:
            # Nobody waits for the other games; what has been begun ends here.
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise


def settle() -> None:
    """Prepare a process that only plays games.

    An interrupt ends it at once: as an exception it would be taken for the result of a game, and the next one would begin.
    The garbage collector looks seldom, as states hold no circles: a tenth is won.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.freeze()
    gc.set_threshold(100_000, 20, 10)


def _on_cluster(plan: Plan, address: str) -> Iterable[Result]:
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise TrinacriaError(Key.EXTRA_MISSING, extra="dask") from None
    try:
        client = distributed.Client(address)
    except (OSError, ValueError) as error:
        raise TrinacriaError(Key.CLUSTER_UNREACHABLE, address=address, reason=str(error)) from error
    with client:
        futures = client.map(play, [plan] * plan.games, range(plan.games), pure=False)
        yield from client.gather(futures)


def summary(plan: Plan, results: Sequence[Result]) -> Json:
    """The series in figures: totals, and means as whole numbers per hundred games."""
    income: Counter[CorporationId] = Counter()
    builds: Counter[HexId] = Counter()
    worth: dict[str, list[int]] = {}
    for result in results:
        income.update(result.income)
        builds.update(result.builds)
        for bot, amount in zip(result.bots, result.worth, strict=True):
            worth.setdefault(bot, []).append(amount)
    return {
        "title": plan.title,
        "players": plan.players,
        "profile": plan.profile,
        "options": list(plan.options),
        "seed": plan.seed,
        "games": len(results),
        "actions": _spread([result.actions for result in results]),
        "sets": _spread([result.sets for result in results]),
        "operating_rounds": _spread([result.operating_rounds for result in results]),
        "reasons": dict(Counter(result.reason or "endless" for result in results).most_common()),
        "worth": {bot: _spread(amounts) for bot, amounts in sorted(worth.items())},
        "income": dict(income.most_common()),
        "railways": {railway: _record(railway, results) for railway in income},
        "phases": {
            phase: _spread([result.phases[phase] for result in results if phase in result.phases])
            for phase in _phases(results)
        },
        "builds": dict(builds.most_common()),
        "faults": [f"{result.seed}: {fault}" for result in results for fault in result.faults],
        "results": [msgspec.to_builtins(result) for result in results],
    }


def _record(railway: CorporationId, results: Sequence[Result]) -> Json:
    """In how many games of a series a railway had a turn, when the first was, and in how many it joined a destination."""
    turns = [result.first_turn[railway] for result in results if railway in result.first_turn]
    reached = sum(result.destinations.get(railway, 0) > 0 for result in results)
    return {"games": len(turns), "first_turn": _spread(turns), "destination": reached}


def _phases(results: Sequence[Result]) -> list[PhaseId]:
    return list(dict.fromkeys(phase for result in results for phase in result.phases))


def _play_out(session: Session, chance: random.Random, *, check: bool) -> Iterable[str]:
    game = session.game
    bots: dict[str, Bot] = {seat.id: BOTS[seat.bot](random.Random(chance.getrandbits(64))) for seat in game.seats}
    while not isinstance(session.state.turn, FinishedTurn) and session.position < MOST_ACTIONS:
        step(session, bots)
        if check:
            for note in session.rules.violations(game, session.state):
                yield f"{session.position}: {note}"


def result_of(session: Session, faults: tuple[str, ...] = ()) -> Result:
    """What a finished game came to."""
    game, state = session.game, session.state
    events = [event for entry in session.entries for event in entry.events]
    first_turn, phases, operating_rounds = _milestones(events)
    return Result(
        seed=game.seed,
        actions=session.position,
        sets=state.set_number,
        operating_rounds=operating_rounds,
        reason=state.turn.reason if isinstance(state.turn, FinishedTurn) else "",
        worth=tuple(session.rules.worth(game, state, player) for player in game.players),
        bots=tuple(seat.bot for seat in game.seats),
        income=_income(game, events),
        builds=dict(Counter(event.hex for event in events if isinstance(event, TileLaid))),
        digest=state.digest(),
        first_turn=first_turn,
        phases=phases,
        destinations=_destinations(state, events),
        faults=faults,
    )


def _destinations(state: GameState, events: Iterable[Event]) -> dict[CorporationId, int]:
    """Destinations joined by each major (A-DEST-1); a regional that ever earned its bonus counts one (A-DEST-2)."""
    found = {event.corporation: 1 for event in events if isinstance(event, BonusEarned)}
    if state.pa20 is not None:
        found.update({railway: len(joined) for railway, joined in state.pa20.reached.items()})
    return found


def _milestones(events: Iterable[Event]) -> tuple[dict[CorporationId, int], dict[PhaseId, int], int]:
    """Operating rounds in which railways first had a turn and phases came, and how many there were in all."""
    first_turn: dict[CorporationId, int] = {}
    phases: dict[PhaseId, int] = {}
    rounds = 0
    for event in events:
        if isinstance(event, RoundBegan):
            rounds += event.kind == "operating"
        elif isinstance(event, TurnBegan):
            first_turn.setdefault(event.corporation, rounds)
        elif isinstance(event, PhaseChanged):
            phases.setdefault(event.phase, rounds)
    return first_turn, phases, rounds


def _income(game: Game, events: Iterable[Event]) -> dict[CorporationId, int]:
    """What each corporation's trains earned."""
    found = dict.fromkeys(game.order, 0)
    for event in events:
        if isinstance(event, DividendPaid):
            found[event.corporation] += event.revenue
    return found


def _spread(amounts: Sequence[int]) -> Json:
    """Least, mean and most; the mean rounded down."""
    if not amounts:
        return {}
    return {"least": min(amounts), "mean": sum(amounts) // len(amounts), "most": max(amounts)}
