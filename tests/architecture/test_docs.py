"""The map of the house shows what is there, and all of it."""

import re

from tests.architecture.sources import MADE, ROOT

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_part_of_the_engine_is_on_the_map() -> None:
    parts = {
        path.stem
        for path in (ROOT / "engine").iterdir()
        if path.name not in MADE | {"__init__.py"} and (path.suffix == ".py" or (path / "__init__.py").is_file())
    }
    assert [part for part in sorted(parts) if not re.search(rf"\b{part}\b", MAP)] == []


def test_every_part_of_the_window_is_on_the_map() -> None:
    """A module of `gui` by its path, its packages by theirs."""
    parts = [path for path in (ROOT / "gui").iterdir() if path.name not in MADE | {"__init__.py"}]
    paths = [
        f"gui/{path.name}" if path.suffix == ".py" else f"gui/{path.name}/"
        for path in parts
        if path.suffix in ("", ".py")
    ]
    assert len(paths) > 50
    assert [path for path in sorted(paths) if f"`{path}" not in MAP] == []


def test_every_path_on_the_map_exists() -> None:
    paths = set(re.findall(r"`((?:engine|gui|tests|assets|docs|translations)/[\w./]*|\w+\.(?:py|toml))`", MAP))
    assert {"engine/", "gui/", "main.py"} <= paths
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []
