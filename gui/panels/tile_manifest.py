"""The tile manifest, drawn: families flow over the width, each with its colours from left to right."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.data.definitions import Tile
from engine.game import Game
from engine.ids import TileId
from gui.appearance import plain_tip
from gui.board.pictures import tile_picture
from gui.fonts import sans
from gui.panels.tile_facts import Family, family_text, predecessors, successors, tile_text
from gui.theme import Theme

_GAP: Final = 8
_ARROW: Final = 22
_BUDGET: Final = 0.012
"""Seconds that one painting may spend on pictures not drawn before; the rest follows in the next one."""
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Spot(msgspec.Struct, frozen=True):
    """Where a tile is drawn."""

    tile: Tile
    rect: QRect


class Manifest(QWidget):
    """`chosen` tells the tile that was clicked, an empty id for none."""

    chosen = Signal(str)
    wants_room = Signal(QRect)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._theme: Theme | None = None
        self._families: tuple[Family, ...] = ()
        self._left: dict[TileId, int] = {}
        self._spots: list[Spot] = []
        self._heads: list[tuple[QRect, str]] = []
        self._arrows: list[QPointF] = []
        self._drawn: set[tuple[object, ...]] = set()
        self._tile: TileId | None = None
        self._before: frozenset[TileId] = frozenset()
        self._after: frozenset[TileId] = frozenset()
        self._rotation = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_tiles(self, game: Game, families: tuple[Family, ...], left: dict[TileId, int], theme: Theme) -> None:
        """Show families of tiles with the pieces left of each."""
        if self._game is not game:
            self._tile, self._rotation = None, 0
            self._before = self._after = frozenset()
        changed = (self._game is not game, self._families != families, self._theme is not theme)
        self._game, self._families, self._left, self._theme = game, families, left, theme
        if any(changed):
            self._arrange()
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._game = None
        self._families = ()
        self._spots, self._heads, self._arrows = [], [], []
        self.update()

    def tile(self) -> TileId | None:
        """The chosen tile."""
        return self._tile

    def choose(self, tile: TileId | None) -> None:
        """Choose a tile and show what it replaces and becomes; None ends it."""
        self._tile, self._rotation = tile, 0
        game = self._game
        self._before = frozenset() if tile is None or game is None else frozenset(predecessors(game, tile))
        self._after = frozenset() if tile is None or game is None else frozenset(successors(game, tile))
        self.update()
        self.chosen.emit(tile or "")
        spot = next((spot for spot in self._spots if spot.tile.id == tile), None)
        if spot is not None:
            self.wants_room.emit(spot.rect)

    # --- layout

    def _side(self) -> int:
        return max(44, round(self.fontMetrics().height() * 3.0))

    def _pitch(self) -> int:
        """Width of a tile with its caption."""
        return max(self._side(), round(QFontMetricsF(self._caption()).horizontalAdvance("888: 88/88")) + 6)

    def _caption(self) -> QFont:
        return sans(self.font().pixelSize() * 0.85, bold=False)

    def _line(self) -> int:
        return self.fontMetrics().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Flow again over another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _arrange(self) -> None:
        self._spots, self._heads, self._arrows = [], [], []
        x, y, low = _GAP, 2, 0
        for family in self._families:
            rows = self._rows(family)
            width, height = self._measure(family, rows)
            if x > _GAP and x + width > self.width():
                x, y, low = _GAP, y + low + _GAP, 0
            self._place(family, rows, x, y)
            x, low = x + width + 2 * _GAP, max(low, height)
        self.setMinimumHeight(y + low + _GAP)
        self.updateGeometry()

    def _head(self, family: Family) -> str:
        assert self._game is not None
        return family_text(family, self._game)

    def _rows(self, family: Family) -> int:
        """As few rows as fit the width."""
        most = max(len(tiles) for _, tiles in family.groups)
        for rows in range(1, most):
            if self._measure(family, rows)[0] <= max(self.width() - 2 * _GAP, 0):
                return rows
        return most

    def _measure(self, family: Family, rows: int) -> tuple[int, int]:
        columns = sum(math.ceil(len(tiles) / rows) for _, tiles in family.groups)
        side = self._side()
        used = min(rows, max(len(tiles) for _, tiles in family.groups))
        words = self.fontMetrics().horizontalAdvance(self._head(family)) + _GAP
        width = max(columns * self._pitch() + (len(family.groups) - 1) * _ARROW, words)
        return width, self._line() + used * (side + self._line())

    def _place(self, family: Family, rows: int, left: int, top: int) -> None:
        side, line, pitch = self._side(), self._line(), self._pitch()
        self._heads.append((QRect(left, top, self._measure(family, rows)[0], line), self._head(family)))
        x = left
        for number, (_, tiles) in enumerate(family.groups):
            if number:
                self._arrows.append(QPointF(x + _ARROW / 2, top + line + side / 2))
                x += _ARROW
            columns = math.ceil(len(tiles) / rows)
            for at, tile in enumerate(tiles):
                row, column = divmod(at, columns)
                rect = QRect(x + column * pitch, top + line + row * (side + line), pitch, side + line)
                self._spots.append(Spot(tile, rect))
            x += columns * pitch

    # --- pointer and keyboard

    def _spot_at(self, point: QPointF) -> Spot | None:
        return next((spot for spot in self._spots if spot.rect.contains(point.toPoint())), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the tile under the pointer; the chosen one or none ends it."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        spot = self._spot_at(event.position())
        self.choose(None if spot is None or spot.tile.id == self._tile else spot.tile.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the tiles, R turns the chosen one, Escape ends it."""
        step = next((step for known, step in _STEPS.items() if known == event.key()), None)
        if step is not None and self._spots:
            self._walk(*step)
        elif event.key() == Qt.Key.Key_R and self._tile is not None:
            self._rotation = (self._rotation + 1) % 6
            self.update()
        elif event.key() == Qt.Key.Key_Escape and self._tile is not None:
            self.choose(None)
        else:
            super().keyPressEvent(event)

    def _walk(self, x: int, y: int) -> None:
        """To the nearest tile in a direction."""
        here = next((spot.rect.center() for spot in self._spots if spot.tile.id == self._tile), None)
        if here is None:
            self.choose(self._spots[0].tile.id)
            return

        def cost(spot: Spot) -> int:
            ahead = (spot.rect.center().x() - here.x()) * x + (spot.rect.center().y() - here.y()) * y
            aside = abs((spot.rect.center().x() - here.x()) * y) + abs((spot.rect.center().y() - here.y()) * x)
            return ahead + 2 * aside if ahead > 0 else 1 << 30

        best = min(self._spots, key=cost)
        if cost(best) < 1 << 30:
            self.choose(best.tile.id)

    def event(self, event: QEvent) -> bool:
        """The tooltip tells what a tile replaces and becomes."""
        if isinstance(event, QHelpEvent) and self._game is not None:
            spot = self._spot_at(QPointF(event.pos()))
            words = "" if spot is None else tile_text(self._game, spot.tile.id, self._left.get(spot.tile.id, 0))
            QToolTip.showText(event.globalPos(), plain_tip(words), self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        """The height depends on the width."""
        return QSize(600, self.minimumHeight())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Only the tiles in sight; pictures that take long come a moment later."""
        if self._game is None or self._theme is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, event.rect(), self._theme)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, area: QRect, theme: Theme) -> None:
        heading = sans(self.font().pixelSize() * 0.9)
        painter.setPen(QColor(theme.text))
        painter.setFont(heading)
        for rect, words in self._heads:
            if rect.intersects(area):
                painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        for point in self._arrows:
            side = 7.0
            painter.drawText(
                QRectF(point.x() - side, point.y() - side, 2 * side, 2 * side), Qt.AlignmentFlag.AlignCenter, "▶"
            )
        painter.setFont(self._caption())
        end = perf_counter() + _BUDGET
        late = False
        for spot in self._spots:
            if spot.rect.intersects(area):
                picture = self._picture(spot.tile, theme, hurry=perf_counter() > end)
                late = late or picture is None
                self._tile_spot(painter, spot, picture, theme)
        if late:
            self._later.start()

    def _picture(self, tile: Tile, theme: Theme, *, hurry: bool) -> QPixmap | None:
        assert self._game is not None
        orientation = self._game.title.maps[0].orientation
        rotation = self._rotation if tile.id == self._tile else 0
        wanted = (tile.id, rotation, self._side(), self.devicePixelRatioF(), theme.id, self._game.title.id)
        if hurry and wanted not in self._drawn:
            return None
        self._drawn.add(wanted)
        return tile_picture(
            tile, rotation, orientation, theme, self._side() - 4, self.devicePixelRatioF(), number=False
        )

    def _tile_spot(self, painter: QPainter, spot: Spot, picture: QPixmap | None, theme: Theme) -> None:
        tile, rect = spot.tile, spot.rect
        side = self._side()
        left = self._left.get(tile.id, 0)
        related = tile.id in self._before or tile.id in self._after or tile.id == self._tile
        painter.setOpacity(1.0 if related else 0.35 if self._tile is not None or not left else 1.0)
        square = QRectF(rect.x() + (rect.width() - side) / 2 + 2, rect.y() + 2, side - 4, side - 4)
        if picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.tile(tile.face.color))
            painter.drawEllipse(square.adjusted(4, 4, -4, -4))
        else:
            painter.drawPixmap(square.topLeft(), picture)
        painter.setPen(QColor(theme.text))
        if not left:
            painter.drawLine(square.bottomLeft(), square.topRight())
        words = f"{tile.id}: {left}/{tile.count}"
        painter.drawText(
            QRectF(rect.x(), rect.y() + side - 2, rect.width(), self._line()), Qt.AlignmentFlag.AlignCenter, words
        )
        painter.setOpacity(1.0)
        self._relation(painter, tile.id, square, theme)

    def _relation(self, painter: QPainter, tile: TileId, square: QRectF, theme: Theme) -> None:
        """A frame around the chosen tile, and a sign on those it replaces (◀) or becomes (▶)."""
        sign = "◀" if tile in self._before else "▶" if tile in self._after else ""
        if tile == self._tile:
            painter.setPen(QPen(QColor(theme.cursor), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(square, 4, 4)
        elif sign:
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.setBrush(QColor(theme.base))
            badge = QRectF(square.right() - 16, square.top(), 16, 16)
            painter.drawRoundedRect(badge, 3, 3)
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, sign)
