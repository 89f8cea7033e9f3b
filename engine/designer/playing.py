"""From a title being edited to a game on it: the title carries its files, so that its games can be opened again."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.catalogue import open_title
from engine.data.assets import list_titles
from engine.data.carried import Carried, carried_title
from engine.data.definitions import Title
from engine.data.title_files import RULES as RULES_FILE
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
    _check_switches(title)
    return title


@lru_cache(maxsize=8)
def _switches_of(rules: str) -> dict[str, type]:
    """The switches that every profile of every shipped title under these rules answers, and of which type."""
    answers = [
        {name: type(value) for name, value in {**title.switches, **profile.switches}.items()}
        for summary in list_titles()
        if summary.error is None and (title := open_title(summary.id)).rules == rules
        for profile in title.profiles
    ]
    return (
        {name: kind for name, kind in answers[0].items() if all(name in other for other in answers)} if answers else {}
    )


def _check_switches(title: Title) -> None:
    """A game must not come upon a question of the rules that its profile cannot answer. Raises `DataError`."""
    for profile in title.profiles:
        answers = {**title.switches, **profile.switches}
        for name, kind in _switches_of(title.rules).items():
            place = f"profiles.{profile.id}"
            if name not in answers:
                raise DataError(Key.FIELD_MISSING, file=RULES_FILE, place=place, field=name)
            if type(answers[name]) is not kind:
                raise DataError(
                    Key.VALUE_NOT_ALLOWED, file=RULES_FILE, place=f"{place}.{name}", value=str(answers[name])
                )
