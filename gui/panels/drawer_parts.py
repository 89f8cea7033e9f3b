"""What the panels of the drawer share: looks that follow the settings, a column of tools, saving and copying."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.errors import DataError
from engine.messages import Key
from gui.controller import GameController
from gui.panels.base import Panel
from gui.settings import Settings
from gui.theme import Theme, load_theme

translate = QCoreApplication.translate

QWIDGETSIZE_MAX: Final = (1 << 24) - 1
"""No limit, for Qt."""
WIDE: Final = 1.6
"""From this ratio of width to height on a panel puts its tools beside its content instead of above it."""


class DrawerPanel(Panel):
    """A panel with content and tools; the tools stand at the right of a wide panel and below the content of a tall one."""

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.settings = settings
        settings.changed.connect(self._on_setting)
        controller.replaced.connect(self._on_replaced)

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return load_theme(self.settings.theme)

    def clear(self) -> None:
        """There is no game any more."""

    def _on_setting(self, name: str) -> None:
        if name in ("theme", "text_percent"):
            self._on_change()

    def _on_replaced(self) -> None:
        if self.controller.session is None:
            self.clear()


class SideBySide(QBoxLayout):
    """Content and tools beside each other or one above the other, as the shape of the panel wants it."""

    def __init__(self, owner: QWidget, content: QWidget, tools: QWidget) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, owner)
        self.setContentsMargins(4, 2, 4, 4)
        self.setSpacing(6)
        self.addWidget(content, 1)
        self.addWidget(tools, 0)

    def fit(self, width: int, height: int) -> bool:
        """Choose for a size; True when they stand beside each other."""
        wide = width > WIDE * height
        self.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        return wide


class ToolColumn(QScrollArea):
    """Tools one above the other; where the panel is too low for them they can be scrolled, but none is cut off at the side."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._wanted = 0
        self._beside = True
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._inside)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def place(self, panel: QWidget, *, beside: bool, least: int, share: float, height: int) -> None:
        """Take a share of the panel's width beside the content, or its whole width and at most a height below it."""
        self._beside = beside
        self._wanted = max(least, round(panel.width() * share)) if beside else panel.width() - 8
        self.setMaximumHeight(QWIDGETSIZE_MAX if beside else height)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other words or another size of text may need another width."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._inside:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        needed = self._inside.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width() if needed.height() > self.height() else 0
        self.setFixedWidth(max(self._wanted, needed.width() + bar) if self._beside else self._wanted)


def tool(action: Callable[[], object], *, checkable: bool = False) -> QToolButton:
    """A button of the tool column; its words are given by `retranslate`."""
    button = QToolButton()
    button.setCheckable(checkable)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    button.clicked.connect(action)
    return button


def copy_text(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def save_text(panel: DrawerPanel, path: Path, text: str) -> bool:
    """Write a file; a failure is told through the controller in one sentence."""
    try:
        path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        tell_unwritable(panel, path, error.strerror or str(error))
        return False
    return True


def tell_unwritable(panel: DrawerPanel, path: Path, reason: str) -> None:
    """Say that a file could not be written."""
    panel.controller.failed.emit(DataError(Key.FILE_UNWRITABLE, file=str(path), reason=reason))
