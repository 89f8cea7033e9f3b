"""How a stock round begins: apart from the round itself, which goes on to operating rounds that end in the next one."""

from __future__ import annotations

from engine.events import Log, RoundBegan
from engine.game import Game
from engine.market import operating_order
from engine.sequence import bar_unplaceable, first_of_round
from engine.state.game_state import GameState
from engine.state.turn import StockTurn
from engine.steps.home import settle_home


def begin_turns(game: Game, draft: GameState, log: Log) -> None:
    """A stock round of the next number, the first turn to the holder of the priority deal (R-2.0)."""
    draft.set_number += 1
    draft.turn = StockTurn(number=draft.set_number, current=first_of_round(game, draft))
    log.append(RoundBegan("stock", draft.set_number))


def begin(game: Game, draft: GameState, log: Log) -> None:
    """Begin the next stock round; a home token still to be placed is placed now (RUL-49b)."""
    begin_turns(game, draft, log)
    bar_unplaceable(game, draft)
    placed = {token.corporation for token in draft.board.tokens}
    for corporation in operating_order(game, draft):
        full = game.title.corporation[corporation].tokens
        if corporation not in placed and draft.corporations[corporation].unplaced == full:
            settle_home(game, draft, corporation, log)
