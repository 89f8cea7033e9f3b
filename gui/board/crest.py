"""Crests of corporations: a field of its own pattern in the corporation's colour under a ribbon with its sign.

The pattern follows from the corporation's place in the title, so no two of one title share pattern and colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor, QPainterPath

from engine.geometry.measures import SLOT
from gui.board.drawing import Drawing, Op, disc, fill, lines, rounded, stroke
from gui.board.lettering import Hand, text_path, text_size
from gui.theme import Theme, clearest

_R: Final = SLOT


def _bars(*boxes: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for x, y, width, height in boxes:
        path.addPath(rounded(x * _R, y * _R, width * _R, height * _R, 0.0))
    return path


def _polygons(*shapes: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    for shape in shapes:
        part = lines([(x * _R, y * _R) for x, y in shape])
        part.closeSubpath()
        path.addPath(part)
    return path


def _pale() -> QPainterPath:
    return _bars(*((x, 0, 0.24, 2) for x in (-0.72, -0.24, 0.24, 0.72)))


def _bend() -> QPainterPath:
    return _polygons(*([(x, -1), (x + 0.26, -1), (x - 1.74, 1), (x - 2, 1)] for x in (-0.6, 0.0, 0.6, 1.2, 1.8, 2.4)))


def _checks() -> QPainterPath:
    size = 0.4
    return _bars(*((i * size, j * size, size, size) for i in range(-3, 4) for j in range(-3, 4) if (i + j) % 2))


def _halves() -> QPainterPath:
    return _bars((0.5, 0, 1, 2))


def _dots() -> QPainterPath:
    path = QPainterPath()
    for j, y in enumerate((-0.82, -0.52, 0.52, 0.82)):
        for i in range(-3, 4):
            path.addPath(disc(0.1 * _R, (i * 0.36 + (0.18 if j % 2 else 0)) * _R, y * _R))
    return path


def _chevrons() -> QPainterPath:
    return _polygons(
        *(
            [(-1, y + 0.62), (0, y), (1, y + 0.62), (1, y + 0.84), (0, y + 0.22), (-1, y + 0.84)]
            for y in (-1.5, -1.02, 0.1, 0.52)
        )
    )


def _rays() -> QPainterPath:
    def tip(k: float) -> tuple[float, float]:
        return 1.5 * math.cos(k * math.pi / 8), 1.5 * math.sin(k * math.pi / 8)

    return _polygons(*([(0, 0), tip(k), tip(k + 1)] for k in range(0, 16, 2)))


def _bars_across() -> QPainterPath:
    return _bars(*((0, y, 2, 0.16) for y in (-0.84, -0.5, 0.5, 0.84)))


def _cross() -> QPainterPath:
    return _bars((0, 0, 0.42, 2))


def _saltire() -> QPainterPath:
    return _polygons([(-1, -0.72), (-0.72, -1), (1, 0.72), (0.72, 1)], [(1, -0.72), (0.72, -1), (-1, 0.72), (-0.72, 1)])


def _lozenges() -> QPainterPath:
    return _polygons(
        *(
            [(x, y - 0.26), (x + 0.17, y), (x, y + 0.26), (x - 0.17, y)]
            for x in (-0.72, -0.36, 0.0, 0.36, 0.72)
            for y in (-0.68, 0.68)
        )
    )


def _pile() -> QPainterPath:
    return _polygons([(-0.8, -1), (0.8, -1), (0, 0)], [(-0.8, 1), (0.8, 1), (0, 0)])


def _border() -> QPainterPath:
    return disc(_R) - disc(0.76 * _R)


def _waves() -> QPainterPath:
    shapes = []
    for y in (-0.8, -0.44, 0.44, 0.8):
        crest = [(k / 10 - 1, y + 0.09 * math.sin(k / 10 * math.tau * 1.6)) for k in range(21)]
        shapes.append(crest + [(x, v + 0.15) for x, v in reversed(crest)])
    return _polygons(*shapes)


def _stars() -> QPainterPath:
    def star(x: float, y: float) -> list[tuple[float, float]]:
        return [
            (x + r * math.cos(k * math.pi / 5 - math.pi / 2), y + r * math.sin(k * math.pi / 5 - math.pi / 2))
            for k, r in ((k, 0.24 if k % 2 == 0 else 0.1) for k in range(10))
        ]

    return _polygons(
        star(-0.42, -0.6), star(0, -0.7), star(0.42, -0.6), star(-0.42, 0.62), star(0, 0.72), star(0.42, 0.62)
    )


def _quarters() -> QPainterPath:
    return _bars((-0.5, -0.5, 1, 1), (0.5, 0.5, 1, 1))


PATTERNS: Final[tuple[Callable[[], QPainterPath], ...]] = (
    _pale, _rays, _bars_across, _checks, _pile, _dots, _bend, _chevrons,
    _halves, _waves, _saltire, _lozenges, _cross, _stars, _quarters, _border,
)  # fmt: skip


def _second(color: QColor) -> QColor:
    """The pattern's colour: the field's, clearly paler or darker."""
    tint = QColor(color)
    pale = color.lightnessF() < 0.55
    tint.setHslF(max(color.hslHueF(), 0.0), color.hslSaturationF(), 0.82 if pale else 0.3)
    return tint


@lru_cache(maxsize=512)
def crest(sign: str, color: str, pattern: int, theme: Theme) -> Drawing:
    """Crest around the origin, `measures.SLOT` in radius. `pattern` counts corporations from 0."""
    field = QColor(color)
    build = PATTERNS[pattern % len(PATTERNS)]
    charge = build().intersected(disc(_R))
    ops: list[Op] = [fill(disc(_R), field), fill(charge, _second(field))]
    if pattern >= len(PATTERNS):
        ops.append(stroke(disc(0.8 * _R), clearest(field, (QColor("black"), QColor("white"))), 0.014))
    half = 0.4 * _R
    ribbon = rounded(0, 0, 2 * _R, 2 * half, 0.0).intersected(disc(_R))
    em = min(0.25, 0.25 * 1.6 * _R / text_size(sign, Hand.FIGURE, 0.25)[0])
    ops += [
        fill(ribbon, theme.ribbon),
        stroke(ribbon, theme.ribbon_ink, 0.01),
        fill(text_path(sign, Hand.FIGURE, em), theme.ribbon_ink),
        stroke(disc(_R - 0.009), theme.ribbon_ink, 0.018),
    ]
    return tuple(ops)
