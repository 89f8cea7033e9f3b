"""Import of a game in the 18xx.games file format: every action that stands is played again under our rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from engine.actions import Action, Pass
from engine.catalogue import open_exchange_title
from engine.data.assets import ASSETS
from engine.data.definitions import Title
from engine.errors import DataError, Refusal, RefusedError
from engine.events import TrainsRun
from engine.game import Game
from engine.ids import player_id
from engine.interop.eighteen_xx_file import (
    END_BY_HAND,
    Record,
    RecordedGame,
    as_it_stood,
    nested,
    read_exchange_file,
    standing,
)
from engine.interop.eighteen_xx_memory import TokenMemory
from engine.interop.eighteen_xx_reader import Reader, is_loan_choice
from engine.messages import Key
from engine.rounds.base import Outcome, act, check, open_steps
from engine.session import Session
from engine.setup import MAX_NAME, SetupError, is_plain, looks, new_game
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn, OperatingTurn, StockTurn
from engine.titles import rules_of

PROFILE = "aag"
"""Rules profile of the games in this format."""

MOST_PASSES = 10
"""Passes that may be missing before one recorded action; an operating turn has fewer steps."""

LEFT_OUT = frozenset({"message", "log", END_BY_HAND})
"""Kinds that are no part of the game; so are all that program the site's own automatic moves."""

OTHER_RULINGS: Mapping[Key, tuple[str, str]] = {
    Key.LAST_INDIVISIBLE: ("half_pres_vs_last_cert", "b"),
    Key.SALE_BEYOND_NEED: ("emr_oversell", "b"),
    Key.POOL_LIMIT: ("emr_pool_limit", "a"),
    Key.NOT_OPERATED: ("emr_unoperated", "a"),
    Key.PRIVATE_NOT_FOR_SALE: ("rsa_buyable", "b"),
    Key.TOKEN_HOME_RESERVED: ("closed_home_reserved", "b"),
}
"""A switch and the answer under which a recorded action may have been legal that is refused for this reason.

The site's own program has followed several readings over the years (section 5 of the rules digest).
"""

NOTED = frozenset(switch for switch, _ in OTHER_RULINGS.values()) | {"loan_offer"}
"""Switches whose other answer is worth a note; when a bankrupt is asked is a habit of the site."""

FAULTLESS = (True, 0)
"""Rank of a reading that plays the whole recording without a note."""

MOST_TRIES = 12
"""Times a recording is played again to find out how a refused action was legal."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a reader of the import should know, about the action with this id.

    `kind`: `missing_pass` with the step, `superfluous_pass` with who passed; `share_substituted` with the share,
    `token_substituted` with the city and slot, for which another paper or token was meant; `other_ruling` with the switch
    that was answered otherwise from the beginning; `revenue_differs` and `result_differs` (about a player) with what is
    recorded and what we computed; `unfinished`.
    """

    kind: str
    action: int | None = None
    about: str = ""
    recorded: int | None = None
    computed: int | None = None


class Mark(msgspec.Struct, frozen=True):
    """A recorded top-level action that stands, and how many of our actions stand right after it.

    `by_hand`: the players have stopped the game here or before.
    """

    record: Record
    position: int
    by_hand: bool = False


class Imported(msgspec.Struct, frozen=True, eq=False):
    """An imported game. With `error` set it goes only as far as the actions before the one refused."""

    session: Session
    recorded: RecordedGame
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]
    error: DataError | None = None
    until: int | None = None
    """Set where the game was played only up to this action, which does not stand to the end."""

    @property
    def agrees(self) -> bool:
        """Whether every recorded revenue and the result came out the same."""
        return not any(note.kind in {"revenue_differs", "result_differs", "unfinished"} for note in self.notes)


def import_game(path: Path, *, profile: str = PROFILE, assets: Path = ASSETS, at: int | None = None) -> Imported:
    """Play a recorded game. Raises `DataError` where the file or its set-up cannot be used.

    With `at` the id of an action that does not stand, the game ends right after it, before it was undone (`as_it_stood`).

    An action that is refused ends the import; it is in `error`, by its number in the file. Before that it is tried whether a
    pass before it was superfluous, or another ruling made it legal. That site asks a bankrupt player about his loan while a
    corporation operates: a file with a bankruptcy is played so (RUL-37b), unless it shows that he was asked at once. A game
    keeps the rulings it was played under.
    """
    recorded = read_exchange_file(path)
    file = str(path)
    before_undo = None if at is None else as_it_stood(recorded, at, file)
    recorded = before_undo or recorded
    kept = standing(recorded.actions, file)
    title = open_exchange_title(recorded.title, file, assets)
    game = exchange_game(title, recorded, file, profile)
    first = [_Reading()]
    if any(record.type == "bankrupt" for record in kept):
        first.insert(0, _Reading({"loan_timing": "b"}))
    played = _furthest(game, recorded, file, kept, first)
    assert played is not None
    if played.skipped and played.rank != FAULTLESS:
        others = [msgspec.structs.replace(reading, remembers=False) for reading in first]
        played = _furthest(game, recorded, file, kept, others, beyond=played.rank) or played
    tries = MOST_TRIES
    while played.imported.error is not None and tries > 0:
        others = played.alternatives(kept)[:tries]
        better = _furthest(game, recorded, file, kept, others, beyond=played.rank)
        tries -= len(others)
        if better is None:
            break
        played = better
    return msgspec.structs.replace(played.imported, until=None if before_undo is None else at)


def exchange_game(title: Title, recorded: RecordedGame, file: str, profile: str) -> Game:
    """The game a recording was played as. Raises `RefusedError`."""
    try:
        return new_game(
            title,
            names=_names(recorded),
            profile=profile,
            options=recorded.settings.optional_rules,
            seed=recorded.seed,
        )
    except SetupError as error:
        raise RefusedError(Key.SETUP_REFUSED, error.refusal, file=file, place="settings") from None


class _Reading(msgspec.Struct, frozen=True):
    """How a recording is taken: rulings other than the profile's, passes left out, and whether the site's memory is believed in.

    A pass is named by the number of its action among those that stand and its own number among the nested ones.
    """

    rulings: dict[str, str] = {}
    left_out: frozenset[tuple[int, int]] = frozenset()
    remembers: bool = True


class _Played(msgspec.Struct, frozen=True):
    reading: _Reading
    imported: Imported
    skipped: bool
    """Whether the site's memory made a difference."""

    @property
    def rank(self) -> tuple[bool, int]:
        """How well the reading fits: whether it plays all, then how few notes it makes or how far it goes."""
        whole = self.imported.error is None
        return whole, -len(self.imported.notes) if whole else len(self.imported.marks)

    def alternatives(self, records: tuple[Record, ...]) -> list[_Reading]:
        """Other ways to take the recording under which the refused action may be legal, the likeliest first."""
        imported = self.imported
        if not isinstance(imported.error, RefusedError):
            return []
        reached = len(imported.marks)
        found = [
            msgspec.structs.replace(self.reading, left_out=self.reading.left_out | {place})
            for place in _passes_before(records, reached)
            if place not in self.reading.left_out
        ]
        rulings = [OTHER_RULINGS[key] for key in (imported.error.refusal.key,) if key in OTHER_RULINGS]
        if any(is_loan_choice(record.choice) for record in nested(records[reached])):
            rulings = [("loan_timing", "a"), ("loan_timing", "b"), ("loan_offer", "a")]
        switch = imported.session.game.switch
        return [
            *(
                msgspec.structs.replace(self.reading, rulings={**self.reading.rulings, name: answer})
                for name, answer in rulings
                if switch(name) != answer
            ),
            *found,
        ]


def _passes_before(records: tuple[Record, ...], reached: int) -> list[tuple[int, int]]:
    """Passes of the corporation whose action is refused, in its present turn, the latest first."""
    refused = records[reached]
    found: list[tuple[int, int]] = []
    for index in range(reached - 1, -1, -1):
        for number, record in reversed(list(enumerate(nested(records[index])))):
            if record.entity_type != "corporation":
                continue
            if record.entity != refused.entity and record.type != "discard_train":
                return found
            if record.type == "pass":
                found.append((index, number))
    return found


def _furthest(
    game: Game,
    recorded: RecordedGame,
    file: str,
    records: tuple[Record, ...],
    readings: Sequence[_Reading],
    *,
    beyond: tuple[bool, int] = (False, -1),
) -> _Played | None:
    """The reading that plays the whole recording with the fewest notes, else the one that goes furthest; the first among equals.

    None: none ranks beyond `beyond`.
    """
    best: _Played | None = None
    for reading in readings:
        asked = msgspec.structs.replace(game, rulings={**game.rulings, **reading.rulings})
        importer = _Importer(asked, recorded, file, reading)
        played = _Played(reading, importer.run(records), importer.memory.skipped)
        if played.rank > (beyond if best is None else best.rank):
            best = played
        if best is not None and best.rank == FAULTLESS:
            break
    return best


class _Importer:
    def __init__(self, game: Game, recorded: RecordedGame, file: str, reading: _Reading) -> None:
        self.reading = reading
        self.memory = TokenMemory(game)
        self.session = Session(rules_of(game), game)
        self.recorded = recorded
        self.file = file
        self.reader = Reader(game, recorded, file)
        self.notes: list[Note] = []
        self.marks: list[Mark] = []

    def run(self, records: tuple[Record, ...]) -> Imported:
        marks = self.marks
        error = None
        by_hand = False
        self.notes.extend(Note("other_ruling", None, switch) for switch in self.reading.rulings if switch in NOTED)
        for index, record in enumerate(records):
            by_hand = by_hand or record.type == END_BY_HAND
            try:
                for number, inner in enumerate(nested(record)):
                    if (index, number) in self.reading.left_out:
                        self.notes.append(Note("superfluous_pass", record.id, str(inner.entity)))
                    else:
                        self._play(inner, outer=record)
            except DataError as found:
                error = found
                break
            marks.append(Mark(record, self.session.position, by_hand))
        if error is None and self.recorded.status == "finished":
            if by_hand or self.recorded.stopped:
                marks[-1:] = [msgspec.structs.replace(mark, by_hand=True) for mark in marks[-1:]]
            else:
                self._pass_to_the_end()
            self._compare_result(by_hand=by_hand or self.recorded.stopped)
        return Imported(self.session, self.recorded, tuple(marks), tuple(self.notes), error)

    def _play(self, record: Record, outer: Record) -> None:
        number = outer.id
        if record.type in LEFT_OUT or record.type.startswith("program_"):
            return
        place = f"action {number}"
        if self.memory.skips and self.reading.remembers and record.type != "place_token":
            made, _ = next(self._passes())
            self._do_passes([made], number)
        action = self.reader.action(record, self.session.state, place)
        before = self.session.state
        outcome = self.session.do(action)
        if isinstance(outcome, Refusal):
            if isinstance(action, Pass):
                self.notes.append(Note("superfluous_pass", number, str(action.actor)))
                return
            action = self._after_missing_passes(record, number, place, outcome)
            before = self.session.state
            outcome = self.session.do(action)
            assert isinstance(outcome, Outcome)
        self.reader.follow(record, before, outcome.state)
        self.memory.follow(before, outcome.state, outcome.events)
        self.notes.extend(Note(kind, number, about) for kind, about in self.reader.substituted)
        self.reader.substituted.clear()
        if record.type == "run_routes":
            self._compare_revenue(record, number, outcome)

    def _after_missing_passes(self, record: Record, number: int | None, place: str, refusal: Refusal) -> Action:
        """Pass the steps that the recording skipped, if the action belongs to a later one. Raises `RefusedError`."""
        session = self.session
        passes: list[tuple[Pass, str]] = []
        if refusal.key in {Key.NOT_NOW, Key.NOT_YOUR_TURN}:
            for made, state in self._passes():
                passes.append(made)
                action = self.reader.action(record, state, place)
                if check(session.rules, session.game, state, action) is None:
                    self._do_passes(passes, number)
                    return action
        raise RefusedError(Key.ACTION_REFUSED, refusal, file=self.file, place=place)

    def _passes(self) -> Iterator[tuple[tuple[Pass, str], GameState]]:
        """Passes that can be made from here on in a round of this kind, each with the step it ends and the state after it."""
        session = self.session
        state = session.state
        kind = type(state.turn)
        for _ in range(MOST_PASSES):
            if type(state.turn) is not kind or not isinstance(state.turn, OperatingTurn | StockTurn):
                return
            step = open_steps(session.rules, session.game, state)[-1]
            actor = step.actor(session.game, state)
            assert actor is not None
            outcome = act(session.rules, session.game, state, Pass(actor))
            if isinstance(outcome, Refusal):
                return
            state = outcome.state
            yield (Pass(actor), step.name), state

    def _pass_to_the_end(self) -> None:
        """A recording of a finished game that stops where we would still ask for a pass or two."""
        passes: list[tuple[Pass, str]] = []
        if not self.marks or isinstance(self.session.state.turn, FinishedTurn):
            return
        for made, state in self._passes():
            passes.append(made)
            if isinstance(state.turn, FinishedTurn):
                self._do_passes(passes, self.marks[-1].record.id)
                return

    def _do_passes(self, passes: list[tuple[Pass, str]], number: int | None) -> None:
        """Pass steps that the site did not stop at: to it they were over with the recorded action before."""
        position = self.session.position
        for action, step in passes:
            before = self.session.state
            outcome = self.session.do(action)
            assert isinstance(outcome, Outcome)
            self.reader.follow(None, before, outcome.state)
            self.memory.follow(before, outcome.state, outcome.events)
            self.notes.append(Note("missing_pass", number, step))
        for index in range(len(self.marks) - 1, -1, -1):
            if self.marks[index].position != position:
                break
            self.marks[index] = msgspec.structs.replace(self.marks[index], position=self.session.position)

    def _compare_revenue(self, record: Record, number: int | None, outcome: Outcome) -> None:
        computed = sum(event.revenue for event in outcome.events if isinstance(event, TrainsRun))
        named = [route.revenue for route in record.routes if route.revenue is not None]
        recorded = sum(named)
        if computed != recorded and len(named) == len(record.routes):
            self.notes.append(Note("revenue_differs", number, str(record.entity), recorded, computed))

    def _compare_result(self, *, by_hand: bool) -> None:
        session = self.session
        if not (by_hand or isinstance(session.state.turn, FinishedTurn)):
            self.notes.append(Note("unfinished"))
        for seat, player in enumerate(self.recorded.players):
            recorded = self.recorded.score(player)
            computed = session.rules.worth(session.game, session.state, player_id(seat))
            if recorded is not None and recorded != computed:
                self.notes.append(Note("result_differs", None, player.name, recorded, computed))


def _names(recorded: RecordedGame) -> list[str]:
    """Names of the seats as our set-up allows them: plain text, not too long, each once."""
    found: list[str] = []
    for seat, player in enumerate(recorded.players, start=1):
        plain = "".join(filter(is_plain, player.name)).strip()[:MAX_NAME] or str(seat)
        taken = set(map(looks, found))
        name = plain
        while looks(name) in taken:
            name = f"{plain[: MAX_NAME - 4]} ({seat})"
            plain = f"{plain}'"
        found.append(name)
    return found
