"""The list of shortcuts and what the program is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui.menus import MENUS, Menus

_BOARD: Final = (
    ("←↑→↓", QT_TRANSLATE_NOOP("shortcuts", "Move the cursor over the hexes")),
    ("Shift+←↑→↓", QT_TRANSLATE_NOOP("shortcuts", "Move the board")),
    ("+  −  Home", QT_TRANSLATE_NOOP("shortcuts", "Zoom in, zoom out, whole board")),
    (
        "Enter",
        QT_TRANSLATE_NOOP("shortcuts", "Click the hex under the cursor; confirm the tile in hand; else to the choices"),
    ),
    ("E  Shift+E", QT_TRANSLATE_NOOP("shortcuts", "The next tile that fits on the hex")),
    ("R  Shift+R", QT_TRANSLATE_NOOP("shortcuts", "Turn the tile in the hand")),
    ("T  Shift+T", QT_TRANSLATE_NOOP("shortcuts", "Take the token; show it on the next place of the hex")),
    ("T  Shift+T", QT_TRANSLATE_NOOP("shortcuts", "Draw the route of the next train")),
    ("Backspace", QT_TRANSLATE_NOOP("shortcuts", "Draw the route anew; take a tile out of the what-if")),
    ("Esc", QT_TRANSLATE_NOOP("shortcuts", "Put the tile back; end what is shown on request")),
    ("W  Q", QT_TRANSLATE_NOOP("shortcuts", "The same as Enter and Esc, for the left hand")),
    ("Space", QT_TRANSLATE_NOOP("shortcuts", "Hold and drag to move the board")),
)
_TURN: Final = (
    ("Tab  Shift+Tab", QT_TRANSLATE_NOOP("shortcuts", "From choice to choice; what it will do is shown below")),
    ("Enter", QT_TRANSLATE_NOOP("shortcuts", "Take the choice with the focus")),
    ("Alt+…", QT_TRANSLATE_NOOP("shortcuts", "Take the choice with the underlined letter")),
)


class ShortcutsDialog(QDialog):
    """All shortcuts, from the menus themselves."""

    def __init__(self, menus: Menus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menus = menus
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self.resize(560, 620)
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.list.setAccessibleName(self.windowTitle())
        self.list.clear()
        for words, entries in MENUS:
            group = self._group(QCoreApplication.translate("menus", words).replace("&", ""))
            for entry in entries:
                if entry.keys:
                    text = self._menus.actions[entry.id].text().replace("&", "")
                    group.addChild(QTreeWidgetItem([text, _native(entry.keys)]))
        for words, lines in ((self.tr("Board"), _BOARD), (self.tr("Turn panel"), _TURN)):
            group = self._group(words)
            for keys, line in lines:
                group.addChild(QTreeWidgetItem([QCoreApplication.translate("shortcuts", str(line)), keys]))
        self.list.expandAll()
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _group(self, words: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([words])
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        self.list.addTopLevelItem(item)
        return item


class AboutDialog(QDialog):
    """What this is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setMinimumWidth(380)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("About Trinacria"))
        words = self.tr(
            "Trinacria is board, bank, referee and scribe for 18xx railway games around one table. Every move is kept at once;"
            " every refusal names its rule. Free software under the MIT licence."
        )
        self.text.setText(f"<h2>Trinacria</h2><p>{words}</p>")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
