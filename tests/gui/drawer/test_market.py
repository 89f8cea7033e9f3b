"""The market panel: moves and start prices as the rules say, markers in order, all of it by keyboard and in words."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from engine.game import Game
from engine.ids import CorporationId
from engine.state.game_state import GameState
from gui.controller import GameController
from gui.panels.market import MarketPanel
from gui.panels.market_facts import cell_text, par_phases, stacks, target
from gui.settings import Settings
from tests.helpers.builders import Position, sicily

At = Callable[[Game, GameState], GameController]


@pytest.fixture
def position() -> Position:
    """SFA and ATA on 100 (SFA came first), IFT on 230 at the edge of the restricted zone; phase 8."""
    made = Position(sicily(), phase="8")
    made.corporation("SFA", (3, 5), P1="20P").corporation("ATA", (3, 5), P2="20P")
    return made.corporation("IFT", (3, 13), P3="20P")


@pytest.fixture
def panel(position: Position, at: At, settings: Settings, put: Callable[..., None]) -> MarketPanel:
    made = MarketPanel(at(position.game, position.draft), settings)
    put(made)
    return made


def test_moves_follow_the_worked_examples(position: Position) -> None:
    """EX-65: right of 100 lies 111, left 90; EX-36: one row down 95; EX-34: one row up 105."""
    rows = position.game.title.market.rows

    def price(direction: str) -> int:
        row, column = target(position.game, position.draft, (3, 5), direction)  # type: ignore[arg-type]
        return rows[row][column].price

    assert [price(direction) for direction in ("right", "left", "down", "up")] == [111, 90, 95, 105]


def test_the_closed_zone_is_not_entered_before_its_phase(position: Position) -> None:
    """EX-35: 230 does not rise before the first 16H."""
    assert target(position.game, position.draft, (3, 13), "up") == (3, 13)
    position.draft.phase = type(position.draft.phase)("16")
    assert target(position.game, position.draft, (3, 13), "up") == (2, 13)


def test_start_prices_open_by_phase() -> None:
    """R-2.3.2: 68 and 100 from the start, 144 from the first 6H, 216 from the first 10H."""
    assert par_phases(sicily()) == {68: "4", 100: "4", 144: "6", 216: "10"}


def test_a_cell_is_told_in_words(position: Position) -> None:
    words = cell_text(position.game, position.draft, (3, 5))
    assert words == (
        "L. 100, row 4, column 6; start price; from the top: SFA (no. 2), ATA (no. 3); "
        "from here: pays L. 111, withholds L. 90, 10 % sold L. 95, sold out L. 105."
    )
    assert "start price from phase 10" in cell_text(position.game, position.draft, (1, 11))
    assert "restricted zone, not open yet" in cell_text(position.game, position.draft, (0, 13))
    assert "the corporation closes" in cell_text(position.game, position.draft, (9, 0))


def test_markers_are_stacked_as_they_arrived(position: Position) -> None:
    """R-2.4.2: who comes later goes beneath."""
    assert stacks(position.draft)[3, 5] == ["SFA", "ATA"]


def test_the_list_shows_the_operating_order(panel: MarketPanel) -> None:
    """R-3.0.2: the dearest first, on one cell the one on top."""
    texts = [panel.order.item(row).text() for row in range(panel.order.count())]
    assert texts == ["1. IFT L. 230", "2. SFA L. 100", "3. ATA L. 100"]


def test_the_chart_is_walked_with_the_keyboard(panel: MarketPanel) -> None:
    panel.chart.set_cursor((3, 5))
    QTest.keyClick(panel.chart, Qt.Key.Key_Right)
    assert panel.chart.cell() == (3, 6)
    assert "L. 111" in panel.words.text()
    assert panel.chart.accessibleDescription() == panel.words.text()
    QTest.keyClick(panel.chart, Qt.Key.Key_Space)
    assert panel.chart.cell() == (3, 5)
    QTest.keyClick(panel.chart, Qt.Key.Key_Space)
    assert panel.chart.cell() == (3, 13)
    QTest.keyClick(panel.chart, Qt.Key.Key_Right)
    assert panel.chart.cell() == (3, 13)
    QTest.keyClick(panel.chart, Qt.Key.Key_Escape)
    assert panel.chart.cell() is None


def test_pointing_shows_the_price(panel: MarketPanel) -> None:
    centre = panel.chart.rect_of((4, 2)).center().toPoint()
    QTest.mouseMove(panel.chart, centre)
    assert panel.words.text().startswith("L. 68, row 5, column 3; start price;")
    QTest.mouseMove(panel.chart, QPoint(panel.chart.width() - 3, panel.chart.height() - 3))
    assert panel.chart.cell() is None


def test_choosing_a_corporation_goes_to_its_marker(panel: MarketPanel) -> None:
    panel.order.setCurrentRow(0)
    assert panel.chart.cell() == (3, 13)


def test_the_legend_tells_which_start_prices_are_open(panel: MarketPanel) -> None:
    assert panel.legend.text() == "● 68, 100: start prices\n▲ 144: start prices\n■ 216: from phase 10"


def test_a_hint_that_would_be_cut_off_is_not_shown(panel: MarketPanel) -> None:
    panel.resize(900, 200)
    assert not panel.words.isHidden()
    font = panel.words.font()
    font.setPixelSize(40)
    panel.words.setFont(font)
    panel.resize(900, 180)
    assert panel.words.isHidden()
    panel.chart.set_cursor((3, 5))
    assert not panel.words.isHidden()


@pytest.mark.parametrize("size", [(640, 164), (430, 340), (640, 320), (1000, 300)])
def test_figures_leave_room_for_the_signs(panel: MarketPanel, size: tuple[int, int]) -> None:
    """Flat cells have figure and sign side by side, tall ones one above the other, in any size of the chart."""
    chart = panel.chart
    chart.setFixedSize(*size)
    cell, metrics = chart.rect_of((0, 0)), QFontMetricsF(chart._price_font())
    wide = metrics.horizontalAdvance("888")
    assert wide <= cell.width() - 4
    if cell.width() > 1.7 * cell.height():
        assert cell.width() - wide >= 0.4 * cell.width()
    else:
        assert metrics.capHeight() <= 0.4 * cell.height()


def test_the_chart_shows_every_marker_in_its_colour(panel: MarketPanel, position: Position) -> None:
    picture = panel.chart.grab().toImage()
    for name, cell in (("SFA", (3, 5)), ("IFT", (3, 13))):
        color = position.game.title.corporation[CorporationId(name)].color
        rect = panel.chart.rect_of(cell).toRect()
        shades = {
            picture.pixelColor(x, y).name()
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        }
        assert color in shades
