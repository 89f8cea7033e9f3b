"""Players and corporations: figures reckoned by hand, sorting, copying, whose turn it is."""

import csv
import io
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from engine.game import Game
from engine.ids import CorporationId, PlayerId
from engine.session import Session
from engine.state.game_state import GameState
from gui.controller import GameController
from gui.panels import table_rows
from gui.panels.table import TablePanel
from gui.panels.table_rows import players_sheet
from gui.panels.timeline import last_runs
from gui.settings import Settings
from tests.helpers.builders import RULES, Position, sicily
from tests.helpers.pa20 import RULES as RULES20
from tests.helpers.pa20 import Position20

At = Callable[[Game, GameState], GameController]


@pytest.fixture
def position() -> Position:
    """SFA at 100, ATA at 68: P1 is president of SFA with the last one too, P3 holds 20 % of SFA, P2 leads ATA."""
    made = Position(sicily()).owns("P1", "SCE", "SIGI").cash(P1=30, P2=145, P3=425)
    made.corporation("SFA", (3, 5), cash=55, P1="20P 20L", P3="10 10", pool="10")
    return made.corporation("ATA", (4, 2), cash=7, P2="20P 10")


@pytest.fixture
def panel(position: Position, at: At, settings: Settings, put: Callable[..., None]) -> TablePanel:
    made = TablePanel(at(position.game, position.draft), settings)
    put(made, 1100, 420)
    return made


def cells(view: QTableView, row: int) -> list[str]:
    model = view.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_players_have_their_figures(panel: TablePanel) -> None:
    """Worth R-4.4: P1 30 + 4 shares at 100 + privates 20 + 45; P1 income 5 + 10.

    Liquidity: P1 may sell the last certificate and half of the president's one only while the pool holds 50 % at most
    (R-2.1.2): 10 % lie there, so all 40 % may go, P3 being heir (R-2.1.5).
    """
    assert cells(panel.players, 0) == [
        "Anna ▶ ①",
        "30",
        "4/12",
        "495",
        "15",
        "430",
        "40 PL",
        "",
        "",
        "",
        "",
        "SCE SIGI",
    ]
    assert cells(panel.players, 2) == ["Carla", "425", "2/12", "625", "0", "625", "20", "", "", "", "", ""]


def test_liquidity_keeps_the_presidency_nobody_could_take(panel: TablePanel) -> None:
    """R-2.1.5: nobody could follow P2 at ATA, so only its single certificate may be sold: 145 + 68."""
    assert cells(panel.players, 1)[5] == "213"


def test_corporations_have_their_figures(panel: TablePanel) -> None:
    assert cells(panel.corporations, 0) == ["SFA", "1", "100", "Anna", "55", "30", "10", "—", "2/3", "—", "", ""]
    assert cells(panel.corporations, 1) == ["ATA", "2", "68", "Bruno", "7", "70 L", "", "—", "2/3", "—", "", ""]
    assert cells(panel.corporations, 2)[3] == "to be started: no. 1"


def test_income_is_a_share_of_the_last_runs(position: Position) -> None:
    """R-3.6.2: a tenth for every 10 %; SFA ran for 90, P1 has 40 % and privates for 15."""
    at = table_rows.Position(RULES, position.game, position.draft, {CorporationId("SFA"): 90})
    assert [table_rows.income(at, PlayerId(player)) for player in ("P1", "P2", "P3")] == [36 + 15, 0, 18]
    assert players_sheet(at).rows[0].cells[4].text == "51"


def test_a_turn_without_a_run_counts_as_zero(recorded: Callable[[str], Session]) -> None:
    """The recorded game: after OR 1.1 nobody has run; in 2.1 SFA ran for 30 and ATA for 100, IFT not at all."""
    entries = recorded("sicilia_3p").entries
    rounds = [
        at for at, entry in enumerate(entries) if any(type(event).__name__ == "RoundBegan" for event in entry.events)
    ]
    assert last_runs(entries[: rounds[2] + 1]) == {"SFA": 0, "IFT": 0, "ATA": 0}
    assert last_runs(entries[: rounds[4] + 1]) == {"SFA": 30, "IFT": 0, "ATA": 100}


def test_the_row_whose_turn_it_is_stands_out(panel: TablePanel) -> None:
    model = panel.players.model()
    assert model.index(0, 0).data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(0, 0).data(Qt.ItemDataRole.BackgroundRole) is not None
    assert model.index(1, 0).data(Qt.ItemDataRole.BackgroundRole) is None
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "has the turn, begins the next stock round"


def test_a_holding_names_its_certificates(panel: TablePanel) -> None:
    tip = panel.players.model().index(0, 6).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "SFA 40 %: president's certificate 20\N{NO-BREAK SPACE}%, last certificate 20\N{NO-BREAK SPACE}%"
    tip = panel.corporations.model().index(1, 5).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "ATA 70 %: last certificate 20\N{NO-BREAK SPACE}%, 5 of 10\N{NO-BREAK SPACE}%"
    assert panel.players.model().index(2, 6).data(Qt.ItemDataRole.ToolTipRole) == "SFA 20 %: 2 of 10\N{NO-BREAK SPACE}%"


def test_a_corporation_that_waits_says_where_it_begins(panel: TablePanel) -> None:
    """R-2.3.6: AFG chooses among five cities."""
    model = panel.corporations.model()
    tips = {model.index(row, 0).data(): model.index(row, 8).data(Qt.ItemDataRole.ToolTipRole) for row in range(5)}
    assert tips["CTL"] == "Home: Marsala"
    assert tips["AFG"] == "Home to choose: Caltanissetta, Messina, Ragusa, Terranova, Trapani"


def test_tables_sort_by_number_not_by_text(panel: TablePanel) -> None:
    panel.players.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert [cells(panel.players, row)[1] for row in range(3)] == ["425", "145", "30"]
    panel.players.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert cells(panel.players, 0)[0].startswith("Anna")


def test_copying_gives_the_table_as_it_is_sorted(panel: TablePanel) -> None:
    panel.players.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    panel.players.setFocus()
    QTest.keyClick(panel.players, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    rows = list(csv.reader(io.StringIO(QGuiApplication.clipboard().text())))
    assert rows[0][:4] == ["Player", "Cash", "Certif.", "Worth"]
    assert [row[1] for row in rows[1:]] == ["425", "145", "30"]


def test_the_button_copies_what_is_shown(panel: TablePanel) -> None:
    panel.copy.click()
    assert "Corp.,No.,Price" in QGuiApplication.clipboard().text()
    panel.resize(1000, 130)
    panel.show_corporations.click()
    panel.copy.click()
    assert "Corp.,No.,Price" in QGuiApplication.clipboard().text()
    assert "Liquidity" not in QGuiApplication.clipboard().text()


def test_a_low_panel_shows_one_table_at_a_time(panel: TablePanel) -> None:
    assert panel.players.isVisible()
    assert panel.corporations.isVisible()
    panel.resize(1000, 130)
    assert panel.players.isVisible()
    assert not panel.corporations.isVisible()
    panel.show_corporations.click()
    assert not panel.players.isVisible()
    assert cells(panel.corporations, 0)[0] == "SFA"


def test_railways_on_junctions_show_the_tokens_they_have_placed_and_what_they_bought_back() -> None:
    """A-OP-9: tokens are unlimited. A-AZ-6: what was bought back lies apart from the initial offer."""
    made = Position20().railway("LA", P1=60, bought_back=10).railway("FB", P2=20, bought_back=20)
    made.token("LA", "C5", 0).token("LA", "C5", 3)
    at = table_rows.Position(RULES20, made.game, made.draft, {})
    sheet = table_rows.corporations_sheet(at)
    columns = list(table_rows._CORPORATION)
    treasury, tokens = columns.index("treasury"), columns.index("tokens")
    rows = {row.corporation: row.cells for row in sheet.rows}
    la, fb, nn = (rows[CorporationId(name)] for name in ("LA", "FB", "NN"))
    assert (la[treasury].text, fb[treasury].text, nn[treasury].text) == ("30+10", "60+20", "100")
    assert la[treasury].key == 40
    assert la[treasury].hint.endswith("bought back: 10\N{NO-BREAK SPACE}%")
    assert (la[tokens].text, fb[tokens].text, nn[tokens].text) == ("2", "0", "")
    assert sheet.columns[tokens].hint == "Tokens on the maps; there are as many as wanted"
