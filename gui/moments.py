"""What moment of the game a state is, in a few words: auction, stock round 2, OR 3.1."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.game import Game
from engine.ids import PhaseId
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, FinishedTurn, OperatingTurn, StockTurn

translate = QCoreApplication.translate


def round_text(state: GameState) -> str:
    """The round: `Stock round 2`, `Operating round 3.1 of 3`."""
    turn = state.turn
    if isinstance(turn, AuctionTurn):
        return translate("moments", "Opening auction")
    if isinstance(turn, StockTurn):
        return translate("moments", "Stock round {number}").format(number=turn.number)
    if isinstance(turn, OperatingTurn):
        return translate("moments", "Operating round {number}.{round} ({rounds} in this set)").format(
            number=turn.number, round=turn.round, rounds=turn.rounds
        )
    return translate("moments", "Game over")


def short_round_text(state: GameState) -> str:
    """The round in few letters: `SR 2`, `OR 3.1`."""
    turn = state.turn
    if isinstance(turn, StockTurn):
        return translate("moments", "SR {number}").format(number=turn.number)
    if isinstance(turn, OperatingTurn):
        return translate("moments", "OR {number}.{round}").format(number=turn.number, round=turn.round)
    return round_text(state)


def phase_text(phase: PhaseId) -> str:
    """`Phase 8`."""
    return translate("moments", "Phase {phase}").format(phase=phase)


def moment_text(game: Game, state: GameState) -> str:
    """Round and who has the turn, in a few words."""
    turn = state.turn
    who = ""
    if isinstance(turn, FinishedTurn):
        return round_text(state)
    if isinstance(turn, OperatingTurn):
        who = turn.current or ""
    else:
        who = next((seat.name for seat in game.seats if seat.id == turn.current), "")
    return f"{short_round_text(state)} · {who}" if who else short_round_text(state)
