"""From a title being edited to a game on it: the title carries its files, so that its games can be opened again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.data.carried import Carried, carried_title
from engine.data.definitions import Title
from engine.data.title_files import TITLE
from engine.designer.document import Document, contents
from engine.errors import DataError
from engine.messages import Key
from engine.titles import RULES


def carried(document: Document) -> Carried:
    """All files of a document, with what they inherit. An edited title is none of the 18xx.games format."""
    shape = replace(document.files.title, exchange_name="")
    return contents(replace(document, files=replace(document.files, title=shape)))


def playable(document: Document) -> Title:
    """The title as the game plays it now. Raises `DataError` for the first thing that makes it unplayable."""
    title = carried_title(document.id, carried(document), library=document.files.assets, file=document.id)
    if title.rules not in RULES:
        raise DataError(Key.UNKNOWN_ID, file=TITLE, place="rules", id=title.rules)
    return title
