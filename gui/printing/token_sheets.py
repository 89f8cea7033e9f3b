"""Tokens: the stations of every corporation, and one for each of its places on charts and tracks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from engine.data.definitions import Title
from engine.geometry.measures import SLOT
from gui.board.drawing import Op, disc, fill, moved, stroke
from gui.board.look import corporation_crest
from gui.printing.pages import Page, write
from gui.printing.paper import PrintSettings, radius
from gui.printing.words import word
from gui.theme import load_theme

_MARKERS: Final = 2
"""Further tokens of each corporation: for the market and for its turn."""
_UNCOUNTED: Final = 10
"""Tokens of a railway that begins somewhere and has no fixed number (tokens on junctions)."""
_GAP: Final = 2.0


def token_diameter(settings: PrintSettings) -> float:
    """A token fills its place on a hex of the board, less a little play."""
    return round(2 * SLOT * radius(settings.hex) - 0.2, 2)


def token_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """All tokens of all corporations, with a hairline to cut along."""
    theme = load_theme(settings.theme)
    size = token_diameter(settings)
    step = size + 2 * settings.bleed + _GAP
    columns, rows = int(settings.inner_width // step), int((settings.inner_height - 6) // step)
    pieces = [
        corporation
        for corporation in title.corporations
        for _ in range((corporation.tokens or (_UNCOUNTED if corporation.homes else 0)) + _MARKERS)
    ]
    on_page = columns * rows
    pages = math.ceil(len(pieces) / on_page)
    for number in range(pages):
        ops: list[Op] = []
        for place, corporation in enumerate(pieces[number * on_page : (number + 1) * on_page]):
            x = settings.margin + (place % columns + 0.5) * step
            y = settings.margin + (place // columns + 0.5) * step
            if settings.bleed:
                ops.append(fill(disc(size / 2 + settings.bleed, x, y), corporation.color))
            ops += moved(corporation_crest(title, corporation.id, theme), x, y, size / 2 / SLOT)
            if settings.cut_marks:
                ops.append(stroke(disc(size / 2, x, y), "#1e1b18", 0.1))
        name = f"{title.name} · {word('tokens')} {number + 1}/{pages} · {size:g} mm"
        ops += write(name, settings.width / 2, settings.height - settings.margin - 1.5, 2.4)
        yield Page(settings.width, settings.height, tuple(ops))
