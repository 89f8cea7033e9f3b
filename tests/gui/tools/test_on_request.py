"""Which lay pays, what if, gauge breaks: what the board shows on request, and how it goes away."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.data.definitions import Color
from engine.ids import CorporationId, HexId, TileId
from engine.routes.advice import advise
from engine.routes.lays import LayOption
from engine.routes.terms import terms_of
from engine.state.board import Laid
from gui.board.carry import tile_mime
from gui.main_window import MainWindow
from gui.tools.advice import signed
from tests.gui.tools.gestures import at, click, drop, key, point_at, shelf, status, take, tray


@pytest.fixture
def late(window: MainWindow, shared: Path) -> MainWindow:
    """A track step late in a recorded game."""
    window.open_file(shared / "replays" / "sicilia_3p.18xx.json")
    window.controller.jump(351)
    assert window.controller.step() == "track"
    return window


def trying(window: MainWindow) -> bool:
    """Whether the what-if layer covers the board."""
    return window.tools.what_if.active


def marks(window: MainWindow) -> int:
    """Gauge breaks marked on the board."""
    keys = [key for layers in window.scene.maps for key in layers.sheets["number"]]
    return sum(isinstance(key, tuple) and isinstance(key[1], tuple) and key[1][0] == "break" for key in keys)


def board_digest(window: MainWindow) -> str:
    return window.controller.state.digest()


def test_every_lay_gets_the_exact_best_run(late: MainWindow, qtbot: QtBot) -> None:
    """The same figures as `engine.routes.advice` finds in this process, and the best of each hex on the hex."""
    tray(late).pays.click()
    advice = late.tools.advice
    qtbot.waitUntil(lambda: advice.complete, timeout=20000)
    game, state = late.controller.game, late.controller.state
    terms = terms_of(game, state, CorporationId(late.controller.actor() or ""))
    lays = tuple(advice.lays)
    options = [LayOption(lay.hex, lay.tile, lay.rotation, (), 0) for lay in lays]
    wanted = {
        lay: found.result.revenue for lay, found in zip(lays, advise(game, state.board, terms, options), strict=True)
    }
    assert {lay: worth.revenue for lay, worth in advice.lays.items()} == wanted
    assert len(wanted) == sum(hasattr(offer.action, "tile") for offer in late.controller.offers())
    assert status(late) == "★ Best: tile 9 on I5, L. 260 (+30)"
    point_at(late, "I5")
    assert "best run after it: L. 260 (+30), tile 9" in status(late)
    click(late, "I5")
    captions = {str(button.leaf.tile): button.text() for button in late.tools.lay.fan.buttons}
    assert captions["9"].endswith("→ 260")
    key(late, Qt.Key.Key_Escape)
    key(late, Qt.Key.Key_Escape)
    assert not advice.shown
    assert not tray(late).pays.isChecked()


def test_advice_goes_away_with_the_next_state(late: MainWindow, qtbot: QtBot) -> None:
    late.menus.actions["advice"].trigger()
    assert late.tools.advice.searching
    late.controller.undo()
    assert not late.tools.advice.shown
    assert not late.tools.worker.busy
    late.controller.redo()
    late.menus.actions["advice"].trigger()
    qtbot.waitUntil(lambda: late.tools.advice.complete, timeout=20000)
    late.menus.actions["advice"].trigger()
    assert not late.tools.advice.shown


def test_advice_without_a_train_says_so(building: MainWindow) -> None:
    tray(building).pays.click()
    assert status(building) == "ATA has no train, so no lay earns anything yet."
    assert not tray(building).pays.isChecked()


def test_gains_are_written_with_their_sign() -> None:
    assert [signed(gain) for gain in (40, 0, -20)] == ["+40", "±0", "−20"]


def test_what_if_takes_any_tile_anywhere_and_leaves_the_game_alone(late: MainWindow) -> None:
    before = board_digest(late)
    late.menus.actions["what_if"].trigger()
    tool = late.tools.what_if
    assert trying(late)
    assert tool.banner.bar.isVisible()
    assert tool.banner.frame.isVisible()
    assert len(shelf(late)) == len(late.controller.game.tiles)
    brown = next(tile.id for tile in late.controller.game.tiles.values() if tile.face.color is Color.BROWN)
    take(late, brown)
    point_at(late, "F10")
    assert late.scene.ghost is not None
    assert late.scene.ghost.tag == "what if"
    key(late, Qt.Key.Key_R)
    click(late, "F10")
    assert tool.board.tiles[HexId("F10")] == Laid(brown, 1)
    assert late.scene.face_of(HexId("F10")).color is Color.BROWN
    assert "in the game now: ✗" in status(late)
    assert HexId("F10") not in late.controller.state.board.tiles
    key(late, Qt.Key.Key_Escape)
    assert late.tools.bench.hand.piece == ""
    assert trying(late)
    key(late, Qt.Key.Key_R)
    assert tool.board.tiles[HexId("F10")] == Laid(brown, 2)
    key(late, Qt.Key.Key_Escape)
    assert not trying(late)
    assert not tool.banner.bar.isVisible()
    assert late.scene.face_of(HexId("F10")).color is Color.WHITE
    assert board_digest(late) == before
    assert late.controller.position == 351
    assert late.tools.tool is late.tools.lay


def test_what_if_a_later_phase(building: MainWindow) -> None:
    """R-3.5.2: values of the last phase on the prints with several values."""
    building.tools.toggle_what_if()
    banner = building.tools.what_if.banner
    last = banner.phases.count() - 1
    banner.phases.setCurrentIndex(last)
    banner.phases.activated.emit(last)
    assert building.scene.position.value_step == 2
    QTest.mouseClick(banner.close, Qt.MouseButton.LeftButton)
    assert building.scene.position.value_step == 0


def test_what_if_by_keys_and_drop(building: MainWindow) -> None:
    building.tools.toggle_what_if()
    tool = building.tools.what_if
    building.view.setFocus()
    building.view.set_cursor_hex(HexId("F6"))
    key(building, Qt.Key.Key_E)
    first = tool.board.tiles[HexId("F6")]
    key(building, Qt.Key.Key_E)
    assert tool.board.tiles[HexId("F6")].tile != first.tile
    key(building, Qt.Key.Key_Backspace)
    assert HexId("F6") not in tool.board.tiles
    key(building, Qt.Key.Key_Return)
    assert tool.fan.buttons[0].hasFocus()
    QTest.keyClick(tool.fan.buttons[0], Qt.Key.Key_Return)
    assert HexId("F6") in tool.board.tiles
    drop(building, tile_mime(TileId("8")), at(building, "G5"))
    assert tool.board.tiles[HexId("G5")].tile == "8"
    assert building.tools.bench.hand.piece == ""


def test_what_if_keeps_the_token_of_an_upgraded_city(building: MainWindow) -> None:
    """R-3.2.5: a tile that fits keeps the token's place."""
    home = next(token for token in building.controller.state.board.tokens if token.corporation == "ATA")
    building.tools.toggle_what_if()
    click(building, home.place.hex)
    fan = building.tools.what_if.fan
    QTest.mouseClick(fan.buttons[0], Qt.MouseButton.LeftButton)
    assert home in building.tools.what_if.board.tokens
    building.tools.what_if.carry("tile", "7")
    click(building, home.place.hex)
    assert home not in building.tools.what_if.board.tokens


def test_what_if_finds_the_best_run(late: MainWindow, qtbot: QtBot) -> None:
    late.tools.toggle_what_if()
    banner = late.tools.what_if.banner
    assert banner.runner.currentText() == late.controller.actor()
    QTest.mouseClick(banner.run, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(late).startswith("What if: CTL would run for"), timeout=20000)
    assert status(late) == "What if: CTL would run for L. 230"


def test_what_if_ends_when_the_game_moves(building: MainWindow) -> None:
    building.tools.toggle_what_if()
    building.controller.undo()
    assert not building.tools.what_if.active
    assert building.tools.tool is not building.tools.what_if


def test_the_banner_follows_the_language(building: MainWindow, qtbot: QtBot) -> None:
    building.tools.toggle_what_if()
    words = building.tools.what_if.banner.words
    building.settings.language = "it"
    qtbot.waitUntil(lambda: "E SE…" in words.text())
    building.settings.language = "en"
    qtbot.waitUntil(lambda: "WHAT IF" in words.text())


def test_gauge_breaks_are_marked_on_request(building: MainWindow) -> None:
    """R-3.2.8: standard track laid against the narrow track of the home city."""
    building.menus.actions["gauge_breaks"].trigger()
    assert building.settings.flag("gauge_breaks")
    assert marks(building) == 0
    building.tools.toggle_what_if()
    building.tools.what_if.carry("tile", "9")
    building.tools.what_if.rotation = 2
    click(building, "L12")
    assert marks(building) == 1
    building.menus.actions["gauge_breaks"].trigger()
    assert marks(building) == 0


def test_what_is_shown_follows_the_colours(building: MainWindow) -> None:
    building.tools.toggle_what_if()
    banner = building.tools.what_if.banner
    light = banner.frame.styleSheet()
    building.settings.theme = "dark"
    assert banner.frame.styleSheet() != light
    assert trying(building)
    building.tools.toggle_what_if()
    building.settings.theme = "light"
    assert building.tools.tool is building.tools.lay
