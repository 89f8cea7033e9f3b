"""Colour sets of the board and the window, read from `assets/themes/*.json`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta
from PySide6.QtGui import QColor, QPalette

from engine.data.assets import ASSETS
from engine.data.definitions import Color
from engine.errors import DataError
from engine.messages import Key

THEMES: Final = ("light", "dark", "contrast", "safe")
"""Ids in the order of the menu: light, dark, high contrast, safe for colour-blind players."""

Paint: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}([0-9a-f]{2})?$")]
"""`#rrggbb`, or `#aarrggbb` with opacity first as Qt writes it."""

_LIMIT: Final = 65536


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One colour set. Names tell the thing that is painted."""

    id: str
    dark: bool
    sea: Paint
    land: Paint
    coast: Paint
    water_line: Paint
    haze: Paint
    """Over hexes nobody has built on, so that they stand out from the sea."""
    white: Paint
    """Letters and panels on the map."""
    yellow: Paint
    green: Paint
    brown: Paint
    gray: Paint
    red: Paint
    blue: Paint
    grid: Paint
    tile_edge: Paint
    ink: Paint
    casing: Paint
    stop_fill: Paint
    printed_town: Paint
    """A town that has no track yet."""
    impassable: Paint
    river: Paint
    relief: Paint
    relief_shade: Paint
    name: Paint
    halo: Paint
    badge: Paint
    badge_ink: Paint
    early: Paint
    middle: Paint
    late: Paint
    """Grounds of the values of three steps; their text is `badge_ink` or `late_ink`."""
    late_ink: Paint
    current: Paint
    """Frame of the value that holds now."""
    legal: Paint
    cursor: Paint
    warning: Paint
    note: Paint
    note_ink: Paint
    ribbon: Paint
    ribbon_ink: Paint
    routes: tuple[Paint, ...]
    window: Paint
    base: Paint
    text: Paint
    button: Paint
    accent: Paint
    accent_text: Paint
    grid_width: float = 0.012
    """Width of the lines between hexes, in circumradii."""
    color_letters: bool = False
    """Whether tiles show the letter of their colour without being asked."""

    def tile(self, color: Color) -> QColor:
        """Ground of a tile or hex of a colour."""
        paint: str = getattr(self, color.value)
        return QColor(paint)

    def palette(self) -> QPalette:
        """Palette of the window around the board."""
        palette = QPalette()
        roles = {
            QPalette.ColorRole.Window: self.window,
            QPalette.ColorRole.Base: self.base,
            QPalette.ColorRole.AlternateBase: self.window,
            QPalette.ColorRole.ToolTipBase: self.note,
            QPalette.ColorRole.ToolTipText: self.note_ink,
            QPalette.ColorRole.Text: self.text,
            QPalette.ColorRole.WindowText: self.text,
            QPalette.ColorRole.Button: self.button,
            QPalette.ColorRole.ButtonText: self.text,
            QPalette.ColorRole.Highlight: self.accent,
            QPalette.ColorRole.HighlightedText: self.accent_text,
            QPalette.ColorRole.Link: self.accent,
        }
        for role, paint in roles.items():
            palette.setColor(role, QColor(paint))
        faded = QColor(self.text)
        faded.setAlphaF(0.45)
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
        palette.setColor(QPalette.ColorRole.PlaceholderText, faded)
        return palette


@cache
def load_theme(name: str, folder: Path = ASSETS / "themes") -> Theme:
    """A colour set by its id. Raises `DataError` when the file is missing or not a colour set."""
    file = folder / f"{name}.json"
    try:
        data = file.read_bytes()
    except OSError as error:
        raise DataError(Key.FILE_MISSING, file=file.name) from error
    if len(data) > _LIMIT:
        raise DataError(Key.FILE_TOO_LARGE, file=file.name, limit=_LIMIT)
    try:
        return msgspec.json.decode(data, type=Theme)
    except msgspec.ValidationError as error:
        raise DataError(Key.WRONG_SHAPE, file=file.name, reason=str(error)) from error
    except msgspec.DecodeError as error:
        raise DataError(Key.NOT_JSON, file=file.name, place=str(error)) from error


def laid_over(paint: str, ground: QColor) -> QColor:
    """The opaque colour that a paint, perhaps transparent, makes on an opaque ground."""
    above = QColor(paint)
    share = above.alphaF()
    parts = ((above.redF(), ground.redF()), (above.greenF(), ground.greenF()), (above.blueF(), ground.blueF()))
    red, green, blue = (share * top + (1 - share) * below for top, below in parts)
    return QColor.fromRgbF(red, green, blue)


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(color: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def clearest(ground: QColor, choices: Iterable[QColor]) -> QColor:
    """The colour that reads best on a ground."""
    return max(choices, key=lambda choice: contrast(ground, choice))
