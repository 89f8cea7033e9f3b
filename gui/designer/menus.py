"""Menus of the designer and their shortcuts, in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QMainWindow

from gui.menus import SEPARATOR, Entry, MenuBar

CONTEXT: Final = "designer"


def _entry(ident: str, words: object, keys: str = "") -> Entry:
    return Entry(ident, str(words), keys)


MENUS: Final[tuple[tuple[str, tuple[Entry, ...]], ...]] = (
    (
        str(QT_TRANSLATE_NOOP("designer", "&Title")),
        (
            _entry("new", QT_TRANSLATE_NOOP("designer", "&New or open…"), "Ctrl+N"),
            _entry("open", QT_TRANSLATE_NOOP("designer", "Open a &folder…"), "Ctrl+O"),
            _entry("save", QT_TRANSLATE_NOOP("designer", "&Save"), "Ctrl+S"),
            _entry("save_as", QT_TRANSLATE_NOOP("designer", "Save &as…"), "Ctrl+Shift+S"),
            _entry("", SEPARATOR),
            _entry("import_maker", QT_TRANSLATE_NOOP("designer", "&Import an 18xx-maker game…")),
            _entry("export_maker", QT_TRANSLATE_NOOP("designer", "&Export as an 18xx-maker game…")),
            _entry("print", QT_TRANSLATE_NOOP("designer", "&Print…"), "Ctrl+P"),
            _entry("picture", QT_TRANSLATE_NOOP("designer", "Pic&ture of the map…")),
            _entry("", SEPARATOR),
            _entry("close", QT_TRANSLATE_NOOP("designer", "&Close the designer"), "Ctrl+W"),
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("designer", "&Edit")),
        (
            _entry("undo", QT_TRANSLATE_NOOP("designer", "&Undo"), "Ctrl+Z"),
            _entry("redo", QT_TRANSLATE_NOOP("designer", "&Redo"), "Ctrl+Y"),
            _entry("", SEPARATOR),
            _entry("cut", QT_TRANSLATE_NOOP("designer", "Cu&t hexes"), "Ctrl+X"),
            _entry("copy", QT_TRANSLATE_NOOP("designer", "&Copy hexes"), "Ctrl+C"),
            _entry("paste", QT_TRANSLATE_NOOP("designer", "&Paste hexes"), "Ctrl+V"),
            _entry("move", QT_TRANSLATE_NOOP("designer", "Mo&ve, turn or mirror hexes"), "Ctrl+M"),
            _entry("", SEPARATOR),
            _entry("select_all", QT_TRANSLATE_NOOP("designer", "Select &all hexes"), "Ctrl+A"),
            _entry("remove", QT_TRANSLATE_NOOP("designer", "Re&move the selected hexes"), "Ctrl+Del"),
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("designer", "&Try")),
        (
            _entry("play", QT_TRANSLATE_NOOP("designer", "&Play this…"), "F5"),
            _entry("heat", QT_TRANSLATE_NOOP("designer", "&Heat"), "F6"),
            _entry("check", QT_TRANSLATE_NOOP("designer", "&Checks"), "F4"),
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("designer", "&View")),
        (
            _entry("fit", QT_TRANSLATE_NOOP("designer", "&Whole map"), "Ctrl+B"),
            _entry("closer", QT_TRANSLATE_NOOP("designer", "Zoom &in"), "F3"),
            _entry("farther", QT_TRANSLATE_NOOP("designer", "Zoom &out"), "F2"),
            _entry("to_map", QT_TRANSLATE_NOOP("designer", "To the &map"), "F7"),
            _entry("", SEPARATOR),
            _entry("hex_ids", QT_TRANSLATE_NOOP("designer", "Names of &hexes"), "F8"),
            _entry("larger", QT_TRANSLATE_NOOP("designer", "&Larger text"), "Ctrl++"),
            _entry("smaller", QT_TRANSLATE_NOOP("designer", "S&maller text"), "Ctrl+-"),
            _entry("normal", QT_TRANSLATE_NOOP("designer", "&Normal text"), "Ctrl+0"),
            _entry("", SEPARATOR),
        ),
    ),
)

ON_MAP: Final = ("cut", "copy", "paste", "move", "select_all", "remove")
"""Entries for hexes: beside another page their keys belong to the cells of tables."""


class DesignMenus(MenuBar):
    """The menus of the designer's window; the last one also gets the parts of the window."""

    def __init__(self, window: QMainWindow, slots: Mapping[str, Callable[[], object]]) -> None:
        super().__init__(window, MENUS, CONTEXT, slots)
        self.parts = self.menus[-1].addMenu("")
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        self.parts.setTitle(QCoreApplication.translate("designer", "&Parts of the window"))
