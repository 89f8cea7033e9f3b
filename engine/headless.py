"""The command line's verbs that need no screen: arguments in, JSON on standard output, one sentence on standard error.

Exit codes: 0 done, 1 the file or the game says no, 2 the command line was not understood, 130 interrupted. The engine has no
prose: who calls `main` says how an error reads.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn

from engine.errors import RefusedError, TrinacriaError
from engine.messages import Key

if TYPE_CHECKING:
    from engine.designer.checks.findings import Finding
    from engine.session import Session

VERBS = ("replay", "routes", "advise", "simulate", "export", "convert", "check", "legal")
"""Each is a module of `engine.verbs` with `add_arguments(parser)` and `run(arguments)`."""

LANGUAGES = ("it", "en")
"""Languages of the program; a test holds them against those of the interface."""

INTERRUPTED = 130
"""Exit code after Ctrl-C, as of a process that the system ends for it (128 + SIGINT)."""

Explain = Callable[[TrinacriaError], str]
Words = Callable[["Finding"], dict[str, str]]
Report = Callable[["Session", str], str]
"""A game told in a language (`it`, `en`, empty: the system's)."""


class Parser(ArgumentParser):
    """Raises instead of writing prose and ending the process: `TrinacriaError`, or `ArgumentError` for a value of no use."""

    def __init__(self, verb: str) -> None:
        super().__init__(prog=verb, add_help=False, allow_abbrev=False, exit_on_error=False)

    def error(self, message: str) -> NoReturn:
        """Raises `TrinacriaError` with how the verb is called."""
        del message  # It would be in argparse's language, not in the user's.
        raise TrinacriaError(Key.ARGUMENTS_WRONG, verb=self.prog, reason=usage(self))


def split_verb(argv: list[str]) -> tuple[str, list[str]]:
    """The verb (empty: none) and the command line with it in front: `--lang it` and `--open FILE` may stand before it."""
    place = 0
    while place < len(argv) and argv[place].startswith("-"):
        place += 2 if argv[place] in ("--lang", "--open") else 1
    if place == 0:
        return argv[0] if argv else "", argv
    if place >= len(argv) or argv[place] not in (*VERBS, "render"):
        return "", argv
    return argv[place], [argv[place], *argv[:place], *argv[place + 1 :]]


def parser_of(verb: str) -> ArgumentParser:
    """What reads the arguments of a verb of `VERBS` (`read`).

    Each verb has `--lang`, the language of its sentences; they are said by those who hand in the words.
    """
    parser = Parser(verb)
    parser.add_argument("--lang", choices=LANGUAGES, default="")
    importlib.import_module(f"engine.verbs.{verb}").add_arguments(parser)
    return parser


def usage(parser: ArgumentParser) -> str:
    """How a verb is called, in one line that reads the same in every language."""
    return " ".join(parser.format_usage().split()[1:])


def read(parser: ArgumentParser, words: list[str]) -> Namespace:
    """The arguments of a verb. Raises `TrinacriaError` that names those it does not know and the one with a wrong value."""
    try:
        arguments, unknown = parser.parse_known_args(words)
    except ArgumentError as error:
        reason = f"{_given(error.argument_name or '', words)}; {usage(parser)}"
        raise TrinacriaError(Key.ARGUMENTS_WRONG, verb=parser.prog, reason=reason) from None
    if unknown:
        named = [word for word in unknown if word.startswith("-")] or unknown
        reason = f"{' '.join(named)}; {usage(parser)}"
        raise TrinacriaError(Key.ARGUMENTS_WRONG, verb=parser.prog, reason=reason)
    return arguments


def _given(name: str, words: list[str]) -> str:
    """An argument as it stands on the command line, with its value where it has one."""
    for before, word in pairwise((*words, "")):
        if before == name or before.startswith(f"{name}="):
            return f"{before} {word}".strip() if before == name else before
    return name


def one_line(text: str) -> str:
    """A sentence without the line breaks and other controls that names of files may hold."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", text)


def plain(error: TrinacriaError) -> str:
    """Key and parameters of an error, for callers without words."""
    words = [error.key.value, *(f"{name}={value}" for name, value in sorted(error.parameters.items()))]
    if isinstance(error, RefusedError):
        refusal = error.refusal
        words += [f"({refusal.key.value}", *(f"{name}={value}" for name, value in sorted(refusal.parameters.items()))]
        words.append(f"{refusal.rule})")
    return " ".join(words)


def main(argv: list[str], explain: Explain = plain, words: Words | None = None, report: Report | None = None) -> int:
    """Serve one command line whose first word is the verb; `words` says the findings of `check`, `report` tells a game."""
    verb = argv[0] if argv else ""
    if verb not in VERBS or importlib.util.find_spec(f"engine.verbs.{verb}") is None:
        return _report(TrinacriaError(Key.VERB_UNKNOWN, verb=verb), explain, 2)
    module = importlib.import_module(f"engine.verbs.{verb}")
    parser = parser_of(verb)
    try:
        arguments = read(parser, argv[1:])
        arguments.words, arguments.report = words, report
    except TrinacriaError as error:
        return _report(error, explain, 2)
    try:
        return int(module.run(arguments))
    except TrinacriaError as error:
        return _report(error, explain, 1)
    except KeyboardInterrupt:
        return INTERRUPTED


def _report(error: TrinacriaError, explain: Explain, code: int) -> int:
    sys.stderr.write(one_line(explain(error)) + "\n")
    return code
