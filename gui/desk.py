"""The desk: new games, games from files and from the library, and where they are kept. Errors are `TrinacriaError`."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from engine.catalogue import open_title
from engine.data.assets import ASSETS
from engine.errors import TrinacriaError
from engine.setup import Wish, new_game

DEMO = ASSETS / "games" / "1849" / "demo.json"
"""The game that comes with the program, to look at."""

if TYPE_CHECKING:
    from engine.data.definitions import Title
    from engine.session import Session
    from engine.store import Library, StoredGame


class Desk:
    """Makes sessions and keeps them in the library, which is opened when first needed.

    A library that cannot be used does not stop play: `trouble` tells why nothing is kept.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._library: Library | None = None
        self.trouble: TrinacriaError | None = None
        self.reopened = False
        """Whether the file opened last was in the library already."""

    def library(self) -> Library | None:
        """The open library, or None with `trouble` set."""
        from engine.store import Library, StoreError, data_folder

        if self._library is None and self.trouble is None:
            try:
                self._library = Library(self._folder or data_folder())
            except StoreError as error:
                self.trouble = error
        return self._library

    def close(self) -> None:
        """Let go of the library."""
        if self._library is not None:
            self._library.close()
            self._library = None

    def start(self, title_id: str, wish: Wish, title: Title | None = None) -> Session:
        """A new game, kept from its first moment; `title` in place of the shipped one. Raises `SetupError`, `DataError`."""
        from engine.session import Session
        from engine.titles import rules_of

        game = new_game(
            title or open_title(title_id),
            names=wish.names,
            profile=wish.profile,
            options=wish.options,
            order=wish.order,
            seed=wish.seed,
            bots=wish.bots,
        )
        session = Session(rules_of(game), game)
        self.keep(session, names_of(session))
        return session

    def keep(self, session: Session, name: str) -> None:
        """Take a session into the library. A failure is noted in `trouble`, and play goes on."""
        library = self.library()
        if library is None:
            return
        try:
            library.add(session, name)
        except TrinacriaError as error:
            self.trouble = error

    def running(self) -> StoredGame | None:
        """The game to offer for resuming."""
        library = self.library()
        if library is None:
            return None
        try:
            return library.unfinished()
        except TrinacriaError as error:
            self.trouble = error
            return None

    def resume(self, number: int) -> Session:
        """A game of the library as it was left. Raises `StoreError`, `DataError`."""
        library = self.library()
        if library is None:
            assert self.trouble is not None
            raise self.trouble
        return library.open(number)

    def open(self, path: Path) -> Session:
        """A save or a game in the 18xx.games format, kept in the library from now on. Raises `DataError`."""
        session = self.read(path)
        self.take(session, path.stem)
        return session

    def read(self, path: Path) -> Session:
        """The game of a file, not kept yet. Raises `DataError`."""
        from engine.verbs.opening import open_game

        return open_game(path).session

    def take(self, session: Session, name: str) -> None:
        """Keep a game that was read from a file; `reopened` tells whether the library had exactly this one."""
        self.reopened = self._kept_already(session)
        if not self.reopened:
            self.keep(session, name)

    def kin(self, session: Session) -> Session | None:
        """The game of the library that a file's game belongs to: of the same set-up, with most moves in common."""
        library = self.library()
        if library is None:
            return None
        try:
            if library.find(session) is not None:
                return None
            found = library.kin(session)
            return None if found is None else library.open(found)
        except TrinacriaError:
            return None  # A game that cannot be opened is no reason not to open the file.

    def _kept_already(self, session: Session) -> bool:
        """Whether the library has exactly this game; it then goes on in its old place."""
        library = self.library()
        if library is None:
            return False
        try:
            game = library.find(session)
            if game is not None:
                library.attach(game, session)
        except TrinacriaError as error:
            self.trouble = error
            return False
        return game is not None

    def note(self, session: Session) -> str:
        """What is kept beside a game (its clock); empty where nothing is or can be."""
        from engine.store import GameJournal

        if isinstance(session.journal, GameJournal):
            with contextlib.suppress(TrinacriaError):
                return session.journal.library.note(session.journal.game)
        return ""

    def set_note(self, session: Session, body: str) -> None:
        """Keep something beside a game. A game that is not in the library goes without."""
        from engine.store import GameJournal

        if isinstance(session.journal, GameJournal):
            with contextlib.suppress(TrinacriaError):
                session.journal.library.set_note(session.journal.game, body)

    def renew(self, session: Session) -> bool:
        """Begin a new library after the old one was removed, with this game in it; False with `trouble` set."""
        self.close()
        self.trouble = None
        session.journal = None
        self.keep(session, names_of(session))
        return session.journal is not None

    def copy(self, session: Session, position: int, name: str = "") -> Session:
        """Another game that begins with the first `position` actions of this one; the first stays as it is.

        `name` is what the library calls it; empty: as any game of these players.
        """
        from engine.session import Session

        other = Session(session.rules, session.game)
        for entry in session.entries[:position]:
            other.do(entry.action)
        self.keep(other, name or names_of(session))
        return other


def names_of(session: Session) -> str:
    """What a game is called until it gets a name."""
    return ", ".join(seat.name for seat in session.game.seats)
