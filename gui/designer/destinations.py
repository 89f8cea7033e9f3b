"""The destinations of all railways in one table: which railway, where, and what reaching it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Qt

from engine.data.railways_file import DestinationShape, MajorShape
from engine.designer.edits import Edit, SetField
from engine.designer.plain import plain
from engine.ids import HexId
from gui.designer.hex_words import printed_words
from gui.designer.model import DesignModel
from gui.designer.table_columns import Column, Kind, columns_of, from_text, to_text
from gui.designer.table_model import GridModel, Index
from gui.designer.table_page import GridPage

Section: TypeAlias = Literal["majors", "regionals"]
_MOST_HEXES: Final = 4
"""Hexes of one destination."""
RAILWAY: Final = Column("railway", Kind.TEXT)
PRINTED: Final = Column("printed", Kind.TEXT)
"""What the map shows at the hexes; it is changed there."""


class DestinationsModel(GridModel):
    """A row for each destination, called after its railway and its place in the list: `AB 0`."""

    def __init__(self, model: DesignModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._shown = (self.rows(), self.columns())

    def railways(self) -> Mapping[str, MajorShape]:
        """All that can have destinations, by id."""
        railways = self.design.files.railways
        return {} if railways is None else {**railways.majors, **railways.regionals}

    def rows(self) -> tuple[str, ...]:
        """Railways with the number of the destination."""
        return tuple(
            f"{name} {number}" for name, raw in self.railways().items() for number in range(len(raw.destinations))
        )

    def columns(self) -> tuple[Column, ...]:
        """The railway, its destination, and what is printed there."""
        found = {column.field: column for column in columns_of(DestinationShape)}
        return (RAILWAY, found["place"], found["hexes"], PRINTED, found["bonus"], found["assumed"])

    def text(self, row: str, column: Column) -> str:
        """What a cell says."""
        railway, number = _parts(row)
        found = self.railways()[railway].destinations[number]
        if column is RAILWAY:
            return railway
        if column is PRINTED:
            return "; ".join(printed_words(self.design.files, HexId(hex_)) or "–" for hex_ in found.hexes)
        return to_text(column, getattr(found, column.field))

    def edits(self, row: str, column: Column, text: str) -> tuple[Edit, ...]:
        """Another value, or the same destination for another railway."""
        railway, number = _parts(row)
        if column is RAILWAY:
            moved = self._list(railway)[number]
            other = text.strip()
            # For an unknown railway the edit is refused with the reason.
            return (*self.without(row), self._written(other, [*self._list(other), moved]))
        found = self._list(railway)
        value = from_text(column, text)
        if column.field == "place" or value is not None:
            found[number][column.field] = value
        else:
            found[number].pop(column.field, None)
        return (self._written(railway, found),)

    def with_new(self, row: str | None, hexes: Sequence[HexId]) -> tuple[str, tuple[Edit, ...]]:
        """The edits that add a destination behind a row, at the hexes given; with the id of the new row.

        Raises `LookupError` where there is no railway or no hex to begin with.
        """
        files = self.design.files
        railway, number = _parts(row) if row is not None else (next(iter(self.railways()), None), -1)
        wanted = [*hexes[:_MOST_HEXES]] or [HexId(name) for name in files.maps[0].hexes][:1]
        if railway is None or not wanted:
            raise LookupError
        found = self._list(railway)
        place = self.design.hex_shape(wanted[0]).name
        found.insert(number + 1, {"place": place, "hexes": wanted, "assumed": False})
        return f"{railway} {number + 1}", (self._written(railway, found),)

    def without(self, row: str) -> tuple[Edit, ...]:
        """The edit that takes a destination away."""
        railway, number = _parts(row)
        found = self._list(railway)
        del found[number]
        return (self._written(railway, found),)

    def moved(self, row: str, step: int) -> tuple[str, tuple[Edit, ...]]:
        """The row and the edit that moves a destination among those of its railway; none at the end of them."""
        railway, number = _parts(row)
        found = self._list(railway)
        if not 0 <= number + step < len(found):
            return row, ()
        found.insert(number + step, found.pop(number))
        return f"{railway} {number + step}", (self._written(railway, found),)

    def _list(self, railway: str) -> list[dict[str, Any]]:
        known = self.railways().get(railway)
        return [] if known is None else [plain(found) for found in known.destinations]

    def _written(self, railway: str, destinations: list[dict[str, Any]]) -> Edit:
        railways = self.design.files.railways
        regional = railways is not None and railway in railways.regionals
        section: Section = "regionals" if regional else "majors"
        return SetField(section, railway, "destinations", destinations or None)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What is printed is changed on the map."""
        flags = super().flags(index)
        fixed = index.isValid() and self.columns()[index.column()] is PRINTED
        return flags & ~Qt.ItemFlag.ItemIsEditable if fixed else flags


def _parts(row: str) -> tuple[str, int]:
    railway, _, number = row.rpartition(" ")
    return railway, int(number)


class DestinationsPage(GridPage):
    """Destinations can be added, removed and moved; hexes selected on the map can be taken over."""

    def __init__(self, model: DesignModel) -> None:
        self._model = model
        self.destinations = DestinationsModel(model)
        super().__init__(self.destinations, str(QT_TRANSLATE_NOOP("designer", "Destinations of railways")))
        self.add = self.add_button(self._add)
        self.remove = self.add_button(self._remove)
        self.up = self.add_button(lambda: self._move(-1))
        self.down = self.add_button(lambda: self._move(1))
        self._name_buttons()

    def _add(self) -> None:
        """At the selected hexes, for the railway of the present row."""
        try:
            row, edits = self.destinations.with_new(self.row(), self._model.selection)
        except LookupError:
            return
        if self._model.do(*edits):
            self.go_to(row)
            self.view.setFocus()

    def _remove(self) -> None:
        row = self.row()
        if row is not None:
            self._model.do(*self.destinations.without(row))

    def _move(self, step: int) -> None:
        row = self.row()
        if row is not None:
            column = self.view.currentIndex().column()
            there, edits = self.destinations.moved(row, step)
            if edits and self._model.do(*edits):
                self.go_to(there, column)

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        if hasattr(self, "down"):
            self._name_buttons()

    def _name_buttons(self) -> None:
        for button, words in (
            (self.add, self.tr("+ Add")),
            (self.remove, self.tr("− Remove")),
            (self.up, self.tr("↑ Up")),
            (self.down, self.tr("↓ Down")),
        ):
            button.setText(words)
            button.setAccessibleName(f"{words[2:]}: {self.title.text()}")
