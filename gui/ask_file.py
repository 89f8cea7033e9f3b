"""Where to save: a question that proposes a name in the folder of the last time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gui.settings import Settings


def ask_file(
    parent: QWidget, settings: Settings, words: str, ending: str, *, name: str = "", kinds: str = ""
) -> Path | None:
    """The file to write, None when the person thinks better of it; one named without an ending gets `ending` (`pdf`).

    `name` is proposed, without its ending; `kinds` are filters of Qt's, `*.ending` in place of none.
    """
    folder = settings.text("folder")
    proposed = str(Path(folder) / f"{name}.{ending}") if name else folder
    chosen, _ = QFileDialog.getSaveFileName(parent, words, proposed, kinds or f"*.{ending}")
    if not chosen:
        return None
    path = Path(chosen)
    settings.set_text("folder", str(path.parent))
    return path if path.suffix else path.with_suffix(f".{ending}")
