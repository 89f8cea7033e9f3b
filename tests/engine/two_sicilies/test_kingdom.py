"""1849: Kingdom of the Two Sicilies as it is played: what its data change, by rule and by case row."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.actions import ChooseHome, LayTile, PlaceToken, SetStartPrice, UseTeleport
from engine.catalogue import open_title
from engine.data.definitions import Gauge
from engine.errors import Refusal
from engine.ids import CorporationId, HexId, TileId, TrainType
from engine.market import start_cells
from engine.messages import Key
from engine.routes.track_graph import reach
from engine.setup import new_game
from engine.state.faces import face_at
from engine.state.turn import StockTurn
from tests.helpers.builders import CELLS, Table, bid, kingdom, passing, start
from tests.helpers.operating import Turn, is_closed, offers_of, private, step, teleport, token_slot, train

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Furio")


def auctioned(first: str, players: int = 4, profile: str = "aag") -> Table:
    """Everything sold at face value; the last buyer is to fix the price of `first`, which is drawn first."""
    corporations = list(map(str, open_title("1849_two_sicilies").corporation))
    order = (first, *(name for name in corporations if name != first))
    game = new_game(open_title("1849_two_sicilies"), names=NAMES[:players], profile=profile, order=order)
    table = Table(game)
    for sheet in game.privates.values():
        buyer = table.actor()
        assert buyer is not None
        table.do(bid(buyer, sheet.id, sheet.price))
    return table


def prices(table: Table) -> list[int]:
    rows = table.game.title.market.rows
    actions = [offer.action for offer in offers_of(table, SetStartPrice)]
    return [rows[action.row][action.column].price for action in actions if isinstance(action, SetStartPrice)]


def lay_hexes(table: Table) -> set[str]:
    """Hexes where a tile could be laid now."""
    return {offer.action.hex for offer in table.legal() if isinstance(offer.action, LayTile)}


@pytest.mark.parametrize(("players", "cash", "limit"), [(4, 375, 14), (5, 330, 12), (6, 300, 10)])
def test_players(players: int, cash: int, limit: int, shared: Path) -> None:
    """All eight corporations are in play whatever the number of players."""
    facts = json.loads((shared / "facts/game_1849_boot.json").read_text(encoding="utf-8"))
    game = new_game(open_title("1849_two_sicilies"), names=NAMES[:players])
    assert (game.scenario.cash, game.scenario.certificate_limit, len(game.order)) == (cash, limit, 8)
    several = "four_players" if players == 4 else "five_or_six_players"
    assert game.scenario.trains == {**facts["trains"]["count"], **facts["trains"][several]}
    assert Table(game).state.bank == 7760 - players * cash


def test_options_that_make_sense() -> None:
    """All corporations always play, IFT is none of them, and the doubled cities lie in Sicily."""
    assert {option.id for option in open_title("1849_two_sicilies").options} == {"acquiring_station_tokens", "bonds"}


@pytest.mark.parametrize("profile", ["aag", "pbem"])
def test_row_20_start_prices_of_the_first_stock_round(profile: str) -> None:
    table = auctioned("PL", profile=profile)
    assert prices(table) == [68, 100]
    table.do(start(str(table.actor()), "PL", 68))
    assert isinstance(table.state.turn, StockTurn)
    assert prices(table) == [68, 100]


@pytest.mark.parametrize(
    ("phase", "expected"), [("4", [68, 100]), ("6", [68, 100, 144]), ("8", [68, 100, 144]), ("10", [68, 100, 144, 216])]
)
def test_row_20_later_start_prices(phase: str, expected: list[int]) -> None:
    game = kingdom()
    rows = game.title.market.rows
    cells = start_cells(game, Turn(game, phase=phase).draft)
    assert [rows[row][column].price for row, column in cells] == expected


def test_row_43_the_first_corporation_may_choose_its_home() -> None:
    """SFR drawn first is RSA's: its buyer is asked at the beginning of the first stock round, before any turn."""
    table = auctioned("SFR")
    buyer = str(table.actor())
    table.do(start(buyer, "SFR", 100))
    assert isinstance(table.state.turn, StockTurn)
    assert (step(table), table.actor(), table.president("SFR")) == ("home", "SFR", buyer)
    homes = [offer.action.place.hex for offer in table.legal() if isinstance(offer.action, ChooseHome)]
    assert homes == ["E11", "H8", "I13", "J18", "L12", "L20", "P2"]  # in Catanzaro the only slot is kept for SFCS
    table.do(ChooseHome(offers_of(table, ChooseHome)[0].action.actor, token_slot("J18")))
    assert table.tokens("SFR") == ["J18"]
    assert table.treasury("SFR") == 2 * 100 - 40
    assert step(table) != "home"


def test_row_51_the_presidency_is_of_the_first_drawn() -> None:
    for first in ("M&C", "FCU"):
        table = auctioned(first)
        assert {offer.action.corporation for offer in table.legal() if isinstance(offer.action, SetStartPrice)} == {
            first
        }


def test_row_50_the_maritime_private_knows_no_inland_city() -> None:
    """L'Aquila, Campobasso, Foggia and Potenza lie inland."""
    made = Turn(kingdom(), phase="6").owns("PL", "SMS").corporation("PL", cash=500, P1="20P")
    table = made.operate("PL", at="teleport")
    assert offers_of(table, UseTeleport)
    table.do(teleport("PL", "SMS"))
    inland = {"A9", "E11", "G15", "I13"}
    assert lay_hexes(table) & {"H8", "L12", "L20", "O9"}
    assert not lay_hexes(table) & inland
    table.do(*passing("PL"))
    places = [offer.action for offer in offers_of(table, PlaceToken)]
    hexes = {str(action.place.hex) for action in places if isinstance(action, PlaceToken)}
    assert hexes & {"J18", "H8"}
    assert not hexes & inland


def test_row_36_the_certificate_limit_stays_after_a_closure() -> None:
    game = kingdom()
    made = Turn(game).corporation("PL", (8, 0), P1="20P").corporation("SFM", CELLS[68], P2="20P")
    table = made.operate("PL").do(*passing("PL"))
    assert not table.state.corporations[CorporationId("PL")].started
    assert table.game.scenario.certificate_limit == 14


def test_the_caserta_block_ends_when_a_corporation_buys_the_private() -> None:
    made = Turn(kingdom(), phase="6").lay("G9 679 1").owns("P2", "SCE").corporation("IFP", cash=100, P1="20P")
    assert "F8" not in lay_hexes(made.operate("IFP"))
    table = made.operate("IFP").do(private("IFP", "SCE", 40))
    assert "F8" in lay_hexes(table)


def test_the_first_12h_cuts_the_line_to_rome() -> None:
    """Avezzano becomes a gray town of 10 with one narrow track; no token stood there, so nobody closes."""
    made = Turn(kingdom(), phase="10").depot("12H-0").lay("C9 79 1").owns("P1", "SCE")
    made.corporation("FCU", cash=900, P1="20P").corporation("SFM", CELLS[68], P2="20P")
    before = reach(made.game, made.draft.board, CorporationId("FCU"))
    table = made.operate("FCU", at="trains")
    bank = table.state.bank
    table.do(train("FCU", "12H-0", 800))
    face = face_at(table.game, table.state.board, HexId("C7"))
    assert (face.stops[0].revenue, face.stops[0].slots) == ((10,), 0)
    assert [(each.a, each.gauge) for each in face.track] == [(4, Gauge.NARROW)]
    assert (table.state.phase, table.state.bank) == ("12", bank + 800)
    assert is_closed(table, "SCE")
    assert table.tokens("FCU") == ["A9"]
    assert table.state.corporations[CorporationId("FCU")].started
    assert before.hexes >= {HexId("A9")}


def test_the_r6h_costs_600() -> None:
    made = Turn(kingdom(), phase="16").depot("16H-1").corporation("PL", cash=600, P1="20P")
    made.corporation("SFM", CELLS[68], P2="20P")
    table = made.operate("PL", at="trains").do(train("PL", "R6H-0", 600))
    assert table.treasury("PL") == 0
    assert table.game.trains[TrainType("R6H")].price == 600


def test_row_53_counts_and_borders_are_data_and_a_tile_that_is_used_up_is_named(shared: Path) -> None:
    """Eight of number 9, Campobasso costs 40, no hex N18; when a number is used up the refusal says which (R-3.2.7)."""
    facts = json.loads((shared / "facts/game_1849_boot.json").read_text(encoding="utf-8"))
    game = kingdom()
    assert {tile.id: tile.count for tile in game.tiles.values()} == facts["tile_counts"]
    assert game.tiles[TileId("9")].count == 8
    assert game.title.terrain[game.hexes[HexId("E11")].terrain].standard == 40
    assert "N18" not in game.hexes
    table = Turn(game).corporation("PL", cash=500, P1="20P").operate("PL", at="track")
    lay = next(offer.action for offer in table.legal() if isinstance(offer.action, LayTile))
    board = table.state.board
    table.state.board = replace(board, supply={**board.supply, lay.tile: 0})
    assert table.refuse(lay) == Refusal(Key.LAY_SUPPLY, "R-3.2.7", {"tile": lay.tile})
    assert not any(offer.action.tile == lay.tile for offer in table.legal() if isinstance(offer.action, LayTile))
