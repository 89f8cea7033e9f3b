"""The bundled fonts: an old-style serif for the map, a sans for figures; system fonts stand in for glyphs they lack."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from engine.data.assets import ASSETS

_FILES: Final = ("EBGaramond12-Italic.otf", "EBGaramond12-Regular.otf", "Lato-Bold.ttf", "Lato-Regular.ttf")
SERIF: Final = "EB Garamond 12"
SANS: Final = "Lato"
_SERIF_FALLBACK: Final = ("DejaVu Serif", "Noto Serif", "Times New Roman", "serif")
_SANS_FALLBACK: Final = ("DejaVu Sans", "Noto Sans", "Segoe UI", "Helvetica", "sans-serif")


@cache
def _load() -> None:
    for file in _FILES:
        QFontDatabase.addApplicationFont(str(ASSETS / "fonts" / file))


def serif(size: float, *, italic: bool = True) -> QFont:
    """Font of names, `size` in pixels. Needs a running QGuiApplication."""
    _load()
    font = QFont([SERIF, *_SERIF_FALLBACK])
    font.setPixelSize(max(1, round(size)))
    font.setItalic(italic)
    return font


def sans(size: float, *, bold: bool = True) -> QFont:
    """Font of figures and of the window, `size` in pixels. Needs a running QGuiApplication."""
    _load()
    font = QFont([SANS, *_SANS_FALLBACK])
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    return font
