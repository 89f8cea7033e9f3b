"""Plates with the signs of railways on a hex: those that start there, and those that want to come there."""

from __future__ import annotations

from functools import lru_cache

from engine.geometry.placement import Spot
from gui.board.drawing import Op, fill, lines, rounded, stroke
from gui.board.lettering import Hand, text_path, text_size
from gui.theme import Theme

_EM = 0.145
_GLYPH = 0.15
"""Room for the house or flag before the signs."""
_PAD = 0.05


@lru_cache(maxsize=256)
def _texts(signs: tuple[str, ...]) -> tuple[str, ...]:
    """The signs in one line, then in two."""
    if len(signs) < 2:
        return signs
    half = (len(signs) + 1) // 2
    return " ".join(signs), " ".join(signs[:half]) + "\n" + " ".join(signs[half:])


@lru_cache(maxsize=256)
def plate_sizes(signs: tuple[str, ...]) -> tuple[tuple[float, float], ...]:
    """Sizes a plate may take, the best first."""
    sizes = []
    for text in _texts(signs):
        width, height = text_size(text, Hand.FIGURE, _EM)
        sizes.append((round(width + _GLYPH + 2 * _PAD, 3), round(max(height + 0.06, 0.2), 3)))
    return tuple(sizes)


def plate(signs: tuple[str, ...], spot: Spot, theme: Theme, *, home: bool) -> list[Op]:
    """A dark plate with a house for homes, a pale one with a flag for goals."""
    text = _texts(signs)[spot.size]
    width, height = plate_sizes(signs)[spot.size]
    ground, ink = (theme.note, theme.note_ink) if home else (theme.badge, theme.badge_ink)
    box = rounded(spot.x, spot.y, width, height, 0.05)
    at = spot.x - width / 2 + _PAD + _GLYPH / 2 - 0.02
    words = text_path(text, Hand.FIGURE, _EM, spot.x + _GLYPH / 2, spot.y)
    return [
        fill(box, ground),
        stroke(box, theme.halo if home else ink, 0.014),
        *(_house(at, spot.y, ink) if home else _flag(at, spot.y, ink)),
        fill(words, ink),
    ]


def _house(x: float, y: float, ink: str) -> list[Op]:
    outline = [(x - 0.05, y + 0.05), (x - 0.05, y - 0.01), (x, y - 0.06), (x + 0.05, y - 0.01), (x + 0.05, y + 0.05)]
    shape = lines([*outline, outline[0]])
    return [fill(shape, ink)]


def _flag(x: float, y: float, ink: str) -> list[Op]:
    pole = lines([(x - 0.045, y + 0.065), (x - 0.045, y - 0.065)])
    cloth = lines([(x - 0.045, y - 0.065), (x + 0.055, y - 0.03), (x - 0.045, y + 0.005), (x - 0.045, y - 0.065)])
    return [stroke(pole, ink, 0.018), fill(cloth, ink)]
