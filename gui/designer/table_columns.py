"""Columns of a table from the shape of its entries: how a value is written in a cell, and read from it again."""

from __future__ import annotations

import enum
import json
import types
from functools import cache
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.data.raw import HexRef
from engine.designer.plain import plain

YES: Final = "1"
NO: Final = "0"
"""How a model tells a check mark; a person sees a box."""


class Kind(enum.Enum):
    """How a value stands in a cell."""

    TEXT = "text"
    NUMBER = "number"
    YES_NO = "yes_no"
    WORDS = "words"
    """Several texts, with commas between."""
    FIGURES = "figures"
    """Several numbers, with strokes between: 20/30/40."""
    MIXED = "mixed"
    """Numbers and texts, with commas between."""
    SCALAR = "scalar"
    """A number, `true`, `false`, or a text."""
    JSON = "json"


class Column(msgspec.Struct, frozen=True):
    """A field of the entries. `optional`: an empty cell leaves the field out."""

    field: str
    kind: Kind
    optional: bool = False
    choices: tuple[str, ...] = ()
    """What the field can be, where that is a closed list."""
    hexes: bool = False
    """Whether the words are ids of hexes."""


@cache
def columns_of(shape: type[msgspec.Struct]) -> tuple[Column, ...]:
    """The columns of a table whose entries have this shape, in the order of the files."""
    hints, exact = get_type_hints(shape), get_type_hints(shape, include_extras=True)
    found = {name: _column(name, hint) for name, hint in hints.items() if name in shape.__struct_fields__}
    lists = {name for name, column in found.items() if column.kind is Kind.WORDS and _of_hexes(exact[name])}
    return tuple(
        msgspec.structs.replace(found[name], hexes=True) if name in lists else found[name]
        for name in shape.__struct_fields__
    )


def _of_hexes(hint: Any) -> bool:
    """Whether a list is one of hexes."""
    if get_origin(hint) is Annotated and hint != HexRef:
        hint = get_args(hint)[0]
    return get_origin(hint) is tuple and get_args(hint)[0] == HexRef


def _column(field: str, hint: Any) -> Column:
    optional = False
    if get_origin(hint) in (Union, types.UnionType):
        parts = [part for part in get_args(hint) if part is not type(None)]
        optional = len(parts) < len(get_args(hint))
        if len(parts) > 1:
            return Column(field, Kind.MIXED, optional)
        hint = parts[0]
    return msgspec.structs.replace(_plain_column(field, hint), optional=optional)


def _plain_column(field: str, hint: Any) -> Column:
    if hint is bool:
        return Column(field, Kind.YES_NO)
    if hint is int:
        return Column(field, Kind.NUMBER)
    if hint is str:
        return Column(field, Kind.TEXT)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return Column(field, Kind.TEXT, choices=tuple(str(item.value) for item in hint))
    if get_origin(hint) is tuple:
        items = get_args(hint)
        # `(corporation, place)` and the like: as many of different kinds.
        return Column(field, Kind.MIXED) if set(items) == {int, str} else _list_column(field, items[0])
    return Column(field, Kind.JSON)


def _list_column(field: str, item: Any) -> Column:
    if item is int:
        return Column(field, Kind.FIGURES)
    if item is str:
        return Column(field, Kind.WORDS)
    if get_origin(item) is Literal:
        return Column(field, Kind.WORDS, choices=tuple(map(str, get_args(item))))
    if isinstance(item, type) and issubclass(item, enum.Enum):
        return Column(field, Kind.WORDS, choices=tuple(str(found.value) for found in item))
    if get_origin(item) in (Union, types.UnionType) and set(get_args(item)) == {int, str}:
        return Column(field, Kind.MIXED)
    return Column(field, Kind.JSON)


def to_text(column: Column, value: Any) -> str:
    """A value as it stands in a cell."""
    content = plain(value)
    if content is None:
        return ""
    if column.kind is Kind.YES_NO:
        return YES if content else NO
    if column.kind is Kind.FIGURES:
        return "/".join(map(str, content))
    if column.kind in (Kind.WORDS, Kind.MIXED):
        return ", ".join(map(str, content))
    if column.kind is Kind.JSON or isinstance(content, bool):
        return json.dumps(content, ensure_ascii=False)
    return str(content)


def from_text(column: Column, text: str) -> Any:
    """What a cell says, as JSON; None leaves the field out. A text that says no such thing comes back as it is.

    The document then refuses it with the reason; nothing is guessed here.
    """
    text = text.strip()
    if not text and (column.optional or column.kind in (Kind.JSON, Kind.YES_NO)):
        return None
    if column.kind is Kind.YES_NO:
        return text == YES
    if column.kind is Kind.SCALAR and text in ("true", "false"):
        return text == "true"
    if column.kind in (Kind.NUMBER, Kind.SCALAR):
        return _number(text)
    if column.kind is Kind.FIGURES:
        return [_number(part) for part in _parts(text.replace("/", ","))]
    if column.kind is Kind.WORDS:
        return _parts(text)
    if column.kind is Kind.MIXED:
        return [_number(part) for part in _parts(text)]
    if column.kind is Kind.JSON:
        try:
            return json.loads(text)
        except ValueError:
            return text
    return text


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _number(text: str) -> int | str:
    """A whole number; anything else stays a text."""
    try:
        return int(text)
    except ValueError:
        return text
