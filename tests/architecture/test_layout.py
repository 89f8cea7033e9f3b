"""The shape of the house: names at the top, lengths, and nothing that belongs to one machine."""

import ast
import re

from tests.architecture.sources import MADE, ROOT, files, name, python_files, tree

TOP_LEVEL = {
    "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "assets", "docs", "engine", "gui", "main.py",
    "pyproject.toml", "requirements.lock", "tests", "translations",
}  # fmt: skip

MACHINE = re.compile(r"/(?:work|root|home|tmp|Users)/|[A-Z]:\\{1,2}Users\\")
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|deb\.debian\.org|registry\.npmjs|(?<!-no-emit)(?<!-extra)-(?:extra-)?(?:index-url|find-links)"
)


def test_top_level_holds_only_the_agreed_names() -> None:
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert found - MADE <= TOP_LEVEL


def test_files_stay_under_500_lines() -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert {file: length for file, length in lengths.items() if length >= 500} == {}


def test_the_composition_root_stays_under_60_lines() -> None:
    assert len((ROOT / "main.py").read_text(encoding="utf-8").splitlines()) < 60


def test_functions_stay_under_60_lines() -> None:
    too_long = [
        f"{name(path)}:{node.lineno} {node.name}: {length} lines"
        for path in python_files()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) >= 60
    ]
    assert too_long == []


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:  # A picture or font.
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if match := MACHINE.search(line) or REGISTRY.search(line):
                found.append(f"{name(path)}:{number} {match.group()}")
    assert found == []


def test_every_locked_package_has_its_hashes() -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text(encoding="utf-8"))
    packages = [entry for entry in entries if not entry.startswith("#")]
    assert packages
    assert [entry.splitlines()[0] for entry in packages if "==" not in entry or "--hash=sha256:" not in entry] == []
