"""Tokens that a government takes over: doubles become one, of several border or dangling ones it keeps one each (A-GOV-8)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.pa20 import KeepToken
from engine.errors import Refusal
from engine.events import Log, TokenRemoved
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.messages import Key
from engine.pa20.definitions import railways_of
from engine.pa20.junctions import is_border, is_dangling, junctions_of, remove_token, same_junction
from engine.state.board import Board, Junction, Token
from engine.state.game_state import GameState
from engine.state.turn import KeepTokenChoice
from engine.steps.base import Step

BORDER, DANGLING = "border", "dangling"


class KeepTokenStep(Step):
    """The president names the token that stays; the other ones leave."""

    name = "keep_token"
    handles = (KeepToken,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The government."""
        del game
        choice = _choice(state)
        return None if choice is None else EntityId(choice.corporation)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """Each of the tokens."""
        del game
        choice = _choice(state)
        assert choice is not None
        for place in choice.places:
            assert isinstance(place, Junction)
            yield Offer(KeepToken(EntityId(choice.corporation), place))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """One of them."""
        del game
        assert isinstance(action, KeepToken)
        choice = _choice(state)
        assert choice is not None
        if action.place not in choice.places:
            return Refusal(Key.TOKEN_NOT_AMONG, "A-GOV-8", {"corporation": choice.corporation})
        return None

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Remove the others; a border token that left may settle the dangling ones too."""
        assert isinstance(action, KeepToken)
        choice = _choice(draft)
        assert choice is not None
        draft.pending = draft.pending[1:]
        for place in choice.places:
            if place != action.place:
                assert isinstance(place, Junction)
                remove_token(draft, choice.corporation, place, log)
        demand_choices(game, draft, choice.corporation, log)


def merge_tokens(
    game: Game, draft: GameState, government: CorporationId, members: tuple[CorporationId, ...], log: Log
) -> None:
    """Tokens of the members become the government's; then its president chooses where there are too many."""
    kept: list[Token] = []
    for token in draft.board.tokens:
        if token.corporation not in (government, *members):
            kept.append(token)
            continue
        place = token.place
        assert isinstance(place, Junction)
        own = [other.place for other in kept if other.corporation == government]
        if any(isinstance(other, Junction) and same_junction(other, place) for other in own):
            log.append(TokenRemoved(government, place, double=True))
        else:
            kept.append(Token(government, place))
    draft.board = msgspec.structs.replace(draft.board, tokens=tuple(kept))
    demand_choices(game, draft, government, log)


def demand_choices(game: Game, draft: GameState, government: CorporationId, log: Log) -> None:
    """Ask for the border token to keep, then for the dangling one; without a president the first placed stay."""
    for reason in (BORDER, DANGLING):
        places, limit = surplus(game, draft.board, government, reason)
        if len(places) <= limit:
            continue
        if draft.corporations[government].president is not None:
            draft.pending = (*draft.pending, KeepTokenChoice(government, reason, places))
            return
        for place in places[limit:]:
            remove_token(draft, government, place, log)


def surplus(game: Game, board: Board, railway: CorporationId, reason: str) -> tuple[tuple[Junction, ...], int]:
    """A railway's border or dangling tokens, and how many it may have (P-MAP-3, P-OP-3)."""
    rules, places = railways_of(game).junctions, junctions_of(board, railway)
    if reason == BORDER:
        return tuple(place for place in places if is_border(game, place)), rules.border_tokens
    return tuple(place for place in places if is_dangling(game, board, place)), rules.dangling_tokens


def _choice(state: GameState) -> KeepTokenChoice | None:
    choice = state.pending[0] if state.pending else None
    return choice if isinstance(choice, KeepTokenChoice) else None
