"""The legend of a map: gauges where there are several, and the signs of railways on junctions where a title has them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt

from engine.coords import Orientation
from engine.data.definitions import Gauge, Title, Track
from engine.geometry.hex_shapes import APOTHEM, Point2
from engine.geometry.measures import BORDER, JUNCTION
from engine.geometry.placement import Spot
from gui.board.drawing import Drawing, Op, disc, fill, lines, moved, stroke
from gui.board.junctions import buffer_stop, link_letters
from gui.board.lettering import Hand, lettered, text_path, text_size
from gui.board.plates import plate
from gui.board.track_drawing import sample_drawing
from gui.theme import Theme

_ROW = 0.34
_SAMPLE = 0.9
_EM = 0.27

translate = QCoreApplication.translate


def legend(title: Title, theme: Theme) -> tuple[Drawing, Point2]:
    """The legend of a title's first map and its size."""
    rows = [*_gauges(title, theme), *_signs(title, theme)]
    ops: list[Op] = []
    width = max((text_size(text, Hand.NAME, _EM)[0] for _, text in rows), default=0.0)
    for index, (sample, text) in enumerate(rows):
        y = _ROW * (index + 0.5)
        ops += moved(sample, 0.1 + _SAMPLE / 2, y)
        box_width = text_size(text, Hand.NAME, _EM)[0]
        words = text_path(text, Hand.NAME, _EM, _SAMPLE + 0.28 + box_width / 2, y)
        ops += lettered(words, theme.name, theme.halo, 0.05)
    return tuple(ops), (_SAMPLE + width + 0.45, _ROW * len(rows))


def _gauges(title: Title, theme: Theme) -> Iterator[tuple[Drawing, str]]:
    """Samples of track; in a title with one gauge nobody needs them."""
    faces = [tile.face for tile in title.tiles] + [hex_.face for hex_ in title.hexes.values()]
    used = {track.gauge for face in faces for track in face.track}
    if len(used) < 2:
        return
    for gauge, text in (
        (Gauge.STANDARD, translate("board", "standard gauge")),
        (Gauge.NARROW, translate("board", "narrow gauge")),
        (Gauge.DUAL, translate("board", "dual gauge")),
    ):
        yield moved(sample_drawing(Track(0, 1, gauge), _SAMPLE, theme), -_SAMPLE / 2, 0), text


def _signs(title: Title, theme: Theme) -> Iterator[tuple[Drawing, str]]:
    """What only titles with railways on junctions show."""
    if title.railways is None:
        return
    hexes = title.hexes.values()
    if any(hex_.rivers for hex_ in hexes):
        yield _side(theme.river, 3.4 * BORDER / 2, theme), translate("board", "river: tokens cost more")
    if any(hex_.impassable for hex_ in hexes):
        yield _side(theme.impassable, 2 * BORDER, theme), translate("board", "impassable")
    if link_letters(title):
        yield _link(theme), translate("board", "junction with the other map")
    yield _plate(("…",), theme, home=True), translate("board", "starts here")
    yield _plate(("…",), theme, home=False), translate("board", "destination of")
    yield _free_end(theme), translate("board", "token without track beyond")


def _side(color: str, width: float, theme: Theme) -> Drawing:
    del theme
    return (stroke(lines([(-0.35, 0), (0.35, 0)]), color, width, cap=Qt.PenCapStyle.RoundCap),)


def _link(theme: Theme) -> Drawing:
    gate = lines([(-0.4, 0), (0.1, 0)])
    return (
        stroke(gate, theme.accent, 0.075, dashes=(1.0, 0.8)),
        fill(disc(0.12, 0.28), theme.accent),
        fill(text_path("A", Hand.FIGURE, 0.17, 0.28, 0), theme.accent_text),
    )


def _plate(signs: tuple[str, ...], theme: Theme, *, home: bool) -> Drawing:
    return tuple(plate(signs, Spot(0.0, 0.0, 0), theme, home=home))


def _free_end(theme: Theme) -> Drawing:
    """A plain token with a buffer stop, as on the upper side of a hex."""
    token = (fill(disc(JUNCTION), theme.stop_fill), stroke(disc(JUNCTION), theme.ink, 0.03))
    return moved((*moved(token, 0, -APOTHEM), *buffer_stop(3, Orientation.FLAT, theme)), 0, 0.55, 0.68)
