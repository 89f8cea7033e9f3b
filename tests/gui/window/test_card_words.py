"""A title with political cards says so wherever 1849 speaks of privates, in both languages (A-SET-3, A-POL-3, A-END-1)."""

import pytest
from PySide6.QtCore import Qt

from engine.events import CashMoved, RoundBegan
from engine.ids import EntityId, PlayerId
from engine.state.game_state import PrivateState
from gui.dialogs.new_game import NewGameDialog
from gui.dialogs.ranking import RankingDialog
from gui.event_texts import event_text
from gui.i18n import LANGUAGE
from gui.main_window import MainWindow
from gui.moments import round_text
from gui.panels.table_rows import Position, corporations_sheet, players_sheet
from gui.panels.train_rows import effects_text
from gui.report import report_text
from gui.settings import Settings
from gui.standings import worth_of
from tests.gui.window.starting import Start

NAMES = ("Anna", "Bruno", "Carla")


@pytest.mark.parametrize(
    ("title", "language", "said", "never"),
    [
        ("pa20", "it", "carte politiche", "privat"),
        ("pa20", "en", "political cards", "private"),
        ("1849", "it", "private", "politic"),
        ("1849", "en", "private", "politic"),
    ],
)
def test_the_words_follow_the_title(
    window: MainWindow, start: Start, title: str, language: str, said: str, never: str
) -> None:
    session = start(*NAMES, title=title, seed=1)
    LANGUAGE.use(language)
    game = session.game
    income = CashMoved(EntityId(""), EntityId("P1"), 5, "private_income")
    at = Position(session.rules, game, session.state, {})
    dialog = RankingDialog(session, window)
    model = dialog.table.model()
    heads = [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in range(dialog.table.columnCount())]
    texts = [
        event_text(income, game),
        event_text(RoundBegan("auction", 0), game),
        round_text(session.state),
        *(f"{column.words} {column.hint}" for column in (*players_sheet(at).columns, *corporations_sheet(at).columns)),
        *(effects_text(game, train) for train in game.trains),
        *heads,
    ]
    told = "\n".join(texts).casefold()
    assert said in told
    assert never not in told
    LANGUAGE.use("it")


def test_the_auctions_of_regionals_are_named_so(window: MainWindow, start: Start) -> None:
    game = start(*NAMES, title="pa20").game
    LANGUAGE.use("it")
    assert event_text(RoundBegan("regionals", 3), game) == "Asta delle compagnie regionali"
    LANGUAGE.use("en")
    assert event_text(RoundBegan("regionals", 3), game) == "Auction of the regionals"
    assert window.turn.isVisible()


def test_political_cards_count_for_nothing_in_the_worth(window: MainWindow, start: Start) -> None:
    session = start(*NAMES, title="pa20", seed=1)
    state = session.state.copy()
    state.privates = dict.fromkeys(state.privates, PrivateState(owner=EntityId("P1")))
    parts = worth_of(session.rules, session.game, state, PlayerId("P1"))
    assert (parts.cash, parts.shares, parts.privates) == (500, 0, 0)
    assert window.turn.isVisible()


@pytest.mark.parametrize(("title", "said"), [("1849", "da avviare: n. 1"), ("pa20", "da lanciare")])
def test_only_a_title_with_a_sequence_speaks_of_one(settings: Settings, start: Start, title: str, said: str) -> None:
    """R-1.6, A-AZ-0: in PA20 any major may be launched, so there is no place in a sequence to tell."""
    session = start(*NAMES, title=title, seed=1)
    LANGUAGE.use("it")
    rows = corporations_sheet(Position(session.rules, session.game, session.state, {})).rows
    assert rows[0].cells[3].text == said
    assert ("Sequenza delle compagnie" in report_text(session)) is (title == "1849")
    dialog = NewGameDialog(settings)
    dialog.order_box.entered.setChecked(True)
    dialog.titles.setCurrentIndex(dialog.titles.findData(title))
    assert dialog.order_box.isVisibleTo(dialog) is (title == "1849")
    dialog.seats.set_names(NAMES)
    assert (dialog.wish().order is None) is (title == "pa20")
    assert ("10 ferrovie maggiori" if title == "pa20" else "5 compagnie") in dialog.scenario.text()
