"""Names in a title of one's own may look like markup, and players' names may have an `&`: both are shown as they are."""

import random

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTabBar, QTableView

from engine.bots import BOTS
from engine.catalogue import open_title
from engine.setup import Wish
from gui.main_window import MainWindow

SIGN = "<i>"


def test_names_that_look_like_markup_are_shown_as_they_are(window: MainWindow) -> None:
    shipped = open_title("1849")
    renamed = msgspec.structs.replace(
        shipped,
        corporations=tuple(msgspec.structs.replace(one, name=f"{SIGN}{one.name}") for one in shipped.corporations),
        privates=tuple(msgspec.structs.replace(one, name=f"{SIGN}{one.name}") for one in shipped.privates),
    )
    session = window.desk.start("1849", Wish(names=("Anna & Co", "Bruno & Co", "Carla & Co"), seed=3), renamed)
    window.show_session(session)
    bot = BOTS["greedy"](random.Random(1))
    seen = 0
    for move in range(60):
        for bar in window.findChildren(QTabBar):
            bar.setCurrentIndex(move % max(1, bar.count()))
        QApplication.processEvents()
        if (choice := next((offer.action for offer in window.controller.offers()), None)) is not None:
            window.turn.look(choice)
        seen += sum(SIGN in label.text() for label in window.findChildren(QLabel))
        assert read_as_markup(window) == []
        assert swallowed(window) == []
        window.controller.do(bot.choose(session.game, session.state, window.controller.offers()))
    assert seen


def read_as_markup(window: MainWindow) -> list[str]:
    """Labels and tips in which Qt would take a name for markup."""
    labels = [label for label in window.findChildren(QLabel) if label.textFormat() is not Qt.TextFormat.PlainText]
    found = [label.text() for label in labels if SIGN in label.text()]
    tips = [widget.toolTip() for widget in window.findChildren(QLabel) + window.findChildren(QAbstractButton)]
    for table in window.findChildren(QTableView):
        model = table.model()
        if model is not None:
            cells = [
                model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())
            ]
            tips += [str(cell.data(Qt.ItemDataRole.ToolTipRole) or "") for cell in cells]
    return found + [tip for tip in tips if SIGN in tip and GuiQt.mightBeRichText(tip)]


def swallowed(window: MainWindow) -> list[str]:
    """Buttons on which the sign of a name would be taken for a mnemonic."""
    words = [button.text() for button in window.findChildren(QAbstractButton)]
    return [text for text in words if "& Co" in text.replace("&&", "")]
