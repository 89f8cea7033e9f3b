"""The files of the project, and their syntax trees, as the tests of this folder look at them."""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

MADE = frozenset(
    {".venv", ".git", "build", "__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"}
)
"""Folders that make, git and the tools fill; like other dot-files at the top, they are no sources."""

MADE_SUFFIXES = frozenset({".pyc", ".qm"})


def files(folder: Path = ROOT) -> Iterator[Path]:
    """All sources below a folder, in a fixed order."""
    for path in sorted(folder.iterdir()):
        if path.name in MADE or path.suffix in MADE_SUFFIXES or path.name.startswith((".coverage", ".import_linter")):
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def python_files(*packages: str) -> list[Path]:
    """Python files of the named top-level folders, or all of the project."""
    places = [ROOT / package for package in packages] or [ROOT]
    return [path for place in places for path in files(place) if path.suffix == ".py"]


def name(path: Path) -> str:
    """The path below the top, for messages."""
    return path.relative_to(ROOT).as_posix()


@functools.cache
def tree(path: Path) -> ast.Module:
    """Syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """Line and value of each string constant that is not a docstring or another bare string."""
    prose = {id(node.value) for node in ast.walk(tree(path)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value
