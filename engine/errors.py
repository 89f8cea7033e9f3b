"""Errors of the engine. Words belong to the interface: an error carries a key and parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from engine.messages import Key

Parameter: TypeAlias = str | int | tuple[str, ...] | tuple[int, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an action, a place or a route is not allowed. A value, not an exception.

    `rule` is the paragraph in the rules digest (`R-3.2.3`), `parameters` fill the translated sentence.
    """

    key: Key
    rule: str = ""
    parameters: dict[str, Parameter] = {}

    def cited_as(self, paragraphs: Mapping[str, str]) -> Refusal:
        """The same refusal by the paragraph of another book; `paragraphs` are the names there, by those here."""
        return msgspec.structs.replace(self, rule=paragraphs.get(self.rule, self.rule))


class TrinacriaError(Exception):
    """Base of all errors the program raises on purpose; shown as one sentence."""

    def __init__(self, key: Key, **parameters: Parameter) -> None:
        super().__init__(key.value, parameters)
        self.key = key
        self.parameters = parameters

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels from one process to another: not through the constructors, which differ."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[TrinacriaError], words: tuple[Any, ...], values: dict[str, Any]) -> TrinacriaError:
    error = kind.__new__(kind, *words)
    vars(error).update(values)
    return error


class DataError(TrinacriaError):
    """A file cannot be used: which one, where in it, and why."""

    def __init__(self, key: Key, *, file: str, place: str = "", **parameters: Parameter) -> None:
        super().__init__(key, file=file, place=place, **parameters)


class RuleError(TrinacriaError):
    """An action was refused where the caller demanded that it be legal (replay, tests)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.parameters)
        self.refusal = refusal


class RefusedError(DataError):
    """A file is readable, but the rules refuse what it says at `place`; `refusal` tells why."""

    def __init__(self, key: Key, refusal: Refusal, *, file: str, place: str) -> None:
        super().__init__(key, file=file, place=place)
        self.refusal = refusal
