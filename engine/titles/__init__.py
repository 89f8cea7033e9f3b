"""Rules of the titles: data decides what it can, a module here the rest."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import Game
from engine.rounds.base import Rules
from engine.titles.pa20 import RulesPa20
from engine.titles.t1849 import Rules1849

_RULES_1849 = Rules1849()

RULES: Mapping[str, Rules] = {"t1849": _RULES_1849, "t1849_two_sicilies": _RULES_1849, "pa20": RulesPa20()}
"""Rules by the name that a title's data give (`Title.rules`)."""


def rules_of(game: Game) -> Rules:
    """The rules a game plays by. Raises `KeyError` for a title that names rules which do not exist."""
    return RULES[game.title.rules]
