"""The home token of a corporation that has been started (R-2.3.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.base import Action
from engine.actions.offers import Offer
from engine.actions.stock import ChooseHome
from engine.errors import Refusal
from engine.events import Log, TokenPlaced
from engine.game import Game
from engine.ids import CorporationId, EntityId
from engine.routes.changes import place_token
from engine.routes.tokens import check_home
from engine.sequence import defer_unplaceable, places_to_start, standing_of
from engine.state.board import CitySlot, Token
from engine.state.game_state import GameState
from engine.state.turn import HomeChoice
from engine.steps.base import Step


class HomeStep(Step):
    """The president chooses among the homes of his corporation."""

    name = "home"
    handles = (ChooseHome,)

    def actor(self, game: Game, state: GameState) -> EntityId | None:
        """The corporation."""
        del game
        choice = _choice(state)
        return None if choice is None else EntityId(choice.corporation)

    def offers(self, game: Game, state: GameState) -> Iterator[Offer]:
        """One place in each city that has a free slot not kept for another."""
        choice = _choice(state)
        assert choice is not None
        for place in places_to_start(game, state, choice.corporation):
            yield Offer(ChooseHome(EntityId(choice.corporation), place))

    def check(self, game: Game, state: GameState, action: Action) -> Refusal | None:
        """R-2.3.6."""
        assert isinstance(action, ChooseHome)
        return check_home(game, state.board, CorporationId(action.actor), action.place, standing_of(state))

    def apply(self, game: Game, draft: GameState, action: Action, log: Log) -> None:
        """Place the token."""
        assert isinstance(action, ChooseHome)
        draft.pending = draft.pending[1:]
        _place(game, draft, CorporationId(action.actor), action.place, log)


def settle_home(game: Game, draft: GameState, corporation: CorporationId, log: Log) -> None:
    """Place the home token of a started corporation, or ask for the place where it has several homes."""
    if len(game.title.corporation[corporation].homes) > 1:
        draft.pending = (*draft.pending, HomeChoice(corporation))
        return
    _place(game, draft, corporation, places_to_start(game, draft, corporation)[0], log)


def _place(game: Game, draft: GameState, corporation: CorporationId, place: CitySlot, log: Log) -> None:
    draft.board = place_token(draft.board, Token(corporation, place, home=True))
    draft.corporations[corporation].unplaced -= 1
    log.append(TokenPlaced(corporation, place, home=True))
    defer_unplaceable(game, draft, log)


def _choice(state: GameState) -> HomeChoice | None:
    choice = state.pending[0] if state.pending else None
    return choice if isinstance(choice, HomeChoice) else None
