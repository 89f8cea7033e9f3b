"""What is written on a hex: name, values, label, terrain and marks; sizes for the search of places, and the drawing."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import Qt

from engine.coords import Orientation
from engine.data.definitions import Color, Face
from engine.geometry.placement import Kind, SideTokens, Spot, Want, place
from gui.board.drawing import Drawing, Op, fill, lines, moved, rounded, stroke
from gui.board.lettering import Hand, close_path, close_size, lettered, text_path, text_size
from gui.board.placings import PLACINGS
from gui.board.plates import plate, plate_sizes
from gui.theme import Theme

NAME_EM = 0.25
FIGURE_EM = 0.2
LABEL_EM = 0.27
SMALL_EM = 0.145
_COST_EM = 0.165
CAPTION_EM = 0.135
_FIGURES = (1.4, 1.25, 1.1)
"""How large values are written, against `FIGURE_EM`, where name and label leave them the room."""
_LABELS = (1.0, 0.85)
"""How large the letter of a tile is, rather than on track or with a name that cannot be read."""
_SEVERAL = 1.15
_LEAST = 0.96
_LEGIBLE = 0.66
"""Size of a name, against `NAME_EM`, below which values give way to it."""
_TERRAINS = (1.35, 1.15, 1.0)
"""How large terrain is drawn; it never moves a value."""
_BADGE = 0.218
_STEP_WIDTH = 0.235
_STEP_SCALE = 0.88
_FRAME = 0.034
"""Line around the value that holds now."""
_PEAK = 0.2

Written = tuple[tuple[Want, Spot], ...]


class Placed(msgspec.Struct, frozen=True):
    """Boxes with their places, and how large values are written."""

    written: Written
    figures: float


class Notes(msgspec.Struct, frozen=True):
    """Everything that may be written on one hex. `peaks` 0: no terrain; `mark` is a tag such as a private's sign or a bonus.

    `homes` and `goals` are the signs of railways that start here or want to come here; `side_tokens` the sides with tokens.
    """

    name: str = ""
    peaks: int = 0
    cost: str = ""
    locked: bool = False
    mark: str = ""
    captions: tuple[str, ...] = ()
    homes: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    side_tokens: SideTokens = ()


def _in_words(name: str) -> str:
    """The name in two lines of words, empty when it is one word."""
    words = name.split(" ")
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    if not cuts:
        return ""
    first, second = min(cuts, key=_unevenness)
    return f"{first}\n{second}"


def _unevenness(cut: tuple[str, str]) -> tuple[bool, int]:
    """What makes a parting worse: brackets torn apart, then a long line."""
    return cut[1].count("(") != cut[1].count(")"), max(map(len, cut))


def _in_syllables(name: str) -> str:
    """A long single word in two lines, parted before a consonant and a vowel; empty where that does not go."""
    if " " in name or len(name) < _PARTED_FROM:
        return ""
    cuts = [
        (name[:k] + "-", name[k:])
        for k in range(3, len(name) - 2)
        if name[k].isalpha() and name[k] not in _VOWELS and name[k + 1] in _VOWELS and name[k - 1].isalpha()
    ]
    return "\n".join(min(cuts, key=lambda cut: max(map(len, cut)))) if cuts else ""


_VOWELS = "aeiouàèéìòù"
_PARTED_FROM = 8


@lru_cache(maxsize=512)
def _name_variants(name: str) -> tuple[tuple[str, float], ...]:
    """Ways to write a name with their sizes in ems, the best first: large before small, whole before parted within limits."""
    whole = [(text, scale) for scale in (1.0, 0.9, 0.8, 0.76, 0.72) for text in (name, _in_words(name))]
    parted = [(_in_syllables(name), scale) for scale in (0.9, 0.8, 0.72)]
    small = [
        (text, scale) for scale in (0.69, 0.66, 0.62, 0.57) for text in (name, _in_words(name), _in_syllables(name))
    ]
    return tuple((text, NAME_EM * scale) for text, scale in (*whole, *parted, *small) if text)


def _value_sizes(revenue: tuple[int, ...], figures: float) -> tuple[tuple[float, float], ...]:
    high = round(_BADGE * figures, 3)
    if len(revenue) == 1:
        width = text_size(str(revenue[0]), Hand.FIGURE, FIGURE_EM * figures)[0]
        return ((round(max(high, width + 0.09 * figures), 3), high),)
    count, width = len(revenue), _step_width(revenue, figures)
    return (round(width * count, 3), high), (width, round(high * count, 3))


def _step_width(revenue: tuple[int, ...], figures: float) -> float:
    """Width of one of several boxes: all are as wide as the largest value needs."""
    widest = max(text_size(str(value), Hand.FIGURE, FIGURE_EM * _STEP_SCALE * figures)[0] for value in revenue)
    return round(max(_STEP_WIDTH * figures, widest + 0.01), 3)


def _worth_showing(revenue: tuple[int, ...]) -> bool:
    return any(revenue)


@lru_cache(maxsize=4096)
def wants(face: Face, notes: Notes, figures: float = 1.0) -> tuple[Want, ...]:
    """The boxes that a hex needs, in the order in which they are drawn, with values of a size."""
    needed: list[Want] = []
    for index, stop in enumerate(face.stops):
        if _worth_showing(stop.revenue):
            needed.append(Want(Kind.VALUE, _value_sizes(stop.revenue, figures), index))
    if face.label:
        boxes = [text_size(face.label, Hand.FIGURE, LABEL_EM * scale) for scale in _LABELS]
        sizes = tuple((width + 0.02, height) for width, height in boxes)
        needed.append(Want(Kind.LABEL, sizes, 0 if face.stops else None))
    if notes.name:
        sizes = tuple(close_size(text, Hand.NAME, em) for text, em in _name_variants(notes.name))
        needed.append(Want(Kind.NAME, sizes))
    if notes.peaks:
        width = 0.12 + _PEAK * notes.peaks
        sizes = tuple((round(width * scale, 3), round(0.36 * scale, 3)) for scale in _TERRAINS)
        needed.append(Want(Kind.TERRAIN, sizes))
    if notes.locked:
        needed.append(Want(Kind.MARK, ((0.22, 0.26),)))
    if notes.mark:
        width = text_size(notes.mark, Hand.FIGURE, SMALL_EM)[0]
        needed.append(Want(Kind.MARK, ((width + 0.1, 0.2),)))
    needed += [Want(Kind.MARK, plate_sizes(signs)) for signs in (notes.homes, notes.goals) if signs]
    needed += [Want(Kind.CAPTION, (text_size(text, Hand.SMALL, CAPTION_EM),)) for text in notes.captions]
    return tuple(needed)


@lru_cache(maxsize=4096)
def placed(face: Face, orientation: Orientation, notes: Notes) -> Placed:
    """The boxes of a hex with their places, and the size of its values."""
    found: list[Placed] = []
    for figures, thorough in _sizes_to_try(face):
        needed = wants(face, notes, figures)
        spots = PLACINGS.place(face, orientation, needed, notes.side_tokens, thorough=thorough)
        found.append(Placed(tuple(zip(needed, spots, strict=True)), figures))
        if not _crossings(found[-1]) and _name_scale(notes.name, found[-1]) >= _LEGIBLE:
            return found[-1]
    return max(found, key=lambda one: _merit(notes.name, one))


def _merit(name: str, found: Placed) -> tuple[int, float, float]:
    """Uncovered track counts most, then a large name; where track is covered anyway, that little covers it."""
    crossings = _crossings(found)
    return (-crossings, 0.0, -found.figures) if crossings else (0, _name_scale(name, found), found.figures)


def _crossings(found: Placed) -> int:
    return sum(spot.crosses for _, spot in found.written)


def _sizes_to_try(face: Face) -> list[tuple[float, bool]]:
    """How large values might be written, the best first, and whether the name may go elsewhere for them."""
    if not any(_worth_showing(stop.revenue) for stop in face.stops):
        return [(1.0, True)]
    # Several values in a row are hard to read when small: for them the name may go elsewhere.
    several = any(len(stop.revenue) > 1 for stop in face.stops)
    return [
        *((figures, False) for figures in _FIGURES),
        *([(_SEVERAL, True)] if several else []),
        (1.0, True),
        (_LEAST, False),
    ]


def _name_scale(name: str, found: Placed) -> float:
    """Size of the name against the largest, 1 where there is none."""
    sizes = [spot.size for want, spot in found.written if want.kind is Kind.NAME]
    return _name_variants(name)[sizes[0]][1] / NAME_EM if sizes else 1.0


def free_spot(face: Face, orientation: Orientation, notes: Notes, size: tuple[float, float]) -> tuple[float, float]:
    """Where a further box of a size disturbs least on a hex with these notes."""
    needed = (*wants(face, notes, placed(face, orientation, notes).figures), Want(Kind.TAG, (size,)))
    spot = place(face, orientation, needed, notes.side_tokens)[-1]
    return spot.x, spot.y


@lru_cache(maxsize=4096)
def notes_drawing(
    face: Face, orientation: Orientation, notes: Notes, value_step: int, theme: Theme
) -> tuple[Drawing, Drawing]:
    """What lies under the track (terrain), and what lies above the stops."""
    under: list[Op] = []
    over: list[Op] = []
    marks = [text for text in ("\N{LOCK}" if notes.locked else "", notes.mark) if text]
    plates = [(signs, home) for signs, home in ((notes.homes, True), (notes.goals, False)) if signs]
    captions = list(notes.captions)
    found = placed(face, orientation, notes)
    for want, spot in found.written:
        if want.kind is Kind.VALUE:
            assert want.stop is not None
            over += _value(face.stops[want.stop].revenue, spot, value_step, theme, found.figures)
        elif want.kind is Kind.LABEL:
            path = text_path(face.label, Hand.FIGURE, LABEL_EM * _LABELS[spot.size], spot.x, spot.y)
            over += lettered(path, theme.name, _label_halo(face, theme), 0.05)
        elif want.kind is Kind.NAME:
            text, em = _name_variants(notes.name)[spot.size]
            over += lettered(close_path(text, Hand.NAME, em, spot.x, spot.y), theme.name, theme.halo, 0.07)
        elif want.kind is Kind.TERRAIN:
            under += _terrain(notes, spot, theme)
        elif want.kind is Kind.MARK and marks:
            over += _mark(marks.pop(0), want, spot, theme)
        elif want.kind is Kind.MARK:
            signs, home = plates.pop(0)
            over += plate(signs, spot, theme, home=home)
        else:
            path = text_path(captions.pop(0), Hand.SMALL, CAPTION_EM, spot.x, spot.y)
            over += lettered(path, theme.name, theme.halo, 0.03)
    return tuple(under), tuple(over)


def _label_halo(face: Face, theme: Theme) -> str:
    return theme.halo if face.color is not Color.WHITE else theme.casing


def _value(revenue: tuple[int, ...], spot: Spot, value_step: int, theme: Theme, figures: float) -> list[Op]:
    high = _BADGE * figures
    if len(revenue) == 1:
        width = _value_sizes(revenue, figures)[0][0]
        box = rounded(spot.x, spot.y, width, high, high / 2)
        text = text_path(str(revenue[0]), Hand.FIGURE, FIGURE_EM * figures, spot.x, spot.y)
        return [fill(box, theme.badge), stroke(box, theme.badge_ink, 0.014), fill(text, theme.badge_ink)]
    count, width = len(revenue), _step_width(revenue, figures)
    row = spot.size == 0
    ops: list[Op] = []
    frame: Op | None = None
    grounds = (theme.early, theme.middle, theme.late)
    for index, value in enumerate(revenue):
        offset = index - (count - 1) / 2
        x = spot.x + (offset * width if row else 0.0)
        y = spot.y + (0.0 if row else offset * high)
        box = rounded(x, y, width, high, 0.015)
        ground = grounds[min(index, 2)]
        light = index < 2
        ink = _BLACK if light else theme.late_ink
        ops += [fill(box, ground), stroke(box, theme.badge_ink, 0.01)]
        ops.append(fill(text_path(str(value), Hand.FIGURE, FIGURE_EM * _STEP_SCALE * figures, x, y), ink))
        if index == value_step:
            # Astride the edge of the box, rather outside: it covers neither its own figures nor those beside them.
            frame = stroke(rounded(x, y, width + 0.6 * _FRAME, high + 0.6 * _FRAME, 0.03), theme.current, _FRAME)
    return [*ops, frame] if frame is not None else ops


_BLACK = "#1e1b18"
"""Figures on the pale grounds of the first two values, in every colour set."""


def _terrain(notes: Notes, spot: Spot, theme: Theme) -> list[Op]:
    """Hachured peaks in a row with the cost below."""
    ops: list[Op] = []
    foot = 0.02
    order = sorted(range(notes.peaks), key=lambda k: -abs(k - (notes.peaks - 1) / 2))
    for k in order:
        x = (k - (notes.peaks - 1) / 2) * _PEAK
        tall = 0.19 if abs(k - (notes.peaks - 1) / 2) < 0.6 else 0.155
        ops += _peak(x, foot, tall, theme)
    cost = text_path(notes.cost, Hand.SMALL, _COST_EM, 0.0, 0.112)
    drawing = (*ops, *lettered(cost, theme.name, theme.halo, 0.035))
    return list(moved(drawing, spot.x, spot.y, _TERRAINS[spot.size]))


def _peak(x: float, foot: float, tall: float, theme: Theme) -> list[Op]:
    top = (x - 0.01, foot - tall)
    left, right = (x - 0.14, foot), (x + 0.14, foot)
    ridge = [top, (x + 0.012, foot - tall * 0.62), (x - 0.012, foot - tall * 0.34), (x + 0.015, foot)]
    body = lines([left, (x - 0.06, foot - tall * 0.5), top, (x + 0.055, foot - tall * 0.55), right])
    body.closeSubpath()
    hachures = []
    for step in (0.28, 0.5, 0.72, 0.92):
        start = (x + 0.004, foot - tall * (1 - step))
        hachures.append([start, (start[0] + 0.135 * step, min(foot, start[1] + 0.045))])
    outline = lines([left, (x - 0.06, foot - tall * 0.5), top, (x + 0.055, foot - tall * 0.55), right])
    return [
        fill(body, theme.relief),
        stroke(lines(*hachures), theme.relief_shade, 0.012),
        stroke(lines(ridge), theme.relief_shade, 0.01),
        stroke(outline, theme.relief_shade, 0.018, cap=Qt.PenCapStyle.RoundCap),
    ]


def _mark(text: str, want: Want, spot: Spot, theme: Theme) -> list[Op]:
    if text == "\N{LOCK}":
        return padlock(spot.x, spot.y, theme)
    box = rounded(spot.x, spot.y, want.sizes[0][0], want.sizes[0][1], 0.05)
    return [
        fill(box, theme.note),
        stroke(box, theme.halo, 0.014),
        fill(text_path(text, Hand.FIGURE, SMALL_EM, spot.x, spot.y), theme.note_ink),
    ]


def padlock(x: float, y: float, theme: Theme) -> list[Op]:
    """A closed padlock: no track may be laid here for now."""
    shackle = lines(
        [
            (x - 0.06, y),
            (x - 0.06, y - 0.06),
            (x - 0.03, y - 0.105),
            (x + 0.03, y - 0.105),
            (x + 0.06, y - 0.06),
            (x + 0.06, y),
        ]
    )
    body = rounded(x, y + 0.05, 0.2, 0.15, 0.025)
    return [
        stroke(shackle, theme.halo, 0.07),
        stroke(shackle, theme.warning, 0.036),
        fill(body, theme.warning),
        stroke(body, theme.halo, 0.014),
        stroke(lines([(x, y + 0.03), (x, y + 0.075)]), theme.halo, 0.032, cap=Qt.PenCapStyle.RoundCap),
    ]
