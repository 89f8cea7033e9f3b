"""Governments before they form, help for tokens, and the maps one by one."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import AbsorbRegional, KeepToken, Pass, PlaceJunctionToken
from engine.events import RoundBegan
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId, TrainId
from engine.pa20.merger import plan_merger
from engine.pa20.state import extra
from engine.rounds.base import Outcome, act
from engine.session import Session
from engine.setup import Wish
from engine.state.game_state import GameState
from engine.state.pa20 import RegionalAuction
from engine.state.turn import HelpChoice, KeepTokenChoice, StockTurn
from engine.titles.pa20 import RulesPa20
from gui.i18n import LANGUAGE
from gui.main_window import MainWindow
from gui.panels.table_rows import Position, corporations_sheet, players_sheet
from gui.panels.turn_parts import ChoiceButton, GreyedChoice, Section
from gui.panels.turn_strip import steps_of
from gui.previews import GRAVE, PLAIN, lines_of
from gui.previews_railways import coming, merger_text, share_texts
from tests.helpers.pa20 import PAR_CELLS, Position20, junction

NAMES = {"P1": "Anna", "P2": "Bruno", "P3": "Carla"}


class Begun(RulesPa20):
    """The rules of the title, with a game that begins in the middle."""

    def __init__(self, state: GameState) -> None:
        self._state = state

    def opening(self, game: Game) -> GameState:
        del game
        return self._state


def ex_p17(phase: str) -> Position20:
    """NN 80, FSC 65, FC 100 with the holdings of EX-P17."""
    position = Position20(phase=phase, players=3).cash(P1=400, P2=0, P3=0)
    position.railway("NN", PAR_CELLS[80], P1=30, P2=20, pool=30, cash=40)
    position.railway("FSC", PAR_CELLS[65], P3=20, P1=10, P2=10, cash=25)
    return position.railway("FC", PAR_CELLS[100], P1=20)


def shown(window: MainWindow, position: Position20) -> str:
    """What the turn panel says about a position."""
    window.show_session(Session(Begun(position.draft), position.game))
    return "\n".join(label.text() for label in window.turn.findChildren(QLabel) if label.isVisibleTo(window))


def test_ex_p17_p_gov_4_the_exchange_is_itemised_before_it_happens() -> None:
    position = ex_p17("5")
    plan = plan_merger(position.game, position.draft, CorporationId("RM"))
    assert merger_text(plan, position.game) == "RM ← NN (D. 80) + FSC (D. 65), value D. 80"
    assert share_texts(plan, position.game) == [
        "Anna: 40 % → 20 %",
        "Bruno: 30 % → 10 % and D. 65 for an odd one of FSC",
        "Carla: 20 % → 10 %",
        "Bank pool: 30 % → 10 %",
        "Initial offer: 50 %",
        "President: Anna",
    ]


def test_p_gov_5_what_would_be_lost_is_told() -> None:
    position = Position20(phase="5", players=3).railway("NN", PAR_CELLS[80], P1=30)
    position.railway("FSC", PAR_CELLS[65], P2=20)
    position.railway("FC", PAR_CELLS[100], opened=False, turns=0, launched_in="5", P3=20)
    plan = plan_merger(position.game, position.draft, CorporationId("RM"))
    assert "Carla loses 20 % of FC, which never opened" in share_texts(plan, position.game)


def test_a_gov_12_a_dormant_government_is_told() -> None:
    position = Position20(phase="5", players=3)
    plan = plan_merger(position.game, position.draft, CorporationId("RM"))
    assert merger_text(plan, position.game).endswith("nobody holds it, so it lies dormant")


@pytest.mark.parametrize(("phase", "told"), [("4", False), ("5", True)])
def test_p_gov_2_from_phase_5_on_the_panel_shows_who_would_merge(window: MainWindow, phase: str, told: bool) -> None:  # noqa: FBT001
    position = ex_p17(phase)
    position.draft.turn = StockTurn(number=5, current=position.game.players[0])
    words = shown(window, position)
    assert ("Government railways, if they formed now" in words) is told
    assert ("Rete Mediterranea: RM ← NN (D. 80) + FSC (D. 65), value D. 80" in words) is told


def test_p_gov_2_after_the_first_6_the_panel_says_when(window: MainWindow) -> None:
    position = ex_p17("6").operating("FC", operated="NN FSC").extra(due=("form_governments",))
    assert "Government railways at the end of this operating round" in shown(window, position)
    formed = ex_p17("6").operating("FC").extra(formed={"RM": (), "RA": ()})
    assert "Government railways" not in shown(window, formed)


def test_p_gov_2_the_choice_that_ends_the_round_says_who_merges() -> None:
    position = ex_p17("6").operating("FC", operated="NN FSC", round=2).extra(due=("form_governments",))
    session = Session(Begun(position.draft), position.game)
    outcome = act(session.rules, session.game, session.state, Pass(EntityId("FC")))
    assert isinstance(outcome, Outcome)
    lines = lines_of(session, session.state, outcome)
    assert ("NN and FSC merge into RM at D. 80.", GRAVE) in [(line.words, line.weight) for line in lines]
    # What the merged railways had is told with their heir.
    assert "RM: +65 → D. 65" in [line.words for line in lines]
    assert not any(line.words.startswith("NN: ") for line in lines)


def test_p_gov_2_the_choice_that_starts_phase_6_says_who_would_merge() -> None:
    before = ex_p17("5").draft
    after = ex_p17("6").extra(due=("form_governments",))
    words = coming(after.game, before, after.draft)
    assert words[0] == "At the end of this operating round: RM ← NN (D. 80) + FSC (D. 65), value D. 80"
    assert coming(after.game, after.draft, after.draft) == []


def test_p_reg_2_an_auction_of_regionals_is_no_operating_round() -> None:
    position = ex_p17("5")
    session = Session(Begun(position.draft), position.game)
    outcome = Outcome(session.state, (RoundBegan("regionals", 5),))
    lines = lines_of(session, session.state, outcome)
    assert ("The regionals are auctioned", PLAIN) in [(line.words, line.weight) for line in lines]


def test_a_sfm_11_who_asks_for_help_where_and_at_what_cost(window: MainWindow) -> None:
    position = ex_p17("5").operating("NN")
    position.fund(cash=100, P3=2)
    position.draft.pending = (HelpChoice(CorporationId("NN"), junction(position.game, "M7", 0)),)
    # Benevento and Avellino are both montagna: 80.
    words = shown(window, position)
    assert "NN asks for help with its token on the junction Benevento – Avellino, which costs D. 80." in words
    buttons = [button.text().replace("&", "") for button in window.turn.findChildren(ChoiceButton)]
    assert "SFM helps" in buttons


def test_the_words_of_the_source_in_italian(window: MainWindow) -> None:
    window.menus.languages.actions()[0].trigger()
    assert LANGUAGE.language == "it"
    position = ex_p17("5").operating("NN")
    words = shown(window, position)
    assert "Passi rimasti in questo turno" in words
    assert "Reti governative, se si formassero ora" in words


def test_p_map_2_each_map_alone_and_the_whole_board_again(window: MainWindow) -> None:
    window.show_session(window.desk.start("pa20", Wish(names=("Anna", "Bruno", "Carla"), seed=1)))
    view, action = window.view, window.menus.actions["next_map"]
    whole = view.zoom_level()
    seen = []
    for layers in window.scene.maps:
        action.trigger()
        assert view.zoom_level() > whole
        middle = view.to_scene(view.viewport().rect().center().toPointF())
        seen.append(layers.rect().contains(middle))
    assert seen == [True, True]
    action.trigger()
    assert view.zoom_level() == pytest.approx(whole)
    window.show_session(window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), seed=1)))
    whole = view.zoom_level()
    action.trigger()
    assert view.zoom_level() == pytest.approx(whole)


def test_p_map_2_the_small_map_leaves_the_map_shown_alone_in_sight(window: MainWindow) -> None:
    window.show_session(window.desk.start("pa20", Wish(names=("Anna", "Bruno", "Carla"), seed=1)))
    view, action = window.view, window.menus.actions["next_map"]
    action.trigger()
    action.trigger()
    hexes = window.scene.maps[1].map.hexes
    seen = [view.mapFromScene(window.scene.hex_rect(hex_.id)).boundingRect() for hex_ in hexes]
    # Cava de' Tirreni and the link beside it lie in the lower right corner.
    assert not any(view.minimap.geometry().intersects(rect) for rect in seen)
    assert view.rect().contains(view.minimap.geometry())
    action.trigger()
    assert view.minimap.geometry().right() > view.width() // 2


def test_p_reg_4_a_regional_has_no_finance_step(window: MainWindow) -> None:
    position = ex_p17("5").regional("FG", "P2").operating("FG", operated="NN FSC FC")
    shown(window, position)
    assert "finance" not in window.turn.strip.text()
    shown(window, ex_p17("5").operating("NN"))
    assert "finance" in window.turn.strip.text()


@pytest.mark.parametrize(("language", "words"), [(0, "5 per D. 550 (l'ultimo)"), (1, "5 for D. 550 (the last one)")])
def test_the_last_train_of_a_kind_is_called_so(window: MainWindow, language: int, words: str) -> None:
    window.menus.languages.actions()[language].trigger()
    position = ex_p17("5").operating("NN", "construction", "run", "dividend")
    position.draft.corporations[CorporationId("NN")].cash = 900
    position.draft.depot = (TrainId("5-3"), *(TrainId(f"6-{number}") for number in range(8)))
    shown(window, position)
    assert words in [button.text().replace("&", "") for button in window.turn.findChildren(ChoiceButton)]


def test_a_gov_8_the_choice_of_a_token_says_why(window: MainWindow) -> None:
    position = ex_p17("6").operating("FC").formed("RM", "NN", "FSC")
    places = tuple(junction(position.game, name, side) for name, side in (("L6", 0), ("M7", 1)))
    for reason, words in (
        ("border", "RM may keep only one token on the border of the maps (A-GOV-8)."),
        ("dangling", "RM may keep only one token without track on the far side (A-GOV-8)."),
    ):
        position.draft.pending = (KeepTokenChoice(CorporationId("RM"), reason, places),)
        assert words in shown(window, position)


def test_a_choice_that_is_gone_says_nothing_about_the_next_moment(window: MainWindow, qtbot: QtBot) -> None:
    shown(window, ex_p17("6").operating("FC", operated="NN FSC", round=2).extra(due=("form_governments",)))
    (last,) = (button for button in window.turn.findChildren(ChoiceButton) if button.is_default_choice)
    last.setFocus()
    # In a window that is not the active one Qt leaves the focus on what is hidden.
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    assert "NN and FSC merge into RM" in window.turn.effects.text()
    last.click()
    assert isinstance(window.controller.state.turn, StockTurn)
    # Before anything else has the focus: what was chosen is possible no more, and nobody asks for it.
    assert window.turn.effects.text() == "What a choice will do is shown here."


def test_a_gov_8_two_tokens_that_become_one_are_told_as_such() -> None:
    position = Position20(phase="6", players=3).formed("RA", "LTF", "FS").cash(P1=0, P2=10, P3=0)
    position.railway("RA", PAR_CELLS[70], P1=30, cash=500).regional("FAS", "P2", cash=60)
    position.token("RA", "I5", 0).token("FAS", "I5", 0, 1)
    position.operating("RA", "construction", "run", "dividend", "trains", "finance")
    session = Session(Begun(position.draft), position.game)
    outcome = act(session.rules, session.game, session.state, AbsorbRegional(EntityId("RA"), CorporationId("FAS")))
    assert isinstance(outcome, Outcome)
    words = [line.words for line in lines_of(session, session.state, outcome)]
    assert "Two tokens of RA on the junction Castel di Sangro – Isernia become one." in words
    assert not any("leaves" in line for line in words)


def test_a_op_7_steps_with_nothing_to_decide_are_over_when_the_next_one_waits() -> None:
    position = ex_p17("6").formed("RM", "NN", "FSC").operating("RM", "construction", "run", "dividend")
    # Neither trains nor finance were ever open: its turn has come to the last step.
    marks = dict(steps_of(position.game, position.draft, ("absorb",)))
    assert (marks["trains"], marks["finance"], marks["absorb"]) == ("✓", "✓", "▶")
    # A step that is still open beside the one that waits is not over.
    marks = dict(steps_of(position.game, position.draft, ("trains", "finance")))
    assert (marks["trains"], marks["finance"], marks["absorb"]) == ("○", "▶", "○")


def test_between_two_turns_there_are_no_steps() -> None:
    position = ex_p17("6").formed("RM", "NN", "FSC").operating(None)
    assert steps_of(position.game, position.draft, ("keep_token",)) == []
    assert steps_of(position.game, position.draft, ("regionals",)) == []


def test_p_reg_8_the_auction_says_what_a_regional_is_worth(window: MainWindow) -> None:
    position = ex_p17("5").operating(None).extra(auction=RegionalAuction(CorporationId("FG"), PlayerId("P1")))
    words = shown(window, position)
    assert "Starts at San Severo; on top for a destination: Rodi Garganico +D. 10, Vieste +D. 20." in words


def test_a_choice_about_a_junction_shows_it_on_both_maps(window: MainWindow) -> None:
    position = ex_p17("6").operating("FC").formed("RM", "NN", "FSC")
    link = junction(position.game, "L6", 0)
    inland = junction(position.game, "R8", 0)
    position.draft.pending = (KeepTokenChoice(CorporationId("RM"), "border", (link, inland)),)
    shown(window, position)

    def ringed() -> set[str]:
        return {
            str(key[0])
            for layers in window.scene.maps
            for key in layers.sheets["ghost"]
            if isinstance(key, tuple) and key[1] == ("pointer", 0)
        }

    for place, hexes in ((link, 2), (inland, 1)):
        window.turn.look(KeepToken(EntityId("RM"), place))
        assert len(ringed()) == hexes
        assert place.hex in ringed()
    window.turn.look(Pass(EntityId("RM")))
    assert ringed() == set()


@pytest.mark.parametrize(("cash", "kind"), [(400, ChoiceButton), (15, GreyedChoice)])
def test_p_sfm_1_the_fund_is_shown_with_its_price_and_why_it_cannot_be_bought(
    window: MainWindow, cash: int, kind: type[QPushButton]
) -> None:
    position = ex_p17("5").cash(P1=cash)
    position.fund(cash=140, P3=2)
    words = shown(window, position)
    assert "Treasury D. 140; certificates on offer: 8 of 10; Carla runs it." in words
    section = next(
        found for found in window.turn.findChildren(Section) if "SFM · " in found.findChildren(QLabel)[0].text()
    )
    (button,) = section.findChildren(kind)
    assert button.text() == "Buy 10 %: D. 100"
    assert kind is ChoiceButton or "D. 15" in button.toolTip()
    # Before phase 5 there is none.
    assert "SFM" not in shown(window, Position20(phase="4", players=3))


def test_a_sfm_11_a_request_for_help_can_be_taken_back(window: MainWindow) -> None:
    position = Position20(phase="5", players=3).railway("LTF", cash=100, P1=60).fund(cash=100, P2=1)
    position.tile("C5", "4", 0).tile("E5", "57", 0).operating("LTF")
    shown(window, position)
    window.controller.do(PlaceJunctionToken(EntityId("LTF"), junction(position.game, "C5", 0), help=True))
    assert window.controller.step() == "help"
    window.menus.actions["undo"].trigger()
    words = "LTF asks SFM for help with its token on the junction Giulianova – Pescara."
    assert window.statusBar().currentMessage() == f"Undid a move by Anna: {words}"


def test_p_gov_2_what_comes_at_the_end_of_the_round_anyway_is_said_once(window: MainWindow) -> None:
    """FC is the last to operate: whether it buys or not, NN and FSC merge, as the section of the governments says."""
    position = ex_p17("6").operating("FC", "construction", "run", "dividend", operated="NN FSC", round=2)
    position.extra(due=("form_governments",))
    position.draft.corporations[CorporationId("FC")].cash = 2000
    position.draft.depot = (TrainId("6-7"),)
    words = shown(window, position)
    assert "Government railways at the end of this operating round" in words
    assert any("6 for D. 700" in button.text() for button in window.turn.findChildren(ChoiceButton))
    assert "NN and FSC merge into RM" not in words.replace(window.turn.effects.text(), "")


def test_p_gov_2_merged_railways_leave_the_columns_and_stand_last(window: MainWindow) -> None:
    """A-GOV-8: what they had is their government's; nobody can hold anything of them any more."""
    position = ex_p17("6").formed("RM", "NN", "FSC").operating("FC")
    position.extra(gone=(*extra(position.draft).gone, CorporationId("FG")))
    shown(window, position)
    session = window.controller.session
    assert session is not None
    at = Position(session.rules, session.game, session.state, {})
    columns = {column.words for column in players_sheet(at).columns}
    assert {"FC", "RM"} <= columns
    assert not columns & {"NN", "FSC", "FG"}
    assert {len(row.cells) for row in players_sheet(at).rows} == {len(players_sheet(at).columns)}
    last = corporations_sheet(at).rows[-3:]
    assert [(row.corporation, row.cells[3].text, row.faded) for row in last] == [
        ("NN", "merged into RM", True), ("FSC", "merged into RM", True), ("FG", "absorbed", True),
    ]  # fmt: skip
    assert {len(row.cells) for row in last} == {len(corporations_sheet(at).columns)}
