"""The tools to choose from, and beneath them what the chosen tool draws with."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QVBoxLayout, QWidget

from gui.appearance import Scaled


class ToolWords(msgspec.Struct, frozen=True):
    """A tool in the palette: its sign, name, what it does, and its key."""

    id: str
    sign: str
    words: str
    help: str
    keys: str


def _tool(ident: str, sign: str, words: object, help_: object, keys: str) -> ToolWords:
    return ToolWords(ident, sign, str(words), str(help_), keys)


TOOLS: Final = (
    _tool(
        "select",
        "⬚",
        QT_TRANSLATE_NOOP("designer", "Select"),
        QT_TRANSLATE_NOOP(
            "designer", "Click or drag over hexes to select them; Ctrl adds, the right button takes out."
        ),
        "Alt+1",
    ),
    _tool(
        "place",
        "✥",
        QT_TRANSLATE_NOOP("designer", "Move"),
        QT_TRANSLATE_NOOP(
            "designer",
            "Click where the hex selected last shall lie; the others come along, with all that names them."
            " R or the right button turns, M mirrors.",
        ),
        "Alt+M",
    ),
    _tool(
        "hexes",
        "⬡",
        QT_TRANSLATE_NOOP("designer", "Hexes"),
        QT_TRANSLATE_NOOP("designer", "Drag over empty cells to add hexes; the right button or Shift removes them."),
        "Alt+2",
    ),
    _tool(
        "color",
        "⬢",
        QT_TRANSLATE_NOOP("designer", "Colour"),
        QT_TRANSLATE_NOOP("designer", "Drag over hexes to print them in a colour; the right button makes them white."),
        "Alt+3",
    ),
    _tool(
        "terrain",
        "▲",
        QT_TRANSLATE_NOOP("designer", "Terrain"),
        QT_TRANSLATE_NOOP("designer", "Drag over hexes to paint terrain; the right button takes it away."),
        "Alt+4",
    ),
    _tool(
        "region",
        "▦",
        QT_TRANSLATE_NOOP("designer", "Region"),
        QT_TRANSLATE_NOOP("designer", "Drag over hexes to put them in a region; the right button takes them out."),
        "Alt+5",
    ),
    _tool(
        "impassable",
        "▬",
        QT_TRANSLATE_NOOP("designer", "Closed sides"),
        QT_TRANSLATE_NOOP(
            "designer", "Drag along sides to close them; the right button opens them. Keys 1 to 6 at the cursor."
        ),
        "Alt+6",
    ),
    _tool(
        "river",
        "≈",
        QT_TRANSLATE_NOOP("designer", "Rivers"),
        QT_TRANSLATE_NOOP(
            "designer", "Drag along sides to draw a river; the right button takes it away. Keys 1 to 6 at the cursor."
        ),
        "Alt+7",
    ),
    _tool(
        "stop",
        "●",
        QT_TRANSLATE_NOOP("designer", "Stops"),
        QT_TRANSLATE_NOOP(
            "designer",
            "Click a hex to place a stop, or a stop to change it; Ctrl places another one, the right button removes.",
        ),
        "Alt+8",
    ),
    _tool(
        "track",
        "╪",
        QT_TRANSLATE_NOOP("designer", "Track"),
        QT_TRANSLATE_NOOP(
            "designer",
            "Drag from a side or stop to another, over as many hexes as you like; the right button takes track away."
            " Or type two ends at the cursor: 1 to 6 are sides, then come the stops.",
        ),
        "Alt+9",
    ),
    _tool(
        "name",
        "A",
        QT_TRANSLATE_NOOP("designer", "Names"),
        QT_TRANSLATE_NOOP("designer", "Click a hex and write its name; the right button takes the name away."),
        "Alt+0",
    ),
    _tool(
        "home",
        "⌂",
        QT_TRANSLATE_NOOP("designer", "Homes"),
        QT_TRANSLATE_NOOP("designer", "Click the home of the corporation chosen; the right button takes it away."),
        "Alt+H",
    ),
    _tool(
        "link",
        "⇄",
        QT_TRANSLATE_NOOP("designer", "Links"),
        QT_TRANSLATE_NOOP(
            "designer", "Drag from a side to a side on another map to join them; the right button separates them."
        ),
        "Alt+L",
    ),
    _tool(
        "coast",
        "⌇",
        QT_TRANSLATE_NOOP("designer", "Coast"),
        QT_TRANSLATE_NOOP(
            "designer",
            "Click to set points of an outline, the first one closes it; drag points, the right button takes them out.",
        ),
        "Alt+O",
    ),
)


class Palette(QWidget):
    """Buttons for the tools; `chosen` carries the id. Options are put in by the window with `set_options`."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(3)
        for number, tool in enumerate(TOOLS):
            button = QToolButton()
            button.setCheckable(True)
            button.setShortcut(QKeySequence(tool.keys))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
            button.clicked.connect(lambda _checked=False, ident=tool.id: self.chosen.emit(ident))
            self._group.addButton(button)
            self.buttons[tool.id] = button
            grid.addWidget(button, number // 2, number % 2)
        self.help = Scaled(0.88)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 6)
        self._column.addLayout(grid)
        self._column.addWidget(self.help)
        self._column.addStretch(1)
        self.retranslate()

    def set_options(self, options: QWidget) -> None:
        """Put the options of the tools beneath them."""
        self._column.insertWidget(1, options)

    def show_tool(self, ident: str) -> None:
        """Mark the tool in hand."""
        self.buttons[ident].setChecked(True)
        self._say_help()

    def _say_help(self) -> None:
        for tool in TOOLS:
            if self.buttons[tool.id].isChecked():
                self.help.setText(QCoreApplication.translate("designer", tool.help))

    def retranslate(self) -> None:
        """Say all words again."""
        for tool in TOOLS:
            words = QCoreApplication.translate("designer", tool.words)
            button = self.buttons[tool.id]
            button.setText(f"{tool.sign} {words}")
            button.setToolTip(f"{QCoreApplication.translate('designer', tool.help)} ({tool.keys})")
            button.setAccessibleName(words)
            # A new text takes the shortcut away.
            button.setShortcut(QKeySequence(tool.keys))
        self._say_help()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
