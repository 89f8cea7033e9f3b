"""The log: the game told line by line. A click looks at that moment; from the menu of a line the game goes back to it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QListView, QMenu, QWidget

from gui.appearance import Scaled
from gui.chronicle import Chronicle, Level
from gui.controller import GameController
from gui.panels.drawer_parts import DrawerPanel, SideBySide, ToolColumn, copy_text, tool
from gui.panels.log_model import LineDelegate, LogModel
from gui.settings import Settings


class LogPanel(DrawerPanel):
    """`jump_requested(position)` asks to make the first `position` actions stand; a mere look changes nothing."""

    jump_requested = Signal(int)

    def __init__(self, controller: GameController, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller, settings, parent)
        self._chronicle = Chronicle()
        self.model = LogModel()
        self.view = QListView()
        self.view.setModel(self.model)
        self._delegate = LineDelegate(self.view, self.model)
        self.view.setItemDelegate(self._delegate)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.found = Scaled(0.9)
        self.only = tool(self._on_change, checkable=True)
        self.only.hide()
        self.passes = tool(self._on_passes, checkable=True)
        self.passes.setChecked(settings.flag("log_passes"))
        self.copy = tool(self.copy_lines)
        self._tools = ToolColumn(self.search, self.found, self.only, self.passes, self.copy)
        self._box = SideBySide(self, self.view, self._tools)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.view.clicked.connect(self._look)
        self.view.activated.connect(self._look)
        self.view.customContextMenuRequested.connect(self._menu)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(lambda: self.search_next(-1 if _shifted() else 1))
        self.jump_requested.connect(self.controller.jump)
        for keys, action in (
            (QKeySequence(QKeySequence.StandardKey.Copy), self.copy_lines),
            (QKeySequence("Ctrl+Return"), self._jump_to_current),
        ):
            shortcut = QShortcut(keys, self.view)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(action)

    def title(self) -> str:
        """See `Panel`."""
        return self.tr("Log")

    def retranslate(self) -> None:
        """See `Panel`."""
        self.view.setAccessibleName(self.tr("Log of the game"))
        self.view.setToolTip(self.tr("Click a line to look at that moment; nothing changes until you say so"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setToolTip(self.tr("Enter: next line found; Shift+Enter: the one before"))
        self.search.setAccessibleName(self.tr("Search"))
        self.only.setText(self.tr("Only these"))
        self.only.setToolTip(self.tr("Only the lines found: with the sign of a corporation, its whole story"))
        self.passes.setText(self.tr("Show every pass"))
        self.copy.setText(self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy the chosen lines, or all of them (Ctrl+C)"))

    def refresh(self) -> None:
        """See `Panel`."""
        session = self.controller.session
        assert session is not None
        lines = self._chronicle.lines(session)
        if not self.passes.isChecked():
            lines = [line for line in lines if line.level is not Level.PASS]
        self.model.framed = not self.only.isChecked()
        if self.only.isChecked() and self.model.wanted:
            lines = self.model.only_wanted(lines)
        self._delegate.theme = self.theme
        changed = self.model.show_lines(lines, self.controller.position, session.position)
        self.view.viewport().update()
        if changed or not self.view.underMouse():
            self._show_present()
        self._count_found()

    def clear(self) -> None:
        """See `DrawerPanel`."""
        self.model.show_lines([], 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tools beside a wide log, below a tall one."""
        super().resizeEvent(event)
        wide = self._box.fit(self.width(), self.height())
        self._tools.place(self, beside=wide, least=150, share=0.16, height=130)

    # --- moving through the game

    def _look(self, index: QModelIndex) -> None:
        if not QApplication.keyboardModifiers() & (
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
        ):
            self.controller.look(self.model.lines[index.row()].position)

    def _jump_to_current(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self.jump_requested.emit(self.model.lines[index.row()].position)

    def _menu(self, at: QPoint) -> None:
        menu = self.make_menu(self.view.indexAt(at))
        if menu is not None:
            menu.popup(self.view.viewport().mapToGlobal(at))

    def make_menu(self, index: QModelIndex) -> QMenu | None:
        """What can be done with a line; None where there is none."""
        session = self.controller.session
        if session is None or not index.isValid():
            return None
        position = self.model.lines[index.row()].position
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        look = QAction(self.tr("Look at this moment"), menu)
        look.triggered.connect(lambda: self.controller.look(position))
        words = self.tr("Redo to here") if position > session.position else self.tr("Undo to here")
        jump = QAction(words, menu)
        jump.setShortcut(QKeySequence("Ctrl+Return"))
        jump.setEnabled(position != session.position)
        jump.triggered.connect(lambda: self.jump_requested.emit(position))
        copy = QAction(self.tr("Copy"), menu)
        copy.triggered.connect(self.copy_lines)
        menu.addActions([look, jump, copy])
        return menu

    def _show_present(self) -> None:
        row = self.model.row_shown()
        if row >= 0:
            last = row == self.model.rowCount() - 1
            hint = QAbstractItemView.ScrollHint
            self.view.scrollTo(self.model.index(row), hint.EnsureVisible if last else hint.PositionAtCenter)

    # --- tools

    def copy_lines(self) -> None:
        """Copy the chosen lines, or all that stands when fewer than two are chosen."""
        rows = sorted(index.row() for index in self.view.selectedIndexes())
        if len(rows) < 2:
            rows = [row for row, line in enumerate(self.model.lines) if line.position <= self.model.standing]
        copy_text("\n".join(self.model.lines[row].text for row in rows) + "\n")

    def search_next(self, step: int) -> None:
        """Go to the next line (or with -1 the one before) that has the words."""
        words = self.search.text().strip()
        start = self.view.currentIndex().row() + step if self.view.currentIndex().isValid() else 0
        row = self.model.find(start, step) if words and self.model.lines else None
        if row is not None:
            self.view.setCurrentIndex(self.model.index(row))
            self.view.scrollTo(self.model.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _search_changed(self) -> None:
        self.model.wanted = self.search.text().strip()
        self.model.whole = (
            self.controller.session is not None and self.model.wanted in self.controller.game.title.corporation
        )
        self.only.setVisible(bool(self.model.wanted))
        if self.only.isChecked():
            self._on_change()
        self._count_found()
        self.view.viewport().update()

    def _count_found(self) -> None:
        self.found.setVisible(bool(self.model.wanted))
        if self.model.wanted:
            count = sum(map(self.model.has_wanted, self.model.lines))
            self.found.setText(self.tr("%n line(s) found", None, count))

    def _on_passes(self) -> None:
        self.settings.set_flag("log_passes", value=self.passes.isChecked())
        self._on_change()


def _shifted() -> bool:
    return bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
