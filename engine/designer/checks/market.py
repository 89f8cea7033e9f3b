"""Checks of the share market: prices rise to the right and upwards, every cell can be reached, start prices are of use."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, get_args

from engine.data.definitions import Market, MarketCell, Title
from engine.data.title_files import MARKET
from engine.designer.checks.findings import Fault, Severity
from engine.designer.checks.notebook import ERROR, WARNING, Notebook
from engine.market import Direction, moved

_CLOSES: Final = "close"
"""Zone of the cell on which a corporation closes (R-2.4.7)."""

Place = tuple[int, int]


def check_market(title: Title, notebook: Notebook) -> None:
    """All of them."""
    rows = title.market.rows
    _check_rows(rows, notebook)
    _check_columns(rows, notebook, ERROR if title.railways is not None else WARNING)
    _check_prices(title, notebook)
    _check_reach(title.market, notebook)


def _at(row: int, column: int) -> str:
    return f"rows[{row}][{column}]"


def _check_rows(rows: tuple[tuple[MarketCell, ...], ...], notebook: Notebook) -> None:
    """No row is empty, and in each the prices rise to the right; the first fall of a row is told."""
    for number, row in enumerate(rows):
        if not row:
            notebook.file(Fault.MARKET_ROW_EMPTY, MARKET, f"rows[{number}]", row=number + 1)
        for column, (before, cell) in enumerate(pairwise(row), start=1):
            if cell.price <= before.price:
                named = {"price": cell.price, "other_price": before.price}
                notebook.file(Fault.MARKET_FALLS, MARKET, _at(number, column), WARNING, **named)
                break


def _check_columns(rows: tuple[tuple[MarketCell, ...], ...], notebook: Notebook, ragged: Severity) -> None:
    """Prices rise upwards, and no row is longer than the one above it (R-2.4.6): beyond its end a marker cannot rise.

    Where values fall by several rows at once, a column must not have a gap (P-AZ-1).
    """
    for number, (above, row) in enumerate(pairwise(rows), start=1):
        if above and len(row) > len(above):
            named = {"row": number + 1, "count": len(row), "most": len(above)}
            notebook.file(Fault.MARKET_RAGGED, MARKET, _at(number, len(above)), ragged, **named)
        for column, (upper, lower) in enumerate(zip(above, row, strict=False)):
            if upper.price <= lower.price:
                named = {"price": upper.price, "other_price": lower.price}
                notebook.file(Fault.MARKET_FALLS_UPWARDS, MARKET, _at(number - 1, column), WARNING, **named)
                break


def _check_prices(title: Title, notebook: Notebook) -> None:
    """A price of nothing closes; each start price stands once, and some phase allows it (R-2.3.2)."""
    allowed = {price for phase in title.phases for price in phase.pars}
    seen: set[int] = set()
    for (row, column), cell in _cells(title.market):
        if not cell.price and (cell.par or cell.zone != _CLOSES):
            notebook.file(Fault.MARKET_WORTHLESS, MARKET, _at(row, column))
        if not cell.par:
            continue
        if cell.price in seen:
            notebook.file(Fault.PAR_TWICE, MARKET, _at(row, column), WARNING, price=cell.price)
        elif cell.price not in allowed and allowed:
            notebook.file(Fault.PAR_UNUSED, MARKET, _at(row, column), WARNING, price=cell.price)
        seen.add(cell.price)


def _check_reach(market: Market, notebook: Notebook) -> None:
    """From some start price every cell can be reached once all zones are open; of each row the first that cannot is told."""
    reached = {place for place, cell in _cells(market) if cell.par}
    if not reached:
        return
    waiting = list(reached)
    while waiting:
        place = waiting.pop()
        for following in _around(market, place) - reached:
            reached.add(following)
            waiting.append(following)
    told: set[int] = set()
    for (row, column), cell in _cells(market):
        if (row, column) not in reached and row not in told:
            told.add(row)
            notebook.file(Fault.MARKET_UNREACHABLE, MARKET, _at(row, column), WARNING, price=cell.price)


def _around(market: Market, place: Place) -> set[Place]:
    """Where one move leads from a cell; nowhere from one that closes."""
    row, column = place
    if market.rows[row][column].zone == _CLOSES:
        return set()
    return {moved(market, row, column, direction, restricted_open=True) for direction in get_args(Direction)}


def _cells(market: Market) -> Iterator[tuple[Place, MarketCell]]:
    for row, cells in enumerate(market.rows):
        for column, cell in enumerate(cells):
            yield (row, column), cell
