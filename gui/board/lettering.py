"""Lettering as outlines: the same at every zoom, and free of fonts in exported SVG and PDF."""

from __future__ import annotations

import enum
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

from gui.board.drawing import Op, fill
from gui.board.halo import halo_of
from gui.board.shapes import UNIT
from gui.fonts import sans, serif

_DRAWN = 64
"""Pixel size at which outlines are taken; they are scaled from there."""


class Hand(enum.Enum):
    """Style of lettering."""

    NAME = "name"
    TITLE = "title"
    FIGURE = "figure"
    SMALL = "small"


@lru_cache(maxsize=8)
def _font(hand: Hand) -> QFont:
    if hand is Hand.NAME:
        font = serif(_DRAWN)
    elif hand is Hand.TITLE:
        font = serif(_DRAWN, italic=False)
    else:
        font = sans(_DRAWN, bold=hand is Hand.FIGURE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=2048)
def _line(text: str, hand: Hand) -> tuple[QPainterPath, float]:
    path = QPainterPath()
    font = _font(hand)
    path.addText(0, 0, font, text)
    return path, QFontMetricsF(font).horizontalAdvance(text)


_RISE = {Hand.NAME: 0.66, Hand.TITLE: 0.66, Hand.FIGURE: 0.72, Hand.SMALL: 0.72}
"""Height of capitals in ems."""
_BODY = {Hand.NAME: 0.94, Hand.TITLE: 0.9, Hand.FIGURE: 0.74, Hand.SMALL: 0.74}
"""Height of a line's box in ems: names have descenders, figures have none."""
_LEADING = 0.86


@lru_cache(maxsize=4096)
def text_size(text: str, hand: Hand, em: float) -> tuple[float, float]:
    """Width and height of the box of a text, `em` and result in circumradii; lines are parted by line breaks."""
    rows = text.split("\n")
    width = max(_line(row, hand)[1] for row in rows) / _DRAWN * em
    return round(width + 0.02, 4), round((_BODY[hand] + _LEADING * (len(rows) - 1)) * em, 4)


@lru_cache(maxsize=4096)
def text_path(text: str, hand: Hand, em: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """Outline of a text centred at a point, in scene units; `em`, `x` and `y` in circumradii."""
    scale = em * UNIT / _DRAWN
    rows = text.split("\n")
    whole = QPainterPath()
    for index, row in enumerate(rows):
        path, width = _line(row, hand)
        offset = (index - (len(rows) - 1) / 2) * _LEADING * em
        base = y + offset + _RISE[hand] * em / 2 - (0.04 * em if hand is Hand.NAME else 0.0)
        transform = QTransform().translate(x * UNIT - width * scale / 2, base * UNIT).scale(scale, scale)
        whole.addPath(transform.map(path))
    return whole


def lettered(path: QPainterPath, ink: str, halo: str = "", width: float = 0.05) -> tuple[Op, ...]:
    """Operations for an outline, with a halo of the given width beneath it where a colour is given."""
    letters = fill(path, ink)
    return (fill(halo_of(path, width), halo), letters) if halo else (letters,)
