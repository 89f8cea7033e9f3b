"""Which folder holds this person's own titles."""

from __future__ import annotations

from pathlib import Path

from engine.designer.shelf import titles_folder
from gui.settings import Settings


def titles_place(settings: Settings) -> Path:
    """The folder chosen when a title was last saved, else the usual one."""
    return Path(settings.text("design_titles") or titles_folder())
