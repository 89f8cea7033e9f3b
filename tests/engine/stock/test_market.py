"""The share market: appendix A cell by cell, EX-35, EX-36, EX-39 to EX-42, EX-45 and the cases of markers on one cell."""

import pytest
from msgspec.structs import replace

from engine.catalogue import open_title
from engine.data.definitions import Market, MarketCell
from engine.events import Log, PriceMoved
from engine.ids import CorporationId, PlayerId
from engine.market import (
    Direction,
    is_restricted_open,
    move_marker,
    moved,
    operating_order,
    price,
)
from engine.state.turn import OperatingTurn
from tests.helpers.builders import Position, passing, sicily

MARKET: Market = open_title("1849").market
FIRST_COLUMN = (72, 63, 57, 54, 52, 47, 41, 34, 27)
OPEN, SHUT = "open", "shut"


def price_at(row: int, column: int) -> int:
    return MARKET.rows[row][column].price


def cell(price: int, row: int | None = None) -> tuple[int, int]:
    found = [
        (r, c)
        for r, cells in enumerate(MARKET.rows)
        for c, content in enumerate(cells)
        if content.price == price and row in (None, r)
    ]
    assert len(found) == 1, (price, found)
    return found[0]


def go(start: tuple[int, int], direction: Direction, zone: str, *, up_at_zone: bool = True) -> int:
    return price_at(*moved(MARKET, *start, direction, restricted_open=zone == OPEN, up_at_zone=up_at_zone))


RIGHT_BEFORE_16 = [
    (208, None, 230), (230, None, 230), (218, None, 240), (240, None, 276), (276, None, 276), (198, None, 208),
    (162, None, 178), (127, None, 146), (95, 7, 114), (56, None, 70), (31, 9, 40),
]  # fmt: skip


@pytest.mark.parametrize(("price", "row", "expected"), RIGHT_BEFORE_16)
def test_ex_39_right_before_the_zone_opens(price: int, row: int | None, expected: int) -> None:
    assert go(cell(price, row), "right", SHUT) == expected


@pytest.mark.parametrize(
    ("profile", "switches", "expected"),
    [("pbem", {}, 276), ("aag", {}, 276), ("pbem", {"right_at_zone": "b"}, 240), ("aag", {"right_at_zone": "b"}, 240)],
)
def test_rul_25_a_dividend_at_the_closed_zone(profile: str, switches: dict[str, str], expected: int) -> None:
    """R-2.4.6: one row up, or (b) no move."""
    table = Position(sicily(profile=profile, **switches)).corporation("SFA", cell(240), P1="20P").table()
    draft = table.state.copy()
    move_marker(table.game, draft, CorporationId("SFA"), "right", 1, "dividend", [])
    assert price(table.game, draft, CorporationId("SFA")) == expected


@pytest.mark.parametrize(("price", "expected"), [(230, 242), (298, 328), (328, 377), (340, 377), (377, 377)])
def test_ex_40_right_when_the_zone_is_open(price: int, expected: int) -> None:
    assert go(cell(price), "right", OPEN) == expected


@pytest.mark.parametrize(
    ("price", "row"),
    [
        (230, None), (198, None), (162, None), (127, None), (95, 7), (86, 7), (77, 7), (56, None), (50, 8), (45, 8),
        (31, 9), (27, 9), (24, None), (298, None), (269, None),
    ],
)  # fmt: skip
def test_ex_41_nothing_below(price: int, row: int | None) -> None:
    assert go(cell(price, row), "down", OPEN) == price


@pytest.mark.parametrize(("above", "below"), [*zip(FIRST_COLUMN, (*FIRST_COLUMN[1:], 0), strict=True)])
def test_ex_42_left_of_the_first_column_is_down(above: int, below: int) -> None:
    assert go((FIRST_COLUMN.index(above), 0), "left", SHUT) == below


@pytest.mark.parametrize("zone", [SHUT, OPEN])
@pytest.mark.parametrize("direction", ["left", "right", "up", "down"])
def test_appendix_a_every_other_move_is_one_cell(direction: Direction, zone: str) -> None:
    change = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}[direction]
    for row, cells in enumerate(MARKET.rows):
        for column in range(len(cells)):
            target = (row + change[0], column + change[1])
            on_grid = 0 <= target[0] < len(MARKET.rows) and 0 <= target[1] < len(MARKET.rows[target[0]])
            if on_grid and (zone == OPEN or MARKET.rows[target[0]][target[1]].zone not in ("restricted", "end")):
                assert moved(MARKET, row, column, direction, restricted_open=zone == OPEN) == target


def test_r_2_4_5_the_nine_cells_are_never_entered_before_16() -> None:
    closed = {306, 340, 377, 266, 295, 328, 242, 269, 298}
    directions: tuple[Direction, ...] = ("left", "right", "up", "down")
    for row, cells in enumerate(MARKET.rows):
        for column, content in enumerate(cells):
            if content.price not in closed:
                assert closed.isdisjoint(go((row, column), direction, SHUT) for direction in directions)


@pytest.mark.parametrize("direction", ["right", "up"])
def test_appendix_a_230_rises_to_242_when_open(direction: Direction) -> None:
    assert go(cell(230), direction, OPEN) == 242
    assert go(cell(230), direction, SHUT) == 230


@pytest.mark.parametrize("price", [218, 240, 276, 230])
def test_rul_25b_stay_at_the_zone(price: int) -> None:
    assert go(cell(price), "right", SHUT, up_at_zone=False) == price


def test_rul_25b_a_ragged_edge_still_goes_up() -> None:
    assert go(cell(198), "right", SHUT, up_at_zone=False) == 208


def test_case_19_no_move_at_the_edge_in_phase_12() -> None:
    draft = Position(sicily(), phase="12").corporation("SFA", (0, 12), P1="20P").draft
    game, log = sicily(), Log()
    assert not move_marker(game, draft, CorporationId("SFA"), "right", 1, "dividend", log)
    assert log == []


def test_without_a_marker_there_is_no_price_and_no_move() -> None:
    position = Position(sicily())
    name = CorporationId("SFA")
    with pytest.raises(KeyError):
        price(position.game, position.draft, name)
    with pytest.raises(KeyError):
        move_marker(position.game, position.draft, name, "up", 1, "sold_out", Log())


def test_a_market_whose_phases_open_no_zone_is_open() -> None:
    game = sicily()
    phases = tuple(replace(phase, events=()) for phase in game.title.phases)
    plain = replace(game, title=replace(game.title, phases=phases))
    assert is_restricted_open(plain, Position(game).draft)
    assert not is_restricted_open(game, Position(game).draft)


def test_ex_45_equal_prices_go_from_the_right() -> None:
    position = Position(sicily())
    position.corporation("SFA", (3, 0), P1="20P").corporation("ATA", (5, 1), P2="20P").corporation(
        "CTL", (6, 2), P3="20P"
    )
    assert operating_order(position.game, position.draft) == ("CTL", "ATA", "SFA")


def test_r_3_0_2_equal_price_and_column_the_upper_row_first() -> None:
    """No shipped market has a price twice in a column; one from the designer may."""
    game = sicily()
    twice = MarketCell(80)
    rows = ((MarketCell(90), twice), (twice, twice))
    game = replace(game, title=replace(game.title, market=Market(rows)))
    position = Position(game).corporation("SFA", (1, 0), P1="20P").corporation("ATA", (1, 1), P2="20P")
    position.corporation("CTL", (0, 1), P3="20P")
    assert operating_order(position.game, position.draft) == ("CTL", "ATA", "SFA")


def test_case_16_who_cannot_move_stays_ahead_of_who_arrives() -> None:
    position = Position(sicily())
    position.corporation("SFA", (4, 12), P1="20P").corporation("ATA", (3, 12), P2="20P")
    game, draft, log = position.game, position.draft, Log()
    move_marker(game, draft, CorporationId("ATA"), "down", 1, "sale", log)
    assert not move_marker(game, draft, CorporationId("SFA"), "down", 1, "sale", log)
    assert operating_order(game, draft) == ("SFA", "ATA")
    assert log == [PriceMoved(CorporationId("ATA"), 208, 198, "sale")]


def end_of_round(papers: dict[str, str], phase: str = "", cell: tuple[int, int] = (3, 5)) -> int:
    position = Position(sicily(), phase=phase).corporation("SFA", cell, papers=papers).cash(P1=0, P2=0, P3=0)
    table = position.table()
    while not isinstance(table.state.turn, OperatingTurn):
        actor = table.actor()
        assert actor is not None
        table.do(*passing(actor))
    return table.price("SFA")


ALL_SOLD = {"P1": "20P 10 10", "P2": "20L 10 10", "P3": "10 10"}
LAST_LEFT = {"P1": "20P 10 10", "P2": "10 10", "P3": "10 10"}


def test_ex_34_all_with_players_goes_up() -> None:
    assert end_of_round(ALL_SOLD) == 105


def test_ex_35_not_up_from_230_before_16_nor_with_treasury_shares() -> None:
    assert end_of_round(ALL_SOLD, cell=(3, 13)) == 230
    assert end_of_round(ALL_SOLD, phase="16", cell=(3, 13)) == 242
    assert end_of_round(LAST_LEFT) == 100


def test_r_2_4_3_not_up_from_the_top_row() -> None:
    assert end_of_round(ALL_SOLD, cell=(0, 4)) == 120


def test_ex_36_shares_in_the_pool_cost_one_row() -> None:
    assert end_of_round({"P1": "20P 10 10", "P2": "20L 10", "pool": "10 10 10"}) == 95


@pytest.mark.parametrize("profile", ["pbem", "aag"])
@pytest.mark.parametrize(("falls", "rises"), [("SFA", "ATA"), ("ATA", "SFA")])
def test_r_2_4_2_the_dearest_moves_first_so_it_lies_above_on_a_cell_that_two_reach(
    profile: str, falls: str, rises: str
) -> None:
    """One falls from 105, one rises from 95: both end on 100, the one moved first on top, whoever was there before above."""
    position = Position(sicily(4, profile)).corporation("CTL", (3, 5), P1="20P", P2="20L 10 10 10 10").cash(P1=0, P2=0)
    position.corporation(rises, (4, 5), papers=ALL_SOLD).corporation(falls, (2, 5), P1="20P", pool="10")
    table = position.cash(P3=0, P4=0).table()
    while not isinstance(table.state.turn, OperatingTurn):
        table.do(*passing(str(table.actor())))
    assert {table.price(name) for name in ("CTL", "SFA", "ATA")} == {100}
    assert operating_order(table.game, table.state) == ("CTL", falls, rises)


def test_r_4_3_reaching_the_end_at_the_end_of_a_stock_round() -> None:
    position = Position(sicily(), phase="16").corporation("SFA", (1, 15), papers=ALL_SOLD)
    table = position.corporation("ATA", (3, 5), P2="20P", P1="10").cash(P1=0, P2=0, P3=0).table()
    while not isinstance(table.state.turn, OperatingTurn):
        table.do(*passing(str(table.actor())))
    assert table.price("SFA") == 377
    assert table.state.ending == "market"
    assert table.state.turn.only == "SFA"
    assert table.state.players[PlayerId("P1")].cash == 0
