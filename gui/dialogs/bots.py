"""Programs that can play a seat, for the list in the new-game dialog."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_NAMES: Final = {
    "greedy": QT_TRANSLATE_NOOP("bots", "Program, plays to win"),
    "random": QT_TRANSLATE_NOOP("bots", "Program, plays at random"),
}


def bot_choices() -> tuple[tuple[str, str], ...]:
    """`(id, name)` of every program there is, in the order of the list."""
    return tuple((ident, bot_name(ident)) for ident in _NAMES)


def bot_name(ident: str) -> str:
    """Name of a program in the present language."""
    return QCoreApplication.translate("bots", str(_NAMES.get(ident, ident)))
