"""A tile drawn large, on which track is dragged from end to end."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.coords import SIDES, Orientation
from engine.data.definitions import STOP, Color, Face, Gauge, Track
from engine.designer.edits import DrawTrack, EraseTrack, FaceAt
from engine.geometry.hex_shapes import Point2, side_middle
from engine.geometry.hit_areas import track_at
from engine.geometry.track_lines import face_lines
from gui.board.drawing import Drawing, disc, fill, paint, stroke
from gui.board.pictures import face_drawing
from gui.board.shapes import UNIT
from gui.designer.face_form import end_name
from gui.designer.tools_face import track_preview
from gui.theme import Theme

_ENDS = "1234567890"


class FacePad(QWidget):
    """Drag from a side or stop to another to draw track with `gauge`; the right button takes the piece under it away.

    With the keys: two digits draw, 1 to 6 are the sides, then come the stops. `edited` carries the edit, `told` a hint.
    """

    edited = Signal(object)
    told = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gauge = Gauge.STANDARD
        self._theme = theme
        self._at: FaceAt | None = None
        self._face = Face(Color.YELLOW)
        self._orientation = Orientation.FLAT
        self._start: int | None = None
        self._now: int | None = None
        self._typed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(220, 220)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Large enough to aim."""
        return QSize(330, 330)

    def show_face(self, at: FaceAt | None, face: Face, orientation: Orientation) -> None:
        """Show a face; None: nothing can be drawn."""
        if at != self._at:
            self._start = self._now = self._typed = None
        self._at, self._face, self._orientation = at, face, orientation
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    # --- where the ends are

    def _scale(self) -> float:
        return min(self.width(), self.height()) / (2.3 * UNIT)

    def _local(self, at: QPointF) -> Point2:
        scale = self._scale() * UNIT
        return (at.x() - self.width() / 2) / scale, (at.y() - self.height() / 2) / scale

    def pixel_of(self, end: int) -> QPointF:
        """Where an end of track is drawn."""
        x, y = self._points()[end]
        scale = self._scale() * UNIT
        return QPointF(self.width() / 2 + x * scale, self.height() / 2 + y * scale)

    def _points(self) -> dict[int, Point2]:
        points = {side: side_middle(side, self._orientation) for side in range(SIDES)}
        stops = face_lines(self._face, self._orientation).stops
        return points | {STOP + index: place for index, place in enumerate(stops)}

    def _end_at(self, at: QPointF) -> int:
        here = self._local(at)
        points = self._points()
        return min(points, key=lambda end: math.dist(points[end], here))

    # --- gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a piece of track, or take one away."""
        if self._at is None:
            return
        if event.button() is Qt.MouseButton.RightButton:
            x, y = self._local(event.position())
            found = track_at(self._face, self._orientation, x, y)
            if found is not None:
                track = self._face.track[found]
                self.edited.emit(EraseTrack(self._at, track.a, track.b))
        elif event.button() is Qt.MouseButton.LeftButton:
            self._start = self._now = self._end_at(event.position())
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the piece that would be drawn."""
        now = self._end_at(event.position())
        if now != self._now:
            self._now = now
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Draw it."""
        start, self._start = self._start, None
        if start is not None and event.button() is Qt.MouseButton.LeftButton:
            self._draw(start, self._end_at(event.position()))
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """No end is meant any more."""
        self._now = None
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Two digits draw track, or take it away when it lies there in this gauge."""
        end = _ENDS.find(event.text()) if event.text() else -1
        if end < 0 or end >= STOP + len(self._face.stops) or self._at is None:
            super().keyPressEvent(event)
        elif self._typed is None:
            self._typed = end
            name = end_name(end, self._orientation)
            self.told.emit(self.tr("From {end}; now the other end.").format(end=name))
        else:
            start, self._typed = self._typed, None
            same = Track(min(start, end), max(start, end), self.gauge)
            if same in self._face.track:
                self.edited.emit(EraseTrack(self._at, start, end))
            else:
                self._draw(start, end)

    def _draw(self, a: int, b: int) -> None:
        if a != b and self._at is not None:
            self.edited.emit(DrawTrack(self._at, a, b, self.gauge))

    # --- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The face, its ends, and the piece in hand."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(self._theme.sea))
            painter.translate(self.width() / 2, self.height() / 2)
            painter.scale(self._scale(), self._scale())
            paint(painter, face_drawing(self._face, self._orientation, self._theme))
            paint(painter, self._marks())
        finally:
            painter.end()

    def _marks(self) -> Drawing:
        if self._at is None:
            return ()
        points, theme = self._points(), self._theme
        ops: Drawing = ()
        if self._start is not None and self._now is not None and self._start != self._now:
            track = Track(min(self._start, self._now), max(self._start, self._now), self.gauge)
            ops += track_preview(self._face, self._orientation, track, theme)
        for end, at in points.items():
            meant = end in (self._start, self._now)
            ops += (
                fill(disc(0.075 if meant else 0.05, *at), theme.accent if meant else theme.halo),
                stroke(disc(0.075 if meant else 0.05, *at), theme.accent, 0.02),
            )
        return ops

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        self.setAccessibleName(self.tr("Face of the tile"))
        self.setToolTip(
            self.tr(
                "Drag from a side or stop to another; the right button takes track away."
                " Or type two ends: 1 to 6 are sides, then come the stops."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
