"""The 18xx.games file format: a finished or running game as a list of recorded actions, without states.

Only what an import needs is typed; fields the format has beside are left aside.
"""

from __future__ import annotations

import re
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

END_BY_HAND = "end_game"
"""The kind with which players stop a game; also the reason some files give for such an end."""

_WHOLE = frozenset({"id", "action_id", "price", "percent", "rotation", "slot", "loan", "revenue", "seed"})
_TEXT = frozenset(
    {"company", "corporation", "share_price", "hex", "tile", "city", "kind", "train", "target", "choice", "name"}
)
"""Fields whose numbers some writers put in quotes, and whose texts some leave without."""

_DISPLAY = {"status": str, "result": dict, "game_end_reason": str, "manually_ended": bool}


class RecordedRoute(msgspec.Struct, frozen=True):
    """One train's run: `hexes` lists its stops, `connections` the hexes of each chain from stop to stop.

    `revenue` None: the file does not say what the train earned.
    """

    train: str
    connections: tuple[tuple[str, ...], ...] = ()
    hexes: tuple[str, ...] = ()
    revenue: int | None = None
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

    name: str = ""
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
    manually_ended: bool = False

    @property
    def seed(self) -> int:
        """Seed of the draw; where it is missing, the first number in the game's id."""
        if self.settings.seed is not None:
            return self.settings.seed
        found = re.search("[0-9]+", str(self.id))
        return 0 if found is None else int(found.group()[:MAX_DIGITS])

    @property
    def stopped(self) -> bool:
        """Whether the file says that the players stopped the game, whatever its actions say."""
        return self.manually_ended or "manual" in (self.game_end_reason or "")

    def score(self, player: RecordedPlayer) -> int | None:
        """What the file says a player came to; old files name him there."""
        return self.result.get(player.key, self.result.get(player.name))


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

    `undo` takes back the last standing action, or all after `action_id` (0: all there are), which may be a message; `redo` puts
    back what the last undo took; any other action makes what was undone final. Raises `DataError` for an undo to an action
    that is not yet there and a redo of nothing.
    """
    kept: list[tuple[int, Record]] = []
    beside: list[tuple[int, Record]] = []
    undone: list[list[tuple[int, Record]]] = []
    for number, record in enumerate(records):
        place = f"actions[{number}]"
        if record.type == "undo":
            first = _first_undone(kept, beside, record, file, place)
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


def as_it_stood(recorded: RecordedGame, number: int, file: str) -> RecordedGame | None:
    """The game as it was right after an action that does not stand; None where the action stands, or the game never got there.

    The action was undone later, is an undo itself, or was left out of the file as messages often are: ids grow, so it is known
    where it was. Raises `DataError` as `standing`.
    """
    ids = [record.id or 0 for record in recorded.actions]
    if not 0 < number <= max(ids, default=0) or any(one.id == number for one in standing(recorded.actions, file)):
        return None
    following = (index for index, found in enumerate(ids) if found > number)
    end = ids.index(number) + 1 if number in ids else next(following)
    return msgspec.structs.replace(
        recorded, actions=recorded.actions[:end], status="active", result={}, game_end_reason=None, manually_ended=False
    )


def _first_undone(
    kept: list[tuple[int, Record]], beside: list[tuple[int, Record]], undo: Record, file: str, place: str
) -> int:
    """Index in `kept` of the first action that an undo takes back."""
    target = undo.action_id
    if target == 0:
        return 0
    if target is None:
        if not kept:
            raise DataError(Key.VALUE_NOT_ALLOWED, file=file, place=place, value="undo")
        return len(kept) - 1
    position = max((number for number, record in (*kept, *beside) if record.id == target), default=None)
    if position is not None:
        return sum(number <= position for number, _ in kept)
    # Messages are left out of many files, and an undo may go back to one: ids grow, so it is known where it was.
    if undo.id is not None and target < undo.id:
        return sum(record.id is not None and record.id < target for _, record in kept)
    raise DataError(Key.UNKNOWN_ID, file=file, place=place, id=str(target))


def _cleaned(content: dict[str, Any]) -> dict[str, Any]:
    """As the types want it: no nulls where a field has no value, numbers as numbers, every action with an id.

    What the file says for display only is left aside where it has another shape.
    """
    found: dict[str, Any] = _plain(content)
    for field, shape in _DISPLAY.items():
        if not isinstance(found.get(field), shape):
            found.pop(field, None)
    if "result" in found:
        scores = {key: _number(value) for key, value in found["result"].items()}
        found["result"] = {key: score for key, score in scores.items() if type(score) is int}
    last = 0
    for action in found.get("actions", ()):
        if isinstance(action, dict):
            last = action.setdefault("id", last + 1)
            last = last if isinstance(last, int) else 0
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    found = {key: _plain(item) for key, item in value.items() if item is not None}
    for key in found.keys() & _WHOLE:
        found[key] = _number(found[key]) if key != "id" or "type" in found else found[key]
    for key in found.keys() & _TEXT:
        found[key] = str(found[key]) if isinstance(found[key], int) else found[key]
    return found


def _number(value: Any) -> Any:
    """A whole number also where it is written as a text or with a decimal point."""
    if isinstance(value, str) and re.fullmatch("-?[0-9]{1,18}", value):
        return int(value)
    return int(value) if isinstance(value, float) and value.is_integer() else value
