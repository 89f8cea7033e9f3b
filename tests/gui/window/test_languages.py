"""The texts of a language once it is in use."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from gui import i18n


@pytest.mark.usefixtures("qtbot")
def test_texts_stay_when_their_file_is_made_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "app_it.qm"
    shutil.copy(i18n.compiled("it"), file)
    monkeypatch.setattr(i18n, "compiled", lambda _language: file)
    languages = i18n.Languages()
    languages.use("it")
    file.write_bytes(bytes(file.stat().st_size))
    assert QCoreApplication.translate("parts", "Tiles") == "Tessere"
    monkeypatch.undo()
    languages.use("en")
    assert QCoreApplication.translate("parts", "Tiles") == "Tiles"
