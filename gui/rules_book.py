"""The rules help as values: a book for each title and language, read from `docs/rules/<title>.<language>.md`.

A book begins with `# title`, then an introduction; `## ` begins a section and `### ID · heading` a paragraph, whose id is the one
that refusals cite (`R-3.2.5`). A paragraph's text is plain, with `*emphasis*`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from engine.data.assets import ASSETS
from engine.data.files import read_bytes
from engine.errors import DataError
from engine.messages import Key

RULES: Final = ASSETS.parent / "docs" / "rules"
_HEADING: Final = re.compile(r"### (\S+)(?: · (.*))?")

STEP_RULES: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("R-1.8", "A-SET-3"),
    "contest": ("R-1.10", "A-SET-3"),
    "start_price": ("R-1.13",),
    "home": ("R-2.3.6",),
    "exchange": ("R-2.1.7",),
    "sell": ("R-2.1", "A-AZ-0"),
    "buy": ("R-2.2.1", "A-AZ-0"),
    "start": ("R-2.3.1", "A-AZ-0"),
    "launch": ("A-AZ-0",),
    "open_regional": ("P-REG-2",),
    "end_turn": ("R-2.1", "A-AZ-0"),
    "regionals": ("P-REG-2",),
    "teleport": ("R-3.3.6",),
    "track": ("R-3.2.1",),
    "token": ("R-3.3.1",),
    "construction": ("A-OP-8",),
    "help": ("A-SFM-11",),
    "keep_token": ("A-GOV-8",),
    "run": ("R-3.4.1", "A-OP-11"),
    "dividend": ("R-3.6.1", "A-AZ-6"),
    "buy_token": ("V-3",),
    "e_token": ("V-5",),
    "trains": ("R-3.7.1", "A-OP-7"),
    "discard": ("R-3.7.2", "A-F5-4"),
    "emergency": ("R-3.8.4", "A-OP-12"),
    "bankruptcy": ("R-3.8.5", "A-OP-12"),
    "loan": ("R-3.8.6", "A-OP-12"),
    "finance": ("R-3.11.1", "A-OP-7"),
    "interest": ("V-4",),
    "bond": ("V-4",),
    "absorb": ("P-GOV-7",),
    "buy_private": ("R-3.12.1",),
    "port_marker": ("R-3.5.6",),
    "privates": ("R-3.12.1",),
}
"""The paragraph for each step, by the step's name: the first one that a title's book has."""

VARIANT_RULES: Final = {
    "reduced_4p_corps": "V-1",
    "delay_ift": "V-2",
    "acquiring_station_tokens": "V-3",
    "bonds": "V-4",
    "electric_dreams": "V-5",
}
"""The paragraph for each variant, by its id."""


class Paragraph(msgspec.Struct, frozen=True):
    """A rule: its id, a heading that may be empty, and its text in paragraphs."""

    rule: str
    heading: str
    text: tuple[str, ...]

    def has(self, words: tuple[str, ...]) -> bool:
        """Whether all words, in small letters, are found in it."""
        found = " ".join((self.rule, self.heading, *self.text)).casefold()
        return all(word in found for word in words)


class Section(msgspec.Struct, frozen=True):
    """Rules under one heading."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


class Book(msgspec.Struct, frozen=True):
    """The rules of one title in one language. `id` is the title's, or that of the title it extends."""

    id: str
    title: str
    introduction: tuple[str, ...]
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All rules in order."""
        return tuple(paragraph for section in self.sections for paragraph in section.paragraphs)

    def finds(self, rule: str) -> bool:
        """Whether it has a rule."""
        return any(paragraph.rule == rule for paragraph in self.paragraphs)

    def step_rule(self, step: str) -> str:
        """The rule to read at a step; empty when it has none."""
        return next((rule for rule in STEP_RULES.get(step, ()) if self.finds(rule)), "")

    def variant(self, option: str) -> tuple[str, ...]:
        """What a variant is, in paragraphs; nothing where the book does not tell."""
        rule = VARIANT_RULES.get(option)
        return next((paragraph.text for paragraph in self.paragraphs if paragraph.rule == rule), ())


def book_ids(language: str, folder: Path = RULES) -> tuple[str, ...]:
    """Titles that have a book in a language."""
    return tuple(sorted(path.name.removesuffix(f".{language}.md") for path in folder.glob(f"*.{language}.md")))


def book_for(title: str, language: str, rules: str = "", folder: Path = RULES) -> str:
    """The book of a title: its own, else that of the title whose id its own begins with; else as for its `rules` (`Title.rules`).

    A title made from another one may be called anything, but plays by its rules. Else the first; empty: none.
    """
    ids = book_ids(language, folder)
    for name in (title, rules):
        fitting = [book for book in ids if name == book or name.startswith(f"{book}_")]
        if fitting:
            return max(fitting, key=len)
    return ids[0] if ids else ""


@lru_cache(maxsize=8)
def read_book(book: str, language: str, folder: Path = RULES) -> Book:
    """Read a book. Raises `DataError`: missing, unreadable, or not in this form."""
    path = folder / f"{book}.{language}.md"
    try:
        content = read_bytes(path).decode()
    except UnicodeDecodeError:
        raise DataError(Key.FILE_UNREADABLE, file=str(path), reason="UTF-8") from None
    title, introduction = "", tuple[str, ...]()
    sections: list[Section] = []
    for block in re.split(r"^(?=#{1,3} )", content, flags=re.MULTILINE):
        line, _, rest = block.partition("\n")
        text = tuple(" ".join(part.split()) for part in rest.split("\n\n") if part.strip())
        heading = _HEADING.fullmatch(line)
        if heading is not None and sections:
            paragraph = Paragraph(heading[1], heading[2] or "", text)
            last = sections[-1]
            sections[-1] = Section(last.heading, (*last.paragraphs, paragraph))
        elif line.startswith("## "):
            sections.append(Section(line[3:], ()))
        elif line.startswith("# "):
            title, introduction = line[2:], text
        elif line.strip():
            raise DataError(Key.FILE_UNREADABLE, file=str(path), place=line[:40], reason="###")
    return Book(book, title, introduction, tuple(sections))
