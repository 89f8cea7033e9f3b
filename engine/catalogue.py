"""The door to the titles for the interface, the command line and the tests."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine.data.assets import ASSETS, list_titles
from engine.data.definitions import Title
from engine.data.files import is_file
from engine.data.loader import load_title
from engine.errors import DataError
from engine.messages import Key


@lru_cache(maxsize=16)
def open_title(title_id: str, assets: Path = ASSETS) -> Title:
    """The shipped title with this id, loaded once. Raises `DataError`: no such title, or a fault in its files."""
    folder = assets / "games" / title_id
    if not title_id.replace("_", "").isalnum() or not is_file(folder / "title.json"):
        raise DataError(Key.UNKNOWN_TITLE, file=str(assets / "games"), title=title_id)
    return load_title(folder, library=assets)


def open_exchange_title(name: str, file: str, assets: Path = ASSETS) -> Title:
    """The shipped title with this exact name in the 18xx.games file format. Raises `DataError` naming `file`."""
    for summary in list_titles(assets):
        if summary.error is None:
            title = open_title(summary.id, assets)
            if title.exchange_name == name and name:
                return title
    raise DataError(Key.UNKNOWN_TITLE, file=file, place="title", title=name)
