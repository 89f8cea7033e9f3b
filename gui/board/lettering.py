"""Lettering as outlines: the same at every zoom, and free of fonts in exported SVG and PDF."""

from __future__ import annotations

import enum
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

from engine.geometry.hex_shapes import Point2
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
_NEAREST = 0.82
"""Least distance of two base lines, in ems."""
_SPARE = 0.03
"""Room around letters, in ems."""


@lru_cache(maxsize=4096)
def text_size(text: str, hand: Hand, em: float) -> tuple[float, float]:
    """Width and height of the box of a text, `em` and result in circumradii; lines are parted by line breaks."""
    rows = text.split("\n")
    width = max(_line(row, hand)[1] for row in rows) / _DRAWN * em
    return round(width + 0.02, 4), round((_BODY[hand] + _LEADING * (len(rows) - 1)) * em, 4)


@lru_cache(maxsize=4096)
def text_path(text: str, hand: Hand, em: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """Outline of a text centred at a point, in scene units; `em`, `x` and `y` in circumradii."""
    rows = text.split("\n")
    first = y - (len(rows) - 1) / 2 * _LEADING * em + _RISE[hand] * em / 2 - (0.04 * em if hand is Hand.NAME else 0.0)
    return _rows(rows, hand, em, (x, first), [_LEADING * index for index in range(len(rows))])


@lru_cache(maxsize=4096)
def close_size(text: str, hand: Hand, em: float) -> tuple[float, float]:
    """Like `text_size`, but no larger than the letters there are: what has no descenders fits in where others do not."""
    rect = _ink(text, hand)
    return round(rect.width() * em, 4), round(rect.height() * em, 4)


@lru_cache(maxsize=4096)
def close_path(text: str, hand: Hand, em: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """Outline of a text in the middle of a box of `close_size`."""
    middle = _ink(text, hand).center() * em
    rows = text.split("\n")
    return _rows(rows, hand, em, (x - middle.x(), y - middle.y()), _base_lines(rows, hand))


def _base_lines(rows: list[str], hand: Hand) -> list[float]:
    """How far below the first base line each one lies, in ems: as near as the letters above and below it let it."""
    lines = [0.0]
    for above, below in pairwise(_line(row, hand)[0].boundingRect() for row in rows):
        lines.append(lines[-1] + max(_NEAREST, (above.bottom() - below.top()) / _DRAWN + _SPARE))
    return lines


@lru_cache(maxsize=4096)
def _ink(text: str, hand: Hand) -> QRectF:
    """Rectangle around the letters of rows in ems, with a little to spare; the middle of the first base line is its origin."""
    rows = text.split("\n")
    rect = _rows(rows, hand, 1.0, (0.0, 0.0), _base_lines(rows, hand)).boundingRect()
    rect = QRectF(rect.x() / UNIT, rect.y() / UNIT, rect.width() / UNIT, rect.height() / UNIT)
    return rect.adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE)


def _rows(rows: list[str], hand: Hand, em: float, at: Point2, base_lines: list[float]) -> QPainterPath:
    """Outlines of rows, centred; `at` is the middle of the first base line in circumradii, the others follow in ems."""
    scale = em * UNIT / _DRAWN
    whole = QPainterPath()
    for row, below in zip(rows, base_lines, strict=True):
        path, width = _line(row, hand)
        base = (at[1] + below * em) * UNIT
        transform = QTransform().translate(at[0] * UNIT - width * scale / 2, base).scale(scale, scale)
        whole.addPath(transform.map(path))
    return whole


def lettered(path: QPainterPath, ink: str, halo: str = "", width: float = 0.05) -> tuple[Op, ...]:
    """Operations for an outline, with a halo of the given width beneath it where a colour is given."""
    letters = fill(path, ink)
    return (fill(halo_of(path, width), halo), letters) if halo else (letters,)
