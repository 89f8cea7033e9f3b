"""The line at the bottom."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.appearance import plain_font
from gui.why_line import WhyLine

LONG = "Tile 8 on D6, south: L. 160 · R or the wheel turns it (3 ways) · Enter or ✓ lays it, Esc puts it back"


def test_a_long_sentence_is_written_smaller_and_stays_whole(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setFont(plain_font(140))
    line = WhyLine()
    qtbot.addWidget(line)
    line.show()
    line.resize(2000, line.height())
    plain = plain_font(140).pixelSize()
    line.showMessage(LONG)
    assert line.font().pixelSize() == plain
    height = line.height()
    line.resize(line.fontMetrics().horizontalAdvance(LONG) * 9 // 10, height)
    assert line.font().pixelSize() < plain
    assert line.fontMetrics().horizontalAdvance(LONG) < line.width()
    assert (line.toolTip(), line.height()) == ("", height)
    line.resize(200, height)
    assert line.toolTip() == LONG
    line.showMessage("short")
    assert (line.font().pixelSize(), line.toolTip()) == (plain, "")
    qapp.setFont(plain_font(100))
