"""How the whole window looks: palette, fonts and text size, applied at once and again after every change."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from gui.fonts import sans
from gui.settings import Settings
from gui.theme import Theme, load_theme

BASE_SIZE: Final = 14
"""Height of plain text at 100 percent, in pixels."""

_FRAME: Final = 140
"""By how much, in percent, the style darkens the colour of the window for frames."""
_FRAMED: Final = ("QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox")
_SHEET: Final = """
QToolTip {{ background: {note}; color: {note_ink}; border: 1px solid {edge}; padding: 4px; }}
QMainWindow::separator {{ background: {window}; width: 5px; height: 5px; }}
QDockWidget::title {{ padding: 3px 6px; background: {window}; }}
QPushButton, QToolButton {{ border: 1px solid {edge}; border-radius: 4px; padding: 4px 8px; background: {button}; }}
QToolButton {{ padding: 3px 6px; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {accent}; padding: 3px 7px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {accent}; }}
QPushButton:disabled, QToolButton:disabled {{ border: 1px dashed {edge}; }}
QPushButton[greyed="true"] {{ border: 1px dashed {edge}; color: {dim}; background: {window}; }}
QPushButton[greyed="true"]:focus {{ border: 2px dashed {accent}; padding: 3px 7px; }}
QPushButton:pressed, QPushButton:checked, QToolButton:pressed, QToolButton:checked {{
    background: {accent}; color: {accent_text};
}}
QPushButton[default_choice="true"] {{ border: 2px solid {accent}; font-weight: bold; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
"""


def apply_look(application: QApplication, settings: Settings) -> Theme:
    """Give the application the chosen colours and text size; the colour set is returned for the board."""
    theme = load_theme(settings.theme)
    application.setPalette(theme.palette())
    application.setFont(plain_font(settings.text_percent))
    edge = _mixed(theme.text, theme.button)
    # The style draws these frames darker than the window, which a dark window swallows.
    framed = theme.palette()
    framed.setColor(QPalette.ColorRole.Window, QColor(edge).lighter(_FRAME))
    for kind in _FRAMED:
        application.setPalette(framed, kind)  # type: ignore[arg-type]  # Qt takes text, its stubs want bytes.
    sheet = _SHEET.format(
        note=theme.note, note_ink=theme.note_ink, edge=edge, window=theme.window, accent=theme.accent,
        accent_text=theme.accent_text, button=theme.button, dim=_mixed(theme.window, theme.text),
    )  # fmt: skip
    sheet += f"/* {settings.text_percent} % */"
    if sheet != application.styleSheet():
        application.setStyleSheet(sheet)
    # Last, because a new style sheet gives widgets back the fonts they had before.
    for widget in QApplication.allWidgets():
        if isinstance(widget, Scaled):
            widget.follow_text_size()
    return theme


def plain_font(percent: int) -> QFont:
    """Font of plain text at a size in percent."""
    return sans(BASE_SIZE * percent / 100, bold=False)


def plain_tip(words: str) -> str:
    """Words for a tooltip, which takes what looks like markup for markup."""
    if "<" not in words:
        return words
    return "<p>" + html.escape(words).replace("\n", "<br>") + "</p>"


def _mixed(one: str, other: str) -> str:
    """The colour between two, `#rrggbb`."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{(a + 2 * b) // 3:02x}" for a, b in pairs)


class Scaled(QLabel):
    """A label whose text is larger or smaller than plain text by a factor, and follows the text size.

    With `most` pixels a large heading stops growing there, or where plain text overtakes it, and leaves room for the rest.
    Names may look like markup, so only a `rich` label reads it; who fills one escapes the names in it.
    """

    def __init__(
        self,
        factor: float = 1.0,
        *,
        bold: bool = False,
        most: int = 0,
        rich: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        self._factor = factor
        self._most = most
        self._bold = bold
        self.setWordWrap(True)
        self.follow_text_size()

    def follow_text_size(self) -> None:
        """Take the text size of the application: a font of its own does not follow by itself."""
        font = QApplication.font()
        size = round(font.pixelSize() * self._factor)
        if self._most:
            size = min(size, max(self._most, font.pixelSize()))
        font.setPixelSize(max(8, size))
        font.setBold(self._bold)
        self.setFont(font)
