"""How values move: borders between zones as ledges, sales of one turn as one, destinations, sold-out railways (section 3)."""

from __future__ import annotations

import msgspec

from engine.certificates import UNIT, percent
from engine.data.definitions import Market
from engine.events import Log, PriceMoved
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId
from engine.market import move_marker, place_marker, price, remove_marker
from engine.pa20.state import Sale, extra, update
from engine.state.game_state import GameState


def landing_row(market: Market, row: int, column: int, certificates: int) -> int:
    """Row in which a value comes to rest when so many certificates are sold from `row` (P-AZ-1, P-AZ-2).

    A fall that would end on the first row below a border stops above it, one that reaches further is made; the column's last
    cell ends every fall.
    """
    reached = row + certificates
    lowest = max(number for number, cells in enumerate(market.rows) if column < len(cells))
    for above in range(row, min(reached, lowest)):
        border = market.rows[above][column].zone != market.rows[above + 1][column].zone
        if border and reached == above + 1:
            return above
    return min(reached, lowest)


def sale_value(game: Game, state: GameState, seller: EntityId, railway: CorporationId) -> int:
    """What 10 % bring the seller now: the value before his first sale of this turn (A-AZ-7)."""
    before = _sale(state, seller, railway)
    if before is None:
        return price(game, state, railway)
    return game.title.market.rows[before.row][before.column].price


def fall_by_sale(game: Game, draft: GameState, seller: EntityId, railway: CorporationId, sold: int, log: Log) -> bool:
    """Move the marker for `sold` percent more, whoever sells (P-AZ-1); tells whether it really moved."""
    marker = draft.marker(railway)
    assert marker is not None
    before = _sale(draft, seller, railway) or Sale(seller, railway, marker.row, marker.column, marker.row, 0)
    total = before.percent + sold
    row = landing_row(game.title.market, before.row, before.column, total // UNIT)
    after = msgspec.structs.replace(before, landed_row=row, percent=total)
    others = tuple(sale for sale in extra(draft).sales if (sale.seller, sale.corporation) != (seller, railway))
    update(draft, sales=(*others, after))
    if row == marker.row:
        return False
    cells = game.title.market.rows
    remove_marker(draft, railway)
    place_marker(draft, railway, row, marker.column)
    old, new = cells[marker.row][marker.column].price, cells[row][marker.column].price
    log.append(PriceMoved(railway, old, new, "sale"))
    return True


def rise_for_destination(game: Game, draft: GameState, railway: CorporationId, log: Log) -> None:
    """One row up, at the top row one column right instead (A-DEST-1, P-AZ-4)."""
    marker = draft.marker(railway)
    assert marker is not None
    move_marker(game, draft, railway, "up" if marker.row > 0 else "right", 1, "destination", log)


def rise_when_sold_out(game: Game, draft: GameState, railway: CorporationId, log: Log) -> None:
    """End of a stock round: one row up when all of it is in players' hands (P-AZ-3); the pool causes no fall (A-AZ-8)."""
    if sum(percent(game, draft, railway, PlayerId(player)) for player in draft.players) == 100:
        move_marker(game, draft, railway, "up", 1, "sold_out", log)


def _sale(state: GameState, seller: EntityId, railway: CorporationId) -> Sale | None:
    """The seller's sale of this turn, unless something else has moved the marker since."""
    marker = state.marker(railway)
    for sale in extra(state).sales:
        if (sale.seller, sale.corporation) == (seller, railway):
            stands = marker is not None and (marker.row, marker.column) == (sale.landed_row, sale.column)
            return sale if stands else None
    return None
