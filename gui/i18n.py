"""Languages: Italian and English, switched while the program runs; needs only QtCore."""

from __future__ import annotations

import atexit
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

TRANSLATIONS = Path(__file__).parents[1] / "translations"
LANGUAGES = ("it", "en")
"""Languages with complete texts; the first is the default where the system's is neither."""


class Languages:
    """Installs the translators of one language at a time; widgets hear of a change as `LanguageChange`."""

    def __init__(self) -> None:
        self.language = ""
        self._installed: list[QTranslator] = []
        self._texts = b""

    def use(self, language: str) -> None:
        """Switch to `it` or `en`. Raises `ValueError` for another language."""
        if language not in LANGUAGES:
            raise ValueError(language)
        if language == self.language:
            return
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        self.language = language
        QLocale.setDefault(QLocale(language))
        qt_texts = QTranslator()
        if qt_texts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._install(qt_texts)
        ours = QTranslator()
        # From memory: a file that is compiled anew meanwhile would pull the texts from under the window.
        file = compiled(language)
        self._texts = file.read_bytes() if file.is_file() else b""
        if ours.load(self._texts):
            self._install(ours)

    def _install(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)


LANGUAGE = Languages()
"""The language in use by this process."""


def preferred() -> str:
    """The system's language where we have it, else the first of ours."""
    system = QLocale.system().name()[:2]
    return system if system in LANGUAGES else LANGUAGES[0]


def compiled(language: str) -> Path:
    """The compiled texts; made beside the source when out of date, or in a folder of this process where that may not be written.

    Never under a name that others can foresee: in a folder that everybody may write to, somebody could put other texts there.
    """
    source = TRANSLATIONS / f"app_{language}.ts"
    target = source.with_suffix(".qm")
    if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
        return target
    if not _release(source, target):
        target = _own_folder() / target.name
        if not target.exists():
            _release(source, target)
    return target


@cache
def _own_folder() -> Path:
    """A folder that only this user can read and write, gone when the program ends."""
    folder = tempfile.TemporaryDirectory(prefix="trinacria_")
    atexit.register(folder.cleanup)
    return Path(folder.name)


def _release(source: Path, target: Path) -> bool:
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    try:
        done = subprocess.run(  # noqa: S603 - our own tool on our own files
            [str(tool), "-silent", str(source), "-qm", str(target)], check=False, capture_output=True
        )
    except OSError:
        return False
    return done.returncode == 0 and target.exists()
