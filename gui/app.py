"""The window's program: `main.py [--lang it|en] [--open FILE]`."""

from __future__ import annotations

import gc
import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import msgspec
from PySide6.QtCore import QCoreApplication, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from engine.errors import TrinacriaError
from engine.messages import Key
from gui.appearance import apply_look
from gui.i18n import LANGUAGE, LANGUAGES
from gui.settings import Settings
from gui.texts import error_text

LOG = logging.getLogger("trinacria")
FIRST_PAINT = 20
"""Milliseconds after which the window has been painted."""
SETTLED = 1500
"""Milliseconds after which everything a window needs has been loaded."""


class Arguments(msgspec.Struct, frozen=True):
    """What the command line asks of the window; empty texts and None where it says nothing."""

    language: str = ""
    file: Path | None = None


def read_arguments(argv: list[str]) -> Arguments:
    """Arguments without the program's name. Raises `TrinacriaError`."""
    language, file = "", None
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        name, _, value = word.partition("=")
        if name not in ("--lang", "--open"):
            key = Key.ARGUMENTS_WRONG if name.startswith("-") else Key.VERB_UNKNOWN
            raise TrinacriaError(key, verb=word, reason="--lang it|en, --open FILE")
        if not value:
            value = rest.pop(0) if rest else ""
        if not value or (name == "--lang" and value not in LANGUAGES):
            raise TrinacriaError(
                Key.ARGUMENTS_WRONG, verb=name, reason="|".join(LANGUAGES) if name == "--lang" else "FILE"
            )
        if name == "--lang":
            language = value
        else:
            file = Path(value)
    return Arguments(language, file)


def main(argv: list[str]) -> int:
    """Open the window and run until it is closed; the result is the exit code."""
    settings = Settings()
    try:
        arguments = read_arguments(argv)
    except TrinacriaError as error:
        core = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        LANGUAGE.use(settings.language)
        sys.stderr.write(error_text(error) + "\n")
        del core
        return 2
    application = make_application(settings, arguments.language)
    remember_places(application)
    from gui.main_window import MainWindow

    window = MainWindow(settings)
    sys.excepthook = hook(window.show_failure)
    window.appear()
    if arguments.file is not None:
        window.open_file(arguments.file)
    else:
        # The library is opened once the board is on the screen.
        QTimer.singleShot(FIRST_PAINT, window, window.offer_start)
    QTimer.singleShot(SETTLED, window, settle)
    return application.exec()


def settle() -> None:
    """Take what has been loaded out of the garbage collector's sight: walking over it would cost a move 40 ms now and then."""
    gc.collect()
    gc.freeze()


def make_application(settings: Settings, language: str = "") -> QApplication:
    """The application with language and looks; the one that exists is used again."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("Trinacria")
    application.setStyle("Fusion")
    LANGUAGE.use(language or settings.language)
    apply_look(application, settings)
    return application


def remember_places(application: QApplication) -> None:
    """Let the board look up where its names stand instead of finding it again, and keep what is new for the next time."""
    from gui.board.placings import PLACINGS

    PLACINGS.open(Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)))
    application.aboutToQuit.connect(PLACINGS.save)


def hook(tell: Callable[[str], None]) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """What happens with an error nobody expected: the details go to the log, one sentence to the window, and play goes on."""

    def on_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        place = log_file()
        LOG.error("unexpected error", exc_info=(kind, error, trace))
        details = "".join(traceback.format_exception(kind, error, trace))
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            with place.open("a", encoding="utf-8") as stream:
                stream.write(details + "\n")
        except OSError:
            sys.stderr.write(details)
        tell(str(place))

    return on_error


def log_file() -> Path:
    """Where unexpected errors are written down."""
    from engine.store import data_folder

    return data_folder() / "errors.log"
