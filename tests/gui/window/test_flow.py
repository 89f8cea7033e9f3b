"""Widgets that flow into lines."""

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui.flow import FlowLayout


def test_hidden_widgets_take_no_room(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout()
    page.setLayout(flow)
    buttons = [QPushButton(f"choice {number}") for number in range(3)]
    for button in buttons:
        button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
        flow.addWidget(button)
    buttons[0].hide()
    buttons[2].hide()
    page.resize(600, 60)
    page.show()
    qtbot.waitExposed(page)
    inside = flow.contentsRect()
    assert (buttons[1].x(), buttons[1].width()) == (inside.x(), inside.width())
