"""Board, report and figures on paper and on the clipboard."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog

from gui.dialogs.paper import PaperDialog
from gui.i18n import LANGUAGE
from gui.main_window import MainWindow
from gui.panels.turn_ranking import RankingPage
from gui.printing import printer
from gui.printing.board_sheets import board_pages
from gui.printing.pages import picture
from gui.report import report_text
from tests.gui.window.starting import Start

MM = 72 / 25.4


def finished(window: MainWindow, shared: Path) -> None:
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")


def opened(window: MainWindow, command: str) -> PaperDialog:
    window.menus.actions[command].trigger()
    found = [dialog for dialog in window.findChildren(PaperDialog) if dialog.isVisible()]
    assert len(found) == 1
    return found[0]


def text(pages: Iterable[PageObject]) -> str:
    return " ".join(word for page in pages for word in (page.extract_text() or "").split())


def test_the_report_and_the_figures_go_to_the_clipboard(window: MainWindow, shared: Path) -> None:
    finished(window, shared)
    session = window.controller.session
    assert session is not None
    clipboard = QGuiApplication.clipboard()
    window.menus.actions["copy_report"].trigger()
    assert clipboard.text() == report_text(session)
    assert window.statusBar().currentMessage() == "The report is on the clipboard."
    window.menus.actions["copy_figures"].trigger()
    rows = list(csv.DictReader(io.StringIO(clipboard.text())))
    # The recorded game ends 5736, 5546, 3813.
    assert [row["worth"] for row in rows if row["kind"] == "player"][-3:] == ["5546", "3813", "5736"]
    assert clipboard.mimeData().hasFormat("text/csv")


def test_the_picture_on_the_clipboard_is_the_board_that_is_shown(window: MainWindow, shared: Path) -> None:
    finished(window, shared)
    window.menus.actions["copy_picture"].trigger()
    last = QGuiApplication.clipboard().image()
    whole = window.scene.sceneRect()
    assert max(last.width(), last.height()) == 1960
    assert last.width() / last.height() == pytest.approx(whole.width() / whole.height(), 0.01)
    window.controller.look(0)
    window.menus.actions["copy_picture"].trigger()
    assert QGuiApplication.clipboard().image() != last


@pytest.mark.parametrize("command", ["print_report", "copy_report", "copy_figures"])
def test_what_needs_a_game_waits_for_one(window: MainWindow, start: Start, command: str) -> None:
    assert not window.menus.actions[command].isEnabled()
    start("Anna", "Bruno", "Carla")
    assert window.menus.actions[command].isEnabled()


def test_the_board_fits_one_page_or_has_its_true_size(window: MainWindow, shared: Path, tmp_path: Path) -> None:
    finished(window, shared)
    dialog = opened(window, "print_board")
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4"))
    (page,) = dialog.pages()
    assert (page.width, page.height) in ((210.0, 297.0), (297.0, 210.0))
    assert dialog.preview.count() == 1
    dialog.true.setChecked(True)
    assert dialog.hex.value() == 40
    many = dialog.pages()
    assert dialog.preview.count() == len(many) > 1
    # As many as the empty board takes, whose hexes the tests of the sheets measure.
    assert len(many) == len(list(board_pages(window.controller.game.title, dialog.settings())))
    path = tmp_path / "board.pdf"
    dialog.write(path)
    assert len(PdfReader(path).pages) == len(many)
    assert window.statusBar().currentMessage() == f"Written: {path}"
    assert not dialog.isVisible()


def test_the_printed_board_is_the_position_looked_at(window: MainWindow, shared: Path) -> None:
    """A page of the last position shows tiles and tokens that a page of the first does not."""
    finished(window, shared)
    dialog = opened(window, "print_board")
    last = picture(dialog.pages()[0], 1.0)
    dialog.close()
    window.controller.look(0)
    dialog = opened(window, "print_board")
    assert picture(dialog.pages()[0], 1.0) != last


def test_a_dark_window_prints_a_light_board(window: MainWindow, start: Start) -> None:
    start("Anna", "Bruno", "Carla")
    window.settings.theme = "light"
    dialog = opened(window, "print_board")
    light = picture(dialog.pages()[0], 0.5)
    dialog.close()
    window.settings.theme = "dark"
    assert picture(opened(window, "print_board").pages()[0], 0.5) == light


def test_the_report_is_printed_with_result_and_chart(window: MainWindow, shared: Path, tmp_path: Path) -> None:
    finished(window, shared)
    dialog = opened(window, "print_report")
    assert not dialog.fit.isVisible()
    path = tmp_path / "report.pdf"
    dialog.write(path)
    pages = PdfReader(path).pages
    first = pages[0]
    assert (round(float(first.mediabox.width) / MM), round(float(first.mediabox.height) / MM)) == (210, 297)
    words = text([first])
    assert "The end: a marker reached the end of the market" in words
    assert "5,736" in words
    assert "5,546" in words
    assert len(first.images) == 1
    assert "Stock round 8" in text(pages)


def test_the_report_follows_the_language_while_it_is_open(window: MainWindow, shared: Path, tmp_path: Path) -> None:
    finished(window, shared)
    dialog = opened(window, "print_report")
    LANGUAGE.use("it")
    QApplication.processEvents()
    assert dialog.windowTitle().startswith("Stampa")
    path = tmp_path / "report.pdf"
    dialog.write(path)
    assert "Turno azionario 8" in text(PdfReader(path).pages)


def test_a_printer_gets_the_same_pages(window: MainWindow, shared: Path, tmp_path: Path) -> None:
    """A printer that writes a file stands for the others."""
    finished(window, shared)
    dialog = opened(window, "print_board")
    dialog.true.setChecked(True)
    pages = dialog.pages()
    device = QPrinter(QPrinter.PrinterMode.HighResolution)
    device.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    device.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.print_on(device)
    found = PdfReader(tmp_path / "printed.pdf").pages
    sizes = [
        sorted((round(float(page.mediabox.width) / MM), round(float(page.mediabox.height) / MM))) for page in found
    ]
    assert sizes == [sorted((round(page.width), round(page.height))) for page in pages]
    assert window.statusBar().currentMessage().startswith("Printed: 1849")


def test_a_printer_that_takes_nothing_is_told(
    window: MainWindow, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    start("Anna", "Bruno", "Carla")
    dialog = opened(window, "print_board")
    monkeypatch.setattr(printer, "print_pages", lambda *_: False)
    dialog.print_on(QPrinter())
    assert dialog.trouble.text() == "✗ The printer does not answer."
    assert dialog.isVisible()


def test_a_file_that_cannot_be_written_is_told(
    window: MainWindow, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start("Anna", "Bruno", "Carla")
    dialog = opened(window, "print_board")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "nowhere" / "x"), ""))
    dialog.pdf_button.click()
    assert dialog.trouble.text().startswith("✗ ")
    assert dialog.isVisible()


def test_the_page_at_the_end_of_a_game_prints_its_report(window: MainWindow, shared: Path) -> None:
    finished(window, shared)
    page = window.turn.findChild(RankingPage)
    assert page is not None
    window.commands.run("print_report")
    assert any(dialog.isVisible() for dialog in window.findChildren(PaperDialog))
