"""Rules of 1849 and of the titles that differ from it in their data only."""

from __future__ import annotations

from engine.titles.base import StandardRules


class Rules1849(StandardRules):
    """Everything particular to these titles stands in their data."""
