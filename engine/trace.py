"""A state as one line of a trace: plain JSON with the field names that recorded traces use, for comparison by machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.game import Game
from engine.ids import POOL, TREASURY, CorporationId, EntityId, HolderId, PlayerId, TrainId, train_type
from engine.rounds.base import Rules, deciding_player, open_steps
from engine.state.game_state import CorporationState, GameState
from engine.state.turn import AuctionTurn, FinishedTurn, OperatingTurn, StockTurn

Json = dict[str, Any]


Names = Mapping[PlayerId, str]


def trace_state(rules: Rules, game: Game, state: GameState, names: Names | None = None) -> Json:
    """The state by the names of the players at the table, or by those given; lists of trains and privates are in no order."""
    names = names or {seat.id: seat.name for seat in game.seats}
    return {
        **_turn(rules, game, state, names),
        "phase": phase_name(game, state),
        "bank": state.bank,
        "priority": names[state.priority],
        "players": {names[player]: _player(rules, game, state, player) for player in game.players},
        "corporations": {corporation: _corporation(game, state, corporation, names) for corporation in game.order},
        "order": market_order(game, state),
        "unstarted": list(state.sequence),
        "tiles": _tiles(state),
        "depot": dict(Counter(train_type(train) for train in state.depot)),
        "discarded": _types(state.discarded),
        "closed_companies": [private for private, held in state.privates.items() if held.closed],
        "finished": isinstance(state.turn, FinishedTurn),
    }


def market_order(game: Game, state: GameState) -> list[CorporationId]:
    """Started corporations, highest price first; then the one further right, the upper one, the one on top (R-3.0.2)."""
    rows = game.title.market.rows
    ranked = sorted(
        enumerate(state.market),
        key=lambda item: (-rows[item[1].row][item[1].column].price, -item[1].column, item[1].row, item[0]),
    )
    return [marker.corporation for _, marker in ranked]


def _turn(rules: Rules, game: Game, state: GameState, names: Names) -> Json:
    turn = state.turn
    steps = open_steps(rules, game, state)
    actor = steps[-1].actor(game, state) if steps else None
    kind = {AuctionTurn: "auction", StockTurn: "stock", OperatingTurn: "operating", FinishedTurn: "finished"}[
        type(turn)
    ]
    return {
        "round": kind,
        "turn": state.set_number,
        "round_num": turn.round if isinstance(turn, OperatingTurn) else 1,
        "step": steps[-1].name if steps else None,
        "active": [] if actor is None else [names.get(PlayerId(actor), actor)],
        "mover": _mover(state, actor, names),
    }


def _mover(state: GameState, actor: EntityId | None, names: Names) -> str | None:
    """Name of the player who must move."""
    player = None if actor is None else deciding_player(state, actor)
    return None if player is None else names[player]


def phase_name(game: Game, state: GameState) -> str:
    """A phase is named after the train that began it, the first one after the first train."""
    return game.phases[state.phase].on or next(iter(game.trains))


def _player(rules: Rules, game: Game, state: GameState, player: PlayerId) -> Json:
    mine = state.players[player]
    shares = {}
    for corporation, held in state.corporations.items():
        certificates = _held(game, corporation, held, HolderId(player))
        if certificates:
            shares[corporation] = {"percent": sum(percent for _, percent in certificates), "certs": certificates}
    return {
        "cash": mine.cash,
        "value": rules.worth(game, state, player),
        "bankrupt": mine.left or None,
        "companies": _privates(state, EntityId(player)),
        "shares": shares,
    }


def _corporation(game: Game, state: GameState, corporation: CorporationId, names: Names) -> Json:
    held = state.corporations[corporation]
    marker = state.marker(corporation)
    price = None if marker is None else game.title.market.rows[marker.row][marker.column].price
    return {
        "cash": held.cash,
        "president": None if held.president is None else names[held.president],
        "price": price,
        "market": None if marker is None else [marker.row, marker.column],
        "treasury": sum(percent for _, percent in _held(game, corporation, held, TREASURY)),
        "pool": sum(percent for _, percent in _held(game, corporation, held, POOL)),
        "trains": _types(held.trains),
        "companies": _privates(state, EntityId(corporation)),
        "loans": held.bonds,
        "tokens": [token.place.hex for token in state.board.tokens_of(corporation)],
        "unplaced": held.unplaced,
    }


def _held(game: Game, corporation: CorporationId, held: CorporationState, holder: HolderId) -> list[tuple[int, int]]:
    """Index and percent of the certificates that lie with a holder."""
    kinds = game.corporations[corporation].certificates
    return [(index, kinds[index].percent) for index, where in enumerate(held.certificates) if where == holder]


def _privates(state: GameState, owner: EntityId) -> list[str]:
    return [private for private, held in state.privates.items() if held.owner == owner and not held.closed]


def _types(trains: tuple[TrainId, ...]) -> list[str]:
    return [train_type(train) for train in trains]


def _tiles(state: GameState) -> Json:
    """Laid tiles, and for a hex whose print an event replaced the hex's own name."""
    replaced: Json = {hex_id: [hex_id.rpartition(":")[2], 0] for hex_id in state.board.faces}
    return {**replaced, **{hex_id: [laid.tile, laid.rotation] for hex_id, laid in state.board.tiles.items()}}
