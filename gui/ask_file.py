"""Where to save: a question that proposes a name in the folder of the last time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

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
    if path.suffix:
        return path
    named = path.with_suffix(f".{ending}")
    # The dialog has asked about the name without its ending only.
    return named if not named.exists() or _may_replace(parent, named) else None


def _may_replace(parent: QWidget, path: Path) -> bool:
    question = QCoreApplication.translate("ask_file", "{file} is there already. Replace it?").format(file=path.name)
    answer = QMessageBox.question(
        parent,
        QCoreApplication.applicationName(),
        question,
        QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No,
        QMessageBox.StandardButton.No,
    )
    return answer == QMessageBox.StandardButton.Yes
