"""The library of games: one SQLite file in the user's data folder, durable after every action.

One program at a time uses a library: the second one to open it is told so (`LIBRARY_IN_USE`). The lock belongs to the process,
so nothing stays locked after a crash. The whole history is kept, undone actions too, so that a resumed game can be undone
and redone as before.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Self

import msgspec

from engine.actions import Action, AnyAction
from engine.data.assets import ASSETS
from engine.errors import DataError, Refusal, RefusedError
from engine.messages import Key
from engine.saves import Setup, game_of, setup_of
from engine.session import Session
from engine.state.game_state import GameState
from engine.state.turn import FinishedTurn
from engine.titles import rules_of

FILE = "library.sqlite"
SCHEMA_VERSION = 3

_SCHEMAS = {
    0: """
create table games (
    id integer primary key,
    name text not null,
    setup text not null,
    position integer not null,
    finished integer not null,
    touched integer not null
);
create table actions (
    game integer not null references games (id) on delete cascade,
    number integer not null,
    body text not null,
    digest text not null,
    primary key (game, number)
) without rowid;
""",
    1: """
create table notes (
    game integer primary key references games (id) on delete cascade,
    body text not null
);
""",
    2: "alter table games add column played integer not null default 0;",
}
"""For each older version of the library, from an empty file on: what makes it the next one."""


_LIST = "select id, name, setup, position, finished, (select count(*) from actions where game = games.id), played from games"


class StoreError(DataError):
    """The library cannot be used, or could not record something; nothing was changed."""


class StoredGame(msgspec.Struct, frozen=True):
    """A game in the list of the library. `actions` counts undone ones too, `position` those that stand.

    `played` is when it was touched last by the clock of the database, in seconds since 1970; 0 where an older version of the
    program did. The games themselves know no clock.
    """

    id: int
    name: str
    setup: Setup
    position: Annotated[int, msgspec.Meta(ge=0)]
    actions: int
    finished: bool
    played: int = 0


class Library:
    """The open library. Close it, or use it in a `with` statement."""

    def __init__(self, folder: Path) -> None:
        """Open the library in a folder, which is made if need be. Raises `StoreError`."""
        self.file = folder / FILE
        self.unreadable = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StoreError(Key.FILE_UNWRITABLE, file=str(folder), reason=reason) from error
        with self._explained():
            self._database = sqlite3.connect(self.file, isolation_level=None, timeout=0)
        try:
            with self._explained():
                self._prepare()
        except BaseException:
            self._database.close()
            raise
        self._identity = self._look()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def games(self) -> tuple[StoredGame, ...]:
        """All games that can be read, the one played last first; `unreadable` then counts the others, which stay in the file."""
        with self._explained():
            rows = self._database.execute(f"{_LIST} order by touched desc").fetchall()
        found = []
        for row in rows:
            with contextlib.suppress(StoreError):
                found.append(self._stored(row))
        self.unreadable = len(rows) - len(found)
        return tuple(found)

    def unfinished(self) -> StoredGame | None:
        """The game to offer for resuming: the one played last, when it is not over."""
        games = self.games()
        return games[0] if games and not games[0].finished else None

    def add(self, session: Session, name: str = "") -> int:
        """Take a game in with its whole history and keep it from now on (`session.journal`). Returns its id."""
        with self.transaction() as database:
            cursor = database.execute(
                "insert into games (name, setup, position, finished, touched, played)"
                " values (?, ?, ?, ?, ?, strftime('%s', 'now'))",
                (name, _encoded(setup_of(session.game)), session.position, _is_finished(session.state), self._tick()),
            )
            id_ = cursor.lastrowid
            assert id_ is not None
            database.executemany(
                "insert into actions (game, number, body, digest) values (?, ?, ?, ?)",
                [
                    (id_, number, _encoded(entry.action), entry.state.digest())
                    for number, entry in enumerate(session.entries)
                ],
            )
        session.journal = GameJournal(self, id_, session)
        return id_

    def find(self, session: Session) -> int | None:
        """The game with this set-up and exactly this history, undone actions included; None where there is none."""
        setup = _encoded(setup_of(session.game))
        wanted = [_encoded(entry.action) for entry in session.entries]
        with self._explained():
            alike = self._database.execute(
                "select id from games where setup = ? and ? = (select count(*) from actions where game = games.id)"
                " order by touched desc",
                (setup, len(wanted)),
            ).fetchall()
            for (id_,) in alike:
                rows = self._database.execute("select body from actions where game = ? order by number", (id_,))
                if [body for (body,) in rows] == wanted:
                    return int(id_)
        return None

    def kin(self, session: Session) -> int | None:
        """The game with this set-up that shares most of its standing moves with this one, the one played last among several."""
        wanted = [_encoded(entry.action) for entry in session.standing]
        best: tuple[int, int] | None = None
        with self._explained():
            alike = self._database.execute(
                "select id, position from games where setup = ? order by touched desc",
                (_encoded(setup_of(session.game)),),
            ).fetchall()
            for id_, position in alike:
                rows = self._database.execute(
                    "select body from actions where game = ? and number < ? order by number", (id_, position)
                )
                bodies = [body for (body,) in rows]
                shared = next(
                    (at for at, pair in enumerate(zip(bodies, wanted, strict=False)) if len(set(pair)) > 1), None
                )
                found = min(len(bodies), len(wanted)) if shared is None else shared
                if best is None or found > best[0]:
                    best = found, int(id_)
        return None if best is None else best[1]

    def attach(self, game: int, session: Session) -> None:
        """Keep a session in the place of a game that `find` found for it. Raises `StoreError`."""
        self.move(game, session.position, session.state)
        session.journal = GameJournal(self, game, session)

    def open(self, game: int, assets: Path = ASSETS) -> Session:
        """The game as it was left, with its journal. Raises `StoreError`, `DataError`, `RefusedError`."""
        with self._explained():
            row = self._database.execute(f"{_LIST} where id = ?", (game,)).fetchone()
        if row is None:
            raise StoreError(Key.NO_SUCH_GAME, file=str(self.file), game=game)
        stored = self._stored(row)
        with self._explained():
            rows = self._database.execute(
                "select body, digest from actions where game = ? order by number", (game,)
            ).fetchall()
        place = f"{self.file}#{game}"
        played = game_of(stored.setup, place, assets)
        session = Session(rules_of(played), played)
        for number, (body, digest) in enumerate(rows):
            action = self._decoded_action(body)
            outcome = session.do(action)
            if isinstance(outcome, Refusal):
                raise RefusedError(Key.ACTION_REFUSED, outcome, file=place, place=f"actions[{number}]")
            if outcome.state.digest() != digest:
                raise StoreError(Key.DIGEST_DIFFERS, file=place, place=f"actions[{number}]")
        session.jump(min(stored.position, session.length))
        session.journal = GameJournal(self, game, session)
        return session

    def rename(self, game: int, name: str) -> None:
        """Give a game another name. Raises `StoreError`."""
        with self.transaction() as database:
            database.execute("update games set name = ? where id = ?", (name, game))

    def remove(self, game: int) -> None:
        """Delete a game. Raises `StoreError`."""
        with self.transaction() as database:
            database.execute("delete from games where id = ?", (game,))

    def note(self, game: int) -> str:
        """What is kept beside a game without being part of it; empty where nothing is. Raises `StoreError`."""
        with self._explained():
            row = self._database.execute("select body from notes where game = ?", (game,)).fetchone()
        return "" if row is None else str(row[0])

    def set_note(self, game: int, body: str) -> None:
        """Keep something beside a game, in place of what was there. Raises `StoreError`."""
        with self.transaction() as database:
            database.execute(
                "insert into notes (game, body) values (?, ?) on conflict (game) do update set body = excluded.body",
                (game, body),
            )

    def record(self, game: int, number: int, action: Action, state: GameState) -> None:
        """Make an action the last one of a game. Raises `StoreError`."""
        with self.transaction() as database:
            database.execute("delete from actions where game = ? and number >= ?", (game, number))
            database.execute(
                "insert into actions (game, number, body, digest) values (?, ?, ?, ?)",
                (game, number, _encoded(action), state.digest()),
            )
            self._touch(game, number + 1, finished=_is_finished(state))

    def move(self, game: int, position: int, state: GameState) -> None:
        """Note how many actions of a game stand. Raises `StoreError`."""
        with self.transaction():
            self._touch(game, position, finished=_is_finished(state))

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing, durable at the end. Raises `StoreError`."""
        if self._look() != self._identity:
            raise StoreError(Key.LIBRARY_GONE, file=str(self.file))
        with self._explained():
            self._database.execute("begin immediate")
            try:
                yield self._database
                self._database.execute("commit")
            except BaseException:
                if self._database.in_transaction:
                    self._database.execute("rollback")
                raise

    def _prepare(self) -> None:
        """Take the lock, choose durability, make the tables."""
        database = self._database
        database.execute("pragma locking_mode = exclusive")
        database.execute("pragma journal_mode = wal")
        database.execute("pragma synchronous = full")
        database.execute("pragma foreign_keys = on")
        version = database.execute("pragma user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise StoreError(Key.LIBRARY_TOO_NEW, file=str(self.file), version=version, known=SCHEMA_VERSION)
        database.execute("begin exclusive")
        for older in range(version, SCHEMA_VERSION):
            for statement in filter(str.strip, _SCHEMAS[older].split(";")):
                database.execute(statement)
        if version < SCHEMA_VERSION:
            database.execute(f"pragma user_version = {SCHEMA_VERSION}")
        database.execute("commit")

    def _look(self) -> tuple[tuple[int, int], ...]:
        """Which files the library's names lead to now. SQLite would go on writing to a deleted one, for nobody to find."""
        found = []
        for name in (self.file, self.file.with_name(f"{FILE}-wal")):
            try:
                status = name.stat()
            except OSError:
                found.append((0, 0))
            else:
                found.append((status.st_dev, status.st_ino))
        return tuple(found)

    def _tick(self) -> int:
        """One more than any game was touched with."""
        row = self._database.execute("select coalesce(max(touched), 0) + 1 from games").fetchone()
        return int(row[0])

    def _touch(self, game: int, position: int, *, finished: bool) -> None:
        changed = self._database.execute(
            "update games set position = ?, finished = ?, touched = ?, played = strftime('%s', 'now') where id = ?",
            (position, finished, self._tick(), game),
        )
        if changed.rowcount != 1:
            raise StoreError(Key.NO_SUCH_GAME, file=str(self.file), game=game)

    def _stored(self, row: tuple[object, ...]) -> StoredGame:
        """A row of the list as a value. Raises `StoreError` where somebody has been at it."""
        id_, name, setup, position, finished, actions, played = row
        with self._sound():
            known = msgspec.json.decode(msgspec.convert(setup, str), type=Setup)
            fields = {"id": id_, "name": name, "setup": known, "position": position, "actions": actions}
            return msgspec.convert({**fields, "finished": bool(finished), "played": played}, StoredGame)

    def _decoded_action(self, text: str) -> Action:
        with self._sound():
            action: AnyAction = msgspec.json.decode(text, type=AnyAction)
            return action

    @contextlib.contextmanager
    def _sound(self) -> Iterator[None]:
        try:
            yield
        except msgspec.DecodeError as error:
            raise StoreError(Key.LIBRARY_BROKEN, file=str(self.file), reason=str(error)) from error

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self._error(error) from error

    def _error(self, error: sqlite3.Error) -> StoreError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        file, reason = str(self.file), str(error)
        if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            return StoreError(Key.LIBRARY_IN_USE, file=file)
        if code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            return StoreError(Key.LIBRARY_BROKEN, file=file, reason=reason)
        return StoreError(Key.FILE_UNWRITABLE, file=file, reason=reason)


class GameJournal:
    """Keeps the history of one game in the library (`engine.session.Journal`)."""

    def __init__(self, library: Library, game: int, session: Session) -> None:
        self.library = library
        self.game = game
        self._session = session

    def append(self, index: int, action: Action, state: GameState) -> None:
        """See `engine.session.Journal`."""
        self.library.record(self.game, index, action, state)

    def move(self, position: int) -> None:
        """See `engine.session.Journal`."""
        self.library.move(self.game, position, self._session.state_at(position))


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this user's games belong by the customs of the system."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or Path.home())
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Trinacria"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Trinacria"
    chosen = environment.get("XDG_DATA_HOME", "")
    return (Path(chosen) if Path(chosen).is_absolute() else home / ".local" / "share") / "trinacria"


def _encoded(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _is_finished(state: GameState) -> bool:
    return isinstance(state.turn, FinishedTurn)
