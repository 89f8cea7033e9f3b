"""What becomes of the certificates of a player who leaves with some in hand (RUL-51 b and c)."""

from __future__ import annotations

from engine.certificates import held, percent, transfer
from engine.certificates.presidency import exchange, exchange_papers, president_percent
from engine.closing import close_corporation
from engine.events import Log
from engine.game import Game
from engine.ids import POOL, CorporationId, PlayerId
from engine.sequence import clockwise
from engine.state.game_state import GameState


def give_up_holdings(game: Game, draft: GameState, player: PlayerId, log: Log) -> None:
    """Pass his corporations on to the next largest holder who can take the president's certificate; without one they close.

    His other certificates stay in his name (RUL-51b) or go to the pool (c).
    """
    for corporation, company in tuple(draft.corporations.items()):
        if company.president == player:
            heir = _successor(game, draft, corporation, player)
            if heir is None:
                close_corporation(game, draft, corporation, "no_president", log)
                continue
            given, _ = exchange_papers(game, draft, corporation, heir)
            exchange(game, draft, corporation, heir, given, log, choice=False)
        if game.switch("leave_with_holdings") == "c":
            transfer(draft, corporation, held(draft, corporation, player), POOL)


def _successor(game: Game, state: GameState, corporation: CorporationId, player: PlayerId) -> PlayerId | None:
    """Who holds most of what makes a president, first clockwise among equals."""
    needed = president_percent(game, corporation)
    best: PlayerId | None = None
    for other in clockwise(game, state, player):
        holds = percent(game, state, corporation, other)
        if holds >= needed:
            best, needed = other, holds + 1
    return best
