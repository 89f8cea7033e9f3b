"""Menus and their shortcuts: one table, so that the list of shortcuts (F1) and the menus cannot differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from gui.settings import Settings
from gui.theme import THEMES

SEPARATOR: Final = ""


class Entry(msgspec.Struct, frozen=True):
    """A line of a menu. `words` is a text of the context `menus`; `flag` names the preference a checkable entry keeps."""

    id: str
    words: str
    keys: str = ""
    flag: str = ""


def _entry(ident: str, words: object, keys: str = "", flag: str = "") -> Entry:
    return Entry(ident, str(words), keys, flag)


MENUS: Final[tuple[tuple[str, tuple[Entry, ...]], ...]] = (
    (
        str(QT_TRANSLATE_NOOP("menus", "&Game")),
        (
            _entry("new", QT_TRANSLATE_NOOP("menus", "&New game…"), "Ctrl+N"),
            _entry("open", QT_TRANSLATE_NOOP("menus", "&Open file…"), "Ctrl+O"),
            _entry("resume", QT_TRANSLATE_NOOP("menus", "&Games on this computer…"), "Ctrl+Shift+O"),
            _entry("demo", QT_TRANSLATE_NOOP("menus", "Open the de&mo game")),
            _entry("", SEPARATOR),
            _entry("save", QT_TRANSLATE_NOOP("menus", "&Save a copy as…"), "Ctrl+S"),
            _entry("export_18xx", QT_TRANSLATE_NOOP("menus", "Export as an &18xx.games file…")),
            _entry("export_csv", QT_TRANSLATE_NOOP("menus", "Export the figures as &CSV…")),
            _entry("export_text", QT_TRANSLATE_NOOP("menus", "Export the &report as text…")),
            _entry("picture", QT_TRANSLATE_NOOP("menus", "&Picture of the board…")),
            _entry("", SEPARATOR),
            _entry("print_board", QT_TRANSLATE_NOOP("menus", "Print the &board…"), "Ctrl+P"),
            _entry("print_report", QT_TRANSLATE_NOOP("menus", "Prin&t the report…"), "Ctrl+Shift+P"),
            _entry("copy_picture", QT_TRANSLATE_NOOP("menus", "Cop&y the picture of the board"), "Ctrl+Shift+C"),
            _entry("copy_report", QT_TRANSLATE_NOOP("menus", "Copy t&he report")),
            _entry("copy_figures", QT_TRANSLATE_NOOP("menus", "Copy the fig&ures")),
            _entry("mail", QT_TRANSLATE_NOOP("menus", "Turn for mai&l…"), "Ctrl+M"),
            _entry("", SEPARATOR),
            _entry("designer", QT_TRANSLATE_NOOP("menus", "&Designer…"), "Ctrl+D"),
            _entry("", SEPARATOR),
            _entry("ranking", QT_TRANSLATE_NOOP("menus", "Ran&king…"), "Ctrl+R"),
            _entry("preferences", QT_TRANSLATE_NOOP("menus", "Pre&ferences…"), "Ctrl+,"),
            _entry("quit", QT_TRANSLATE_NOOP("menus", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("menus", "&Moves")),
        (
            _entry("undo", QT_TRANSLATE_NOOP("menus", "&Undo"), "Ctrl+Z"),
            _entry("redo", QT_TRANSLATE_NOOP("menus", "&Redo"), "Ctrl+Y"),
            _entry("restart_turn", QT_TRANSLATE_NOOP("menus", "Begin the &turn again"), "Ctrl+Shift+Z"),
            _entry("present", QT_TRANSLATE_NOOP("menus", "Back to the &present"), "Ctrl+End"),
            _entry("earlier", QT_TRANSLATE_NOOP("menus", "Look one move &back"), "Ctrl+Left"),
            _entry("later", QT_TRANSLATE_NOOP("menus", "Look one move &ahead"), "Ctrl+Right"),
            _entry("branch", QT_TRANSLATE_NOOP("menus", "Play on from here on a &copy")),
            _entry("", SEPARATOR),
            _entry("clock", QT_TRANSLATE_NOOP("menus", "Pause the cloc&k, or let it run"), "F5"),
            _entry("advice", QT_TRANSLATE_NOOP("menus", "Which &lay pays?"), "Ctrl+L"),
            _entry("what_if", QT_TRANSLATE_NOOP("menus", "&What if…"), "Ctrl+I"),
            _entry("", SEPARATOR),
            _entry("to_choices", QT_TRANSLATE_NOOP("menus", "To the c&hoices"), "F6"),
            _entry("to_board", QT_TRANSLATE_NOOP("menus", "To the b&oard"), "F7"),
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("menus", "&View")),
        (
            _entry("fit", QT_TRANSLATE_NOOP("menus", "&Whole board"), "Ctrl+B"),
            _entry("next_map", QT_TRANSLATE_NOOP("menus", "The ne&xt map alone"), "F4"),
            _entry("closer", QT_TRANSLATE_NOOP("menus", "Zoom &in"), "F3"),
            _entry("farther", QT_TRANSLATE_NOOP("menus", "Zoom &out"), "F2"),
            _entry("", SEPARATOR),
            _entry("larger", QT_TRANSLATE_NOOP("menus", "&Larger text"), "Ctrl++"),
            _entry("smaller", QT_TRANSLATE_NOOP("menus", "S&maller text"), "Ctrl+-"),
            _entry("normal", QT_TRANSLATE_NOOP("menus", "&Normal text"), "Ctrl+0"),
            _entry("", SEPARATOR),
            _entry("hex_ids", QT_TRANSLATE_NOOP("menus", "Names of &hexes"), "F8", "hex_ids"),
            _entry("tile_numbers", QT_TRANSLATE_NOOP("menus", "&Tile numbers"), "Shift+F8", "tile_numbers"),
            _entry("color_letters", QT_TRANSLATE_NOOP("menus", "Tile colours as l&etters"), "", "color_letters"),
            _entry("gauge_breaks", QT_TRANSLATE_NOOP("menus", "&Gauge breaks"), "Ctrl+G", "gauge_breaks"),
            _entry("", SEPARATOR),
            _entry("drawer", QT_TRANSLATE_NOOP("menus", "&Drawer at the bottom"), "F9", "drawer"),
            _entry("table_view", QT_TRANSLATE_NOOP("menus", "Ta&ble view"), "F12"),
            _entry("full_screen", QT_TRANSLATE_NOOP("menus", "&Full screen"), "F11"),
            _entry("reset_windows", QT_TRANSLATE_NOOP("menus", "Put all &parts back in place")),
        ),
    ),
    (
        str(QT_TRANSLATE_NOOP("menus", "&Help")),
        (
            _entry("rules", QT_TRANSLATE_NOOP("menus", "&Rules of the game"), "Shift+F1"),
            _entry("shortcuts", QT_TRANSLATE_NOOP("menus", "&Keyboard shortcuts"), "F1"),
            _entry("about", QT_TRANSLATE_NOOP("menus", "&About Trinacria")),
        ),
    ),
)

_THEMES: Final = {
    "light": QT_TRANSLATE_NOOP("menus", "Light"),
    "dark": QT_TRANSLATE_NOOP("menus", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("menus", "High contrast"),
    "safe": QT_TRANSLATE_NOOP("menus", "Safe for colour-blind players"),
}
LANGUAGE_NAMES: Final = {"it": "Italiano", "en": "English"}
"""Each in its own language; never translated."""


def theme_name(theme: str) -> str:
    """Name of a colour set."""
    return QCoreApplication.translate("menus", str(_THEMES[theme]))


class MenuBar:
    """The menus of a window by a table of words and entries, texts of one context. `actions` has every entry by id."""

    def __init__(
        self,
        window: QMainWindow,
        table: Sequence[tuple[str, Sequence[Entry]]],
        context: str,
        slots: Mapping[str, Callable[[], object]],
    ) -> None:
        self.actions: dict[str, QAction] = {}
        self.menus: list[QMenu] = []
        self._table = table
        self._context = context
        for _, entries in table:
            menu = window.menuBar().addMenu("")
            self.menus.append(menu)
            for entry in entries:
                if not entry.id:
                    menu.addSeparator()
                    continue
                action = QAction(window)
                if entry.keys:
                    action.setShortcut(QKeySequence(entry.keys))
                action.triggered.connect(lambda _checked=False, run=slots[entry.id]: run())
                menu.addAction(action)
                self.actions[entry.id] = action

    def retranslate(self) -> None:
        """Say all words again."""
        for menu, (words, entries) in zip(self.menus, self._table, strict=True):
            menu.setTitle(QCoreApplication.translate(self._context, words))
            for entry in entries:
                if entry.id:
                    self.actions[entry.id].setText(QCoreApplication.translate(self._context, entry.words))


class Menus(MenuBar):
    """The menus of the main window. `View` also gets the parts of the window and the looks."""

    def __init__(self, window: QMainWindow, settings: Settings, slots: Mapping[str, Callable[[], object]]) -> None:
        super().__init__(window, MENUS, "menus", slots)
        self._settings = settings
        for entry in (entry for _, entries in MENUS for entry in entries if entry.flag):
            action = self.actions[entry.id]
            action.setCheckable(True)
            action.setChecked(settings.flag(entry.flag, default=entry.flag == "drawer"))
        view = self.menus[2]
        view.addSeparator()
        self.parts = view.addMenu("")
        self.themes = view.addMenu("")
        self.languages = view.addMenu("")
        self._group(self.themes, window, THEMES, settings.theme, self._choose_theme)
        self._group(self.languages, window, tuple(LANGUAGE_NAMES), settings.language, self._choose_language)
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        translate = QCoreApplication.translate
        self.parts.setTitle(translate("menus", "Part&s of the window"))
        self.themes.setTitle(translate("menus", "&Colours"))
        self.languages.setTitle(translate("menus", "Lang&uage"))
        for action in self.themes.actions():
            action.setText(theme_name(str(action.data())))
        for action in self.languages.actions():
            action.setText(LANGUAGE_NAMES[str(action.data())])

    def follow_settings(self) -> None:
        """Show what the preferences say."""
        for menu, chosen in ((self.themes, self._settings.theme), (self.languages, self._settings.language)):
            for action in menu.actions():
                action.setChecked(action.data() == chosen)

    def _group(
        self, menu: QMenu, window: QMainWindow, ids: tuple[str, ...], chosen: str, choose: Callable[[str], None]
    ) -> None:
        group = QActionGroup(window)
        for ident in ids:
            action = QAction(window)
            action.setData(ident)
            action.setCheckable(True)
            action.setChecked(ident == chosen)
            action.triggered.connect(lambda _checked=False, ident=ident: choose(ident))
            group.addAction(action)
            menu.addAction(action)

    def _choose_theme(self, theme: str) -> None:
        self._settings.theme = theme

    def _choose_language(self, language: str) -> None:
        self._settings.language = language
