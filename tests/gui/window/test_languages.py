"""The texts of a language once it is in use."""

import os
import shutil
import tempfile
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


def test_texts_compiled_elsewhere_are_never_read_from_a_name_that_others_can_foresee(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = Path(shutil.copy(i18n.TRANSLATIONS / "app_it.ts", tmp_path))
    # A folder in its place: so the texts cannot be written beside their source, whoever runs the tests.
    source.with_suffix(".qm").mkdir()
    later = source.with_suffix(".qm").stat().st_mtime + 10
    os.utime(source, (later, later))
    shared = tmp_path / "shared"
    shared.mkdir()
    planted = shared / f"trinacria_it_{int(later)}.qm"
    planted.write_bytes(b"not ours")
    monkeypatch.setattr(i18n, "TRANSLATIONS", tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(shared))
    i18n._own_folder.cache_clear()
    try:
        file = i18n.compiled("it")
        assert file.read_bytes()[:4] == bytes.fromhex("3cb86418")
        assert os.name != "posix" or file.parent.stat().st_mode & 0o777 == 0o700
        assert i18n.compiled("it") == file
    finally:
        i18n._own_folder.cache_clear()
