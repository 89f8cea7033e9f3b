"""JSON as people keep it: what did not change keeps its line, so that a small edit makes a small difference in the file.

* `fresh(value) -> str`: a new text, entries that fit in one line in one line
* `rewritten(text, value) -> str`: the text changed as little as possible so that it says `value`
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

WIDTH = 140
"""Longer lines are broken in new text."""
_STEP = "  "
_SPACE = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_SCALAR = re.compile(r"[^\s,\]}]+")


class _Node(msgspec.Struct, eq=False):
    """A value with where it stands in the text; `entries` of an object or array with their keys and the space before."""

    value: Any
    start: int
    end: int
    entries: list[_Entry] = []


class _Entry(msgspec.Struct, eq=False):
    """`lead` is the white space before the entry; `key` empty in arrays."""

    lead: str
    key: str
    node: _Node


def _parse(text: str, at: int) -> _Node:
    """The value that begins at a place of well-formed JSON."""
    if text[at] not in "{[":
        match = (_STRING if text[at] == '"' else _SCALAR).match(text, at)
        assert match is not None
        return _Node(json.loads(match[0]), at, match.end())
    entries: list[_Entry] = []
    keyed = text[at] == "{"
    place = at
    while True:
        begun = _skip(text, place + 1)
        if text[begun] in "}]":
            break
        key, value_at = "", begun
        if keyed:
            match = _STRING.match(text, begun)
            assert match is not None
            key = json.loads(match[0])
            value_at = _skip(text, _skip(text, match.end()) + 1)
        node = _parse(text, value_at)
        entries.append(_Entry(text[place + 1 : begun], key, node))
        place = _skip(text, node.end)
        if text[place] in "}]":
            begun = place
            break
    value: Any = {entry.key: entry.node.value for entry in entries}
    if not keyed:
        value = [entry.node.value for entry in entries]
    return _Node(value, at, begun + 1, entries)


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    assert match is not None
    return match.end()


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _written(value: Any, indent: str, used: int) -> str:
    line = _line(value)
    if not isinstance(value, dict | list) or not value or len(indent) + used + len(line) <= WIDTH:
        return line
    inner = indent + _STEP
    if isinstance(value, dict):
        if all(isinstance(item, int) and not isinstance(item, bool) for item in value.values()):
            pairs = _filled([f"{_line(key)}: {item}" for key, item in value.items()], WIDTH - len(inner))
            return "{\n" + "\n".join(inner + row for row in pairs) + "\n" + indent + "}"
        rows = [f"{_line(key)}: {_written(item, inner, len(key) + 5)}" for key, item in value.items()]
        return "{\n" + ",\n".join(inner + row for row in rows) + "\n" + indent + "}"
    if all(not isinstance(item, dict | list) for item in value):
        return (
            "[\n"
            + "\n".join(inner + row for row in _filled([_line(item) for item in value], WIDTH - len(inner)))
            + "\n"
            + indent
            + "]"
        )
    return "[\n" + ",\n".join(inner + _written(item, inner, 1) for item in value) + "\n" + indent + "]"


def _filled(items: list[str], width: int) -> list[str]:
    """Short items side by side, as many in a row as fit."""
    rows = [""]
    for index, item in enumerate(items):
        text = item + ("," if index < len(items) - 1 else "")
        if rows[-1] and len(rows[-1]) + 1 + len(text) > width:
            rows.append(text)
        else:
            rows[-1] = f"{rows[-1]} {text}".lstrip()
    return rows


def fresh(value: dict[str, Any]) -> str:
    """A whole file: top-level tables with one entry a line. Ends with a line break."""
    rows = []
    for key, item in value.items():
        table = isinstance(item, dict) and any(isinstance(entry, dict) for entry in item.values())
        table = table or (isinstance(item, list) and any(isinstance(entry, dict | list) for entry in item))
        rows.append(f"{_STEP}{_line(key)}: {_table(item) if table else _written(item, _STEP, len(key) + 5)}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _table(item: Any) -> str:
    inner = _STEP * 2
    if isinstance(item, dict):
        rows = [f"{inner}{_line(key)}: {_written(entry, inner, len(key) + 5)}" for key, entry in item.items()]
        return "{\n" + ",\n".join(rows) + f"\n{_STEP}}}"
    return "[\n" + ",\n".join(inner + _written(entry, inner, 1) for entry in item) + f"\n{_STEP}]"


def rewritten(text: str, value: dict[str, Any]) -> str:
    """The text of a JSON object made to say `value`, unchanged parts as they are. The text must be well-formed."""
    start = _skip(text, 0)
    node = _parse(text, start)
    if same(node.value, value):
        return text
    if not value:
        return fresh(value)
    return text[:start] + _changed(text, node, value, "") + text[node.end :]


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values are alike: also in the order of keys, and with 1 apart from true."""
    if isinstance(one, dict):
        return (
            isinstance(other, dict)
            and list(one) == list(other)
            and all(same(item, other[key]) for key, item in one.items())
        )
    if isinstance(one, list):
        return (
            isinstance(other, list)
            and len(one) == len(other)
            and all(same(item, found) for item, found in zip(one, other, strict=True))
        )
    return type(one) is type(other) and bool(one == other)


def _changed(text: str, node: _Node, value: Any, indent: str) -> str:
    if same(node.value, value):
        return text[node.start : node.end]
    if isinstance(node.value, dict) and isinstance(value, dict) and node.entries and value:
        return _object(text, node, value, indent)
    if isinstance(node.value, list) and isinstance(value, list) and len(value) == len(node.value) and value:
        parts = [
            entry.lead + _changed(text, entry.node, item, _indent(entry.lead, indent))
            for entry, item in zip(node.entries, value, strict=True)
        ]
        return "[" + ",".join(parts) + text[node.entries[-1].node.end : node.end]
    return _written(value, indent, 0)


def _indent(lead: str, outer: str) -> str:
    return lead.rpartition("\n")[2] if "\n" in lead else outer


def _object(text: str, node: _Node, value: dict[str, Any], indent: str) -> str:
    """The object with its entries in the order of `value`; each keeps the white space it had before it."""
    old = {entry.key: entry for entry in node.entries}
    broken = next((entry.lead for entry in node.entries if "\n" in entry.lead), None)
    kept = [entry for entry in node.entries if entry.key in value]
    leads = _leads(node.entries, value)
    in_order = [entry.key for entry in kept] == [key for key in value if key in old]
    parts = []
    for index, (key, item) in enumerate(value.items()):
        entry = old.get(key)
        lead = leads[key] if entry is not None and in_order else (broken or (" " if index else node.entries[0].lead))
        if not index and broken is None:
            lead = node.entries[0].lead
        inner = _indent(lead, indent)
        if entry is None:
            parts.append(f"{lead}{_line(key)}: {_written(item, inner, len(key) + 5)}")
        else:
            between = text[node.start : entry.node.start]
            head = between[between.rindex(_line(key)) :] if _line(key) in between else f"{_line(key)}: "
            parts.append(lead + head + _changed(text, entry.node, item, inner))
    whole = "{" + ",".join(parts) + text[node.entries[-1].node.end : node.end]
    if broken is None and "\n" not in whole and len(indent) + len(whole) > WIDTH + 30:
        return _written(value, indent, 0)
    return whole


def _leads(entries: list[_Entry], value: dict[str, Any]) -> dict[str, str]:
    """White space before each entry that stays; the one after a removed line start begins the line in its place."""
    leads: dict[str, str] = {}
    pending = ""
    for entry in entries:
        lead = entry.lead
        if entry.key not in value:
            pending = pending or (lead if "\n" in lead else "")
            continue
        leads[entry.key] = pending if pending and "\n" not in lead else lead
        pending = ""
    return leads
