"""Placing the port marker (R-3.5.6): at any moment of the turn of the corporation that owns the private."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.operating import PlacePortMarker
from engine.closing import close_private
from engine.errors import Refusal
from engine.events import Log, PortMarked
from engine.game import Game
from engine.ids import EntityId, PrivateId
from engine.messages import Key
from engine.state.game_state import GameState
from engine.steps.base import SideStep
from engine.steps.turns import actor_of, current, operating_turn


class PortMarkerStep(SideStep):
    """Never holds the turn up."""

    name = "port_marker"
    handles = (PlacePortMarker,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation while it owns such a private."""
        turn = operating_turn(state)
        return None if turn is None or held_marker(game, state) is None else actor_of(turn)

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """It does not own the private."""
        turn = operating_turn(state)
        return self.check(game, state, action) if turn is not None and action.actor == actor_of(turn) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each port."""
        turn, _, _ = current(state)
        private = held_marker(game, state)
        assert private is not None
        for port in game.privates[private].ports:
            yield Offer(PlacePortMarker(actor_of(turn), private, port))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The private held, and one of its ports."""
        assert isinstance(action, PlacePortMarker)
        if action.private != held_marker(game, state):
            return Refusal(Key.PRIVATE_NOT_HELD, "R-3.5.6", {"private": action.private})
        if action.hex not in game.privates[action.private].ports:
            return Refusal(Key.NOT_A_PORT, "R-3.5.6", {"hex": action.hex})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Close the private; the corporation's runs earn more from now on."""
        assert isinstance(action, PlacePortMarker)
        _, corporation, owner = current(draft)
        amount = game.privates[action.private].port_bonus
        close_private(draft, action.private, log)
        owner.port_bonuses = (*owner.port_bonuses, (action.hex, amount))
        log.append(PortMarked(corporation, action.hex, amount))


def held_marker(game: Game, state: GameState) -> PrivateId | None:
    """The private with a port marker that the operating corporation owns."""
    turn, _, _ = current(state)
    for private, held in state.privates.items():
        if held.owner == actor_of(turn) and game.privates[private].port_bonus:
            return private
    return None
