"""Preferences of this computer's user: language, theme, text size, windows. Kept by QSettings in the user's own place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from gui.i18n import LANGUAGES, preferred
from gui.theme import THEMES

SMALLEST_TEXT, NORMAL_TEXT, LARGEST_TEXT = 70, 100, 220
"""Text size in percent."""


class Settings(QObject):
    """Typed access to the preferences; `changed` names the preference that has a new value."""

    changed = Signal(str)

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        if path is None:
            self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "trinacria", "trinacria")
        else:
            self._store = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def language(self) -> str:
        """`it` or `en`; the system's where the user has not chosen."""
        stored = str(self._store.value("language", ""))
        return stored if stored in LANGUAGES else preferred()

    @language.setter
    def language(self, language: str) -> None:
        self._put("language", language)

    @property
    def theme(self) -> str:
        """Id of the colour set."""
        stored = str(self._store.value("theme", ""))
        return stored if stored in THEMES else THEMES[0]

    @theme.setter
    def theme(self, theme: str) -> None:
        self._put("theme", theme)

    @property
    def text_percent(self) -> int:
        """Text size in percent of the system's."""
        try:
            stored = int(str(self._store.value("text_percent", NORMAL_TEXT)))
        except ValueError:
            return NORMAL_TEXT
        return min(max(stored, SMALLEST_TEXT), LARGEST_TEXT)

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._put("text_percent", min(max(percent, SMALLEST_TEXT), LARGEST_TEXT))

    def flag(self, name: str, *, default: bool = False) -> bool:
        """A yes-or-no preference (`show_tile_numbers`, …)."""
        return str(self._store.value(f"flags/{name}", str(default))).lower() == "true"

    def set_flag(self, name: str, *, value: bool) -> None:
        """Remember a yes-or-no preference."""
        self._put(f"flags/{name}", str(value))

    def text(self, name: str, default: str = "") -> str:
        """A remembered text (last folder, names of the last table)."""
        return str(self._store.value(f"texts/{name}", default))

    def set_text(self, name: str, value: str) -> None:
        """Remember a text."""
        self._put(f"texts/{name}", value)

    def window(self, name: str) -> QByteArray | None:
        """Remembered geometry or dock state of a window."""
        stored = self._store.value(f"windows/{name}")
        return stored if isinstance(stored, QByteArray) else None

    def set_window(self, name: str, state: QByteArray) -> None:
        """Remember geometry or dock state of a window."""
        self._store.setValue(f"windows/{name}", state)

    def _put(self, name: str, value: object) -> None:
        self._store.setValue(name, value)
        self.changed.emit(name.rpartition("/")[2])
