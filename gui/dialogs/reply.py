"""What a file has that our game has not, line by line, before the game goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from engine.ids import EntityId
from engine.session import Session
from gui.appearance import Scaled
from gui.chronicle import Level, entry_lines
from gui.replies import Reply
from gui.texts import entity_name
from gui.turns import decider

_SIZE = QSize(680, 520)
_INDENT = {Level.ROUND: "", Level.TURN: "", Level.PLAIN: "  ", Level.DETAIL: "    ", Level.PASS: "  "}


class ReplyDialog(QDialog):
    """`going_on` asks to continue our game, `copy_wanted` to open the file as a game of its own."""

    going_on = Signal()
    copy_wanted = Signal()

    def __init__(self, reply: Reply, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reply = reply
        self.heading = Scaled(1.2, bold=True)
        self.explanation = QLabel()
        self.explanation.setWordWrap(True)
        self.lines = QPlainTextEdit()
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.go_on, self.copy = QPushButton(), QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole.ActionRole
        if self._parted:
            self.copy.setDefault(True)
            self.go_on.hide()
        else:
            self.buttons.addButton(self.go_on, role)
            self.go_on.setDefault(True)
        self.buttons.addButton(self.copy, role)
        self.go_on.clicked.connect(lambda: self._choose(self.going_on))
        self.copy.clicked.connect(lambda: self._choose(self.copy_wanted))
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.heading, self.explanation):
            column.addWidget(widget)
        column.addWidget(self.lines, 1)
        column.addWidget(self.buttons)
        self.resize(_SIZE)
        self.retranslate()
        (self.copy if self._parted else self.go_on).setFocus()

    @property
    def _parted(self) -> bool:
        """Whether each has moves that the other has not."""
        return bool(self._reply.news and self._reply.ahead)

    def _choose(self, chosen: SignalInstance) -> None:
        self.accept()
        chosen.emit()

    # --- words

    def retranslate(self) -> None:
        """Say all words again."""
        reply = self._reply
        self.setWindowTitle(self.tr("A game that we have"))
        self.copy.setText(self.tr("Open as a &copy"))
        self.lines.setAccessibleName(self.tr("Moves of the file that our game does not have"))
        if self._parted:
            self._say_parting()
        elif reply.news:
            self.go_on.setText(self.tr("&Go on with these moves"))
            author = _author(reply.theirs)
            self.heading.setText(self.tr("{player} has moved: %n new move(s)", None, reply.news).format(player=author))
            self.explanation.setText(self.tr("This has happened since the position that we have:"))
        else:
            self.go_on.setText(self.tr("&Go on with our game"))
            self.heading.setText(self.tr("The file is older: our game is %n move(s) further", None, reply.ahead))
            self.explanation.setText(self.tr("Our game has these moves, which the file does not:"))
        told = reply.theirs if reply.news else reply.ours
        self.lines.setPlainText(moves_text(told, reply.shared))

    def _say_parting(self) -> None:
        reply = self._reply
        self.heading.setText(self.tr("The file has another move {number}").format(number=reply.shared + 1))
        words = self.tr(
            "Our game: {ours}\nThe file: {theirs}\nThe file can be opened as a copy; our game stays in the library. "
            "From there on the file has:"
        )
        self.explanation.setText(
            words.format(ours=_first(reply.ours, reply.shared), theirs=_first(reply.theirs, reply.shared))
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def moves_text(session: Session, since: int) -> str:
    """The lines of the standing moves after the first `since`."""
    entries = session.standing[since:]
    told = (line for at, entry in enumerate(entries, since + 1) for line in entry_lines(entry, at, session.game))
    return "\n".join(_INDENT[line.level] + line.text for line in told)


def _first(session: Session, at: int) -> str:
    """The first line of a move."""
    return entry_lines(session.entries[at], at + 1, session.game)[0].text


def _author(session: Session) -> str:
    """Who made the last standing move."""
    player = decider(session, session.position - 1)
    return entity_name(EntityId(player or ""), session.game)
