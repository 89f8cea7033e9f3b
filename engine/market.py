"""The share market: where markers stand, how they move and who operates first (R-2.4, appendix A)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.closing import close_corporation
from engine.data.definitions import Market, MarketCell
from engine.events import Log, PriceMoved
from engine.game import Game
from engine.ids import CorporationId
from engine.state.game_state import GameState, Marker

Direction: TypeAlias = Literal["left", "right", "up", "down"]

OPENS_ZONE = "open_restricted_zone"
"""Event of the phase from which markers may enter the restricted zone (R-2.4.5)."""

_CLOSED_ZONES = ("restricted", "end")


def cell_of(game: Game, state: GameState, corporation: CorporationId) -> MarketCell:
    """Cell on which a corporation's marker stands. Raises `KeyError` when it has none."""
    marker = state.marker(corporation)
    if marker is None:
        raise KeyError(corporation)
    return game.title.market.rows[marker.row][marker.column]


def price(game: Game, state: GameState, corporation: CorporationId) -> int:
    """Market price of one share (10 %). Raises `KeyError` for a corporation without a marker."""
    return cell_of(game, state, corporation).price


def is_restricted_open(game: Game, state: GameState) -> bool:
    """Whether the phase that opens the restricted zone has been reached (R-2.4.5); true for a market without such a phase."""
    phases = tuple(game.phases.values())
    opening = [number for number, phase in enumerate(phases) if OPENS_ZONE in phase.events]
    if not opening:
        return True
    return phases.index(game.phases[state.phase]) >= opening[0]


def moved(
    market: Market,
    row: int,
    column: int,
    direction: Direction,
    *,
    restricted_open: bool,
    up_at_zone: bool = True,
) -> tuple[int, int]:
    """Cell `(row, column)` one move away; the same cell where the marker stays (appendix A).

    Left of the first column is down, right of a row's last cell is up (R-2.4.6). `up_at_zone` is RUL-25: whether a move right
    into the closed zone goes up instead of staying.
    """
    if direction == "left":
        return (row, column - 1) if column > 0 else _vertical(market, row, column, 1, restricted_open=restricted_open)
    if direction == "right":
        if column + 1 == len(market.rows[row]):
            return _vertical(market, row, column, -1, restricted_open=restricted_open)
        if _may_enter(market, row, column + 1, restricted_open=restricted_open):
            return (row, column + 1)
        return _vertical(market, row, column, -1, restricted_open=restricted_open) if up_at_zone else (row, column)
    return _vertical(market, row, column, 1 if direction == "down" else -1, restricted_open=restricted_open)


def move_marker(
    game: Game,
    draft: GameState,
    corporation: CorporationId,
    direction: Direction,
    steps: int,
    reason: str,
    log: Log,
) -> bool:
    """Move a marker and tell whether it really moved; only then does it go beneath those on its new cell (R-2.4.2).

    A corporation that reaches the closing cell closes at once (R-2.4.7); reaching the end cell sets `ending` (R-4.2).
    Raises `KeyError` for a corporation without a marker.
    """
    before = draft.marker(corporation)
    if before is None:
        raise KeyError(corporation)
    row, column = before.row, before.column
    restricted_open = is_restricted_open(game, draft)
    for _ in range(steps):
        row, column = moved(
            game.title.market,
            row,
            column,
            direction,
            restricted_open=restricted_open,
            up_at_zone=game.switch("right_at_zone") == "a",
        )
    if (row, column) == (before.row, before.column):
        return False
    rows = game.title.market.rows
    remove_marker(draft, corporation)
    place_marker(draft, corporation, row, column)
    log.append(PriceMoved(corporation, rows[before.row][before.column].price, rows[row][column].price, reason))
    if rows[row][column].zone == "end":
        draft.ending = "market"
    elif rows[row][column].zone == "close":
        close_corporation(game, draft, corporation, "price", log)
    return True


def place_marker(draft: GameState, corporation: CorporationId, row: int, column: int) -> None:
    """Put a marker on a cell, beneath those already there."""
    draft.market = (*draft.market, Marker(corporation, row, column))


def remove_marker(draft: GameState, corporation: CorporationId) -> None:
    """Take a marker off the market."""
    draft.market = tuple(marker for marker in draft.market if marker.corporation != corporation)


def operating_order(game: Game, state: GameState) -> tuple[CorporationId, ...]:
    """Corporations on the market by operating order (R-3.0.2): dearer, further right, higher up, arrived earlier."""
    rows = game.title.market.rows
    ranked = sorted(
        (-rows[marker.row][marker.column].price, -marker.column, marker.row, arrival, marker.corporation)
        for arrival, marker in enumerate(state.market)
    )
    return tuple(corporation for *_, corporation in ranked)


def keep_relative_order(
    draft: GameState, corporations: tuple[CorporationId, ...], ranking: tuple[CorporationId, ...]
) -> None:
    """Restack those of `corporations` that share a cell as they stood in `ranking` (R-2.1.9).

    Markers of other corporations keep their places, so whoever was on the cell before stays above.
    """
    rank = {corporation: number for number, corporation in enumerate(ranking)}
    markers = list(draft.market)
    cells: dict[tuple[int, int], list[int]] = {}
    for place, marker in enumerate(markers):
        if marker.corporation in corporations:
            cells.setdefault((marker.row, marker.column), []).append(place)
    for places in cells.values():
        ordered = sorted((draft.market[place] for place in places), key=lambda marker: rank[marker.corporation])
        for place, marker in zip(places, ordered, strict=True):
            markers[place] = marker
    draft.market = tuple(markers)


def start_cells(game: Game, state: GameState) -> tuple[tuple[int, int], ...]:
    """Cells at which a corporation may start in this phase, cheapest first (R-2.3.2)."""
    pars = game.phases[state.phase].pars
    cells = [
        (cell.price, row, column)
        for row, cells in enumerate(game.title.market.rows)
        for column, cell in enumerate(cells)
        if cell.par and cell.price in pars
    ]
    return tuple((row, column) for _, row, column in sorted(cells))


def _vertical(market: Market, row: int, column: int, change: int, *, restricted_open: bool) -> tuple[int, int]:
    target = row + change
    if target < 0 or target >= len(market.rows) or column >= len(market.rows[target]):
        return (row, column)
    if not _may_enter(market, target, column, restricted_open=restricted_open):
        return (row, column)
    return (target, column)


def _may_enter(market: Market, row: int, column: int, *, restricted_open: bool) -> bool:
    return restricted_open or market.rows[row][column].zone not in _CLOSED_ZONES
