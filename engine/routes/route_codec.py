"""Routes in the 18xx.games file format: chains of hexes between stops, to and from our own routes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.data.definitions import STOP
from engine.errors import Refusal
from engine.game import Game
from engine.ids import HexId, TrainId
from engine.messages import Key
from engine.routes.route import Route, StopAt, TrackAt
from engine.routes.segments import Arrival, Place, TrackMap
from engine.state.board import Board


def route_from_connections(
    game: Game, board: Board, train: TrainId, connections: Sequence[Sequence[str]], hexes: Sequence[str] = ()
) -> Route | Refusal:
    """The route of a recorded run: `connections` are hexes of each leg, `hexes` those of the stops in order.

    A chain may be written from either end, and `hexes` may be left out. Where several tracks follow the same hexes, the
    one with less narrow track is taken. Refused (`ROUTE_BROKEN`) when no track of the board follows a chain.
    """
    chains = [tuple(HexId(hex_id) for hex_id in chain) for chain in connections]
    order = _stops_in_order(chains, [HexId(hex_id) for hex_id in hexes])
    for hex_id in [*order, *(hex_id for chain in chains for hex_id in chain)]:
        if hex_id not in game.hexes:
            return Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": hex_id})
    if len(order) != len(chains) + 1:
        return Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": order[0] if order else ""})
    tracks = TrackMap(game, board)
    found: list[tuple[list[Place], list[Arrival]]] = [
        ([(order[0], stop)], []) for stop in range(len(tracks.ends(order[0])) - STOP)
    ]
    for chain, end in zip(chains, order[1:], strict=True):
        found = [
            ([*places, leg.to], [*legs, leg])
            for places, legs in found
            for leg in tracks.from_stop(places[-1]).arrivals
            if leg.to[0] == end and leg.to not in places and _follows(leg, chain)
        ]
        if not found:
            return Refusal(Key.ROUTE_BROKEN, "R-3.4.1", {"hex": end})
    places, legs = min(found, key=lambda way: sum(leg.gauges[0] for leg in way[1]))
    return Route(
        train,
        tuple(StopAt(hex_id, stop) for hex_id, stop in places),
        tuple(tuple(TrackAt(hex_id, track) for hex_id, track in leg.pieces) for leg in legs),
    )


def route_to_connections(route: Route) -> tuple[list[list[str]], list[str]]:
    """`(connections, hexes)` of a route as the format stores them."""
    return [list(chain) for chain in route.connections], list(route.hexes)


def _follows(leg: Arrival, chain: tuple[HexId, ...]) -> bool:
    hexes = tuple(hex_id for hex_id, _ in leg.pieces)
    return hexes in (chain, chain[::-1])


def _stops_in_order(chains: Sequence[tuple[HexId, ...]], hexes: list[HexId]) -> list[HexId]:
    """Hexes of the stops so that chain i joins stops i and i + 1; as given when they do, else worked out."""
    if not chains or not all(chains):
        return []
    if len(hexes) == len(chains) + 1:
        for order in (hexes, hexes[::-1]):
            pairs = pairwise(order)
            if all({chain[0], chain[-1]} == set(pair) for chain, pair in zip(chains, pairs, strict=True)):
                return order
    for start in (chains[0][0], chains[0][-1]):
        order = [start]
        for chain in chains:
            if order[-1] not in (chain[0], chain[-1]):
                break
            order.append(chain[-1] if order[-1] == chain[0] else chain[0])
        else:
            return order
    return []
