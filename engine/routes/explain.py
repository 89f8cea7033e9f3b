"""Drawn routes explained: what each earns and counts, or why it is illegal, and how far all are from the best."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.errors import Refusal
from engine.game import Game
from engine.routes.route import Route
from engine.routes.runs import Run, check_routes
from engine.routes.search import SearchResult
from engine.routes.terms import Terms
from engine.state.board import Board


class Explanation(msgspec.Struct, frozen=True):
    """Verdicts on drawn routes, one each: the figures, or the rule against it.

    A route that clashes with an earlier legal one is the one refused. `revenue` is what the legal ones earn; `missing` how
    much less that is than `best` (None: no best is known yet, or the best known is less).
    """

    verdicts: tuple[Run | Refusal, ...]
    revenue: int
    best: int | None
    missing: int | None

    @property
    def legal(self) -> bool:
        """Whether all routes may be run together."""
        return all(isinstance(verdict, Run) for verdict in self.verdicts)


def explain(
    game: Game, board: Board, terms: Terms, routes: Sequence[Route], best: SearchResult | None = None
) -> Explanation:
    """Judge routes one after the other beside those accepted before."""
    accepted: list[Route] = []
    verdicts: list[Run | Refusal] = []
    for route in routes:
        result = check_routes(game, board, terms, [*accepted, route])
        if isinstance(result, Refusal):
            verdicts.append(result)
        else:
            accepted.append(route)
            verdicts.append(result.runs[-1])
    revenue = sum(verdict.revenue for verdict in verdicts if isinstance(verdict, Run))
    known = None if best is None else best.revenue
    return Explanation(
        tuple(verdicts),
        revenue,
        known,
        None if known is None or known < revenue else known - revenue,
    )
