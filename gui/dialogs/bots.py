"""Programs that can play a seat, for the list in the new-game dialog."""

from __future__ import annotations

import importlib.util


def bot_choices() -> tuple[tuple[str, str], ...]:
    """`(id, name)` of every program there is."""
    if importlib.util.find_spec("engine.bots") is None:
        return ()
    return ()
