"""The lines of the log for a list view: heights for wrapped text, what is past, present and undone, what a search found."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gui.chronicle import Level, Line
from gui.panels.log_signs import sign_picture
from gui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
_INDENT: Final = {Level.ROUND: 0, Level.TURN: 0, Level.PLAIN: 1, Level.DETAIL: 2, Level.PASS: 1}
_WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class LogModel(QAbstractListModel):
    """Lines, the position shown and the position up to which actions stand."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.positions: list[int] = []
        self.shown = 0
        self.standing = 0
        self.wanted = ""
        self.framed = True
        """Whether lines that have it are framed; not where there are no others."""
        self.whole = False
        """Whether what is wanted is a sign, which stands alone: not in the middle of a word."""

    def has_wanted(self, line: Line) -> bool:
        """Whether a line has what is searched for."""
        if self.whole:
            return re.search(rf"(?<!\w){re.escape(self.wanted)}(?!\w)", line.text) is not None
        return bool(self.wanted) and self.wanted.casefold() in line.text.casefold()

    def only_wanted(self, lines: Sequence[Line]) -> list[Line]:
        """The lines that have it, each group under the heading of its round."""
        found: list[Line] = []
        heading: Line | None = None
        for line in lines:
            if self.has_wanted(line):
                found += [line] if heading is None else [heading, line]
                heading = None
            elif line.level is Level.ROUND:
                heading = line
        return found

    def show_lines(self, lines: Sequence[Line], shown: int, standing: int) -> bool:
        """Show lines; those that were there already stay. True when any line is new or gone."""
        self.shown, self.standing = shown, standing
        old, new = self.lines, list(lines)
        same = next((at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] is not pair[1]), None)
        if same is None:
            same = min(len(old), len(new))
        changed = same < max(len(old), len(new))
        if same and same < len(old):
            self.beginRemoveRows(QModelIndex(), same, len(old) - 1)
            del self.lines[same:]
            self.endRemoveRows()
        if not same and old:
            self.beginResetModel()
            self.lines = new
            self.endResetModel()
        elif same < len(new):
            self.beginInsertRows(QModelIndex(), same, len(new) - 1)
            self.lines += new[same:]
            self.endInsertRows()
        self.positions = [line.position for line in self.lines]
        return changed

    def row_shown(self) -> int:
        """The last line that tells of the position shown, or of the last one before it that has a line."""
        return bisect_right(self.positions, self.shown) - 1

    def is_present(self, row: int) -> bool:
        """Whether a line belongs to the position shown."""
        last = self.row_shown()
        return last >= 0 and self.positions[row] == self.positions[last]

    def find(self, start: int, step: int) -> int | None:
        """The next row from `start` on, round the end, that has what is wanted; None when none has."""
        count = len(self.lines)
        for offset in range(count):
            row = (start + step * offset) % count
            if self.has_wanted(self.lines[row]):
                return row
        return None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """See Qt."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a line; its state in the description for screen readers."""
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            if line.position > self.standing:
                return self.tr("undone")
            return self.tr("shown now") if self.is_present(index.row()) else ""
        return None


class LineDelegate(QStyledItemDelegate):
    """Paints a line with its sign; knows the height of every line without asking Qt again."""

    def __init__(self, view: QListView, model: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self.theme: Theme | None = None
        self._heights: dict[int, tuple[Line, QSize]] = {}
        self._made_for: tuple[int, int] = (0, 0)

    def font_of(self, line: Line) -> QFont:
        """Headings are bold, details a little smaller."""
        font = QFont(self._view.font())
        font.setBold(line.level in (Level.ROUND, Level.TURN))
        if line.level in (Level.DETAIL, Level.PASS):
            font.setPixelSize(max(8, round(font.pixelSize() * 0.92)))
        return font

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Height of the wrapped text, kept until width or text size changes."""
        made_for = (self._view.viewport().width(), self._view.font().pixelSize())
        if made_for != self._made_for:
            self._made_for = made_for
            self._heights = {}
            self._metrics = {level: QFontMetricsF(self.font_of(Line(0, "", level))) for level in Level}
            self._broad = {level: metrics.horizontalAdvance("m") for level, metrics in self._metrics.items()}
        row = index.row()
        line = self._model.lines[row]
        known = self._heights.get(row)
        if known is None or known[0] is not line:
            known = self._heights[row] = (line, self._size(line))
        return known[1]

    def _size(self, line: Line) -> QSize:
        metrics = self._metrics[line.level]
        room = self._made_for[0] - self._left(line) - 8
        height = metrics.height()
        # Measuring is slow, and most lines are short: as many m's would fit.
        if len(line.text) * self._broad[line.level] > room and metrics.horizontalAdvance(line.text) > room:
            height = metrics.boundingRect(QRectF(0, 0, max(room, 40), 1e4), _WRAP, line.text).height()
        air = 8 if line.level is Level.ROUND else 5 if line.level is Level.TURN else 2
        return QSize(max(room, 40), round(height) + air)

    def _left(self, line: Line) -> int:
        """Where the text begins: behind the margin for the present line, the indent and the sign."""
        side = self._view.fontMetrics().height()
        return side + _INDENT[line.level] * side + round(side * 1.2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Ground, mark of the present line, sign, text."""
        theme = self.theme
        if theme is None:
            return
        line = self._model.lines[index.row()]
        undone = line.position > self._model.standing
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        ink = self._ground(
            painter, rect, line, index.row(), theme, chosen=bool(state & QStyle.StateFlag.State_Selected)
        )
        if undone or line.level is Level.PASS:
            ink.setAlphaF(0.5)
        side = self._view.fontMetrics().height()
        left = rect.left() + self._left(line)
        picture = sign_picture(line.sign, ink.name(QColor.NameFormat.HexArgb), side, self._view.devicePixelRatioF())
        painter.drawPixmap(QPointF(left - side * 1.15, rect.center().y() - side / 2 + 0.5), picture)
        font = self.font_of(line)
        font.setStrikeOut(undone)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(left, rect.top(), rect.right() - left - 4, rect.height()), _WRAP, line.text)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(Qt.PenStyle.DotLine)
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRect, line: Line, row: int, theme: Theme, *, chosen: bool) -> QColor:
        """Fill the ground of a line; the colour for its text is returned."""
        if chosen:
            painter.fillRect(rect, QColor(theme.accent))
            return QColor(theme.accent_text)
        if line.level is Level.ROUND:
            painter.fillRect(rect, QColor(theme.button))
        if self._model.is_present(row):
            tint = QColor(theme.accent)
            tint.setAlphaF(0.2)
            painter.fillRect(rect, tint)
            if row == self._model.row_shown():
                painter.setPen(QColor(theme.text))
                side = self._view.fontMetrics().height()
                painter.drawText(QRect(rect.left() + 2, rect.top(), side, rect.height()), _WRAP, "▶")
        if self._model.framed and self._model.has_wanted(line):
            painter.setPen(QColor(theme.cursor))
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        return QColor(theme.text)
