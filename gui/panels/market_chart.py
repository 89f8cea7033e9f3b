"""The market as a chart that fills its widget: prices, zones, start prices, markers, and where the one looked at goes next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.data.definitions import MarketCell
from engine.game import Game
from engine.ids import CorporationId
from engine.state.game_state import GameState
from gui.appearance import plain_tip
from gui.board.pictures import crest_picture
from gui.fonts import sans
from gui.panels.market_facts import MOVES, Cell, cell_text, par_phases, stacks, target
from gui.theme import Theme, clearest

_CREST: Final = 20
"""Smallest crest, in pixels, whose sign can be read; below it a marker is a plate with the sign."""
STRIP: Final = 7
"""What remains to be seen of a marker beneath another one, in pixels, where there is room."""
_LOW: Final = 16.0
"""Height of a row, in pixels, below which a start price has a fine frame, clear of its figures."""
_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class MarketChart(QWidget):
    """`inspected` tells of the cell under the pointer or the keyboard's cursor, None for neither."""

    inspected = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._state: GameState | None = None
        self._theme: Theme | None = None
        self._cursor: Cell | None = None
        self._hover: Cell | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 90)

    def show_market(self, game: Game, state: GameState, theme: Theme) -> None:
        """Show a state."""
        if self._game is not None and self._game.title is not game.title:
            self._cursor = self._hover = None
        self._game, self._state, self._theme = game, state, theme
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._game = self._state = self._cursor = self._hover = None
        self.update()

    def cell(self) -> Cell | None:
        """The cell looked at."""
        return self._cursor if self._hover is None else self._hover

    def set_cursor(self, cell: Cell | None) -> None:
        """Look at a cell."""
        self._cursor, self._hover = cell, None
        self.update()
        self._tell()

    def sizeHint(self) -> QSize:
        """Room for prices at plain size."""
        return QSize(760, 160)

    # --- geometry

    def _grid(self) -> tuple[int, int]:
        assert self._game is not None
        rows = self._game.title.market.rows
        return len(rows), max(map(len, rows))

    def rect_of(self, cell: Cell) -> QRectF:
        """Where a cell is drawn."""
        rows, columns = self._grid()
        width, height = (self.width() - 2) / columns, (self.height() - 2) / rows
        return QRectF(1 + cell[1] * width, 1 + cell[0] * height, width, height)

    def cell_at(self, point: QPointF) -> Cell | None:
        """The cell at a point."""
        if self._game is None:
            return None
        rows, columns = self._grid()
        row = int((point.y() - 1) * rows / max(1, self.height() - 2))
        column = int((point.x() - 1) * columns / max(1, self.width() - 2))
        return (row, column) if self._exists(row, column) else None

    def _exists(self, row: int, column: int) -> bool:
        assert self._game is not None
        rows = self._game.title.market.rows
        return 0 <= row < len(rows) and 0 <= column < len(rows[row])

    # --- pointer and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at the cell under the pointer."""
        hover = self.cell_at(event.position())
        if hover != self._hover:
            self._hover = hover
            self.update()
            self._tell()

    def leaveEvent(self, event: QEvent) -> None:
        """Back to the cursor's cell."""
        super().leaveEvent(event)
        self._hover = None
        self.update()
        self._tell()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor on a cell."""
        self._cursor = self.cell_at(event.position())
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.update()
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the cells, Space and Backspace over the markers, Escape ends it."""
        key = event.key()
        if self._game is None or (key == Qt.Key.Key_Escape and self._cursor is None):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            self.set_cursor(None)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Backspace):
            self._next_marker(1 if key == Qt.Key.Key_Space else -1)
        elif (step := next((step for known, step in _STEPS.items() if known == key), None)) is not None:
            row, column = self._cursor or (0, 0)
            if self._cursor is None:
                self.set_cursor((0, 0))
            elif self._exists(row + step[0], column + step[1]):
                self.set_cursor((row + step[0], column + step[1]))
        else:
            super().keyPressEvent(event)

    def _next_marker(self, step: int) -> None:
        assert self._state is not None
        cells = sorted(stacks(self._state), key=lambda cell: (cell[1], cell[0]))
        if cells:
            at = cells.index(self._cursor) + step if self._cursor in cells else 0
            self.set_cursor(cells[at % len(cells)])

    def event(self, event: QEvent) -> bool:
        """The tooltip names everything about the cell."""
        if isinstance(event, QHelpEvent) and self._game is not None and self._state is not None:
            cell = self.cell_at(QPointF(event.pos()))
            words = "" if cell is None else cell_text(self._game, self._state, cell)
            QToolTip.showText(event.globalPos(), plain_tip(words), self)
            return True
        return super().event(event)

    def _tell(self) -> None:
        self.inspected.emit(self.cell())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cells, then ledges, markers and what is looked at."""
        del event
        game, state, theme = self._game, self._state, self._theme
        if game is None or state is None or theme is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, game, state, theme)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, game: Game, state: GameState, theme: Theme) -> None:
        pars = game.phases[state.phase].pars
        order = list(dict.fromkeys(par_phases(game).values()))
        shapes = {price: order.index(phase) for price, phase in par_phases(game).items()}
        font = self._price_font()
        painter.setFont(font)
        for row, cells in enumerate(game.title.market.rows):
            for column, cell in enumerate(cells):
                rect = self.rect_of((row, column))
                _ground(painter, rect, cell, theme)
                if cell.par:
                    _start_mark(painter, rect, shapes.get(cell.price, 0), theme, opened=cell.price in pars)
                # Over the mark, whose frame would hide it where rows are low.
                _price(painter, rect, cell, theme)
        self._ledges(painter, game, theme)
        for place, corporations in stacks(state).items():
            self._markers(painter, game, place, corporations, theme)
        looked_at = self.cell()
        if looked_at is not None:
            self._looked_at(painter, game, state, looked_at, theme)

    def _price_font(self) -> QFont:
        rect = self.rect_of((0, 0))
        # Beside the figure of a flat cell there must be room for the sign of a corporation.
        high, wide = 0.72 if rect.height() < 24 else 0.36, 0.24 if _flat(rect) else 0.46
        return sans(min(max(8.0, rect.height() * high), rect.width() * wide, 22), bold=False)

    def _ledges(self, painter: QPainter, game: Game, theme: Theme) -> None:
        """Thick lines between zones: the borders that stop a marker or let it pass (R-2.4.5)."""
        painter.setPen(QPen(QColor(theme.text), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        rows = game.title.market.rows
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                rect = self.rect_of((row, column))
                if column + 1 < len(cells) and cells[column + 1].zone != cell.zone:
                    painter.drawLine(rect.topRight(), rect.bottomRight())
                below = rows[row + 1] if row + 1 < len(rows) else ()
                if column < len(below) and below[column].zone != cell.zone:
                    painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _markers(
        self, painter: QPainter, game: Game, cell: Cell, corporations: list[CorporationId], theme: Theme
    ) -> None:
        """The markers of a cell, the first to operate on top and in front."""
        rect = self.rect_of(cell).adjusted(1.5, 1.5, -1.5, -1.5)
        beside = _flat(rect)
        figure = game.title.market.rows[cell[0]][cell[1]].price
        taken = QFontMetricsF(painter.font()).horizontalAdvance(str(figure)) + 5
        room = rect.adjusted(taken, 0, 0, 0) if beside else rect.adjusted(0, rect.height() * 0.4, 0, 0)
        crest = min(room.height(), room.width(), 44.0)
        plate = crest < _CREST
        size = (
            QSize(round(min(room.width(), 2.6 * crest)), round(crest)) if plate else QSize(round(crest), round(crest))
        )
        count = len(corporations)
        if count > 1 and plate:
            size.setWidth(min(size.width(), max(round(room.width() / 2), round(room.width() - STRIP * (count - 1)))))
        _count(painter, rect, count, theme, shown=count > 1 and not beside)
        spare = room.width() - size.width()
        step = min(size.width() + 1.0, spare / (count - 1)) if count > 1 else 0.0
        start = room.left() if beside else room.left() + (spare - step * (count - 1)) / 2
        for at in reversed(range(count)):
            place = QRectF(start + at * step, room.center().y() - size.height() / 2, size.width(), size.height())
            if plate:
                _plate(painter, place, game, corporations[at], theme)
            else:
                ratio = self.devicePixelRatioF()
                picture = crest_picture(game.title, corporations[at], theme, size.height(), ratio)
                painter.drawPixmap(place.topLeft(), picture)

    def _looked_at(self, painter: QPainter, game: Game, state: GameState, cell: Cell, theme: Theme) -> None:
        """A frame around the cell and around those to which a marker would go, each with the sign of the move."""
        rect = self.rect_of(cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.cursor), 2.5))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
        if self.hasFocus() and cell == self._cursor:
            painter.setPen(QPen(QColor(theme.text), 1, Qt.PenStyle.DotLine))
            painter.drawRect(rect.adjusted(4, 4, -4, -4))
        for move in MOVES[:3]:
            goal = target(game, state, cell, move.direction)
            if goal != cell:
                _goal(painter, self.rect_of(goal), move.sign, theme)


def _flat(rect: QRectF) -> bool:
    """Whether a cell has room for figure and markers side by side."""
    return rect.width() > 1.7 * rect.height()


def _ground(painter: QPainter, rect: QRectF, cell: MarketCell, theme: Theme) -> None:
    """The colour of a cell, and the hatching that tells its zone without colours."""
    colors = {
        "restricted": theme.gray,
        "end": theme.text,
        "close": theme.red,
        "azzurra": theme.blue,
        "blu": theme.accent,
    }
    hatches = {
        "restricted": Qt.BrushStyle.BDiagPattern,
        "close": Qt.BrushStyle.DiagCrossPattern,
        "azzurra": Qt.BrushStyle.HorPattern,
        "blu": Qt.BrushStyle.CrossPattern,
    }
    painter.setPen(QPen(QColor(theme.grid), 1))
    painter.setBrush(QColor(colors.get(cell.zone, theme.base)))
    painter.drawRect(rect)
    hatch = hatches.get(cell.zone)
    if hatch is not None:
        ink = QColor(theme.text)
        ink.setAlphaF(0.16)
        painter.fillRect(rect.adjusted(1, 1, -1, -1), QBrush(ink, hatch))


def _ink(cell: MarketCell, theme: Theme) -> QColor:
    grounds = {
        "restricted": theme.gray,
        "end": theme.text,
        "close": theme.red,
        "azzurra": theme.blue,
        "blu": theme.accent,
    }
    ground = QColor(grounds.get(cell.zone, theme.base))
    return clearest(ground, (QColor(theme.text), QColor(theme.base), QColor(theme.ink)))


def _price(painter: QPainter, rect: QRectF, cell: MarketCell, theme: Theme) -> None:
    """The figure: at the left of a flat cell, at the top of a tall one; the last cells also bear a sign, beside or below it."""
    painter.setPen(_ink(cell, theme))
    text, sign = str(cell.price), {"end": "■", "close": "✕"}.get(cell.zone, "")
    left = Qt.AlignmentFlag.AlignLeft
    if _flat(rect):
        painter.drawText(rect.adjusted(4, 0, 0, 0), left | Qt.AlignmentFlag.AlignVCenter, f"{text} {sign}".rstrip())
        return
    painter.drawText(rect.adjusted(4, 2.5 if cell.par else 1, 0, 0), left | Qt.AlignmentFlag.AlignTop, text)
    painter.drawText(rect.adjusted(0, 0, -4, -2), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, sign)


def _start_mark(painter: QPainter, rect: QRectF, shape: int, theme: Theme, *, opened: bool) -> None:
    """A shape by phase at the right, full when the start price is open, and a frame: solid, or dashed and pale."""
    color = QColor(theme.accent)
    if not opened:
        color = QColor(theme.text)
        color.setAlphaF(0.5)
    style = Qt.PenStyle.SolidLine if opened else Qt.PenStyle.DashLine
    low = rect.height() < _LOW
    inside = 1.0 if low or not _flat(rect) else 2.0
    painter.setPen(QPen(color, 1.2 if low or not opened else 2.2, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(inside, inside, -inside, -inside))
    size = min(rect.height() * 0.3, 5.5)
    painter.setPen(QPen(color, 1.2))
    painter.setBrush(color if opened else Qt.BrushStyle.NoBrush)
    flat = _flat(rect)
    height = rect.center().y() if flat else rect.bottom() - size - 5
    draw_shape(painter, QPointF(rect.right() - size - 5, height), size, shape)


def draw_shape(painter: QPainter, centre: QPointF, size: float, shape: int) -> None:
    """The shape of a phase of start prices: disc, triangle, square, diamond, and so on again."""
    x, y = centre.x(), centre.y()
    if shape % 4 == 0:
        painter.drawEllipse(centre, size, size)
    elif shape % 4 == 2:
        painter.drawRect(QRectF(x - size, y - size, 2 * size, 2 * size))
    else:
        top = [QPointF(x, y - size), QPointF(x + size, y + size), QPointF(x - size, y + size)]
        if shape % 4 == 3:
            top = [QPointF(x, y - size), QPointF(x + size, y), QPointF(x, y + size), QPointF(x - size, y)]
        painter.drawPolygon(QPolygonF(top))


def _count(painter: QPainter, rect: QRectF, count: int, theme: Theme, *, shown: bool) -> None:
    """How many markers share a tall cell, at its upper right."""
    if shown:
        painter.setPen(QColor(theme.text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, f"×{count}")


def _plate(painter: QPainter, rect: QRectF, game: Game, corporation: CorporationId, theme: Theme) -> None:
    """A marker too small for a crest: the sign on the corporation's colour."""
    ground = QColor(game.title.corporation[corporation].color)
    painter.setPen(QPen(QColor(theme.text), 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 3, 3)
    plain = painter.font()
    font = sans(rect.height() * 0.78)
    wide = QFontMetricsF(font).horizontalAdvance(corporation)
    if wide > rect.width() - 2:
        font.setPixelSize(max(6, round(font.pixelSize() * (rect.width() - 2) / wide)))
    painter.setFont(font)
    painter.setPen(clearest(ground, (QColor("black"), QColor("white"))))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, corporation)
    painter.setFont(plain)


def _goal(painter: QPainter, goal: QRectF, sign: str, theme: Theme) -> None:
    """A cell to which the marker would go: a dashed frame, and the sign of the move in a disc on its upper edge."""
    color = QColor(theme.cursor)
    painter.setPen(QPen(color, 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(goal.adjusted(2, 2, -2, -2))
    radius = min(8.0, goal.height() * 0.36)
    between = QPointF(goal.center().x(), goal.top() + 1)
    painter.setPen(QPen(color, 1.4))
    painter.setBrush(QColor(theme.base))
    painter.drawEllipse(between, radius, radius)
    plain = painter.font()
    painter.setFont(sans(radius * 1.7))
    painter.drawText(
        QRectF(between.x() - radius, between.y() - radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter, sign
    )
    painter.setFont(plain)
