"""A route as an action, a save and the window carry it: the train, the stops in order, the track between them."""

from __future__ import annotations

import msgspec

from engine.ids import HexId, TrainId


class StopAt(msgspec.Struct, frozen=True, array_like=True):
    """A revenue place on the map: `stop` is the index among the stops of the hex's face."""

    hex: HexId
    stop: int = 0


class TrackAt(msgspec.Struct, frozen=True, array_like=True):
    """One piece of track on the map: `track` is the index in the face's `track` (the same at every rotation)."""

    hex: HexId
    track: int


Leg = tuple[TrackAt, ...]
"""The pieces of track from one stop to the next, in the order of travel: at least one, each on the next hex."""


class Route(msgspec.Struct, frozen=True):
    """One run of one train (R-3.4.1).

    `legs[i]` joins `stops[i]` to `stops[i + 1]`, so there is one leg less than stops. Naming the pieces of track makes
    the path unambiguous where two tracks join the same hexes. A value as a person or file gave it:
    `engine.routes.runs` judges it.
    """

    train: TrainId
    stops: tuple[StopAt, ...]
    legs: tuple[Leg, ...]

    @property
    def hexes(self) -> tuple[HexId, ...]:
        """Hexes of the stops, in order of travel."""
        return tuple(stop.hex for stop in self.stops)

    @property
    def connections(self) -> tuple[tuple[HexId, ...], ...]:
        """Hexes passed by each leg, both ends included, as the 18xx.games file format lists them."""
        return tuple(tuple(piece.hex for piece in leg) for leg in self.legs)
