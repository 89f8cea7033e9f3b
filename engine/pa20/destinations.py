"""Destinations: a rise of the value for majors, extra revenue for regionals (A-DEST-1, A-DEST-2)."""

from __future__ import annotations

from engine.events import Log
from engine.game import Game
from engine.ids import CorporationId
from engine.pa20.definitions import is_major, is_regional, railway_of
from engine.pa20.lines import joins_home_and
from engine.pa20.state import extra, update
from engine.pa20.values import rise_for_destination
from engine.state.game_state import GameState


def joined_destinations(game: Game, state: GameState, railway: CorporationId) -> tuple[int, ...]:
    """Numbers of the destinations that the railway's line joins with its home now."""
    return tuple(
        number
        for number, destination in enumerate(railway_of(game, railway).destinations)
        if joins_home_and(game, state, railway, destination.hexes)
    )


def reach_destinations(game: Game, draft: GameState, railway: CorporationId, log: Log) -> None:
    """End of a major's construction: its value rises once for each destination joined for the first time (A-DEST-1)."""
    if not is_major(game, railway):
        return
    before = extra(draft).reached.get(railway, ())
    for number in joined_destinations(game, draft, railway):
        if number not in before:
            before = (*before, number)
            update(draft, reached={**extra(draft).reached, railway: before})
            rise_for_destination(game, draft, railway, log)


def destination_bonus(game: Game, state: GameState, railway: CorporationId) -> int:
    """What a regional that runs a train earns on top (P-REG-8, A-DEST-2)."""
    if not is_regional(game, railway):
        return 0
    destinations = railway_of(game, railway).destinations
    return sum(destinations[number].bonus for number in joined_destinations(game, state, railway))
