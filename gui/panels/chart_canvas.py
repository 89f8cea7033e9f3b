"""A line chart that needs no colours: each line has its dashes, its marks and its name at the end."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from gui.fonts import sans
from gui.panels.chart_series import Chart, Series
from gui.panels.market_chart import draw_shape
from gui.texts import whole
from gui.theme import Theme, contrast

_DASHES: Final = ((), (5.0, 2.5), (1.2, 2.0), (7.0, 2.0, 1.2, 2.0), (3.0, 1.5), (9.0, 3.0), (2.0, 1.0, 2.0, 4.0))
"""Patterns in widths of the line; the first is solid."""
_READABLE: Final = 1.9
"""Contrast below which a line's own colour is given up for that of the text."""


class ChartCanvas(QWidget):
    """`pointed(index)` tells the point under pointer or cursor (-1: none); `picked(position)` a point that was clicked."""

    pointed = Signal(int)
    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart = Chart((), (), (), ())
        self._theme: Theme | None = None
        self._now: int | None = None
        self._at = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(220, 90)

    def show_chart(self, chart: Chart, theme: Theme, now: int | None) -> None:
        """Show lines; `now` is the index of the point looked at, None for the present."""
        self._chart, self._theme, self._now = chart, theme, now
        self._at = min(self._at, len(chart.labels) - 1)
        self.update()

    def point(self) -> int:
        """Index of the point under pointer or cursor, -1 for none."""
        return self._at

    def sizeHint(self) -> QSize:
        """A modest chart."""
        return QSize(640, 160)

    # --- geometry

    def _font(self) -> QFont:
        return sans(self.font().pixelSize() * 0.82, bold=False)

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(self._font())
        names = max((metrics.horizontalAdvance(self._end_text(line)) for line in self._chart.series), default=0.0)
        left = metrics.horizontalAdvance("88.888") + 6
        return QRectF(self.rect()).adjusted(left, 6, -names - 22, -metrics.height() - 4)

    def _x(self, plot: QRectF, at: int) -> float:
        return plot.left() + plot.width() * at / max(1, len(self._chart.labels) - 1)

    def _scale(self) -> tuple[int, int, int]:
        """Lowest and highest grid line, and the step between lines."""
        values = [value for line in self._chart.series for value in line.values if value is not None]
        most, least = max([*values, 10]), min([*values, 0])
        lines = max(2, min(8, int(self.height() / (2.4 * self.fontMetrics().height()))))
        rough = (most - least) / lines
        unit = 10 ** math.floor(math.log10(rough))
        step = max(1, next(int(unit * part) for part in (1, 2, 5, 10) if unit * part >= rough))
        return math.floor(least / step) * step, math.ceil(most / step) * step, step

    @staticmethod
    def _y(plot: QRectF, scale: tuple[int, int, int], value: int) -> float:
        low, top, _ = scale
        return plot.bottom() - plot.height() * (value - low) / (top - low)

    def _end_text(self, line: Series) -> str:
        last = next((value for value in reversed(line.values) if value is not None), None)
        return line.name if last is None else f"{line.name} {whole(last)}"

    # --- pointer and keyboard

    def _nearest(self, x: float) -> int:
        plot = self._plot()
        count = len(self._chart.labels)
        if not count or plot.width() <= 0:
            return -1
        return min(max(round((x - plot.left()) / plot.width() * max(1, count - 1)), 0), count - 1)

    def _point_at(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.update()
            self.pointed.emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._point_at(self._nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._point_at(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the nearest point."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pick(self._nearest(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left, Right, Home and End walk along the rounds, Enter picks one, Escape ends it."""
        last = len(self._chart.labels) - 1
        steps = {
            Qt.Key.Key_Left: max(self._at - 1, 0),
            Qt.Key.Key_Right: min(self._at + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        wanted = next((at for key, at in steps.items() if key == event.key()), None)
        if wanted is not None and last >= 0:
            self._point_at(wanted)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at >= 0:
            self._pick(self._at)
        elif event.key() == Qt.Key.Key_Escape and self._at >= 0:
            self._point_at(-1)
        else:
            super().keyPressEvent(event)

    def _pick(self, at: int) -> None:
        if at >= 0:
            self._point_at(at)
            self.picked.emit(self._chart.positions[at])

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grid, the points looked at, lines, names."""
        del event
        if self._theme is None or not self._chart.labels:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._font())
            self._paint(painter, self._theme)
        finally:
            painter.end()

    def picture(self, scale: float) -> QImage:
        """The chart as an image, `scale` dots to each of the screen's."""
        image = QImage(self.size() * scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(scale)
        if self._theme is not None:
            image.fill(QColor(self._theme.base))
        self.render(image)
        return image

    def _paint(self, painter: QPainter, theme: Theme) -> None:
        plot = self._plot()
        scale = self._scale()
        self._grid(painter, plot, scale, theme)
        if self._now is not None:
            self._upright(painter, plot, self._now, QPen(QColor(theme.cursor), 2), "▼")
        if self._at >= 0:
            self._upright(painter, plot, self._at, QPen(QColor(theme.text), 1, Qt.PenStyle.DotLine), "")
        ends: list[tuple[float, int]] = []
        for number in range(len(self._chart.series)):
            end = self._line(painter, plot, scale, number, theme)
            if end is not None:
                ends.append((end, number))
        self._names(painter, plot, ends, theme)

    def _grid(self, painter: QPainter, plot: QRectF, scale: tuple[int, int, int], theme: Theme) -> None:
        faint, ink = QColor(theme.grid), QColor(theme.text)
        faint.setAlphaF(0.4)
        height = painter.fontMetrics().height()
        low, top, step = scale
        for value in range(low, top + 1, step):
            y = self._y(plot, scale, value)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(ink)
            box = QRectF(0, y - height / 2, plot.left() - 6, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, whole(value))
        free = -1e9
        metrics = QFontMetricsF(painter.font())
        for at, label in enumerate(self._chart.labels):
            wide, x = metrics.horizontalAdvance(label), self._x(plot, at)
            if x - wide / 2 < free:
                continue
            free = x + wide / 2 + 6
            box = QRectF(x - wide, plot.bottom() + 2, 2 * wide, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, label)

    def _upright(self, painter: QPainter, plot: QRectF, at: int, pen: QPen, sign: str) -> None:
        x = self._x(plot, at)
        painter.setPen(pen)
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        if sign:
            painter.drawText(QPointF(x + 3, plot.top() + painter.fontMetrics().ascent()), sign)

    def _color(self, number: int, theme: Theme) -> QColor:
        line = self._chart.series[number]
        own = QColor(line.color or theme.routes[number % len(theme.routes)])
        return own if contrast(own, QColor(theme.window)) >= _READABLE else QColor(theme.text)

    def _line(
        self, painter: QPainter, plot: QRectF, scale: tuple[int, int, int], number: int, theme: Theme
    ) -> float | None:
        """Draw a line; the height of its end."""
        line = self._chart.series[number]
        color = self._color(number, theme)
        pen = QPen(color, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
        dashes = _DASHES[number % len(_DASHES)]
        if dashes:
            pen.setDashPattern(list(dashes))
        run: list[QPointF] = []
        end = None
        for at, value in enumerate((*line.values, None)):
            if value is not None:
                end = self._y(plot, scale, value)
                run.append(QPointF(self._x(plot, at), end))
                continue
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(run))
            painter.setPen(QPen(color, 1.2))
            painter.setBrush(color if number % 2 == 0 else QColor(theme.base))
            for point in run if len(run) <= max(8, plot.width() / 14) else run[-1:]:
                draw_shape(painter, point, 3.2, number)
            run = []
        return end

    def _names(self, painter: QPainter, plot: QRectF, ends: list[tuple[float, int]], theme: Theme) -> None:
        """Names at the ends of the lines, moved apart so that all can be read."""
        metrics = QFontMetricsF(painter.font())
        ends = sorted(ends)
        heights = spread([end for end, _ in ends], metrics.height() * 0.95, plot.bottom())
        left = plot.right() + 16
        for (end, number), y in zip(ends, heights, strict=True):
            painter.setPen(QPen(self._color(number, theme), 1.2))
            painter.drawLine(QPointF(plot.right() + 4, end), QPointF(left - 3, y))
            painter.setPen(QColor(theme.text))
            painter.drawText(QPointF(left, y + metrics.ascent() / 2 - 1), self._end_text(self._chart.series[number]))


def spread(heights: list[float], gap: float, lowest: float) -> list[float]:
    """Sorted heights moved apart to `gap` at least, as little as may be, none below `lowest`."""
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + gap) if found else height)
    limit = lowest
    for at in reversed(range(len(found))):
        found[at] = min(found[at], limit)
        limit = found[at] - gap
    return found
