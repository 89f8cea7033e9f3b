"""Placing a station token (R-3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action, Pass
from engine.actions.offers import Offer
from engine.actions.operating import PlaceToken
from engine.errors import Refusal
from engine.events import Log, Passed, TokenPlaced
from engine.game import Game
from engine.ids import EntityId, HexId
from engine.routes.changes import place_token
from engine.routes.tokens import check_teleport, check_token, teleport_places, token_places
from engine.sequence import defer_unplaceable, standing_of
from engine.state.board import CitySlot, Token
from engine.state.game_state import GameState
from engine.state.turn import OperatingTurn
from engine.steps.base import Step
from engine.steps.turns import actor_of, current, finish_step, is_ahead, open_turn


class TokenStep(Step):
    """Asked when the corporation has a token left and a place for it."""

    name = "token"
    handles = (PlaceToken, Pass)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The operating corporation until it has placed or passed."""
        turn = open_turn(state, self.name)
        if turn is None or not places(game, state):
            return None
        return actor_of(turn)

    def why_closed(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """No token is left, or there is no place for one: the reason against the place named."""
        return self.check(game, state, action) if is_ahead(state, self.name, action.actor) else None

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Every place, and a pass."""
        turn, _, _ = current(state)
        for place in places(game, state):
            yield Offer(PlaceToken(actor_of(turn), place))
        yield Offer(Pass(actor_of(turn)))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """The rules of tokens, by connection or by teleport."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, PlaceToken)
        turn, corporation, owner = current(state)
        if turn.teleport is None:
            return check_token(
                game, state.board, corporation, action.place, standing_of(state), unplaced=owner.unplaced
            )
        return check_teleport(
            game,
            state.board,
            corporation,
            action.place,
            standing_of(state),
            hexes=_teleport_hexes(game, turn),
            unplaced=owner.unplaced,
        )

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Place the token, free of charge."""
        finish_step(draft, self.name)
        if isinstance(action, Pass):
            log.append(Passed(action.actor, self.name))
            return
        assert isinstance(action, PlaceToken)
        _, corporation, owner = current(draft)
        draft.board = place_token(draft.board, Token(corporation, action.place))
        owner.unplaced -= 1
        log.append(TokenPlaced(corporation, action.place))
        defer_unplaceable(game, draft, log)


def places(game: Game, state: GameState) -> tuple[CitySlot, ...]:
    """Where the operating corporation may place a token now: connected places, or those the teleport allows."""
    turn, corporation, owner = current(state)
    if not owner.unplaced:
        return ()
    if turn.teleport is None:
        return token_places(game, state.board, corporation, standing_of(state))
    return teleport_places(game, state.board, corporation, _teleport_hexes(game, turn), standing_of(state))


def _teleport_hexes(game: Game, turn: OperatingTurn) -> tuple[HexId, ...]:
    """R-3.3.6: the hex of the tile just laid, without one any of the private's hexes."""
    assert turn.teleport is not None
    return game.privates[turn.teleport].teleports if turn.teleport_hex is None else (turn.teleport_hex,)
