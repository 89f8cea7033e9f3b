"""What is found out about a board is kept with it and goes with it: a series of games needs no more memory than one."""

import gc
import random
import weakref

import pytest

from engine.bots import BOTS, Bot
from engine.catalogue import open_title
from engine.session import Session
from engine.setup import new_game
from engine.simulate import step
from engine.state.board import Board
from engine.state.turn import OperatingTurn
from engine.titles import rules_of

MOVES = 150
"""Of operating rounds; enough for tiles, tokens and runs."""


def boards_of_a_game(title: str) -> list[weakref.ref[Board]]:
    """A game between programs, begun, played into its operating rounds and let go."""
    game = new_game(open_title(title), names="ABCD", bots=("greedy",) * 4, seed=5)
    session = Session(rules_of(game), game)
    bots: dict[str, Bot] = {seat.id: BOTS[seat.bot](random.Random(number)) for number, seat in enumerate(game.seats)}
    boards: list[weakref.ref[Board]] = []
    moves = 0
    while moves < MOVES:
        board = session.state.board
        if not boards or boards[-1]() is not board:
            boards.append(weakref.ref(board))
        moves += isinstance(session.state.turn, OperatingTurn)
        step(session, bots)
    return boards


@pytest.mark.parametrize("title", ["1849", "1849_two_sicilies", "pa20"])
def test_no_board_outlives_its_game(title: str) -> None:
    boards = boards_of_a_game(title)
    gc.collect()
    assert len(boards) > 20
    assert sum(board() is not None for board in boards) == 0
