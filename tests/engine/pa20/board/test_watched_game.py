"""A whole game between programs, watched from the fact files alone: what tokens cost, where they may go, what trains earn.

The expectations come from `tests.helpers.pa20_facts`, which knows nothing of the engine's walks and searches.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.actions import Action, PlaceJunctionToken, RunRoutes
from engine.events import CashMoved, Event, TokenPlaced, TrainsRun
from engine.ids import CorporationId, train_type
from engine.pa20.definitions import railway_of
from engine.pa20.state import extra
from engine.rounds.base import legal
from engine.session import Session
from engine.simulate import Plan, played
from engine.state.board import Junction, Place
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from tests.helpers.pa20_facts import Layout, Maps, Pair

SEED = 5500
EVERY = 9
"""How many states with construction lie between two whose offers are compared."""


class Moment(NamedTuple):
    """A move of the game."""

    number: int
    before: GameState
    action: Action
    events: tuple[Event, ...]


@pytest.fixture(scope="module")
def maps(shared: Path) -> Maps:
    return Maps(shared)


@pytest.fixture(scope="module")
def session() -> Session:
    """Chance and foresight at one table: tokens are given up, railways close, regionals share junctions."""
    return played(Plan(title="pa20", players=3, games=1, seed=SEED, bots=("random", "greedy", "greedy")), 0)[0]


def moments(session: Session) -> Iterator[Moment]:
    for number, entry in enumerate(session.entries):
        yield Moment(number, session.state_at(number), entry.action, entry.events)


def pair_of(maps: Maps, place: Place) -> Pair:
    assert isinstance(place, Junction)
    return maps.junctions[str(place.hex), place.side]


def layout_of(maps: Maps, state: GameState) -> Layout:
    tiles = {str(hex_id): (str(laid.tile), laid.rotation) for hex_id, laid in state.board.tiles.items()}
    tokens = [(str(token.corporation), pair_of(maps, token.place)) for token in state.board.tokens]
    return Layout(maps, str(state.phase), tiles, tokens)


def homes_of(maps: Maps, state: GameState, railway: str) -> list[str]:
    """A government's homes are those of its members (A-GOV-8)."""
    members = {str(government): found for government, found in extra(state).formed.items()}.get(railway, ())
    return [maps.homes[str(member)] for member in members] or [maps.homes[railway]]


def kept(maps: Maps, state: GameState, layout: Layout, railway: str, pair: Pair) -> bool:
    """Whether a free junction is kept for another railway that has not stood at its home yet (A-OP-13)."""
    settled = extra(state).settled
    assert isinstance(settled, tuple)
    taken = {found for _, found in layout.tokens}
    for hex_id, _ in pair:
        free = {found for half, found in maps.junctions.items() if half[0] == hex_id} - taken
        waiting = [
            other
            for other, home in maps.homes.items()
            if home == hex_id and other != railway and other not in settled and other not in extra(state).gone
        ]
        named = {maps.junctions[hex_id, maps.home_sides[other]] for other in waiting if other in maps.home_sides} & free
        unnamed = sum(
            other not in maps.home_sides or maps.junctions[hex_id, maps.home_sides[other]] not in named
            for other in waiting
        )
        if pair in named or (unnamed and pair in free and len(free - named) <= unnamed):
            return True
    return False


def may_place(maps: Maps, state: GameState, layout: Layout, railway: str, pair: Pair) -> bool:
    """Everything but the money."""
    work, own = extra(state).work, layout.own(railway)
    regional = railway in maps.game["regionals"]
    if work.placed >= (2 if regional else 3) or pair in own:
        return False  # P-REG-5, A-FM-4, P-OP-5
    there = [owner for owner, found in layout.tokens if found == pair]
    if len(there) > (1 if regional else 0):
        return False  # P-REG-6, A-OP-10
    if pair in {pair_of(maps, place) for place in work.removed}:
        return False  # A-OP-16
    if pair in maps.border and own & maps.border:
        return False  # P-MAP-3
    if layout.is_dangling(pair) and any(layout.is_dangling(other) for other in own):
        return False  # P-OP-3
    return not kept(maps, state, layout, railway, pair)


def price(maps: Maps, layout: Layout, pair: Pair) -> int:
    """A-OP-9, P-REG-6."""
    shared = any(found == pair for _, found in layout.tokens)
    return maps.cost(pair) + shared * int(maps.game["shared_junction_surcharge"])


def test_a_op_9_p_reg_6_every_token_costs_what_the_facts_say(maps: Maps, session: Session) -> None:
    seen = 0
    for moment in moments(session):
        placed = [event for event in moment.events if isinstance(event, TokenPlaced)]
        if not placed:
            continue
        (event,) = placed
        paid = sum(cash.amount for cash in moment.events if isinstance(cash, CashMoved) and cash.reason == "tokens")
        expected = price(maps, layout_of(maps, moment.before), pair_of(maps, event.place))
        assert paid == expected, (moment.number, event)
        seen += 1
    assert seen > 100


def test_tokens_are_offered_exactly_where_the_rules_allow_them(maps: Maps, session: Session) -> None:
    """A-OP-9, A-OP-10, A-OP-13, A-OP-16, P-OP-3, P-OP-5, P-MAP-3, P-REG-5, P-REG-6."""
    building = [
        state
        for state in (session.state_at(number) for number in range(session.position))
        if isinstance(state.turn, OperatingTurn)
        and state.turn.current
        and not state.pending
        and "construction" not in state.turn.done
    ][::EVERY]
    for state in building:
        assert isinstance(state.turn, OperatingTurn)
        railway = state.turn.current
        assert railway is not None
        layout, cash = layout_of(maps, state), state.corporations[railway].cash
        reached = layout.reach(railway, homes_of(maps, state, railway)).junctions
        allowed = {
            pair
            for pair in reached
            if may_place(maps, state, layout, railway, pair) and price(maps, layout, pair) <= cash
        }
        offers = [offer.action for offer in legal(session.rules, session.game, state)]
        offered = {
            pair_of(maps, action.place)
            for action in offers
            if isinstance(action, PlaceJunctionToken) and not action.help
        }
        assert offered == allowed, railway
    assert len(building) > 40


def test_a_op_11_a_rev_1_every_run_is_the_best_there_is(maps: Maps, session: Session) -> None:
    """Programs take the best run they are told of; trying everything finds none that is better, and none as good is missed."""
    seen = 0
    for moment in moments(session):
        if not isinstance(moment.action, RunRoutes):
            continue
        layout, railway = layout_of(maps, moment.before), str(moment.action.actor)
        trains = moment.before.corporations[CorporationId(railway)].trains
        coverages = [int(maps.game["trains"][train_type(train)]["coverage"]) for train in trains]
        earned = [event.revenue for event in moment.events if isinstance(event, TrainsRun)]
        assert earned == [layout.best(railway, coverages)], (moment.number, railway)
        for route in moment.action.routes:
            assert len({layout.location(hex_id) for hex_id in route.hexes}) == len(route.hexes)
        counted = sum(layout.value(str(hex_id)) for route in moment.action.routes for hex_id in route.hexes)
        assert earned == [counted], moment.number
        seen += 1
    assert seen > 50


def joined_so_far(session: Session, state: GameState, railway: CorporationId) -> set[frozenset[str]]:
    destinations = railway_of(session.game, railway).destinations
    return {frozenset(map(str, destinations[number].hexes)) for number in extra(state).reached.get(railway, ())}


def test_a_dest_1_destinations_joined_at_the_end_of_construction_are_noted(maps: Maps, session: Session) -> None:
    seen = 0
    for number in range(session.position):
        before, after = session.state_at(number), session.state_at(number + 1)
        turn = before.turn
        if not isinstance(turn, OperatingTurn) or turn.current is None or turn.current not in maps.game["majors"]:
            continue
        over = isinstance(after.turn, OperatingTurn) and "construction" in after.turn.done
        if "construction" in turn.done or not over:
            continue
        stops = layout_of(maps, after).reach(turn.current, [maps.homes[turn.current]]).stops
        joined = {frozenset(hexes) for hexes in maps.destinations[turn.current] if hexes & stops}
        noted = joined_so_far(session, before, turn.current)
        assert joined_so_far(session, after, turn.current) == noted | joined, (number, turn.current)
        seen += len(joined - noted)
    assert seen > 5
