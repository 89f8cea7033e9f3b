"""Closing the private that lets a corporation build in a coastal city without connection (R-3.3.6)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.operating import UseTeleport
from engine.closing import close_private
from engine.errors import Refusal
from engine.events import Log, Passed
from engine.game import Game
from engine.ids import EntityId, PrivateId
from engine.messages import Key
from engine.state.game_state import GameState
from engine.steps.base import Step
from engine.steps.turns import LATE_PRIVATE, actor_of, current, finish_step, is_ahead, open_turn, operating_turn


class TeleportStep(Step):
    """Asked at the start of the turn; a private bought during the turn may still be used before track and token."""

    name = "teleport"
    handles = (UseTeleport, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The corporation while it holds such a private and has neither built nor placed a token."""
        turn = open_turn(state, self.name)
        if turn is None or _held(game, state) is None:
            return None
        return actor_of(turn)

    def blocks(self, game: Game, state: GameState) -> bool:
        """The turn stops here when the private was held from its beginning."""
        del game
        turn = operating_turn(state)
        return turn is not None and LATE_PRIVATE not in turn.done

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """It does not own the private."""
        return self.check(game, state, action) if is_ahead(state, self.name, action.actor) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Use it or, where the turn waits, pass."""
        turn, _, _ = current(state)
        private = _held(game, state)
        assert private is not None
        yield Offer(UseTeleport(actor_of(turn), private))
        if self.blocks(game, state):
            yield Offer(Pass(actor_of(turn)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """Only the private held."""
        if isinstance(action, UseTeleport) and action.private != _held(game, state):
            return Refusal(Key.PRIVATE_NOT_HELD, "R-3.3.6", {"private": action.private})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Close the private and remember it for track and token."""
        del game
        finish_step(draft, self.name)
        if isinstance(action, UseTeleport):
            close_private(draft, action.private, log)
            turn, _, _ = current(draft)
            draft.turn = msgspec.structs.replace(turn, teleport=action.private)
        else:
            log.append(Passed(action.actor, self.name))


def _held(game: Game, state: GameState) -> PrivateId | None:
    turn, _, _ = current(state)
    for private, held in state.privates.items():
        if held.owner == actor_of(turn) and game.privates[private].teleports:
            return private
    return None
