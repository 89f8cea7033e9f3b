"""Construction in the window: tiles and tokens on junctions with one hand, costs shown, what is left of the turn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from engine.actions import Action, BidPrivate, LayTile, Pass, PlaceJunctionToken, SetStartPrice
from engine.ids import CorporationId, EntityId, HexId, TileId
from engine.rounds.base import legal
from engine.setup import Wish
from engine.state.board import Junction
from engine.state.turn import AuctionTurn, OperatingTurn
from gui.board.carry import token_mime
from gui.board.click import Click
from gui.main_window import MainWindow
from gui.panels.turn_parts import ChoiceButton
from tests.gui.tools.gestures import at, drag_over, drop, key, point_at, shelf, status, take

FB = CorporationId("FB")
ACTOR = EntityId("FB")
SOUTH = Junction(HexId("M7"), 0)


@pytest.fixture
def constructing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """FB, launched at 100 by the first player, in its first turn: Benevento has a tile from north to south."""
    monkeypatch.setattr(window.plan.worker, "warm_up", lambda: None)
    session = window.desk.start("pa20", Wish(names=("Anna", "Bruno", "Carla"), seed=1))
    while isinstance(session.state.turn, AuctionTurn):
        offers = [offer.action for offer in legal(session.rules, session.game, session.state)]
        session.do(next(action for action in offers if isinstance(action, BidPrivate)))
    launched = False
    while not isinstance(session.state.turn, OperatingTurn):
        offers = [offer.action for offer in legal(session.rules, session.game, session.state)]
        starts = [action for action in offers if isinstance(action, SetStartPrice) and action.corporation == FB]
        move: Action = next(action for action in offers if isinstance(action, Pass))
        if starts and not launched:
            move, launched = max(starts, key=lambda action: (-action.row, action.column)), True
        session.do(move)
    session.do(LayTile(ACTOR, HexId("M7"), TileId("57"), 0))
    window.show_session(session)
    return window


def labels(window: MainWindow) -> str:
    return "\n".join(label.text() for label in window.turn.findChildren(QLabel) if label.isVisible())


def placed(window: MainWindow) -> list[Junction]:
    places = [token.place for token in window.controller.state.board.tokens_of(FB)]
    return [place for place in places if isinstance(place, Junction)]


def test_a_op_8_one_hand_for_tiles_and_tokens(constructing: MainWindow) -> None:
    tools = constructing.tools
    assert constructing.controller.step() == "construction"
    assert tools.tool is tools.build
    assert SOUTH in constructing.scene.lit_slots
    assert "FB" in shelf(constructing)


def test_a_op_14_the_panel_tells_what_is_left_of_the_turn(constructing: MainWindow) -> None:
    assert "2 of 3 tiles, 3 of 3 tokens" in labels(constructing)
    constructing.controller.do(PlaceJunctionToken(ACTOR, SOUTH))
    assert "2 of 3 tiles, 2 of 3 tokens" in labels(constructing)


def test_a_op_9_costs_stand_in_the_panel_and_in_the_status_line(constructing: MainWindow) -> None:
    # Benevento and Avellino are both montagna: 80.
    words = [button.text() for button in constructing.turn.findChildren(ChoiceButton)]
    assert any("Benevento – Avellino" in text and "80" in text for text in words), words
    rect = constructing.scene.hex_rect(HexId("M7"))
    point_at(constructing, "M7", 0, 0.43 * rect.height())
    assert "Benevento – Avellino" in status(constructing)
    assert "80" in status(constructing)
    assert "3 of 3 left in this turn" in status(constructing)


def test_a_click_on_a_lit_junction_places_from_either_hex(constructing: MainWindow) -> None:
    constructing.view.clicked.emit(Click(HexId("O7"), SOUTH))
    assert placed(constructing) == [SOUTH]
    assert constructing.controller.step() == "construction"
    # Now there is track to lay beyond it.
    assert constructing.tools.build.tiles()


def test_a_token_may_be_dragged_onto_a_junction(constructing: MainWindow) -> None:
    rect = constructing.scene.hex_rect(HexId("M7"))
    data, there = token_mime(FB), at(constructing, "M7", 0, 0.43 * rect.height())
    take(constructing, "FB")
    drag_over(constructing, data, there)
    assert constructing.tools.token.over == SOUTH
    drop(constructing, data, there)
    assert placed(constructing) == [SOUTH]


def test_p_op_3_a_junction_that_is_not_allowed_says_why(constructing: MainWindow) -> None:
    constructing.controller.do(PlaceJunctionToken(ACTOR, SOUTH))
    rect = constructing.scene.hex_rect(HexId("M7"))
    take(constructing, "FB")
    point_at(constructing, "M7", 0, -0.43 * rect.height())
    assert "P-OP-3" in status(constructing)
    constructing.view.clicked.emit(Click(HexId("M7"), Junction(HexId("K7"), 0)))
    assert placed(constructing) == [SOUTH]
    assert "P-OP-3" in status(constructing)


def test_p_map_3_a_junction_between_the_maps_lights_on_both(constructing: MainWindow) -> None:
    constructing.scene.highlight_slots([Junction(HexId("M7"), 1)])
    lit = {
        key[0]
        for layers in constructing.scene.maps
        for key in layers.sheets["light"]
        if isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == "slot"
    }
    assert lit == {"M7", "napoli:D6"}


def test_advice_asks_about_tiles_and_junctions_alike(constructing: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, tuple[object, ...]]] = []
    monkeypatch.setattr(constructing.tools.advice, "ask", lambda lays, places: asked.append((lays, places)))
    constructing.tools.toggle_advice()
    assert SOUTH in asked[0][1]


def test_p_op_3_the_keyboard_alone_chooses_among_the_junctions_of_a_hex(constructing: MainWindow) -> None:
    """Benevento's tile comes to both sides: T shows one after the other, R too, Enter places; no mouse is needed."""
    north = Junction(HexId("K7"), 0)
    assert {SOUTH, north} <= set(constructing.tools.token.places)
    constructing.view.setFocus()
    constructing.view.set_cursor_hex(HexId("M7"))
    assert "on 2 of its sides" in status(constructing)
    key(constructing, Qt.Key.Key_T)
    first = constructing.tools.token.over
    assert "place 1 of 2" in status(constructing)
    key(constructing, Qt.Key.Key_T)
    second = constructing.tools.token.over
    assert {first, second} == {SOUTH, north}
    key(constructing, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert constructing.tools.token.over == first
    key(constructing, Qt.Key.Key_R)
    key(constructing, Qt.Key.Key_Return)
    assert placed(constructing) == [second]


def test_the_token_goes_with_the_cursor_to_the_other_map(constructing: MainWindow) -> None:
    """P-MAP-3: what is lit on a link is found from the hexes of both maps."""
    link = Junction(HexId("M7"), 1)
    tool = constructing.tools.token
    tool.places = {link: [PlaceJunctionToken(ACTOR, link)]}
    constructing.view.setFocus()
    for hex_id in ("M7", "napoli:D6"):
        constructing.view.set_cursor_hex(HexId(hex_id))
        key(constructing, Qt.Key.Key_T)
        assert tool.over == link


def test_t_says_why_no_token_goes_on_a_hex_and_e_returns_to_tiles(constructing: MainWindow) -> None:
    constructing.view.setFocus()
    constructing.view.set_cursor_hex(next(iter(constructing.scene.layers)))
    key(constructing, Qt.Key.Key_T)
    assert status(constructing).startswith("✗")
    assert constructing.tools.bench.hand.kind == "token"
    constructing.controller.do(PlaceJunctionToken(ACTOR, SOUTH))
    constructing.view.set_cursor_hex(HexId("O7"))
    key(constructing, Qt.Key.Key_E)
    assert constructing.tools.bench.hand.kind == "tile"


def test_a_op_8_what_if_cites_the_book_of_the_title(constructing: MainWindow) -> None:
    """A green tile on a hex without one: R-3.2.1 for 1849."""
    constructing.tools.toggle_what_if()
    tool = constructing.tools.what_if
    tool.carry("tile", "14")
    tool.hover(HexId("I7"))
    assert "in the game now: ✗" in status(constructing)
    assert "(A-OP-8)" in status(constructing)
