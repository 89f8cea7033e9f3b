"""The turn for mail: the text as it will be sent, from where on it tells, and the file to attach."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.errors import TrinacriaError
from engine.ids import EntityId
from engine.saves import encode, standing_save_of, write_atomically
from engine.session import Session
from gui.appearance import Scaled
from gui.ask_file import ask_file
from gui.mail import file_name, mail_text
from gui.moments import moment_text
from gui.settings import Settings
from gui.texts import entity_name, error_text
from gui.turns import decider, since_previous_turn

_SIZE: Final = QSize(720, 600)


class MailDialog(QDialog):
    """A preview of the text. `told` carries a sentence about what was done; `shown` is an earlier moment being looked at."""

    told = Signal(str)

    def __init__(self, session: Session, settings: Settings, shown: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self.since = QComboBox()
        self._label = QLabel()
        self._label.setBuddy(self.since)
        self.since.addItem("", since_previous_turn(session))
        if shown is not None and shown < session.position:
            self.since.addItem("", shown)
            self.since.setCurrentIndex(1)
        self.since.addItem("", 0)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.trouble = Scaled(1.0, bold=True)
        self.save_button, self.copy_button = QPushButton(), QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole.ActionRole
        for button in (self.save_button, self.copy_button):
            self.buttons.addButton(button, role)
        self.save_button.setDefault(True)
        self.save_button.clicked.connect(self.ask_file)
        self.copy_button.clicked.connect(self.copy)
        self.buttons.rejected.connect(self.reject)
        self.since.currentIndexChanged.connect(self._show)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(QApplication.font().pixelSize())
        self.text.setFont(font)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self._label)
        row.addWidget(self.since, 1)
        column.addLayout(row)
        column.addWidget(self.text, 1)
        column.addWidget(self.trouble)
        column.addWidget(self.buttons)
        self.resize(_SIZE)

    # --- what is sent

    def copy(self) -> None:
        """The text alone."""
        self._to_clipboard()
        self.told.emit(self.tr("The turn is on the clipboard."))
        self.accept()

    def ask_file(self) -> None:
        """Choose where the file to attach goes, then write it and copy the text."""
        name = Path(file_name(self._session)).stem
        path = ask_file(self, self._settings, self.tr("Save the file to attach"), "json", name=name)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the file to attach and copy the text."""
        try:
            write_atomically(path, encode(standing_save_of(self._session)))
        except TrinacriaError as error:
            self.trouble.setText("✗ " + error_text(error))
            return
        self._to_clipboard()
        self.told.emit(self.tr("The turn is on the clipboard; attach {file} to your mail.").format(file=path))
        self.accept()

    def _to_clipboard(self) -> None:
        QApplication.clipboard().setText(self.text.toPlainText())

    def _show(self) -> None:
        self.text.setPlainText(mail_text(self._session, int(self.since.currentData())))

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        self.setWindowTitle(self.tr("Turn for mail"))
        self._label.setText(self.tr("&From"))
        session = self._session
        if session.position:
            player = entity_name(EntityId(decider(session, session.position - 1) or ""), session.game)
            self.since.setItemText(0, self.tr("the previous turn of {player}").format(player=player))
        else:
            self.since.setItemText(0, self.tr("the beginning of the game"))
        if self.since.count() > 2:
            words = self.tr("the moment looked at: {moment}")
            state = session.state_at(int(self.since.itemData(1)))
            self.since.setItemText(1, words.format(moment=moment_text(session.game, state)))
        self.since.setItemText(self.since.count() - 1, self.tr("the beginning of the game"))
        self.text.setAccessibleName(self.tr("Text of the mail"))
        self.save_button.setText(self.tr("&Copy, and save the file to attach…"))
        self.copy_button.setText(self.tr("Copy the &text only"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: the text too."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
