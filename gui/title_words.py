"""Words that depend on what a title has: privates of 1849's kind, or political cards, which come with railways of their own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.data.definitions import Title

CONTEXT: Final = "titles"

_PRIVATES: Final = {
    "auction": QT_TRANSLATE_NOOP("titles", "Opening auction"),
    "heading": QT_TRANSLATE_NOOP("titles", "Privates"),
    "pages": QT_TRANSLATE_NOOP("titles", "Private companies"),
    "close": QT_TRANSLATE_NOOP("titles", "privates close"),
    "income": QT_TRANSLATE_NOOP("titles", "{target} receives {amount} from its privates."),
    "incomes": QT_TRANSLATE_NOOP("titles", "Income from privates: {names}."),
    "worth": QT_TRANSLATE_NOOP("titles", "Cash, certificates at market price and privates, less loans"),
}
_CARDS: Final = {
    "auction": QT_TRANSLATE_NOOP("titles", "Auction of the political cards"),
    "heading": QT_TRANSLATE_NOOP("titles", "Political cards"),
    "pages": QT_TRANSLATE_NOOP("titles", "Political cards"),
    "close": QT_TRANSLATE_NOOP("titles", "the political cards close"),
    "income": QT_TRANSLATE_NOOP("titles", "{target} receives {amount} from its political cards."),
    "incomes": QT_TRANSLATE_NOOP("titles", "Income from political cards: {names}."),
    "worth": QT_TRANSLATE_NOOP(
        "titles", "Cash, certificates at market value, those of the fund and regionals at face value, less loans"
    ),
}


def private_word(key: str, title: Title | None) -> str:
    """What a title calls its privates and what concerns them: a phrase by its key, with its places in braces."""
    return card_word(key, cards=title is not None and title.railways is not None)


def card_word(key: str, *, cards: bool) -> str:
    """The same, for those who know but whether it has political cards."""
    return QCoreApplication.translate(CONTEXT, str((_CARDS if cards else _PRIVATES)[key]))
