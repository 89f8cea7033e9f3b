"""What a title's own file must say when it lies over an inherited one (`engine.data.files.merged`), and no more."""

from __future__ import annotations

from typing import Any

from engine.data.files import REPLACES, Json, merged
from engine.designer.json_text import same

ORDERED = frozenset({"trains", "phases", "corporations", "privates", "tiles", "terrains", "options", "profiles"})
"""Tables whose order means something; a file that changes it must replace the table."""


def own_content(wanted: Json, base: Json, before: Json) -> Json:
    """The own file that makes `wanted` of `base`; what it said before stays where it still holds, in its order."""
    if before.get(REPLACES) is True:
        return in_order({REPLACES: True, **wanted}, before)
    if not base:
        return in_order(wanted, before)
    found = _difference(wanted, base, before)
    whole = merged(base, found)
    for name in sorted(ORDERED & wanted.keys()):
        table = wanted[name]
        if isinstance(table, dict) and list(whole[name]) != list(table):
            found[name] = {REPLACES: True, **table}
    return in_order(found, before)


def _difference(wanted: Json, base: Json, before: Json) -> Json:
    found: Json = {}
    for key, value in wanted.items():
        said = before.get(key)
        if key not in base:
            found[key] = value
        elif isinstance(value, dict) and isinstance(base[key], dict):
            if isinstance(said, dict) and said.get(REPLACES) is True:
                found[key] = {REPLACES: True, **value}
                continue
            below = _difference(value, base[key], said if isinstance(said, dict) else {})
            if below or said == {}:
                found[key] = below
        elif not same(value, base[key]) or (key in before and same(said, value)):
            found[key] = value
    for key in (*base, *before):
        if key not in wanted and (key in base or before.get(key, 0) is None):
            found[key] = None
    return found


def in_order(found: Json, before: Json) -> Json:
    """The entries in the order in which the file had them, new ones after the entry they follow."""
    ordered = [key for key in before if key in found]
    previous: str | None = None
    for key in found:
        if key not in before:
            ordered.insert(ordered.index(previous) + 1 if previous is not None else 0, key)
        previous = key
    result: dict[str, Any] = {}
    for key in ordered:
        result[key] = _like(found[key], before.get(key))
    return result


def _like(value: Any, old: Any) -> Any:
    if isinstance(value, dict) and isinstance(old, dict):
        return in_order(value, old)
    if isinstance(value, list) and isinstance(old, list) and len(value) == len(old):
        return [_like(item, before) for item, before in zip(value, old, strict=True)]
    return value
