"""Recorded runs of the 18xx.games file format as our routes."""

from __future__ import annotations

from engine.errors import Refusal
from engine.game import Game
from engine.ids import HexId, TrainId
from engine.interop.eighteen_xx_file import RecordedRoute
from engine.routes.route import Route
from engine.routes.route_codec import route_from_connections
from engine.state.board import Board

Chain = tuple[str, ...]


def read_route(game: Game, board: Board, run: RecordedRoute) -> Route | Refusal:
    """The route of a run. Chains that do not follow one upon the other as the file lists them are put in order first."""
    route = route_from_connections(game, board, TrainId(run.train), run.connections, tuple(map(HexId, run.hexes)))
    if isinstance(route, Route):
        return route
    chains = in_order(tuple(chain for chain in run.connections if len(chain) > 1))
    if chains is None or chains == run.connections:
        return route
    return route_from_connections(game, board, TrainId(run.train), chains)


def in_order(chains: tuple[Chain, ...]) -> tuple[Chain, ...] | None:
    """The chains as one line, each from where the one before ends; None when they make no line."""
    for first in dict.fromkeys(chains):
        for start in (first[0], first[-1]):
            found = _line(start, chains)
            if found is not None:
                return found
    return None


def _line(start: str, chains: tuple[Chain, ...]) -> tuple[Chain, ...] | None:
    if not chains:
        return ()
    for index, chain in enumerate(chains):
        for way in (chain, chain[::-1]):
            if way[0] == start:
                rest = _line(way[-1], (*chains[:index], *chains[index + 1 :]))
                if rest is not None:
                    return (way, *rest)
    return None
