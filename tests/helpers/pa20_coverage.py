"""Which test proves which rule of PA20: tests name rules in their own names, `test_ex_p3_and_a_az_7_…`.

`python -m tests.helpers.pa20_coverage` writes `docs/rules/pa20_coverage.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = {language: ROOT / "docs" / "rules" / f"pa20.{language}.md" for language in ("it", "en")}
TABLE = ROOT / "docs" / "rules" / "pa20_coverage.md"

HEADING = re.compile(r"^### ([PA]-[A-Z0-9]+-\d+) · (.+)$", re.MULTILINE)
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
RULE = re.compile(r"(?<![a-z0-9])([pa])_([a-z][a-z0-9]*)_(\d+)(?!\d)")
EXAMPLE = re.compile(r"(?<![a-z0-9])ex_p(\d+)(?!\d)")

HEAD = """# PA20: which test proves which rule

Every rule of `pa20.en.md` and every worked example with the tests that name it. Written by
`python -m tests.helpers.pa20_coverage`; `tests/engine/pa20/test_documents.py` fails when a rule has no test.

| rule | tests |
|---|---|
"""


def headings(language: str) -> list[tuple[str, str]]:
    """Rule numbers and where each paragraph comes from, in the order of the document."""
    return HEADING.findall(RULES[language].read_text(encoding="utf-8"))


def wanted() -> list[str]:
    """Every rule number, then every worked example."""
    return [rule for rule, _ in headings("en")] + [f"EX-P{number}" for number in range(1, 27)]


def proofs() -> dict[str, list[str]]:
    """Tests as `file::name` by the rule numbers in their names."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "engine" / "pa20").rglob("test_*.py")):
        place = path.relative_to(ROOT / "tests" / "engine" / "pa20").as_posix()
        for name in TEST.findall(path.read_text(encoding="utf-8")):
            rules = [f"{kind}-{subject}-{number}".upper() for kind, subject, number in RULE.findall(name)]
            rules += [f"EX-P{number}" for number in EXAMPLE.findall(name)]
            for rule in rules:
                found.setdefault(rule, []).append(f"{place}::{name}")
    return found


def table() -> str:
    """The document."""
    found = proofs()
    rows = [f"| {rule} | {'<br>'.join(f'`{test}`' for test in found.get(rule, ()))} |" for rule in wanted()]
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
