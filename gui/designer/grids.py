"""The tables that are no plain list of entries: set-ups, market, maps, and what the title says of itself."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from engine.data.raw import CompaniesShape, MapShape, ScenarioShape, TitleShape
from engine.designer.edits import Edit, RenameMap, SetCell, SetCompaniesField, SetMap, SetScenarios, SetTitleField
from engine.designer.places import map_index
from engine.designer.plain import plain
from engine.ids import MapId
from gui.designer.model import DesignModel
from gui.designer.table_columns import Column, Kind, columns_of, from_text, to_text
from gui.designer.table_model import ID, VALUE, GridModel, Index
from gui.designer.table_words import field_help, head

FIELD: Final = Column("field", Kind.TEXT)


class ScenarioModel(GridModel):
    """Set-ups by number of players, with the number of trains of each type."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._shown = (self.rows(), self.columns())

    def rows(self) -> tuple[str, ...]:
        """Their numbers."""
        return tuple(map(str, range(len(self.design.files.rules.scenarios))))

    def columns(self) -> tuple[Column, ...]:
        """Figures of the set-up, then the trains."""
        figures = tuple(column for column in columns_of(ScenarioShape) if column.field != "trains")
        trains = tuple(Column(f"train:{name}", Kind.NUMBER, optional=True) for name in self.design.files.trains.trains)
        return (*figures, *trains)

    def text(self, row: str, column: Column) -> str:
        """What a cell says; an empty one: no such train."""
        scenario = self.design.files.rules.scenarios[int(row)]
        kind, _, train = column.field.partition(":")
        if kind == "train":
            return str(scenario.trains.get(train, ""))
        return to_text(column, getattr(scenario, column.field))

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """The set-ups with one figure changed."""
        scenarios = [plain(scenario) for scenario in self.design.files.rules.scenarios]
        changed, value = scenarios[int(row)], from_text(column, text)
        kind, _, train = column.field.partition(":")
        place = changed["trains"] if kind == "train" else changed
        name = train if kind == "train" else column.field
        if value is None:
            place.pop(name, None)
        else:
            place[name] = value
        return (SetScenarios(scenarios),)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Trains by their name."""
        columns = self.columns()
        if (
            orientation is Qt.Orientation.Horizontal
            and role == Qt.ItemDataRole.DisplayRole
            and section < len(columns)
            and columns[section].field.startswith("train:")
        ):
            return columns[section].field.partition(":")[2]
        return super().headerData(section, orientation, role)

    def without(self, row: str) -> tuple[Edit, ...]:
        """The edit that takes a set-up away."""
        scenarios = [plain(scenario) for scenario in self.design.files.rules.scenarios]
        del scenarios[int(row)]
        return (SetScenarios(scenarios),)

    def with_copy(self, row: str | None) -> tuple[Edit, ...]:
        """The edit that adds a set-up like another one, for one player more."""
        scenarios = [plain(scenario) for scenario in self.design.files.rules.scenarios]
        fresh = dict(scenarios[int(row) if row is not None else -1])
        fresh["players"] = min(12, max(scenario["players"] for scenario in scenarios) + 1)
        return (SetScenarios([*scenarios, fresh]),)


class MarketModel(GridModel):
    """The market cell by cell, with an empty cell behind each row and an empty row below to go on in."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._shown = (self.rows(), self.columns())

    def rows(self) -> tuple[str, ...]:
        """Their numbers, one more than there are."""
        return tuple(map(str, range(len(self.design.files.market.rows) + 1)))

    def columns(self) -> tuple[Column, ...]:
        """Their numbers, one more than the longest row has."""
        widest = max(map(len, self.design.files.market.rows), default=0)
        return tuple(Column(str(number), Kind.MIXED) for number in range(widest + 1))

    def text(self, row: str, column: Column) -> str:
        """The cell as the file writes it."""
        rows, number = self.design.files.market.rows, int(column.field)
        if int(row) < len(rows) and number < len(rows[int(row)]):
            return str(rows[int(row)][number])
        return ""

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another cell; an empty text takes the last one of a row away."""
        words = " ".join(text.split())
        cell = None if not words else int(words) if words.isdigit() else words
        return (SetCell(int(row), int(column.field), cell),)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Columns are counted from 1."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return str(section + 1)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Pars stand out in bold."""
        if role == Qt.ItemDataRole.FontRole and " par" in str(super().data(index, Qt.ItemDataRole.EditRole)):
            font = QFont()
            font.setBold(True)
            return font
        return super().data(index, role)


class FieldsModel(GridModel):
    """Fields of a file that are no table: one a row."""

    def __init__(
        self, model: DesignModel, shape: type[msgspec.Struct], fields: tuple[str, ...], parent: QObject | None = None
    ) -> None:
        super().__init__(model, parent)
        self._fields = fields
        self._columns = {column.field: column for column in columns_of(shape)}
        self._shown = (self.rows(), self.columns())

    def content(self) -> msgspec.Struct:
        """What has the fields."""
        raise NotImplementedError

    def rows(self) -> tuple[str, ...]:
        """The fields."""
        return self._fields

    def columns(self) -> tuple[Column, ...]:
        """The word for the field, and its value."""
        return (FIELD, VALUE)

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        if column is FIELD:
            return head(row)
        text = to_text(self._columns[row], self.value_in(row))
        if self._columns[row].kind is Kind.YES_NO:
            return "true" if text == "1" else "false"
        return text

    def field_of(self, row: str, column: Column) -> Column:
        """Each row is a field; yes and no are chosen."""
        field = self._columns[row] if column is VALUE else column
        yes_no = ("true", "false") if field.kind is Kind.YES_NO else field.choices
        return msgspec.structs.replace(field, field=row, choices=yes_no) if column is VALUE else field

    def value_in(self, row: str) -> Any:
        """What stands in a field."""
        return getattr(self.content(), row)

    def value_of(self, row: str, text: str) -> Any:
        """What a text means as a value of a field."""
        field = self._columns[row]
        return text.strip() == "true" if field.kind is Kind.YES_NO else from_text(field, text)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """How a field is written is its tool tip."""
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid() and not self.trouble(index):
            return field_help(self._fields[index.row()]) or None
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The words for the fields stay."""
        flags = super().flags(index)
        return flags & ~Qt.ItemFlag.ItemIsEditable if index.column() == 0 else flags


_OF_TITLE: Final = ("name", "subtitle", "currency", "bank_total", "rules", "default_profile", "draws_order", "delay")


class TitleModel(FieldsModel):
    """What the title says of itself."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, TitleShape, _OF_TITLE, parent)

    def content(self) -> msgspec.Struct:
        """The title."""
        return self.design.files.title

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another value of a field."""
        assert column is VALUE
        return (SetTitleField(row, self.value_of(row, text)),)


class UsualModel(FieldsModel):
    """What corporations have that say nothing else."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, CompaniesShape, ("certificates", "tokens"), parent)

    def content(self) -> msgspec.Struct:
        """The companies."""
        return self.design.files.companies

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another value of a field."""
        assert column is VALUE
        field: Any = row
        return (SetCompaniesField(field, self.value_of(row, text)),)


class MapsModel(GridModel):
    """The maps of the title and what is said of each as a whole."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._shown = (self.rows(), self.columns())

    def rows(self) -> tuple[str, ...]:
        """Ids of the maps."""
        return tuple(shape.id for shape in self.design.files.maps)

    def columns(self) -> tuple[Column, ...]:
        """The id, then what can be changed."""
        fields = {column.field: column for column in columns_of(MapShape)}
        return (ID, fields["orientation"], fields["coast"], fields["frame"], fields["hex_size"])

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        if column is ID:
            return row
        shape = self.design.files.maps[map_index(self.design.files, MapId(row))]
        return to_text(column, getattr(shape, column.field))

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another id, or another value of a field."""
        if column is ID:
            return (RenameMap(MapId(row), text.strip()),)
        field: Any = column.field
        return (SetMap(MapId(row), field, from_text(column, text)),)
