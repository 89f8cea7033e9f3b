"""What moment of the game a state is, in a few words: auction, stock round 2, OR 3.1."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.game import Game
from engine.ids import PhaseId
from engine.rounds.base import open_steps
from engine.state.game_state import GameState
from engine.state.turn import AuctionTurn, OperatingTurn, StockTurn
from engine.titles import rules_of
from gui.texts import entity_name
from gui.title_words import card_word

translate = QCoreApplication.translate


def round_text(state: GameState) -> str:
    """The round: `Stock round 2`, `Operating round 3.1 of 3`."""
    turn = state.turn
    if isinstance(turn, AuctionTurn):
        return card_word("auction", cards=state.pa20 is not None)
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
    steps = open_steps(rules_of(game), game, state)
    actor = steps[-1].actor(game, state) if steps else None
    return short_round_text(state) if actor is None else f"{short_round_text(state)} · {entity_name(actor, game)}"
