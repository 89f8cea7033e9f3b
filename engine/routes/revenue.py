"""What stops earn and how long track is: the figures of R-3.4.4 and R-3.5, used by the check of a route and by the search."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from engine.data.definitions import Gauge, Stop, StopKind, Train
from engine.game import Game
from engine.ids import HexId
from engine.routes.segments import Arrival

Weights = tuple[int, int, int]
"""Cost of a hex on narrow, standard and dual track."""


class LengthFormula(Enum):
    """How dual track next to single-gauge track counts (RUL-15)."""

    PER_HEX = "a"
    """Each hex entered counts by the track it is entered on, from the end that is better for the corporation."""
    PER_LEG = "b"
    """Each hexside of a leg counts by the leg's gauge: narrow if any piece is narrow, else standard, else dual."""


def length_formula(game: Game) -> LengthFormula:
    """The formula of the game's rules profile (RUL-15)."""
    return LengthFormula(game.switch("dual_in_mixed_leg"))


def weights_of(game: Game, train: Train) -> Weights:
    """Weights of a train with RUL-16 applied: `r6h_dual_weight` b makes dual as dear as standard for reversed trains."""
    narrow, standard, dual = train.weights
    if narrow < standard and game.switch("r6h_dual_weight") == "b":
        dual = standard
    return narrow, standard, dual


def can_use(train: Train, gauges: tuple[int, int, int]) -> bool:
    """Whether a train may run over track with these counts by gauge (E-trains: no narrow anywhere, V-5)."""
    return not any(count and gauge in train.forbidden for gauge, count in zip(_GAUGE_ORDER, gauges, strict=True))


_GAUGE_ORDER = (Gauge.NARROW, Gauge.STANDARD, Gauge.DUAL)


def leg_gauge(gauges: tuple[int, int, int]) -> int:
    """Index in `GAUGES` of a leg's gauge in the per-leg formula (R-3.4.4)."""
    if gauges[0]:
        return 0
    return 1 if gauges[1] else 2


def leg_costs(formula: LengthFormula, weights: Weights, leg: Arrival) -> tuple[int, int]:
    """Length of a leg `(from its beginning, from its end)`; both are equal in the per-leg formula."""
    if formula is LengthFormula.PER_LEG:
        cost = leg.sides * weights[leg_gauge(leg.gauges)]
        return cost, cost
    if leg.within:
        return 0, 0
    narrow, standard, dual = leg.gauges
    whole = narrow * weights[0] + standard * weights[1] + dual * weights[2]
    return whole - weights[leg.first], whole - weights[leg.last]


def stop_value(stop: Stop, value_step: int) -> int:
    """Printed value of a stop in a phase with this value step (R-3.5.1, R-3.5.2)."""
    return stop.revenue[value_step] if len(stop.revenue) > 1 else stop.revenue[0]


def times_counted(train: Train, hex_id: HexId) -> int:
    """How often a train counts the stops of a hex: 2 in the cities its type doubles (V-5)."""
    return 2 if hex_id in train.doubled else 1


def bonus_of(bonuses: Mapping[HexId, int], stop: Stop, hex_id: HexId) -> int:
    """Bonus of the corporation's port marker (R-3.5.6), never doubled."""
    return bonuses.get(hex_id, 0) if stop.kind is StopKind.PORT else 0
