"""The share market as a chart, over as many pages as it takes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from engine.data.definitions import MarketCell, Title
from gui.board.drawing import Drawing, Op, moved
from gui.board.lettering import Hand
from gui.printing.pages import Page, block, dashed, frame, write
from gui.printing.paper import PrintSettings
from gui.printing.words import word

_CELL: Final = (19.0, 16.0)
"""A cell takes a stack of tokens beside its price."""
_PAR: Final = "#f0cf57"
_ZONES: Final = {
    "restricted": "#e7d3d0",
    "end": "#c8daea",
    "close": "#c9c2bb",
    "azzurra": "#cfe6ef",
    "blu": "#a9bfe0",
}
_LETTERS: Final = {"restricted": "R", "end": "E", "close": "C", "azzurra": "A", "blu": "B"}
"""Zones are told by a letter too: colour is never the only signal."""


def market_pages(title: Title, settings: PrintSettings) -> Iterator[Page]:
    """The chart from the upper left page to the lower right; cells are never cut by the edge of a page."""
    rows = title.market.rows
    width, height = _CELL
    across = max(1, int(settings.inner_width // width))
    down = max(1, int((settings.inner_height - 12) // height))
    columns = max(len(row) for row in rows)
    wide, high = math.ceil(columns / across), math.ceil(len(rows) / down)
    for row in range(high):
        for column in range(wide):
            ops: list[Op] = []
            for y, cells in enumerate(rows[row * down : (row + 1) * down]):
                for x, cell in enumerate(cells[column * across : (column + 1) * across]):
                    place = (settings.margin + (x + 0.5) * width, settings.margin + 10 + (y + 0.5) * height)
                    ops += moved(_cell(cell), *place)
            if column < wide - 1:
                edge = settings.margin + across * width
                ops.append(dashed((edge, settings.margin), (edge, settings.height - settings.margin)))
            if row < high - 1:
                edge = settings.margin + 10 + down * height
                ops.append(dashed((settings.margin, edge), (settings.width - settings.margin, edge)))
            name = f"{title.name} · {word('market')} {row + 1}.{column + 1} ({high}×{wide})"
            ops += write(name, settings.width / 2, settings.margin + 4, 4.5, hand=Hand.NAME)
            yield Page(settings.width, settings.height, tuple(ops))


def _cell(cell: MarketCell) -> Drawing:
    width, height = _CELL
    color = _ZONES.get(cell.zone, _PAR if cell.par else "#fdf8ec")
    ops: list[Op] = [
        block(-width / 2, -height / 2, width, height, color),
        frame(-width / 2, -height / 2, width, height),
    ]
    ops += write(str(cell.price), -width / 2 + 5.2, -height / 2 + 3.6, 4.4, hand=Hand.FIGURE, width=9)
    if cell.par:
        ops.append(block(width / 2 - 7, -height / 2 + 1, 6, 4.6, _PAR, corner=0.6))
        ops += write("P", width / 2 - 4, -height / 2 + 3.3, 3.4, hand=Hand.FIGURE)
    letter = _LETTERS.get(cell.zone)
    if letter is not None:
        ops += write(letter, width / 2 - 3, height / 2 - 3, 3.4)
    return tuple(ops)
