"""Names, values and labels that find no free place on their hex or tile.

The search is that of the drawing (`geometry.placement`). The sizes of the letters come from whoever has fonts: the window hands
its own boxes over; the command line works with the widths of the bundled fonts, rounded up, which is a little stricter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec

from engine.coords import Orientation
from engine.data.definitions import Color, Face, Title
from engine.designer.checks.findings import Fault
from engine.designer.checks.notebook import WARNING, Notebook
from engine.geometry.placement import Kind, Size, Spot, Want, place
from engine.geometry.writing_faults import collides


class Writing(msgspec.Struct, frozen=True):
    """What is written on a face besides its values and label."""

    name: str = ""
    peaks: int = 0
    cost: str = ""


Boxes = Callable[[Face, Writing], tuple[Want, ...]]
"""The boxes that a face needs, each with the sizes it may take."""

_NAME_EM, _FIGURE_EM, _LABEL_EM = 0.25, 0.2, 0.27
_SCALES = (1.0, 0.9, 0.8, 0.72, 0.66, 0.62, 0.57)
_LINE, _NEXT_LINE = 0.94, 0.86
_FIGURE_HEIGHT, _FIGURE_WIDTH = 0.74, 0.58
_STEP = 0.05
"""Widths are rounded up to a multiple, so that names of about the same length share one search."""

_WIDTHS = {
    0.27: "ijlfst-.,' ",
    0.4: "ceorgxzyv1357",
    0.5: "abdhknpqu0246_89",
    0.64: "BCEFILJKPRSTVXYZQ",
    0.78: "mwADGHNOU",
    1.0: "MW",
}
_WIDTH_OF = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def _name_width(text: str) -> float:
    return sum(_WIDTH_OF.get(letter, 0.52) for letter in text)


def _up(width: float) -> float:
    return round(math.ceil(width / _STEP) * _STEP, 3)


@lru_cache(maxsize=4096)
def _name_sizes(name: str) -> tuple[Size, ...]:
    """One line or two lines of words, smaller and smaller."""
    words = name.split(" ")
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    if not cuts and len(name) >= 8:
        cuts = [(name[: len(name) // 2] + "-", name[len(name) // 2 :])]
    shapes: list[tuple[tuple[str, ...], int]] = [((name,), 1)]
    if cuts:
        shapes.append((min(cuts, key=lambda cut: max(map(_name_width, cut))), 2))
    return tuple(
        (
            _up(max(map(_name_width, lines)) * _NAME_EM * scale + 0.02),
            round((_LINE + _NEXT_LINE * (count - 1)) * _NAME_EM * scale, 3),
        )
        for scale in _SCALES
        for lines, count in shapes
    )


def estimated(face: Face, writing: Writing) -> tuple[Want, ...]:
    """The boxes of a face from the widths of the bundled fonts."""
    wants = []
    for index, stop in enumerate(face.stops):
        if any(stop.revenue):
            width = max(len(str(value)) for value in stop.revenue) * _FIGURE_WIDTH * _FIGURE_EM + 0.09
            count = len(stop.revenue)
            box = max(0.218, round(width, 3))
            sizes = ((round(box * count, 3), 0.218),) + (((box, round(0.218 * count, 3)),) if count > 1 else ())
            wants.append(Want(Kind.VALUE, sizes, index))
    if face.label:
        width = round(len(face.label) * 0.7 * _LABEL_EM + 0.04, 3)
        size = (width, round(_FIGURE_HEIGHT * _LABEL_EM, 3))
        wants.append(Want(Kind.LABEL, (size,), 0 if face.stops else None))
    if writing.name:
        wants.append(Want(Kind.NAME, _name_sizes(writing.name)))
    if writing.peaks:
        wants.append(Want(Kind.TERRAIN, ((round(0.12 + 0.2 * writing.peaks, 3), 0.36),)))
    return tuple(wants)


def check_writing(title: Title, notebook: Notebook, boxes: Boxes = estimated) -> None:
    """Printed hexes with their names and terrain, and bare tiles at rotation 0."""
    costs = sorted({terrain.standard for terrain in title.terrains if terrain.standard})
    for map_ in title.maps:
        for hex_ in map_.hexes:
            terrain = title.terrain.get(hex_.terrain) if hex_.face.color is Color.WHITE else None
            peaks = costs.index(terrain.standard) + 1 if terrain is not None and terrain.standard else 0
            writing = Writing(hex_.name, peaks, str(terrain.standard) if peaks and terrain is not None else "")
            for fault, want, spot in faults(hex_.face, map_.orientation, boxes(hex_.face, writing)):
                text = _text(hex_.face, writing, want)
                notebook.hex(fault, hex_.id, "", WARNING, at=(spot.x, spot.y), face=hex_.id, text=text)
    orientation = title.maps[0].orientation
    for tile in title.tiles:
        for fault, want, spot in faults(tile.face, orientation, boxes(tile.face, Writing())):
            notebook.tile(fault, tile.id, at=(spot.x, spot.y), face=tile.id, text=_text(tile.face, Writing(), want))


def faults(face: Face, orientation: Orientation, wants: tuple[Want, ...]) -> Iterator[tuple[Fault, Want, Spot]]:
    """Boxes that lie on track because nothing else is free, or on a stop or another box."""
    if not wants:
        return
    spots = place(face, orientation, wants)
    for index, (want, spot) in enumerate(zip(wants, spots, strict=True)):
        if not spot.crosses:
            continue
        others = [(other, spots[k]) for k, other in enumerate(wants) if k != index]
        if collides(face, orientation, (want, spot), others):
            yield Fault.WRITING_OVERLAPS, want, spot
        elif want.kind is not Kind.TERRAIN:
            yield Fault.WRITING_ON_TRACK, want, spot


def _text(face: Face, writing: Writing, want: Want) -> str:
    if want.kind is Kind.NAME:
        return writing.name
    if want.kind is Kind.LABEL:
        return face.label
    if want.kind is Kind.VALUE and want.stop is not None:
        return "/".join(str(value) for value in face.stops[want.stop].revenue)
    return writing.cost
