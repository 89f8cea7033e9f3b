"""What must be true of every state, whatever was played: nothing appears, disappears or lies in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.game import Game
from engine.ids import ASIDE, POOL, TREASURY, CorporationId, HolderId, TrainId, train_type
from engine.ledger import total
from engine.phases import train_limit
from engine.state.board import CitySlot
from engine.state.faces import face_at
from engine.state.game_state import GameState
from engine.state.turn import DiscardChoice, OperatingTurn


def violations(game: Game, state: GameState) -> tuple[str, ...]:
    """What is wrong with a state, as short notes for a developer; empty for a sound one."""
    return tuple(
        note
        for check in (money_notes, _certificates, _market, train_notes, tile_notes, _tokens, _sequence)
        for note in check(game, state)
    )


def money_notes(game: Game, state: GameState) -> Iterator[str]:
    """Money is neither made nor lost, and nobody owes any but for interest just due."""
    if total(state) != game.title.bank_total:
        yield f"money {total(state)} of {game.title.bank_total}"
    for player, held in state.players.items():
        if held.cash < 0:
            yield f"cash {player} {held.cash}"
    for corporation, found in state.corporations.items():
        if found.cash < 0 and not _owes_interest(state, corporation):
            yield f"cash {corporation} {found.cash}"


def _owes_interest(state: GameState, corporation: CorporationId) -> bool:
    """Whether the president is just being asked for what interest left the treasury short of (V-4)."""
    turn = state.turn
    charged = isinstance(turn, OperatingTurn) and turn.current == corporation and "interest" in turn.done
    return charged and bool(state.corporations[corporation].bonds)


def _certificates(game: Game, state: GameState) -> Iterator[str]:
    known = {HolderId(player) for player in state.players} | {TREASURY, POOL, ASIDE}
    for corporation, held in state.corporations.items():
        kinds = game.corporations[corporation].certificates
        if len(held.certificates) != len(kinds) or not set(held.certificates) <= known:
            yield f"certificates {corporation} {held.certificates}"
            continue
        chair = next(place for place, kind in zip(held.certificates, kinds, strict=True) if kind.president)
        if held.president is None:
            if set(held.certificates) - {TREASURY, ASIDE}:
                yield f"certificates of unstarted {corporation} {held.certificates}"
        elif chair != HolderId(held.president):
            yield f"president {corporation} {held.president} but certificate at {chair}"


def _market(_: Game, state: GameState) -> Iterator[str]:
    on_market = Counter(marker.corporation for marker in state.market)
    started = Counter(name for name, held in state.corporations.items() if held.started)
    if on_market != started:
        yield f"market {dict(on_market)} but started {dict(started)}"


def train_notes(game: Game, state: GameState) -> Iterator[str]:
    """Each train is in one place, and nobody has more than allowed."""
    places: list[TrainId] = [*state.depot, *state.discarded]
    for held in state.corporations.values():
        places.extend(held.trains)
    for train, count in Counter(places).items():
        if count > 1:
            yield f"train {train} in {count} places"
    for type_, count in Counter(train_type(train) for train in places).items():
        if count > game.scenario.trains.get(type_, 0):
            yield f"trains {type_} {count} of {game.scenario.trains.get(type_, 0)}"
    if any(isinstance(choice, DiscardChoice) for choice in state.pending):
        return
    for corporation, found in state.corporations.items():
        limit = train_limit(game, state, corporation)
        if len(found.trains) > limit:
            yield f"train limit {corporation} {len(found.trains)} of {limit}"


def tile_notes(game: Game, state: GameState) -> Iterator[str]:
    """Tiles on the map and in the supply are those of the title."""
    laid = Counter(tile.tile for tile in state.board.tiles.values())
    lost = sum(event.tile_lost for event in game.title.hex_events)
    missing = 0
    for tile in game.tiles.values():
        count = laid[tile.id] + state.board.supply.get(tile.id, 0)
        missing += tile.count - count
        if count > tile.count or state.board.supply.get(tile.id, 0) < 0:
            yield f"tile {tile.id} {count} of {tile.count}"
    if not 0 <= missing <= lost:
        yield f"tiles {missing} missing"


def _tokens(game: Game, state: GameState) -> Iterator[str]:
    places = Counter(token.place for token in state.board.tokens)
    for place, count in places.items():
        if count > 1:
            yield f"place {place} has {count} tokens"
    cities = Counter(
        (token.corporation, token.place.hex, token.place.stop)
        for token in state.board.tokens
        if isinstance(token.place, CitySlot)
    )
    for (corporation, hex_id, stop), count in cities.items():
        stops = face_at(game, state.board, hex_id).stops
        if count > 1:
            yield f"{corporation} has {count} tokens in {hex_id}"
        if stop >= len(stops):
            yield f"token of {corporation} at stop {stop} of {hex_id}"
    for place in places:
        if isinstance(place, CitySlot):
            stops = face_at(game, state.board, place.hex).stops
            if place.stop < len(stops) and place.slot >= stops[place.stop].slots:
                yield f"slot {place}"
    for corporation, held in state.corporations.items():
        placed = len(state.board.tokens_of(corporation))
        if placed + held.unplaced > game.corporations[corporation].tokens:
            yield f"tokens {corporation} {placed} + {held.unplaced}"
        if not held.started and placed:
            yield f"tokens of unstarted {corporation}"


def _sequence(_: Game, state: GameState) -> Iterator[str]:
    waiting = Counter(state.sequence)
    unstarted = Counter(name for name, held in state.corporations.items() if not held.started)
    if waiting != unstarted:
        yield f"sequence {state.sequence}"
