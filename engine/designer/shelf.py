"""A person's own titles: where they are kept, which there are, and one of them as the game plays it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.data.definitions import Title
from engine.data.files import is_file, read_object
from engine.data.title_files import TITLE
from engine.designer.document import open_document
from engine.designer.playing import playable
from engine.errors import DataError
from engine.store import data_folder

MOST = 200
"""Titles that are listed of one folder."""


class OwnTitle(msgspec.Struct, frozen=True):
    """A title in a list; `name` is the folder's where the file does not tell one."""

    folder: Path
    name: str
    subtitle: str = ""


def titles_folder() -> Path:
    """Where a person's own titles are kept unless another folder is chosen."""
    return data_folder() / "titles"


def own_titles(around: Path) -> tuple[OwnTitle, ...]:
    """The titles in the folders right within a folder, by the name of their folder; none where it cannot be read."""
    try:
        folders = sorted(folder for folder in around.iterdir() if is_file(folder / TITLE))
    except OSError:
        return ()
    return tuple(_listed(folder) for folder in folders[:MOST])


def _listed(folder: Path) -> OwnTitle:
    """What `title.json` says of itself; whether it can be played is found out when it is opened."""
    try:
        content = read_object(folder / TITLE)
    except DataError:
        return OwnTitle(folder, folder.name)
    name, subtitle = content.get("name"), content.get("subtitle")
    shown = name if isinstance(name, str) and name.strip() else folder.name
    return OwnTitle(folder, shown[:80], subtitle[:80] if isinstance(subtitle, str) else "")


def open_own_title(folder: Path) -> Title:
    """The title in a folder, with its files in it. Raises `DataError` for what makes it unplayable."""
    return playable(open_document(folder))
