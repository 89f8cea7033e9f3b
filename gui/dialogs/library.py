"""The games of this computer: go on with one, rename it, delete it."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QMessageBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.catalogue import open_title
from engine.data.title_files import TITLE
from engine.errors import TrinacriaError
from engine.store import Library, StoredGame
from gui.appearance import Scaled
from gui.texts import error_text


class LibraryDialog(QDialog):
    """`chosen` carries the number of the game to go on with."""

    chosen = Signal(int)

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.games = QTreeWidget()
        self.games.setRootIsDecorated(False)
        self.games.setAllColumnsShowFocus(True)
        self.games.setUniformRowHeights(True)
        self.trouble = Scaled(1.0, bold=True)
        self.go_on, self.rename, self.remove, self.close_button = (QPushButton() for _ in range(4))
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self._go_on)
        self.rename.clicked.connect(self._rename)
        self.remove.clicked.connect(self._remove)
        self.close_button.clicked.connect(self.reject)
        self.games.itemActivated.connect(self._go_on)
        self.games.currentItemChanged.connect(self._choice_changed)
        row = QHBoxLayout()
        for button in (self.rename, self.remove):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.close_button, self.go_on):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.games)
        column.addWidget(self.trouble)
        column.addLayout(row)
        self.resize(760, 420)
        self.retranslate()

    def refresh(self) -> None:
        """List the games again."""
        self.trouble.clear()
        self.games.clear()
        try:
            games = self._library.games()
        except TrinacriaError as error:
            self.trouble.setText(error_text(error))
            games = ()
        else:
            if self._library.unreadable:
                words = self.tr("Games that cannot be read: {number}. They stay in the library.")
                self.trouble.setText(words.format(number=self._library.unreadable))
            elif not games:
                self.trouble.setText(self.tr("No game has been played on this computer yet."))
        for game in games:
            self.games.addTopLevelItem(self._item(game))
        header = self.games.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2, 3, 4):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        first = self.games.topLevelItem(0)
        if first is not None:
            self.games.setCurrentItem(first)
        self._choice_changed()

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Games on this computer"))
        headings = [self.tr("Game"), self.tr("Title"), self.tr("Moves"), self.tr("State"), self.tr("Last played")]
        self.games.setHeaderLabels(headings)
        self.games.setAccessibleName(self.windowTitle())
        self.go_on.setText(self.tr("&Continue"))
        self.rename.setText(self.tr("Re&name…"))
        self.remove.setText(self.tr("&Delete…"))
        self.close_button.setText(self.tr("C&lose"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _item(self, game: StoredGame) -> QTreeWidgetItem:
        title = _title_name(game)
        state = self.tr("finished") if game.finished else self.tr("running")
        names = game.name or ", ".join(seat.name for seat in game.setup.seats)
        item = QTreeWidgetItem([names, title, str(game.position), state, _when(game)])
        item.setData(0, Qt.ItemDataRole.UserRole, game.id)
        item.setToolTip(0, ", ".join(seat.name for seat in game.setup.seats))
        return item

    def _number(self) -> int | None:
        item = self.games.currentItem()
        return None if item is None else int(item.data(0, Qt.ItemDataRole.UserRole))

    def _choice_changed(self, *_: object) -> None:
        for button in (self.go_on, self.rename, self.remove):
            button.setEnabled(self._number() is not None)

    def _go_on(self, *_: object) -> None:
        number = self._number()
        if number is not None:
            self.accept()
            self.chosen.emit(number)

    def _rename(self) -> None:
        number, item = self._number(), self.games.currentItem()
        if number is None or item is None:
            return
        name, ok = QInputDialog.getText(self, self.tr("Rename"), self.tr("Name of the game"), text=item.text(0))
        if ok and name.strip():
            self._try(lambda: self._library.rename(number, name.strip()))

    def _remove(self) -> None:
        number, item = self._number(), self.games.currentItem()
        if number is None or item is None:
            return
        words = self.tr("Delete “{game}” with all its moves? This cannot be undone.").format(game=item.text(0))
        kinds = QMessageBox.StandardButton
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete"), words, kinds.Yes | kinds.No, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # A game may have any name.
        box.setDefaultButton(kinds.No)
        if box.exec() == kinds.Yes:
            self._try(lambda: self._library.remove(number))

    def _try(self, change: object) -> None:
        assert callable(change)
        try:
            change()
        except TrinacriaError as error:
            self.trouble.setText(error_text(error))
            return
        self.refresh()


def _when(game: StoredGame) -> str:
    """Day and hour of the last move, as the language writes them; empty for games of older versions of the program."""
    if not game.played:
        return ""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(game.played), QLocale.FormatType.ShortFormat)


def _title_name(game: StoredGame) -> str:
    """Name of the title: the one the game carries, or a shipped one; its id where neither is there."""
    carried = game.setup.title_files.get(TITLE, {}).get("name")
    if isinstance(carried, str):
        return carried
    try:
        return open_title(game.setup.title).name
    except TrinacriaError:
        return game.setup.title
