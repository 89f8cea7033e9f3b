"""The door through which every event gets its sentence; the modules beside it add those of their kinds."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.events import Event
from engine.game import Game

CONTEXT: Final = "events"
translate = QCoreApplication.translate


@singledispatch
def event_text(event: Event, game: Game) -> str:
    """The sentence for an event; a kind without one is shown by its name, and the tests see to it that there is none."""
    del game
    return type(event).__name__
