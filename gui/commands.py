"""What the menus do. Dialogs and writers are imported when they are wanted, so that the window opens at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.errors import Refusal, TrinacriaError
from gui.ask_file import ask_file
from gui.desk import names_of
from gui.outputs import Outputs
from gui.settings import NORMAL_TEXT
from gui.texts import refusal_text
from gui.undoing import Undoing
from gui.work_window import show_dialog

if TYPE_CHECKING:
    from gui.designer.start import Studio
    from gui.main_window import MainWindow
    from gui.table_view import TableView

TEXT_STEP: Final = 10
ZOOM_STEP: Final = 1.25


class Commands(QObject):
    """One method for each entry of the menus (`gui.menus.MENUS`), named after it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._studio: Studio | None = None
        self.table: TableView | None = None
        self.outputs = Outputs(window)
        self.undoing = Undoing(window)

    def slots(self) -> dict[str, Callable[[], object]]:
        """The methods by the id of their entry."""
        return {
            "new": self.new, "open": self.open, "resume": self.resume_list, "demo": self.demo, "save": self.save,
            "export_18xx": self.export_18xx, "export_csv": self.export_csv, "export_text": self.export_text,
            "picture": self.picture, "designer": self.designer,
            "ranking": self.ranking, "preferences": self.preferences, "quit": self._window.close,
            "undo": self.undoing.undo, "redo": self._window.controller.redo,
            "restart_turn": self.undoing.restart_turn, "present": self.present,
            "earlier": self.earlier, "later": self.later, "branch": self.branch, "to_choices": self._window.turn.focus_default,
            "to_board": self.to_board, "fit": self._window.view.fit, "next_map": self._window.view.next_map,
            "closer": self.closer, "farther": self.farther,
            "larger": self.larger, "smaller": self.smaller, "normal": self.normal,
            "hex_ids": self._flag("hex_ids"), "tile_numbers": self._flag("tile_numbers"),
            "color_letters": self._flag("color_letters"), "gauge_breaks": self._flag("gauge_breaks"),
            "clock": self._window.clock.toggle,
            "advice": self._window.tools.toggle_advice, "what_if": self._window.tools.toggle_what_if,
            "drawer": self.drawer, "full_screen": self.full_screen, "table_view": self.table_view,
            "reset_windows": self._window.reset_layout, "rules": self.rules, "shortcuts": self.shortcuts, "about": self.about,
            **self.outputs.slots(),
        }  # fmt: skip

    def run(self, name: str) -> None:
        """A command by its name, as the pages of the turn panel ask for it."""
        {
            "new": self.new, "open": self.open, "resume": self.resume, "resume_list": self.resume_list, "demo": self.demo,
            "export_text": self.export_text, "print_report": self.outputs.print_report,
        }[name]()  # fmt: skip

    # --- games

    def new(self) -> None:
        """Set up a new game."""
        from gui.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._window.settings, self._window)
        dialog.accepted.connect(lambda: self._start(dialog))
        show_dialog(dialog)

    def _start(self, dialog: QWidget) -> None:
        from gui.dialogs.new_game import NewGameDialog

        assert isinstance(dialog, NewGameDialog)
        try:
            session = self._window.desk.start(dialog.title_id(), dialog.wish(), dialog.own_title())
        except TrinacriaError as error:
            self._window.tell(error)
            return
        self._window.clock.prepare(session, dialog.clock.terms())
        self._window.show_session(session)
        if self._window.desk.trouble is not None:
            self._window.tell(self._window.desk.trouble)

    def open(self) -> None:
        """Open a save or an 18xx.games file."""
        words = self.tr("Games (*.json);;All files (*)")
        path = self._ask_open(self.tr("Open a game"), words)
        if path is not None:
            self._window.open_file(path)

    def resume(self) -> None:
        """Go on with the game that was running."""
        running = self._window.desk.running()
        if running is not None:
            self.resume_game(running.id)

    def resume_game(self, number: int) -> None:
        """Go on with a game of the library."""
        try:
            session = self._window.desk.resume(number)
        except TrinacriaError as error:
            self._window.tell(error)
            return
        self._window.show_session(session)

    def resume_list(self) -> None:
        """Choose among the games of the library."""
        from gui.dialogs.library import LibraryDialog

        library = self._window.desk.library()
        if library is None:
            if self._window.desk.trouble is not None:
                self._window.tell(self._window.desk.trouble)
            return
        dialog = LibraryDialog(library, self._window)
        dialog.chosen.connect(self.resume_game)
        show_dialog(dialog)

    def demo(self) -> None:
        """Open the game that comes with the program; what is done goes into the library, its file stays as it is."""
        from gui.desk import DEMO

        self._window.open_file(DEMO, as_reply=False)

    def save(self) -> None:
        """Write the game to a file; the library keeps it anyway."""
        from engine.saves import write_save

        session = self._window.controller.session
        if session is not None:
            self._write(self.tr("Save a copy"), "json", lambda path: write_save(path, session))

    def export_18xx(self) -> None:
        """Write the game as an 18xx.games file."""
        from engine.interop.eighteen_xx_export import encode_exchange, export_game
        from engine.saves import write_atomically

        session = self._window.controller.session
        if session is None:
            return
        content = export_game(session)
        if isinstance(content, Refusal):
            self._window.say("✗ " + refusal_text(content, session.game))
            return
        words = self.tr("Export as an 18xx.games file")
        self._write(words, "json", lambda path: write_atomically(path, encode_exchange(content)))

    def export_csv(self) -> None:
        """Write the figures of the table as CSV."""
        from engine.interop.csv_table import rounds_csv
        from engine.saves import write_atomically

        session = self._window.controller.session
        if session is not None:
            words = self.tr("Export the figures")
            self._write(words, "csv", lambda path: write_atomically(path, rounds_csv(session).encode("utf-8-sig")))

    def export_text(self) -> None:
        """Write the report of the whole game."""
        from gui.report import write_report

        session = self._window.controller.session
        if session is not None:
            self._write(self.tr("Export the report"), "txt", lambda path: write_report(path, session))

    def picture(self) -> None:
        """Write a picture of the board."""
        from gui import render
        from gui.safe_file import safely

        scene = self._window.scene
        writers = {".svg": render.save_svg, ".pdf": render.save_pdf}

        def write(path: Path) -> None:
            save = writers.get(path.suffix.lower(), render.save_png)
            safely(path, lambda fresh: save(scene, fresh, render.picture_size(scene, None)))

        self._write(self.tr("Picture of the board"), "png", write, "*.png *.svg *.pdf")

    def designer(self) -> None:
        """Open the designer, or bring it to the front."""
        from gui.designer.start import Studio

        if self._studio is None:
            self._studio = Studio(self._window)
        self._studio.open()

    def ranking(self) -> None:
        """Show who is ahead, or has won."""
        from gui.dialogs.ranking import RankingDialog

        session = self._window.controller.session
        if session is not None:
            show_dialog(RankingDialog(session, self._window))

    def preferences(self) -> None:
        """Language, colours, text size and small print."""
        from gui.dialogs.preferences import PreferencesDialog

        show_dialog(PreferencesDialog(self._window.settings, self._window))

    # --- moves

    def present(self) -> None:
        """Stop looking at another moment."""
        self._window.controller.look(None)

    def earlier(self) -> None:
        """Look one move back."""
        controller = self._window.controller
        controller.look(controller.position - 1)

    def later(self) -> None:
        """Look one move ahead."""
        controller = self._window.controller
        controller.look(controller.position + 1)

    def branch(self) -> None:
        """Play on from the moment that is shown, on a copy."""
        self.branch_at(self._window.controller.position)

    def branch_at(self, position: int) -> None:
        """Play on from a moment on a copy; the game itself stays as it is in the library."""
        session = self._window.controller.session
        if session is not None:
            name = self.tr("{players}: copy from move {position}").format(players=names_of(session), position=position)
            self._window.show_session(self._window.desk.copy(session, position, name))
            self._window.say(self.tr("This is a copy; the other game is kept in the library."))

    def to_board(self) -> None:
        """Put the focus on the board."""
        self._window.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- view

    def closer(self) -> None:
        """Zoom in."""
        self._window.view.zoom(ZOOM_STEP)

    def farther(self) -> None:
        """Zoom out."""
        self._window.view.zoom(1 / ZOOM_STEP)

    def larger(self) -> None:
        """Larger text."""
        self._window.settings.text_percent += TEXT_STEP

    def smaller(self) -> None:
        """Smaller text."""
        self._window.settings.text_percent -= TEXT_STEP

    def normal(self) -> None:
        """Text as the system has it."""
        self._window.settings.text_percent = NORMAL_TEXT

    def drawer(self) -> None:
        """Hide or show the drawer."""
        shown = self._window.menus.actions["drawer"].isChecked()
        self._window.show_drawer(shown)

    def full_screen(self) -> None:
        """Full screen and back."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def table_view(self) -> None:
        """Show the table view, or close it."""
        from gui.table_view import TableView

        if self.table is None:
            window = self._window
            self.table = TableView(window.scene, window.controller, window.settings, window)
            self.table.follow_clock(window.clock)
        if self.table.isVisible():
            self.table.close()
        else:
            self.table.appear()

    def _flag(self, name: str) -> Callable[[], None]:
        def keep() -> None:
            self._window.settings.set_flag(name, value=self._window.menus.actions[name].isChecked())

        return keep

    # --- help

    def rules(self, rule: str = "") -> None:
        """The rules at a paragraph: the one asked for, that of the refusal being shown, or that of the present step."""
        from gui.dialogs.rules import RulesDialog

        window = self._window
        dialog = window.findChild(RulesDialog) or RulesDialog(window)
        session = window.controller.session
        title = window.settings.text("title") if session is None else str(session.game.title.id)
        rules = "" if session is None else session.game.title.rules
        dialog.open_for(title, window.controller.step(), rule or window.turn.refused_rule, rules=rules)
        dialog.show()
        dialog.activateWindow()

    def shortcuts(self) -> None:
        """List of shortcuts."""
        from gui.dialogs.help import ShortcutsDialog

        show_dialog(ShortcutsDialog(self._window.menus, self._window))

    def about(self) -> None:
        """About the program."""
        from gui.dialogs.help import AboutDialog

        show_dialog(AboutDialog(self._window))

    # --- files

    def _ask_open(self, words: str, kinds: str) -> Path | None:
        folder = self._window.settings.text("folder")
        name, _ = QFileDialog.getOpenFileName(self._window, words, folder, kinds)
        if not name:
            return None
        path = Path(name)
        self._window.settings.set_text("folder", str(path.parent))
        return path

    def _write(self, words: str, ending: str, write: Callable[[Path], object], kinds: str = "") -> None:
        """Ask for a file and write it; an error becomes one sentence."""
        path = ask_file(self._window, self._window.settings, words, ending, kinds=kinds)
        if path is None:
            return
        try:
            write(path)
        except TrinacriaError as error:
            self._window.tell(error)
            return
        self._window.say(self.tr("Written: {file}").format(file=path))
