"""Choices that somebody must make before anything else goes on."""

from __future__ import annotations

from engine.pa20.construction_step import HelpStep
from engine.pa20.surplus import KeepTokenStep
from engine.steps.base import Step
from engine.steps.discard import DiscardStep
from engine.steps.loan import LoanStep

_CHOICES: tuple[Step, ...] = (DiscardStep(), LoanStep(), KeepTokenStep(), HelpStep())


def choice_steps() -> tuple[Step, ...]:
    """Steps for all choices that may be pending; only the first pending one is open."""
    return _CHOICES
