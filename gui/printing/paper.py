"""Paper and the settings of a print, in millimetres."""

from __future__ import annotations

import math
import re
from typing import Final

import msgspec

from engine.errors import TrinacriaError
from engine.messages import Key

PAPERS: Final = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
"""Width and height, upright."""
SMALLEST, LARGEST = 80.0, 2000.0
"""Sides of paper that can be printed on."""
_CUSTOM = re.compile(r"(\d{2,4}(?:\.\d{1,2})?)x(\d{2,4}(?:\.\d{1,2})?)")


class Layouts:
    """Ways to lay tiles on a page."""

    OFFSET: Final = "offset"
    """Rows shifted by half a tile, corner to corner: every cut is one straight line across the page."""
    APART: Final = "apart"
    """Each tile by itself with room for the bleed; for a punch or scissors."""


LAYOUTS: Final = (Layouts.OFFSET, Layouts.APART)


class PrintSettings(msgspec.Struct, frozen=True):
    """Everything about a print that is a matter of choice.

    Hexes are measured across flats, from side to opposite side; `bleed` is how far colour goes beyond a cut, `overlap` how much
    of a board two neighbouring pages both show.
    """

    width: float = PAPERS["a4"][0]
    height: float = PAPERS["a4"][1]
    margin: float = 8.0
    hex: float = 40.0
    tile: float = 38.0
    bleed: float = 1.5
    overlap: float = 10.0
    cut_marks: bool = True
    layout: str = Layouts.OFFSET
    theme: str = "light"
    numbers: bool = True

    @property
    def inner_width(self) -> float:
        """Width between the margins."""
        return self.width - 2 * self.margin

    @property
    def inner_height(self) -> float:
        """Height between the margins."""
        return self.height - 2 * self.margin


def radius(across_flats: float) -> float:
    """Circumradius of a hexagon measured from side to opposite side."""
    return across_flats / math.sqrt(3)


def paper_size(text: str, *, landscape: bool = False) -> tuple[float, float]:
    """Width and height of `A4`, `A3`, `Letter` or `WxH` in mm. Raises `TrinacriaError`."""
    size = PAPERS.get(text.lower())
    if size is None:
        match = _CUSTOM.fullmatch(text)
        if match is None or not all(SMALLEST <= float(side) <= LARGEST for side in match.groups()):
            raise TrinacriaError(Key.ARGUMENTS_WRONG, verb="render", reason=f"--paper {text}")
        size = (float(match[1]), float(match[2]))
    return (max(size), min(size)) if landscape else size


def check_settings(settings: PrintSettings) -> None:
    """Raises `TrinacriaError` for figures that no printer can follow."""
    bounds = {
        "--margin": (settings.margin, 0.0, 50.0),
        "--hex-mm": (settings.hex, 10.0, 200.0),
        "--tile-mm": (settings.tile, 10.0, 200.0),
        "--bleed": (settings.bleed, 0.0, 5.0),
        "--overlap": (settings.overlap, 0.0, 40.0),
    }
    for name, (value, least, most) in bounds.items():
        if not least <= value <= most:
            raise TrinacriaError(Key.ARGUMENTS_WRONG, verb="render", reason=f"{name} {value:g}")
    if min(settings.inner_width, settings.inner_height) <= settings.overlap + 10:
        raise TrinacriaError(Key.PAPER_TOO_SMALL, what="--paper", width=round(settings.overlap + 30), height=60)
