"""What the menus of the designer do. Dialogs are imported when they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog

from engine.designer.document import Document, changed_outside, open_document
from engine.designer.edits import RemoveHexes
from engine.designer.places import hex_ids
from engine.designer.playing import playable
from engine.errors import TrinacriaError
from engine.interop.maker_report import Loss
from gui.ask_file import ask_file
from gui.board.describe import hex_text
from gui.designer.scene import Spot
from gui.designer.titles_place import titles_place
from gui.settings import NORMAL_TEXT
from gui.work_window import show_dialog

if TYPE_CHECKING:
    from gui.designer.window import DesignerWindow

ZOOM_STEP: Final = 1.25
TEXT_STEP: Final = 10
NARROWEST: Final = 100
WIDEST: Final = 16_000
WIDTH_STEP: Final = 100
"""Pixels of a picture."""


class DesignCommands(QObject):
    """One method for each entry of the menus (`gui.designer.menus.MENUS`), named after it."""

    def __init__(self, window: DesignerWindow) -> None:
        super().__init__(window)
        self._window = window

    def slots(self) -> dict[str, Callable[[], object]]:
        """The methods by the id of their entry."""
        window = self._window
        return {
            "new": self.new, "open": self.open, "save": self.save, "save_as": self.save_as, "close": window.close,
            "cut": window.clipboard.cut, "copy": window.clipboard.copy, "paste": window.clipboard.paste,
            "move": window.clipboard.move,
            "undo": window.model.undo, "redo": window.model.redo, "select_all": self.select_all, "remove": self.remove,
            "fit": window.view.fit, "closer": self.closer, "farther": self.farther, "to_map": self.to_map,
            "play": self.play, "import_maker": self.import_maker, "export_maker": self.export_maker,
            "picture": self.picture, "print": self.print,
            "heat": lambda: window.show_part("heat"), "check": self.check, "hex_ids": self.hex_ids,
            "larger": lambda: self.scale_text(TEXT_STEP), "smaller": lambda: self.scale_text(-TEXT_STEP),
            "normal": lambda: self.scale_text(0),
        }  # fmt: skip

    # --- titles

    def new(self) -> None:
        """Choose a title to look at, to copy, or to begin from."""
        from gui.designer.open_dialog import OpenDialog

        if not self._window.may_leave():
            return
        dialog = OpenDialog(self._window, titles_place(self._window.settings))
        dialog.opened.connect(self._opened)
        show_dialog(dialog)

    def _opened(self, document: Document, folder: Path | None, draft: Path | None) -> None:
        self._window.model.show(document, folder, unsaved=draft is not None)
        if draft is not None:
            self._window.drafts.adopt(draft)

    def open(self) -> None:
        """Open the title in a folder."""
        if not self._window.may_leave():
            return
        start = self._window.settings.text("design_folder")
        name = QFileDialog.getExistingDirectory(self._window, self.tr("Open the folder of a title"), start)
        if name:
            self.open_folder(Path(name))

    def open_folder(self, folder: Path) -> bool:
        """Open the title in a folder, or say why not; the present one then stays."""
        try:
            document = open_document(folder)
        except TrinacriaError as error:
            self._window.tell(error)
            return False
        self._window.settings.set_text("design_folder", str(folder))
        self._window.model.show(document, folder)
        return True

    def save(self) -> bool:
        """Write the files; a title without a place of its own gets one first."""
        folder = self._window.model.folder
        if folder is None:
            return self.save_as()
        if not self._window.may_overwrite(changed_outside(self._window.model.document, folder)):
            return False
        return self.write(folder)

    def save_as(self) -> bool:
        """Write the files under another id, and go on with that title."""
        from gui.designer.save_dialog import SaveDialog

        dialog = SaveDialog(self._window.model, self._window.settings, self._window)
        if dialog.exec() != dialog.DialogCode.Accepted:
            return False
        try:
            document = dialog.document()
        except TrinacriaError as error:
            self._window.tell(error)
            return False
        return self.write(dialog.folder(), document)

    def write(self, folder: Path, document: Document | None = None) -> bool:
        """Write the files to a folder; False with a sentence when that failed."""
        try:
            self._window.model.save(folder, document)
        except TrinacriaError as error:
            self._window.tell(error)
            return False
        self._window.say(self.tr("Saved in {folder}").format(folder=folder))
        return True

    # --- other programs' files

    def import_maker(self) -> None:
        """Make a title of an 18xx-maker game."""
        from gui.designer.maker_dialogs import ImportDialog

        if not self._window.may_leave():
            return
        folder = self._window.settings.text("folder")
        words = self.tr("18xx-maker games (*.json);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import an 18xx-maker game"), folder, words)
        if not name:
            return
        dialog = ImportDialog(Path(name), self._window)
        dialog.imported.connect(lambda document, losses: self._imported(document, losses, Path(name)))
        show_dialog(dialog)

    def _imported(self, document: Document, losses: tuple[Loss, ...], file: Path) -> None:
        self._window.settings.set_text("folder", str(file.parent))
        self._window.model.show(document, None)
        self._report(losses, file)

    def export_maker(self) -> None:
        """Write the title as an 18xx-maker game, and tell what could not be carried."""
        from engine.interop.maker_export import encode_maker, export_maker
        from engine.saves import write_atomically

        content, losses = export_maker(self._window.model.files)
        path = self._ask_save(self.tr("Export as an 18xx-maker game"), "json")
        if path is not None and self._try(lambda: write_atomically(path, encode_maker(content))):
            self._window.say(self.tr("Written: {file}").format(file=path))
            self._report(losses, path)

    def _report(self, losses: tuple[Loss, ...], file: Path) -> None:
        from gui.designer.maker_dialogs import LossesDialog

        show_dialog(LossesDialog(losses, file, self._window))

    def print(self) -> None:
        """Print boards, tiles and papers at true size."""
        from gui.designer.print_dialog import PrintDialog

        try:
            title = playable(self._window.model.document)
        except TrinacriaError as error:
            self._window.tell(error)
            return
        dialog = PrintDialog(title, self._window.settings, self._window.scene.theme.id, self._window)
        dialog.printed.connect(self._printed)
        show_dialog(dialog)

    def _printed(self, path: Path, pages: int) -> None:
        words = self.tr("%n pages in {file}", "", pages)
        self._window.say(words.format(file=path))

    def picture(self) -> None:
        """Write a picture of the empty maps, as they look in play."""
        from gui import render
        from gui.board.scene import BoardScene
        from gui.safe_file import safely

        try:
            title = playable(self._window.model.document)
        except TrinacriaError as error:
            self._window.tell(error)
            return
        path = self._ask_save(self.tr("Picture of the map"), "png", "*.png *.svg *.pdf")
        if path is None:
            return
        scene = BoardScene(self._window.scene.theme)
        scene.set_captions(self._window.scene.captions)
        scene.set_title(title)
        writers = {".svg": render.save_svg, ".pdf": render.save_pdf}
        write = writers.get(path.suffix.lower(), render.save_png)
        size = render.picture_size(scene, None)
        if path.suffix.lower() not in writers:
            wide = self._ask_width(size.width())
            if wide is None:
                return
            size = QSize(wide, max(1, round(wide * size.height() / size.width())))
        if self._try(lambda: safely(path, lambda fresh: write(scene, fresh, size))):
            self._window.say(self.tr("Written: {file}").format(file=path))

    def _ask_width(self, usual: int) -> int | None:
        """How wide a picture is to be, in pixels; None when it is not wanted after all."""
        words = self.tr("&Width in pixels")
        wide, ok = QInputDialog.getInt(
            self._window, self.tr("Picture of the map"), words, usual, NARROWEST, WIDEST, WIDTH_STEP
        )
        return wide if ok else None

    def _ask_save(self, words: str, ending: str, kinds: str = "") -> Path | None:
        window = self._window
        return ask_file(window, window.settings, words, ending, name=window.model.files.id, kinds=kinds)

    def _try(self, write: Callable[[], object]) -> bool:
        """Write something; an error becomes one sentence."""
        try:
            write()
        except TrinacriaError as error:
            self._window.tell(error)
            return False
        return True

    # --- editing

    def select_all(self) -> None:
        """Select every hex of the map that is pointed at; the second time of all maps; the last one read is the anchor."""
        model, present = self._window.model, self._window.view.present_map()
        of_maps = {map_.id: hex_ids(model.files, index) for index, map_ in enumerate(model.files.maps)}
        own, whole = of_maps.get(present, ()), tuple(chain.from_iterable(of_maps.values()))
        model.select(whole if set(own) <= set(model.selection) else own)

    def remove(self) -> None:
        """Remove the selected hexes."""
        chosen = self._window.model.selection
        if chosen:
            self._window.model.do(RemoveHexes(chosen))

    # --- trying

    def play(self) -> None:
        """Start a game on the title as it is now."""
        try:
            title = playable(self._window.model.document)
        except TrinacriaError as error:
            self._window.tell(error)
            self._window.show_part("findings")
            return
        self._window.play_wanted.emit(title)

    # --- view

    def check(self) -> None:
        """Show the findings, and look again."""
        self._window.show_part("findings")
        self._window.checker.ask()

    def hex_ids(self) -> None:
        """Write the names of hexes on the map, or no longer."""
        settings = self._window.settings
        settings.set_flag("hex_ids", value=not settings.flag("hex_ids"))

    def scale_text(self, step: int) -> None:
        """Larger or smaller text in all windows; 0: as the system has it."""
        settings = self._window.settings
        settings.text_percent = settings.text_percent + step if step else NORMAL_TEXT

    def closer(self) -> None:
        """Zoom in."""
        self._window.view.zoom(ZOOM_STEP)

    def farther(self) -> None:
        """Zoom out."""
        self._window.view.zoom(1 / ZOOM_STEP)

    def to_map(self) -> None:
        """Show the map and put the focus on it."""
        self._window.pages.setCurrentWidget(self._window.view)
        self._window.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def spot_words(self, spot: Spot) -> str:
        """What is at a spot, in one line."""
        scene = self._window.scene
        if spot.hex is None or scene.title is None:
            return self.tr("{cell}: empty").format(cell=spot.name)
        return hex_text(scene.title, scene.position, spot.hex)
