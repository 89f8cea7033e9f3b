"""What rounds share: choices that somebody must make before anything else (`GameState.pending`), the end of an operating turn."""

from __future__ import annotations

from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from engine.steps.base import Step
from engine.steps.discard import DiscardStep
from engine.steps.exchange import ExchangeStep
from engine.steps.home import HomeStep
from engine.steps.loan import LoanStep
from engine.steps.start import StartPriceStep

_CHOICES: tuple[Step, ...] = (StartPriceStep(), HomeStep(), ExchangeStep(), DiscardStep(), LoanStep())


def choice_steps() -> tuple[Step, ...]:
    """Steps for all choices that may be pending; only the first pending one is open."""
    return _CHOICES


def end_turn(draft: GameState) -> None:
    """The corporation that operates has operated in this round; nobody does until the next one's turn begins."""
    turn = draft.turn
    assert isinstance(turn, OperatingTurn)
    assert turn.current is not None
    draft.corporations[turn.current].turns += 1
    draft.turn = OperatingTurn(
        number=turn.number,
        round=turn.round,
        rounds=turn.rounds,
        operated=(*turn.operated, turn.current),
        only=turn.only,
    )
