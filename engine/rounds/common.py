"""What all rounds share: choices that somebody must make before anything else (`GameState.pending`)."""

from __future__ import annotations

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
