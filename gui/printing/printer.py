"""Pages on a printer of this computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from gui.board.shapes import UNIT
from gui.printing.pages import Page, paint_page

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_INCH: Final = 25.4


def page_layout(page: Page) -> QPageLayout:
    """Paper for a page: upright with its own name where it has one, and turned where the page is wide."""
    size = QPageSize(
        QSizeF(min(page.width, page.height), max(page.width, page.height)),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    wide = page.width > page.height
    orientation = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, orientation, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def print_pages(printer: QPrinter, pages: Sequence[Page]) -> bool:
    """Send pages at true size; False when the printer takes none."""
    printer.setFullPage(True)
    painter = QPainter()
    try:
        for page in pages:
            printer.setPageLayout(page_layout(page))
            if painter.isActive():
                if not printer.newPage():
                    return False
            elif not painter.begin(printer):
                return False
            painter.resetTransform()
            scale = printer.resolution() / _INCH / UNIT
            painter.scale(scale, scale)
            paint_page(page, painter)
    finally:
        if painter.isActive():
            painter.end()
    return True
