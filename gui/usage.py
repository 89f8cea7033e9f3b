"""What the command line can do, in the user's language: `main.py --help` and `main.py VERB --help`."""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.headless import VERBS, parser_of, usage

WIDTH: Final = 100
"""Characters of a line."""
_COLUMN: Final = 26
"""Characters before the explanations."""

VERB_WORDS: Final[dict[str, str]] = {
    "replay": str(QT_TRANSLATE_NOOP("usage", "Plays a recorded game again under the rules and sums it up.")),
    "routes": str(QT_TRANSLATE_NOOP("usage", "Compares every train run of a game with the best one there was.")),
    "advise": str(QT_TRANSLATE_NOOP("usage", "Shows what the corporation to move would earn after each lay and each token.")),
    "simulate": str(QT_TRANSLATE_NOOP("usage", "Lets programs play whole games and sums them up.")),
    "export": str(QT_TRANSLATE_NOOP("usage", "Writes a game, or a title, in another format.")),
    "convert": str(QT_TRANSLATE_NOOP("usage", "Makes a title from an 18xx-maker game.")),
    "check": str(QT_TRANSLATE_NOOP("usage", "Reports what is wrong with a title.")),
    "legal": str(QT_TRANSLATE_NOOP("usage", "Lists what the player to move may do.")),
    "render": str(QT_TRANSLATE_NOOP("usage", "Draws a position or a title to a picture, or prints a title at true size.")),
}  # fmt: skip

WORDS: Final[dict[str, str]] = {
    "file": str(QT_TRANSLATE_NOOP("usage", "a save or an 18xx.games file")),
    "convert file": str(QT_TRANSLATE_NOOP("usage", "an 18xx-maker game")),
    "export file": str(QT_TRANSLATE_NOOP("usage", "a save or an 18xx.games file; with --to maker a title")),
    "title": str(QT_TRANSLATE_NOOP("usage", "a title, by its id or by its folder")),
    "simulate title": str(QT_TRANSLATE_NOOP("usage", "the title, by its id or by its folder")),
    "source": str(QT_TRANSLATE_NOOP("usage", "a save, an 18xx.games file, or a title by its id or by its folder")),
    "out": str(QT_TRANSLATE_NOOP("usage", "the file to write")),
    "simulate out": str(QT_TRANSLATE_NOOP("usage", "the folder for the saves")),
    "convert out": str(QT_TRANSLATE_NOOP("usage", "the folder in which the folder of the title is made")),
    "at": str(QT_TRANSLATE_NOOP("usage", "after this action: its number in a save, its id in an 18xx.games file")),
    "profile": str(QT_TRANSLATE_NOOP("usage", "the rules profile, instead of that of the game")),
    "trace": str(QT_TRANSLATE_NOOP("usage", "writes one state for every action to this file")),
    "strict": str(QT_TRANSLATE_NOOP("usage", "fails also where a recorded revenue or the result differs")),
    "players": str(QT_TRANSLATE_NOOP("usage", "number of players")),
    "games": str(QT_TRANSLATE_NOOP("usage", "number of games")),
    "seed": str(QT_TRANSLATE_NOOP("usage", "the first seed; each further game takes the next one")),
    "options": str(QT_TRANSLATE_NOOP("usage", "variants, separated by commas")),
    "bots": str(QT_TRANSLATE_NOOP("usage", "the programs at the seats, separated by commas")),
    "jobs": str(QT_TRANSLATE_NOOP("usage", "games played at the same time")),
    "dask": str(QT_TRANSLATE_NOOP("usage", "address of a Dask scheduler that distributes the games")),
    "simulate check": str(QT_TRANSLATE_NOOP("usage", "checks after every action what must always hold")),
    "to": str(QT_TRANSLATE_NOOP("usage", "the format to write")),
    "lang": str(QT_TRANSLATE_NOOP("usage", "the language")),
    "id": str(QT_TRANSLATE_NOOP("usage", "id of the new title")),
    "like": str(QT_TRANSLATE_NOOP("usage", "the title whose rules the new one takes, by its id")),
    "png": str(QT_TRANSLATE_NOOP("usage", "draws a PNG picture")),
    "svg": str(QT_TRANSLATE_NOOP("usage", "draws an SVG picture")),
    "pdf": str(QT_TRANSLATE_NOOP("usage", "draws a PDF page")),
    "print": str(QT_TRANSLATE_NOOP("usage", "prints sheets at true size as PDF")),
    "size": str(QT_TRANSLATE_NOOP("usage", "width and height of the picture in pixels, such as 1960x1330")),
    "map": str(QT_TRANSLATE_NOOP("usage", "one map only, by its id")),
    "theme": str(QT_TRANSLATE_NOOP("usage", "the colour theme")),
    "ids": str(QT_TRANSLATE_NOOP("usage", "writes the names of the hexes")),
    "numbers": str(QT_TRANSLATE_NOOP("usage", "writes the numbers of the tiles")),
    "what": str(QT_TRANSLATE_NOOP("usage", "the sheets to print, separated by commas; all for all")),
    "paper": str(QT_TRANSLATE_NOOP("usage", "paper: a4, a3, letter, or millimetres such as 300x400")),
    "landscape": str(QT_TRANSLATE_NOOP("usage", "paper in landscape")),
    "hex_mm": str(QT_TRANSLATE_NOOP("usage", "hexes of the board from side to side, in millimetres")),
    "tile_mm": str(QT_TRANSLATE_NOOP("usage", "tiles from side to side, in millimetres")),
    "margin": str(QT_TRANSLATE_NOOP("usage", "margin in millimetres")),
    "bleed": str(QT_TRANSLATE_NOOP("usage", "colour beyond the cut, in millimetres")),
    "overlap": str(QT_TRANSLATE_NOOP("usage", "overlap of two pages of a board, in millimetres")),
    "layout": str(QT_TRANSLATE_NOOP("usage", "how the tiles are laid out on the page")),
    "no_cut_marks": str(QT_TRANSLATE_NOOP("usage", "without cut marks")),
    "no_numbers": str(QT_TRANSLATE_NOOP("usage", "without the numbers of the tiles")),
    "open": str(QT_TRANSLATE_NOOP("usage", "opens a save or an 18xx.games file in the window")),
    "help": str(QT_TRANSLATE_NOOP("usage", "shows this help; after a verb, what the verb does")),
}  # fmt: skip
"""By the name of the argument; where a verb means something else by it, with the verb before it."""


def help_text(arguments: Sequence[str]) -> str:
    """The help a command line asks for: about its verb, or about the program where it has none that we know."""
    verb = next((word for word in arguments if word in VERB_WORDS), "")
    if not verb:
        return _about_the_program()
    if verb in VERBS:
        return _about(verb, parser_of(verb))
    from gui.render import arguments_parser

    return _about(verb, arguments_parser())


def _about_the_program() -> str:
    options = (("--lang it|en", "lang"), ("--open FILE", "open"), ("--help", "help"))
    lines = [
        *_call("[--lang it|en] [--open FILE]"),
        *_call("VERB …", first=False),
        "",
        *_wrapped(
            QCoreApplication.translate(
                "usage", "Without a verb the window opens. Verbs need no screen and write JSON to standard output."
            )
        ),
        "",
        *(line for words, name in options for line in _row(words, _say(WORDS[name]))),
        "",
        *(line for verb, words in VERB_WORDS.items() for line in _row(verb, _say(words))),
    ]
    return "\n".join(lines) + "\n"


def _about(verb: str, parser: ArgumentParser) -> str:
    rows: list[str] = []
    for argument in parser._actions:  # noqa: SLF001 - argparse has no other list of them
        words = WORDS.get(f"{verb} {argument.dest}") or WORDS[argument.dest]
        options = argument.option_strings
        value = argument.metavar or ("" if argument.nargs == 0 else argument.dest.upper())
        name = f"{options[0]} {value}".strip() if options else argument.dest
        choices = f" ({', '.join(map(str, argument.choices))})" if argument.choices else ""
        rows += _row(name, _say(words) + choices)
    return "\n".join((*_call(usage(parser)), "", *_wrapped(_say(VERB_WORDS[verb])), "", *rows)) + "\n"


def _call(words: str, *, first: bool = True) -> list[str]:
    """How the program is called; a second way stands below the first."""
    head = QCoreApplication.translate("usage", "Usage:")
    start = (head if first else " " * len(head)) + " main.py "
    return textwrap.wrap(words, WIDTH, initial_indent=start, subsequent_indent=" " * len(start), break_on_hyphens=False)


def _row(name: str, words: str) -> list[str]:
    """A name and what it means, in two columns; a long name has a line of its own."""
    indent = " " * _COLUMN
    if len(name) + 4 > _COLUMN:
        return [f"  {name}", *textwrap.wrap(words, WIDTH, initial_indent=indent, subsequent_indent=indent)]
    return textwrap.wrap(words, WIDTH, initial_indent=f"  {name}".ljust(_COLUMN), subsequent_indent=indent)


def _wrapped(words: str) -> Iterable[str]:
    return textwrap.wrap(words, WIDTH)


def _say(words: str) -> str:
    return QCoreApplication.translate("usage", words)
