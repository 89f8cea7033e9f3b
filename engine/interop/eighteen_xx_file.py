"""The 18xx.games file format: a finished or running game as a list of recorded actions, without states.

Only what an import needs is typed; fields the format has beside are left aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.data.files import typed
from engine.errors import DataError
from engine.messages import Key
from engine.saves import is_exchange_file, read_game_file

MAX_RECORDS = 40_000
"""Recorded actions, undone and nested ones included."""

MAX_DIGITS = 18
"""Digits of a game's id that make a seed; no site has counted further."""

KEPT_OUT = frozenset({"message"})
"""Kinds that are never undone and stand beside the game."""


class RecordedRoute(msgspec.Struct, frozen=True):
    """One train's run: `hexes` lists its stops, `connections` the hexes of each chain from stop to stop."""

    train: str
    connections: tuple[tuple[str, ...], ...] = ()
    hexes: tuple[str, ...] = ()
    revenue: int = 0
    nodes: tuple[str, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A recorded action. Which fields matter depends on `type`; the others keep their defaults."""

    type: str
    entity: str | int = ""
    entity_type: str = ""
    id: int | None = None
    auto_actions: tuple[Record, ...] = ()
    action_id: int | None = None
    company: str = ""
    corporation: str = ""
    price: int = 0
    percent: int = 0
    share_price: str = ""
    shares: tuple[str, ...] = ()
    hex: str = ""
    tile: str = ""
    rotation: int = 0
    city: str = ""
    slot: int = 0
    routes: tuple[RecordedRoute, ...] = ()
    kind: str = ""
    train: str = ""
    target: str = ""
    choice: str = ""
    loan: int = 0


class RecordedPlayer(msgspec.Struct, frozen=True):
    """A seat; without an id the name is the id."""

    name: str
    id: int | str | None = None

    @property
    def key(self) -> str:
        """What actions and results call this player."""
        return self.name if self.id is None else str(self.id)


class Settings(msgspec.Struct, frozen=True):
    """Options of the game. `optional_rules` are ids of variants."""

    seed: int | None = None
    optional_rules: tuple[str, ...] = ()


class RecordedGame(msgspec.Struct, frozen=True):
    """A game file. `result` maps a player's id to his score."""

    title: str
    players: tuple[RecordedPlayer, ...]
    actions: tuple[Record, ...]
    id: int | str = 0
    settings: Settings = Settings()
    status: str = ""
    result: dict[str, int] = {}
    game_end_reason: str | None = None

    @property
    def seed(self) -> int:
        """Seed of the draw; where it is missing, the digits of the game's id."""
        if self.settings.seed is not None:
            return self.settings.seed
        digits = "".join(sign for sign in str(self.id) if sign.isascii() and sign.isdigit())
        return int(digits[:MAX_DIGITS] or 0)


def read_exchange_file(path: Path) -> RecordedGame:
    """Read a file of this format. Raises `DataError`: missing, broken, truncated, of another kind or shape."""
    content = read_game_file(path)
    if not is_exchange_file(content):
        raise DataError(Key.NOT_AN_EXCHANGE_FILE, file=str(path))
    try:
        recorded = typed(_cleaned(content), RecordedGame, str(path))
        number = sum(1 for record in recorded.actions for _ in nested(record))
    except RecursionError:
        raise DataError(Key.NOT_JSON, file=str(path), place="actions") from None
    if number > MAX_RECORDS:
        raise DataError(Key.FILE_TOO_LARGE, file=str(path), place="actions", limit=MAX_RECORDS)
    keys = [player.key for player in recorded.players]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise DataError(Key.DUPLICATE_ID, file=str(path), place="players", id=twice)
    return recorded


def nested(record: Record) -> Iterator[Record]:
    """A record and those done along with it, which may have others in their turn, in the order they were done."""
    yield record
    for inner in record.auto_actions:
        yield from nested(inner)


def standing(records: tuple[Record, ...], file: str) -> tuple[Record, ...]:
    """The actions that stand: undone ones left out, redone ones put back.

    `undo` takes back the last standing action, or all after `action_id` (0: all there are); `redo` puts back what the last
    undo took; any other action makes what was undone final. Raises `DataError` for an undo to an unknown action and a redo
    of nothing.
    """
    kept: list[tuple[int, Record]] = []
    beside: list[tuple[int, Record]] = []
    undone: list[list[tuple[int, Record]]] = []
    for number, record in enumerate(records):
        place = f"actions[{number}]"
        if record.type == "undo":
            first = _first_undone(kept, record.action_id, file, place)
            undone.append(kept[first:])
            del kept[first:]
        elif record.type == "redo":
            if not undone:
                raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value="redo")
            kept.extend(undone.pop())
        elif record.type in KEPT_OUT:
            beside.append((number, record))
        else:
            undone.clear()
            kept.append((number, record))
    return tuple(record for _, record in sorted([*kept, *beside], key=lambda pair: pair[0]))


def _first_undone(kept: list[tuple[int, Record]], action_id: int | None, file: str, place: str) -> int:
    if action_id == 0:
        return 0
    if action_id is None:
        if not kept:
            raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value="undo")
        return len(kept) - 1
    for index in range(len(kept) - 1, -1, -1):
        if kept[index][1].id == action_id:
            return index + 1
    raise DataError(Key.UNKNOWN_ID, file=file, place=place, id=str(action_id))


def _cleaned(content: dict[str, Any]) -> dict[str, Any]:
    """Without empty values, which the format writes where a field has none."""
    found = {key: value for key, value in content.items() if value is not None}
    actions = found.get("actions")
    if isinstance(actions, list):
        found["actions"] = [_cleaned_action(action) for action in actions]
    settings = found.get("settings")
    if isinstance(settings, dict):
        found["settings"] = {key: value for key, value in settings.items() if value is not None}
    return found


def _cleaned_action(action: Any) -> Any:
    if not isinstance(action, dict):
        return action
    found = {key: value for key, value in action.items() if value is not None}
    nested = found.get("auto_actions")
    if isinstance(nested, list):
        found["auto_actions"] = [_cleaned_action(inner) for inner in nested]
    return found
