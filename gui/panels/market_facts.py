"""What there is to say about a cell of the market: start price, zone, markers in operating order, where a marker goes next."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engine.game import Game
from engine.ids import CorporationId, PhaseId
from engine.market import Direction, is_restricted_open, moved, operating_order
from engine.state.game_state import GameState
from gui.texts import money

translate = QCoreApplication.translate
CONTEXT: Final = "market"

Cell = tuple[int, int]
"""Row and column, from the top left."""


class Move(msgspec.Struct, frozen=True):
    """One way a marker may go. `sign` stands on the chart, `words` in the sentence."""

    direction: Direction
    sign: str
    words: str


MOVES: Final = (
    Move("right", "+", str(QT_TRANSLATE_NOOP("market", "pays {price}"))),
    Move("left", "−", str(QT_TRANSLATE_NOOP("market", "withholds {price}"))),
    Move("down", "▾", str(QT_TRANSLATE_NOOP("market", "10 % sold {price}"))),
    Move("up", "▴", str(QT_TRANSLATE_NOOP("market", "sold out {price}"))),
)

_ZONES: Final = {
    "restricted": QT_TRANSLATE_NOOP("market", "restricted zone"),
    "end": QT_TRANSLATE_NOOP("market", "end of the game"),
    "close": QT_TRANSLATE_NOOP("market", "the corporation closes"),
    "azzurra": QT_TRANSLATE_NOOP("market", "light blue zone"),
    "blu": QT_TRANSLATE_NOOP("market", "blue zone"),
}


def zone_text(zone: str) -> str:
    """Name of a zone, empty for a plain cell."""
    known = _ZONES.get(zone)
    return zone if known is None else translate(CONTEXT, str(known))


def target(game: Game, state: GameState, cell: Cell, direction: Direction) -> Cell:
    """Where a marker on this cell would go now (appendix A)."""
    try:
        up_at_zone = game.switch("right_at_zone") == "a"
    except KeyError:
        up_at_zone = True
    return moved(
        game.title.market,
        *cell,
        direction,
        restricted_open=is_restricted_open(game, state),
        up_at_zone=up_at_zone,
    )


def stacks(state: GameState) -> dict[Cell, list[CorporationId]]:
    """Markers by cell, the one on top first (R-2.4.2)."""
    found: dict[Cell, list[CorporationId]] = {}
    for marker in state.market:
        found.setdefault((marker.row, marker.column), []).append(marker.corporation)
    return found


def ranks(game: Game, state: GameState) -> dict[CorporationId, int]:
    """Place of each corporation in the operating order, from 1."""
    return {corporation: rank for rank, corporation in enumerate(operating_order(game, state), start=1)}


def par_phases(game: Game) -> dict[int, PhaseId]:
    """From which phase each start price is open (R-2.3.2)."""
    found: dict[int, PhaseId] = {}
    for phase in game.phases.values():
        for price in phase.pars:
            found.setdefault(price, phase.id)
    return found


def cell_text(game: Game, state: GameState, cell: Cell) -> str:
    """Everything about a cell, in short sentences."""
    row, column = cell
    found = game.title.market.rows[row][column]
    parts = [
        translate("market", "{price}, row {row}, column {column}").format(
            price=money(found.price, game), row=row + 1, column=column + 1
        )
    ]
    if found.zone:
        parts.append(_zone_part(game, state, found.zone))
    if found.par:
        parts.append(_par_part(game, state, found.price))
    ranking = ranks(game, state)
    here = stacks(state).get(cell, [])
    if here:
        words = translate("market", "{corporation} (no. {rank})")
        named = ", ".join(words.format(corporation=corporation, rank=ranking[corporation]) for corporation in here)
        parts.append(translate("market", "from the top: {names}").format(names=named) if len(here) > 1 else named)
    words = translate("market", "from here: {moves}").format(moves=moves_text(game, state, cell))
    return "; ".join((*parts, words)) + "."


def moves_text(game: Game, state: GameState, cell: Cell) -> str:
    """Where a marker goes from here: `pays: L. 159; withholds: L. 129; …`."""
    rows = game.title.market.rows
    told = []
    for move in MOVES:
        row, column = target(game, state, cell, move.direction)
        stays = (row, column) == cell
        price = translate("market", "no move") if stays else money(rows[row][column].price, game)
        told.append(translate(CONTEXT, move.words).format(price=price))
    return ", ".join(told)


def _zone_part(game: Game, state: GameState, zone: str) -> str:
    words = zone_text(zone)
    if zone in ("restricted", "end") and not is_restricted_open(game, state):
        words = translate("market", "{zone}, not open yet").format(zone=words)
    return words


def _par_part(game: Game, state: GameState, price: int) -> str:
    if price in game.phases[state.phase].pars:
        return translate("market", "start price")
    phase = par_phases(game).get(price)
    if phase is None:
        return translate("market", "start price, not open now")
    return translate("market", "start price from phase {phase}").format(phase=phase)
