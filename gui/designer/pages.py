"""The pages beside the map: trains, companies, set-ups, market, the title itself, railways on junctions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from engine.coords import Orientation
from engine.designer.edits import AddMap, RemoveMap, Table
from engine.ids import MapId
from gui.appearance import Scaled
from gui.designer.destinations import DestinationsPage
from gui.designer.grids import MapsModel, MarketModel, ScenarioModel, TitleModel, UsualModel
from gui.designer.model import DesignModel
from gui.designer.railway_fields import railway_pages
from gui.designer.table_page import GridPage, TablePage
from gui.theme import Theme

_HEAD_ROWS: Final = 3
"""Height of a table's title and heads, in rows."""
_MOST_ROWS: Final = 9
"""Longer tables are scrolled."""
_RAILWAYS: tuple[tuple[Table, str], ...] = (
    ("majors", str(QT_TRANSLATE_NOOP("designer", "Major railways"))),
    ("regionals", str(QT_TRANSLATE_NOOP("designer", "Regional railways"))),
    ("governments", str(QT_TRANSLATE_NOOP("designer", "Governments"))),
    ("cards", str(QT_TRANSLATE_NOOP("designer", "Cards"))),
    ("launches", str(QT_TRANSLATE_NOOP("designer", "Launches"))),
)


class Pages(QWidget):
    """Grids above each other, or side by side."""

    def __init__(self, grids: tuple[GridPage, ...], way: Qt.Orientation = Qt.Orientation.Vertical) -> None:
        super().__init__()
        self.grids: tuple[GridPage, ...] = grids
        split = QSplitter(way)
        for index, grid in enumerate(grids):
            split.addWidget(grid)
            # Room by what there is to see, so that a table of two lines leaves it to the longer ones.
            split.setStretchFactor(index, min(max(grid.grid.rowCount(), 1), _MOST_ROWS) + _HEAD_ROWS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(split)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a set."""
        for grid in self.grids:
            grid.set_theme(theme)

    def shown(self) -> QWidget:
        """The page itself."""
        return self


class Page(Protocol):
    """What stands beside the map."""

    grids: tuple[GridPage, ...]

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a set."""

    def shown(self) -> QWidget:
        """What is shown."""
        raise NotImplementedError


Content = TypeVar("Content", bound=Page)


class LatePage(QWidget, Generic[Content]):
    """Makes its page when it is first seen, so that the designer opens at once."""

    def __init__(self, make: Callable[[], Content], theme: Theme) -> None:
        super().__init__()
        self._make = make
        self._theme = theme
        self._content: Content | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def content(self) -> Content:
        """The page."""
        if self._content is None:
            self._content = self._make()
            self._content.set_theme(self._theme)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self._content.shown())
        return self._content

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a set."""
        self._theme = theme
        if self._content is not None:
            self._content.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Now it is seen."""
        self.content()
        super().showEvent(event)


def trains_page(model: DesignModel) -> Pages:
    """Trains and phases."""
    return Pages(
        (
            TablePage(model, "trains", str(QT_TRANSLATE_NOOP("designer", "Trains, in the order of sale"))),
            TablePage(model, "phases", str(QT_TRANSLATE_NOOP("designer", "Phases, in order"))),
        )
    )


def companies_page(model: DesignModel) -> Pages:
    """Corporations, what they share, and privates."""
    usual = GridPage(
        UsualModel(model), str(QT_TRANSLATE_NOOP("designer", "What corporations have unless they say otherwise"))
    )
    return Pages(
        (
            TablePage(model, "corporations", str(QT_TRANSLATE_NOOP("designer", "Corporations"))),
            usual,
            TablePage(model, "privates", str(QT_TRANSLATE_NOOP("designer", "Private companies"))),
        )
    )


class ScenarioPage(GridPage):
    """Set-ups: a new one begins as a copy."""

    def __init__(self, model: DesignModel) -> None:
        scenarios = ScenarioModel(model)
        super().__init__(scenarios, str(QT_TRANSLATE_NOOP("designer", "Set-ups by number of players")))
        self.add = self.add_button(lambda: model.do(*scenarios.with_copy(self.row())))
        self.remove = self.add_button(self._remove)
        self._model, self._scenarios = model, scenarios
        self._name_buttons()

    def _remove(self) -> None:
        row = self.row()
        if row is not None:
            self._model.do(*self._scenarios.without(row))

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        if hasattr(self, "remove"):
            self._name_buttons()

    def _name_buttons(self) -> None:
        self.add.setText(self.tr("+ Add"))
        self.remove.setText(self.tr("− Remove"))


def setups_page(model: DesignModel) -> Pages:
    """Set-ups and variants."""
    return Pages((ScenarioPage(model), TablePage(model, "options", str(QT_TRANSLATE_NOOP("designer", "Variants")))))


class MarketPage(Pages):
    """The market, with a word on how its cells are written."""

    def __init__(self, model: DesignModel) -> None:
        grid = GridPage(MarketModel(model), str(QT_TRANSLATE_NOOP("designer", "Share market")))
        grid.view.verticalHeader().show()
        grid.view.horizontalHeader().setStretchLastSection(False)
        super().__init__((grid,))
        self.hint = Scaled(0.92)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.hint)
        self.hint.setContentsMargins(8, 0, 8, 6)
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words again."""
        self.hint.setText(
            self.tr(
                "A cell is a price; after it may come par and a zone: 68 par, 0 close, 27 restricted, 377 end. Write in the"
                " empty cell at the end of a row or below to add; clear the last cell of a row to take it away."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class MapsPage(GridPage):
    """The maps: a further one can be added, all but the first removed."""

    def __init__(self, model: DesignModel) -> None:
        self._model = model
        super().__init__(MapsModel(model), str(QT_TRANSLATE_NOOP("designer", "Maps")))
        self.add = self.add_button(self._add)
        self.remove = self.add_button(self._remove)
        self._name_buttons()

    def _add(self) -> None:
        known = {shape.id for shape in self._model.files.maps}
        free = next(name for name in (f"map{number}" for number in range(2, 100)) if name not in known)
        orientation: Orientation = self._model.files.maps[0].orientation
        self._model.do(AddMap(MapId(free), orientation))

    def _remove(self) -> None:
        row = self.row()
        if row is not None:
            self._model.do(RemoveMap(MapId(row)))

    def retranslate(self) -> None:
        """Say all words again."""
        super().retranslate()
        if hasattr(self, "remove"):
            self._name_buttons()

    def _name_buttons(self) -> None:
        self.add.setText(self.tr("+ Add a map"))
        self.remove.setText(self.tr("− Remove"))


def title_page(model: DesignModel) -> Pages:
    """The title itself, its maps, terrains and switches."""
    left = Pages(
        (
            GridPage(TitleModel(model), str(QT_TRANSLATE_NOOP("designer", "The title"))),
            MapsPage(model),
            TablePage(model, "terrains", str(QT_TRANSLATE_NOOP("designer", "Terrains"))),
        )
    )
    right = Pages((TablePage(model, "switches", str(QT_TRANSLATE_NOOP("designer", "Figures and switches"))),))
    both = Pages((), Qt.Orientation.Horizontal)
    both.grids = (*left.grids, *right.grids)
    split = both.findChild(QSplitter)
    assert isinstance(split, QSplitter)
    split.addWidget(left)
    split.addWidget(right)
    return both


class RailwaysPage(QTabWidget):
    """What titles with tokens on junctions say besides, one table a tab."""

    def __init__(self, model: DesignModel) -> None:
        super().__init__()
        self.grids: tuple[GridPage, ...] = (
            DestinationsPage(model),
            *(TablePage(model, table, words) for table, words in _RAILWAYS),
            *railway_pages(model),
        )
        for grid in self.grids:
            self.addTab(grid, "")
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a set."""
        for grid in self.grids:
            grid.set_theme(theme)

    def shown(self) -> QWidget:
        """The page itself."""
        return self

    def retranslate(self) -> None:
        """Say all words again."""
        for index, grid in enumerate(self.grids):
            self.setTabText(index, grid.title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
