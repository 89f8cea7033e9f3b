"""Direction of imports: the contracts of pyproject.toml, and what a contract cannot say."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT, name, python_files, tree

FILES = {"catalogue", "data", "interop", "saves", "store"}
DRAWING = {"designer", "geometry"}
TRYING = {"bots", "headless", "simulate", "verbs"}
AROUND_THE_RULES = FILES | DRAWING | TRYING
"""Parts of the engine that read and write files, know shapes, try or measure. All others follow from the save alone."""

OUTSIDE = {"datetime", "random", "secrets", "uuid", "os", "socket", "urllib", "http"}
"""Modules that bring a clock, chance, the system or the network into a result."""


def imports(path: Path) -> Iterator[str]:
    """Absolute names of the imported modules."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def rule_files() -> list[Path]:
    """Files of the engine whose results must be the same on every machine."""
    top = ROOT / "engine"
    return [
        path
        for path in python_files("engine")
        if path.relative_to(top).parts[0].removesuffix(".py") not in AROUND_THE_RULES
    ]


def test_import_contracts_hold() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_folder_with_code_is_a_package() -> None:
    # A folder without __init__.py would be invisible to the import contracts.
    folders = {path.parent for path in python_files("engine", "gui")}
    assert [name(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_rules_import_at_the_top_of_their_files() -> None:
    """An import inside a function would hide two modules that need each other."""
    hidden = [
        f"{name(path)}:{inner.lineno}"
        for path in rule_files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    assert hidden == []


def test_nothing_imports_the_composition_root() -> None:
    assert [name(path) for path in python_files("engine", "gui") if "main" in imports(path)] == []


def test_the_engine_loads_without_qt() -> None:
    modules = [
        name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in python_files("engine")
    ]
    program = (
        f"import importlib, sys\nfor m in {modules!r}: importlib.import_module(m)\nprint('PySide6' in sys.modules)"
    )
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "False\n", "")


def test_the_rules_know_no_clock_and_no_chance() -> None:
    found = [
        f"{name(path)} imports {module}"
        for path in rule_files()
        for module in imports(path)
        if module.partition(".")[0] in OUTSIDE
    ]
    assert found == []


def test_the_rules_calculate_in_whole_numbers() -> None:
    found = [
        f"{name(path)}:{node.lineno}"
        for path in rule_files()
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.Name) and node.id == "float")
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
    ]
    assert found == []


def test_the_words_need_no_display() -> None:
    # The command line turns keys into sentences too, on machines without a screen.
    program = "import gui.texts, gui.i18n, sys\nprint([m for m in ('PySide6.QtGui', 'PySide6.QtWidgets') if m in sys.modules])"
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "[]\n", "")
