"""Routes to and from the 18xx.games file format."""

import pytest

from engine.errors import Refusal
from engine.game import Game
from engine.ids import TrainId
from engine.messages import Key
from engine.routes.route import Route
from engine.routes.route_codec import route_from_connections, route_to_connections
from engine.state.board import Board
from tests.engine.track.boards import lay_out, sicily

TRAIN = TrainId("8H-0")


def south_east() -> tuple[Game, Board]:
    game = sicily(4, "pbem")
    return game, lay_out(game, "M13 675 1, L12 78 5, N10 58 2", "ATA M13")


@pytest.mark.parametrize(
    ("connections", "hexes"),
    [
        ([["K13", "L14"], ["M13", "K13"], ["M13", "L12", "M11"]], ["L14", "K13", "M13", "M11"]),
        ([["K13", "L14"], ["M13", "K13"], ["M13", "L12", "M11"]], []),
        ([["L14", "K13"], ["K13", "M13"], ["M13", "L12", "M11"]], ["M11", "M13", "K13", "L14"]),
        ([["L14", "K13"], ["K13", "M13"], ["M11", "L12", "M13"]], ["A1", "B2"]),
    ],
)
def test_chains_written_from_either_end(connections: list[list[str]], hexes: list[str]) -> None:
    game, board = south_east()
    route = route_from_connections(game, board, TRAIN, connections, hexes)
    assert isinstance(route, Route)
    assert route.hexes == ("L14", "K13", "M13", "M11")
    assert route_to_connections(route) == (
        [["L14", "K13"], ["K13", "M13"], ["M13", "L12", "M11"]],
        ["L14", "K13", "M13", "M11"],
    )


@pytest.mark.parametrize(
    "connections",
    [
        [],
        [[]],
        [["K13"]],
        [["K13", "M13"], ["M11", "N10"]],
        [["M13", "L12", "N10"]],
        [["M13", "Z99"]],
        [["L12", "M13"]],
        [["M13", "K13"], ["K13", "M13"]],
        [["M13", "N12", "M11"]],
    ],
)
def test_chains_that_no_track_follows(connections: list[list[str]]) -> None:
    game, board = south_east()
    refusal = route_from_connections(game, board, TRAIN, connections)
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.rule) == (Key.ROUTE_BROKEN, "R-3.4.1")
