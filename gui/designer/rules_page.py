"""The rules profiles side by side: one switch a row, one profile a column, with what the rules help says of the switch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Qt
from PySide6.QtGui import QFont

from engine.designer.edits import Edit, RenameEntry, SetEntry, SetField
from engine.designer.plain import plain
from engine.errors import DataError
from gui.designer.model import DesignModel
from gui.designer.pages import Pages
from gui.designer.table_columns import Column, Kind, from_text, to_text
from gui.designer.table_model import ID, GridModel, Index
from gui.designer.table_page import GridPage
from gui.designer.table_words import head
from gui.i18n import LANGUAGE
from gui.rules_book import Paragraph, book_for, read_book

NAME_ROW: Final = "#id"
"""The row with the ids of the profiles; no switch can be called so."""
RULING: Final = Column("ruling", Kind.TEXT)
_RULINGS: Final = {
    "corps_by_players": "RUL-02",
    "cert_limit": "RUL-02",
    "corp_order_source": "RUL-04",
    "sce_drop_on": "RUL-05",
    "sigi_on_dual": "RUL-14",
    "dual_in_mixed_leg": "RUL-15",
    "max_route": "RUL-18",
    "removed_home_reserved": "RUL-27",
    "emr_pool_limit": "RUL-30",
    "emr_unoperated": "RUL-31",
    "closed_trains": "RUL-33",
    "loan_offer": "RUL-36",
    "end_377": "RUL-40",
    "home_token_rsa_time": "RUL-49",
    "share_buyback_first_turn": "RUL-50",
    "leave_with_holdings": "RUL-51",
}
"""The paragraph of the rules help that tells what a switch decides."""


class ProfilesModel(GridModel):
    """Profiles as columns. An empty cell: the profile does not have this switch."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._shown = (self.rows(), self.columns())

    def rows(self) -> tuple[str, ...]:
        """The ids, then every switch that some profile has."""
        switches = dict.fromkeys(name for switches in self.design.files.rules.profiles.values() for name in switches)
        return (NAME_ROW, *switches)

    def columns(self) -> tuple[Column, ...]:
        """The switch, what it decides, the profiles."""
        profiles = (Column(name, Kind.SCALAR, optional=True) for name in self.design.files.rules.profiles)
        return (ID, RULING, *profiles)

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        if column is ID:
            return head("id") if row == NAME_ROW else row
        if column is RULING:
            found = self.paragraph(row)
            return "" if found is None else f"{found.rule} · {found.heading}".rstrip(" ·")
        if row == NAME_ROW:
            return column.field
        return to_text(column, self.design.files.rules.profiles[column.field].get(row))

    def paragraph(self, row: str) -> Paragraph | None:
        """What the rules help of the title says of a switch."""
        rule, language = _RULINGS.get(row), LANGUAGE.language
        try:
            name = self.design.document.origin.extends or self.design.files.id
            book = read_book(book_for(name, language, self.design.files.title.rules), language)
        except DataError:
            return None
        return next((found for found in book.paragraphs if found.rule == rule), None)

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another id of a profile, another name of a switch, or another answer."""
        if row == NAME_ROW:
            return (RenameEntry("profiles", column.field, text.strip()),)
        if column is not ID:
            return (SetField("profiles", column.field, row, from_text(column, text)),)
        profiles = self.design.files.rules.profiles
        return tuple(
            SetEntry("profiles", name, {text.strip() if known == row else known: value for known, value in old.items()})
            for name, old in profiles.items()
            if row in old
        )

    def with_profile(self, like: str, ident: str) -> tuple[Edit, ...]:
        """The edit that adds a profile like another one."""
        return (SetEntry("profiles", ident, plain(self.design.files.rules.profiles[like])),)

    def with_switch(self, ident: str) -> tuple[Edit, ...]:
        """The edits that add a switch to all profiles."""
        return tuple(SetField("profiles", name, ident, "a") for name in self.design.files.rules.profiles)

    def without_switch(self, row: str) -> tuple[Edit, ...]:
        """The edits that take a switch out of all profiles."""
        profiles = self.design.files.rules.profiles
        return tuple(SetField("profiles", name, row, None) for name, switches in profiles.items() if row in switches)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Profiles by their id."""
        columns = self.columns()
        if orientation is Qt.Orientation.Horizontal and 2 <= section < len(columns):
            return columns[section].field if role == Qt.ItemDataRole.DisplayRole else None
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Switches that the profiles answer differently stand out in bold; the rules help is the tool tip."""
        row = self.rows()[index.row()]
        if role == Qt.ItemDataRole.FontRole and row != NAME_ROW:
            answers = [str(switches.get(row)) for switches in self.design.files.rules.profiles.values()]
            font = QFont()
            font.setBold(len(set(answers)) > 1)
            return font
        if role == Qt.ItemDataRole.ToolTipRole and not self.trouble(index):
            found = self.paragraph(row)
            return None if found is None else "\n".join(found.text)
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The words stay."""
        flags = super().flags(index)
        fixed = index.column() == 1 or (index.column() == 0 and index.row() == 0)
        return flags & ~Qt.ItemFlag.ItemIsEditable if fixed else flags


class ProfilesPage(GridPage):
    """Profiles and switches can be added and removed; a new profile begins as a copy."""

    def __init__(self, model: DesignModel) -> None:
        self._model = model
        self.profiles = ProfilesModel(model)
        super().__init__(self.profiles, str(QT_TRANSLATE_NOOP("designer", "Rules profiles")))
        self.add = self.add_button(self._add)
        self.remove = self.add_button(self._remove)
        self.add_switch = self.add_button(self._add_switch)
        self.remove_switch = self.add_button(self._remove_switch)
        self._name_buttons()

    def _profile(self) -> str | None:
        """The profile whose column is the present one."""
        index = self.view.currentIndex()
        columns = self.profiles.columns()
        return columns[index.column()].field if index.isValid() and 2 <= index.column() < len(columns) else None

    def _add(self) -> None:
        known = self._model.files.rules.profiles
        if known:
            free = _free("profile", known.__contains__)
            if self._model.do(*self.profiles.with_profile(self._profile() or next(iter(known)), free)):
                self.go_to(NAME_ROW, self.profiles.columnCount() - 1)

    def _remove(self) -> None:
        """The last profile stays: without one no game can be set up."""
        profile = self._profile()
        if profile is not None and len(self._model.files.rules.profiles) > 1:
            self._model.do(SetEntry("profiles", profile, None))

    def _add_switch(self) -> None:
        free = _free("switch", self.profiles.rows().__contains__)
        if self._model.do(*self.profiles.with_switch(free)):
            self.go_to(free)

    def _remove_switch(self) -> None:
        row = self.row()
        if row is not None and row != NAME_ROW:
            self._model.do(*self.profiles.without_switch(row))

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        if hasattr(self, "remove_switch"):
            self._name_buttons()

    def _name_buttons(self) -> None:
        self.add.setText(self.tr("+ Copy of the profile"))
        self.remove.setText(self.tr("− Remove the profile"))
        self.add_switch.setText(self.tr("+ Add a switch"))
        self.remove_switch.setText(self.tr("− Remove the switch"))


def _free(base: str, taken: Callable[[str], bool]) -> str:
    return next(name for name in (base, *(f"{base}_{number}" for number in range(2, 1000))) if not taken(name))


def rules_page(model: DesignModel) -> Pages:
    """The rules profiles."""
    return Pages((ProfilesPage(model),))
