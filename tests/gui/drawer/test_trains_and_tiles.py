"""Trains with what their sale brings, and the tile manifest."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import open_title
from engine.data.definitions import Color, Gauge
from engine.game import Game
from engine.ids import TileId, TrainType
from engine.state.game_state import GameState
from gui.controller import GameController
from gui.panels.tile_facts import families, family_text, predecessors, prints_for, successors, tile_text
from gui.panels.tiles import TilesPanel
from gui.panels.train_rows import _EVENTS, effects_text, next_text, trains_sheet
from gui.panels.trains import TrainsPanel
from gui.settings import Settings
from tests.helpers.builders import Position, sicily
from tests.helpers.operating import Turn

At = Callable[[Game, GameState], GameController]

EFFECTS = {
    "4H": "",
    "6H": "phase 6; tiles: green; operating rounds: 2; start price 144; corporations may buy privates",
    "8H": "phase 8; 4H rust; train limit 3; stepped values: no. 2",
    "10H": "phase 10; 6H rust; train limit 2; tiles: brown; operating rounds: 3; start price 216",
    "12H": "phase 12; stepped values: no. 3; privates close; B14 Messina goes back to its print",
    "16H": "phase 16; 8H rust; the restricted zone opens; R6H on sale too",
}


@pytest.mark.parametrize("train", EFFECTS)
def test_the_first_sale_of_a_type_brings_what_the_table_of_phases_says(train: str) -> None:
    """R-3.7.3 with the tables of trains and phases."""
    assert effects_text(sicily(), TrainType(train)) == EFFECTS[train]


@pytest.mark.parametrize("title", ["1849", "1849_two_sicilies", "pa20"])
def test_every_event_of_a_phase_has_words(title: str) -> None:
    opened = open_title(title)
    hexes = {change.event for change in opened.hex_events}
    events = {event for phase in opened.phases for event in phase.events}
    assert events
    assert events - hexes - set(_EVENTS) == {"close_privates"}  # Its words follow the title.


def test_trains_are_counted_and_their_owners_named() -> None:
    """Three players: four 4H, three 6H (R-1.7)."""
    position = Turn(sicily()).corporation("SFA", P1="20P").corporation("ATA", P2="20P")
    position.depot("6H-1")
    position.trains("SFA", "4H-0", "4H-1").trains("ATA", "6H-0")
    position.draft.discarded = position.draft.discarded + tuple(type(position.draft.depot[0])(t) for t in ("4H-2",))
    rows = {row.cells[0].key: row for row in trains_sheet(position.game, position.draft).rows}
    assert [cell.text for cell in rows["4H"].cells[:4]] == ["4H", "0/4", "100", "SFA 2, bank pool"]
    assert [cell.text for cell in rows["6H"].cells[:4]] == ["6H ▶", "2/3", "200", "ATA"]
    assert rows["6H"].cells[4].text.startswith("✓ phase 6")
    assert rows["6H"].active
    assert not rows["8H"].active
    assert next_text(position.game, position.draft) == "First 8H: " + EFFECTS["8H"]


def test_the_panel_marks_the_next_purchase(at: At, settings: Settings, put: Callable[..., None]) -> None:
    position = Position(sicily())
    panel = TrainsPanel(at(position.game, position.draft), settings)
    put(panel)
    model = panel.view.model()
    assert model.index(0, 0).data() == "4H ▶"
    assert model.index(0, 0).data(Qt.ItemDataRole.FontRole).bold()
    assert panel.coming.text() == "First 6H: " + EFFECTS["6H"]
    assert "train limit 4" in panel.phase.text()


def test_upgrades_go_both_ways() -> None:
    """R-3.2.5: the town with sharp curve may become six tiles; each of them knows it came from there."""
    game = sicily()
    after = successors(game, TileId("3"))
    assert set(after) == {"680", "682", "684", "685", "689", "701"}
    assert all("3" in predecessors(game, tile) for tile in after)
    assert successors(game, TileId("652")) == ()
    assert predecessors(game, TileId("652")) == ("651",)
    assert prints_for(game, TileId("651")) == ("C5",)


def test_every_tile_of_the_title_is_in_one_family() -> None:
    game = sicily()
    found = [tile.id for family in families(game) for _, tiles in family.groups for tile in tiles]
    assert sorted(found) == sorted(game.tiles)
    for family in families(game):
        for number, (color, tiles) in enumerate(family.groups[:-1]):
            assert color in (Color.YELLOW, Color.GREEN, Color.BROWN)
            later = {tile.id for tile in family.groups[number + 1][1]}
            assert all(set(successors(game, tile.id)) <= later for tile in tiles)


def test_the_chart_counts_the_hexes_that_begin_with_printed_track() -> None:
    """The map prints a city at Ragusa, four of their own label, and plain track at I11 and K9."""
    game = sicily()
    heads = [family_text(family, game) for family in families(game) if family.prints]
    assert set(heads) == {
        "city, label C · printed: Catania",
        "city, label M · printed: Messina",
        "city, label P · printed: Palermo",
        "city, label S · printed: Siracusa",
        "city · printed: Ragusa",
        "plain track · printed: I11, K9",
    }


def test_filters_leave_out_gauges_and_used_up_tiles() -> None:
    game = sicily()
    dual = [tile for family in families(game, gauge=Gauge.DUAL) for _, tiles in family.groups for tile in tiles]
    assert dual
    assert all(any(track.gauge is Gauge.DUAL for track in tile.face.track) for tile in dual)
    left = {tile: 0 if tile == "30" else 1 for tile in game.tiles}
    found = [tile.id for family in families(game, left=left) for _, tiles in family.groups for tile in tiles]
    assert len(found) == len(game.tiles) - 1
    assert "30" not in found


def test_a_tile_is_told_in_words() -> None:
    assert tile_text(sicily(), TileId("652"), 1) == ("Tile 652, brown: 1 of 1 left; replaces 651; is never replaced.")


@pytest.fixture
def tiles(at: At, settings: Settings, put: Callable[..., None]) -> TilesPanel:
    position = Position(sicily())
    board = position.draft.board
    position.draft.board = replace(board, supply={**board.supply, TileId("30"): 0})
    made = TilesPanel(at(position.game, position.draft), settings)
    put(made, 900, 600)
    return made


def test_a_click_tells_what_a_tile_becomes(tiles: TilesPanel) -> None:
    spot = next(spot for spot in tiles.manifest._spots if spot.tile.id == "651")
    QTest.mouseClick(tiles.manifest, Qt.MouseButton.LeftButton, pos=spot.rect.center())
    assert tiles.manifest.tile() == "651"
    assert tiles.words.text() == "Tile 651, green: 1 of 1 left; laid on C5 Palermo; becomes 652."
    assert tiles.manifest.accessibleDescription() == tiles.words.text()
    QTest.keyClick(tiles.manifest, Qt.Key.Key_R)
    assert tiles.manifest._rotation == 1
    QTest.keyClick(tiles.manifest, Qt.Key.Key_Right)
    assert tiles.manifest.tile() == "652"
    QTest.keyClick(tiles.manifest, Qt.Key.Key_Escape)
    assert tiles.manifest.tile() is None


def test_used_up_tiles_can_be_hidden_and_the_choice_is_kept(tiles: TilesPanel, settings: Settings) -> None:
    def shown() -> set[str]:
        return {spot.tile.id for spot in tiles.manifest._spots}

    assert "30" in shown()
    tiles.used_up.click()
    assert "30" not in shown()
    assert settings.flag("hide_used_up")
    tiles.gauge.setCurrentIndex(1)
    assert "7" not in shown()
    assert "77" in shown()
