"""What the data of the title say about its railways, looked up by id."""

from __future__ import annotations

from engine.data.railways import (
    Card,
    Destination,
    Fund,
    JunctionRules,
    Kind,
    Launch,
    Railway,
    Railways,
    Refund,
)
from engine.game import Game
from engine.ids import CorporationId

__all__ = [
    "Card",
    "Destination",
    "Fund",
    "JunctionRules",
    "Kind",
    "Launch",
    "Railway",
    "Railways",
    "Refund",
    "fund_of",
    "is_government",
    "is_major",
    "is_regional",
    "kind_of",
    "on_market",
    "railway_of",
    "railways_of",
]


def railways_of(game: Game) -> Railways:
    """Everything the title says about its railways (asked in titles that have them only)."""
    railways = game.title.railways
    assert railways is not None
    return railways


def railway_of(game: Game, railway: CorporationId) -> Railway:
    """One railway. Raises `KeyError` for the fund and for unknown ids."""
    return railways_of(game).railways[railway]


def fund_of(game: Game) -> Fund:
    """The association that helps with tokens (P-SFM-1)."""
    return railways_of(game).fund


def kind_of(game: Game, corporation: CorporationId) -> str:
    """`major`, `regional`, `government` or `fund`. Raises `KeyError`."""
    return game.title.corporation[corporation].kind


def is_major(game: Game, corporation: CorporationId) -> bool:
    """P-FM-1."""
    return kind_of(game, corporation) == "major"


def is_regional(game: Game, corporation: CorporationId) -> bool:
    """P-REG-1."""
    return kind_of(game, corporation) == "regional"


def is_government(game: Game, corporation: CorporationId) -> bool:
    """P-GOV-2, P-GOV-3."""
    return kind_of(game, corporation) == "government"


def on_market(game: Game, corporation: CorporationId) -> bool:
    """Whether its kind has a value on the market; regionals and the fund have none (P-REG-4)."""
    return kind_of(game, corporation) in ("major", "government")
