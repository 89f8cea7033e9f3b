"""What opens when a cell of a table is edited: a list of what may stand there, hexes by id or name, or a plain field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.data.assets import ASSETS
from engine.data.completeness import EVENTS
from engine.data.railways import Kind
from engine.data.title_files import TitleFiles
from engine.titles import RULES
from gui.designer.hex_words import hexes_to_choose
from gui.designer.table_model import GridModel


def choices_for(files: TitleFiles, field: str) -> tuple[str, ...]:
    """What a field can name in this title, empty where anything may stand."""
    trains, corporations = tuple(files.trains.trains), tuple(files.companies.corporations)
    railways = files.railways
    known: dict[str, tuple[str, ...]] = {
        "rusts_on": trains,
        "available_on": trains,
        "removed_after": trains,
        "on": trains,
        "option": tuple(files.rules.options),
        "default_profile": tuple(files.rules.profiles),
        "certificate_of": corporations,
        "network": () if railways is None else tuple(railways.governments),
        "railway": () if railways is None else (*railways.majors, *railways.regionals),
        "event": tuple(sorted(EVENTS)),
        "rules": tuple(RULES),
        "coast": tuple(sorted(path.stem for path in (ASSETS / "coasts").glob("*.json"))),
        "kind": ("major",) if railways is None else get_args(Kind),
        "fund.id": corporations,
        "fund.from_phase": tuple(files.trains.phases),
    }
    return known.get(field, ())


class HexField(QLineEdit):
    """Ids of hexes with commas between; a list offers those whose id, name or stop has what is being written."""

    def __init__(self, hexes: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ids = {(f"{ident} · {words}" if words else ident): ident for ident, words in hexes}
        self.offers = QCompleter(list(self._ids), self)
        self.offers.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.offers.setFilterMode(Qt.MatchFlag.MatchContains)
        # Only the id behind the last comma is completed: the field's own completer would replace them all.
        self.offers.setWidget(self)
        self.offers.activated.connect(self._take)
        self.textEdited.connect(self._offer)

    def _offer(self, text: str) -> None:
        wanted = text.rpartition(",")[2].strip()
        self.offers.setCompletionPrefix(wanted)
        if wanted and self.offers.completionCount() and wanted not in self._ids.values():
            self.offers.complete()
        else:
            popup = self.offers.popup()
            if popup is not None:
                popup.hide()

    def _take(self, offer: str) -> None:
        before = self.text().rpartition(",")[0].strip()
        ident = self._ids[offer]
        self.setText(f"{before}, {ident}" if before else ident)


class ChoiceDelegate(QStyledItemDelegate):
    """Offers what a cell can name, without forbidding anything else."""

    def __init__(self, model: GridModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """A list to choose from and write in, or a plain field."""
        column = self._model.field_of(self._model.rows()[index.row()], self._model.columns()[index.column()])
        if column.hexes:
            return HexField(hexes_to_choose(self._model.design.files), parent)
        choices = column.choices or choices_for(self._model.design.files, column.field)
        if not choices:
            return super().createEditor(parent, option, index)
        combo = QComboBox(parent)
        combo.setEditable(True)
        combo.addItems(("", *choices) if column.optional else choices)
        return combo

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """Show what the cell says."""
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data(Qt.ItemDataRole.EditRole)))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: Any, index: QModelIndex | QPersistentModelIndex) -> None:
        """Keep what was chosen or written."""
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentText(), Qt.ItemDataRole.EditRole)
        else:
            super().setModelData(editor, model, index)
