"""The painted board in square pictures per zoom, so that panning copies pictures instead of painting paths.

A frame spends a few milliseconds at most on new squares; what is missing is shown from another zoom's squares, a little
blurred, and painted when the program is idle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap

Painting = Callable[[QPainter, QRectF], None]
"""Paints the part of the scene within a rectangle; the painter is in scene units."""

SIDE: Final = 256
"""Side of a square in pixels of the viewport."""
_FRAME: Final = 0.005
"""Seconds of a frame that may go into new squares."""
_SMOOTH: Final = 0.003
"""Seconds of a frame after which squares of other zooms are shown unsmoothed."""
_SLICE: Final = 0.006
"""Seconds of work at a time when idle."""
_FADING: Final = 0.8
"""How much of a slow square's time still counts at the next one."""
_KEPT: Final = 160
"""Squares kept per zoom; the ones farthest from view go first."""
_AROUND: Final = 1
"""Squares painted ahead around the viewport."""

Index = tuple[int, int]


class Level:
    """Squares of one zoom (`scale` = viewport pixels per scene unit)."""

    def __init__(self, scale: float, ratio: float) -> None:
        self.scale = scale
        self.ratio = ratio
        self.squares: dict[Index, QPixmap] = {}
        self.stale: dict[Index, QRectF] = {}
        """Parts of squares to paint again, in scene units."""

    def rect(self, index: Index) -> QRectF:
        """Part of the scene that a square shows."""
        side = SIDE / self.scale
        return QRectF(index[0] * side, index[1] * side, side, side)

    def covering(self, rect: QRectF) -> Iterator[Index]:
        """Squares that a part of the scene touches, row by row."""
        side = SIDE / self.scale
        for row in range(math.floor(rect.top() / side), math.floor(rect.bottom() / side) + 1):
            for column in range(math.floor(rect.left() / side), math.floor(rect.right() / side) + 1):
                yield column, row

    def invalidate(self, rect: QRectF) -> None:
        """A part of the scene changed."""
        for index in self.covering(rect):
            if index in self.squares:
                self.stale[index] = self.stale.get(index, QRectF()).united(rect)

    def render(self, index: Index, painting: Painting) -> QPixmap:
        """Paint a square, or what changed of it."""
        part = self.stale.pop(index, None)
        picture = self.squares.get(index)
        if picture is None or part is None:
            part, picture = self.rect(index), QPixmap(round(SIDE * self.ratio), round(SIDE * self.ratio))
            picture.setDevicePixelRatio(self.ratio)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-index[0] * SIDE, -index[1] * SIDE)
            scale = self.scale
            # Whole pixels, with some to spare: at the edge of what is painted again nothing differs.
            pixels = QRectF(part.x() * scale, part.y() * scale, part.width() * scale, part.height() * scale)
            around = pixels.toAlignedRect().adjusted(-2, -2, 2, 2)
            around = around.intersected(QRect(index[0] * SIDE - 1, index[1] * SIDE - 1, SIDE + 2, SIDE + 2))
            painter.setClipRect(around)
            painter.scale(scale, scale)
            spare = 2 / scale
            inner = QRectF(around.x() / scale, around.y() / scale, around.width() / scale, around.height() / scale)
            painting(painter, inner.adjusted(-spare, -spare, spare, spare))
        finally:
            painter.end()
        self.squares[index] = picture
        return picture

    def fresh(self, index: Index) -> bool:
        """Whether a square is there and up to date."""
        return index in self.squares and index not in self.stale

    def trim(self, middle: Index) -> None:
        """Let go of squares far from view."""
        if len(self.squares) > _KEPT:
            by_distance = sorted(
                self.squares, key=lambda index: max(abs(index[0] - middle[0]), abs(index[1] - middle[1])), reverse=True
            )
            for index in by_distance[: len(self.squares) - _KEPT]:
                del self.squares[index]
                self.stale.pop(index, None)


def _on_pixels(at: QPoint, ratio: float) -> QPointF:
    """The nearest place on whole pixels of the screen, where squares meet without a gap at any scale."""
    return QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio)


class Chunks(QObject):
    """Squares of the zooms in use. `repaint` asks for a part of the viewport to be painted again."""

    def __init__(self, painting: Painting, repaint: Callable[[QRect], None], parent: QObject) -> None:
        super().__init__(parent)
        self.sea = QColor()
        self._painting = painting
        self._repaint = repaint
        self._levels: list[Level] = []
        self._base: Level | None = None
        self._origin = QPoint()
        self._visible = QRect()
        self._usual = 0.0
        """Seconds that a square takes, rather too many: what would not end in time is left for later."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    # --- what changes

    def invalidate(self, rect: QRectF) -> None:
        """A part of the scene changed."""
        for level in self._all():
            level.invalidate(rect)
        self._timer.start()

    def forget(self) -> None:
        """Everything changed, zooms included."""
        self._levels.clear()
        self._base = None

    def set_base(self, scale: float, ratio: float) -> None:
        """The zoom at which the whole board is seen: its squares stand in for missing ones."""
        if self._base is None or (self._base.scale, self._base.ratio) != (scale, ratio):
            found = [level for level in self._levels if (level.scale, level.ratio) == (scale, ratio)]
            self._base = found[0] if found else Level(scale, ratio)

    def _all(self) -> list[Level]:
        base = [self._base] if self._base is not None and self._base not in self._levels else []
        return [*self._levels, *base]

    def _level(self, scale: float, ratio: float) -> Level:
        for level in self._all():
            if (level.scale, level.ratio) == (scale, ratio):
                if self._levels[-1:] != [level]:
                    self._levels = [*(other for other in self._levels if other is not level), level][-2:]
                return level
        level = Level(scale, ratio)
        self._levels = [*self._levels, level][-2:]
        return level

    # --- painting

    def draw(
        self, painter: QPainter, viewport: QRect, exposed: QRect, origin: QPoint, scale: float, ratio: float
    ) -> None:
        """Paint an exposed part of the viewport, in its pixels; `origin` is the scene's origin in the viewport."""
        level = self._level(scale, ratio)
        self._origin, self._visible = origin, viewport
        until = perf_counter() + _FRAME
        alone = not self._fallbacks(level)
        painter.fillRect(exposed, self.sea)
        # Smoothed edges would let the ground shine through between two squares.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for index in self._indices(level, exposed):
            target = QPoint(index[0] * SIDE, index[1] * SIDE) + origin
            picture = level.squares.get(index)
            if not level.fresh(index) and (alone or perf_counter() + self._usual < until):
                picture = self._render(level, index)
                if not exposed.contains(viewport):
                    # What reaches the screen now may be less, down to nothing: `exposed` is only the frame around the parts.
                    self._repaint(QRect(target.x(), target.y(), SIDE, SIDE).intersected(viewport))
            if picture is not None:
                painter.drawPixmap(_on_pixels(target, ratio), picture)
            else:
                self._stand_in(painter, level, index, target, smooth=perf_counter() < until + _SMOOTH)
        if next(self._missing(level), None) is not None:
            self._timer.start()

    def _indices(self, level: Level, part: QRect) -> Iterator[Index]:
        """Squares that a part of the viewport shows."""
        scene = QRectF(part.translated(-self._origin))
        return level.covering(
            QRectF(
                scene.x() / level.scale,
                scene.y() / level.scale,
                scene.width() / level.scale,
                scene.height() / level.scale,
            )
        )

    def _fallbacks(self, level: Level) -> list[Level]:
        return [other for other in reversed(self._all()) if other is not level and other.squares]

    def _stand_in(self, painter: QPainter, level: Level, index: Index, target: QPoint, *, smooth: bool) -> None:
        """Show a missing square from another zoom's squares; where these are missing too, it stays empty for now."""
        rect = level.rect(index)
        fallbacks = self._fallbacks(level)
        other = next(
            (one for one in fallbacks if all(piece in one.squares for piece in one.covering(rect))), fallbacks[-1]
        )
        painter.save()
        painter.setClipRect(QRect(target.x(), target.y(), SIDE, SIDE), Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        size = SIDE * level.scale / other.scale
        for piece in other.covering(rect):
            picture = other.squares.get(piece)
            if picture is not None:
                at = QPointF(piece[0] * size + self._origin.x(), piece[1] * size + self._origin.y())
                painter.drawPixmap(QRectF(at.x(), at.y(), size, size), picture, QRectF(picture.rect()))
        painter.restore()

    # --- idle work

    def _missing(self, level: Level) -> Iterator[Index]:
        """Squares to paint: visible ones, then those around them."""
        if self._visible.isEmpty():
            return
        for reach in (0, _AROUND):
            part = self._visible.adjusted(-reach * SIDE, -reach * SIDE, reach * SIDE, reach * SIDE)
            for index in self._indices(level, part):
                if not level.fresh(index):
                    yield index

    def _work(self) -> None:
        until = perf_counter() + _SLICE
        while self._paint_one():
            if perf_counter() + self._usual >= until:
                return
        self._timer.stop()

    def _render(self, level: Level, index: Index) -> QPixmap:
        start = perf_counter()
        picture = level.render(index, self._painting)
        spent = perf_counter() - start
        self._usual = max(spent, _FADING * self._usual)
        return picture

    def _paint_one(self) -> bool:
        if not self._levels:
            return False
        level = self._levels[-1]
        index = next(self._missing(level), None)
        if index is not None:
            self._render(level, index)
            self._repaint(QRect(index[0] * SIDE + self._origin.x(), index[1] * SIDE + self._origin.y(), SIDE, SIDE))
            middle = self._visible.center() - self._origin
            level.trim((middle.x() // SIDE, middle.y() // SIDE))
            return True
        if self._base is not None and self._base.stale:
            self._render(self._base, next(iter(self._base.stale)))
            return True
        return False

    def finish(self) -> None:
        """Paint everything visible now (for pictures of the view)."""
        while self._paint_one():
            pass
        self._timer.stop()
