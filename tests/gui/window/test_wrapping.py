"""Buttons whose words need more than one line."""

from PySide6.QtWidgets import QStyleOptionButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.wrapping import WrappingButton

WORDS = "Take a loan of L. 500: L. 750 less at the end"


def shown(qtbot: QtBot, width: int) -> tuple[WrappingButton, QWidget]:
    """The button, and the page that keeps it."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    button = WrappingButton(WORDS)
    column.addWidget(button)
    column.addStretch(1)
    page.resize(width, 400)
    page.show()
    qtbot.waitExposed(page)
    return button, page


def drawn(button: WrappingButton) -> list[str]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return str(option.text).split("\n")


def test_a_wide_button_has_one_line(qtbot: QtBot) -> None:
    button, _page = shown(qtbot, 900)
    assert drawn(button) == [WORDS]
    assert button.height() == button.sizeHint().height()


def test_a_narrow_button_grows_and_cuts_nothing_off(qtbot: QtBot) -> None:
    button, _page = shown(qtbot, 190)
    lines = drawn(button)
    assert len(lines) > 1
    assert " ".join(lines) == WORDS == button.text()
    metrics = button.fontMetrics()
    assert all(metrics.horizontalAdvance(line) <= button.width() for line in lines)
    assert button.height() >= len(lines) * metrics.height()


def test_an_amount_stays_with_its_currency(qtbot: QtBot) -> None:
    for width in range(110, 400, 10):
        button, _page = shown(qtbot, width)
        assert not [line for line in drawn(button) if line.endswith("L.")]
