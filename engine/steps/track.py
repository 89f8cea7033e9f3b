"""Laying and upgrading track (R-3.2): one tile a turn, connected to the network or where the teleport private allows."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.operating import LayTile
from engine.errors import Refusal
from engine.events import BANK, Log, TileLaid
from engine.game import Game
from engine.ids import EntityId, HexId, PlayerId
from engine.ledger import pay
from engine.messages import Key
from engine.routes.changes import apply_lay
from engine.routes.lays import LayOption, check_lay, check_teleport_lay, lays, teleport_lays
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, open_turn, pass_step


class TrackStep(Step):
    """Asked once in every turn of a corporation with tokens on the map."""

    name = "track"
    handles = (LayTile, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has laid or passed."""
        del game
        turn = open_turn(state, self.name)
        if turn is None:
            return None
        if turn.teleport is None and all(token.corporation != turn.current for token in state.board.tokens):
            return None
        return actor_of(turn)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Every lay the corporation can pay, and a pass."""
        turn, corporation, builder = current(state)
        actor = actor_of(turn)
        colors = game.phases[state.phase].colors
        blocked, halved = blocked_hexes(game, state), halves_cost(game, state)
        if turn.teleport is None:
            options = lays(game, state.board, corporation, colors=colors, blocked=blocked, halved=halved)
        else:
            hexes = game.privates[turn.teleport].teleports
            options = teleport_lays(game, state.board, hexes, colors=colors, blocked=blocked, halved=halved)
        for option in options:
            if option.cost <= builder.cash:
                yield Offer(LayTile(actor, option.hex, option.tile, option.rotation))
        yield Offer(Pass(actor))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The rules of laying, then the money."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, LayTile)
        option = priced_lay(game, state, action)
        if isinstance(option, Refusal):
            return option
        _, _, builder = current(state)
        if option.cost > builder.cash:
            return Refusal(Key.CASH_SHORT, "R-3.2.11", {"cash": builder.cash, "price": option.cost})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Pay for the ground and lay the tile."""
        if isinstance(action, Pass):
            pass_step(draft, self.name, action.actor, log)
            return
        assert isinstance(action, LayTile)
        option = priced_lay(game, draft, action)
        assert isinstance(option, LayOption)
        turn, corporation, _ = current(draft)
        pay(draft, log, action.actor, BANK, option.cost, reason="track")
        draft.board = apply_lay(game, draft.board, action.hex, action.tile, action.rotation)
        log.append(TileLaid(corporation, action.hex, action.tile, action.rotation, option.cost))
        if turn.teleport is not None:
            draft.turn = msgspec.structs.replace(turn, teleport_hex=action.hex)
        finish_step(draft, self.name)


def priced_lay(game: Game, state: GameState, action: LayTile) -> LayOption | Refusal:
    """The lay with its cost for the operating corporation, or why it is not allowed."""
    turn, corporation, _ = current(state)
    colors = game.phases[state.phase].colors
    blocked, halved = blocked_hexes(game, state), halves_cost(game, state)
    if turn.teleport is None:
        return check_lay(
            game,
            state.board,
            corporation,
            action.hex,
            tile=action.tile,
            rotation=action.rotation,
            colors=colors,
            blocked=blocked,
            halved=halved,
        )
    return check_teleport_lay(
        game,
        state.board,
        game.privates[turn.teleport].teleports,
        action.hex,
        tile=action.tile,
        rotation=action.rotation,
        colors=colors,
        blocked=blocked,
        halved=halved,
    )


def blocked_hexes(game: Game, state: GameState) -> frozenset[HexId]:
    """Hexes nobody may build on while a player owns a private (R-3.2.10)."""
    return frozenset(
        hex_id
        for private, held in state.privates.items()
        if held.owner is not None and PlayerId(held.owner) in state.players
        for hex_id in game.privates[private].blocks
    )


def halves_cost(game: Game, state: GameState) -> bool:
    """Whether the operating corporation pays half the standard price (R-3.2.12)."""
    turn, _, _ = current(state)
    return any(
        held.owner == actor_of(turn) and game.privates[private].halves_standard_cost
        for private, held in state.privates.items()
    )
