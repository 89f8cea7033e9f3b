"""A layout that puts widgets side by side for as long as they fit, and goes on in the next line."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lines fill the whole width: what is left over is shared out evenly among the widgets of a line."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 4) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        """Called by `addWidget`."""
        self._items.append(item)

    def count(self) -> int:
        """Number of widgets."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The widget at an index."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take a widget out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Wide, not high."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines."""
        lines = self._lines(width)
        return sum(self._height(line, width) for line in lines) + self.spacing() * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """One line."""
        width = sum(item.sizeHint().width() for item in self._items) + self.spacing() * max(0, len(self._items) - 1)
        return QSize(width, self._height(self._items))

    def minimumSize(self) -> QSize:
        """The widest widget by itself."""
        return QSize(max((item.minimumSize().width() for item in self._items), default=0), self._height(self._items))

    def setGeometry(self, rect: QRect) -> None:
        """Place the widgets."""
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            height = self._height(line, rect.width())
            free = rect.width() - self.spacing() * (len(line) - 1) - sum(item.sizeHint().width() for item in line)
            left = rect.left()
            for item in line:
                width = min(rect.width(), item.sizeHint().width() + max(0, free) // len(line))
                item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
                left += width + self.spacing()
            top += height + self.spacing()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():  # a hidden widget
                continue
            needed = item.sizeHint().width()
            if lines and used + self.spacing() + needed <= width:
                lines[-1].append(item)
                used += self.spacing() + needed
            else:
                lines.append([item])
                used = needed
        return lines

    @staticmethod
    def _height(items: list[QLayoutItem], width: int = 0) -> int:
        """Height of a line; one that is wider than `width` by itself may be higher."""
        if width and len(items) == 1 and items[0].hasHeightForWidth():
            return items[0].heightForWidth(width)
        return max((item.sizeHint().height() for item in items), default=0)
