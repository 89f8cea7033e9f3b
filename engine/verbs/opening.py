"""Opening what a verb works on: a save of ours or a game in the 18xx.games file format, told apart by content."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from engine.data.assets import ASSETS
from engine.errors import DataError, Refusal, RefusedError
from engine.interop.eighteen_xx_import import PROFILE, Imported, import_game
from engine.messages import Key
from engine.saves import game_of, is_exchange_file, read_game_file, read_save
from engine.session import Session
from engine.setup import SetupError
from engine.titles import rules_of

Json = dict[str, Any]


class Point(msgspec.Struct, frozen=True):
    """A place in the history as the file counts it, the action that led there as the file has it, and our position.

    `by_hand`: the players have stopped the game there or before.
    """

    number: int
    action: Json
    position: int
    by_hand: bool = False


class Opened(msgspec.Struct, frozen=True, eq=False):
    """A game from a file. With `error` set it goes as far as the action before the one refused."""

    session: Session
    points: tuple[Point, ...]
    imported: Imported | None = None
    error: DataError | None = None

    @property
    def standing(self) -> tuple[Point, ...]:
        """The points up to where the game stands: without those of actions that a save holds as undone."""
        return tuple(point for point in self.points if point.position <= self.session.position)

    def position_at(self, number: int | None, file: str) -> int:
        """Our position after the action with this number; 0: the beginning, None: where the game stands. Raises `DataError`."""
        if number is None:
            return self.session.position
        if self.imported is not None and self.imported.until == number:
            return self.session.position
        for point in self.points:
            if point.number == number:
                return point.position
        if number == 0:
            return 0
        raise DataError(Key.POSITION_UNKNOWN, file=file, position=number)


def open_game(
    path: Path, *, profile: str = "", whole: bool = True, assets: Path = ASSETS, at: int | None = None
) -> Opened:
    """Play the game in a file. `profile` is for games of the exchange format, or replaces that of a save.

    `at` is the number that will be asked of `position_at`: where a game of the exchange format does not contain it to the end
    because it was undone, the game is played to that moment only.

    Raises `DataError` where the file cannot be used at all and, when `whole`, also where an action is refused.
    """
    if is_exchange_file(read_game_file(path)):
        imported = import_game(path, profile=profile or PROFILE, assets=assets, at=at)
        points = tuple(
            Point(mark.record.id or 0, _plain(mark.record), mark.position, mark.by_hand) for mark in imported.marks
        )
        opened = Opened(imported.session, points, imported, imported.error)
    else:
        opened = _open_save(path, profile, assets)
    if whole and opened.error is not None:
        raise opened.error
    return opened


def _open_save(path: Path, profile: str, assets: Path) -> Opened:
    save = read_save(path)
    game = game_of(save, str(path), assets)
    replaced = bool(profile) and profile != save.profile
    if replaced:
        found = next((known for known in game.title.profiles if known.id == profile), None)
        if found is None:
            raise SetupError(Refusal(Key.UNKNOWN_PROFILE, "", {"profile": profile}))
        game = msgspec.structs.replace(game, profile=found)
    session = Session(rules_of(game), game)
    points: list[Point] = []
    for number, action in enumerate(save.actions, start=1):
        outcome = session.do(action)
        if isinstance(outcome, Refusal):
            error = RefusedError(Key.ACTION_REFUSED, outcome, file=str(path), place=f"action {number}")
            return Opened(session, tuple(points), None, error)
        points.append(Point(number, msgspec.to_builtins(action), number))
    if not replaced and session.state.digest() != save.digest:
        return Opened(session, tuple(points), None, DataError(Key.DIGEST_DIFFERS, file=str(path), place="digest"))
    session.jump(save.position)
    return Opened(session, tuple(points))


def _plain(record: msgspec.Struct) -> Json:
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(record))}
    values: Json = msgspec.to_builtins(record)
    return {name: value for name, value in values.items() if value != defaults[name] or name == "type"}
