"""Import of a game in the 18xx.games file format: every action that stands is played again under our rules."""

from __future__ import annotations

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
from engine.interop.eighteen_xx_file import Record, RecordedGame, nested, read_exchange_file, standing
from engine.interop.eighteen_xx_reader import Reader
from engine.messages import Key
from engine.rounds.base import Outcome, act, check, open_steps
from engine.session import Session
from engine.setup import MAX_NAME, SetupError, is_plain, looks, new_game
from engine.state.turn import FinishedTurn, OperatingTurn
from engine.titles import rules_of

PROFILE = "aag"
"""Rules profile of the games in this format."""

MOST_PASSES = 10
"""Passes that may be missing before one recorded action; an operating turn has fewer steps."""

LEFT_OUT = frozenset({"message", "log"})
"""Kinds that are no part of the game; so are all that program the site's own automatic moves."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a reader of the import should know, about the action with this id.

    `kind`: `missing_pass` and `superfluous_pass` with the step; `share_substituted` with the share;
    `revenue_differs` and `result_differs` (about a player) with what is recorded and what we computed; `unfinished`.
    """

    kind: str
    action: int | None = None
    about: str = ""
    recorded: int | None = None
    computed: int | None = None


class Mark(msgspec.Struct, frozen=True):
    """A recorded top-level action that stands, and how many of our actions stand right after it."""

    record: Record
    position: int


class Imported(msgspec.Struct, frozen=True, eq=False):
    """An imported game. With `error` set it goes only as far as the actions before the one refused."""

    session: Session
    recorded: RecordedGame
    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]
    error: DataError | None = None

    @property
    def agrees(self) -> bool:
        """Whether every recorded revenue and the result came out the same."""
        return not any(note.kind in {"revenue_differs", "result_differs", "unfinished"} for note in self.notes)


def import_game(path: Path, *, profile: str = PROFILE, assets: Path = ASSETS) -> Imported:
    """Play a recorded game. Raises `DataError` where the file or its set-up cannot be used.

    An action that is refused ends the import; it is in `error`, by its number in the file. That site asks a bankrupt player
    about his loan while a corporation operates: a file with a bankruptcy is played so (RUL-37b) and keeps that ruling,
    unless it shows that he was asked at once.
    """
    recorded = read_exchange_file(path)
    file = str(path)
    kept = standing(recorded.actions, file)
    title = open_exchange_title(recorded.title, file, assets)
    game = exchange_game(title, recorded, file, profile)
    if not any(record.type == "bankrupt" for record in kept):
        return _Importer(game, recorded, file).run(kept)
    late = msgspec.structs.replace(game, rulings={**game.rulings, "loan_timing": "b"})
    as_site = _Importer(late, recorded, file).run(kept)
    if as_site.error is None:
        return as_site
    at_once = _Importer(game, recorded, file).run(kept)
    return at_once if len(at_once.marks) > len(as_site.marks) else as_site


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


class _Importer:
    def __init__(self, game: Game, recorded: RecordedGame, file: str) -> None:
        self.session = Session(rules_of(game), game)
        self.recorded = recorded
        self.file = file
        self.reader = Reader(game, recorded, file)
        self.notes: list[Note] = []

    def run(self, records: tuple[Record, ...]) -> Imported:
        marks: list[Mark] = []
        error = None
        for record in records:
            try:
                for inner in nested(record):
                    self._play(inner, outer=record)
            except DataError as found:
                error = found
                break
            marks.append(Mark(record, self.session.position))
        if error is None:
            self._compare_result()
        return Imported(self.session, self.recorded, tuple(marks), tuple(self.notes), error)

    def _play(self, record: Record, outer: Record) -> None:
        number = outer.id
        if record.type in LEFT_OUT or record.type.startswith("program_"):
            return
        place = f"action {number}"
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
        self.notes.extend(Note("share_substituted", number, share) for share in self.reader.substituted)
        self.reader.substituted.clear()
        if record.type == "run_routes":
            self._compare_revenue(record, number, outcome)

    def _after_missing_passes(self, record: Record, number: int | None, place: str, refusal: Refusal) -> Action:
        """Pass the steps that the recording skipped, if the action belongs to a later one. Raises `RefusedError`."""
        session = self.session
        state = session.state
        passes: list[tuple[Pass, str]] = []
        while (
            refusal.key in {Key.NOT_NOW, Key.NOT_YOUR_TURN}
            and isinstance(state.turn, OperatingTurn)
            and len(passes) < MOST_PASSES
        ):
            step = open_steps(session.rules, session.game, state)[-1]
            actor = step.actor(session.game, state)
            assert actor is not None
            outcome = act(session.rules, session.game, state, Pass(actor))
            if isinstance(outcome, Refusal):
                break
            passes.append((Pass(actor), step.name))
            state = outcome.state
            action = self.reader.action(record, state, place)
            if check(session.rules, session.game, state, action) is None:
                self._do_passes(passes, number)
                return action
        raise RefusedError(Key.ACTION_REFUSED, refusal, file=self.file, place=place)

    def _do_passes(self, passes: list[tuple[Pass, str]], number: int | None) -> None:
        for action, step in passes:
            before = self.session.state
            self.session.do(action)
            self.reader.follow(None, before, self.session.state)
            self.notes.append(Note("missing_pass", number, step))

    def _compare_revenue(self, record: Record, number: int | None, outcome: Outcome) -> None:
        computed = sum(event.revenue for event in outcome.events if isinstance(event, TrainsRun))
        recorded = sum(route.revenue for route in record.routes)
        if computed != recorded:
            self.notes.append(Note("revenue_differs", number, str(record.entity), recorded, computed))

    def _compare_result(self) -> None:
        session = self.session
        if self.recorded.status != "finished":
            return
        if not isinstance(session.state.turn, FinishedTurn):
            self.notes.append(Note("unfinished"))
        for seat, player in enumerate(self.recorded.players):
            recorded = self.recorded.result.get(player.key)
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
