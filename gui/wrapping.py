"""Buttons whose words go on in a second line where the room is narrow: nothing is cut off, however large the text."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

_ALL: Final = 1 << 20
_BREAK: Final = re.compile(r"(?<!\b\w\.) ")
"""Where a line may end: at a space, but not within `L. 100`."""


def on_button(name: str) -> str:
    """A name as part of a button's words: an `&` in it is no mnemonic."""
    return name.replace("&", "&&")


class WrappingButton(QPushButton):
    """A push button as high as its words need at the width it gets. `text()` stays without line ends."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines with what the style adds."""
        return self._styled(self._size_of(self._broken(width - self._frame().width()))).height()

    def sizeHint(self) -> QSize:
        """Everything in one line."""
        return self._styled(self._size_of(self.text()))

    def minimumSizeHint(self) -> QSize:
        """The longest word must fit."""
        words = _BREAK.split(self.text())
        return self._styled(QSize(max(self._size_of(word).width() for word in words), self._size_of("X").height()))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """What the style draws: the words in lines."""
        super().initStyleOption(option)
        option.text = self._broken(self.width() - self._frame().width())

    def _broken(self, width: int) -> str:
        """The words with line ends where the width is used up."""
        lines: list[str] = []
        for word in _BREAK.split(self.text()):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self._size_of(longer).width() > width:
                lines.append(word)
            else:
                lines[-1:] = [longer]
        return "\n".join(lines)

    def _size_of(self, words: str) -> QSize:
        flags = Qt.TextFlag.TextShowMnemonic
        return self.fontMetrics().boundingRect(QRect(0, 0, _ALL, _ALL), int(flags), words).size()

    def _styled(self, content: QSize) -> QSize:
        option = QStyleOptionButton()
        super().initStyleOption(option)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, content, self)

    def _frame(self) -> QSize:
        """What the style adds around the words."""
        return self._styled(QSize(_ALL, _ALL)) - QSize(_ALL, _ALL)
