"""What all panels of the drawer have in common: quiet while hidden, both languages, every theme, no game."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from gui.controller import GameController
from gui.i18n import LANGUAGE
from gui.panels.chart import ChartPanel
from gui.panels.drawer_parts import DrawerPanel
from gui.panels.log import LogPanel
from gui.panels.market import MarketPanel
from gui.panels.table import TablePanel
from gui.panels.tiles import TilesPanel
from gui.panels.trains import TrainsPanel
from gui.settings import Settings
from gui.theme import THEMES
from tests.helpers.builders import passing

PANELS = (MarketPanel, TablePanel, TrainsPanel, TilesPanel, LogPanel, ChartPanel)
Put = Callable[..., None]


@pytest.fixture(params=PANELS, ids=lambda kind: kind.__name__)
def panel(request: pytest.FixtureRequest, controller: GameController, settings: Settings) -> DrawerPanel:
    made: DrawerPanel = request.param(controller, settings)
    return made


def test_a_hidden_panel_does_nothing(
    panel: DrawerPanel, controller: GameController, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    refresh = panel.refresh

    def counted() -> None:
        calls.append("refresh")
        refresh()

    monkeypatch.setattr(panel, "refresh", counted)
    controller.undo()
    controller.redo()
    assert calls == []
    put(panel)
    assert calls == ["refresh"]
    panel.hide()
    controller.undo()
    assert calls == ["refresh"]
    panel.show()
    assert calls == ["refresh", "refresh"]


def test_a_panel_speaks_both_languages(panel: DrawerPanel, put: Put) -> None:
    english = panel.title()
    put(panel)
    LANGUAGE.use("it")
    QApplication.processEvents()
    assert panel.title() != english
    LANGUAGE.use("en")
    QApplication.processEvents()
    assert panel.title() == english


@pytest.mark.parametrize("size", [(1000, 150), (420, 600)], ids=["low", "tall"])
def test_a_panel_is_drawn_in_every_theme(
    panel: DrawerPanel, settings: Settings, put: Put, size: tuple[int, int]
) -> None:
    put(panel, *size)
    pictures = []
    for theme in THEMES:
        settings.theme = theme
        QApplication.processEvents()
        picture = panel.grab().toImage()
        pictures.append({picture.pixelColor(x, y).name() for x in range(0, size[0], 7) for y in range(0, size[1], 7)})
    assert all(len(colors) > 2 for colors in pictures)


def test_a_panel_follows_the_game_and_lets_go_of_it(panel: DrawerPanel, controller: GameController, put: Put) -> None:
    put(panel)
    controller.undo()
    controller.do(passing(str(controller.player()))[0])
    controller.look(1)
    controller.show(None)
    QApplication.processEvents()
    assert not panel.grab().isNull()
