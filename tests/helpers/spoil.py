"""Edits that spoil copies of data files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Edit = Callable[[Any], object]


def edit(path: Path, change: Edit) -> None:
    """Change the content of a JSON file."""
    content = json.loads(path.read_text(encoding="utf-8"))
    change(content)
    path.write_text(json.dumps(content), encoding="utf-8")


def put(*path: Any) -> Edit:
    """An edit that puts the last argument at the path before it."""
    *keys, last, value = path

    def change(content: Any) -> None:
        for key in keys:
            content = content[key]
        content[last] = value

    return change


def drop(*path: Any) -> Edit:
    """An edit that takes away what stands at a path."""

    def change(content: Any) -> None:
        for key in path[:-1]:
            content = content[key]
        del content[path[-1]]

    return change
