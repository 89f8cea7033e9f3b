"""What leaves the window for paper and the clipboard: board, report, figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from gui.board.scene import BoardScene
from gui.moments import moment_text
from gui.theme import load_theme
from gui.work_window import show_dialog

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from gui.printing.pages import Page
    from gui.printing.paper import PrintSettings


class Outputs(QObject):
    """One method for each entry of the menus, named after it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def slots(self) -> dict[str, Callable[[], object]]:
        """The methods by the id of their entry."""
        return {
            "print_board": self.print_board,
            "print_report": self.print_report,
            "copy_picture": self.copy_picture,
            "copy_report": self.copy_report,
            "copy_figures": self.copy_figures,
            "mail": self.mail,
        }

    # --- clipboard

    def copy_picture(self) -> None:
        """The board as it is shown, as a picture."""
        from gui import render

        scene = self._window.scene
        QGuiApplication.clipboard().setImage(render.image_of(scene, render.picture_size(scene, None)))
        self._window.say(self.tr("The picture of the board is on the clipboard."))

    def copy_report(self) -> None:
        """The report of the whole game."""
        from gui.report import report_text

        session = self._window.controller.session
        if session is not None:
            QGuiApplication.clipboard().setText(report_text(session))
            self._window.say(self.tr("The report is on the clipboard."))

    def copy_figures(self) -> None:
        """The figures of all rounds, as CSV for spreadsheets and as text for the rest."""
        from engine.interop.csv_table import rounds_csv

        session = self._window.controller.session
        if session is not None:
            table = rounds_csv(session)
            content = QMimeData()
            content.setText(table)
            content.setData("text/csv", table.encode("utf-8"))
            QGuiApplication.clipboard().setMimeData(content)
            self._window.say(self.tr("The figures are on the clipboard."))

    def mail(self) -> None:
        """The last turn as a text for mail, with the file to attach."""
        from gui.dialogs.mail import MailDialog

        session = self._window.controller.session
        if session is not None:
            controller = self._window.controller
            shown = controller.position if controller.looking else None
            dialog = MailDialog(session, self._window.settings, shown, self._window)
            dialog.told.connect(self._window.say)
            show_dialog(dialog)

    # --- paper

    def print_board(self) -> None:
        """The position that is shown, or the empty board."""
        self._print(self._board_pages, with_size=True)

    def print_report(self) -> None:
        """The report of the game with the chart of the worth."""
        from gui.printing.report_sheets import report_pages

        session = self._window.controller.session
        if session is not None:
            self._print(lambda settings, _fit: report_pages(session, settings), with_size=False)

    def _print(self, pages: Callable[[PrintSettings, bool], Iterator[Page]], *, with_size: bool) -> None:
        from gui.dialogs.paper import PaperDialog

        dialog = PaperDialog(pages, self._name(), self._window.settings, self._window)
        if not with_size:
            dialog.leave_size()
        dialog.told.connect(self._window.say)
        show_dialog(dialog)

    def _board_pages(self, settings: PrintSettings, fit: bool) -> Iterator[Page]:  # noqa: FBT001 - see `Pages`
        """Both maps of a title on one page, or each at true size over several."""
        from gui.printing.board_sheets import fitted_page, scene_pages

        window = self._window
        title = window.scene.title
        if title is None:
            return
        if fit:
            yield fitted_page(self._scene(""), self._moment(), settings)
            return
        for map_ in title.maps:
            yield from scene_pages(self._scene(map_.id), f"{self._moment()} · {map_.id}", settings)

    def _scene(self, only: str) -> BoardScene:
        """The position without what lies over it; on paper a dark board would be a waste of ink."""
        window, theme = self._window, self._window.scene.theme
        scene = BoardScene(load_theme("light") if theme.dark else theme)
        scene.set_captions(window.scene.captions)
        assert window.scene.title is not None
        scene.set_title(window.scene.title, only=only)
        if window.controller.session is not None:
            scene.set_state(window.controller.game, window.controller.state)
        return scene

    def _name(self) -> str:
        session = self._window.controller.session
        title = self._window.scene.title
        if session is None:
            return "" if title is None else title.name
        return f"{session.game.title.name} - {', '.join(seat.name for seat in session.game.seats)}"

    def _moment(self) -> str:
        """The game and the moment of it, as it stands below a board."""
        controller = self._window.controller
        if controller.session is None:
            return self._name()
        return f"{self._name()} · {moment_text(controller.game, controller.state)}"
