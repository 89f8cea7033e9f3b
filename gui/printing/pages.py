"""Pages in millimetres, and the PDF they become: media box and trim are the paper itself, everything is drawn as outlines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from gui.board.drawing import Drawing, Op, fill, lines, paint, rounded, stroke
from gui.board.lettering import Hand, text_path, text_size
from gui.board.shapes import UNIT

_RESOLUTION: Final = 2540
"""Dots to the inch: a hundred to the millimetre, the unit of the drawings."""
_HAIR: Final = 0.1
_MARK: Final = 4.0
"""Length of a cut mark."""
BLACK: Final = "#1e1b18"
GREY: Final = "#777777"

Painting = Callable[[QPainter], None]


class Page(msgspec.Struct, frozen=True, eq=False):
    """One page: what is drawn, and a painting below it that does its own work (a board)."""

    width: float
    height: float
    drawing: Drawing = ()
    below: Painting | None = None


def write_pdf(path: Path, pages: Iterable[Page], title: str) -> int:
    """Write pages to a file; the number of pages. Raises `OSError`."""
    writer = QPdfWriter(str(path))
    writer.setResolution(_RESOLUTION)
    writer.setTitle(title)
    painter = QPainter()
    count = 0
    try:
        for page in pages:
            # The next page takes the layout set before it begins.
            size = QPageSize(
                QSizeF(page.width, page.height), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
            )
            writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
            if count == 0:
                if not painter.begin(writer):
                    raise OSError(str(path))
            elif not writer.newPage():
                raise OSError(str(path))
            painter.resetTransform()
            paint_page(page, painter)
            count += 1
    finally:
        if painter.isActive():
            painter.end()
    return count


def paint_page(page: Page, painter: QPainter) -> None:
    """Paint a page in hundredths of a millimetre."""
    painter.setClipping(False)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if page.below is not None:
        painter.save()
        page.below(painter)
        painter.restore()
    paint(painter, page.drawing)


def picture(page: Page, dots_per_mm: float) -> QImage:
    """A page as it will look on paper, for previews."""
    image = QImage(round(page.width * dots_per_mm), round(page.height * dots_per_mm), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    try:
        painter.scale(dots_per_mm / UNIT, dots_per_mm / UNIT)
        paint_page(page, painter)
    finally:
        painter.end()
    return image


def clip_to(painter: QPainter, x: float, y: float, width: float, height: float) -> None:
    """Let nothing be painted outside a rectangle of the page."""
    painter.setClipRect(QRectF(x * UNIT, y * UNIT, width * UNIT, height * UNIT))


# --- pieces of drawings, all figures in millimetres


def write(
    text: str, x: float, y: float, size: float, *, hand: Hand = Hand.SMALL, width: float = 0.0, ink: str = BLACK
) -> Drawing:
    """A line of text centred at a point; made smaller where it is wider than `width`."""
    if not text:
        return ()
    wide = text_size(text, hand, size)[0]
    fitted = size * width / wide if width and wide > width else size
    return (fill(text_path(text, hand, round(fitted, 3), x, y), ink),)


def frame(x: float, y: float, width: float, height: float, *, corner: float = 0.0, ink: str = BLACK) -> Op:
    """The outline of a rectangle given by its upper left corner."""
    return stroke(rounded(x + width / 2, y + height / 2, width, height, corner), ink, _HAIR * 2)


def block(x: float, y: float, width: float, height: float, color: str, *, corner: float = 0.0) -> Op:
    """A filled rectangle given by its upper left corner."""
    return fill(rounded(x + width / 2, y + height / 2, width, height, corner), color)


def hair(*points: tuple[float, float], ink: str = BLACK) -> Op:
    """A thin line."""
    return stroke(lines(points), ink, _HAIR)


def dashed(*points: tuple[float, float], ink: str = GREY) -> Op:
    """A thin broken line."""
    return stroke(lines(points), ink, _HAIR * 2, cap=Qt.PenCapStyle.FlatCap, dashes=(8, 8))


def grid(
    count_x: int, count_y: int, width: float, height: float, paper: tuple[float, float]
) -> tuple[tuple[float, float], list[float], list[float]]:
    """Cards edge to edge in the middle of a page: its corner, and the cuts across and down."""
    x0 = (paper[0] - count_x * width) / 2
    y0 = (paper[1] - count_y * height) / 2
    return (x0, y0), [x0 + k * width for k in range(count_x + 1)], [y0 + k * height for k in range(count_y + 1)]


def edge_marks(across: Iterable[float], down: Iterable[float], page: tuple[float, float], margin: float) -> Drawing:
    """Cut marks in the margins for cuts that run over the whole page: at `x` from top to bottom, at `y` across."""
    long = min(_MARK, margin)
    ops = []
    for x in across:
        ops += [hair((x, margin - long), (x, margin)), hair((x, page[1] - margin), (x, page[1] - margin + long))]
    for y in down:
        ops += [hair((margin - long, y), (margin, y)), hair((page[0] - margin, y), (page[0] - margin + long, y))]
    return tuple(ops)
