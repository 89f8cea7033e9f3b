"""What tables and positions of all titles share in tests."""

from __future__ import annotations

from typing import ClassVar, Self

from engine.actions import Action, Offer
from engine.errors import Refusal
from engine.events import Event
from engine.game import Game
from engine.ids import CorporationId, EntityId, PlayerId, PrivateId
from engine.market import price
from engine.rounds.base import Outcome, Rules, act, legal, open_steps
from engine.state.game_state import GameState, PrivateState
from engine.state.turn import StockTurn

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Furio")


class RuledTable:
    """A game being played by a test: a refused move fails, everything is asked in short words."""

    rules: ClassVar[Rules]

    def __init__(self, game: Game, state: GameState | None = None) -> None:
        self.game = game
        self.state = self.rules.opening(game) if state is None else state
        self.events: tuple[Event, ...] = ()

    def do(self, *actions: Action) -> Self:
        """Apply moves; `events` are those of the last."""
        for action in actions:
            outcome = act(self.rules, self.game, self.state, action)
            assert isinstance(outcome, Outcome), outcome
            self.state, self.events = outcome.state, outcome.events
            self.look()
        return self

    def look(self) -> None:
        """What is asserted after every move."""

    def refuse(self, action: Action) -> Refusal:
        """The refusal of a move that must not be allowed."""
        outcome = act(self.rules, self.game, self.state, action)
        assert isinstance(outcome, Refusal), action
        return outcome

    def legal(self) -> tuple[Offer, ...]:
        """All offers."""
        return legal(self.rules, self.game, self.state)

    def actor(self) -> EntityId | None:
        """Who must act; None when the game is over."""
        steps = open_steps(self.rules, self.game, self.state)
        return steps[-1].actor(self.game, self.state) if steps else None

    def price(self, corporation: str) -> int:
        """Its market price."""
        return price(self.game, self.state, CorporationId(corporation))

    def president(self, corporation: str) -> PlayerId | None:
        """Its president."""
        return self.state.corporations[CorporationId(corporation)].president


class RuledPosition:
    """A stock round put together by hand. Privates are closed."""

    rules: ClassVar[Rules]

    def __init__(self, game: Game, turn: str, number: int) -> None:
        self.game = game
        self.draft = self.rules.opening(game)
        self.draft.set_number = number
        self.draft.turn = StockTurn(number=number, current=PlayerId(turn))
        self.draft.priority = PlayerId(turn)
        self.draft.privates = dict.fromkeys(self.draft.privates, PrivateState(closed=True))

    def cash(self, **amounts: int) -> Self:
        """Players' cash."""
        for player, amount in amounts.items():
            self.draft.players[PlayerId(player)].cash = amount
        return self

    def owns(self, player: str, *privates: str) -> Self:
        """Privates of a player; all others are closed."""
        for private in privates:
            self.draft.privates[PrivateId(private)] = PrivateState(owner=EntityId(player))
        return self
