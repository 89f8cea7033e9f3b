"""What can be printed, and the file it becomes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final

from engine.data.definitions import Title
from engine.errors import TrinacriaError
from engine.messages import Key
from gui.printing.board_sheets import board_pages
from gui.printing.cards import certificate_pages, charter_pages, money_pages, private_pages, train_pages
from gui.printing.market_sheet import market_pages
from gui.printing.pages import Page, write_pdf
from gui.printing.paper import PrintSettings, check_settings
from gui.printing.tile_sheets import tile_pages
from gui.printing.token_sheets import token_pages

Pages = Callable[[Title, PrintSettings], Iterator[Page]]

SHEETS: Final[dict[str, Pages]] = {
    "board": board_pages,
    "tiles": tile_pages,
    "market": market_pages,
    "certificates": certificate_pages,
    "charters": charter_pages,
    "privates": private_pages,
    "trains": train_pages,
    "tokens": token_pages,
    "money": money_pages,
}
"""Kinds of sheets in the order in which they are printed."""


def sheets_named(text: str) -> tuple[str, ...]:
    """Kinds from a list such as `tiles,board`; `all` for everything. Raises `TrinacriaError`."""
    if text == "all":
        return tuple(SHEETS)
    wanted = [name.strip() for name in text.split(",")]
    for name in wanted:
        if name not in SHEETS:
            raise TrinacriaError(Key.ARGUMENTS_WRONG, verb="render", reason=f"--what {name}")
    return tuple(name for name in SHEETS if name in wanted)


def print_title(title: Title, what: Sequence[str], settings: PrintSettings, path: Path, only_map: str = "") -> int:
    """Write sheets of a title to one PDF; the number of pages.

    Raises `TrinacriaError` for settings that cannot be followed, `OSError` for a file that cannot be written.
    """
    check_settings(settings)
    makers = [partial(board_pages, only=only_map) if name == "board" else SHEETS[name] for name in what]
    pages = chain.from_iterable(make(title, settings) for make in makers)
    return write_pdf(path, pages, title.name)
