"""What legal routes earn and how far they go: the figures that the check of routes hands back."""

from __future__ import annotations

import msgspec

from engine.data.definitions import Gauge
from engine.routes.route import Route, StopAt


class StopRevenue(msgspec.Struct, frozen=True):
    """What one stop of a route earns: `value` as printed, counted `times` (0: its group has been counted), plus `bonus`."""

    stop: StopAt
    value: int
    times: int
    bonus: int

    @property
    def total(self) -> int:
        """Lire earned."""
        return self.value * self.times + self.bonus


class HexCount(msgspec.Struct, frozen=True):
    """Part of a length: `hexes` entered on track of a gauge, each counting `weight`.

    Where coverage counts stops (A-OP-11), `hexes` are the stops passed.
    """

    gauge: Gauge
    hexes: int
    weight: int


class Run(msgspec.Struct, frozen=True):
    """A legal route with its figures. `limit` 0 = the train has none; then the hexes count 0."""

    route: Route
    limit: int
    counts: tuple[HexCount, ...]
    stops: tuple[StopRevenue, ...]

    @property
    def length(self) -> int:
        """Length by R-3.4.4, or stops by A-OP-11."""
        return sum(count.hexes * count.weight for count in self.counts)

    @property
    def revenue(self) -> int:
        """Lire earned by this train."""
        return sum(stop.total for stop in self.stops)


class RunResult(msgspec.Struct, frozen=True):
    """All trains of a corporation that ran."""

    runs: tuple[Run, ...]

    @property
    def revenue(self) -> int:
        """Lire earned by all trains."""
        return sum(run.revenue for run in self.runs)

    @property
    def revenues(self) -> tuple[int, ...]:
        """Lire by train, in the order of the routes."""
        return tuple(run.revenue for run in self.runs)
