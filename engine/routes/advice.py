"""What the best run would be after each lay or token that a corporation could make now: exact, for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from engine.game import Game
from engine.routes.changes import apply_lay, place_token
from engine.routes.lays import LayOption
from engine.routes.search import SearchResult, network_of, solve_network
from engine.routes.segments import TrackMap
from engine.routes.terms import Terms
from engine.state.board import Board, Place, Token

Change: TypeAlias = LayOption | Place


class Advice(msgspec.Struct, frozen=True):
    """A lay or a token place, the best run after it, and how much more it earns than the best run without it."""

    change: Change
    result: SearchResult
    gain: int


def advise(
    game: Game, board: Board, terms: Terms, lays: Sequence[LayOption] = (), places: Sequence[Place] = ()
) -> Iterator[Advice]:
    """The best run after each lay, then after a token at each place, in the order given, one at a time.

    Only segments that a lay can touch are walked again, and only a changed network is searched again.
    """
    tracks = TrackMap(game, board)
    network = network_of(tracks, terms)
    base = solve_network(tracks, network, terms)

    def after(change: Change, changed: TrackMap) -> Advice:
        new = network_of(changed, terms)
        result = base if new.same_as(network) else solve_network(changed, new, terms)
        return Advice(change, result, result.revenue - base.revenue)

    for lay in lays:
        laid = apply_lay(game, board, lay.hex, lay.tile, lay.rotation)
        yield after(lay, tracks.after(laid, (lay.hex,)))
    for place in places:
        yield after(place, tracks.after(place_token(board, Token(terms.corporation, place)), ()))
