"""Words on printed pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.data.definitions import Title
from engine.errors import TrinacriaError
from engine.messages import Key
from gui.texts import whole

CONTEXT: Final = "print"

_WORDS: Final[dict[str, object]] = {
    "board": QT_TRANSLATE_NOOP("print", "Board"),
    "tiles": QT_TRANSLATE_NOOP("print", "Tiles"),
    "market": QT_TRANSLATE_NOOP("print", "Market"),
    "certificates": QT_TRANSLATE_NOOP("print", "Certificates"),
    "charters": QT_TRANSLATE_NOOP("print", "Charters"),
    "tokens": QT_TRANSLATE_NOOP("print", "Tokens"),
    "trains": QT_TRANSLATE_NOOP("print", "Trains"),
    "privates": QT_TRANSLATE_NOOP("print", "Private companies"),
    "money": QT_TRANSLATE_NOOP("print", "Money"),
    "president": QT_TRANSLATE_NOOP("print", "President"),
    "last": QT_TRANSLATE_NOOP("print", "Last certificate"),
    "certificate": QT_TRANSLATE_NOOP("print", "Certificate"),
    "train": QT_TRANSLATE_NOOP("print", "Train"),
    "rusts": QT_TRANSLATE_NOOP("print", "rusts on {train}"),
    "never_rusts": QT_TRANSLATE_NOOP("print", "never rusts"),
    "price": QT_TRANSLATE_NOOP("print", "Price {amount}"),
    "revenue": QT_TRANSLATE_NOOP("print", "Revenue {amount}"),
    "treasury": QT_TRANSLATE_NOOP("print", "Treasury"),
    "homes": QT_TRANSLATE_NOOP("print", "Home: {hexes}"),
    "token_cost": QT_TRANSLATE_NOOP("print", "Tokens, {amount} each"),
    "bank": QT_TRANSLATE_NOOP("print", "Bank"),
}


def word(key: str, **parameters: str) -> str:
    """A word or short phrase in the present language."""
    return QCoreApplication.translate(CONTEXT, str(_WORDS[key])).format_map(parameters)


def amount(value: int, title: Title) -> str:
    """An amount with the title's currency: `L. 1.100`."""
    number = whole(value)
    return f"{title.currency} {number}" if title.currency.endswith(".") else f"{number} {title.currency}"


def too_small(what: str, width: int, height: int) -> TrinacriaError:
    """The error for paper that cannot hold one piece."""
    return TrinacriaError(Key.PAPER_TOO_SMALL, what=what, width=width, height=height)
