"""What `railways.json` says beside its tables: figures of the whole title, and stops whose value the colour of the tile gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args, get_type_hints

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from engine.data.definitions import Color
from engine.data.railways_file import RailwaysShape
from engine.designer.edits import Edit, SetRailwaysField
from engine.designer.plain import plain
from engine.ids import HexId
from gui.designer.grids import FieldsModel
from gui.designer.model import DesignModel
from gui.designer.table_columns import Column, Kind, columns_of, from_text
from gui.designer.table_model import HEX, VALUE, GridModel
from gui.designer.table_page import GridPage

WHITE: Final = "–"
"""How the zone without a name is written."""
_COLORS: Final = (Color.YELLOW, Color.GREEN, Color.BROWN, Color.GRAY)


def _columns(shape: type[msgspec.Struct], before: str = "") -> Iterator[tuple[str, Column]]:
    """The fields of a shape that are no objects keyed by id, by their names with dots between."""
    hints = get_type_hints(shape)
    for column in columns_of(shape):
        hint = hints[column.field]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            yield from _columns(hint, f"{before}{column.field}.")
        elif not (get_args(hint) and column.kind is Kind.JSON):
            yield f"{before}{column.field}", column


class RailwayFieldsModel(FieldsModel):
    """One field a row, called `fund.refund.city` where it lies deeper."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        found = dict(_columns(RailwaysShape))
        super().__init__(model, RailwaysShape, tuple(found), parent)
        self._columns = found
        self._shown = (self.rows(), self.columns())

    def rows(self) -> tuple[str, ...]:
        """The fields; none where the title has no railways."""
        return () if self.design.files.railways is None else super().rows()

    def content(self) -> msgspec.Struct:
        """The railways."""
        assert self.design.files.railways is not None
        return self.design.files.railways

    def value_in(self, row: str) -> Any:
        """What stands in a field."""
        value: Any = self.content()
        for name in row.split("."):
            value = getattr(value, name)
        return value

    def text(self, row: str, column: Column) -> str:
        """What a cell says; the zone that has no name is a dash."""
        if column is VALUE and self._columns[row].kind is Kind.WORDS:
            return ", ".join(word or WHITE for word in self.value_in(row))
        return super().text(row, column)

    def value_of(self, row: str, text: str) -> Any:
        """What a text means as a value of a field."""
        value = super().value_of(row, text)
        return ["" if word == WHITE else word for word in value] if isinstance(value, list) else value

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another value of a field."""
        assert column is VALUE
        return (SetRailwaysField(row, self.value_of(row, text)),)


class ColorValuesModel(GridModel):
    """A row for each hex, a column for each colour of its tile; an empty cell: the value printed on the tile."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._shown = (self.rows(), self.columns())

    def values(self) -> Mapping[str, Mapping[Color, int]]:
        """Values by hex and colour."""
        railways = self.design.files.railways
        return {} if railways is None else railways.values_by_color

    def rows(self) -> tuple[str, ...]:
        """The hexes."""
        return tuple(self.values())

    def columns(self) -> tuple[Column, ...]:
        """The hex, then the colours."""
        return (HEX, *(Column(color.value, Kind.NUMBER, optional=True) for color in _COLORS))

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        return row if column is HEX else str(self.values()[row].get(Color(column.field), ""))

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another hex, or another value in a colour."""
        found: dict[str, dict[str, Any]] = plain(self.values())
        if column is HEX:
            return self.written({text.strip() if name == row else name: old for name, old in found.items()})
        value = from_text(column, text)
        found[row].pop(column.field, None)
        if value is not None:
            found[row][column.field] = value
        return self.written(found)

    def with_hex(self, hex_id: HexId) -> tuple[Edit, ...]:
        """The edit that adds a hex."""
        return self.written({**plain(self.values()), hex_id: {}})

    def without(self, row: str) -> tuple[Edit, ...]:
        """The edit that takes a hex out."""
        return self.written({name: old for name, old in plain(self.values()).items() if name != row})

    @staticmethod
    def written(found: Mapping[str, Any]) -> tuple[Edit, ...]:
        """The edit that writes all values."""
        return (SetRailwaysField("values_by_color", found),)


class ColorValuesPage(GridPage):
    """Hexes can be added, those that are selected first, and removed."""

    def __init__(self, model: DesignModel) -> None:
        self._model = model
        self.values = ColorValuesModel(model)
        super().__init__(self.values, str(QT_TRANSLATE_NOOP("designer", "Values by the colour of the tile")))
        self.add = self.add_button(self._add)
        self.remove = self.add_button(self._remove)
        self._name_buttons()

    def _add(self) -> None:
        known = (*self._model.selection, *map(HexId, self._model.files.maps[0].hexes))
        fresh = next((hex_id for hex_id in known if hex_id not in self.values.rows()), None)
        if fresh is not None and self._model.do(*self.values.with_hex(fresh)):
            self.go_to(fresh)
            self.view.setFocus()

    def _remove(self) -> None:
        row = self.row()
        if row is not None:
            self._model.do(*self.values.without(row))

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        if hasattr(self, "remove"):
            self._name_buttons()

    def _name_buttons(self) -> None:
        for button, words in ((self.add, self.tr("+ Add")), (self.remove, self.tr("− Remove"))):
            button.setText(words)
            button.setAccessibleName(f"{words[2:]}: {self.title.text()}")


def railway_pages(model: DesignModel) -> tuple[GridPage, ...]:
    """Figures of the railways, and values by colour."""
    figures = GridPage(RailwayFieldsModel(model), str(QT_TRANSLATE_NOOP("designer", "Figures of railways")))
    return figures, ColorValuesPage(model)
