"""From typed files back to JSON: fields at their default are left out unless the file spelt them, in the usual order."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.data.files import Json
from engine.data.raw import HexShape, PhaseShape, TitleShape

_ORDER: dict[type, tuple[str, ...]] = {
    HexShape: (
        "color", "name", "stops", "track", "label", "terrain", "region", "impassable", "rivers", "side_names",
        "links", "home_of",
    ),
    PhaseShape: ("on", "train_limit", "colors", "operating_rounds", "pars", "value_step"),
    TitleShape: (
        "name", "subtitle", "currency", "bank_total", "rules", "rules_version", "exchange_name", "default_profile",
        "draws_order", "maps", "delay", "terrains", "hex_events", "switches", "cited_as", "tiles",
    ),
}  # fmt: skip
"""Order of fields in files where it is not that of the shape."""


@cache
def _fields(shape: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """Names and defaults of the fields in the order of the files."""
    found = {}
    for field in msgspec.structs.fields(shape):
        default = field.default
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        found[field.name] = default
    first = _ORDER.get(shape, ())
    return tuple((name, found[name]) for name in (*first, *(name for name in found if name not in first)))


def plain(value: Any, spelt: Any = None) -> Any:
    """JSON of a typed value; `spelt` is the JSON it was read from, whose spelt-out defaults stay."""
    if isinstance(value, msgspec.Struct):
        known = spelt if isinstance(spelt, dict) else {}
        found: Json = {}
        for name, default in _fields(type(value)):
            item = getattr(value, name)
            if name in known or item != default:
                found[name] = plain(item, known.get(name))
        return found
    if isinstance(value, dict):
        known = spelt if isinstance(spelt, dict) else {}
        named = {msgspec.to_builtins(key): item for key, item in value.items()}
        return {key: plain(item, known.get(key)) for key, item in named.items()}
    if isinstance(value, tuple):
        known_items = spelt if isinstance(spelt, list) and len(spelt) == len(value) else [None] * len(value)
        return [plain(item, old) for item, old in zip(value, known_items, strict=True)]
    return msgspec.to_builtins(value)
