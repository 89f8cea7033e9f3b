"""Reading of data files: bounded, without silent repetitions, and typed; every fault names the file and the place in it."""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from engine.errors import DataError
from engine.messages import Key

MAX_BYTES = 4_000_000
"""No data file of a title comes near this; a larger one is not opened."""
_VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|NaN|-?Infinity|-?[0-9][0-9.eE+-]*', re.DOTALL)
"""A text or a number of JSON, as it is written."""
LARGEST = 2**63 - 1
"""The largest whole number a file may have."""
REPLACES = "replaces"
"""In the file of a title that extends another: `true` makes it stand in place of the other's file."""

Shape = TypeVar("Shape", bound=msgspec.Struct)
Json = dict[str, Any]


class _RepeatedError(Exception):
    """An object has the same key twice."""


def _object(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        raise _RepeatedError(next(key for key in keys if keys.count(key) > 1))
    return found


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)


def _whole(text: str) -> int:
    """A whole number that fits 64 bits; no file of ours has a longer one, and Qt and SQLite know none."""
    number = int(text)
    if not -LARGEST - 1 <= number <= LARGEST:
        raise ValueError(text)
    return number


def is_file(path: Path) -> bool:
    """Whether a plain file is there. What the system refuses to look at, or cannot have as a name, is none."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def read_bytes(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Content of a file. Raises `DataError`: missing, unreadable, no plain file, or longer than `limit` bytes."""
    try:
        # Looked at before it is opened: opening a pipe waits for somebody to write into it.
        if not stat.S_ISREG(path.stat().st_mode):
            raise DataError(Key.FILE_NOT_PLAIN, file=str(path))
        with path.open("rb") as stream:
            content = stream.read(limit + 1)
    except FileNotFoundError:
        raise DataError(Key.FILE_MISSING, file=str(path)) from None
    except OSError as error:
        raise DataError(Key.FILE_UNREADABLE, file=str(path), reason=error.strerror or type(error).__name__) from error
    if len(content) > limit:
        raise DataError(Key.FILE_TOO_LARGE, file=str(path), limit=limit)
    return content


def read_json(path: Path, limit: int = MAX_BYTES) -> Any:
    """Parsed JSON. Raises `DataError` also for broken JSON (place `line:column`) and a repeated key.

    A byte order mark, which some editors add, is no fault; half a character and a number beyond 64 bits are.
    """
    text = _decoded(read_bytes(path, limit), path)
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_whole)
        if "\\ud" in text.lower():
            json.dumps(value, ensure_ascii=False).encode()
        return value
    except json.JSONDecodeError as error:
        raise DataError(Key.NOT_JSON, file=str(path), place=f"{error.lineno}:{error.colno}") from None
    except _RepeatedError as error:
        raise DataError(Key.DUPLICATE_ID, file=str(path), id=str(error)) from None
    except ValueError:
        raise DataError(Key.NOT_JSON, file=str(path), place=_odd_value(text)) from None
    except RecursionError:
        raise DataError(Key.NOT_JSON, file=str(path)) from None


def _decoded(content: bytes, path: Path) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = _place_after(error.object[: error.start].decode("utf-8"))
        raise DataError(Key.NOT_JSON, file=str(path), place=place) from None


def _odd_value(text: str) -> str:
    """Where the first text or number stands that no file may have, as `line:column`; empty where there is none."""
    for found in _VALUE.finditer(text):
        try:
            value = json.loads(found.group(), parse_constant=_no_constant, parse_int=_whole)
            str(value).encode()
        except ValueError:
            return _place_after(text[: found.start()])
    return ""


def _place_after(before: str) -> str:
    """`line:column` of what follows, as the JSON parser counts."""
    lines = before.split("\n")
    return f"{len(lines)}:{len(lines[-1]) + 1}"


def read_object(path: Path) -> Json:
    """Parsed JSON of a title's file, which must be an object. A link out of its folder is not followed. Raises `DataError`."""
    if path.is_symlink() and Path(os.path.realpath(path)).parent != Path(os.path.realpath(path.parent)):
        raise DataError(Key.FILE_ELSEWHERE, file=str(path))
    content = read_json(path)
    if not isinstance(content, dict):
        raise DataError(Key.WRONG_TYPE, file=str(path), place="$", expected="object", found=type(content).__name__)
    return content


def merged(base: Json, over: Json) -> Json:
    """`over` laid on `base`: objects are joined key by key, `null` removes a key, anything else replaces."""
    if over.get(REPLACES) is True:
        return {key: value for key, value in over.items() if key != REPLACES}
    joined = dict(base)
    for key, value in over.items():
        if value is None:
            joined.pop(key, None)
        elif isinstance(value, dict):
            below = joined.get(key)
            joined[key] = merged(below if isinstance(below, dict) else {}, value)
        else:
            joined[key] = value
    return joined


def typed(content: Any, shape: type[Shape], file: str) -> Shape:
    """Content as a checked value. Raises `DataError` that names the field, also inside an object keyed by id."""
    try:
        return msgspec.convert(content, shape)
    except msgspec.ValidationError as error:
        fault, place, value = _locate(content, shape, "") or (error, "", None)
        raise _data_error(fault, file, place, value) from None


def _locate(value: Any, wanted: Any, place: str) -> tuple[msgspec.ValidationError, str, Any] | None:
    """The innermost failure with its place. Msgspec itself hides which key of an object failed."""
    error = _failure(value, wanted)
    if error is None:
        return None
    plain = get_args(wanted)[0] if get_origin(wanted) is Annotated else wanted
    if isinstance(value, dict) and get_origin(plain) is dict:
        for key in value:
            wrong_key = _failure(key, get_args(plain)[0])
            if wrong_key is not None:
                return wrong_key, f"{place}.{key}", key
    below = next((found for part in _parts(value, plain, place) if (found := _locate(*part)) is not None), None)
    return below or (error, place, value)


def _parts(value: Any, wanted: Any, place: str) -> Iterator[tuple[Any, Any, str]]:
    """What a value consists of, with the type and the place of each part."""
    if isinstance(value, dict) and get_origin(wanted) is dict:
        for key, item in value.items():
            yield item, get_args(wanted)[1], f"{place}.{key}"
    elif isinstance(value, dict) and isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        for field, hint in get_type_hints(wanted, include_extras=True).items():
            if field in value:
                yield value[field], hint, f"{place}.{field}"
    elif isinstance(value, list) and get_origin(wanted) is tuple:
        types = get_args(wanted)
        for index, item in enumerate(value):
            if types[-1] is ... or index < len(types):
                yield item, types[0] if types[-1] is ... else types[index], f"{place}[{index}]"


def _failure(value: Any, wanted: Any) -> msgspec.ValidationError | None:
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        return error
    return None


_FAULTS: tuple[tuple[re.Pattern[str], Key, tuple[str, ...]], ...] = (
    (re.compile(r"Object missing required field `(.+)`"), Key.FIELD_MISSING, ("field",)),
    (re.compile(r"Object contains unknown field `(.+)`"), Key.FIELD_UNKNOWN, ("field",)),
    (re.compile(r"Expected `([^`]+)`, got `([^`]+)`"), Key.WRONG_TYPE, ("expected", "found")),
    (re.compile(r"Invalid enum value '?(.+?)'?"), Key.VALUE_NOT_ALLOWED, ("value",)),
)

_REASONS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"Invalid value '?(.+?)'?"), "unknown"),
    (re.compile(r"Expected `int` >= (-?\d+)"), "least"),
    (re.compile(r"Expected `int` <= (-?\d+)"), "most"),
    (re.compile(r"Expected `str` of length >= (\d+)"), "text_least"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "text_most"),
    (re.compile(r"Expected `(?:array|object)` of (?:at least )?length >= (\d+)(?:, got \d+)?"), "list_least"),
    (re.compile(r"Expected `(?:array|object)` of (?:at most )?length <= (\d+)(?:, got \d+)?"), "list_most"),
    (re.compile(r"Expected `array` of length (\d+)(?: to \d+)?, got \d+"), "list_exact"),
    (re.compile(r"Expected `array` of at least length (\d+), got \d+"), "list_least"),
)
"""Other faults, as a word that the interface puts into a sentence, and the number in it."""


def _data_error(error: msgspec.ValidationError, file: str, prefix: str, value: Any) -> DataError:
    text, _, path = str(error).partition(" - at `")
    place = (prefix + path.rstrip("`").removeprefix("$")).lstrip(".")
    for pattern, key, names in _FAULTS:
        match = pattern.fullmatch(text)
        if match is not None:
            return DataError(key, file=file, place=place, **dict(zip(names, match.groups(), strict=True)))
    return DataError(Key.WRONG_SHAPE, file=file, place=place, reason=_reason(text, value))


def _reason(text: str, value: Any) -> str:
    """`least:0`: what msgspec complains about, without its English; `spelling:…` with the value itself for the rest."""
    for pattern, reason in _REASONS:
        match = pattern.fullmatch(text)
        if match is not None:
            return f"{reason}:{match[1]}"
    return f"spelling:{value}" if isinstance(value, str | int) else "spelling:"
