"""A game as it was set up: the title with its options, profile and seats. Frozen; every rule gets it beside the state."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.data.adjacency import neighbours_of
from engine.data.definitions import (
    Corporation,
    Hex,
    Phase,
    Private,
    Profile,
    Scenario,
    Tile,
    Title,
    Train,
)
from engine.ids import (
    CorporationId,
    HexId,
    OptionId,
    PhaseId,
    PlayerId,
    PrivateId,
    TileId,
    TrainType,
)


class Seat(msgspec.Struct, frozen=True):
    """A player at the table, in seating order. `bot` names the program that plays the seat, empty for a person."""

    id: PlayerId
    name: str
    bot: str = ""


class Game(msgspec.Struct, frozen=True, eq=False, dict=True, weakref=True):
    """Set-up of one game.

    `order` is the drawn sequence of the corporations in play (R-1.6); those not named are out of the game.
    """

    title: Title
    profile: Profile
    options: frozenset[OptionId]
    scenario: Scenario
    seats: tuple[Seat, ...]
    order: tuple[CorporationId, ...]
    seed: int = 0
    rules_version: int = 1
    """Version of the rules this game plays under, so that a later correction leaves it as it was."""
    rulings: dict[str, str | int | bool] = {}
    """Switches this game answers otherwise than its profile does (a recorded game that another program asked differently)."""

    def switch(self, name: str) -> str | int | bool:
        """Value of a rules switch: this game's own, the profile's, else the title's. `KeyError` for one that none knows."""
        if name in self.rulings:
            return self.rulings[name]
        if name in self.profile.switches:
            return self.profile.switches[name]
        return self.title.switches[name]

    def has(self, option: str) -> bool:
        """Whether a variant is in play."""
        return OptionId(option) in self.options

    @cached_property
    def hexes(self) -> dict[HexId, Hex]:
        """Hexes of all maps."""
        return self.title.hexes

    @cached_property
    def tiles(self) -> dict[TileId, Tile]:
        """Tiles of the title."""
        return self.title.tile

    @cached_property
    def corporations(self) -> dict[CorporationId, Corporation]:
        """Corporations in play, in drawn order."""
        return {corporation: self.title.corporation[corporation] for corporation in self.order}

    @cached_property
    def privates(self) -> dict[PrivateId, Private]:
        """Privates, cheapest first."""
        return self.title.private

    @cached_property
    def trains(self) -> dict[TrainType, Train]:
        """Train types in play, in the order of sale."""
        return {
            train.type: train for train in self.title.trains if train.option is None or train.option in self.options
        }

    @cached_property
    def phases(self) -> dict[PhaseId, Phase]:
        """Phases in order."""
        return self.title.phase

    @cached_property
    def players(self) -> tuple[PlayerId, ...]:
        """Player ids in seating order."""
        return tuple(seat.id for seat in self.seats)

    @cached_property
    def neighbours(self) -> dict[HexId, tuple[tuple[HexId, int] | None, ...]]:
        """For every hex and side: the hex across with the side it is entered by, or None (no hex).

        Impassable sides count as no neighbour for track (R-3.2.6); a link leads to the other map.
        """
        return neighbours_of(self.title)
