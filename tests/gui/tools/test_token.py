"""Tokens, homes, the port marker and the building private on the board."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.actions import ChooseHome, PlacePortMarker, PlaceToken, UseTeleport
from engine.ids import CorporationId, HexId
from engine.routes.advice import advise
from engine.routes.terms import terms_of
from engine.setup import Wish
from engine.state.board import CitySlot
from gui.board.carry import marker_mime, token_mime
from gui.board.click import Click
from gui.main_window import MainWindow
from tests.gui.tools.conftest import MOVES
from tests.gui.tools.gestures import at, click, drag_over, drop, key, shelf, status, take, tray


@pytest.fixture
def placing(window: MainWindow, shared: Path) -> MainWindow:
    """The window in a token step of a recorded game, of a corporation with a train."""
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    session = window.controller.session
    assert session is not None
    position = next(
        index
        for index, entry in enumerate(session.entries)
        if isinstance(entry.action, PlaceToken)
        and not isinstance(session.entries[index - 1].action, UseTeleport)
        and session.state_at(index).corporations[CorporationId(entry.action.actor)].trains
    )
    window.controller.jump(position)
    assert window.controller.step() == "token"
    return window


def place_of(window: MainWindow) -> CitySlot:
    place = next(iter(window.tools.token.places))
    assert isinstance(place, CitySlot)
    return place


def placed(window: MainWindow, place: CitySlot) -> bool:
    return any(token.place == place for token in window.controller.state.board.tokens)


def test_legal_places_light_up_and_the_tray_has_the_token(placing: MainWindow) -> None:
    tool = placing.tools.token
    assert placing.tools.tool is tool
    assert placing.scene.lit_slots == frozenset(tool.places)
    assert list(shelf(placing)) == [placing.controller.actor()]


def test_a_click_on_a_lit_place_places(placing: MainWindow) -> None:
    place = place_of(placing)
    placing.view.clicked.emit(Click(place.hex, place))
    assert placed(placing, place)
    assert placing.scene.lit_slots == frozenset() or placing.controller.step() == "token"


def test_enter_on_the_hex_places(placing: MainWindow) -> None:
    place = place_of(placing)
    placing.view.setFocus()
    placing.view.set_cursor_hex(place.hex)
    assert "click, or press Enter" in status(placing)
    key(placing, Qt.Key.Key_Return)
    assert placed(placing, place)


def test_a_city_out_of_reach_says_why(placing: MainWindow) -> None:
    """R-3.3.1, R-3.3.2: reached cities only."""
    outside = next(
        hex_id
        for hex_id, hex_ in placing.controller.game.hexes.items()
        if hex_.face.stops and hex_id not in {place.hex for place in placing.tools.token.places}
    )
    placing.view.hex_hovered.emit(outside)
    assert "✗ " in status(placing)
    assert "(§3.3" in status(placing)
    placing.view.clicked.emit(Click(outside))
    assert placing.turn.notice.text().startswith("✗ ")
    assert placing.controller.step() == "token"


def test_the_token_from_the_tray(placing: MainWindow) -> None:
    owner, place = str(placing.controller.actor()), place_of(placing)
    take(placing, owner)
    assert placing.tools.bench.hand.piece == owner
    key(placing, Qt.Key.Key_Escape)
    assert placing.tools.bench.hand.piece == ""
    data = token_mime(CorporationId(owner))
    placing.tools.take("token", owner)
    drag_over(placing, data, at(placing, place.hex))
    over = placing.tools.token.over
    assert over is not None
    assert over.hex == place.hex  # Any free slot of the city will do.
    drop(placing, data, at(placing, place.hex))
    assert isinstance(over, CitySlot)
    assert placed(placing, over)


def test_another_corporations_token_is_not_taken(placing: MainWindow) -> None:
    place = place_of(placing)
    mine = placing.tools.token.corporation
    other = next(name for name in placing.controller.state.corporations if name != mine)
    drop(placing, token_mime(other), at(placing, place.hex))
    assert not placed(placing, place)


def test_a_home_is_chosen_on_the_board_with_a_look_before(window: MainWindow) -> None:
    """R-2.3.6, seed 2: the corporation with several homes comes first."""
    session = window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), seed=2))
    for move in MOVES[:5]:
        session.do(move)
    session.do(session.legal()[0].action)
    window.show_session(session)
    homes = [offer.action.place for offer in session.legal() if isinstance(offer.action, ChooseHome)]
    assert len(homes) == 5
    assert window.scene.lit_slots == frozenset(homes)
    window.view.slot_hovered.emit(homes[1])
    assert window.tools.token.over == homes[1]
    wrong = CitySlot(HexId("M13"), 0, 0)
    assert wrong not in homes
    window.view.slot_hovered.emit(wrong)
    assert "(§2.3.6)" in status(window)
    window.view.clicked.emit(Click(homes[1].hex, homes[1]))
    assert placed(window, homes[1])


@pytest.fixture
def with_marker(window: MainWindow, shared: Path) -> MainWindow:
    """The window where a recorded game placed its port marker."""
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    session = window.controller.session
    assert session is not None
    position = next(index for index, entry in enumerate(session.entries) if isinstance(entry.action, PlacePortMarker))
    window.controller.jump(position)
    return window


def test_the_port_marker(with_marker: MainWindow) -> None:
    """R-3.5.6: the ports light up, a click elsewhere says why not, one on a port places it."""
    window = with_marker
    private = window.tools.offers_marker()[0]
    assert private in shelf(window)
    take(window, private)
    assert window.tools.tool is window.tools.marker
    ports = list(window.tools.marker.choices)
    window.view.hex_hovered.emit(ports[0])
    corporation = window.tools.marker.choices[ports[0]].actor
    assert status(window).startswith(f"Every train of {corporation} that reaches ")  # RUL-19: of no other one.
    assert status(window).endswith("will earn L. 20 more")
    click(window, "F6")
    assert "(§3.5.6)" in window.turn.notice.text()
    key(window, Qt.Key.Key_Escape)
    assert window.tools.tool is not window.tools.marker
    window.tools.take("marker", private)
    drop(window, marker_mime(next(iter(window.controller.game.privates))), at(window, ports[0]))
    assert dict(window.scene.position.bonuses) == {ports[0]: 20}


@pytest.fixture
def with_teleport(window: MainWindow, shared: Path) -> MainWindow | None:
    """The window where a recorded game closed its building private, None where no recorded game did."""
    for name in ("sicilia_3p", "gen_1849_4p_b", "gen_1849_5p_b", "gen_1849_4p_reduced_a"):
        window.open_file(shared / "replays" / f"{name}.18xx.json")
        session = window.controller.session
        assert session is not None
        for index, entry in enumerate(session.entries):
            if isinstance(entry.action, UseTeleport):
                window.controller.jump(index)
                return window
    return None


def test_the_building_private(with_teleport: MainWindow | None) -> None:
    """R-3.3.6: after it is closed its cities light up, whether connected or not; where the step waits, a click closes it."""
    assert with_teleport is not None
    window = with_teleport
    action = next(offer.action for offer in window.controller.offers() if isinstance(offer.action, UseTeleport))
    cities = window.controller.game.privates[action.private].teleports
    if window.controller.step() == "teleport":
        assert window.tools.tool is window.tools.teleport
        window.view.clicked.emit(Click(cities[0]))
    else:
        window.controller.do(action)
    assert window.tools.tool in (window.tools.lay, window.tools.token)
    book = window.tools.lay.book
    if book is not None:
        assert set(book.hexes()) <= set(cities)


def test_the_tray_says_when_there_is_nothing_to_place(window: MainWindow) -> None:
    session = window.desk.start("1849", Wish(names=("Anna", "Bruno", "Carla"), seed=1))
    window.show_session(session)
    assert shelf(window) == {}
    assert tray(window).words.text() == "Nothing to place on the board now."
    assert window.tools.tool is window.tools.select
    click(window, "C5")
    assert "Palermo" in status(window)


def test_what_each_token_place_would_earn(placing: MainWindow, qtbot: QtBot) -> None:
    """The same figures as `engine.routes.advice` finds in this process."""
    tool, advice = placing.tools.token, placing.tools.advice
    tray(placing).pays.click()
    qtbot.waitUntil(lambda: advice.complete, timeout=20000)
    game, state = placing.controller.game, placing.controller.state
    assert tool.corporation is not None
    terms = terms_of(game, state, tool.corporation)
    places = tuple(tool.places)
    wanted = {
        place: found.result.revenue
        for place, found in zip(places, advise(game, state.board, terms, (), places), strict=True)
    }
    assert {place: worth.revenue for place, worth in advice.places.items()} == wanted
    assert set(placing.tools.bench.numbers) == {place.hex for place in places}
