"""What the turn panel offers while no game is shown, with what can be gone on with."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

translate = QCoreApplication.translate


class StartPage(QWidget):
    """The first choices: a new game, a file, the game that was running."""

    def __init__(self, run: Callable[[str], object], running: str = "") -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        choices = [("resume", translate("turn", "&Continue: {game}").format(game=running))] if running else []
        choices += [
            ("new", translate("turn", "&New game")),
            ("open", translate("turn", "&Open a file")),
            ("resume_list", translate("turn", "Games on &this computer")),
            ("demo", translate("turn", "Look at a &demo game")),
        ]
        for ident, words in choices:
            button = QPushButton(words)
            button.setAutoDefault(True)
            button.setMinimumHeight(36)
            button.clicked.connect(lambda _checked=False, ident=ident: run(ident))
            column.addWidget(button)
            if ident == choices[0][0]:
                button.setProperty("default_choice", True)
                self.first = button
        column.addStretch(1)
